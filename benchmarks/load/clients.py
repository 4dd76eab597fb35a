"""A load generator for Nassau: one WebSocket connection for each seat of each table."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import httpx
import msgspec

from benchmarks.load.socket import Socket, connect

SEATS = 3
MAX_CONCURRENT_SETUPS = 24


class Choice(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    version: int
    options: list[Choice]


class ServerMessage(msgspec.Struct):
    """The fields of a server message that the load generator uses."""

    type: str
    number: int = 0
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET
    ref: str | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(ServerMessage)
ENCODER = msgspec.json.Encoder()


class Meter:
    """Counters since the start or the last `clear`."""

    def __init__(self) -> None:
        self.moves = 0
        self.updates = 0
        self.bytes = 0
        self.errors: list[str] = []
        self.latencies: list[float] = []  # seconds from sending a move until the last viewer has received it

    def clear(self) -> None:
        self.__init__()  # type: ignore[misc]


class LoadTable:
    """One table with its viewers. At most one move is in flight at a time."""

    def __init__(self, id: str, meter: Meter) -> None:
        self.id = id
        self.meter = meter
        self.viewers: list[Viewer] = []
        self.over = False
        self.sent: float | None = None
        self.acknowledged = 0  # the highest event number in an acknowledgement
        self.receivers = 0

    def next_to_move(self) -> "Viewer | None":
        """The viewer who has to move; None while a move is in flight or the game is over."""
        if self.over or self.sent is not None:
            return None
        return next((viewer for viewer in self.viewers if viewer.decision is not None), None)

    def received(self) -> None:
        """Another viewer has received the last move."""
        self.receivers += 1
        if self.receivers == len(self.viewers) and self.sent is not None:
            self.meter.latencies.append(time.perf_counter() - self.sent)
            self.sent = None


class Viewer:
    """One connection to one table."""

    socket: Socket

    def __init__(self, table: LoadTable, rng: random.Random, moved: "asyncio.Queue[LoadTable]") -> None:
        self.table = table
        self.rng = rng
        self.moved = moved
        self.decision: Decision | None = None
        self.number = 0

    def act(self) -> None:
        decision, table = self.decision, self.table
        assert decision is not None
        option = self.rng.choice(decision.options).id
        self.decision = None
        table.sent, table.receivers = time.perf_counter(), 0
        request = {"type": "act", "table": table.id, "version": decision.version, "option": option, "ref": "m"}
        self.socket.send(ENCODER.encode(request))

    def receive(self, frame: bytes) -> None:
        message = DECODER.decode(frame)
        if message.type == "error":
            self.table.meter.errors.append(message.code)
        if message.type in ("snapshot", "update") and message.number > self.number:
            self.update(message, len(frame))
            if self.table.sent is None:
                self.moved.put_nowait(self.table)

    def update(self, message: ServerMessage, size: int) -> None:
        self.number = message.number
        if message.decision is not msgspec.UNSET:
            self.decision = message.decision
        if message.phase == "over":
            self.table.over = True
        if message.type == "update":
            self.table.meter.updates += 1
            self.table.meter.bytes += size
            if message.ref:
                self.table.meter.moves += 1
                self.table.acknowledged = max(self.table.acknowledged, message.number)
            self.table.received()


class LoadGenerator:
    """A few users who play at many tables together, with one connection for each seat."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.meter = Meter()
        self.tables: list[LoadTable] = []
        self.moved: asyncio.Queue[LoadTable] = asyncio.Queue()
        self.https: list[httpx.AsyncClient] = []
        self.gate = asyncio.Semaphore(MAX_CONCURRENT_SETUPS)

    async def sign_in(self, names: Iterable[str]) -> None:
        for name in names:
            http = httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, timeout=60)
            (await http.post("/api/guest", json={"name": name})).raise_for_status()
            self.https.append(http)

    async def open_tables(self, count: int) -> None:
        """Creates, fills and starts `count` tables."""
        await asyncio.gather(*(self.open_table(number) for number in range(count)))

    async def open_table(self, number: int) -> None:
        async with self.gate:
            host, *others = self.https
            body = {"game": "manila", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]}
            id = (await host.post("/api/tables", json=body)).raise_for_status().json()["id"]
            for http in others:
                for step in ("join", "ready"):
                    (await http.post(f"/api/tables/{id}/{step}", json={})).raise_for_status()
            (await host.post(f"/api/tables/{id}/start", json={})).raise_for_status()
            table = LoadTable(id, self.meter)
            for seat, http in enumerate(self.https):
                await self.subscribe(table, http, random.Random(number * SEATS + seat))
            self.tables.append(table)

    async def open_bot_tables(self, level: str, count: int) -> None:
        """Starts `count` tables of one user and two bots. The user answers at once, so the bots think all the time."""
        host, bot = self.https[0], {"kind": "bot", "level": level}
        for number in range(count):
            body = {"game": "manila", "seats": [{"kind": "person"}, bot, bot]}
            table = LoadTable((await host.post("/api/tables", json=body)).raise_for_status().json()["id"], self.meter)
            (await host.post(f"/api/tables/{table.id}/start", json={})).raise_for_status()
            await self.subscribe(table, host, random.Random(number))
            self.tables.append(table)

    async def subscribe(self, table: LoadTable, http: httpx.AsyncClient, rng: random.Random) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        viewer = Viewer(table, rng, self.moved)
        viewer.socket = await connect(self.url, cookie, viewer.receive)
        viewer.socket.send(ENCODER.encode({"type": "subscribe", "table": table.id}))
        table.viewers.append(viewer)

    def tables_to_move(self) -> Iterable[LoadTable]:
        return [table for table in self.tables if table.next_to_move() is not None]

    async def close(self) -> None:
        for viewer in [viewer for table in self.tables for viewer in table.viewers]:
            viewer.socket.close()
        for http in self.https:
            await http.aclose()

    # -- load profiles

    async def run_at_rate(self, rate: float, seconds: float) -> None:
        """Sends `rate` moves per second, each at a random table that waits for a move."""
        started = time.perf_counter()
        rng, sent = random.Random(1), 0
        ready = list(self.tables_to_move())
        while (elapsed := time.perf_counter() - started) < seconds:
            while not self.moved.empty():
                ready.append(self.moved.get_nowait())
            while sent < elapsed * rate and ready:
                index = rng.randrange(len(ready))
                ready[index], ready[-1] = ready[-1], ready[index]
                viewer = ready.pop().next_to_move()
                if viewer is not None:
                    viewer.act()
                    sent += 1
            await asyncio.sleep(0.001)

    async def run_at_capacity(self, seconds: float) -> float:
        """Moves at every table as soon as all viewers have received the previous move. Returns moves per second."""
        started = time.perf_counter()
        for table in list(self.tables_to_move()):
            viewer = table.next_to_move()
            if viewer is not None:
                viewer.act()
        while (left := started + seconds - time.perf_counter()) > 0:
            try:
                table = await asyncio.wait_for(self.moved.get(), left)
            except TimeoutError:
                break
            viewer = table.next_to_move()
            if viewer is not None:
                viewer.act()
        return self.meter.moves / (time.perf_counter() - started)


@asynccontextmanager
async def load_generator(url: str, names: Iterable[str] = ("Ann", "Ben", "Cleo")) -> AsyncIterator[LoadGenerator]:
    generator = LoadGenerator(url)
    await generator.sign_in(names)
    try:
        yield generator
    finally:
        await generator.close()


def percentile(values: list[float], part: float) -> float:
    """A percentile (0 to 1) of values in seconds, in milliseconds; NaN without values."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")

"""Real WebSocket clients for a load on Nassau: one connection for each seat of each table."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from benchmarks.load.socket import Socket, connect

SEATS = 3
AT_ONCE = 24


class Choice(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    version: int
    options: list[Choice]


class Heard(msgspec.Struct):
    """The part of a server's message that a load cares about."""

    type: str
    number: int = 0
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET
    ref: str | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(Heard)
ENCODER = msgspec.json.Encoder()


class Meter:
    """What a load has shown so far."""

    def __init__(self) -> None:
        self.moves = 0
        self.updates = 0
        self.bytes = 0
        self.faults: list[str] = []
        self.latencies: list[float] = []  # seconds from a sent move to the last viewer's screen

    def clear(self) -> None:
        self.__init__()  # type: ignore[misc]


class LoadTable:
    """One table with its screens. At most one move is on its way at a time."""

    def __init__(self, id: str, meter: Meter) -> None:
        self.id = id
        self.meter = meter
        self.screens: list[Screen] = []
        self.over = False
        self.sent: float | None = None
        self.acknowledged = 0  # the highest number that a move was answered with
        self.seen = 0

    def asked(self) -> "Screen | None":
        """Whose turn it is; None while a move is on its way or the game is over."""
        if self.over or self.sent is not None:
            return None
        return next((screen for screen in self.screens if screen.decision is not None), None)

    def shown(self) -> None:
        """One more screen shows the last move."""
        self.seen += 1
        if self.seen == len(self.screens) and self.sent is not None:
            self.meter.latencies.append(time.perf_counter() - self.sent)
            self.sent = None


class Screen:
    """One viewer of one table."""

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
        table.sent, table.seen = time.perf_counter(), 0
        message = {"type": "act", "table": table.id, "version": decision.version, "option": option, "ref": "m"}
        self.socket.send(ENCODER.encode(message))

    def hear(self, frame: bytes) -> None:
        heard = DECODER.decode(frame)
        if heard.type == "error":
            self.table.meter.faults.append(heard.code)
        if heard.type in ("snapshot", "update") and heard.number > self.number:
            self.take(heard, len(frame))
            if self.table.sent is None:
                self.moved.put_nowait(self.table)

    def take(self, heard: Heard, size: int) -> None:
        self.number = heard.number
        if heard.decision is not msgspec.UNSET:
            self.decision = heard.decision
        if heard.phase == "over":
            self.table.over = True
        if heard.type == "update":
            self.table.meter.updates += 1
            self.table.meter.bytes += size
            if heard.ref:
                self.table.meter.moves += 1
                self.table.acknowledged = max(self.table.acknowledged, heard.number)
            self.table.shown()


class Company:
    """Three people who sit together at many tables, on one screen for each of them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.meter = Meter()
        self.tables: list[LoadTable] = []
        self.moved: asyncio.Queue[LoadTable] = asyncio.Queue()
        self.https: list[httpx.AsyncClient] = []
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def enter(self, names: Iterable[str]) -> None:
        for name in names:
            http = httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, timeout=60)
            (await http.post("/api/guest", json={"name": name})).raise_for_status()
            self.https.append(http)

    async def sit_down(self, count: int) -> None:
        """Open, fill and start so many tables."""
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
                await self.look(table, http, random.Random(number * SEATS + seat))
            self.tables.append(table)

    async def challenge(self, level: str, count: int) -> None:
        """Sit down alone with two bots at each of so many tables: as people answer at once, bots always think."""
        host, bot = self.https[0], {"kind": "bot", "level": level}
        for number in range(count):
            body = {"game": "manila", "seats": [{"kind": "person"}, bot, bot]}
            table = LoadTable((await host.post("/api/tables", json=body)).raise_for_status().json()["id"], self.meter)
            (await host.post(f"/api/tables/{table.id}/start", json={})).raise_for_status()
            await self.look(table, host, random.Random(number))
            self.tables.append(table)

    async def look(self, table: LoadTable, http: httpx.AsyncClient, rng: random.Random) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        screen = Screen(table, rng, self.moved)
        screen.socket = await connect(self.url, cookie, screen.hear)
        screen.socket.send(ENCODER.encode({"type": "subscribe", "table": table.id}))
        table.screens.append(screen)

    def waiting(self) -> Iterable[LoadTable]:
        return [table for table in self.tables if table.asked() is not None]

    async def leave(self) -> None:
        for screen in [screen for table in self.tables for screen in table.screens]:
            screen.socket.close()
        for http in self.https:
            await http.aclose()

    # -- loads

    async def pace(self, rate: float, seconds: float) -> None:
        """So many moves a second, each at a table where somebody is asked."""
        started = time.perf_counter()
        rng, sent = random.Random(1), 0
        ready = list(self.waiting())
        while (elapsed := time.perf_counter() - started) < seconds:
            while not self.moved.empty():
                ready.append(self.moved.get_nowait())
            while sent < elapsed * rate and ready:
                index = rng.randrange(len(ready))
                ready[index], ready[-1] = ready[-1], ready[index]
                screen = ready.pop().asked()
                if screen is not None:
                    screen.act()
                    sent += 1
            await asyncio.sleep(0.001)

    async def rush(self, seconds: float) -> float:
        """Every table moves as soon as all its screens have shown the move before; moves per second."""
        started = time.perf_counter()
        for table in list(self.waiting()):
            screen = table.asked()
            if screen is not None:
                screen.act()
        while (left := started + seconds - time.perf_counter()) > 0:
            try:
                table = await asyncio.wait_for(self.moved.get(), left)
            except TimeoutError:
                break
            screen = table.asked()
            if screen is not None:
                screen.act()
        return self.meter.moves / (time.perf_counter() - started)


@asynccontextmanager
async def company(url: str, names: Iterable[str] = ("Ann", "Ben", "Cleo")) -> AsyncIterator[Company]:
    guests = Company(url)
    await guests.enter(names)
    try:
        yield guests
    finally:
        await guests.leave()


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


Result = dict[str, Any]

"""A harbour in bad weather: servers behind one port, a crew that plays every game there, and a ledger."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from nassau import games
from nassau.store import Store
from nassau.store.admin.check import doctor
from tests.chaos.persistent_player import Mate
from tests.chaos.promises import Rulebook, screen_of
from tests.chaos.proxy import Quay
from tests.chaos.server_processes import Server
from tests.support.postgres import new_database
from tests.support.redis_server import Redis

CREW: Final = ("Ann", "Ben", "Cleo")
SOON: Final = 60.0
"""Seconds in which players must be playing again: generous, for busy machines. What it took is measured."""


class Harbour:
    """One or two servers on one database, and people at a table of every game."""

    def __init__(self, folder: Path, database: str, servers: list[Server], quay: Quay, seed: int) -> None:
        self.folder = folder
        self.database = database
        self.servers = servers
        self.quay = quay
        self.rng = random.Random(seed)
        self.rulebook = Rulebook()
        self.mates = [Mate(quay.url, name, self.rulebook, random.Random(f"{seed} {name}")) for name in CREW]
        self.redis: Redis | None = None
        self.store: Store | None = None
        self.lives: list[asyncio.Task[None]] = []
        self.voyages: dict[str, str] = {}  # by game: the table where it is played now
        self.faults: dict[str, int] = {}
        self.waits: dict[str, list[float]] = {}  # by fault: seconds until a move was acknowledged again
        self.starts: list[float] = []
        self.weather = "calm"
        self.idlers: list[ClientConnection] = []  # who came and reads nothing

    # -- the crew

    async def board(self) -> None:
        for mate in self.mates:
            await mate.enter()
            self.lives.append(asyncio.create_task(mate.live()))
        self.store = await Store.open(self.database)
        self.store.database.alone = False
        await self.set_sail()

    async def leave(self) -> None:
        for life in self.lives:
            life.cancel()
        await asyncio.gather(*self.lives, return_exceptions=True)
        for idler in self.idlers:
            idler.transport.abort()
        for mate in self.mates:
            await mate.http.aclose()
        if self.store is not None:
            await self.store.close()

    async def set_sail(self) -> None:
        """A running table of every game."""
        await self.eventually(lambda: all(mate.socket is not None for mate in self.mates))
        for game in games.ALL:
            screen = self.mates[0].screens.get(self.voyages.get(game, ""))
            if screen is None or screen["phase"] == "over":
                self.voyages[game] = await self.open_table(game)

    async def open_table(self, game: str) -> str:
        host, *others = self.mates
        seats = [{"kind": "person"}, *[{"kind": "open"}] * len(others)]
        table: str = (await host.post("/api/tables", {"game": game, "seats": seats}, 201))["id"]
        for mate in others:
            await mate.post(f"/api/tables/{table}/join")
            await mate.post(f"/api/tables/{table}/ready")
        for mate in self.mates:
            mate.watched = [known for known in mate.watched if mate.screens[known]["phase"] != "over"]
            await mate.watch(table)
        await self.eventually(lambda: all(table in mate.screens for mate in self.mates))
        await host.post(f"/api/tables/{table}/start")
        return table

    # -- weather

    async def storm(self, name: str, fault: Callable[[Harbour], Awaitable[None]], moves: int = 8) -> None:
        """One fault: what was promised is there, everybody sees what the log says, and play goes on by itself."""
        self.weather = name
        await self.play(moves)
        self.weather = f"after {name}"
        await fault(self)
        began = time.monotonic()
        await self.play(1)
        self.waits.setdefault(name, []).append(time.monotonic() - began)
        self.faults[name] = self.faults.get(name, 0) + 1
        await self.play(moves)
        await self.judge()

    async def play(self, moves: int) -> None:
        """Until so many more moves were acknowledged."""
        wanted = self.rulebook.acknowledged + moves
        began = time.monotonic()
        while self.rulebook.acknowledged < wanted:
            assert time.monotonic() - began < SOON, f"nobody plays on: {self.scene()}"
            if all(mate.screens[table]["phase"] == "over" for mate in self.mates[:1] for table in mate.watched):
                await self.set_sail()
            await asyncio.sleep(0.005)

    async def everybody(self) -> None:
        """Until a move of everybody was acknowledged."""
        before = [mate.moves for mate in self.mates]
        while any(mate.moves == moves for mate, moves in zip(self.mates, before, strict=True)):
            await self.play(1)

    async def judge(self) -> None:
        """Let everybody rest, and compare promises, logs and screens."""
        assert self.store is not None
        for mate in self.mates:
            mate.resting.set()
        await self.eventually(lambda: not any(mate.waiting for mate in self.mates))
        await self.rulebook.settle(self.store)
        for table in self.mates[0].watched:
            await self.compare(table)
        for mate in self.mates:
            mate.resting.clear()
        assert self.rulebook.lost == []
        assert self.rulebook.twice == 0
        await self.set_sail()

    async def compare(self, id: str) -> None:
        """What is on the screens is what the log folds to."""
        assert self.store is not None
        began = time.monotonic()
        table = await self.rulebook.read(self.store, id)
        while any(mate.screens[id]["number"] != table.number for mate in self.mates):
            assert time.monotonic() - began < SOON, self.scene()
            await asyncio.sleep(0.02)
            table = await self.rulebook.read(self.store, id)
        for mate in self.mates:
            screen = mate.screens[id]
            shown = {name: screen[name] for name in ("number", "view", "decision", "pending")}
            assert {**shown, "events": sorted(screen["events"])} == screen_of(table, screen["seat"]), (id, mate.name)

    async def eventually(self, true: Callable[[], bool]) -> None:
        began = time.monotonic()
        while not true():
            assert time.monotonic() - began < SOON, self.scene()
            await asyncio.sleep(0.01)

    def scene(self) -> dict[str, Any]:
        """For whoever must find out what went wrong."""
        logs = [server.log.read_text(encoding="utf-8", errors="replace").splitlines() for server in self.servers]
        return {
            "weather": self.weather,
            "faults": self.faults,
            "refused": dict(self.rulebook.refused),
            "mates": [mate.scene() for mate in self.mates],
            "logs": [list(dict.fromkeys(line[28:] for line in log))[-8:] for log in logs],
        }

    async def close(self) -> None:
        """Everything ends; the doctor looks at every table, and no server has logged an error."""
        await self.judge()
        await self.leave()
        for server in self.servers:
            await server.end(signal.SIGTERM)
        store = await Store.open(self.database)
        report = await doctor(store)
        await store.close()
        assert report.problems == []


@asynccontextmanager
async def manned(harbour: Harbour) -> AsyncIterator[Harbour]:
    """The servers run and the crew is aboard; nothing is left behind."""
    try:
        for server in harbour.servers:
            harbour.starts.append(await server.start())
        await harbour.board()
        yield harbour
    finally:
        for server in harbour.servers:
            if server.process is not None:
                with suppress(ProcessLookupError):
                    server.send(signal.SIGCONT)
        await harbour.leave()
        for server in harbour.servers:
            await server.end()


@asynccontextmanager
async def club(folder: Path, seed: int = 1) -> AsyncIterator[Harbour]:
    """One server on an SQLite file."""
    database = str(folder / "nassau.sqlite3")
    server = Server(folder, "club", database)
    async with Quay([server.port]) as quay, manned(Harbour(folder, database, [server], quay, seed)) as harbour:
        yield harbour


@asynccontextmanager
async def cluster(folder: Path, seed: int = 1) -> AsyncIterator[Harbour]:
    """Two servers behind one port, on PostgreSQL and Redis."""
    database = await asyncio.to_thread(new_database)
    redis = Redis(folder)
    redis.start()
    between = ["--redis", redis.url]
    servers = [Server(folder, name, database, *between) for name in ("one", "two")]
    try:
        async with (
            Quay([server.port for server in servers]) as quay,
            manned(Harbour(folder, database, servers, quay, seed)) as harbour,
        ):
            harbour.redis = redis
            yield harbour
    finally:
        redis.kill()

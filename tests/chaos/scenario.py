"""A chaos scenario: servers behind one port, players at a table of every game, and a check after each fault."""

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
from tests.chaos.persistent_player import PersistentPlayer
from tests.chaos.promises import Promises, screen_of
from tests.chaos.proxy import Proxy
from tests.chaos.server_processes import Server
from tests.support.postgres import new_database
from tests.support.redis_server import Redis

NAMES: Final = ("Ann", "Ben", "Cleo")
RECOVERY_SECONDS: Final = 60.0
"""Limit for the recovery after a fault: generous, for busy machines. The actual time is measured."""


class Scenario:
    """One or two servers on one database, with players at a table of every game."""

    def __init__(self, folder: Path, database: str, servers: list[Server], proxy: Proxy, seed: int) -> None:
        self.folder = folder
        self.database = database
        self.servers = servers
        self.proxy = proxy
        self.rng = random.Random(seed)
        self.promises = Promises()
        self.players = [
            PersistentPlayer(proxy.url, name, self.promises, random.Random(f"{seed} {name}")) for name in NAMES
        ]
        self.redis: Redis | None = None
        self.store: Store | None = None
        self.loops: list[asyncio.Task[None]] = []
        self.current: dict[str, str] = {}  # by game: its current table
        self.faults: dict[str, int] = {}
        self.waits: dict[str, list[float]] = {}  # by fault: seconds until a move was acknowledged again
        self.starts: list[float] = []
        self.phase = "start"
        self.stalled_readers: list[ClientConnection] = []  # clients that read nothing

    # -- players

    async def enter_all(self) -> None:
        for player in self.players:
            await player.enter()
            self.loops.append(asyncio.create_task(player.run()))
        self.store = await Store.open(self.database)
        self.store.database.alone = False
        await self.open_tables()

    async def leave(self) -> None:
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        for reader in self.stalled_readers:
            reader.transport.abort()
        for player in self.players:
            await player.http.aclose()
        if self.store is not None:
            await self.store.close()

    async def open_tables(self) -> None:
        """Open a new table for every game whose table is over."""
        await self.eventually(lambda: all(player.socket is not None for player in self.players))
        for game in games.ALL:
            screen = self.players[0].screens.get(self.current.get(game, ""))
            if screen is None or screen["phase"] == "over":
                self.current[game] = await self.open_table(game)

    async def open_table(self, game: str) -> str:
        host, *others = self.players
        seats = [{"kind": "person"}, *[{"kind": "open"}] * len(others)]
        table: str = (await host.post("/api/tables", {"game": game, "seats": seats}, 201))["id"]
        for player in others:
            await player.post(f"/api/tables/{table}/join")
            await player.post(f"/api/tables/{table}/ready")
        for player in self.players:
            player.watched = [known for known in player.watched if player.screens[known]["phase"] != "over"]
            await player.watch(table)
        await self.eventually(lambda: all(table in player.screens for player in self.players))
        await host.post(f"/api/tables/{table}/start")
        return table

    # -- faults

    async def inject(self, name: str, fault: Callable[[Scenario], Awaitable[None]], moves: int = 8) -> None:
        """Inject one fault, measure the recovery, and check logs and clients."""
        self.phase = name
        await self.play(moves)
        self.phase = f"after {name}"
        await fault(self)
        began = time.monotonic()
        await self.play(1)
        self.waits.setdefault(name, []).append(time.monotonic() - began)
        self.faults[name] = self.faults.get(name, 0) + 1
        await self.play(moves)
        await self.judge()

    async def play(self, moves: int) -> None:
        """Wait until this many more moves were acknowledged."""
        wanted = self.promises.acknowledged + moves
        began = time.monotonic()
        while self.promises.acknowledged < wanted:
            assert time.monotonic() - began < RECOVERY_SECONDS, f"no move was acknowledged: {self.diagnosis()}"
            if all(player.screens[table]["phase"] == "over" for player in self.players[:1] for table in player.watched):
                await self.open_tables()
            await asyncio.sleep(0.005)

    async def move_of_everyone(self) -> None:
        """Wait until a move of every player was acknowledged."""
        before = [player.moves for player in self.players]
        while any(player.moves == moves for player, moves in zip(self.players, before, strict=True)):
            await self.play(1)

    async def judge(self) -> None:
        """Pause the players, and compare acknowledged moves, logs and clients."""
        assert self.store is not None
        for player in self.players:
            player.resting.set()
        await self.eventually(lambda: not any(player.waiting for player in self.players))
        await self.promises.settle(self.store)
        for table in self.players[0].watched:
            await self.compare(table)
        for player in self.players:
            player.resting.clear()
        assert self.promises.lost == []
        assert self.promises.twice == 0
        await self.open_tables()

    async def compare(self, id: str) -> None:
        """Check that the clients show the state of the log."""
        assert self.store is not None
        began = time.monotonic()
        table = await self.promises.read(self.store, id)
        while any(player.screens[id]["number"] != table.number for player in self.players):
            assert time.monotonic() - began < RECOVERY_SECONDS, self.diagnosis()
            await asyncio.sleep(0.02)
            table = await self.promises.read(self.store, id)
        for player in self.players:
            screen = player.screens[id]
            shown = {name: screen[name] for name in ("number", "view", "decision", "pending")}
            assert {**shown, "events": sorted(screen["events"])} == screen_of(table, screen["seat"]), (id, player.name)

    async def eventually(self, true: Callable[[], bool]) -> None:
        began = time.monotonic()
        while not true():
            assert time.monotonic() - began < RECOVERY_SECONDS, self.diagnosis()
            await asyncio.sleep(0.01)

    def diagnosis(self) -> dict[str, Any]:
        """The state of the scenario, for failure messages."""
        logs = [server.log.read_text(encoding="utf-8", errors="replace").splitlines() for server in self.servers]
        return {
            "phase": self.phase,
            "faults": self.faults,
            "refused": dict(self.promises.refused),
            "players": [player.diagnosis() for player in self.players],
            "logs": [list(dict.fromkeys(line[28:] for line in log))[-8:] for log in logs],
        }

    async def close(self) -> None:
        """Stop everything, and check every stored table."""
        await self.judge()
        await self.leave()
        for server in self.servers:
            await server.end(signal.SIGTERM)
        store = await Store.open(self.database)
        report = await doctor(store)
        await store.close()
        assert report.problems == []


@asynccontextmanager
async def running(scenario: Scenario) -> AsyncIterator[Scenario]:
    """Start the servers and players; stop them all afterwards."""
    try:
        for server in scenario.servers:
            scenario.starts.append(await server.start())
        await scenario.enter_all()
        yield scenario
    finally:
        for server in scenario.servers:
            if server.process is not None:
                with suppress(ProcessLookupError):
                    server.send(signal.SIGCONT)
        await scenario.leave()
        for server in scenario.servers:
            await server.end()


@asynccontextmanager
async def club(folder: Path, seed: int = 1) -> AsyncIterator[Scenario]:
    """One server on an SQLite file."""
    database = str(folder / "nassau.sqlite3")
    server = Server(folder, "club", database)
    async with Proxy([server.port]) as proxy, running(Scenario(folder, database, [server], proxy, seed)) as scenario:
        yield scenario


@asynccontextmanager
async def cluster(folder: Path, seed: int = 1) -> AsyncIterator[Scenario]:
    """Two servers behind one port, on PostgreSQL and Redis."""
    database = await asyncio.to_thread(new_database)
    redis = Redis(folder)
    redis.start()
    between = ["--redis", redis.url]
    servers = [Server(folder, name, database, *between) for name in ("one", "two")]
    try:
        async with (
            Proxy([server.port for server in servers]) as proxy,
            running(Scenario(folder, database, servers, proxy, seed)) as scenario,
        ):
            scenario.redis = redis
            yield scenario
    finally:
        redis.kill()

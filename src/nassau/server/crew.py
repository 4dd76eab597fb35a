"""Bots at tables. They come in by the same door as people, think outside the event loop, and act after a short pause.

A bot gets its seat's view and imagined worlds, never the table. If the table has moved on while it thought, its act
is stale and nothing happens.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

import structlog

from nassau import bots, games
from nassau.kernel import BadSetup, State, text
from nassau.server.news import Thinks
from nassau.server.trouble import Trouble
from nassau.tables import Level, Table

if TYPE_CHECKING:
    from nassau.server.house import House

LOG = structlog.get_logger("nassau.crew")
INSTANT: Final = ("landlubber", "sailor")
"""Levels that decide by rules of thumb; the others search, in processes of their own."""

TRIES: Final = 3
PAUSE: Final = 0.2
"""Seconds before a bot tries again."""

NAMES: Final = ("Anne", "Bartholomew", "Calico Jack", "Grace", "Henry", "Jeanne", "Mary", "Olivier", "Stede", "Zheng")


def decide(level: str, state: State, seat: int, seed: int) -> str:
    return text(bots.ask(bots.load(level, state.game), state, seat, random.Random(seed)))


def decide_elsewhere(level: str, position: dict[str, Any], seat: int, seed: int) -> str:
    """In a worker process: the position comes as data."""
    return decide(level, games.load(position["game"]).load(position), seat, seed)


def known_level(level: Level, table: Table) -> Level:
    """The level itself, or the strongest below it that the game has."""
    there = bots.levels(table.game)
    return level if level in there else there[-1]  # type: ignore[return-value]


class Crew:
    def __init__(self, house: House) -> None:
        self.house = house
        self.threads = ThreadPoolExecutor(2, "nassau-bot")
        self.processes: ProcessPoolExecutor | None = None
        self.thinking: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self.processes is not None:
            self.processes.shutdown(wait=False, cancel_futures=True)

    def look(self, table: Table, grace: float = 0.0) -> None:
        """Let the bots that must decide begin to think. `grace`: another process may be at it already."""
        due = {seat: (level, version) for seat, level, version in table.bots_due()}
        for seat, (level, version) in due.items():
            begun = self.thinking.get((table.id, seat))
            if begun is None or begun[0] != version:
                task = self.house.spawn(self.play(table, seat, level, version, grace))
                self.thinking[table.id, seat] = (version, task)

    async def play(self, table: Table, seat: int, level: Level, version: int, grace: float) -> None:
        """One decision. What was refused because the table moved on meanwhile is decided again if it is still due."""
        try:
            await asyncio.sleep(grace)
            for tried in range(TRIES):
                table = await self.house.table(table.id) if grace or tried else table
                if (seat, version) not in [(due, since) for due, _, since in table.bots_due()]:
                    return
                try:
                    await self.decide_and_act(table, seat, level, version)
                    return
                except Trouble as trouble:
                    LOG.info("bot", table=table.id, seat=seat, code=trouble.code)
                    await asyncio.sleep(PAUSE * (tried + 1))
        finally:
            if self.thinking.get((table.id, seat), (0,))[0] == version:
                del self.thinking[table.id, seat]

    async def decide_and_act(self, table: Table, seat: int, level: Level, version: int) -> None:
        started = time.perf_counter()
        delay = self.house.settings.delay
        if delay or level not in INSTANT:
            self.house.hub.thinking(table.id, table.number, seat)
            self.house.newsroom.publish(Thinks(table.id, table.number, seat))
        option = await self.think(table, seat, level)
        thought = time.perf_counter() - started
        self.house.metrics.thought.observe(thought)
        await asyncio.sleep(max(0.0, delay - thought))
        now = self.house.now
        await self.house.change(table.id, lambda held: held.act(seat, option, version, now(), bot=True))

    async def think(self, table: Table, seat: int, level: Level) -> str:
        assert table.state is not None
        seed, loop = secrets.randbits(64), asyncio.get_running_loop()
        known = known_level(level, table)
        try:
            if known in INSTANT:
                return await loop.run_in_executor(self.threads, decide, known, table.state, seat, seed)
            position = table.state.dump()
            return await loop.run_in_executor(self.pool(), decide_elsewhere, known, position, seat, seed)
        except BadSetup as error:
            raise Trouble("bad_setup", str(error)) from error

    def pool(self) -> Executor:
        if self.processes is None:
            self.processes = ProcessPoolExecutor(self.house.settings.workers, get_context("spawn"))
        return self.processes


def bot_name(table: Table) -> str:
    """A name that nobody at the table has yet."""
    taken = {seat.name for seat in table.seats}
    free = [name for name in NAMES if name not in taken]
    return random.choice(free) if free else f"Bot {len(taken) + 1}"

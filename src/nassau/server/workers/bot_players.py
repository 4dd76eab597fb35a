"""Bots at tables. They come in by the same door as people, think outside the event loop, and act after a short pause.

A bot gets its seat's view and imagined worlds, never the table. If the table has moved on while it thought, the
thought is stopped. Where a bot crashes, is late or answers what is not allowed, weaker ones decide in its place.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

import structlog

from nassau import bots
from nassau.bots.search_bot import SEARCH_SECONDS
from nassau.kernel import State, text
from nassau.server.cluster.bus import Thinks
from nassau.server.protocol.request_error import Trouble
from nassau.server.workers.pool import Counsel, Failed, Job, Thinkers, decide
from nassau.tables import Level, Table, play

if TYPE_CHECKING:
    from nassau.server.live.service import House

LOG = structlog.get_logger("nassau.crew")
TRIES: Final = 3
PAUSE: Final = 0.2
"""Seconds before a bot tries again."""
LATE: Final = 10.0
"""Seconds beyond its time after which a thought is given up: a busy machine is not a broken one."""

NAMES: Final = ("Anne", "Bartholomew", "Calico Jack", "Grace", "Henry", "Jeanne", "Mary", "Olivier", "Stede", "Zheng")


def known_level(level: Level, table: Table) -> Level:
    """The level itself, or the strongest below it that the game has."""
    there = bots.levels(table.game)
    return level if level in there else there[-1]  # type: ignore[return-value]


def deserted(table: Table) -> bool:
    """Whether nobody plays here any more: only bots, and deputies of those who have gone."""
    return all(seat.played_by for seat in table.seats)


class Crew:
    def __init__(self, house: House) -> None:
        self.house = house
        self.threads = ThreadPoolExecutor(2, "nassau-bot")
        self.thinkers = Thinkers(house.settings.workers)
        self.thinking: dict[tuple[str, int], tuple[int, Level, asyncio.Task[None]]] = {}
        self.announced: dict[tuple[str, int], int] = {}  # those of them who were said to think, and since which number

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.thinkers.close()

    def look(self, table: Table, grace: float = 0.0) -> None:
        """Let the bots that must decide begin to think, and those that need not stop. `grace`: another process may be
        at it already."""
        due = {seat: (version, self.level(table, level)) for seat, level, version in table.bots_due()}
        for seat in range(len(table.seats)):
            begun = self.thinking.get((table.id, seat))
            if begun is not None and begun[:2] != due.get(seat):
                self.stop(begun[2])
                begun = None
            if begun is None and seat in due:
                version, level = due[seat]
                task = self.house.spawn(self.play(table, seat, level, version, grace))
                self.thinking[table.id, seat] = (version, level, task)

    def level(self, table: Table, level: Level) -> Level:
        """What really plays: nobody waits for long thoughts at a table that everybody has left."""
        if deserted(table) and not self.house.hub.watched(table.id):
            level = "sailor"
        return known_level(level, table)

    def stop(self, task: asyncio.Task[None]) -> None:
        if task is not asyncio.current_task():
            task.cancel()

    async def play(self, table: Table, seat: int, level: Level, version: int, grace: float) -> None:
        """One decision. What was refused because the table moved on meanwhile is decided again if it is still due."""
        try:
            await asyncio.sleep(grace + SEARCH_SECONDS.get(level, 0.0) if grace else 0.0)
            for tried in range(TRIES):
                try:
                    table = await self.house.table(table.id) if grace or tried else table
                    if (seat, version) not in [(due, since) for due, _, since in table.bots_due()]:
                        return
                    await self.decide_and_act(table, seat, level, version)
                    return
                except Trouble as trouble:
                    LOG.info("bot", table=table.id, seat=seat, code=trouble.code)
                    await asyncio.sleep(PAUSE * (tried + 1))
        finally:
            mine = self.thinking.get((table.id, seat))
            if mine is not None and mine[2] is asyncio.current_task():
                del self.thinking[table.id, seat]
                self.announced.pop((table.id, seat), None)

    async def decide_and_act(self, table: Table, seat: int, level: Level, version: int) -> None:
        started = time.perf_counter()
        delay = self.house.settings.delay
        if delay or level not in bots.INSTANT:
            self.announce(table, seat)
        option, reason = await self.think(table, seat, level)
        thought = time.perf_counter() - started
        self.house.metrics.thought.observe(thought)
        await asyncio.sleep(max(0.0, delay - thought))
        now = self.house.now
        if reason:
            LOG.warning("bot faltered", table=table.id, seat=seat, level=level, reason=reason)
        await self.house.change(
            table.id, lambda held: play.act_for(held, seat, option, version, now(), faltered=bool(reason))
        )

    def announce(self, table: Table, seat: int) -> None:
        self.announced[table.id, seat] = table.number
        self.house.hub.thinking(table.id, table.number, seat)
        self.house.newsroom.publish(Thinks(table.id, table.number, seat))

    def thoughts(self, id: str) -> dict[int, int]:
        """The seats of a table where a bot of this process thinks, and since which number."""
        return {seat: number for (table, seat), number in self.announced.items() if table == id}

    async def think(self, table: Table, seat: int, level: Level) -> tuple[str, str]:
        """The decision, and why another than `level` made it ("" if it did)."""
        state, reason = table.state, ""
        assert state is not None
        for one in dict.fromkeys([level, known_level("sailor", table), "landlubber"]):
            try:
                option = await self.decide(state, seat, one)
                if option in map(text, state.legal(seat)):
                    return option, reason
                reason = reason or f"{one} answered {option[:80]!r}, which is not allowed"
            except Exception as error:  # a broken bot must not hold up a table
                reason = reason or f"{one}: {type(error).__name__}: {error}"
        return text(state.legal(seat)[0]), reason

    async def decide(self, state: State, seat: int, level: str) -> str:
        seed = secrets.randbits(64)
        if level in bots.INSTANT:
            return await asyncio.get_running_loop().run_in_executor(self.threads, decide, level, state, seat, seed)
        job = Job(level, state.dump(), seat, seed)
        option: str = await self.thinkers.think(job, SEARCH_SECONDS[level] + LATE)
        return option

    async def advise(self, table: Table, seat: int) -> list[Counsel]:
        """What a Captain would do at this seat, from what the seat may know."""
        assert table.state is not None
        job = Job("captain", table.state.dump(), seat, secrets.randbits(64), counsel=True)
        try:
            found: list[Counsel] = await self.thinkers.think(job, SEARCH_SECONDS["captain"] + LATE)
        except Failed as failed:
            LOG.warning("counsel", table=table.id, seat=seat, reason=str(failed))
            raise Trouble("unavailable", "the Captain cannot say just now") from failed
        return found


def bot_name(table: Table, seat: int | None = None) -> str:
    """A name that nobody at the table has yet; where a bot sits already, its name stays."""
    if seat is not None and table.seats[seat].bot_name:
        return table.seats[seat].bot_name
    taken = {seat.name for seat in table.seats}
    free = [name for name in NAMES if name not in taken]
    return random.choice(free) if free else f"Bot {len(taken) + 1}"

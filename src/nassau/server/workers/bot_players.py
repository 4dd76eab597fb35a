"""Bots at tables. They change tables through the table service like people, and think outside the event loop.

A bot receives its seat's view and determinizations, never the table. Its thinking is cancelled when the table has moved
on. If a bot raises, times out or answers an illegal option, a weaker one decides in its place.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import structlog

from nassau import bots
from nassau.bots.search_bot import SEARCH_SECONDS
from nassau.kernel import State, text
from nassau.server.live.background_tasks import Spawn
from nassau.server.live.bot_levels import available_level
from nassau.server.live.table_service import TableService
from nassau.server.live.thinking import ThinkingSeats
from nassau.server.metrics import Metrics
from nassau.server.protocol.request_error import RequestError
from nassau.server.workers.bot_tasks import BotTask, decide
from nassau.server.workers.pool import WorkerPool
from nassau.tables import Level, Table, play
from nassau.tables.information import publicly_forced

LOG = structlog.get_logger(__name__)
ATTEMPTS: Final = 3
RETRY_SECONDS: Final = 0.2
"""Pause before the second attempt; it grows with each attempt."""
OVERTIME_SECONDS: Final = 10.0
"""Time beyond a bot's thinking time until its worker counts as hung, on a busy machine."""
INSTANT_THREADS: Final = 2
ANSWER_MARGIN_SECONDS: Final = 0.25
"""Added to the search time of a level, so that complete searches answer at the same time as those that end early."""


class Turn(NamedTuple):
    """A decision that a bot has started on."""

    version: int
    level: Level
    task: asyncio.Task[None]


class BotPlayers:
    def __init__(
        self, tables: TableService, thinking: ThinkingSeats, is_watched: Callable[[str], bool], pool: WorkerPool,
        metrics: Metrics, spawn: Spawn, delay_seconds: float,
    ) -> None:  # fmt: skip
        self.tables = tables
        self.thinking = thinking
        self.is_watched = is_watched  # whether a table has viewers on any process
        self.pool = pool
        self.metrics = metrics
        self.spawn = spawn
        self.delay_seconds = delay_seconds
        self.threads = ThreadPoolExecutor(INSTANT_THREADS, "nassau-bot")
        self.turns: dict[tuple[str, int], Turn] = {}  # by table and seat

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.pool.close()

    def schedule(self, table: Table, delay_seconds: float = 0.0) -> None:
        """Start the bots that must decide and cancel those that need not. The delay leaves a bot to another process
        that may already play it."""
        due = {seat: (version, self.effective_level(table, level)) for seat, level, version in table.bots_due()}
        for seat in range(len(table.seats)):
            turn = self.turns.get((table.id, seat))
            if turn is not None and turn[:2] != due.get(seat):
                self.cancel(turn.task)
                turn = None
            if turn is None and seat in due:
                version, level = due[seat]
                task = self.spawn(self.play_turn(table, seat, level, version, delay_seconds))
                self.turns[table.id, seat] = Turn(version, level, task)

    def effective_level(self, table: Table, level: Level) -> Level:
        """The level that plays: a quick one at a table without people and viewers."""
        if without_people(table) and not self.is_watched(table.id):
            level = "sailor"
        return available_level(level, table)

    def cancel(self, task: asyncio.Task[None]) -> None:
        if task is not asyncio.current_task():
            task.cancel()

    async def play_turn(self, table: Table, seat: int, level: Level, version: int, delay_seconds: float) -> None:
        """Make one decision; after a refusal it is decided again if it is still due."""
        try:
            await asyncio.sleep(delay_seconds + SEARCH_SECONDS.get(level, 0.0) if delay_seconds else 0.0)
            for attempt in range(ATTEMPTS):
                try:
                    table = await self.tables.table(table.id) if delay_seconds or attempt else table
                    if (seat, version) not in [(due, since) for due, _, since in table.bots_due()]:
                        return
                    await self.decide_and_act(table, seat, level, version)
                    return
                except RequestError as error:
                    LOG.info("bot refused", table=table.id, seat=seat, code=error.code)
                    await asyncio.sleep(RETRY_SECONDS * (attempt + 1))
        finally:
            turn = self.turns.get((table.id, seat))
            if turn is not None and turn.task is asyncio.current_task():
                del self.turns[table.id, seat]
                self.thinking.ended(table.id, seat)

    async def decide_and_act(self, table: Table, seat: int, level: Level, version: int) -> None:
        started = time.perf_counter()
        if self.delay_seconds or level not in bots.INSTANT:
            self.thinking.started(table, seat)
        option, reason = await self.choose(table, seat, level)
        self.metrics.think_seconds.observe(time.perf_counter() - started)
        answer_seconds = await self.answer_seconds(table, seat, level)
        await asyncio.sleep(max(0.0, started + answer_seconds - time.perf_counter()))
        if reason:
            LOG.warning("bot replaced by a weaker one", table=table.id, seat=seat, level=level, reason=reason)
        now = self.tables.now
        await self.tables.change(
            table.id, lambda held: play.act_for(held, seat, option, version, now(), faltered=bool(reason))
        )

    async def answer_seconds(self, table: Table, seat: int, level: Level) -> float:
        """How long after the start of its turn a bot answers. It depends on public information only: a search that ends
        early because a hidden hand leaves a single option would reveal the hand. A delay of 0, for tests, turns it off.
        """
        state = table.state
        assert state is not None
        if not self.delay_seconds or level not in SEARCH_SECONDS:
            return self.delay_seconds
        seed = f"{table.id}/{table.number}"
        forced = await asyncio.get_running_loop().run_in_executor(self.threads, publicly_forced, state, seat, seed)
        return self.delay_seconds if forced else max(self.delay_seconds, SEARCH_SECONDS[level] + ANSWER_MARGIN_SECONDS)

    async def choose(self, table: Table, seat: int, level: Level) -> tuple[str, str]:
        """An option, and why a weaker bot than `level` chose it ("" if `level` did)."""
        state, reason = table.state, ""
        assert state is not None
        for one in dict.fromkeys([level, available_level("sailor", table), "landlubber"]):
            try:
                option = await self.decide(state, seat, one, table.head.host.id)
                if option in map(text, state.legal(seat)):
                    return option, reason
                reason = reason or f"{one} answered {option[:80]!r}, which is not legal"
            except Exception as error:  # a broken bot must not block a table
                reason = reason or f"{one}: {type(error).__name__}: {error}"
        return text(state.legal(seat)[0]), reason

    async def decide(self, state: State, seat: int, level: str, owner: str) -> str:
        seed = secrets.randbits(64)
        if level in bots.INSTANT:
            return await asyncio.get_running_loop().run_in_executor(self.threads, decide, level, state, seat, seed)
        task = BotTask(level, state.dump(), seat, seed, owner=owner)
        option: str = await self.pool.run(task, SEARCH_SECONDS[level] + OVERTIME_SECONDS)
        return option


def without_people(table: Table) -> bool:
    """Whether bots and deputies play all seats."""
    return all(seat.played_by for seat in table.seats)

"""The clocks of all tables: when a seat's time has run out, a deputy takes it over. The same clocks end the wait of a
start for contributions to its sealed dice, also after a restart and in a cluster.

The system clock may be set back. Times in a log never decrease, so a log may then be ahead of the clock, by a year for
example. Deadlines are kept relative to the time at which they were noted: a decision has its time and no more.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from nassau.server.live.bot_levels import available_level
from nassau.server.live.table_service import TableService
from nassau.server.protocol.request_error import RequestError
from nassau.store import Store, StoreError
from nassau.tables import Entry, Table, deputies, play

LOG = structlog.get_logger(__name__)
RESCAN_SECONDS: Final = 30.0
"""Interval at which the database is read for deadlines that other processes have set."""
STARTUP_GRACE_MS: Final = 60_000
"""No time runs out this long after a start: nobody could play while the server was down."""
SPACING_MS: Final = 20
"""Interval between the timeouts that are due after a start: there may be thousands."""
RETRY_MS: Final = 2000
"""Delay before a timeout is tried again that could not be stored."""
MIN_PAUSE_SECONDS: Final = 0.01
SET_BACK_MS: Final = 2000
"""A clock that goes back by more was set; less is the usual correction of its drift."""


class ClockWatcher:
    def __init__(self, tables: TableService, store: Store) -> None:
        self.tables = tables
        self.store = store
        self.deadlines: dict[str, int] = {}  # by table: when its first clock runs out, in milliseconds since 1970
        self.noted: dict[str, int] = {}  # the same by the times in the log, which may be ahead of the clock
        self.latest_ms = 0  # the time when it was last read
        self.earlier = asyncio.Event()  # a deadline was set before the next wake-up
        self.wakes_ms = 0.0
        self.grace_until_ms = 0

    def table_changed(self, table: Table, _: float = 0.0) -> None:
        """Note the table's next deadline."""
        deadline = table.deadline
        if deadline is None:
            self.deadlines.pop(table.id, None)
            self.noted.pop(table.id, None)
            return
        self.note(table.id, deadline, table.time, 0 if table.state is None else self.grace_until_ms)
        if self.deadlines[table.id] < self.wakes_ms:
            self.earlier.set()

    def note(self, id: str, deadline: int, table_time: int, earliest: int) -> None:
        """Note the deadline of a table whose log has reached `table_time`."""
        now = self.read_clock()
        if self.noted.get(id) == deadline and id in self.deadlines:
            return  # if the log is ahead of the clock, the time that has passed since counts
        self.noted[id] = deadline
        self.deadlines[id] = max(deadline - max(0, table_time - now), earliest)

    def read_clock(self) -> int:
        """The time; if the clock was set back, the deadlines move back with it."""
        now = self.tables.now()
        if now < self.latest_ms - SET_BACK_MS:
            moved = now - self.latest_ms
            self.deadlines = {id: deadline + moved for id, deadline in self.deadlines.items()}
            self.grace_until_ms += moved
            self.earlier.set()
        self.latest_ms = now
        return now

    async def load_deadlines(self) -> None:
        """Read all deadlines after a start; those that passed while no server ran are postponed."""
        alone = self.store.database.alone  # otherwise other processes kept the clocks
        self.grace_until_ms = postponed = self.tables.now() + STARTUP_GRACE_MS if alone else 0
        for id, deadline, table_time in await self.store.table_index.timed():
            self.note(id, deadline, table_time, self.grace_until_ms)
            if alone and self.deadlines[id] <= postponed:
                self.deadlines[id] = postponed
                postponed += SPACING_MS
        self.earlier.set()

    async def run(self) -> None:
        while True:
            pause = self.seconds_to_next()
            self.wakes_ms = self.tables.now() + 1000 * pause
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.earlier.wait()
            self.earlier.clear()
            if not self.store.database.alone:
                await self.rescan()
            await self.tick()

    async def rescan(self) -> None:
        """Read the deadlines that other processes have set."""
        try:
            for id, deadline, table_time in await self.store.table_index.timed():
                self.note(id, deadline, table_time, self.grace_until_ms)
        except StoreError as error:  # the known deadlines stay
            LOG.warning("deadlines not read", error=str(error))

    def seconds_to_next(self) -> float:
        """Seconds until the next deadline, at most RESCAN_SECONDS."""
        if not self.deadlines:
            return RESCAN_SECONDS
        seconds = (min(self.deadlines.values()) - self.tables.now()) / 1000
        return min(RESCAN_SECONDS, max(MIN_PAUSE_SECONDS, seconds))

    async def tick(self) -> None:
        """Time out every seat whose deadline has passed."""
        now = self.read_clock()
        for id in [id for id, deadline in self.deadlines.items() if deadline <= now]:
            del self.deadlines[id]
            try:
                self.table_changed(await self.tables.change(id, partial(self.time_out, self.noted.pop(id, 0))))
            except RequestError as error:
                LOG.debug("timeout refused", table=id, code=error.code)
                if error.code == "unavailable":
                    self.deadlines[id] = now + RETRY_MS
            except Exception:  # other tables' clocks must not stop
                LOG.exception("timeout failed", table=id)

    def time_out(self, deadline: int, table: Table) -> list[Entry]:
        """Hand seats without time to deputies, or end the wait for contributions to the sealed dice. A deadline that
        was noted has passed, also if the log is ahead."""
        now = self.tables.now()
        if table.time > now and table.deadline == deadline:
            now = deadline
        if table.over or table.state is None:
            return play.begin_overdue(table, now)
        level = available_level("sailor", table)
        return [entry for seat in table.due(now) for entry in deputies.time_out(table, seat, now, level)]

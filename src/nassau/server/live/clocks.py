"""The clocks of all tables: when a seat's time has run out, a deputy takes it over."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from nassau.server.protocol.request_error import Trouble
from nassau.server.workers.bot_players import known_level
from nassau.store import StoreError
from nassau.tables import Entry, Table, deputies

if TYPE_CHECKING:
    from nassau.server.live.service import House

LOG = structlog.get_logger("nassau.watch")
RESCAN: Final = 30.0
"""Seconds after which the database is asked for clocks that other processes have set."""


GRACE: Final = 60_000
"""Milliseconds after a start in which nobody's time runs out: they could not play while there was no server."""

APART: Final = 20
"""Milliseconds between two deputies that are called for because of it: there may be thousands."""

LATER: Final = 2000
"""Milliseconds after which a deputy is called again that could not be stored."""


class Watch:
    def __init__(self, house: House) -> None:
        self.house = house
        self.deadlines: dict[str, int] = {}
        self.earlier = asyncio.Event()
        self.wakes = 0.0  # when the clocks are looked at next
        self.spared = 0  # until then nobody's time runs out

    def note(self, table: Table) -> None:
        """A table has changed: when its first clock runs out now."""
        deadline = None if table.over or table.state is None else table.clock.deadline()
        if deadline is None:
            self.deadlines.pop(table.id, None)
            return
        self.deadlines[table.id] = deadline = max(deadline, self.spared)
        if deadline < self.wakes:
            self.earlier.set()

    async def scan(self) -> None:
        """After a start: the clocks go on, and those that ran out meanwhile leave time to come back."""
        alone = self.house.store.database.alone  # otherwise others went on
        self.spared = back = self.house.now() + GRACE if alone else 0
        for id, deadline in await self.house.store.lobby.timed():
            late = deadline < back
            self.deadlines[id] = back if late else deadline
            back += APART if late else 0
        self.earlier.set()

    async def run(self) -> None:
        while True:
            pause = self.pause()
            self.wakes = self.house.now() + 1000 * pause
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.earlier.wait()
            self.earlier.clear()
            if not self.house.store.database.alone:
                await self.ask()
            await self.tick()

    async def ask(self) -> None:
        try:
            self.deadlines.update(await self.house.store.lobby.timed())
        except StoreError as error:  # the clocks that we know of go on
            LOG.warning("clocks", error=str(error))

    def pause(self) -> float:
        """Seconds until the first clock runs out, and not too long."""
        if not self.deadlines:
            return RESCAN
        return min(RESCAN, max(0.01, (min(self.deadlines.values()) - self.house.now()) / 1000))

    async def tick(self) -> None:
        """Call the deputies wherever time has run out."""
        now = self.house.now()
        for id in [id for id, deadline in self.deadlines.items() if deadline <= now]:
            del self.deadlines[id]
            try:
                self.note(await self.house.change(id, self.time_out))
            except Trouble as trouble:
                LOG.debug("clock", table=id, code=trouble.code)
                if trouble.code == "unavailable":
                    self.deadlines[id] = now + LATER
            except Exception:  # the other tables' clocks go on
                LOG.exception("clock", table=id)

    def time_out(self, table: Table) -> list[Entry]:
        now = self.house.now()
        if table.over or table.state is None:
            return []
        level = known_level("sailor", table)
        return [entry for seat in table.due(now) for entry in deputies.time_out(table, seat, now, level)]

"""Tables that start automatically: quick play, and tables whose host asked for it.

Such a table starts when every seat is taken and ready and every person's browser has committed to a contribution to the
sealed dice, or a few seconds later without the missing ones. Bots take the open seats of quick play after its waiting
time.
"""

from __future__ import annotations

import asyncio
from typing import Final

from nassau.server.live.background_tasks import Spawn
from nassau.server.live.bot_levels import available_level, bot_name
from nassau.server.live.table_service import Command, TableService
from nassau.server.protocol.request_error import RequestError
from nassau.tables import Entry, Level, Table, play, seating

COMMITMENT_SECONDS: Final = 3.0
"""How long a full table waits for a browser that does not commit to a contribution."""


class Autostart:
    """Stateless across restarts: the log says whether a table starts automatically, so any process can start it."""

    def __init__(self, tables: TableService, spawn: Spawn) -> None:
        self.tables = tables
        self.spawn = spawn
        self.filling: set[str] = set()
        self.starting: set[str] = set()

    def table_changed(self, table: Table, _: float = 0.0) -> None:
        """Schedule the next step of an open table that starts automatically."""
        if table.head.starts is None or table.phase != "open" or table.sealing_until is not None:
            return
        if table.open_seats:
            self.schedule_fill(table)
        elif all(seat.ready for seat in table.seats):
            committed = all(seat.commitment for seat in table.seats if seat.player and not seat.program)
            self.schedule_start(table.id, 0.0 if committed else COMMITMENT_SECONDS)

    def schedule_fill(self, table: Table) -> None:
        if table.head.patience is not None and table.id not in self.filling:
            self.filling.add(table.id)
            left_ms = min(table.head.patience, table.created + table.head.patience - self.tables.now())
            self.spawn(self.fill_later(table.id, max(0.0, left_ms / 1000)))

    def schedule_start(self, id: str, seconds: float) -> None:
        if seconds and id in self.starting:
            return
        self.starting.add(id)
        self.spawn(self.start_later(id, seconds))

    async def start_later(self, id: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.starting.discard(id)
        await self.attempt(id, lambda table: play.start(table, None, self.tables.now()))

    async def fill_later(self, id: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.filling.discard(id)
        await self.attempt(id, self.fill)

    def fill(self, table: Table) -> list[Entry]:
        return fill_with_bots(table, available_level(table.head.starts or "sailor", table), self.tables.now())

    async def attempt(self, id: str, command: Command) -> None:
        try:
            await self.tables.change(id, command)
        except RequestError:
            return  # a person left their seat, or another process was first


def fill_with_bots(table: Table, level: Level, now: int) -> list[Entry]:
    """Seat a bot at every open seat."""
    seats = table.open_seats
    return [
        entry for seat in seats for entry in seating.seat_bot(table, table.host.id, seat, level, bot_name(table), now)
    ]

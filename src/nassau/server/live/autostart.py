"""Tables that start by themselves: quick play, and tables whose host asked for it.

Such a table starts as soon as every seat is taken and ready and every person's browser has added its bytes to the
sealed dice, or a moment later if one does not. After the patience of quick play bots take the seats that are open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nassau.server.protocol.request_error import Trouble
from nassau.server.workers.bot_players import bot_name, known_level
from nassau.tables import Entry, Level, Table, play, seating

if TYPE_CHECKING:
    from nassau.server.live.service import House

WAIT: Final = 3.0
"""Seconds that a full table waits for a browser that adds no bytes."""


class Starter:
    """Whether a table starts by itself is in its log, so any process can see to it, also after a restart."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.filling: set[str] = set()
        self.waiting: set[str] = set()

    def look(self, table: Table) -> None:
        if table.head.starts is None or table.phase != "open":
            return
        if table.open_seats:
            self.expect(table)
        elif all(seat.ready for seat in table.seats):
            ready = all(seat.contribution for seat in table.seats if seat.player and not seat.program)
            self.begin(table.id, 0.0 if ready else WAIT)

    def expect(self, table: Table) -> None:
        """Bots take the open seats when the patience is over."""
        if table.head.patience is not None and table.id not in self.filling:
            self.filling.add(table.id)
            left = table.created + table.head.patience - self.house.now()
            self.house.spawn(self.fill_later(table.id, max(0.0, left / 1000)))

    def begin(self, id: str, after: float) -> None:
        if after and id in self.waiting:
            return
        self.waiting.add(id)
        self.house.spawn(self.start(id, after))

    async def start(self, id: str, after: float) -> None:
        await asyncio.sleep(after)
        self.waiting.discard(id)
        await self.attempt(id, lambda table: play.start(table, None, self.house.now()))

    async def fill_later(self, id: str, after: float) -> None:
        await asyncio.sleep(after)
        self.filling.discard(id)
        await self.attempt(id, self.fill)

    def fill(self, table: Table) -> list[Entry]:
        return fill(table, known_level(table.head.starts or "sailor", table), self.house.now())

    async def attempt(self, id: str, move: Callable[[Table], list[Entry]]) -> None:
        try:
            await self.house.change(id, move)
        except Trouble:
            return  # somebody stood up, or another process was first


def fill(table: Table, level: Level, now: int) -> list[Entry]:
    """Bots take every open seat."""
    seats = table.open_seats
    return [
        entry for seat in seats for entry in seating.seat_bot(table, table.host.id, seat, level, bot_name(table), now)
    ]

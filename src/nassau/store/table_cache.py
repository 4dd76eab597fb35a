"""A least-recently-used cache of folded tables."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from nassau.tables import Table

TABLE_BYTES: Final = 12_000
UNDO_POINT_BYTES: Final = 4_000
"""Estimated memory of a table without its transcript, and of one undo point. A test compares the estimate with the
memory that Python allocates."""


def estimated_bytes(table: Table) -> int:
    """The estimated memory of a folded table."""
    return TABLE_BYTES + UNDO_POINT_BYTES * len(table.undo_points) + table.transcript.size


class TableCache:
    """Holds at most `count` tables and about `size` bytes, but always the last table."""

    def __init__(self, count: int, size: int) -> None:
        self.count = count
        self.size = size
        self.used = 0
        self.tables: OrderedDict[str, tuple[Table, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self.tables)

    def find(self, id: str) -> Table | None:
        held = self.tables.get(id)
        if held is None:
            return None
        self.tables.move_to_end(id)
        return held[0]

    def all(self) -> list[Table]:
        return [table for table, _ in self.tables.values()]

    def keep(self, table: Table) -> None:
        self.drop(table.id)
        cost = estimated_bytes(table)
        self.tables[table.id] = (table, cost)
        self.used += cost
        while len(self.tables) > 1 and (len(self.tables) > self.count or self.used > self.size):
            self.drop(next(iter(self.tables)))

    def drop(self, id: str) -> None:
        held = self.tables.pop(id, None)
        if held is not None:
            self.used -= held[1]

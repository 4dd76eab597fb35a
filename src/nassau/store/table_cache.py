"""Folded tables in memory, the least recently used forgotten first."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from nassau.tables import Table

PLAIN: Final = 12_000
POINT: Final = 4_000
"""Bytes: a table without its history, and a position kept for undo. A test compares the estimate with what Python
really allocates."""


def weight(table: Table) -> int:
    """About how many bytes a folded table takes."""
    return PLAIN + POINT * len(table.undo_points) + table.transcript.size


class Cache:
    """At most `count` tables and about `size` bytes."""

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
        cost = weight(table)
        self.tables[table.id] = (table, cost)
        self.used += cost
        while len(self.tables) > 1 and (len(self.tables) > self.count or self.used > self.size):
            self.drop(next(iter(self.tables)))

    def drop(self, id: str) -> None:
        held = self.tables.pop(id, None)
        if held is not None:
            self.used -= held[1]

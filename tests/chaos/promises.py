"""Acknowledged moves, compared with the event log."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec

from nassau.kernel import CHANCE
from nassau.store import Store
from nassau.store.admin.check import expected_answer
from nassau.tables import Entry, Table, project, reducer


class Sent(NamedTuple):
    """An action in flight; `before` is the sequence number of the table when it was sent."""

    table: str
    seat: int
    option: str
    before: int


class Promises:
    """All acknowledged moves, and every table as reduced from its log."""

    def __init__(self) -> None:
        self.fresh: list[tuple[Sent, int]] = []  # acknowledged since the last check, with the sequence number
        self.doubtful: list[Sent] = []  # sent, but the connection broke before the answer
        self.acknowledged = 0
        self.refused: Counter[str] = Counter()
        self.twice = 0  # actions that were carried out more than once
        self.lost: list[str] = []
        self.tables: dict[str, tuple[Table, list[Entry]]] = {}

    def acknowledge(self, sent: Sent, number: int) -> None:
        self.acknowledged += 1
        self.fresh.append((sent, number))

    async def read(self, store: Store, id: str) -> Table:
        """Apply the new entries of a log, and verify its dice."""
        held = self.tables.get(id)
        rest = await store.log(id, held[0].number if held else 0)
        table, entries = held if held is not None else (reducer.opened(rest[0]), rest[:1])
        for entry in rest if held is not None else rest[1:]:
            drawn = expected_answer(table) if entry.seat == CHANCE else None
            reducer.apply(table, entry)
            assert drawn in (None, entry.what), f"{id} entry {entry.number}: {entry.what}, the dice say {drawn}"
            entries.append(entry)
        self.tables[id] = (table, entries)
        assert [entry.number for entry in entries] == list(range(1, table.number + 1))
        return table

    async def settle(self, store: Store) -> None:
        """Check that every acknowledged move is in the log exactly once."""
        for id in {sent.table for sent, _ in self.fresh} | {sent.table for sent in self.doubtful}:
            await self.read(store, id)
        for sent, number in self.fresh:
            if self.count(sent, number) != 1:
                self.lost.append(f"{sent} was acknowledged as {number}, and is there {self.count(sent, number)} times")
        self.fresh.clear()
        self.doubtful.clear()

    def count(self, sent: Sent, number: int) -> int:
        entries = self.tables[sent.table][1][sent.before : number]
        return sum(entry.seat == sent.seat and entry.what == sent.option for entry in entries)


def screen_of(table: Table, seat: int) -> dict[str, Any]:
    """The state that a client at this seat must have."""
    seen = project(table, seat, table.time)
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
    return {
        "number": shown["number"],
        "view": shown["view"],
        "decision": shown["decision"],
        "pending": shown["pending"],
        "events": sorted(event["number"] for event in shown["events"]),
    }

"""Check a whole store: refold every log, draw the dice again, and rebuild what follows from the logs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, text

from nassau.kernel import CHANCE
from nassau.store.event_log import entries, table_ids
from nassau.store.ratings import settle
from nassau.store.schema import rated, ratings, standings, tables
from nassau.store.store import Store
from nassau.store.table_index import enter, listed, read_row
from nassau.tables import BadLog, Entry, Table, fold, reducer
from nassau.tables.play import chance_answer

Progress = Callable[[int, int], Any]
"""Told after each table how many are done, and of how many."""


def silently(done: int, of: int) -> None:
    """No progress is shown."""


class Problem(msgspec.Struct, frozen=True):
    """The first entry of a table that is wrong; number 0: the table's row in the lobby."""

    table: str
    number: int
    reason: str

    def __str__(self) -> str:
        return f"table {self.table}, entry {self.number}: {self.reason}"


class Report(msgspec.Struct, frozen=True):
    tables: int
    entries: int
    problems: list[Problem]


async def doctor(store: Store, progress: Progress = silently) -> Report:
    """Look at everything, change nothing."""
    problems = [Problem("", 0, reason) for reason in await store.database.read(damage)]
    ids = await store.database.read(table_ids)
    seen = 0
    for done, id in enumerate(ids, 1):
        count, problem = await store.database.read(lambda connection, id=id: examine(connection, id))  # type: ignore[misc]
        seen += count
        problems += [problem] if problem else []
        progress(done, len(ids))
    return Report(len(ids), seen, problems)


def damage(connection: Connection) -> list[str]:
    """What the database says about its own file."""
    if connection.dialect.name != "sqlite":
        return []
    said = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check"))]
    return [] if said == ["ok"] else said


def examine(connection: Connection, id: str) -> tuple[int, Problem | None]:
    """How many entries a table has, and what is wrong with it."""
    try:
        log = entries(connection, id)
        table = refold(log)
    except BadLog as bad:
        return bad.number, Problem(id, bad.number, bad.reason)
    row = connection.execute(select(tables).where(tables.c.id == id)).first()
    if row is None:
        return len(log), Problem(id, 0, "the lobby does not know this table; rebuild it")
    shown = msgspec.structs.replace(read_row(row), pending=[], updated=0)
    if shown != listed(table):
        return len(log), Problem(id, 0, "the lobby shows another state of this table; rebuild it")
    return len(log), None


def refold(log: list[Entry]) -> Table:
    """The table of a log whose every die was drawn from its seal, or BadLog."""
    table = fold(log[:1])
    for entry in log[1:]:
        drawn = expected_answer(table) if entry.seat == CHANCE else None
        reducer.apply(table, entry)
        if drawn is not None and drawn != entry.what:
            raise BadLog(entry.number, f"the log says {entry.what}, the sealed dice say {drawn}")
    return table


def expected_answer(table: Table) -> str | None:
    """The next answer of the sealed dice; None if chance does not have to answer."""
    state = table.state
    return chance_answer(table, state) if state is not None and state.pending == (CHANCE,) else None


async def rebuild(store: Store) -> int:
    """Write lobby, ratings and statistics anew from the logs, or BadLog if one does not fold; how many there are."""

    def change(connection: Connection) -> int:
        known = set(connection.execute(select(tables.c.id)).scalars())
        folded = [fold(entries(connection, id)) for id in table_ids(connection)]
        for table in folded:
            enter(connection, table, new=table.id not in known)
        for derived in (ratings, rated, standings):
            connection.execute(delete(derived))
        for table in sorted(folded, key=lambda table: (table.time, table.id)):
            settle(connection, table)
        return len(folded)

    return await store.database.write(change)

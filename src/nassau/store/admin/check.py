"""Consistency check of a store: fold every log, recompute its dice, and compare or rebuild the derived data."""

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
from nassau.store.table_index import listed, read_row, write_index
from nassau.tables import BadLog, Entry, Table, fold, reducer
from nassau.tables.play import chance_answer

Progress = Callable[[int, int], Any]
"""Called after each table with the number of tables done and their total."""


def no_progress(done: int, total: int) -> None:
    """Report nothing."""


class Problem(msgspec.Struct, frozen=True):
    """The first bad entry of a table; number 0 stands for its row in the table index."""

    table: str
    number: int
    reason: str

    def __str__(self) -> str:
        return f"table {self.table}, entry {self.number}: {self.reason}"


class Report(msgspec.Struct, frozen=True):
    """The result of a check: the numbers of tables and entries, and the problems found."""

    tables: int
    entries: int
    problems: list[Problem]


async def doctor(store: Store, progress: Progress = no_progress) -> Report:
    """Check the whole store without changing it."""
    problems = [Problem("", 0, reason) for reason in await store.database.read(file_damage)]
    ids = await store.database.read(table_ids)
    checked = 0
    for done, id in enumerate(ids, 1):
        count, problem = await store.database.read(lambda connection, id=id: check_table(connection, id))  # type: ignore[misc]
        checked += count
        problems += [problem] if problem else []
        progress(done, len(ids))
    return Report(len(ids), checked, problems)


def file_damage(connection: Connection) -> list[str]:
    """The findings of SQLite's integrity check; none for PostgreSQL."""
    if connection.dialect.name != "sqlite":
        return []
    found = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check"))]
    return [] if found == ["ok"] else found


def check_table(connection: Connection, id: str) -> tuple[int, Problem | None]:
    """The number of entries of a table, and its first problem."""
    try:
        log = entries(connection, id)
        table = verified_fold(log)
    except BadLog as bad:
        return bad.number, Problem(id, bad.number, bad.reason)
    row = connection.execute(select(tables).where(tables.c.id == id)).first()
    if row is None:
        return len(log), Problem(id, 0, "the table index has no row for this table; rebuild it")
    shown = msgspec.structs.replace(read_row(row), pending=[], updated=0)
    if shown != listed(table):
        return len(log), Problem(id, 0, "the table index has another state of this table; rebuild it")
    return len(log), None


def verified_fold(log: list[Entry]) -> Table:
    """The table of a log whose answers of chance all match its seal, or BadLog."""
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
    """Rebuild table index, ratings and statistics from the logs and return the number of tables; BadLog if a log is
    inconsistent, with nothing changed."""
    return await store.database.write(rebuild_derived)


def rebuild_derived(connection: Connection) -> int:
    known = set(connection.execute(select(tables.c.id)).scalars())
    folded = [fold(entries(connection, id)) for id in table_ids(connection)]
    for table in folded:
        write_index(connection, table, new=table.id not in known)
    for derived in (ratings, rated, standings):
        connection.execute(delete(derived))
    for table in sorted(folded, key=lambda table: (table.time, table.id)):
        settle(connection, table)
    return len(folded)

"""The log in SQL: append the next entries of a table, or read them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, select
from sqlalchemy.exc import IntegrityError

from nassau.store.errors import Conflict
from nassau.store.schema import log
from nassau.tables import BadLog, Entry, read, write


def append(connection: Connection, table: str, entries: list[Entry]) -> None:
    """Add the next entries, or Conflict if the log is not where the writer thought it was.

    The count keeps the log without gaps, the primary key decides a race of two processes.
    """
    last = connection.execute(select(func.max(log.c.number)).where(log.c.table_id == table)).scalar() or 0
    if entries[0].number != last + 1:
        raise Conflict(f"table {table} is at number {last}")
    rows = [
        {"table_id": table, "number": entry.number, "time": entry.time, "seat": entry.seat,
         "what": write(entry.what), "key": entry.key}
        for entry in entries
    ]  # fmt: skip
    try:
        connection.execute(insert(log), rows)
    except IntegrityError as error:
        raise Conflict(f"table {table} has a number {entries[0].number} already") from error


def entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The log of a table from the number after `after` on; BadLog where a row cannot be read."""
    wanted = select(log).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
    return [entry_of(row) for row in connection.execute(wanted)]


def entry_of(row: Row[Any]) -> Entry:
    try:
        return Entry(row.number, row.time, row.seat, read(row.what), row.key)
    except (msgspec.MsgspecError, TypeError, AttributeError) as error:
        raise BadLog(row.number, f"the entry cannot be read: {error}") from error


def table_ids(connection: Connection) -> list[str]:
    """Every table that has a log, oldest first."""
    first = select(log.c.table_id).where(log.c.number == 1).order_by(log.c.time, log.c.table_id)
    orphans = select(log.c.table_id).distinct().order_by(log.c.table_id)
    return list(dict.fromkeys([*connection.execute(first).scalars(), *connection.execute(orphans).scalars()]))

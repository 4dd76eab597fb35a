"""The event log in SQL: append entries to a table's log, and read them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from nassau.store.schema import log, tables
from nassau.store.store_errors import Conflict
from nassau.tables import BadLog, Entry, read, write

COLUMNS: Final = ("table_id", "number", "time", "seat", "what", "key")


class Turn(NamedTuple):
    """The columns of the table index that an act may change."""

    pending: str  # the seats that must decide, "0,2"
    bots: bool  # one of them is played by a bot
    deadline: int | None  # when the first running clock runs out
    updated: int


class Append:
    """Entries to append to one table's log, and the derived data to write in the same transaction.

    `turn`: index columns, for acts. `more`: any other change (seats taken, a game rated), for events.
    """

    def __init__(
        self,
        table: str,
        entries: list[Entry],
        turn: Turn | None = None,
        more: Callable[[Connection], None] | None = None,
    ) -> None:
        self.table = table
        self.first = entries[0].number
        self.last = entries[-1].number
        self.rows = [(table, e.number, e.time, e.seat, write(e.what), e.key) for e in entries]
        self.turn = turn
        self.more = more


def append(connection: Connection, new: Append) -> None:
    """Append entries, or Conflict if the log has another length than the caller assumed.

    The length check prevents gaps; the primary key decides a race between two processes.
    """
    there = connection.execute(select(func.max(log.c.number)).where(log.c.table_id == new.table)).scalar() or 0
    if new.first != there + 1:
        raise Conflict(f"table {new.table} is at number {there}")
    try:
        connection.execute(insert(log), [dict(zip(COLUMNS, row, strict=True)) for row in new.rows])
    except IntegrityError as error:
        raise Conflict(f"table {new.table} has a number {new.first} already") from error
    if new.turn is not None:
        connection.execute(update(tables).where(tables.c.id == new.table).values(new.turn._asdict()))
    if new.more is not None:
        new.more(connection)


# -- acts on PostgreSQL: one statement, one round trip

APPEND_SQL: Final = text("""
WITH added AS (
    INSERT INTO log (table_id, number, time, seat, what, key)
    SELECT new->>0, (new->>1)::int, (new->>2)::bigint, (new->>3)::smallint, new->>4, new->>5
    FROM jsonb_array_elements(CAST(:rows AS jsonb)) AS new
    WHERE CAST(:first AS int) = 1 + coalesce((SELECT max(number) FROM log WHERE table_id = :table), 0)
    RETURNING number
), turned AS (
    UPDATE tables SET pending = :pending, bots = :bots, deadline = :deadline, updated = :updated
    WHERE id = :table AND EXISTS (SELECT FROM added)
)
SELECT count(*) FROM added
""")


def append_single_statement(connection: Connection, new: Append) -> None:
    """The same as `append`, for entries without `more`."""
    assert new.turn is not None
    values = {"table": new.table, "first": new.first, "rows": encode(new.rows), **new.turn._asdict()}
    try:
        added = connection.execute(APPEND_SQL, values).scalar()
    except IntegrityError as error:
        raise Conflict(f"table {new.table} has a number {new.first} already") from error
    if not added:
        raise Conflict(f"table {new.table} is not at number {new.first - 1}")


# -- acts of many tables on SQLite: a fixed number of statements, because each statement releases the GIL and
# reacquiring it costs more than the statement.

CONFLICTS_SQL: Final = """
SELECT new.key FROM json_each(?) AS new
WHERE json_extract(new.value, '$[1]') <> 1 + coalesce(
    (SELECT max(number) FROM log WHERE table_id = json_extract(new.value, '$[0]')), 0)
"""
INSERT_SQL: Final = """
INSERT INTO log (table_id, number, time, seat, what, key)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)
"""
TURNS_SQL: Final = """
UPDATE tables SET pending = json_extract(new.value, '$[1]'), bots = json_extract(new.value, '$[2]'),
                  deadline = json_extract(new.value, '$[3]'), updated = json_extract(new.value, '$[4]')
FROM json_each(?) AS new WHERE tables.id = json_extract(new.value, '$[0]')
"""


def append_many(connection: Connection, batch: list[Append]) -> list[Append]:
    """Append to several tables, each at most once in the batch; returns those in conflict, which were not written."""
    firsts = encode([(new.table, new.first) for new in batch])
    conflicting = {row[0] for row in connection.exec_driver_sql(CONFLICTS_SQL, (firsts,))}
    good = [new for index, new in enumerate(batch) if index not in conflicting]
    if good:
        connection.exec_driver_sql(INSERT_SQL, (encode([row for new in good for row in new.rows]),))
    turns = [(new.table, *new.turn) for new in good if new.turn is not None]
    if turns:
        connection.exec_driver_sql(TURNS_SQL, (encode(turns),))
    return [batch[index] for index in conflicting]


def append_all_or_none(connection: sqlite3.Connection, batch: list[Append]) -> bool:
    """Append to different tables in one transaction; False, with nothing written, if one of them is in conflict."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute(CONFLICTS_SQL, (encode([(new.table, new.first) for new in batch]),)).fetchone():
            connection.execute("ROLLBACK")
            return False
        connection.execute(INSERT_SQL, (encode([row for new in batch for row in new.rows]),))
        connection.execute(TURNS_SQL, (encode([(new.table, *new.turn) for new in batch if new.turn is not None]),))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return True


def encode(rows: list[Any]) -> str:
    """Rows as a JSON parameter."""
    return msgspec.json.encode(rows).decode()


def entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table after number `after`; BadLog if a row cannot be decoded."""
    wanted = select(log).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
    return [entry_of(row) for row in connection.execute(wanted)]


def entry_of(row: Row[Any]) -> Entry:
    """The entry of a row, or BadLog."""
    try:
        return Entry(row.number, row.time, row.seat, read(row.what), row.key)
    except (msgspec.MsgspecError, TypeError, AttributeError) as error:
        raise BadLog(row.number, f"the entry cannot be read: {error}") from error


def table_ids(connection: Connection) -> list[str]:
    """Every table that has entries, oldest first; those without a first entry last."""
    first = select(log.c.table_id).where(log.c.number == 1).order_by(log.c.time, log.c.table_id)
    orphans = select(log.c.table_id).distinct().order_by(log.c.table_id)
    return list(dict.fromkeys([*connection.execute(first).scalars(), *connection.execute(orphans).scalars()]))

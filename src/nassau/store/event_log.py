"""The log in SQL: append the next entries of a table, or read them."""

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
    """The columns of the lobby that change with every turn."""

    pending: str  # the seats that must decide, "0,2"
    bots: bool  # one of them is played by a bot
    deadline: int | None  # when the first clock runs out
    updated: int


class Append:
    """The next entries of one table, with what follows from them.

    `turn`: the columns of the lobby that every act may change. `more`: anything else that belongs to the same
    transaction (seats taken, a game rated); rare, so that the usual act is a row or two and nothing else.
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
    """Add the next entries, or Conflict if the log is not where the writer thought it was.

    The count keeps the log without gaps, the primary key decides a race of two processes.
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


# -- the usual act on PostgreSQL: one statement, one way to the server and back

APPEND: Final = text("""
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
    """What `append` does for entries without `more`."""
    assert new.turn is not None
    values = {"table": new.table, "first": new.first, "rows": encode(new.rows), **new.turn._asdict()}
    try:
        added = connection.execute(APPEND, values).scalar()
    except IntegrityError as error:
        raise Conflict(f"table {new.table} has a number {new.first} already") from error
    if not added:
        raise Conflict(f"table {new.table} is not at number {new.first - 1}")


# -- many tables at once, on SQLite: a fixed number of statements however many entries there are. Every statement
# gives the interpreter away once, and getting it back costs far more than the statement.

CLASHES: Final = """
SELECT new.key FROM json_each(?) AS new
WHERE json_extract(new.value, '$[1]') <> 1 + coalesce(
    (SELECT max(number) FROM log WHERE table_id = json_extract(new.value, '$[0]')), 0)
"""
INSERT: Final = """
INSERT INTO log (table_id, number, time, seat, what, key)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)
"""
TURNS: Final = """
UPDATE tables SET pending = json_extract(new.value, '$[1]'), bots = json_extract(new.value, '$[2]'),
                  deadline = json_extract(new.value, '$[3]'), updated = json_extract(new.value, '$[4]')
FROM json_each(?) AS new WHERE tables.id = json_extract(new.value, '$[0]')
"""


def append_many(connection: Connection, batch: list[Append]) -> list[Append]:
    """Add the entries of several tables, each table at most once; returns those that were in conflict."""
    firsts = encode([(new.table, new.first) for new in batch])
    clashing = {row[0] for row in connection.exec_driver_sql(CLASHES, (firsts,))}
    good = [new for index, new in enumerate(batch) if index not in clashing]
    if good:
        connection.exec_driver_sql(INSERT, (encode([row for new in good for row in new.rows]),))
    turns = [(new.table, *new.turn) for new in good if new.turn is not None]
    if turns:
        connection.exec_driver_sql(TURNS, (encode(turns),))
    return [batch[index] for index in clashing]


def append_all_or_none(connection: sqlite3.Connection, batch: list[Append]) -> bool:
    """Add the entries of different tables in a transaction of their own; False, with nothing written, if one of the
    logs is elsewhere."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute(CLASHES, (encode([(new.table, new.first) for new in batch]),)).fetchone():
            connection.execute("ROLLBACK")
            return False
        connection.execute(INSERT, (encode([row for new in batch for row in new.rows]),))
        connection.execute(TURNS, (encode([(new.table, *new.turn) for new in batch if new.turn is not None]),))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return True


def encode(rows: list[Any]) -> str:
    return msgspec.json.encode(rows).decode()


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

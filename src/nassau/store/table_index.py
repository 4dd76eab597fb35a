"""The table index: one row per table, derived from its log, for lists and searches; and invite tokens."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, ColumnElement, Connection, Row, Select, case, cast, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from nassau.store.database.base import Database
from nassau.store.event_log import Turn
from nassau.store.schema import invites, seats, tables
from nassau.tables import SeatSeen, Table
from nassau.tables.projection import seats as seats_seen

ROWS_PER_HOST: Final = 3
"""Tables of one host that a list shows before those of others; the rest come last."""


class Listed(msgspec.Struct, frozen=True):
    """A row of a list of tables. Times are milliseconds since 1970."""

    id: str
    game: str
    phase: str  # open, running, over
    closed: bool
    host: str  # the host's name
    seats: list[SeatSeen]
    people: list[str | None]  # by seat: the person's id
    options: dict[str, str]
    clock: str
    visibility: str
    spectators: bool
    rated: bool
    created: int
    ranks: list[int] | None = None
    scores: list[int] | None = None
    host_id: str = ""
    pending: list[int] = []  # the seats that must decide
    updated: int = 0
    lesson: str = ""


def listed(table: Table) -> Listed:
    """The row of a table, without `pending` and `updated`, which are stored as columns."""
    end = table.finished
    return Listed(
        id=table.id,
        game=table.game.id,
        phase=table.phase,
        closed=table.closed is not None,
        host=table.host.name,
        seats=seats_seen(table),
        people=[seat.player.id if seat.player else None for seat in table.seats],
        options=table.head.options,
        clock=table.head.clock,
        visibility=table.head.visibility,
        spectators=table.head.spectators,
        rated=table.head.rated,
        created=table.created,
        ranks=end.ranks if end else None,
        scores=end.scores if end else None,
        host_id=table.host.id,
        lesson=table.head.lesson,
    )


def turn_columns(table: Table) -> Turn:
    """The index columns that an act may change."""
    pending = ",".join(map(str, table.pending))
    return Turn(pending, bool(table.bots_due()), table.deadline, table.time)


def write_index(connection: Connection, table: Table, new: bool) -> None:
    """Insert or update the index row and the seats of a table."""
    row = listed(table)
    values = {
        "game": row.game,
        "phase": row.phase,
        "closed": row.closed,
        "visibility": row.visibility,
        "created": row.created,
        "row": msgspec.json.encode(row).decode(),
        **turn_columns(table)._asdict(),
    }
    if new:
        connection.execute(insert(tables).values(id=row.id, **values))
    else:
        connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
        connection.execute(delete(seats).where(seats.c.table_id == row.id))
    taken = [
        {"table_id": row.id, "seat": seat, "person_id": person} for seat, person in enumerate(row.people) if person
    ]
    if taken:
        connection.execute(insert(seats), taken)


def read_row(row: Row[Any]) -> Listed:
    shown = msgspec.json.decode(row.row, type=Listed)
    pending = [int(seat) for seat in row.pending.split(",") if seat]
    return msgspec.structs.replace(shown, pending=pending, updated=row.updated)


def host_column(connection: Connection) -> ColumnElement[Any]:
    """The host's id, from the JSON of the row."""
    if connection.dialect.name == "postgresql":
        id: ColumnElement[Any] = cast(tables.c.row, JSON)["host_id"].as_string()
        return id
    return func.json_extract(tables.c.row, "$.host_id")


def shared_by_hosts(wanted: list[ColumnElement[bool]], host: ColumnElement[Any], limit: int) -> Select[Any]:
    """The first ROWS_PER_HOST rows of each host, then the others; each part most recently changed first."""
    newest = tables.c.updated.desc()
    place = func.row_number().over(partition_by=host, order_by=newest).label("place")
    placed = select(tables, place).where(*wanted).subquery()
    surplus = case((placed.c.place > ROWS_PER_HOST, 1), else_=0)
    return select(placed).order_by(surplus, placed.c.updated.desc()).limit(limit)


class TableIndex:
    """Queries of the table index, and invite tokens."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def listed(self, phase: str, limit: int = 100, visibility: str | None = "public") -> list[Listed]:
        """Tables in a phase, most recently changed first; with `visibility=None` private tables too. All but the first
        ROWS_PER_HOST tables of each host come last, so that one person cannot push the others out of the list."""
        wanted: list[ColumnElement[bool]] = [tables.c.phase == phase, tables.c.closed.is_(False)]
        if visibility is not None:
            wanted.append(tables.c.visibility == visibility)

        def query(connection: Connection) -> list[Listed]:
            fair = shared_by_hosts(wanted, host_column(connection), limit)
            return [read_row(row) for row in connection.execute(fair)]

        return await self.database.read(query)

    async def idle(self, visibility: str, before: int, limit: int) -> list[str]:
        """Tables that wait for their start and have not changed since `before`, oldest first."""
        open_tables = (tables.c.phase == "open", tables.c.closed.is_(False), tables.c.visibility == visibility)
        wanted = select(tables.c.id).where(*open_tables, tables.c.updated < before)
        oldest = wanted.order_by(tables.c.updated).limit(limit)
        return await self.database.read(lambda connection: list(connection.execute(oldest).scalars()))

    async def of(
        self, person: str, phases: tuple[str, ...] = ("open", "running"), limit: int = 100, lessons: bool = False
    ) -> list[Listed]:
        """The tables where a person sits, most recently changed first; lessons only if asked for."""
        wanted = (
            select(tables)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == person, tables.c.phase.in_(phases), tables.c.closed.is_(False))
        )
        rows = await self.rows(wanted.order_by(tables.c.updated.desc()).limit(limit))
        return [row for row in rows if lessons or not row.lesson]

    async def lesson(self, person: str, game: str, lesson: str) -> str | None:
        """The newest table where the person has begun this lesson and not finished it."""
        rows = await self.of(person, ("running",), lessons=True)
        return next((row.id for row in rows if (row.game, row.lesson) == (game, lesson)), None)

    async def one(self, table: str) -> Listed | None:
        found = await self.rows(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def stalled(self, before: int | None = None) -> list[str]:
        """The running tables where a bot must decide, unchanged since `before`; most recently changed first."""
        since = () if before is None else (tables.c.updated < before,)
        wanted = (
            select(tables.c.id)
            .where(tables.c.phase == "running", tables.c.bots.is_(True), *since)
            .order_by(tables.c.updated.desc())
        )
        return await self.database.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def timed(self) -> list[tuple[str, int, int]]:
        """Every table with a deadline, the deadline, and the time of its last entry."""
        wanted = select(tables.c.id, tables.c.deadline, tables.c.updated).where(
            tables.c.phase.in_(("open", "running")), tables.c.deadline.is_not(None)
        )
        return await self.database.read(
            lambda connection: [(row[0], row[1], row[2]) for row in connection.execute(wanted)]
        )

    async def rows(self, wanted: Any) -> list[Listed]:
        return await self.database.read(lambda connection: [read_row(row) for row in connection.execute(wanted)])

    # -- invites

    async def invite(self, table: str) -> str:
        """The invite token of a table; created by the first call."""
        wanted = select(invites.c.token).where(invites.c.table_id == table)
        there = await self.database.read(lambda connection: connection.execute(wanted).scalar())
        if there is not None:
            return str(there)
        new = insert(invites).values(token=secrets.token_urlsafe(12), table_id=table)
        with suppress(IntegrityError):  # another process has created it
            await self.database.write(lambda connection: connection.execute(new))
        return str(await self.database.read(lambda connection: connection.execute(wanted).scalar_one()))

    async def renew_invite(self, table: str) -> str:
        """Replace the invite token; links with the old one stop working."""
        token = secrets.token_urlsafe(12)

        def change(connection: Connection) -> None:
            connection.execute(delete(invites).where(invites.c.table_id == table))
            connection.execute(insert(invites).values(token=token, table_id=table))

        await self.database.write(change)
        return token

    async def invited(self, token: str) -> str | None:
        """The table of an invite token, None if it is unknown."""
        wanted = select(invites.c.table_id).where(invites.c.token == token)
        return await self.database.read(lambda connection: connection.execute(wanted).scalar())

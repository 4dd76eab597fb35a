"""Chat lines of a table. The event log says who is muted; their lines stay stored but are not returned."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from nassau.store.database.base import Database
from nassau.store.schema import chat
from nassau.tables import Declined, Table
from nassau.tables.events import Player


class Silenced(Declined):
    """The host has muted this person."""

    code = "not_allowed"


class Line(msgspec.Struct, frozen=True):
    """A stored chat line."""

    id: int
    person: str
    name: str
    seat: int | None
    text: str
    time: int


class Chat:
    """Chat lines in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table: Table, player: Player, text: str, now: int) -> Line:
        """Store a line; Silenced if the person is muted."""
        if player.id in table.muted:
            raise Silenced("the host has muted you")
        seat = table.seat_of(player.id)
        row = {
            "table_id": table.id,
            "person_id": player.id,
            "name": player.name,
            "seat": seat,
            "text": text,
            "time": now,
        }

        def change(connection: Connection) -> int:
            key = connection.execute(insert(chat).values(row)).inserted_primary_key
            assert key is not None
            return int(key[0])

        return Line(await self.database.write(change), player.id, player.name, seat, text, now)

    async def lines(self, table: Table, limit: int = 200) -> list[Line]:
        """The last lines, oldest first, without the lines of muted people."""
        wanted = select(chat).where(chat.c.table_id == table.id, chat.c.person_id.not_in(list(table.muted)))
        rows = await self.database.read(
            lambda connection: connection.execute(wanted.order_by(chat.c.id.desc()).limit(limit)).all()
        )
        return [Line(row.id, row.person_id, row.name, row.seat, row.text, row.time) for row in reversed(rows)]

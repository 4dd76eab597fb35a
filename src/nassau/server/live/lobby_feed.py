"""Tables as lists show them, each reader with their own seat and turn marked; and the lobby as it changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from nassau.server.live.broadcast import frame
from nassau.server.live.connection import Connection
from nassau.server.protocol.messages import Seat, TableRow, Tables
from nassau.server.protocol.schemas import LobbyList
from nassau.store import Listed, StoreError
from nassau.tables import SeatSeen

if TYPE_CHECKING:
    from nassau.server.live.service import House

GATHER: Final = 0.2
"""Seconds during which changes of the lobby are gathered into one message."""


def row(listed: Listed, person: str | None) -> TableRow:
    """A table's row for one reader."""
    seat = listed.people.index(person) if person is not None and person in listed.people else None
    return TableRow(
        id=listed.id,
        game=listed.game,
        phase=cast("Any", listed.phase),
        host=listed.host,
        seats=[wired(seen) for seen in listed.seats],
        options=listed.options,
        clock=cast("Any", listed.clock),
        visibility=cast("Any", listed.visibility),
        spectators=listed.spectators,
        rated=listed.rated,
        created=listed.created / 1000,
        seat=seat,
        turn=seat in listed.pending,
        ranks=listed.ranks,
        invite=None,
    )


def wired(seen: SeatSeen) -> Seat:
    return Seat(cast("Any", seen.kind), seen.name, seen.level, seen.ready, False, seen.deputy, seen.program)


def shown(listed: Listed) -> bool:
    """Whether everybody may see it in the lobby."""
    if listed.closed or listed.visibility != "public":
        return False
    return listed.phase == "open" or (listed.phase == "running" and listed.spectators)


class Lister:
    """Lists for HTTP, and changes of the lobby for the connections that follow it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.changed: set[str] = set()
        self.invites: dict[str, str] = {}

    async def lobby(self, person: str | None) -> LobbyList:
        lobby = self.house.store.lobby
        opened, running = await lobby.listed("open"), await lobby.listed("running")
        mine = [] if person is None else await lobby.of(person)
        return LobbyList(
            open=[row(listed, person) for listed in opened],
            running=[row(listed, person) for listed in running if listed.spectators],
            mine=[row(listed, person) for listed in mine],
        )

    async def invite(self, table: str) -> str:
        """The token of a table's invite link, for people at the table. Another process may have renewed it."""
        if table not in self.invites or not self.house.store.database.alone:
            if len(self.invites) > 10_000:
                self.invites.clear()
            self.invites[table] = await self.house.store.lobby.invite(table)
        return self.invites[table]

    async def renew_invite(self, table: str) -> None:
        self.invites[table] = await self.house.store.lobby.renew_invite(table)

    # -- as it changes

    async def follow(self, connection: Connection, ref: str | None) -> None:
        """The whole lobby now, and its changes from now on."""
        connection.lobby = True
        lists = await self.lobby(connection.person)
        rows = {table.id: table for table in (*lists.open, *lists.running, *lists.mine)}
        connection.listed = set(rows)
        message = Tables(full=True, tables=list(rows.values()), gone=[])
        if ref is not None:
            message.ref = ref
        connection.send(frame(message))

    def announce(self, table: str) -> None:
        """A table's row has changed."""
        if not any(connection.lobby for connection in self.house.hub.connections):
            return
        if not self.changed:
            self.house.spawn(self.tell())
        self.changed.add(table)

    async def tell(self) -> None:
        await asyncio.sleep(GATHER)
        changed, self.changed = self.changed, set()
        found = await self.read(sorted(changed))
        for connection in [one for one in self.house.hub.connections if one.lobby]:
            message = lobby_change([listed for listed in found if listed], connection)
            if message.tables or message.gone:
                connection.send(frame(message))

    async def read(self, tables: list[str]) -> list[Listed | None]:
        """Their rows, however long it takes until the database answers."""
        while True:
            try:
                return [await self.house.store.lobby.one(table) for table in tables]
            except StoreError:
                await asyncio.sleep(1.0)


def lobby_change(changed: list[Listed], reader: Connection) -> Tables:
    """What a reader must be told. Nothing tells of a table that they were not shown: it may be somebody's secret."""
    person = reader.person
    mine = [listed for listed in changed if person in listed.people and not listed.closed]
    there = [listed for listed in changed if shown(listed) or listed in mine]
    gone = [listed.id for listed in changed if listed not in there and listed.id in reader.listed]
    reader.listed = (reader.listed | {listed.id for listed in there}) - set(gone)
    return Tables(full=False, tables=[row(listed, person) for listed in there], gone=gone)

"""The lobby: lists for HTTP, and batched changes for the connections that follow it."""

from __future__ import annotations

import asyncio
from typing import Final

from nassau.server.live.background_tasks import Spawn
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.connection import Connection
from nassau.server.live.frames import encode
from nassau.server.live.table_rows import is_public, table_row
from nassau.server.protocol.messages import Tables
from nassau.server.protocol.schemas import LobbyList
from nassau.store import Listed, StoreError
from nassau.store.table_index import TableIndex

BATCH_SECONDS: Final = 0.2
"""Changes within this time are sent as one message."""
RETRY_SECONDS: Final = 1.0


class LobbyFeed:
    def __init__(self, index: TableIndex, broadcaster: Broadcaster, spawn: Spawn) -> None:
        self.index = index
        self.broadcaster = broadcaster
        self.spawn = spawn
        self.changed: set[str] = set()

    async def lists(self, person: str | None) -> LobbyList:
        """Open tables, running tables with spectators, and the person's own tables."""
        opened, running = await self.index.listed("open"), await self.index.listed("running")
        mine = [] if person is None else await self.index.of(person)
        return LobbyList(
            open=[table_row(listed, person) for listed in opened],
            running=[table_row(listed, person) for listed in running if listed.spectators],
            mine=[table_row(listed, person) for listed in mine],
        )

    async def subscribe(self, connection: Connection, ref: str | None) -> None:
        """Send the whole lobby now and its changes afterwards."""
        connection.lobby = True
        lists = await self.lists(connection.person)
        rows = {table.id: table for table in (*lists.open, *lists.running, *lists.mine)}
        connection.listed = set(rows)
        message = Tables(full=True, tables=list(rows.values()), gone=[])
        if ref is not None:
            message.ref = ref
        connection.send(encode(message))

    def row_changed(self, table: str) -> None:
        """Schedule a lobby message for a table whose row has changed."""
        if not any(connection.lobby for connection in self.broadcaster.connections):
            return
        if not self.changed:
            self.spawn(self.send_changes())
        self.changed.add(table)

    async def send_changes(self) -> None:
        await asyncio.sleep(BATCH_SECONDS)
        changed, self.changed = self.changed, set()
        found = await self.read(sorted(changed))
        for connection in [one for one in self.broadcaster.connections if one.lobby]:
            message = lobby_change([listed for listed in found if listed], connection)
            if message.tables or message.gone:
                connection.send(encode(message))

    async def read(self, tables: list[str]) -> list[Listed | None]:
        """The rows of tables; retries until the database answers."""
        while True:
            try:
                return [await self.index.one(table) for table in tables]
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)


def lobby_change(changed: list[Listed], reader: Connection) -> Tables:
    """The change message for one reader. It never names a table they have not been shown: it may be private."""
    person = reader.person
    mine = [listed for listed in changed if person in listed.people and not listed.closed and not listed.lesson]
    visible = [listed for listed in changed if is_public(listed) or listed in mine]
    gone = [listed.id for listed in changed if listed not in visible and listed.id in reader.listed]
    reader.listed = (reader.listed | {listed.id for listed in visible}) - set(gone)
    return Tables(full=False, tables=[table_row(listed, person) for listed in visible], gone=gone)

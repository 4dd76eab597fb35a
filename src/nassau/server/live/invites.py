"""Invite tokens of tables."""

from __future__ import annotations

from typing import Final

import msgspec

from nassau.server.cluster.bus import Bus
from nassau.server.cluster.bus_events import InviteRenewed
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.table_rows import table_row
from nassau.server.protocol.messages import TableRow
from nassau.store import Store
from nassau.store.table_index import listed
from nassau.tables import Table

MAX_CACHED: Final = 10_000


class Invites:
    def __init__(self, store: Store, broadcaster: Broadcaster, bus: Bus) -> None:
        self.store = store
        self.broadcaster = broadcaster
        self.bus = bus
        self.cached: dict[str, str] = {}

    async def token(self, table: str) -> str:
        """The token of a table's invite link. Cached only in a single process: others may renew it."""
        if table not in self.cached or not self.store.database.alone:
            if len(self.cached) > MAX_CACHED:
                self.cached.clear()
            self.cached[table] = await self.store.table_index.invite(table)
        return self.cached[table]

    async def renew(self, table: str) -> None:
        """Replace a table's invite; viewers who hold only the old one lose access, on every process."""
        self.cached[table] = await self.store.table_index.renew_invite(table)
        self.broadcaster.resubscribe_all(table)
        self.bus.publish(InviteRenewed(table))

    async def row(self, table: Table, reader: str | None) -> TableRow:
        """A table's row; for people at the table it includes the invite."""
        row = table_row(listed(table), reader)
        row = msgspec.structs.replace(row, turn=row.seat is not None and row.seat in table.pending)
        at_table = reader is not None and (row.seat is not None or reader == table.host.id)
        return msgspec.structs.replace(row, invite=await self.token(table.id)) if at_table else row

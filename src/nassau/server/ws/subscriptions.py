"""Subscriptions of one connection to tables."""

from __future__ import annotations

from typing import Final

from nassau.server.access.permissions import at_table, require_visible
from nassau.server.live.audience import viewer_of
from nassau.server.live.connection import Connection
from nassau.server.live.frames import encode
from nassau.server.live.services import Services
from nassau.server.protocol.messages import Gone, Subscribe, Unsubscribe
from nassau.server.protocol.request_error import RequestError
from nassau.store.table_locks import TableLocks
from nassau.tables import Table

MAX_TABLES: Final = 2000
"""Tables that one connection may watch."""


class Subscriptions:
    __slots__ = ("connection", "invite_tokens", "order", "services")

    def __init__(self, services: Services, connection: Connection) -> None:
        self.services = services
        self.connection = connection
        self.invite_tokens: dict[str, str] = {}
        self.order = TableLocks()  # keeps the messages of this connection about one table in order of arrival

    async def subscribe(self, message: Subscribe) -> None:
        """Send a snapshot of the table, then its updates; RequestError if it may not be watched."""
        if len(self.connection.tables) >= MAX_TABLES:
            raise RequestError("limited", f"one connection watches at most {MAX_TABLES} tables")
        self.services.limits.check("subscribe", str(self.connection.id))
        self.services.limits.check("subscribed", self.connection.address)
        if message.token is not None:
            self.invite_tokens[message.table] = message.token
        try:
            async with self.order.hold(message.table):
                await self.open(message.table, message.after, message.ref)
        except RequestError:
            self.invite_tokens.pop(message.table, None)
            raise

    async def open(self, id: str, after: int | None = None, ref: str | None = None) -> None:
        """Subscribe the connection and send the snapshot.

        The table is not locked, so that viewers cannot delay its players. From the last check of its number to the
        snapshot nothing awaits, so no update is lost in between.
        """
        services, connection = self.services, self.connection
        table = await services.tables.table(id)
        while True:
            await self.require_visible(table)
            chat = await services.chat.lines(table)
            result = await services.results.get(table)
            invite = await services.invites.token(id) if at_table(table, connection.person) else None
            newest = services.store.cache.find(id) or await services.tables.table(id)
            unchanged = newest.last_event <= table.number  # acts change neither permissions nor chat nor result
            table = newest
            if unchanged:
                break
        if connection.closing is not None:
            return
        broadcaster = services.broadcaster
        before, first = broadcaster.local_presence(id), id not in broadcaster.audiences
        broadcaster.publish(table, None, result)
        audience = broadcaster.subscribe(connection, table, viewer_of(table, connection))
        audience.thinking.update(services.thinking.at(id))
        snapshot = broadcaster.snapshot(
            audience, connection, after=after, invite=invite, result=result, chat=chat, ref=ref
        )
        connection.send(encode(snapshot))
        if broadcaster.local_presence(id) != before:
            services.presence.changed(id, ask=before == ([], 0))
        services.tables.notify(table, services.presence.bot_delay_seconds)
        if first and not services.store.database.alone:
            await services.remote.catch_up(id)  # moves were ignored while nobody watched the table here

    async def require_visible(self, table: Table) -> None:
        """RequestError unless the connection's person may see the table."""
        token = self.invite_tokens.get(table.id)
        await require_visible(self.services.invites, table, self.connection.person, token)

    async def unsubscribe(self, message: Unsubscribe) -> None:
        async with self.order.hold(message.table):
            self.services.broadcaster.unsubscribe(self.connection, message.table)
            self.services.presence.viewer_left(message.table)

    async def reopen(self, id: str) -> None:
        """Send a new snapshot after the person's seat has changed, or `gone` if they may no longer watch."""
        try:
            async with self.order.hold(id):
                await self.open(id)
        except RequestError:
            number = (await self.services.tables.table(id)).number
            self.connection.send(encode(Gone(table=id, number=number)))

    def close(self) -> None:
        """The connection has ended: unsubscribe from everything."""
        for table in self.services.broadcaster.disconnect(self.connection):
            self.services.presence.viewer_left(table)

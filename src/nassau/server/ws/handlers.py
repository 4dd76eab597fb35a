"""Handlers of the client messages about tables: one method for each message."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from nassau.server.access.permissions import require_known
from nassau.server.live.audience import viewer_of
from nassau.server.live.bot_levels import available_level
from nassau.server.live.connection import Connection
from nassau.server.live.frames import encode
from nassau.server.live.services import Services
from nassau.server.live.table_service import Command
from nassau.server.protocol import messages
from nassau.server.protocol.messages import Counsel, ToServer
from nassau.server.protocol.request_error import from_declined
from nassau.server.ws.subscriptions import Subscriptions
from nassau.tables import Declined, Entry, Player, Table, deputies, lessons, play, seating, stopping, undo


class TableHandlers:
    __slots__ = ("connection", "services", "subscriptions")

    def __init__(self, services: Services, connection: Connection) -> None:
        self.services = services
        self.connection = connection
        self.subscriptions = Subscriptions(services, connection)

    def seat(self, table: Table) -> int | None:
        """The person's seat; NoTable at a private table that they do not see."""
        if table.id not in self.connection.tables:
            require_known(table, self.connection.person)
        return viewer_of(table, self.connection)

    async def change(self, id: str, command: Command, message: ToServer) -> None:
        """Run a command of a signed-in person; the update that follows carries the message's `ref`."""
        self.connection.require_person()
        async with self.subscriptions.order.hold(id):
            await self.services.tables.change(id, command, (self.connection, message.ref))

    # -- subscriptions

    async def subscribe(self, message: messages.Subscribe) -> None:
        await self.subscriptions.subscribe(message)

    async def unsubscribe(self, message: messages.Unsubscribe) -> None:
        await self.subscriptions.unsubscribe(message)

    # -- play

    async def act(self, message: messages.Act) -> None:
        await self.play(message.table, [message.option], message.version, message)

    async def acts(self, message: messages.Acts) -> None:
        await self.play(message.table, message.options, message.version, message)

    async def play(self, id: str, options: list[str], version: int, message: ToServer) -> None:
        now = self.services.now

        def command(table: Table) -> list[Entry]:
            return play.acts(table, self.seat(table), options, version, now())

        await self.change(id, command, message)

    async def undo(self, message: messages.Undo) -> None:
        now = self.services.now

        def command(table: Table) -> list[Entry]:
            return undo.take_back(table, self.seat(table), now(), message.version)

        await self.change(message.table, command, message)

    async def next(self, message: messages.Next) -> None:
        now = self.services.now

        def command(table: Table) -> list[Entry]:
            return lessons.proceed(table, self.seat(table), message.beat, now())

        await self.change(message.table, command, message)

    async def commit(self, message: messages.Commit) -> None:
        now = self.services.now

        def command(table: Table) -> list[Entry]:
            return seating.commit(table, self.seat(table), message.hash, now())

        await self.change(message.table, command, message)

    async def reveal(self, message: messages.Reveal) -> None:
        part, now = bytes.fromhex(message.bytes), self.services.now

        def command(table: Table) -> list[Entry]:
            return play.reveal(table, self.seat(table), part, now())

        await self.change(message.table, command, message)

    async def deputy(self, message: messages.Deputy) -> None:
        level, now = message.level, self.services.now

        def command(table: Table) -> list[Entry]:
            if level is None:
                return deputies.give_back(table, self.seat(table), now())
            return deputies.deputise(table, self.seat(table), available_level(level, table), now())

        await self.change(message.table, command, message)

    async def stop(self, message: messages.Stop) -> None:
        now = self.services.now

        def command(table: Table) -> list[Entry]:
            seat = self.seat(table)
            return stopping.ask_stop(table, seat, now()) if message.stop else stopping.decline_stop(table, seat, now())

        await self.change(message.table, command, message)

    async def counsel(self, message: messages.AskCounsel) -> None:
        """Send the person what a Captain would do at their seat."""
        person = self.connection.require_person()
        table = await self.services.tables.table(message.table)
        try:
            seat = play.advised_seat(table, self.seat(table), message.version)
        except Declined as declined:
            raise from_declined(declined) from declined
        self.services.limits.check("counsel", person)
        advice = await self.services.advisor.advise(table, seat)
        answer = Counsel(table=table.id, number=table.number, version=message.version, advice=advice)
        self.connection.send(encode(msgspec.structs.replace(answer, ref=message.ref or UNSET)))

    # -- chat

    async def chat(self, message: messages.Chat) -> None:
        person = self.connection.require_person()
        self.services.limits.check("chat", person)
        table = await self.services.tables.table(message.table)
        await self.subscriptions.require_visible(table)
        player, actor = Player(person, self.connection.name), (self.connection, message.ref)
        await self.services.chat.say(table, player, message.text, self.services.now(), actor)

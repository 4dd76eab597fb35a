"""What a connection may do at tables: watch, play, talk. Each method carries out one message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from nassau.server.access.permissions import at_table, may_see, must_know
from nassau.server.cluster.bus import Said
from nassau.server.live.broadcast import Actor, frame, viewer_of
from nassau.server.live.connection import Connection
from nassau.server.protocol import messages
from nassau.server.protocol.messages import Advice, Counsel, Gone, Line
from nassau.server.protocol.request_error import Trouble, trouble
from nassau.server.workers.bot_players import known_level
from nassau.tables import Declined, Entry, Player, Table, deputies, play, seating, stopping, undo

if TYPE_CHECKING:
    from nassau.server.live.service import House
    from nassau.store import Line as StoredLine

MOST: Final = 2000
"""Tables that one connection may watch."""


class TableDoor:
    __slots__ = ("connection", "house", "tokens")

    def __init__(self, house: House, connection: Connection) -> None:
        self.house = house
        self.connection = connection
        self.tokens: dict[str, str] = {}

    def actor(self, message: messages.ToServer) -> Actor:
        return self.connection, message.ref

    def seat(self, table: Table) -> int | None:
        """Where the person sits; at a private table that they do not see, as if there were none."""
        if table.id not in self.connection.tables:
            must_know(table, self.connection.person)
        return viewer_of(table, self.connection)

    # -- watching

    async def subscribe(self, message: messages.Subscribe) -> None:
        if len(self.connection.tables) >= MOST:
            raise Trouble("limited", f"one connection watches at most {MOST} tables")
        if message.token is not None:
            self.tokens[message.table] = message.token
        try:
            async with self.house.store.lock(message.table):
                await self.welcome(message.table, message.after, message.ref)
        except Trouble:
            self.tokens.pop(message.table, None)
            raise

    async def welcome(self, id: str, after: int | None = None, ref: str | None = None) -> None:
        """Show the table from now on, beginning with all of it."""
        house, connection = self.house, self.connection
        table = await house.table(id)
        await may_see(house, table, connection.person, self.tokens.get(id))
        chat = [line_of(line) for line in await house.store.chat.lines(table)]
        result = await house.results.of(table)
        seat = viewer_of(table, connection)
        invite = await house.lister.invite(id) if at_table(table, connection.person) else None
        if connection.closing is not None:
            return
        before, first = house.hub.here(id), id not in house.hub.audiences
        house.hub.show(table, None, result)
        audience = house.hub.add(connection, table, seat)
        audience.thinking.update(house.crew.thoughts(id))
        snapshot = house.hub.snapshot(
            audience, connection, after=after, invite=invite, result=result, chat=chat, ref=ref
        )
        connection.send(frame(snapshot))
        if house.hub.here(id) != before:
            self.announce(id, ask=before == ([], 0))
        house.look_after(table, house.grace)
        if first and not house.store.database.alone:
            await house.catch_up(id)  # another process may have told of a move while nobody here wanted to know

    async def unsubscribe(self, message: messages.Unsubscribe) -> None:
        async with self.house.store.lock(message.table):
            self.house.hub.drop(self.connection, message.table)
            self.left([message.table])

    def left(self, tables: Iterable[str]) -> None:
        for table in tables:
            self.announce(table)
            self.house.unwatched(table)

    def announce(self, table: str, ask: bool = False) -> None:
        self.house.hub.presence(table)
        self.house.tell_presence(table, ask)

    async def again(self, id: str) -> None:
        """The person has sat down or stood up: show the table anew, or no more."""
        try:
            async with self.house.store.lock(id):
                await self.welcome(id)
        except Trouble:
            number = (await self.house.table(id)).number
            self.connection.send(frame(Gone(table=id, number=number)))

    # -- playing

    async def act(self, message: messages.Act) -> None:
        await self.play(message.table, [message.option], message.version, message)

    async def acts(self, message: messages.Acts) -> None:
        await self.play(message.table, message.options, message.version, message)

    async def play(self, id: str, options: list[str], version: int, message: messages.ToServer) -> None:
        self.connection.must_have_name()
        now = self.house.now

        def move(table: Table) -> list[Entry]:
            return play.acts(table, self.seat(table), options, version, now())

        await self.house.change(id, move, self.actor(message))

    async def undo(self, message: messages.Undo) -> None:
        self.connection.must_have_name()
        now = self.house.now
        await self.house.change(
            message.table,
            lambda table: undo.take_back(table, self.seat(table), now(), message.version),
            self.actor(message),
        )

    async def contribute(self, message: messages.Contribute) -> None:
        self.connection.must_have_name()
        part, now = bytes.fromhex(message.bytes), self.house.now
        await self.house.change(
            message.table, lambda table: seating.contribute(table, self.seat(table), part, now()), self.actor(message)
        )

    async def deputy(self, message: messages.Deputy) -> None:
        self.connection.must_have_name()
        level, now = message.level, self.house.now

        def move(table: Table) -> list[Entry]:
            if level is None:
                return deputies.give_back(table, self.seat(table), now())
            return deputies.deputise(table, self.seat(table), known_level(level, table), now())

        await self.house.change(message.table, move, self.actor(message))

    async def counsel(self, message: messages.AskCounsel) -> None:
        """What a Captain would do, for whoever asks alone."""
        self.connection.must_have_name()
        table = await self.house.table(message.table)
        try:
            seat = play.advised_seat(table, self.seat(table), message.version)
        except Declined as declined:
            raise trouble(declined) from declined
        self.house.limits.check("counsel", self.connection.person or "")
        found = await self.house.crew.advise(table, seat)
        advice = [Advice(one.option, round(one.share, 4), one.tried) for one in found]
        answer = Counsel(table=table.id, number=table.number, version=message.version, advice=advice)
        self.connection.send(frame(msgspec.structs.replace(answer, ref=message.ref or UNSET)))

    async def stop(self, message: messages.Stop) -> None:
        self.connection.must_have_name()
        now = self.house.now

        def move(table: Table) -> list[Entry]:
            seat = self.seat(table)
            return stopping.ask_stop(table, seat, now()) if message.stop else stopping.decline_stop(table, seat, now())

        await self.house.change(message.table, move, self.actor(message))

    # -- talking

    async def chat(self, message: messages.Chat) -> None:
        house, person = self.house, self.connection.must_have_name()
        house.limits.check("chat", person)
        table = await house.table(message.table)
        await may_see(house, table, person, self.tokens.get(message.table))
        said = " ".join(message.text.split())
        if not said:
            raise Trouble("malformed", "there is nothing to say")
        try:
            stored = await house.store.chat.say(table, Player(person, self.connection.name), said, house.now())
        except Declined as declined:
            raise Trouble("not_allowed", str(declined)) from declined
        line = line_of(stored)
        house.hub.spoken(table.id, line, self.actor(message))
        house.newsroom.publish(Said(table.id, line))


def line_of(line: StoredLine) -> Line:
    return Line(line.id, line.name, line.seat, line.text, line.time / 1000)

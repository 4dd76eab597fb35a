"""Fan-out: who watches which table on this process, and the frames that each of them gets.

A change is projected once per kind of viewer (each seat, and spectators together) and sent to every connection of that
kind. Whoever made the change gets the same frame with the `ref` of their message.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import UNSET

from nassau.server.live.connection import GOING_AWAY, NORMAL, Connection
from nassau.server.protocol.messages import FromServer, Line, Presence, Result, Seat, Snapshot, Spoken, Thinking, Update
from nassau.tables import Table, changes, project

TAIL: Final = 200
"""Log entries whose events a snapshot holds when it is not asked for those after a number."""

Actor = tuple[Connection, str | None]
"""The connection whose message made a change, and the message's `ref`."""

Elsewhere = dict[str, tuple[list[bool], int]]
"""By process: the seats of a table that are online there, and how many watch it there."""

ENCODER: Final = msgspec.json.Encoder()


def frame(message: FromServer) -> str:
    return ENCODER.encode(message).decode()


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Audience:
    """The connections that watch one table, by whose view they get, and the table as they have been shown it."""

    def __init__(self, shown: Table, elsewhere: Elsewhere | None = None) -> None:
        self.shown = shown
        self.groups: dict[int | None, set[Connection]] = {}
        self.thinking: set[int] = set()  # the seats whose bots were said to think
        self.elsewhere = {} if elsewhere is None else elsewhere

    def everyone(self) -> list[Connection]:
        return [connection for group in self.groups.values() for connection in group]

    def add(self, connection: Connection, viewer: int | None) -> None:
        self.groups.setdefault(viewer, set()).add(connection)

    def drop(self, connection: Connection) -> None:
        for viewer, group in list(self.groups.items()):
            group.discard(connection)
            if not group:
                del self.groups[viewer]

    def here(self) -> tuple[list[bool], int]:
        return [seat in self.groups for seat in range(len(self.shown.seats))], len(self.groups.get(None, ()))

    def online(self) -> list[bool]:
        parts = [self.here()[0], *(there for there, _ in self.elsewhere.values())]
        return [any(part[seat : seat + 1] == [True] for part in parts) for seat in range(len(self.shown.seats))]

    def thinkers(self) -> list[int]:
        """The seats where a bot thinks now: those that were said to, as long as a bot must decide there."""
        due = {seat for seat, _, _ in self.shown.bots_due()}
        return sorted(self.thinking & due)

    def watchers(self) -> int:
        return len(self.groups.get(None, ())) + sum(watchers for _, watchers in self.elsewhere.values())


class Hub:
    def __init__(self, clock: Callable[[], int]) -> None:
        self.now = clock
        self.connections: set[Connection] = set()
        self.audiences: dict[str, Audience] = {}
        self.elsewhere: dict[str, Elsewhere] = {}  # by table, also where nobody here watches it

    # -- who watches

    def leave(self, connection: Connection) -> list[str]:
        """The connection has ended: the tables that it watched."""
        self.connections.discard(connection)
        watched = list(connection.tables)
        for table in watched:
            self.drop(connection, table)
        return watched

    def add(self, connection: Connection, table: Table, viewer: int | None) -> Audience:
        if table.id not in self.audiences:
            self.audiences[table.id] = Audience(table, self.elsewhere.setdefault(table.id, {}))
        audience = self.audiences[table.id]
        audience.drop(connection)
        audience.add(connection, viewer)
        connection.tables[table.id] = viewer
        return audience

    def drop(self, connection: Connection, table: str) -> None:
        connection.tables.pop(table, None)
        audience = self.audiences.get(table)
        if audience is not None:
            audience.drop(connection)
            if not audience.groups:
                del self.audiences[table]
                self.tidy(table)

    def watched(self, table: str) -> bool:
        """Whether anybody watches a table, here or elsewhere."""
        return table in self.audiences or bool(self.elsewhere.get(table))

    def heard_of(self, table: str, origin: str, online: list[bool], watchers: int) -> None:
        """Who is connected to another process."""
        there = self.elsewhere.setdefault(table, {})
        if any(online) or watchers:
            there[origin] = (online, watchers)
        else:
            there.pop(origin, None)
        self.presence(table)
        self.tidy(table)

    def tidy(self, table: str) -> None:
        if not self.watched(table):
            self.elsewhere.pop(table, None)

    def here(self, table: str) -> tuple[list[bool], int]:
        audience = self.audiences.get(table)
        return ([], 0) if audience is None else audience.here()

    def close(self) -> None:
        for connection in list(self.connections):
            connection.close(GOING_AWAY)

    def dismiss(self, person: str) -> None:
        for connection in [one for one in self.connections if one.person == person]:
            connection.close(NORMAL)

    def sign_out(self, session: str) -> None:
        for connection in [one for one in self.connections if one.session == session]:
            connection.close(NORMAL)

    def show_anew(self, table: str) -> None:
        """Who may see a table has changed: everybody is shown all of it, or no more of it."""
        audience = self.audiences.get(table)
        for connection in audience.everyone() if audience is not None else []:
            self.drop(connection, table)
            if connection.reseated is not None:
                connection.reseated(table)

    def lost(self, origin: str) -> None:
        """Another process has gone: who was connected to it is not here any more."""
        for table in [id for id, there in self.elsewhere.items() if there.pop(origin, None)]:
            self.presence(table)
            self.tidy(table)

    # -- what is sent

    def snapshot(
        self, audience: Audience, connection: Connection, *, after: int | None, invite: str | None,
        result: Result | None, chat: list[Line], ref: str | None,
    ) -> Snapshot:  # fmt: skip
        """Everything that a viewer may know of a table."""
        table, viewer = audience.shown, connection.tables[audience.shown.id]
        seen = project(table, viewer, self.now(), max(0, table.number - TAIL) if after is None else after)
        fields: dict[str, Any] = {name: getattr(seen, name) for name in seen.__struct_fields__ if name in WIRED}
        fields["seats"] = seats(table, audience)
        return Snapshot(
            **fields,
            hosting=connection.person == table.host.id,
            invite=invite,
            watchers=audience.watchers(),
            thinking=audience.thinkers(),
            chat=chat,
            result=result,
            ref=UNSET if ref is None else ref,
        )

    def show(self, table: Table, actor: Actor | None = None, result: Result | None = None) -> None:
        """Tell everybody who watches what is new to them, and the actor in any case that it is done."""
        audience = self.audiences.get(table.id)
        if audience is not None and table.number > audience.shown.number:
            answered = self.advance(audience, table, actor, result)
        else:
            answered = False
        if actor is not None and not answered:
            send_to([actor[0]], Update(table=table.id, number=table.number), actor)

    def advance(self, audience: Audience, table: Table, actor: Actor | None, result: Result | None) -> bool:
        """Lead an audience to a later number; whether the actor was in it."""
        before, audience.shown = audience.shown, table
        audience.thinking = set(audience.thinkers())
        answered = False
        for connection in self.reseated(audience, before, table):
            self.drop(connection, table.id)
            if connection.reseated is not None:
                connection.reseated(table.id)
        now = self.now()
        for viewer, group in audience.groups.items():
            update = self.update(audience, before, viewer, now, result)
            answered = answered or (actor is not None and actor[0] in group)
            if table.host.id != before.host.id:
                tell_hosting(update, group, table, actor)
            else:
                send_to(group, update, actor)
        return answered

    def reseated(self, audience: Audience, before: Table, table: Table) -> list[Connection]:
        """The connections whose person has sat down or stood up, or who may watch no longer."""
        if table.phase == "running" != before.phase and not table.head.spectators:
            return list(audience.groups.get(None, ()))
        if table.last_event <= before.number:  # there were acts only
            return []
        return [one for one in audience.everyone() if one.tables[table.id] != viewer_of(table, one)]

    def update(self, audience: Audience, before: Table, viewer: int | None, now: int, result: Result | None) -> Update:
        fields = changes(before, audience.shown, viewer, now)
        if "seats" in fields:
            fields["seats"] = seats(audience.shown, audience)
        if result is not None and not before.over:
            fields["result"] = result
        for name in ("ranks", "scores"):  # the result has them
            fields.pop(name, None)
        return Update(**fields)

    def correct(self, table: Table) -> None:
        """The log of a table was rewritten without a new entry: names that must not be shown any more."""
        audience = self.audiences.get(table.id)
        if audience is not None:
            audience.shown = table
            update = Update(table=table.id, number=table.number, seats=seats(table, audience), host=table.host.name)
            send_to(audience.everyone(), update)

    def presence(self, table: str) -> None:
        self.tell(table, lambda audience: Presence(
            table=table, number=audience.shown.number, online=audience.online(), watchers=audience.watchers()
        ))  # fmt: skip

    def thinking(self, table: str, number: int, seat: int) -> None:
        audience = self.audiences.get(table)
        if audience is not None:
            audience.thinking.add(seat)
            send_to(audience.everyone(), Thinking(table=table, number=number, seat=seat))

    def spoken(self, table: str, line: Line, actor: Actor | None = None) -> None:
        self.tell(table, lambda audience: Spoken(table=table, number=audience.shown.number, line=line), actor)
        if actor is not None and table not in actor[0].tables:
            send_to([actor[0]], Spoken(table=table, number=0, line=line), actor)

    def tell(self, table: str, message: Callable[[Audience], FromServer], actor: Actor | None = None) -> None:
        audience = self.audiences.get(table)
        if audience is not None:
            send_to(audience.everyone(), message(audience), actor)


WIRED: Final = frozenset(Snapshot.__struct_fields__)


def viewer_of(table: Table, connection: Connection) -> int | None:
    return None if connection.person is None else table.seat_of(connection.person)


def seats(table: Table, audience: Audience) -> list[Seat]:
    online = audience.online()
    return [
        Seat(seat.kind, seat.name, seat.bot, seat.ready, online[number], seat.deputy, seat.program)
        for number, seat in enumerate(table.seats)
    ]


def tell_hosting(update: Update, group: Iterable[Connection], table: Table, actor: Actor | None) -> None:
    """The host has changed: each connection learns whether it is theirs now."""
    for connection in group:
        hosting = connection.person == table.host.id
        send_to([connection], msgspec.structs.replace(update, hosting=hosting), actor)


def send_to(group: Iterable[Connection], message: FromServer, actor: Actor | None = None) -> None:
    plain: str | None = None
    for connection in group:
        if actor is not None and connection is actor[0] and actor[1] is not None:
            connection.send(frame(msgspec.structs.replace(message, ref=actor[1])))
        else:
            plain = frame(message) if plain is None else plain
            connection.send(plain)

"""Broadcast of tables to the connections of this process.

A change is projected once per kind of viewer (each seat, and all spectators together) and sent to every connection of
that kind. The connection that made the change receives the same frame with the `ref` of its message.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET

from nassau.server.live.audience import Audience, RemoteViewers, viewer_of
from nassau.server.live.connection import GOING_AWAY, NORMAL, Connection
from nassau.server.live.frames import Actor, send_to, send_with_hosting
from nassau.server.protocol.messages import FromServer, Line, Presence, Result, Snapshot, Spoken, Thinking, Update
from nassau.tables import Table, changes, project

SNAPSHOT_ENTRIES: Final = 200
"""Log entries whose events a snapshot holds unless the client asks for those after a number."""

SNAPSHOT_FIELDS: Final = frozenset(Snapshot.__struct_fields__)


def unix_ms() -> int:
    return time.time_ns() // 1_000_000


class Broadcaster:
    def __init__(self, clock: Callable[[], int]) -> None:
        self.now = clock
        self.connections: set[Connection] = set()
        self.audiences: dict[str, Audience] = {}
        self.remote: dict[str, RemoteViewers] = {}  # by table, including tables without viewers here

    # -- subscriptions

    def subscribe(self, connection: Connection, table: Table, viewer: int | None) -> Audience:
        if table.id not in self.audiences:
            self.audiences[table.id] = Audience(table, self.remote.setdefault(table.id, {}))
        audience = self.audiences[table.id]
        audience.remove(connection)
        audience.add(connection, viewer)
        connection.tables[table.id] = viewer
        return audience

    def unsubscribe(self, connection: Connection, table: str) -> None:
        connection.tables.pop(table, None)
        audience = self.audiences.get(table)
        if audience is not None:
            audience.remove(connection)
            if not audience.groups:
                del self.audiences[table]
                self.discard_if_unwatched(table)

    def disconnect(self, connection: Connection) -> list[str]:
        """Remove a connection that has ended; returns the tables it watched."""
        self.connections.discard(connection)
        watched = list(connection.tables)
        for table in watched:
            self.unsubscribe(connection, table)
        return watched

    def is_watched(self, table: str) -> bool:
        """Whether a table has viewers on any process."""
        return table in self.audiences or bool(self.remote.get(table))

    def discard_if_unwatched(self, table: str) -> None:
        if not self.is_watched(table):
            self.remote.pop(table, None)

    def resubscribe_all(self, table: str) -> None:
        """Permissions have changed: each viewer gets a new snapshot, or `gone` without access."""
        audience = self.audiences.get(table)
        for connection in audience.everyone() if audience is not None else []:
            self.resubscribe(connection, table)

    def resubscribe(self, connection: Connection, table: str) -> None:
        self.unsubscribe(connection, table)
        if connection.viewer_changed is not None:
            connection.viewer_changed(table)

    # -- closing connections

    def close_all(self) -> None:
        for connection in list(self.connections):
            connection.close(GOING_AWAY)

    def close_person(self, person: str) -> None:
        for connection in [one for one in self.connections if one.person == person]:
            connection.close(NORMAL)

    def close_session(self, session_hash: str) -> None:
        for connection in [one for one in self.connections if one.session_hash == session_hash]:
            connection.close(NORMAL)

    # -- presence

    def local_presence(self, table: str) -> tuple[list[bool], int]:
        audience = self.audiences.get(table)
        return ([], 0) if audience is None else audience.local_presence()

    def remote_presence(self, table: str, origin: str, online: list[bool], watchers: int) -> None:
        """Store and send the viewers that another process reports."""
        there = self.remote.setdefault(table, {})
        if any(online) or watchers:
            there[origin] = (online, watchers)
        else:
            there.pop(origin, None)
        self.send_presence(table)
        self.discard_if_unwatched(table)

    def remote_lost(self, origin: str) -> None:
        """Another process is gone: its viewers are offline."""
        for table in [id for id, there in self.remote.items() if there.pop(origin, None)]:
            self.send_presence(table)
            self.discard_if_unwatched(table)

    # -- messages

    def snapshot(
        self, audience: Audience, connection: Connection, *, after: int | None, invite: str | None,
        result: Result | None, chat: list[Line], ref: str | None,
    ) -> Snapshot:  # fmt: skip
        """The complete view of a table for a connection that is subscribed to it."""
        table, viewer = audience.shown, connection.tables[audience.shown.id]
        seen = project(table, viewer, self.now(), max(0, table.number - SNAPSHOT_ENTRIES) if after is None else after)
        names = [name for name in seen.__struct_fields__ if name in SNAPSHOT_FIELDS]
        fields: dict[str, Any] = {name: getattr(seen, name) for name in names}
        fields["seats"] = audience.seats()
        return Snapshot(
            **fields,
            hosting=connection.person == table.host.id,
            invite=invite,
            watchers=audience.watchers(),
            thinking=audience.thinking_seats(),
            chat=chat,
            result=result,
            ref=UNSET if ref is None else ref,
        )

    def publish(self, table: Table, actor: Actor | None = None, result: Result | None = None) -> None:
        """Send viewers what has changed for them; the actor gets an acknowledgement in any case."""
        audience = self.audiences.get(table.id)
        if audience is not None and table.number > audience.shown.number:
            answered = self.advance(audience, table, actor, result)
        else:
            answered = False
        if actor is not None and not answered:
            send_to([actor[0]], Update(table=table.id, number=table.number), actor)

    def advance(self, audience: Audience, table: Table, actor: Actor | None, result: Result | None) -> bool:
        """Bring an audience to a later number. Returns whether the actor was in it."""
        before, audience.shown = audience.shown, table
        audience.thinking = set(audience.thinking_seats())
        answered = False
        for connection in self.moved_viewers(audience, before, table):
            self.resubscribe(connection, table.id)
        now = self.now()
        for viewer, group in audience.groups.items():
            update = self.update(audience, before, viewer, now, result)
            answered = answered or (actor is not None and actor[0] in group)
            if table.host.id != before.host.id:
                send_with_hosting(update, group, table, actor)
            else:
                send_to(group, update, actor)
        return answered

    def moved_viewers(self, audience: Audience, before: Table, table: Table) -> list[Connection]:
        """The connections whose person has taken or left a seat, or that may no longer watch."""
        if table.phase == "running" != before.phase and not table.head.spectators:
            return list(audience.groups.get(None, ()))
        if table.last_event <= before.number:  # only game actions since then
            return []
        return [one for one in audience.everyone() if one.tables[table.id] != viewer_of(table, one)]

    def update(self, audience: Audience, before: Table, viewer: int | None, now: int, result: Result | None) -> Update:
        fields = changes(before, audience.shown, viewer, now)
        if "seats" in fields:
            fields["seats"] = audience.seats()
        if result is not None and not before.over:
            fields["result"] = result
        for name in ("ranks", "scores"):  # part of the result
            fields.pop(name, None)
        return Update(**fields)

    def replace_names(self, table: Table) -> None:
        """Send names again after they were erased from a log without a new entry."""
        audience = self.audiences.get(table.id)
        if audience is not None:
            audience.shown = table
            update = Update(table=table.id, number=table.number, seats=audience.seats(), host=table.host.name)
            send_to(audience.everyone(), update)

    def send_presence(self, table: str) -> None:
        self.send(table, lambda audience: Presence(
            table=table, number=audience.shown.number, online=audience.online(), watchers=audience.watchers()
        ))  # fmt: skip

    def send_thinking(self, table: str, number: int, seat: int) -> None:
        audience = self.audiences.get(table)
        if audience is not None:
            audience.thinking.add(seat)
            send_to(audience.everyone(), Thinking(table=table, number=number, seat=seat))

    def send_chat(self, table: str, line: Line, actor: Actor | None = None) -> None:
        self.send(table, lambda audience: Spoken(table=table, number=audience.shown.number, line=line), actor)
        if actor is not None and table not in actor[0].tables:
            send_to([actor[0]], Spoken(table=table, number=0, line=line), actor)

    def send(self, table: str, message: Callable[[Audience], FromServer], actor: Actor | None = None) -> None:
        audience = self.audiences.get(table)
        if audience is not None:
            send_to(audience.everyone(), message(audience), actor)

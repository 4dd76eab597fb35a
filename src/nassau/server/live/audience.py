"""The viewers of one table on this process, grouped by the view they receive."""

from __future__ import annotations

from nassau.server.live.connection import Connection
from nassau.server.protocol.messages import Seat
from nassau.tables import Table

RemoteViewers = dict[str, tuple[list[bool], int]]
"""By process: which seats of a table are online there, and the number of spectators."""


class Audience:
    """The connections that watch a table, and the table as last sent to them."""

    def __init__(self, shown: Table, remote: RemoteViewers | None = None) -> None:
        self.shown = shown
        self.groups: dict[int | None, set[Connection]] = {}
        self.thinking: set[int] = set()  # seats announced as thinking
        self.remote = {} if remote is None else remote

    def everyone(self) -> list[Connection]:
        return [connection for group in self.groups.values() for connection in group]

    def add(self, connection: Connection, viewer: int | None) -> None:
        self.groups.setdefault(viewer, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        for viewer, group in list(self.groups.items()):
            group.discard(connection)
            if not group:
                del self.groups[viewer]

    def local_presence(self) -> tuple[list[bool], int]:
        """By seat whether it is online on this process, and the number of spectators here."""
        return [seat in self.groups for seat in range(len(self.shown.seats))], len(self.groups.get(None, ()))

    def online(self) -> list[bool]:
        """By seat: whether it is online on any process."""
        parts = [self.local_presence()[0], *(there for there, _ in self.remote.values())]
        return [any(part[seat : seat + 1] == [True] for part in parts) for seat in range(len(self.shown.seats))]

    def thinking_seats(self) -> list[int]:
        """The seats that were announced as thinking and where a bot still has to decide."""
        due = {seat for seat, _, _ in self.shown.bots_due()}
        return sorted(self.thinking & due)

    def watchers(self) -> int:
        return len(self.groups.get(None, ())) + sum(watchers for _, watchers in self.remote.values())

    def seats(self) -> list[Seat]:
        """The seats as clients receive them."""
        online = self.online()
        return [
            Seat(seat.kind, seat.name, seat.bot, seat.ready, online[number], seat.deputy, seat.program)
            for number, seat in enumerate(self.shown.seats)
        ]


def viewer_of(table: Table, connection: Connection) -> int | None:
    """The seat whose view a connection receives; None: the spectators' view."""
    return None if connection.person is None else table.seat_of(connection.person)

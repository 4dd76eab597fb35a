"""One client's connection: frames go out through a bounded queue, so that one slow screen holds up nobody."""

from __future__ import annotations

import time
from collections.abc import Callable, Set
from itertools import count
from typing import Final, Protocol

from nassau.server.live.send_queue import Mailbox
from nassau.server.protocol.request_error import Trouble

BACKLOG: Final = 500
"""Frames that may wait for a slow client; then its connection is closed, and it resumes when it comes back."""

NORMAL, GOING_AWAY, TOO_BIG, POLICY, TRY_LATER = 1000, 1001, 1009, 1008, 1013
"""Codes with which a WebSocket is closed."""

IDS: Final = count(1)

SHORT_WAY: Final = "nassau.wire"
"""Under this name a connection finds the wire (wire.py) among the extensions of its scope, on servers that have it."""


class Wire(Protocol):
    """The part of a WebSocket that sends."""

    async def send_data(self, data: str) -> None: ...

    async def close(self, code: int = ..., reason: str | None = ...) -> None: ...


class Connection:
    """Who is at the other end, what they watch, and the frames on their way to them."""

    __slots__ = (
        "address", "closing", "give_up", "id", "listed", "lobby", "name", "person", "queue", "reseated", "sending",
        "sent", "session", "tables", "write",
    )  # fmt: skip

    def __init__(self, address: str, person: str | None = None, name: str = "", session: str = "") -> None:
        self.id = next(IDS)
        self.address = address
        self.person = person  # the id; None for somebody without a name
        self.name = name
        self.tables: dict[str, int | None] = {}  # by table: the seat whose view it gets; None: a spectator's
        self.session = session  # the hash of the session that opened it: it ends with it
        self.lobby = False
        self.listed: Set[str] = frozenset()  # the tables of the lobby that it was shown
        self.closing: int | None = None
        self.sent = 0
        self.reseated: Callable[[str], None] | None = None  # called when the person's seat at a table has changed
        self.queue: Mailbox[str | None] = Mailbox()
        self.write: Callable[[str], bool] | None = None  # sends a frame at once, if there is such a way and it is free
        self.sending = 0.0  # since when the frame that leaves now has been leaving
        self.give_up: Callable[[], None] = lambda: self.close(TRY_LATER)  # end it without waiting for the other end

    def send(self, frame: str) -> None:
        if self.closing is not None:
            return
        waiting = len(self.queue.items)
        if not waiting and not self.sending and self.write is not None and self.write(frame):
            self.sent += len(frame)
        elif waiting >= BACKLOG:
            self.close(TRY_LATER)
        else:
            self.queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close after what is already on its way; nothing more is sent."""
        if self.closing is None:
            self.closing = code
            self.queue.put_nowait(None)

    async def pump(self, wire: Wire) -> None:
        """Send what is queued until the connection ends."""
        while (frame := await self.queue.get()) is not None:
            self.sent += len(frame)
            self.sending = time.monotonic()
            await wire.send_data(frame)
            self.sending = 0.0
        self.sending = time.monotonic()
        await wire.close(self.closing or NORMAL)

    def stuck(self, seconds: float) -> bool:
        """Whether the other end has taken nothing for so long."""
        return bool(self.sending) and time.monotonic() - self.sending > seconds

    def must_have_name(self) -> str:
        if self.person is None:
            raise Trouble("signed_out", "pick a name or sign in first")
        return self.person

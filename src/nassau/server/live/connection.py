"""One client connection. Frames are sent through a queue bounded in frames and bytes, so that a slow client delays no
other and takes little memory."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Set
from itertools import count
from typing import Final, Protocol

from nassau.server.live.send_queue import SendQueue
from nassau.server.protocol.request_error import RequestError

MAX_QUEUED_FRAMES: Final = 500
"""When a slow client exceeds it, its connection is closed; the client resumes when it reconnects."""
MAX_QUEUED_BYTES: Final = 1_000_000
"""The same for the memory of the queued frames. A single larger frame is queued if it is the only one."""

NORMAL, GOING_AWAY, TOO_BIG, POLICY, TRY_LATER = 1000, 1001, 1009, 1008, 1013
"""WebSocket close codes."""

IDS: Final = count(1)


class FrameSink(Protocol):
    """The sending half of a WebSocket."""

    async def send_data(self, data: str) -> None: ...

    async def close(self, code: int = ..., reason: str | None = ...) -> None: ...


class Connection:
    """The person at the other end, the tables they watch, and the frames queued for them."""

    __slots__ = (
        "abort", "address", "closing", "id", "listed", "lobby", "name", "person", "queue", "queued_bytes",
        "sending_since", "sent", "session_hash", "tables", "viewer_changed", "write",
    )  # fmt: skip

    def __init__(self, address: str, person: str | None = None, name: str = "", session_hash: str = "") -> None:
        self.id = next(IDS)
        self.address = address
        self.person = person  # the person's id; None: not signed in
        self.name = name
        self.tables: dict[str, int | None] = {}  # by table: the seat whose view is sent; None: the spectators' view
        self.session_hash = session_hash  # of the login session: the connection ends with it
        self.lobby = False
        self.listed: Set[str] = frozenset()  # the tables of the lobby that were sent
        self.closing: int | None = None
        self.sent = 0  # bytes
        self.viewer_changed: Callable[[str], None] | None = None  # called when the person's seat at a table changed
        self.queue: SendQueue[str | None] = SendQueue()
        self.queued_bytes = 0  # memory of the queued frames
        self.write: Callable[[str], bool] | None = None  # sends a frame without queueing; False if it must wait
        self.sending_since = 0.0  # monotonic time at which the frame being sent was started; 0: idle
        self.abort: Callable[[], None] = lambda: self.close(TRY_LATER)  # end without waiting for the client

    def send(self, frame: str) -> None:
        """Send or queue a frame. When the queue is full, it is dropped and the connection is closed."""
        if self.closing is not None:
            return
        waiting = len(self.queue.items)
        if not waiting and not self.sending_since and self.write is not None and self.write(frame):
            self.sent += len(frame)
            return
        size = sys.getsizeof(frame)
        if waiting >= MAX_QUEUED_FRAMES or (self.queued_bytes and self.queued_bytes + size > MAX_QUEUED_BYTES):
            self.drop_queue()
            self.close(TRY_LATER)
        else:
            self.queued_bytes += size
            self.queue.put_nowait(frame)

    def drop_queue(self) -> None:
        """Release the memory of frames that the client will not receive."""
        self.queue.items.clear()
        self.queued_bytes = 0

    async def next_frame(self) -> str | None:
        """Remove and return the oldest queued frame; None when the connection is closing."""
        frame = await self.queue.get()
        self.queued_bytes = max(0, self.queued_bytes - sys.getsizeof(frame)) if frame is not None else 0
        return frame

    def close(self, code: int) -> None:
        """Close after the frames that are already queued."""
        if self.closing is None:
            self.closing = code
            self.queue.put_nowait(None)

    async def pump(self, sink: FrameSink) -> None:
        """Send queued frames until the connection is closed."""
        while (frame := await self.next_frame()) is not None:
            self.sent += len(frame)
            self.sending_since = time.monotonic()
            await sink.send_data(frame)
            self.sending_since = 0.0
        self.sending_since = time.monotonic()
        await sink.close(self.closing or NORMAL)

    def stalled(self, seconds: float) -> bool:
        """Whether the client has accepted no data for this long."""
        return bool(self.sending_since) and time.monotonic() - self.sending_since > seconds

    def require_person(self) -> str:
        """The person's id; RequestError `signed_out` without one."""
        if self.person is None:
            raise RequestError("signed_out", "pick a name or sign in first")
        return self.person

"""uvicorn's WebSocket with a short way in and out for text frames.

By ASGI a frame passes a queue, a task and several coroutines in either direction. A table of three makes four frames of
every move, so here a frame that comes is handed over at once, and one that goes is written at once if the other end
keeps up. Everything else (handshake, pings, closing, slow clients) goes the usual way, and the server works without
this, on any ASGI server, only slower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nassau.server.live.connection import SHORT_WAY
from nassau.server.live.send_queue import Mailbox

TEXT: Final = b"\x81"
"""The first byte of a whole frame of text."""


class Wire(WebSocketsSansIOProtocol):
    listener: Callable[[str], None] | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = Mailbox()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[SHORT_WAY] = self
        await super().run_asgi()

    def settle(self, listener: Callable[[str], None]) -> None:
        """From now on frames are handed to the listener. The handshake is over: what only it needed is forgotten."""
        self.listener = listener
        self.request: Any = None
        self.response: Any = None
        self.scope["headers"] = []

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent or self.curr_msg_data_type != "text" or len(self.frames) != 1:
            super().send_receive_event_to_app()
            return
        try:
            text = self.frames[0].decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.listener(text)

    def write(self, text: str) -> bool:
        """Send a frame of text now; False if it has to wait."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        data = text.encode()
        self.transport.write(TEXT + length(len(data)) + data)
        return True


def length(size: int) -> bytes:
    """The length of a frame that is not masked, as WebSockets write it."""
    if size < 126:
        return bytes((size,))
    return b"\x7e" + size.to_bytes(2, "big") if size < 65_536 else b"\x7f" + size.to_bytes(8, "big")

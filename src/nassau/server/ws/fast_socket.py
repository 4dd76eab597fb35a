"""uvicorn's WebSocket protocol with a fast path for text frames.

Through ASGI a frame passes a queue, a task and several coroutines in each direction, and a table of three sends four
frames for every move. Here an incoming frame is passed to a callback, and an outgoing one is written directly while the
client keeps up. Everything else (handshake, pings, closing, slow clients) takes the normal path. The fast path is
optional: the application runs on any ASGI server.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nassau.server.live.send_queue import SendQueue

FAST_PATH: Final = "nassau.fast_path"
"""The key of the socket among the extensions of its ASGI scope."""
TEXT_FRAME: Final = b"\x81"
"""The first byte of an unfragmented text frame."""


class FastWebSocket(WebSocketsSansIOProtocol):
    on_text: Callable[[str], None] | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = SendQueue()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[FAST_PATH] = self
        await super().run_asgi()

    def attach(self, on_text: Callable[[str], None]) -> None:
        """Pass text frames to the callback from now on. Called after the handshake, whose data is released."""
        self.on_text = on_text
        self.request: Any = None
        self.response: Any = None
        self.scope["headers"] = []

    def send_receive_event_to_app(self) -> None:
        if self.on_text is None or self.close_sent or self.curr_msg_data_type != "text" or len(self.frames) != 1:
            super().send_receive_event_to_app()
            return
        try:
            text = self.frames[0].decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.on_text(text)

    def write(self, text: str) -> bool:
        """Send a text frame now; False if it must be queued."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        data = text.encode()
        self.transport.write(TEXT_FRAME + frame_length(len(data)) + data)
        return True


def frame_length(size: int) -> bytes:
    """The length field of an unmasked frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((size,))
    return b"\x7e" + size.to_bytes(2, "big") if size < 65_536 else b"\x7f" + size.to_bytes(8, "big")

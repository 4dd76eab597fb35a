"""A cheap WebSocket client: the protocol of `websockets` directly on an asyncio transport, without tasks."""

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import parse_uri


class Socket(asyncio.Protocol):
    """One connection. Calls `on_text` with each text frame."""

    def __init__(self, url: str, cookie: str, on_text: Callable[[bytes], None]) -> None:
        self.on_text = on_text
        self.cookie = cookie
        self.protocol = ClientProtocol(parse_uri(url.replace("http", "ws") + "/ws"), origin=Origin(url), max_size=None)
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        request = self.protocol.connect()
        request.headers["Cookie"] = self.cookie
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.on_text(bytes(event.data))
                else:
                    self.flush()  # sends the reply to a ping or a close frame
            elif isinstance(event, Response):
                self.open()

    def open(self) -> None:
        if self.protocol.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self.protocol.handshake_exc)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed the connection"))

    def send(self, data: bytes) -> None:
        self.protocol.send_text(data)
        self.flush()

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.transport.write(data) if data else self.transport.close()

    def close(self) -> None:
        if not self.transport.is_closing():
            self.protocol.send_close(1000)
            self.flush()


async def connect(url: str, cookie: str, on_text: Callable[[bytes], None]) -> Socket:
    """An open connection to the server at `url` (http://…)."""
    place = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(url, cookie, on_text), place.hostname or "", place.port or 80
    )
    await socket.opened
    return socket

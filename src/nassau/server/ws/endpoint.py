"""The WebSocket endpoint at /ws."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Scope

from nassau.server.access.auth import address_of, person_of, services_of, session_hash
from nassau.server.access.security_headers import same_origin
from nassau.server.live.connection import POLICY, TRY_LATER, Connection
from nassau.server.protocol.request_error import RequestError
from nassau.server.ws.client_session import ClientSession
from nassau.server.ws.fast_socket import FAST_PATH

Socket = WebSocket[Any, Any, Any]


@websocket("/ws")
async def websocket_endpoint(socket: Socket) -> None:
    await socket.accept()
    connection = Connection(address_of(socket), session_hash=session_hash(socket))
    session = ClientSession(services_of(socket), connection)
    connection.abort = abort(connection, asyncio.current_task())
    pump = asyncio.create_task(connection.pump(socket))
    try:
        if await admitted(session, socket):
            use_fast_path(session, socket.scope)
            await receive_frames(session, socket)
        await pump
    except asyncio.CancelledError:
        if connection.closing is None:
            raise
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client has disconnected; RuntimeError when it happens while sending
    finally:
        pump.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await pump
        session.close()


def abort(connection: Connection, task: asyncio.Task[Any] | None) -> Callable[[], None]:
    """Ends a connection whose client accepts no data, by cancelling its task."""

    def cancel() -> None:
        connection.close(TRY_LATER)
        if task is not None:
            task.cancel()

    return cancel


async def admitted(session: ClientSession, socket: Socket) -> bool:
    """Whether the connection is admitted; if not, the client has been sent the reason."""
    try:
        session.admit(same_origin(socket.scope, session.services.settings.origins), await person_of(socket))
    except RequestError as error:
        session.refuse(error, None, None)
        session.connection.close(TRY_LATER if error.code == "limited" else POLICY)
        return False
    return True


def use_fast_path(session: ClientSession, scope: Scope) -> None:
    """Bypass ASGI for text frames on servers that support it (fast_socket.py)."""
    socket: Any = (scope.get("extensions") or {}).get(FAST_PATH)
    if socket is not None:
        socket.attach(session.receive)
        session.connection.write = socket.write


async def receive_frames(session: ClientSession, socket: Socket) -> None:
    while session.connection.closing is None:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="closed")
        assert message["type"] == "websocket.receive"
        text, data = message.get("text"), message.get("bytes")
        session.receive(data if text is None else text)

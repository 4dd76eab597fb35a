"""The WebSocket at /ws: frames in, each checked and carried out; answers and updates out through the connection.

Messages are carried out side by side, but those about one table in the order in which they came. What is wrong with a
message is answered with a typed error and changes nothing; floods and oversized frames close the connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Scope

from nassau.server.access.auth import address_of, house_of, person_of, session_of
from nassau.server.access.security_headers import same_origin
from nassau.server.live.broadcast import frame
from nassau.server.live.connection import POLICY, SHORT_WAY, TOO_BIG, TRY_LATER, Connection
from nassau.server.protocol import messages
from nassau.server.protocol.messages import ClientMessage, Pong, ToServer
from nassau.server.protocol.request_error import Trouble, unstored
from nassau.server.ws.handlers import TableDoor
from nassau.store import Person, StoreError

if TYPE_CHECKING:
    from nassau.server.live.service import House

LOG = structlog.get_logger("nassau.door")
LARGEST: Final = 16_384
"""Bytes of a frame. The largest that the protocol needs, a chain of 64 options, is below it."""

DECODER: Final = msgspec.json.Decoder(ClientMessage)


class JustRef(msgspec.Struct):
    ref: messages.Ref | None = None


@websocket("/ws")
async def door(socket: WebSocket[Any, Any, Any]) -> None:
    house = house_of(socket)
    await socket.accept()
    connection = Connection(address_of(socket), session=session_of(socket))
    visit = Visit(house, connection)
    connection.give_up = abandon(connection, asyncio.current_task())
    pump = asyncio.create_task(connection.pump(socket))
    try:
        if await visit.admitted(socket):
            visit.take_short_way(socket.scope)
            await visit.listen(socket)
        await pump
    except asyncio.CancelledError:
        if connection.closing is None:
            raise
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other end has gone; RuntimeError is how the server says so when it happens while sending
    finally:
        pump.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await pump
        visit.end()


def abandon(connection: Connection, task: asyncio.Task[Any] | None) -> Callable[[], None]:
    """How to end a connection whose other end takes nothing any more."""

    def give_up() -> None:
        connection.close(TRY_LATER)
        if task is not None:
            task.cancel()

    return give_up


class Visit:
    """One connection while it lasts."""

    __slots__ = ("connection", "house", "tables")

    def __init__(self, house: House, connection: Connection) -> None:
        self.house = house
        self.connection = connection
        self.tables = TableDoor(house, connection)
        connection.reseated = self.reseated

    def reseated(self, table: str) -> None:
        self.house.spawn(self.tables.again(table))

    async def admitted(self, socket: WebSocket[Any, Any, Any]) -> bool:
        """Whether they may come in; if not, they have been told why."""
        try:
            self.enter(same_origin(socket.scope, self.house.settings.origins), await person_of(socket))
        except Trouble as trouble:
            self.refuse(trouble, None, None)
            self.connection.close(TRY_LATER if trouble.code == "limited" else POLICY)
            return False
        return True

    def enter(self, same_site: bool, person: Person | None) -> None:
        """Come in, or Trouble."""
        if not same_site:
            raise Trouble("bad_origin", "this page may not talk to this server")
        if self.house.stopping:
            raise Trouble("unavailable", "the server is stopping")
        self.house.limits.check("connect", self.connection.address)
        if person is not None:
            self.connection.person, self.connection.name = person.id, person.name
        self.house.hub.connections.add(self.connection)
        self.house.metrics.connections.set(len(self.house.hub.connections))

    def end(self) -> None:
        self.house.metrics.sent.inc(self.connection.sent)
        self.tables.left(self.house.hub.leave(self.connection))
        self.house.metrics.connections.set(len(self.house.hub.connections))

    def take_short_way(self, scope: Scope) -> None:
        """Where the server has one (wire.py)."""
        wire: Any = (scope.get("extensions") or {}).get(SHORT_WAY)
        if wire is not None:
            wire.settle(self.hear)
            self.connection.write = wire.write

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        while self.connection.closing is None:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="closed")
            assert message["type"] == "websocket.receive"
            text, data = message.get("text"), message.get("bytes")
            self.hear(data if text is None else text)

    def hear(self, data: str | bytes | None) -> None:
        """One frame has come."""
        if self.connection.closing is not None:
            return
        if data is None or len(data) > LARGEST:
            self.refuse(Trouble("oversize", f"a frame has at most {LARGEST} bytes"), None, None)
            self.connection.close(TOO_BIG)
        elif self.house.limits.wait("message", str(self.connection.id)):
            self.refuse(Trouble("flood", "too many messages"), None, None)
            self.connection.close(POLICY)
        else:
            self.read(data)

    def read(self, data: str | bytes) -> None:
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Trouble("malformed", str(error)[:300]), None, ref_of(data))
            return
        self.house.store.database.spawn(self.carry_out(message))

    async def carry_out(self, message: ToServer) -> None:
        try:
            await HANDLERS[type(message)](self, message)
        except Trouble as trouble:
            self.refuse(trouble, getattr(message, "table", None), message.ref)
        except StoreError as error:
            self.refuse(unstored(error), getattr(message, "table", None), message.ref)
        except Exception:
            LOG.exception("message", kind=type(message).__name__)
            self.refuse(Trouble("unavailable", "the server could not do this"), None, message.ref)

    def refuse(self, trouble: Trouble, table: str | None, ref: str | None) -> None:
        self.house.metrics.faults.labels(trouble.code).inc()
        audience = self.house.hub.audiences.get(table or "")
        number = audience.shown.number if audience is not None and table in self.connection.tables else None
        self.connection.send(frame(trouble.fault(table, number, ref)))

    async def lobby(self, message: messages.Lobby) -> None:
        if message.on:
            await self.house.lister.follow(self.connection, message.ref)
        else:
            self.connection.lobby = False

    async def ping(self, message: messages.Ping) -> None:
        pong = Pong(time=self.house.now() / 1000)
        if message.ref is not None:
            pong.ref = message.ref
        self.connection.send(frame(pong))


def at_tables(work: Callable[[TableDoor, Any], Awaitable[None]]) -> Handler:
    return lambda visit, message: work(visit.tables, message)


Handler = Callable[[Visit, Any], Awaitable[None]]
HANDLERS: Final[dict[type, Handler]] = {
    messages.Subscribe: at_tables(TableDoor.subscribe),
    messages.Unsubscribe: at_tables(TableDoor.unsubscribe),
    messages.Act: at_tables(TableDoor.act),
    messages.Acts: at_tables(TableDoor.acts),
    messages.Undo: at_tables(TableDoor.undo),
    messages.Contribute: at_tables(TableDoor.contribute),
    messages.Chat: at_tables(TableDoor.chat),
    messages.Deputy: at_tables(TableDoor.deputy),
    messages.AskCounsel: at_tables(TableDoor.counsel),
    messages.Stop: at_tables(TableDoor.stop),
    messages.Lobby: Visit.lobby,
    messages.Ping: Visit.ping,
}
"""What carries out each message. One table for all connections: there are thousands."""


def ref_of(data: str | bytes) -> str | None:
    """The `ref` of a message that is otherwise wrong, if it can be read."""
    try:
        return msgspec.json.decode(data, type=JustRef).ref
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None

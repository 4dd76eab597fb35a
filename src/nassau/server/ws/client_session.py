"""One client connection from admission to its end: incoming frames are checked, decoded and dispatched.

Messages run concurrently, but those about one table in order of arrival. An invalid message is answered with an error
and changes nothing; floods and oversized frames close the connection.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog

from nassau.server.live.connection import POLICY, TOO_BIG, Connection
from nassau.server.live.frames import encode
from nassau.server.live.services import Services
from nassau.server.protocol import messages
from nassau.server.protocol.messages import ClientMessage, Pong, ToServer
from nassau.server.protocol.request_error import RequestError, store_unavailable
from nassau.server.ws.handlers import TableHandlers
from nassau.store import Person, StoreError

LOG = structlog.get_logger(__name__)
MAX_FRAME_BYTES: Final = 16_384
"""Above the largest frame that the protocol needs, a chain of 64 options."""
MAX_ERROR_CHARACTERS: Final = 300

DECODER: Final = msgspec.json.Decoder(ClientMessage)


class JustRef(msgspec.Struct):
    ref: messages.Ref | None = None


class ClientSession:
    __slots__ = ("connection", "handlers", "services")

    def __init__(self, services: Services, connection: Connection) -> None:
        self.services = services
        self.connection = connection
        self.handlers = TableHandlers(services, connection)
        connection.viewer_changed = self.viewer_changed

    def viewer_changed(self, table: str) -> None:
        self.services.tasks.spawn(self.handlers.subscriptions.reopen(table))

    def admit(self, same_site: bool, person: Person | None) -> None:
        """Register the connection; RequestError if it is refused."""
        if not same_site:
            raise RequestError("bad_origin", "this page may not talk to this server")
        if self.services.tasks.stopping:
            raise RequestError("unavailable", "the server is stopping")
        self.services.limits.check("connect", self.connection.address)
        if person is not None:
            self.connection.person, self.connection.name = person.id, person.name
        self.services.broadcaster.connections.add(self.connection)
        self.count_connections()

    def close(self) -> None:
        """The connection has ended."""
        self.services.metrics.sent.inc(self.connection.sent)
        self.handlers.subscriptions.close()
        self.count_connections()

    def count_connections(self) -> None:
        self.services.metrics.connections.set(len(self.services.broadcaster.connections))

    def receive(self, data: str | bytes | None) -> None:
        """Handle one incoming frame."""
        if self.connection.closing is not None:
            return
        if data is None or len(data) > MAX_FRAME_BYTES:
            self.refuse(RequestError("oversize", f"a frame has at most {MAX_FRAME_BYTES} bytes"), None, None)
            self.connection.close(TOO_BIG)
        elif self.services.limits.wait("message", str(self.connection.id)):
            self.refuse(RequestError("flood", "too many messages"), None, None)
            self.connection.close(POLICY)
        else:
            self.decode(data)

    def decode(self, data: str | bytes) -> None:
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(RequestError("malformed", str(error)[:MAX_ERROR_CHARACTERS]), None, ref_of(data))
            return
        self.services.store.database.spawn(self.dispatch(message))

    async def dispatch(self, message: ToServer) -> None:
        table = getattr(message, "table", None)
        try:
            await HANDLERS[type(message)](self, message)
        except RequestError as error:
            self.refuse(error, table, message.ref)
        except StoreError as error:
            self.refuse(store_unavailable(error), table, message.ref)
        except Exception:
            LOG.exception("message failed", kind=type(message).__name__)
            self.refuse(RequestError("unavailable", "the server could not do this"), None, message.ref)

    def refuse(self, error: RequestError, table: str | None, ref: str | None) -> None:
        """Send an error to the client."""
        self.services.metrics.faults.labels(error.code).inc()
        audience = self.services.broadcaster.audiences.get(table or "")
        number = audience.shown.number if audience is not None and table in self.connection.tables else None
        self.connection.send(encode(error.fault(table, number, ref)))

    async def lobby(self, message: messages.Lobby) -> None:
        if message.on:
            await self.services.lobby.subscribe(self.connection, message.ref)
        else:
            self.connection.lobby = False

    async def ping(self, message: messages.Ping) -> None:
        pong = Pong(time=self.services.now() / 1000)
        if message.ref is not None:
            pong.ref = message.ref
        self.connection.send(encode(pong))


Handler = Callable[[ClientSession, Any], Awaitable[None]]


def table_handler(method: Callable[[TableHandlers, Any], Awaitable[None]]) -> Handler:
    return lambda session, message: method(session.handlers, message)


HANDLERS: Final[dict[type, Handler]] = {
    messages.Subscribe: table_handler(TableHandlers.subscribe),
    messages.Unsubscribe: table_handler(TableHandlers.unsubscribe),
    messages.Act: table_handler(TableHandlers.act),
    messages.Acts: table_handler(TableHandlers.acts),
    messages.Undo: table_handler(TableHandlers.undo),
    messages.Next: table_handler(TableHandlers.next),
    messages.Commit: table_handler(TableHandlers.commit),
    messages.Reveal: table_handler(TableHandlers.reveal),
    messages.Chat: table_handler(TableHandlers.chat),
    messages.Deputy: table_handler(TableHandlers.deputy),
    messages.AskCounsel: table_handler(TableHandlers.counsel),
    messages.Stop: table_handler(TableHandlers.stop),
    messages.Lobby: ClientSession.lobby,
    messages.Ping: ClientSession.ping,
}
"""The handler of each message. Module-level, because a table for each of thousands of connections takes memory."""


def ref_of(data: str | bytes) -> str | None:
    """The `ref` of a message that is otherwise invalid, if it can be decoded."""
    try:
        return msgspec.json.decode(data, type=JustRef).ref
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None

"""Encoding of messages as text frames, and sending them to groups of connections."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from nassau.server.live.connection import Connection
from nassau.server.protocol.messages import FromServer, Update
from nassau.tables import Table

Actor = tuple[Connection, str | None]
"""The connection whose message made a change, and the message's `ref`."""

ENCODER: Final = msgspec.json.Encoder()


def encode(message: FromServer) -> str:
    """The message as a text frame."""
    return ENCODER.encode(message).decode()


def send_with_hosting(update: Update, group: Iterable[Connection], table: Table, actor: Actor | None) -> None:
    """Send an update that tells each connection whether its person is the host now."""
    for connection in group:
        hosting = connection.person == table.host.id
        send_to([connection], msgspec.structs.replace(update, hosting=hosting), actor)


def send_to(group: Iterable[Connection], message: FromServer, actor: Actor | None = None) -> None:
    """Send a message to connections, encoded once; the actor's copy carries the `ref`."""
    plain: str | None = None
    for connection in group:
        if actor is not None and connection is actor[0] and actor[1] is not None:
            connection.send(encode(msgspec.structs.replace(message, ref=actor[1])))
        else:
            plain = encode(message) if plain is None else plain
            connection.send(plain)

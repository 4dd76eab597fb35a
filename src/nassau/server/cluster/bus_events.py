"""The events that server processes exchange over the bus."""

from __future__ import annotations

import msgspec

from nassau.server.protocol.messages import Line


class TableMoved(msgspec.Struct, frozen=True, tag="moved"):
    """A table has reached this sequence number; `listed`: its lobby row has changed."""

    table: str
    number: int
    listed: bool = False


class ChatSaid(msgspec.Struct, frozen=True, tag="said"):
    table: str
    line: Line


class PresenceReport(msgspec.Struct, frozen=True, tag="here"):
    """The viewers connected to the sender; `ask`: a request to report back."""

    table: str
    online: list[bool]
    watchers: int
    ask: bool = False


class BotThinking(msgspec.Struct, frozen=True, tag="thinks"):
    """A bot of the sender thinks at this seat since this sequence number."""

    table: str
    number: int
    seat: int


class Heartbeat(msgspec.Struct, frozen=True, tag="beat"):
    """The sender is alive and the bus works."""

    table: str = ""


class PersonDisconnected(msgspec.Struct, frozen=True, tag="dismissed"):
    """A person was erased or lost their token: close their connections."""

    person: str
    table: str = ""


class SessionEnded(msgspec.Struct, frozen=True, tag="signed_out"):
    """A session (given by its hash) has ended: close the connections it opened."""

    session: str
    table: str = ""


class InviteRenewed(msgspec.Struct, frozen=True, tag="uninvited"):
    """A private table has a new invite: viewers who hold only the old one lose access."""

    table: str


BusEvent = (
    TableMoved | ChatSaid | PresenceReport | BotThinking | Heartbeat
    | PersonDisconnected | SessionEnded | InviteRenewed
)  # fmt: skip

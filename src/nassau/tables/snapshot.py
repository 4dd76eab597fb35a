"""The shapes in which a viewer gets a table. Fields have the names of the wire protocol; what the server alone knows
(who is connected, chat, invites) it adds itself."""

from __future__ import annotations

import msgspec

from nassau.kernel import Action
from nassau.tables.events import Level


class Option(msgspec.Struct, frozen=True):
    """Something the seat may do now. `id` is sent back to do it; `at`: the board elements it lies on."""

    id: str
    verb: str
    at: list[str]


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on the board but is refused now, with the rule that forbids it."""

    id: str
    at: list[str]
    rule: str
    need: int | None = None
    have: int | None = None


class Decision(msgspec.Struct, frozen=True):
    """What is asked of the viewer's seat. `version` is sent back with the answer."""

    version: int
    step: str
    options: list[Option]
    blocked: list[Blocked]


class SeatSeen(msgspec.Struct, frozen=True):
    kind: str
    name: str
    level: Level | None  # of a bot
    ready: bool
    deputy: Level | None
    program: bool = False  # somebody's bot that plays over the network


class ClockSeen(msgspec.Struct, frozen=True):
    left: float | None  # seconds at the moment of sending; None: no limit
    running: bool


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one entry of the log did, as the viewer may know it. `seat` is -1 for chance, -2 for the table itself."""

    number: int
    seat: int
    at: float  # seconds since 1970
    facts: list[Action]
    deputy: bool = False


class SealSeen(msgspec.Struct, frozen=True):
    commitment: str
    contributed: list[bool]
    secret: str | None  # hex, when the game is over


class Snapshot(msgspec.Struct, frozen=True):
    """Everything a viewer may know of a table."""

    table: str
    number: int
    game: str
    options: dict[str, str]
    phase: str
    seat: int | None
    host: str
    visibility: str
    spectators: bool
    rated: bool
    clock: str
    autoplay: bool
    learning: bool
    muted: list[str]
    seats: list[SeatSeen]
    pending: list[int]
    stopping: list[int]
    view: msgspec.Struct | None  # the game's own
    decision: Decision | None
    undo: bool
    clocks: list[ClockSeen]
    events: list[Happened]
    seal: SealSeen
    ranks: list[int] | None
    scores: list[int] | None
    rematch: str | None

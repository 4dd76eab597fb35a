"""The structs in which a viewer gets a table. Field names are those of the wire protocol; the server adds what is not
part of the table: connections, chat, invites."""

from __future__ import annotations

import msgspec

from nassau.kernel import Action
from nassau.tables.events import Level


class Option(msgspec.Struct, frozen=True):
    """A legal action. The client answers with `id`; `at` lists the board elements that offer it."""

    id: str
    verb: str
    at: list[str]


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action on the board that is not legal now, with the rule that forbids it.

    `reason` names the sentence that says why; without it the text of the rule does.
    """

    id: str
    at: list[str]
    rule: str
    need: int | None = None
    have: int | None = None
    reason: str = ""


class Decision(msgspec.Struct, frozen=True):
    """The decision of the viewer's seat. The answer must name `version`."""

    version: int
    step: str
    options: list[Option]
    blocked: list[Blocked]


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as every viewer sees it."""

    kind: str
    name: str
    level: Level | None  # of a bot
    ready: bool
    deputy: Level | None
    program: bool = False  # a bot account that plays over the network API


class ClockSeen(msgspec.Struct, frozen=True):
    """The clock of a seat."""

    left: float | None  # seconds, at the time of the update; None: no limit
    running: bool


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of one entry that the viewer may know. `seat` is -1 for chance, -2 for the table."""

    number: int
    seat: int
    at: float  # seconds since 1970
    facts: list[Action]
    deputy: bool = False


class SealSeen(msgspec.Struct, frozen=True):
    """The public part of the sealed dice; hashes and bytes are in hex."""

    version: int  # 2; 1: a game that was started by release 0.1
    commitment: str  # of the server, to its secret
    commitments: list[str]  # of the players, by seat; "": none
    fixed: bool  # the game is starting or has started: commitments do not change, clients reveal
    contributions: list[str] | None  # by seat, since the start; "": none, or not revealed in time
    secret: str | None  # when the game is over


class ChainSeen(msgspec.Struct, frozen=True):
    """The chain over the draws so far: it fixes them without showing them."""

    draws: int
    head: str  # hex


class LessonSeen(msgspec.Struct, frozen=True):
    """What a lesson shows now. It waits for one of `options`, for any option if `free`, or else for "next"."""

    id: str
    title: dict[str, str]  # by language, like the other texts
    beat: int
    page: int  # from 0
    pages: int
    text: dict[str, str]
    points: list[str]  # board elements, and parts of the page
    options: list[str]
    free: bool
    wrong: dict[str, str]  # the answer to another choice; {}: a general one


class Snapshot(msgspec.Struct, frozen=True):
    """Everything that a viewer may know about a table."""

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
    chain: ChainSeen | None  # None before the start, in lessons, and for seals of version 1
    ranks: list[int] | None
    scores: list[int] | None
    rematch: str | None
    lesson: LessonSeen | None

"""The messages of the WebSocket at /ws: JSON text frames, one tagged struct each.

The tag is the field `type`. A client message may carry a `ref`; its answer (an error, or the first update, snapshot or
pong that it caused) carries the same `ref`. A server message about a table carries the table's sequence number
`number`: the count of entries in its log. A client that has seen number n and lost its connection subscribes with
`after: n` and gets a snapshot whose `events` are exactly those after n.

The state of a table at a client is the last snapshot with each later update applied in order of `number`. An update
whose `number` is not greater than the current one can be ignored.

The client's types are generated from this package: `python -m nassau.server.codegen.typescript --write`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from nassau.kernel import Action
from nassau.tables.events import Level as Level
from nassau.tables.events import Preset
from nassau.tables.events import Visibility as Visibility
from nassau.tables.results import Tallied as Tallied
from nassau.tables.snapshot import Blocked as Blocked
from nassau.tables.snapshot import ChainSeen as Chain
from nassau.tables.snapshot import ClockSeen as Clock
from nassau.tables.snapshot import Decision
from nassau.tables.snapshot import Happened as Happened
from nassau.tables.snapshot import LessonSeen as LessonSeen
from nassau.tables.snapshot import Option as Option
from nassau.tables.snapshot import SealSeen as Seal

# ---------------------------------------------------------------- values

PLAIN: Final = r"^[^\x00]*$"
"""Pattern of texts that are used in queries: PostgreSQL rejects NUL."""

TableId = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Ref = Annotated[str, Meta(max_length=40)]
OptionId = Annotated[str, Meta(max_length=200)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]

View = Annotated[Any, Meta(extra_json_schema={"typescript": "GameView | null"})]
"""The game's view struct: the position as this viewer may know it; null before the start."""
Parts = Annotated[dict[str, Any], Meta(extra_json_schema={"typescript": "Partial<GameView>"})]

Phase = Literal["open", "running", "over"]
SeatKind = Literal["person", "bot", "open"]
ClockPreset = Preset

Fact = Action
"""The fact's name, the rule that caused it, then its numbers, as texts/layout.toml names them: ["bid", "M3.3", 2, 5].

Facts of tables, besides those of games: game_started; acts_undone (seat, since: drop the events of seats from number
`since` on); deputy_took_over (seat; level: 0 is a Landlubber, 3 an Admiral; why: 0 requested, 1 the person left, 2 out
of time, 3 removed by the host); deputy_gave_back (seat); bot_faltered (seat); stop_asked (seat); stop_declined (seat);
game_finished; game_stopped.
"""

Code = Literal[
    "malformed",  # not JSON, an unknown message, or a value out of range
    "oversize",  # the frame is too large; the connection is closed
    "flood",  # too many messages; the connection is closed
    "limited",  # rate limit (chat, creation, sign-in …); try again after `wait` seconds
    "signed_out",  # authentication required: enter as a guest or sign in
    "bad_login",  # name and password do not match
    "name_taken",
    "bad_name",
    "bad_password",
    "bad_origin",  # the request comes from a page of another origin
    "bad_setup",  # the game lacks these options; `text` names them
    "too_few_seats",  # the game needs at least `need`
    "too_many_seats",  # the game is played by at most `need`
    "no_game",
    "no_table",  # no such table, or not visible to you
    "no_person",
    "no_invite",
    "not_seated",  # only for people at the table
    "not_host",
    "not_allowed",  # e.g. muted, watching not allowed, the seat is taken
    "seat_taken",
    "full",
    "not_ready",  # the table cannot start yet
    "started",  # the game has already started
    "not_started",
    "over",
    "not_pending",  # it is not your turn; `rule` names the rule
    "stale",  # the decision has changed since `version`; the current one follows
    "not_offered",  # no such option
    "refused",  # the rules forbid this option now: rule, need, have, reason
    "no_undo",
    "unavailable",  # the server is stopping or cannot write; nothing was changed
]


class Seat(Struct, frozen=True):
    """One seat of a table."""

    kind: SeatKind
    name: str  # of the person or the bot; "" while open
    level: Level | None  # of a bot
    ready: bool
    online: bool
    deputy: Level | None  # level of the bot that plays for the person now
    program: bool  # a bot that plays over the network


class Line(Struct, frozen=True):
    """A line of chat."""

    id: int
    name: str
    seat: int | None  # None: a spectator
    text: str
    at: float


class Result(Struct, frozen=True):
    """The result of a game."""

    reason: Literal["played", "stopped"]
    scores: list[int]  # by seat
    ranks: list[int]  # 1 is the winner; ties share a rank
    facts: list[Fact]  # of the last action
    tallies: list[list[Tallied]]  # by seat: its score, rule by rule
    course: list[list[int]]  # the scores over time: [number, score of seat 0, score of seat 1, …]
    rated: list[float] | None  # by seat: the change of rating


class TableRow(Struct, frozen=True):
    """A table as the lobby, profiles and POST /api/tables show it."""

    id: str
    game: str
    phase: Phase
    host: str
    seats: list[Seat]
    options: dict[str, str]
    clock: ClockPreset
    visibility: Visibility
    spectators: bool
    rated: bool
    created: float
    seat: int | None  # your seat
    turn: bool  # it is your turn
    ranks: list[int] | None  # after the end
    invite: str | None  # the token of /t/{token}, for people at the table
    lesson: str  # the id of the lesson that is given here; "": none


# ---------------------------------------------------------------- from the client


class ToServer(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=False):
    """Base of every client message."""

    ref: Ref | None = None


class Subscribe(ToServer, tag="subscribe"):
    """Subscribe to a table; answered by a snapshot. `token` is the invite of a private table."""

    table: TableId
    after: Annotated[int, Meta(ge=0)] | None = None
    token: TableId | None = None


class Unsubscribe(ToServer, tag="unsubscribe"):
    """Unsubscribe from a table."""

    table: TableId


class Act(ToServer, tag="act"):
    """Choose an option of the decision `version`."""

    table: TableId
    version: int
    option: OptionId


class Acts(ToServer, tag="acts"):
    """Choose several options in order, all or none: a chain that was staged in the client."""

    table: TableId
    version: int
    options: Annotated[list[OptionId], Meta(min_length=1, max_length=64)]


class Undo(ToServer, tag="undo"):
    """Undo my last decision, if allowed. `version` is the sequence number of the table at the client."""

    table: TableId
    version: int


class Next(ToServer, tag="next"):
    """Continue a lesson after this beat."""

    table: TableId
    beat: Annotated[int, Meta(ge=0)]


class Commit(ToServer, tag="commit"):
    """Commit to a contribution to the sealed dice, before the start: its hash, see docs/sealed-dice.md."""

    table: TableId
    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Reveal(ToServer, tag="reveal"):
    """Reveal the contribution to the sealed dice, 16 random bytes in hex, once commitments are fixed."""

    table: TableId
    bytes: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Chat(ToServer, tag="chat"):
    """Say something at a table."""

    table: TableId
    text: Said


class Deputy(ToServer, tag="deputy"):
    """Let a bot of this level play for me; null: take my seat back."""

    table: TableId
    level: Level | None


class AskCounsel(ToServer, tag="counsel"):
    """Ask what a Captain would do, at tables for learning; answered by counsel."""

    table: TableId
    version: int


class Stop(ToServer, tag="stop"):
    """Vote to stop the game, or withdraw the vote. The game stops when every person who plays agrees."""

    table: TableId
    stop: bool


class Lobby(ToServer, tag="lobby"):
    """Subscribe to the lobby, or unsubscribe."""

    on: bool


class Ping(ToServer, tag="ping"):
    """Answered by pong."""


ClientMessage = (
    Subscribe | Unsubscribe | Act | Acts | Undo | Next | Commit | Reveal | Chat | Deputy | AskCounsel | Stop | Lobby
    | Ping
)  # fmt: skip

# ---------------------------------------------------------------- from the server


class FromServer(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """Base of every server message."""

    ref: str | UnsetType = UNSET


class Snapshot(FromServer, tag="snapshot", omit_defaults=False):
    """The complete view of a table for one viewer."""

    table: str
    number: int
    game: str
    options: dict[str, str]
    phase: Phase
    seat: int | None  # your seat; None: you are a spectator
    host: str  # the host's name
    hosting: bool  # you are the host
    visibility: Visibility
    spectators: bool
    rated: bool
    clock: ClockPreset
    autoplay: bool  # single legal options are played automatically
    learning: bool  # players may ask for counsel
    invite: str | None  # the token of /t/{token}, for people at the table
    muted: list[str]  # names whose chat is not shown
    seats: list[Seat]
    watchers: int
    pending: list[int]  # the seats that must decide now
    thinking: list[int]  # those where a bot is thinking
    stopping: list[int]  # the seats that vote to stop the game
    view: View
    decision: Decision | None
    undo: bool  # you may undo your last decision
    clocks: list[Clock]
    events: list[Happened]  # the last ones, or with `after` exactly those after it
    chat: list[Line]
    seal: Seal
    chain: Chain | None  # over the draws so far; null before the start, in lessons and in games of release 0.1
    result: Result | None
    rematch: str | None  # the table where the rematch is played
    lesson: LessonSeen | None  # what the lesson of this table shows now


class Update(FromServer, tag="update"):
    """The changes since the previous number. Absent fields are unchanged."""

    table: str
    number: int
    events: list[Happened] | UnsetType = UNSET
    view: Parts | UnsetType = UNSET  # only the top-level parts of the view that have changed
    decision: Decision | UnsetType | None = UNSET
    pending: list[int] | UnsetType = UNSET
    stopping: list[int] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    clocks: list[Clock] | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    seal: Seal | UnsetType = UNSET
    chain: Chain | UnsetType = UNSET
    result: Result | UnsetType = UNSET  # with phase "over"; all events are sent again, without secrets
    host: str | UnsetType = UNSET
    hosting: bool | UnsetType = UNSET
    muted: list[str] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    lesson: LessonSeen | UnsetType | None = UNSET


class Spoken(FromServer, tag="chat"):
    """A new line of chat."""

    table: str
    number: int
    line: Line


class Presence(FromServer, tag="presence"):
    """Who is online, by seat, and the number of spectators."""

    table: str
    number: int
    online: list[bool]
    watchers: int


class Thinking(FromServer, tag="thinking"):
    """A bot at this seat is thinking, until the seat need not decide or its person takes it back."""

    table: str
    number: int
    seat: int


class Advice(Struct, frozen=True):
    """An option, its visits in the Captain's search, and its expected share of a win, from 0 to 1."""

    option: str
    share: float
    tried: int


class Counsel(FromServer, tag="counsel"):
    """What a Captain would do at your seat, from your information: the best options, best first."""

    table: str
    number: int
    version: int  # of the decision
    advice: list[Advice]


class Gone(FromServer, tag="gone"):
    """The subscription has ended: you were removed, or the table was closed or may no longer be watched."""

    table: str
    number: int


class Tables(FromServer, tag="lobby"):
    """The lobby. `full`: all tables; otherwise the changed ones, and in `gone` those that left the lobby."""

    full: bool
    tables: list[TableRow]
    gone: list[str]


class Fault(FromServer, tag="error"):
    """An error; nothing was changed. `text` is for logs and developers, in English."""

    code: Code
    text: str
    table: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    need: int | UnsetType = UNSET
    have: int | UnsetType = UNSET
    reason: str | UnsetType = UNSET  # names the sentence that says why the rule forbids it
    wait: float | UnsetType = UNSET


class Pong(FromServer, tag="pong"):
    time: float  # the server's clock, seconds since 1970


ServerMessage = Snapshot | Update | Spoken | Presence | Thinking | Counsel | Gone | Tables | Fault | Pong

"""The wire protocol: what travels over the WebSocket at /ws, as JSON text frames, one tagged struct each.

The tag is the field `type`. Every client message may carry a `ref`; the answer to it (an error, or the first update,
snapshot or pong that it caused) carries the same `ref`. Every server message about a table carries the table's
`number`: the count of entries in its log. A client that has seen number n and lost its connection subscribes with
`after: n` and gets a snapshot whose `events` are exactly those after n.

A client holds a table as: the last snapshot, and on top of it each update in order of `number`. An update whose
`number` is not above the one held is old news and may be ignored.

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
from nassau.tables.snapshot import ClockSeen as Clock
from nassau.tables.snapshot import Decision
from nassau.tables.snapshot import Happened as Happened
from nassau.tables.snapshot import Option as Option
from nassau.tables.snapshot import SealSeen as Seal

# ---------------------------------------------------------------- values

PLAIN: Final = r"^[^\x00]*$"
"""Texts that a database is asked for: PostgreSQL knows no NUL."""

TableId = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Ref = Annotated[str, Meta(max_length=40)]
OptionId = Annotated[str, Meta(max_length=200)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]

View = Annotated[Any, Meta(extra_json_schema={"typescript": "GameView | null"})]
"""The game's view struct: what this viewer may know of the position; null before the start."""
Parts = Annotated[dict[str, Any], Meta(extra_json_schema={"typescript": "Partial<GameView>"})]

Phase = Literal["open", "running", "over"]
SeatKind = Literal["person", "bot", "open"]
ClockPreset = Preset

Fact = Action
"""The fact's name, then its numbers, as words.toml describes them: ["bid", 2, 5].

The table itself tells: game_started; acts_undone (seat, since: forget the events of seats from number `since` on);
deputy_took_over (seat; level: 0 is a Landlubber, 3 an Admiral; why: 0 asked for, 1 the person left, 2 out of time,
3 removed); deputy_gave_back (seat); bot_faltered (seat); stop_asked (seat); stop_declined (seat); game_finished;
game_stopped.
"""

Code = Literal[
    "malformed",  # not JSON, not one of these messages, or a value out of bounds
    "oversize",  # the frame is too large; the connection is closed
    "flood",  # too many messages; the connection is closed
    "limited",  # too often (chat, creation, sign-in …); try again after `wait` seconds
    "signed_out",  # this needs a name: pick one as a guest or sign in
    "bad_login",  # name and password do not match
    "name_taken",
    "bad_name",
    "bad_password",
    "bad_origin",  # the request comes from another site's page
    "bad_setup",  # options that the game does not have; `text` says which
    "too_few_seats",  # the game needs at least `need`
    "too_many_seats",  # the game is played by at most `need`
    "no_game",
    "no_table",  # there is no such table, or it is not yours to see
    "no_person",
    "no_invite",
    "not_seated",  # only people at the table may do this
    "not_host",
    "not_allowed",  # e.g. muted, watching not allowed, the seat is taken
    "seat_taken",
    "full",
    "not_ready",  # the table cannot start yet
    "started",  # too late: the game is running
    "not_started",
    "over",
    "not_pending",  # it is not your turn; `rule` says so
    "stale",  # the decision has changed since `version`; the current one follows
    "not_offered",  # no such option
    "refused",  # the option lies on the table but the rules forbid it: rule, need, have
    "no_undo",
    "unavailable",  # the server is stopping or its disk does not write; nothing was changed
]


class Seat(Struct, frozen=True):
    """One place at the table."""

    kind: SeatKind
    name: str  # of the person or the bot; "" while open
    level: Level | None  # of a bot
    ready: bool
    online: bool
    deputy: Level | None  # the bot that plays for the person now
    program: bool  # not a person: somebody's bot that plays over the network


class Line(Struct, frozen=True):
    """A line of chat."""

    id: int
    name: str
    seat: int | None  # None: somebody who watches
    text: str
    at: float


class Result(Struct, frozen=True):
    """How a game ended."""

    reason: Literal["played", "stopped"]
    scores: list[int]  # by seat
    ranks: list[int]  # 1 is the winner; ties share a rank
    facts: list[Fact]  # what the last act told
    tallies: list[list[Tallied]]  # by seat: how its score comes about, rule by rule
    course: list[list[int]]  # the scores over time: [number, score of seat 0, score of seat 1, …]
    rated: list[float] | None  # by seat: how the rating changed


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
    seat: int | None  # where you sit
    turn: bool  # it is your turn
    ranks: list[int] | None  # after the end
    invite: str | None  # the token of /t/{token}, for people at the table


# ---------------------------------------------------------------- from the client


class ToServer(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=False):
    """Base of every client message."""

    ref: Ref | None = None


class Subscribe(ToServer, tag="subscribe"):
    """Send me this table from now on; answered by a snapshot. `token` is the invite of a private table."""

    table: TableId
    after: Annotated[int, Meta(ge=0)] | None = None
    token: TableId | None = None


class Unsubscribe(ToServer, tag="unsubscribe"):
    table: TableId


class Act(ToServer, tag="act"):
    """Do one of the options of the decision `version`."""

    table: TableId
    version: int
    option: OptionId


class Acts(ToServer, tag="acts"):
    """Several options, one after the other, all or none: a chain that was staged on the screen."""

    table: TableId
    version: int
    options: Annotated[list[OptionId], Meta(min_length=1, max_length=64)]


class Undo(ToServer, tag="undo"):
    """Take back my last decision, if the rules of undo allow it. `version` is the number of the table as I see it."""

    table: TableId
    version: int


class Contribute(ToServer, tag="contribute"):
    """My browser's 16 random bytes for the sealed dice, in hex, before the start."""

    table: TableId
    bytes: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Chat(ToServer, tag="chat"):
    table: TableId
    text: Said


class Deputy(ToServer, tag="deputy"):
    """Let a bot of this level play for me; None: I play myself again."""

    table: TableId
    level: Level | None


class AskCounsel(ToServer, tag="counsel"):
    """What would a Captain do here? At tables for learning; answered by counsel."""

    table: TableId
    version: int


class Stop(ToServer, tag="stop"):
    """I would rather stop the game (or agree to it), or play on. It ends when every person who plays agrees."""

    table: TableId
    stop: bool


class Lobby(ToServer, tag="lobby"):
    """Send me the lobby from now on, or no more."""

    on: bool


class Ping(ToServer, tag="ping"):
    pass


ClientMessage = (
    Subscribe | Unsubscribe | Act | Acts | Undo | Contribute | Chat | Deputy | AskCounsel | Stop | Lobby | Ping
)  # fmt: skip

# ---------------------------------------------------------------- from the server


class FromServer(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """Base of every server message."""

    ref: str | UnsetType = UNSET


class Snapshot(FromServer, tag="snapshot", omit_defaults=False):
    """Everything a viewer may know of a table."""

    table: str
    number: int
    game: str
    options: dict[str, str]
    phase: Phase
    seat: int | None  # where you sit; None: you watch
    host: str  # the host's name
    hosting: bool  # you are the host
    visibility: Visibility
    spectators: bool
    rated: bool
    clock: ClockPreset
    autoplay: bool  # the table plays forced single options itself
    learning: bool  # whoever must decide may ask for counsel
    invite: str | None  # the token of /t/{token}, for people at the table
    muted: list[str]  # names whose chat is not shown
    seats: list[Seat]
    watchers: int
    pending: list[int]  # the seats that must decide now
    thinking: list[int]  # those of them where a bot thinks now
    stopping: list[int]  # the seats that would rather stop the game now
    view: View
    decision: Decision | None
    undo: bool  # you may take back your last decision
    clocks: list[Clock]
    events: list[Happened]  # the last ones, or with `after` exactly those after it
    chat: list[Line]
    seal: Seal
    result: Result | None
    rematch: str | None  # the table where the rematch is played


class Update(FromServer, tag="update"):
    """What has changed since the number before. Absent fields have not changed."""

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
    result: Result | UnsetType = UNSET  # together with phase "over"; all events come again, now that all is open
    host: str | UnsetType = UNSET
    hosting: bool | UnsetType = UNSET
    muted: list[str] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


class Spoken(FromServer, tag="chat"):
    """A new line of chat."""

    table: str
    number: int
    line: Line


class Presence(FromServer, tag="presence"):
    """Who is there: by seat, and how many watch."""

    table: str
    number: int
    online: list[bool]
    watchers: int


class Thinking(FromServer, tag="thinking"):
    """A bot at this seat has begun to think, and does so until the seat need not decide or a person plays it again."""

    table: str
    number: int
    seat: int


class Advice(Struct, frozen=True):
    """An option, how often the Captain tried it in thought, and the share of a win that it promised, from 0 to 1."""

    option: str
    share: float
    tried: int


class Counsel(FromServer, tag="counsel"):
    """What a Captain would do at your seat, from what you may know: the best few options, best first."""

    table: str
    number: int
    version: int  # of the decision that it is about
    advice: list[Advice]


class Gone(FromServer, tag="gone"):
    """You no longer see this table: you were removed, it was closed, or watching has ended."""

    table: str
    number: int


class Tables(FromServer, tag="lobby"):
    """The lobby. `full`: these are all; otherwise these have changed and those in `gone` have left the lobby."""

    full: bool
    tables: list[TableRow]
    gone: list[str]


class Fault(FromServer, tag="error"):
    """Something was not done; nothing has been changed. `text` is for logs and developers, in English."""

    code: Code
    text: str
    table: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    need: int | UnsetType = UNSET
    have: int | UnsetType = UNSET
    wait: float | UnsetType = UNSET


class Pong(FromServer, tag="pong"):
    time: float  # the server's clock, seconds since 1970


ServerMessage = Snapshot | Update | Spoken | Presence | Thinking | Counsel | Gone | Tables | Fault | Pong

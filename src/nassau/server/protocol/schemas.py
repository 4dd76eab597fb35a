"""The bodies and answers of the HTTP API. Errors of the API are `Problem`, with the codes of the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from nassau.bots.analysis.mistakes import Regret as Regret
from nassau.bots.analysis.report import Insight as Insight
from nassau.bots.analysis.report import Roll as Roll
from nassau.server.protocol.messages import PLAIN, ClockPreset, Code, OptionId, Parts, Result, SeatKind, TableRow
from nassau.tables.dice_audit import Draw as Draw
from nassau.tables.dice_audit import Outcome as Outcome
from nassau.tables.events import Level, Visibility
from nassau.tables.snapshot import Happened
from nassau.tables.snapshot import SealSeen as Seal

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=PLAIN)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GameId = Annotated[str, Meta(min_length=1, max_length=24)]
Text = dict[str, str]
"""By language: {"de": …, "en": …}."""


class Body(Struct, frozen=True):
    """Base of what clients send."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not answered; nothing has been changed."""

    code: Code
    text: str  # one English sentence
    wait: float | None = None  # seconds until it may be tried again
    rule: str | None = None  # which rule of the game forbids it
    need: int | None = None  # the bound that was broken, where there is one
    have: int | None = None


# ---------------------------------------------------------------- people


class Guest(Body, frozen=True):
    """POST /api/guest: sit down with a name, no password."""

    name: Name


class Login(Body, frozen=True):
    """POST /api/login."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class SignUp(Body, frozen=True):
    """POST /api/signup: a guest keeps its games; without a session a new account is made."""

    name: Name
    password: Password


class NewPassword(Body, frozen=True):
    """POST /api/me/password: another password; I am signed out everywhere else."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Me(Struct, frozen=True):
    """GET /api/me; `name` is None for somebody who has not picked one."""

    name: str | None
    guest: bool
    tables: list[str]  # the open and running ones where I sit
    turns: list[str]  # those of them where it is my turn


class Standing(Struct, frozen=True):
    """How a person does in one game."""

    game: str
    played: int
    won: int
    rated: int
    rating: float | None  # mu − 3 sigma; None before the first rated game
    best: int | None  # highest score


class Person(Struct, frozen=True):
    """GET /api/people/{name}."""

    name: str
    guest: bool
    since: float
    games: list[Standing]
    recent: list[TableRow]


# ---------------------------------------------------------------- bots that play over the network

Scope = Literal["play", "watch"]
"""watch: read what the bot may see; play: also sit down and choose."""
Scopes = Annotated[list[Scope], Meta(min_length=1, max_length=2)]


def all_scopes() -> list[Scope]:
    return ["play", "watch"]


class NewBot(Body, frozen=True):
    """POST /api/bots."""

    name: Name
    scopes: Scopes = field(default_factory=all_scopes)


class NewToken(Body, frozen=True):
    """POST /api/bots/{name}/token."""

    scopes: Scopes = field(default_factory=all_scopes)


class BotInfo(Struct, frozen=True):
    """A bot of mine."""

    name: str
    created: float
    scopes: list[str]  # of its token; none: it has no token
    token: str | None  # told once, when it is made


class Choose(Body, frozen=True):
    """POST /api/tables/{id}/choose: one option of the decision `version`."""

    version: int
    option: OptionId


class Done(Struct, frozen=True):
    """It is on the disk, and the table has reached this number."""

    number: int


# ---------------------------------------------------------------- games


class OptionInfo(Struct, frozen=True):
    id: str
    values: list[str]
    default: str
    text: Text


class LevelInfo(Struct, frozen=True):
    """A strength of bots that this game has."""

    id: Level
    title: Text


class GameInfo(Struct, frozen=True):
    """One of GET /api/games. A game that is not there yet says so and has no options."""

    id: str
    title: Text
    available: bool
    version: int
    seats: list[int]  # fewest, most
    minutes: int  # how long a game takes about
    options: list[OptionInfo]
    levels: list[LevelInfo]


class RuleInfo(Struct, frozen=True):
    id: str
    text: Text
    source: str  # where the rule comes from: seed (the rulebook), public, ruling
    option: str | None  # the option that it depends on


class SectionInfo(Struct, frozen=True):
    id: str
    title: Text
    rules: list[RuleInfo]


class RulesInfo(Struct, frozen=True):
    """GET /api/games/{id}/rules: the game's ledger, then the rules that all tables share (K…)."""

    game: str
    title: Text
    sections: list[SectionInfo]
    options: list[OptionInfo]
    examples: list[dict[str, Any]]


# ---------------------------------------------------------------- tables


class SeatWish(Body, frozen=True):
    """person: me or somebody I invite (the first one is me); bot: of a level; open: whoever comes."""

    kind: SeatKind
    level: Level = "sailor"


class NewTable(Body, frozen=True):
    """POST /api/tables."""

    game: GameId
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    clock: ClockPreset = "none"
    visibility: Visibility = "public"
    spectators: bool = True
    rated: bool = False
    autoplay: bool = False
    learning: bool = False  # whoever must decide may ask what a Captain would do; not together with `rated`
    start: bool = False  # start by itself when all are there, ready, and have added to the sealed dice


class Quick(Body, frozen=True):
    """POST /api/quick: sit down at an open table of this game or open one; bots fill it after a while."""

    game: GameId
    seats: Annotated[int, Meta(ge=1, le=8)]
    level: Level = "sailor"


class Join(Body, frozen=True):
    """POST /api/tables/{id}/join. `seat` None: any free one."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    token: Annotated[str, Meta(max_length=40, pattern=PLAIN)] | None = None


class Leave(Body, frozen=True):
    """POST /api/tables/{id}/leave. `level`: who plays on during the game."""

    level: Level = "sailor"


class Ready(Body, frozen=True):
    """POST /api/tables/{id}/ready."""

    ready: bool = True


class Bots(Body, frozen=True):
    """POST /api/tables/{id}/bots: the host fills every open seat, or one."""

    level: Level = "sailor"
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Kick(Body, frozen=True):
    """POST /api/tables/{id}/kick: the host frees a seat before the start."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Resize(Body, frozen=True):
    """POST /api/tables/{id}/seats: the host changes how many play, before the start; open seats come and go."""

    seats: Annotated[int, Meta(ge=1, le=8)]


class Mute(Body, frozen=True):
    """POST /api/tables/{id}/mute: the host hides somebody's chat, or shows it again."""

    name: Name
    muted: bool = True


class Heir(Body, frozen=True):
    """POST /api/tables/{id}/host: the host hands the table to another person at it."""

    name: Name


class LobbyList(Struct, frozen=True):
    """GET /api/tables."""

    open: list[TableRow]
    running: list[TableRow]  # those that may be watched
    mine: list[TableRow]


class Frame(Struct, frozen=True):
    """One step of a replay. `view` holds the top-level parts that have changed; the first frame holds all."""

    event: Happened
    view: Parts
    pending: list[int]


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay?seat=&everything=: during play one's own view only.

    After the end any seat's, and with `everything` all facts are open.
    """

    table: TableRow
    seat: int | None  # whose view it is; None: a spectator's
    everything: bool
    frames: list[Frame]
    result: Result | None
    seal: Seal


class Draws(Struct, frozen=True):
    """GET /api/tables/{id}/draws: after the end, everything a browser needs to draw the sealed dice again."""

    table: str
    commitment: str
    secret: str  # in hex, like the contributions
    contributions: list[str]  # in seat order
    draws: list[Draw]


class InsightSoFar(Struct, frozen=True):
    """GET /api/tables/{id}/insight: after the end, how luck and decisions moved everybody's chances.

    `insight` is there when all pieces are done; until then ask again.
    """

    done: int
    pieces: int
    insight: Insight | None


class Health(Struct, frozen=True):
    """GET /health."""

    status: Literal["ok", "stopping"]
    version: str
    compiled: bool
    tables: int  # held in memory
    connections: int

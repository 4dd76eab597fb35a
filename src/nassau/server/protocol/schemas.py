"""Request and response bodies of the HTTP API. Errors are `Problem`, with the codes of the WebSocket."""

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
    """Base of request bodies."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error; nothing was changed."""

    code: Code
    text: str  # one English sentence
    wait: float | None = None  # seconds until it may be tried again
    rule: str | None = None  # the rule of the game that forbids it
    need: int | None = None  # the bound that was violated, if any
    have: int | None = None
    reason: str | None = None  # names the sentence that says why the rule forbids it


# ---------------------------------------------------------------- people


class Guest(Body, frozen=True):
    """POST /api/guest: enter with a name, without a password."""

    name: Name


class Login(Body, frozen=True):
    """POST /api/login."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class SignUp(Body, frozen=True):
    """POST /api/signup: a guest keeps its games; without a session a new account is created."""

    name: Name
    password: Password


class NewPassword(Body, frozen=True):
    """POST /api/me/password: changing the password signs out all other sessions."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Me(Struct, frozen=True):
    """GET /api/me; `name` is null without a session."""

    name: str | None
    guest: bool
    tables: list[str]  # open and running tables where I sit
    turns: list[str]  # those where it is my turn


class Standing(Struct, frozen=True):
    """A person's statistics in one game."""

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
"""watch: read what the bot may see; play: also take seats and choose."""
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
    """A bot of the signed-in person."""

    name: str
    created: float
    scopes: list[str]  # of its token; empty without a token
    token: str | None  # only in the response that creates it


class Choose(Body, frozen=True):
    """POST /api/tables/{id}/choose: an option of the decision `version`."""

    version: int
    option: OptionId


class Done(Struct, frozen=True):
    """The choice is stored, and the table has reached this sequence number."""

    number: int


# ---------------------------------------------------------------- games


class OptionInfo(Struct, frozen=True):
    id: str
    values: list[str]
    default: str
    text: Text


class PresetInfo(Struct, frozen=True):
    """A named choice of options; those that it does not name have their defaults."""

    id: str
    text: Text
    options: dict[str, str]


class LevelInfo(Struct, frozen=True):
    """A level of bots that the game has."""

    id: Level
    title: Text


class LessonInfo(Struct, frozen=True):
    """A lesson of a game, and how many minutes it takes."""

    id: str
    title: Text
    minutes: int


class GameInfo(Struct, frozen=True):
    """GET /api/games. A game that is not available yet has no options."""

    id: str
    title: Text
    available: bool
    version: int
    seats: list[int]  # fewest, most
    minutes: int  # approximate duration of a game
    options: list[OptionInfo]
    levels: list[LevelInfo]
    presets: list[PresetInfo]
    lessons: list[LessonInfo]


class RuleInfo(Struct, frozen=True):
    id: str
    text: Text
    source: str  # of the rule: seed (the rulebook), public, ruling
    option: str | None  # the option on which it depends


class SectionInfo(Struct, frozen=True):
    id: str
    title: Text
    rules: list[RuleInfo]


class RulesInfo(Struct, frozen=True):
    """GET /api/games/{id}/rules: the game's rulebook, then the rules of all tables (K…)."""

    game: str
    title: Text
    sections: list[SectionInfo]
    options: list[OptionInfo]
    examples: list[dict[str, Any]]


class PictureInfo(Struct, frozen=True):
    """A position of a guide: the view of `seat`, the board elements it shows (none: all) and those that are lit."""

    id: str
    caption: str
    seat: int
    view: Any
    frame: list[str]
    points: list[str]


class GuideSection(Struct, frozen=True):
    """A section of a guide. A text has paragraphs, lines with "# " for headings and "- " for items of a list."""

    id: str  # goal, turn, end, scoring
    text: str
    pictures: list[PictureInfo]


class GuideInfo(Struct, frozen=True):
    """GET /api/games/{id}/guide/{lang}: the rules for families, and the player aid on one page."""

    lang: str
    lead: str
    names: list[str]  # of the players in the pictures
    sections: list[GuideSection]
    aid: str


class TextsInfo(Struct, frozen=True):
    """GET /api/games/{id}/texts/{lang}: the game's layout.toml and its messages, as the content of Fluent files."""

    lang: str
    layout: dict[str, Any]
    messages: list[str]
    fallback: list[str]  # in English, for messages that the language lacks


# ---------------------------------------------------------------- tables


class SeatWish(Body, frozen=True):
    """person: reserved for people (the first is mine); bot: a bot of the level; open: free to join."""

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
    learning: bool = False  # players may ask for counsel; not together with `rated`
    start: bool = False  # start automatically when all are seated, ready, and have contributed to the dice


class Quick(Body, frozen=True):
    """POST /api/quick: join an open table of this game, or open one; bots fill it after a while."""

    game: GameId
    seats: Annotated[int, Meta(ge=1, le=8)]
    level: Level = "sailor"


class NewLesson(Body, frozen=True):
    """POST /api/lessons: start a lesson, or continue the one that I have started."""

    game: GameId
    lesson: GameId


class Join(Body, frozen=True):
    """POST /api/tables/{id}/join. `seat` null: any free one."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    token: Annotated[str, Meta(max_length=40, pattern=PLAIN)] | None = None


class Leave(Body, frozen=True):
    """POST /api/tables/{id}/leave. `level` of the deputy that plays on during the game."""

    level: Level = "sailor"


class Ready(Body, frozen=True):
    """POST /api/tables/{id}/ready."""

    ready: bool = True


class Bots(Body, frozen=True):
    """POST /api/tables/{id}/bots: the host fills all open seats, or one."""

    level: Level = "sailor"
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Kick(Body, frozen=True):
    """POST /api/tables/{id}/kick: the host removes a player."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Resize(Body, frozen=True):
    """POST /api/tables/{id}/seats: the host adds or removes open seats before the start."""

    seats: Annotated[int, Meta(ge=1, le=8)]


class Mute(Body, frozen=True):
    """POST /api/tables/{id}/mute: the host hides a person's chat, or shows it again."""

    name: Name
    muted: bool = True


class Heir(Body, frozen=True):
    """POST /api/tables/{id}/host: the host makes another person at the table its host."""

    name: Name


class LobbyList(Struct, frozen=True):
    """GET /api/tables."""

    open: list[TableRow]
    running: list[TableRow]  # those with spectators
    mine: list[TableRow]


class Frame(Struct, frozen=True):
    """One step of a replay. `view` holds the top-level parts that changed; the first frame holds all."""

    event: Happened
    view: Parts
    pending: list[int]


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay?seat=&everything=: while the game runs, only the reader's own view.

    Afterwards the view of any seat; `everything` includes all secrets.
    """

    table: TableRow
    seat: int | None  # whose view it is; null: the spectators' view
    everything: bool
    frames: list[Frame]
    result: Result | None
    seal: Seal


class Draws(Struct, frozen=True):
    """GET /api/tables/{id}/draws: after the end, everything needed to verify the sealed dice."""

    game: str
    seats: int
    table: str
    commitment: str
    secret: str  # in hex, like the contributions
    contributions: list[str]  # by seat, "": none; version 1: those of the people
    draws: list[Draw]
    version: int = 1  # of the seal
    commitments: list[str] = []  # by seat, "": none
    numbers: list[int] = []  # the numbers of the draws in the log


class InsightSoFar(Struct, frozen=True):
    """GET /api/tables/{id}/insight: after the end, how luck and decisions changed the win probabilities.

    `insight` is null until all pieces are done: poll.
    """

    done: int
    pieces: int
    insight: Insight | None


class Health(Struct, frozen=True):
    """GET /health."""

    status: Literal["ok", "stopping", "failing"]  # failing: the database takes no writes
    version: str
    compiled: bool
    tables: int  # held in memory
    connections: int

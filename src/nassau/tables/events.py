"""The log of a table: numbered entries, each an act (of a seat or of chance) or an event of the table.

A table is a fold over its log, so everything that ever changes a table is an entry. The log never shrinks: undo is an
event that drops acts from the fold. The log holds the secret of the sealed dice and every hidden card, so it never
leaves the server; viewers get projections.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, get_args

import msgspec

from nassau.kernel import Action, parse

TABLE: Final = -2
"""The seat of entries that belong to no seat."""

Level = Literal["landlubber", "sailor", "captain", "admiral"]
Preset = Literal["none", "friendly", "live", "slow"]
Visibility = Literal["public", "invite"]
Reason = Literal["played", "stopped"]
Cause = Literal["asked", "left", "time", "removed"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
"""Facts hold numbers: those of a level and of the cause of a deputy are their places here."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person as the log knows them: an id that is nobody's secret, and the name at that time."""

    id: str
    name: str
    program: bool = False  # not a person: somebody's bot that plays over the network


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    """Base of the table's events."""


class Created(Event, frozen=True):
    """The first entry. `secret` is what the sealed dice will be drawn from; its SHA-256 is public from now on."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    seats: int
    host: Player
    secret: str  # 32 bytes in hex
    clock: Preset = "none"
    visibility: Visibility = "public"
    spectators: bool = True
    rated: bool = False
    autoplay: bool = False  # the table plays forced single options itself
    learning: bool = False  # whoever must decide may ask what a Captain would do
    starts: Level | None = None  # starts by itself when all are ready; the level of bots that take seats left open
    patience: int | None = None  # milliseconds after which they do; None: never


class Resized(Event, frozen=True):
    """The host changed how many play: the last of the open seats were taken away, or open ones were added."""

    seats: int


class Sat(Event, frozen=True):
    """A person took the entry's seat."""

    player: Player


class BotSat(Event, frozen=True):
    level: Level
    name: str


class Left(Event, frozen=True):
    """The entry's seat is open again."""

    removed: bool = False


class Contributed(Event, frozen=True):
    """A person's browser added its bytes to the seal."""

    bytes: str  # 16 bytes in hex


class Readied(Event, frozen=True):
    ready: bool = True


class Started(Event, frozen=True):
    """The game begins; chance answers from now on with the dice sealed by these contributions, in seat order."""

    commitment: str
    contributions: list[str]


class Undone(Event, frozen=True):
    """The entry's seat took back its acts from number `since` on."""

    since: int


class DeputyTook(Event, frozen=True):
    """A bot plays for the person at the entry's seat."""

    level: Level
    reason: Cause


class GaveBack(Event, frozen=True):
    """The person at the entry's seat plays again."""


class Faltered(Event, frozen=True):
    """The bot at the entry's seat crashed, was late or answered what is not allowed: a weaker one decides once."""


class HostMoved(Event, frozen=True):
    host: Player


class Muted(Event, frozen=True):
    """The host hid a person's chat, or showed it again."""

    player: Player
    muted: bool = True


class StopAsked(Event, frozen=True):
    """The entry's seat would rather stop the game, or agrees to it."""


class StopDeclined(Event, frozen=True):
    """The entry's seat plays on: whoever wants to stop must ask again."""


class Finished(Event, frozen=True):
    """The game is over; the secret of the dice is revealed."""

    reason: Reason
    scores: list[int]
    ranks: list[int]
    secret: str


class Rematched(Event, frozen=True):
    """The same people go on at another table."""

    table: str


class Closed(Event, frozen=True):
    """The table was given up before its game began or ended."""

    reason: Literal["host", "empty", "idle"]


Happening = (
    Created | Resized | Sat | BotSat | Left | Contributed | Readied | Started | Undone | DeputyTook
    | GaveBack | Faltered | HostMoved | Muted | StopAsked | StopDeclined | Finished | Rematched | Closed
)  # fmt: skip

KINDS: Final[tuple[type[Happening], ...]] = get_args(Happening)


class Entry(msgspec.Struct, frozen=True):
    """One entry: an act is the text of an action ("bid:5"), everything else an event."""

    number: int  # from 1, without gaps
    time: int  # milliseconds since 1970, never going back
    seat: int  # -1: chance, -2: the table itself
    what: str | Happening
    key: str | None = None  # the position's key after this entry, every now and then: a checksum of the fold


EVENTS: Final = msgspec.json.Decoder(Happening)


@lru_cache(1 << 14)
def action_of(line: str) -> Action:
    """The action that an act's text stands for, or ValueError. The same few are read again and again."""
    return parse(line)


def write(what: str | Happening) -> str:
    """One line of text for an act or event; an event begins with a brace, an act never does."""
    return what if isinstance(what, str) else msgspec.json.encode(what).decode()


def read(line: str) -> str | Happening:
    """What `write` wrote; msgspec.MsgspecError (a ValueError) if it is damaged."""
    return EVENTS.decode(line) if line.startswith("{") else line

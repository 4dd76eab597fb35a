"""The event log of a table: numbered entries, each an act (of a seat or of chance) or an event of the table.

A table is the fold of its log, so every change of a table is an entry. The log is append-only: undo is an event that
drops acts from the fold. The log holds the secret of the sealed dice and every hidden card, so it never leaves the
server; viewers get projections.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, get_args

import msgspec

from nassau.kernel import Action, parse

TABLE: Final = -2
"""The seat number of entries that belong to no seat."""

Level = Literal["landlubber", "sailor", "captain", "admiral"]
Preset = Literal["none", "friendly", "live", "slow"]
Visibility = Literal["public", "invite"]
Reason = Literal["played", "stopped"]
Cause = Literal["asked", "left", "time", "removed"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
"""Facts hold integers only: levels and causes are stored as their index in these tuples."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person or bot account in the log: the id, which is not secret, and the name at that time."""

    id: str
    name: str
    program: bool = False  # a bot account that plays over the network API


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class BaseEvent(msgspec.Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    """Base of the table's events. The class name in snake case is the event's tag in the log."""


class Created(BaseEvent, frozen=True):
    """The first entry. `secret` seeds the sealed dice; its SHA-256 is public from the beginning."""

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
    autoplay: bool = False  # the table plays single options that every viewer can see to be forced
    learning: bool = False  # a pending seat may ask for a Captain's advice
    starts: Level | None = None  # autostart when all are ready; the level of the bots that fill open seats
    patience: int | None = None  # milliseconds until bots fill open seats; None: never
    lesson: str = ""  # the id of the lesson whose script chance and the bots follow


class Resized(BaseEvent, frozen=True):
    """The host changed the number of seats: the last open seats were dropped, or open seats were added."""

    seats: int


class Sat(BaseEvent, frozen=True):
    """A person took the entry's seat."""

    player: Player


class BotSat(BaseEvent, frozen=True):
    """A bot took the entry's seat."""

    level: Level
    name: str


class Left(BaseEvent, frozen=True):
    """The entry's seat is open again: its holder left, or the host removed them."""

    removed: bool = False


class Contributed(BaseEvent, frozen=True):
    """A person's client added its bytes to a seal of version 1. `Started` repeats them; no longer written."""

    bytes: str  # 16 bytes in hex


class Committed(BaseEvent, frozen=True):
    """A person's client committed to its contribution to the seal."""

    hash: str  # 32 bytes in hex


class SealFixed(BaseEvent, frozen=True):
    """The start was asked for: no commitment is accepted any longer, and clients reveal their contributions."""

    commitments: list[str]  # by seat; "": none


class Revealed(BaseEvent, frozen=True):
    """A person's client revealed the contribution that it had committed to."""

    bytes: str  # 16 bytes in hex


class Readied(BaseEvent, frozen=True):
    """A person is ready for the start, or no longer is."""

    ready: bool = True


class Started(BaseEvent, frozen=True):
    """The game started; its dice are sealed by these contributions.

    Version 2: by seat; a seat with a commitment and without a contribution did not reveal it in time. Version 1: those
    of the people in seat order.
    """

    commitment: str
    contributions: list[str]
    seal: int = 1  # the version


class BeatReached(BaseEvent, frozen=True):
    """The lesson has reached this beat of its script."""

    beat: int


class Undone(BaseEvent, frozen=True):
    """The entry's seat undid its acts from number `since` on."""

    since: int


class DeputyTook(BaseEvent, frozen=True):
    """A deputy bot plays for the person at the entry's seat."""

    level: Level
    reason: Cause


class GaveBack(BaseEvent, frozen=True):
    """The person at the entry's seat took it back from the deputy."""


class Faltered(BaseEvent, frozen=True):
    """The bot at the entry's seat crashed, timed out or returned an illegal action: a weaker one decides once."""


class HostMoved(BaseEvent, frozen=True):
    """Another person became the host."""

    host: Player


class Muted(BaseEvent, frozen=True):
    """The host hid a person's chat, or showed it again."""

    player: Player
    muted: bool = True


class StopAsked(BaseEvent, frozen=True):
    """The entry's seat voted to stop the game."""


class StopDeclined(BaseEvent, frozen=True):
    """The entry's seat voted to continue, which clears all votes to stop."""


class Finished(BaseEvent, frozen=True):
    """The game is over; the secret of the dice is revealed."""

    reason: Reason
    scores: list[int]
    ranks: list[int]
    secret: str


class Rematched(BaseEvent, frozen=True):
    """The same people play a rematch at another table."""

    table: str


class Closed(BaseEvent, frozen=True):
    """The table was closed before its game started."""

    reason: Literal["host", "empty", "idle"]


Event = (
    Created | Resized | Sat | BotSat | Left | Contributed | Committed | Readied | SealFixed | Revealed | Started
    | BeatReached | Undone | DeputyTook | GaveBack | Faltered | HostMoved | Muted | StopAsked | StopDeclined | Finished
    | Rematched | Closed
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """One entry: an act is the text of an action ("bid:5"), everything else an event."""

    number: int  # from 1, without gaps
    time: int  # milliseconds since 1970, never decreasing
    seat: int  # -1: chance, -2: the table
    what: str | Event
    key: str | None = None  # checksum: the position's key after this entry, on every 32nd entry of a game


DECODER: Final = msgspec.json.Decoder(Event)


@lru_cache(1 << 14)
def action_of(line: str) -> Action:
    """The action of an act's text, or ValueError."""
    return parse(line)


def write(what: str | Event) -> str:
    """An act or event as one line of text; only events start with a brace."""
    return what if isinstance(what, str) else msgspec.json.encode(what).decode()


def read(line: str) -> str | Event:
    """The inverse of `write`; msgspec.MsgspecError (a ValueError) if the line is damaged."""
    return DECODER.decode(line) if line.startswith("{") else line

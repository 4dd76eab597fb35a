"""Commands that hand a person's seat to a deputy bot during the game, and back."""

from __future__ import annotations

from typing import Final

from nassau.tables.events import LEVELS, DeputyTook, Entry, GaveBack, Level
from nassau.tables.reducer import append
from nassau.tables.stopping import stop_if_agreed
from nassau.tables.table_errors import NotAllowed
from nassau.tables.table_state import Table

RATED_LEVEL: Final[Level] = "sailor"
"""The strongest deputy in a rated game: ratings measure people."""
RATED_TIMEOUTS: Final = 3
"""Timeouts after which a seat of a rated game stays with its deputy."""


def deputise(table: Table, seat: int | None, level: Level, now: int) -> list[Entry]:
    """A person lets a bot of this level play their seat."""
    place = table.require_seat(seat)
    table.require_running()
    if table.seats[place].played_by:
        raise NotAllowed("a bot plays this seat already")
    return [append(table, place, DeputyTook(deputy_level(table, level), "asked"), now), *stop_if_agreed(table, now)]


def deputy_level(table: Table, level: Level) -> Level:
    """The level of a chosen deputy: in a rated game at most a Sailor."""
    return min(level, RATED_LEVEL, key=LEVELS.index) if table.head.rated else level


def time_out(table: Table, seat: int, now: int, level: Level = "sailor") -> list[Entry]:
    """A deputy takes over a seat whose time has run out."""
    table.require_running()
    if seat not in table.due(now):
        raise NotAllowed("this seat still has time")
    return [append(table, seat, DeputyTook(level, "time"), now), *stop_if_agreed(table, now)]


def give_back(table: Table, seat: int | None, now: int, decides: bool = False) -> list[Entry]:
    """A person takes their seat back from the deputy: at any time, except from a pending decision for which they have
    no time left. `decides`: the same command also makes that decision."""
    place = table.require_seat(seat)
    table.require_running()
    if not table.seats[place].deputy:
        raise NotAllowed("no deputy plays for you")
    if table.seats[place].removed:
        raise NotAllowed("the host has removed you")
    if table.head.rated and table.seats[place].timeouts >= RATED_TIMEOUTS:
        raise NotAllowed("your time has run out too often; the deputy plays this rated game to its end")
    left = table.clock.left_on_return(place, now) if place in table.versions and not decides else None
    if left is not None and left <= 0:
        raise NotAllowed("your time for this decision has run out; the deputy makes it")
    return [append(table, place, GaveBack(), now)]

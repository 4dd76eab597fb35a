"""Commands that hand a person's seat to a deputy bot during the game, and back."""

from __future__ import annotations

from nassau.tables.events import DeputyTook, Entry, GaveBack, Level
from nassau.tables.reducer import append
from nassau.tables.stopping import stop_if_agreed
from nassau.tables.table_errors import NotAllowed
from nassau.tables.table_state import Table


def deputise(table: Table, seat: int | None, level: Level, now: int) -> list[Entry]:
    """A person lets a bot of this level play their seat."""
    place = table.require_seat(seat)
    table.require_running()
    if table.seats[place].played_by:
        raise NotAllowed("a bot plays this seat already")
    return [append(table, place, DeputyTook(level, "asked"), now), *stop_if_agreed(table, now)]


def time_out(table: Table, seat: int, now: int, level: Level = "sailor") -> list[Entry]:
    """A deputy takes over a seat whose time has run out."""
    table.require_running()
    if seat not in table.due(now):
        raise NotAllowed("this seat still has time")
    return [append(table, seat, DeputyTook(level, "time"), now), *stop_if_agreed(table, now)]


def give_back(table: Table, seat: int | None, now: int) -> list[Entry]:
    """A person takes their seat back from the deputy."""
    place = table.require_seat(seat)
    table.require_running()
    if not table.seats[place].deputy:
        raise NotAllowed("no deputy plays for you")
    if table.seats[place].removed:
        raise NotAllowed("the host has removed you")
    return [append(table, place, GaveBack(), now)]

"""The end of a game: played to its end, or stopped early by agreement.

All people who still play must agree, and those whom the host has removed: a host cannot stop a game by removing the
others. In a rated game everyone who began it must agree, also those who left, and there must be at least two.
"""

from __future__ import annotations

from typing import Final

from nassau.tables.events import TABLE, Entry, Finished, Reason, StopAsked, StopDeclined
from nassau.tables.reducer import append
from nassau.tables.table_errors import NotAllowed
from nassau.tables.table_state import Table

RATED_VOTERS: Final = 2
"""People who must sit at a rated table for it to be stopped: alone against bots it would annul lost games."""


def finish(table: Table, reason: Reason, now: int) -> Entry:
    """End the game and reveal the secret of the dice."""
    assert table.state is not None
    end = Finished(reason, table.state.scores(), table.state.ranking(), table.head.secret)
    return append(table, TABLE, end, now)


def ask_stop(table: Table, seat: int | None, now: int) -> list[Entry]:
    """Vote to stop. When all voters have agreed, the game ends without a winner."""
    place = table.require_seat(seat)
    table.require_running()
    if place in table.stopping:
        raise NotAllowed("you have agreed already")
    if table.head.rated and len(voters(table)) < RATED_VOTERS:
        raise NotAllowed("a rated game against bots is played to its end")
    return [append(table, place, StopAsked(), now), *stop_if_agreed(table, now)]


def stop_if_agreed(table: Table, now: int) -> list[Entry]:
    """Finish the game if all voters have agreed and one of them still plays."""
    agreed = bool(voters(table)) and voters(table) <= table.stopping
    return [finish(table, "stopped", now)] if agreed else []


def voters(table: Table) -> set[int]:
    """The seats whose consent it takes to stop the game; none if nobody plays any more."""
    held = {number for number, seat in enumerate(table.seats) if seat.player}
    if table.head.rated:
        return held
    playing = {number for number in held if not table.seats[number].deputy}
    people = {number for number in playing if not table.seats[number].program} or playing
    return people | {number for number in held if table.seats[number].removed} if people else set()


def decline_stop(table: Table, seat: int | None, now: int) -> list[Entry]:
    """Vote against stopping, which clears all votes."""
    place = table.require_seat(seat)
    table.require_running()
    if not table.stopping:
        raise NotAllowed("nobody has asked to stop")
    return [append(table, place, StopDeclined(), now)]

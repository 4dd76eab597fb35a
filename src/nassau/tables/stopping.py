"""The end of a game: played to its end, or stopped early by agreement of all people who still play."""

from __future__ import annotations

from nassau.tables.events import TABLE, Entry, Finished, Reason, StopAsked, StopDeclined
from nassau.tables.reducer import append
from nassau.tables.table_errors import NotAllowed
from nassau.tables.table_state import Table


def finish(table: Table, reason: Reason, now: int) -> Entry:
    """End the game and reveal the secret of the dice."""
    assert table.state is not None
    end = Finished(reason, table.state.scores(), table.state.ranking(), table.head.secret)
    return append(table, TABLE, end, now)


def ask_stop(table: Table, seat: int | None, now: int) -> list[Entry]:
    """Vote to stop. When every person who still plays has voted, the game ends without a winner."""
    place = table.require_seat(seat)
    table.require_running()
    if place in table.stopping:
        raise NotAllowed("you have agreed already")
    return [append(table, place, StopAsked(), now), *stop_if_agreed(table, now)]


def stop_if_agreed(table: Table, now: int) -> list[Entry]:
    """Finish the game if every person who still plays has voted to stop."""
    players = {number for number, holder in enumerate(table.seats) if holder.player and not holder.deputy}
    people = {number for number in players if not table.seats[number].program} or players
    return [finish(table, "stopped", now)] if people and people <= table.stopping else []


def decline_stop(table: Table, seat: int | None, now: int) -> list[Entry]:
    """Vote against stopping, which clears all votes."""
    place = table.require_seat(seat)
    table.require_running()
    if not table.stopping:
        raise NotAllowed("nobody has asked to stop")
    return [append(table, place, StopDeclined(), now)]

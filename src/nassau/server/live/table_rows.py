"""Table rows as lists show them, with the reader's own seat and turn marked."""

from __future__ import annotations

from typing import Any, cast

from nassau.server.protocol.messages import Seat, TableRow
from nassau.store import Listed
from nassau.tables import SeatSeen


def table_row(listed: Listed, person: str | None) -> TableRow:
    """A table's row for one reader (a person's id, or None)."""
    seat = listed.people.index(person) if person is not None and person in listed.people else None
    return TableRow(
        id=listed.id,
        game=listed.game,
        phase=cast("Any", listed.phase),
        host=listed.host,
        seats=[wire_seat(seen) for seen in listed.seats],
        options=listed.options,
        clock=cast("Any", listed.clock),
        visibility=cast("Any", listed.visibility),
        spectators=listed.spectators,
        rated=listed.rated,
        created=listed.created / 1000,
        seat=seat,
        turn=seat in listed.pending,
        ranks=listed.ranks,
        invite=None,
        lesson=listed.lesson,
    )


def wire_seat(seen: SeatSeen) -> Seat:
    return Seat(cast("Any", seen.kind), seen.name, seen.level, seen.ready, False, seen.deputy, seen.program)


def is_public(listed: Listed) -> bool:
    """Whether the lobby shows a table to everyone."""
    if listed.closed or listed.visibility != "public":
        return False
    return listed.phase == "open" or (listed.phase == "running" and listed.spectators)

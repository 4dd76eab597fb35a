"""Undo: a seat takes back its last decision. The log keeps the undone acts and gains an `undone` event."""

from __future__ import annotations

from nassau.tables.events import Entry, Undone
from nassau.tables.information import reveals
from nassau.tables.play import require_player
from nassau.tables.reducer import append
from nassau.tables.table_errors import NoUndo, Stale
from nassau.tables.table_state import Table, UndoPoint


def take_back(table: Table, seat: int | None, now: int, seen: int | None = None) -> list[Entry]:
    """Undo the seat's last decision: never across chance, another seat's act, or a reveal, nor when the seat's time,
    which has run on since that decision, is used up (NoUndo).

    `seen` is the number up to which the person had seen the table; Stale if they have acted since.
    """
    place = table.require_seat(seat)
    table.require_running()
    require_player(table, place, bot=False)
    if not table.undoable(place):
        raise NoUndo("chance or another seat has decided since")
    if seen is not None and seen < table.undo_points[-1].number:
        raise Stale("you have decided again since then")
    undone = last_decision(table)
    if place in undone[-1].clock.due(now):
        raise NoUndo("your time for this decision has run out")
    for point in undone:
        if reveals(point.state, place, point.action, f"{table.id}/{point.number}"):
            raise NoUndo("something has been revealed")
    return [append(table, place, Undone(undone[-1].number), now)]


def last_decision(table: Table) -> list[UndoPoint]:
    """The seat's last decision and the forced acts after it, newest first."""
    points = []
    for point in reversed(table.undo_points):
        points.append(point)
        if not (table.head.autoplay and len(point.state.legal(point.seat)) == 1):
            return points
    raise NoUndo("there was nothing to decide")

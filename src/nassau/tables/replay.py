"""The replay of a game for one viewer: one frame per entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from nassau.kernel import CHANCE
from nassau.tables.events import Entry
from nassau.tables.projection import changed_parts, happened, view_of
from nassau.tables.reducer import apply, opened
from nassau.tables.results import dropped, end_of
from nassau.tables.snapshot import Happened
from nassau.tables.table_errors import NotAllowed


class Frame(msgspec.Struct, frozen=True):
    """One entry: its event, and the fields of the view that it changed; the first frame has all fields."""

    event: Happened
    view: dict[str, Any]
    pending: list[int]


def replay(entries: Sequence[Entry], viewer: int | None, everything: bool = False) -> Iterator[Frame]:
    """The frames as `viewer` saw them, without undone acts.

    `everything`: with all facts open; NotAllowed before the end. The caller checks that the reader may have the
    viewer's frames. While chance must answer, frames repeat the last view: no viewer saw the table between two cards
    of a deal, and the rest of the deck would reveal the card.
    """
    if everything and end_of(entries) is None:
        raise NotAllowed("everything is open when the game is over")
    gone = dropped(entries)
    table, shown = opened(entries[0]), None
    for entry in entries[1:]:
        apply(table, entry)
        row = next(table.transcript.after(entry.number - 1), None)
        if table.state is None or row is None or entry.number in gone:
            continue
        now = shown if table.state.pending == (CHANCE,) else view_of(table, viewer)
        yield Frame(happened(row, viewer, everything), changed_parts(shown, now), list(table.pending))
        shown = now

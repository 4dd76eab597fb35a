"""A game again, entry by entry, for one viewer: what the slider of a replay moves through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from nassau.kernel import CHANCE
from nassau.tables.events import Entry
from nassau.tables.play import Table
from nassau.tables.projection import changed_parts, happened, view_of
from nassau.tables.results import dropped, end_of
from nassau.tables.snapshot import Happened
from nassau.tables.table_errors import NotAllowed


class Frame(msgspec.Struct, frozen=True):
    """One step: what happened, and the parts of the view that it changed; the first frame has all of them."""

    event: Happened
    view: dict[str, Any]
    pending: list[int]


def replay(entries: Sequence[Entry], viewer: int | None, everything: bool = False) -> Iterator[Frame]:
    """The frames as `viewer` saw them; acts that were taken back are left out.

    `everything`: with all facts open, only after the end. During play the caller gives nobody another seat's frames.
    While chance must answer, the view stays as it was: nobody saw the table between two cards of a deal, and what is
    left of a deck at that moment would tell which card it was.
    """
    if everything and end_of(entries) is None:
        raise NotAllowed("everything is open when the game is over")
    gone = dropped(entries)
    table, shown = Table(entries[0]), None
    for entry in entries[1:]:
        table.take(entry)
        past = next(table.history.after(entry.number - 1), None)
        if table.state is None or past is None or entry.number in gone:
            continue
        now = shown if table.state.pending == (CHANCE,) else view_of(table, viewer)
        yield Frame(happened(past, viewer, everything), changed_parts(shown, now), list(table.pending))
        shown = now

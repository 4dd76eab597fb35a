"""The board and the final score as text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from nassau.i18n.game_texts import Line, Scope, Words, viewed
from nassau.kernel import State
from nassau.terminal.screen import DIM, Screen, aligned, beside


def draw(screen: Screen, lines: Sequence[Line]) -> None:
    """Labelled lines under each other; tables next to each other where they fit, with some air around them."""
    margin = max((len(line.label) for line in lines if not line.table), default=0)
    for is_table, group in groupby(lines, key=lambda line: line.table):
        screen.line("")
        if is_table:
            draw_tables(screen, [aligned(line.rows) for line in group])
        else:
            for line in group:
                screen.write(f"{line.label.ljust(margin)}  {' · '.join(line.rows[0])}")


def draw_tables(screen: Screen, tables: Sequence[list[str]]) -> None:
    block, *more = tables
    for table in more:
        both = beside(block, table, screen.width)
        if both is None:
            draw_block(screen, block)
            screen.line("")
        block = both or table
    draw_block(screen, block)


def draw_block(screen: Screen, block: Sequence[str]) -> None:
    heading, *rows = block
    screen.line(heading, DIM)
    for row in rows:
        screen.line(row)


def open_scope(state: State, seat: int | None) -> Scope:
    """The table with all hands open: whatever is hidden from one seat is taken from the view of another."""
    scope = viewed(state, seat)
    view = scope.view
    for other in range(state.seats):
        view = filled(view, viewed(state, other).view)
    return scope._replace(view=view)


def own_lines(own: Sequence[Line], common: Sequence[Line]) -> list[Line]:
    """What one board tells beyond another: the lines it has alone, and of tables with the same headings the rows."""
    return [without_rows(line, common) for line in own if line not in common]


def without_rows(line: Line, common: Sequence[Line]) -> Line:
    head, *rows = line.rows
    told = next((other.rows for other in common if line.table and other.rows[0] == head), [])
    return line._replace(rows=[head, *(row for row in rows if row not in told)])


def filled(known: Any, other: Any) -> Any:
    """`known`, with its gaps filled from `other`."""
    if known is None:
        return other
    if isinstance(known, dict) and isinstance(other, dict):
        return {key: filled(value, other.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(other, list) and len(known) == len(other):
        return [filled(value, more) for value, more in zip(known, other, strict=True)]
    return known


def tally_rows(words: Words, state: State, total: str) -> list[list[str]]:
    """How every score comes about: a row for each kind of thing that counts, a column for each player."""
    tallies = [words.tallies(state, seat) for seat in range(state.seats)]
    rows = [
        [f"{same[0].label} ({same[0].rule})", *(str(one.number * one.worth) for one in same)]
        for same in zip(*tallies, strict=True)
        if any(one.number * one.worth for one in same)
    ]
    return [["", *words.players], *rows, [total, *map(str, state.scores())]]

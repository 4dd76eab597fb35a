"""Board and final score as text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from nassau.i18n.game_texts import GameTexts, Line, Scope, scope_for
from nassau.kernel import State
from nassau.terminal.screen import DIM, Screen, aligned, beside


def draw(screen: Screen, lines: Sequence[Line]) -> None:
    """Write labelled lines one below the other, and tables side by side where they fit."""
    margin = max((len(line.label) for line in lines if not line.table), default=0)
    for is_table, group in groupby(lines, key=lambda line: line.table):
        screen.line("")
        if is_table:
            draw_tables(screen, [aligned(line.rows, screen.width) for line in group])
        else:
            for line in group:
                screen.write(f"{line.label.ljust(margin)}  {' · '.join(line.rows[0])}", indent=margin + 2)


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
    """The scope of a viewer who sees everything: gaps in the view are filled from the views of all seats."""
    scope = scope_for(state, seat)
    view = scope.view
    for other in range(state.seats):
        view = filled(view, scope_for(state, other).view)
    return scope._replace(view=view)


def own_lines(own: Sequence[Line], common: Sequence[Line]) -> list[Line]:
    """The lines of `own` that are not in `common`; of tables with the same heading only the rows that differ."""
    return [without_rows(line, common) for line in own if line not in common]


def without_rows(line: Line, common: Sequence[Line]) -> Line:
    head, *rows = line.rows
    known = next((other.rows for other in common if line.table and other.rows[0] == head), [])
    return line._replace(rows=[head, *(row for row in rows if row not in known)])


def filled(known: Any, other: Any) -> Any:
    """`known` with None replaced by the values of `other`, recursively."""
    if known is None:
        return other
    if isinstance(known, dict) and isinstance(other, dict):
        return {key: filled(value, other.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(other, list) and len(known) == len(other):
        return [filled(value, more) for value, more in zip(known, other, strict=True)]
    return known


def tally_rows(game_texts: GameTexts, state: State, total: str) -> list[list[str]]:
    """The final score: a row for each scoring item, a column for each player."""
    tallies = [game_texts.tallies(state, seat) for seat in range(state.seats)]
    rows = [
        [f"{same[0].label} ({same[0].rule})", *(str(one.number * one.worth) for one in same)]
        for same in zip(*tallies, strict=True)
        if any(one.number * one.worth for one in same)
    ]
    return [["", *game_texts.players], *rows, [total, *map(str, state.scores())]]

"""Invariants of a game of Port Royal."""

from functools import cache

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import (
    BESIDE,
    CELL_CROSSES,
    COLUMNS,
    GOAL,
    GREEN,
    GREEN_POINTS,
    MISSION_FIRST,
    MISSION_LATER,
    ROW_SIZE,
    SKULL_TRACK,
    TREASURE,
    WHEELS,
)
from nassau.games.port_royal.sheet import BIT, MOST_FIELDS, WORD, WORDS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, State

REVEALS: set[str] = set()
"""Nothing is hidden (P2.2)."""


def laws(state: State) -> None:
    assert isinstance(state, PortRoyal)
    pieces_lie_in_their_cells(state)
    for seat in range(state.seats):
        sheet_is_sound(state, seat)
        wheels_and_skulls_are_counted(state, seat)
        points_add_up(state, seat)
    winners_have_won(state)


def pieces_lie_in_their_cells(state: PortRoyal) -> None:
    """P5.2: ships on ship cells, wheels on wheel cells of their row."""
    for colour, column in enumerate(state.ships):
        assert column == BESIDE or CELL_CROSSES[COLUMNS * colour + column]
    for colour, column in enumerate(state.wheels):
        assert column == BESIDE or not CELL_CROSSES[COLUMNS * colour + column]
    assert state.chest in ((0, 1) if state.seats == 5 else (0,))
    assert not any(state.colours) or state.pick >= 0


def sheet_is_sound(state: PortRoyal, seat: int) -> None:
    own = slice(WORDS * seat, WORDS * seat + WORDS)
    reached, filled = tuple(state.reached[own]), tuple(state.filled[own])
    border, crew = derived(SHEETS.index(state.sheet), reached, filled)
    assert (state.border[seat], state.crew[seat]) == (border, crew)


@cache
def derived(chapter: int, reached_words: tuple[int, ...], filled_words: tuple[int, ...]) -> tuple[list[int], int]:
    """P9.1, P13.1, P13.13: the border and the crew, derived from the reached and filled-in fields."""
    sheet = SHEETS[chapter]
    reached, filled = members(reached_words), members(filled_words)
    assert max(reached | filled) < sheet.size
    assert reached == spread({0}, reached, sheet.neighbours)
    rim = {near for field in reached for near in sheet.neighbours[field]} - reached
    assert not rim & filled
    complete = [set(fields) <= reached | filled for fields in sheet.fields]
    return sorted(rim), sum(1 << island for island, done in enumerate(complete) if done)


def members(words: tuple[int, ...]) -> set[int]:
    return {field for field in range(MOST_FIELDS) if words[WORD[field]] & BIT[field]}


def spread(start: set[int], allowed: set[int], neighbours: list[list[int]]) -> set[int]:
    found = set(start)
    while grown := {near for field in found for near in neighbours[field]} & allowed - found:
        found |= grown
    return found


def wheels_and_skulls_are_counted(state: PortRoyal, seat: int) -> None:
    """P7.2, P7.4, P11.2, P19.7."""
    for colour in range(WHEELS):
        index = WHEELS * seat + colour
        assert 0 <= state.used[index] <= state.circled[index] <= ROW_SIZE[colour]
    assert state.spare(seat, GREEN) == 0
    assert 0 <= state.skulls[seat] <= len(SKULL_TRACK)
    assert 0 <= state.greens_left(seat) <= 3


def points_add_up(state: PortRoyal, seat: int) -> None:
    """P7.4, P11.1, P13.1, P14.1, P19.3: points match their sources; the order on missions is not stored."""
    sheet = state.sheet
    sure = sheet.total(sheet.points, state.crew[seat])
    sure += sum(GREEN_POINTS[: state.circled[WHEELS * seat + GREEN]]) + sum(SKULL_TRACK[: state.skulls[seat]])
    for field in range(sheet.size):
        if sheet.kind[field] == TREASURE and state.treasures[sheet.prize[field]] == seat:
            assert state.is_reached(seat, field)
            sure += sheet.worth[field]
    missions = sum(crossed >> seat & 1 for crossed in state.missions)
    assert MISSION_LATER * missions <= state.points[seat] - sure <= MISSION_FIRST * missions


def winners_have_won(state: PortRoyal) -> None:
    """P15.1–P15.3."""
    assert state.over == (state.winner != NOBODY)
    assert state.over == any(score >= GOAL for score in state.scores())
    assert sum(score >= GOAL for score in state.scores()) <= 1

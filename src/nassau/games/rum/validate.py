"""Validation of positions from outside, run once when they are loaded.

Checks only what the steps rely on. Conservation of pirates and tokens is not checked, because positions are also
written for experiments.
"""

from __future__ import annotations

from collections.abc import Iterator

from nassau.games.rum.components import (
    ALLEYS,
    BARRELS,
    COPIES,
    DISPLAY,
    FACES,
    FIELDS,
    FIRST_GOOD,
    FIRST_RENDEZVOUS,
    NOWHERE,
    PIRATES,
    RENDEZVOUS_TOKEN,
    ROUNDS,
    STACK_OF,
    SYMBOLS,
    THIRD_TEAM,
    TILES,
)
from nassau.games.rum.state import Rum
from nassau.kernel import NOBODY, NOTHING

Findings = Iterator[tuple[str, bool]]
"""Names of fields, and whether their values are valid."""


def validate(state: Rum) -> None:
    """Raises ValueError with the first invalid field."""
    for findings in (town(state), people(state), tokens(state), flags(state), ship(state)):
        for name, valid in findings:
            if not valid:
                raise ValueError(f"{name} cannot be {getattr(state, name)}")


def within(numbers: list[int], lowest: int, highest: int) -> bool:
    return not numbers or lowest <= min(numbers) <= max(numbers) <= highest


def town(state: Rum) -> Findings:
    """R1.1, R3.5, R4.1: the captain comes when the ninth tile has been laid."""
    yield "captain", NOWHERE <= state.captain < FIELDS
    yield "laid", (len(state.laid) == TILES) == (state.captain != NOWHERE)
    yield "alleys", len(state.alleys) == ALLEYS and within(state.alleys, NOBODY, state.seats - 1)
    yield "round", 0 <= state.round <= ROUNDS
    yield "start", NOBODY <= state.start < state.seats


def people(state: Rum) -> Findings:
    """R3.2, R18.2."""
    yield "supply", len(state.supply) == state.seats and within(state.supply, 0, PIRATES)
    yield "hiring", len(state.hiring) == state.seats and within(state.hiring, 0, PIRATES)
    yield "coins", len(state.coins) == state.seats and min(state.coins) >= 0
    yield "rum", len(state.rum) == state.seats and min(state.rum) >= 0 and sum(state.rum) <= BARRELS


def tokens(state: Rum) -> Findings:
    """R2, R3.3, R3.4."""
    yield "pile", len(state.pile) == FACES and all(0 <= left <= COPIES[face] for face, left in enumerate(state.pile))
    yield "under", within(state.under, 0, FACES - 1)
    yield "open", len(state.open) == len(DISPLAY) and all(map(belongs, state.open, DISPLAY))
    yield "held", within(state.held, 0, FACES * state.seats - 1) and state.held == sorted(state.held)
    yield "known", len(state.known) == FIRST_RENDEZVOUS - FIRST_GOOD and within(state.known, 0, (1 << state.seats) - 1)
    yield "drawn", NOTHING <= state.drawn < FACES


def belongs(face: int, stack: int) -> bool:
    return face == NOTHING or (0 <= face < FACES and STACK_OF[face] == stack)


def flags(state: Rum) -> Findings:
    """R14.1."""
    yield "flag_seat", within(state.flag_seat, 0, state.seats - 1)
    yield "flag_face", len(state.flag_face) == len(state.flag_seat) and all(map(is_rendezvous, state.flag_face))
    yield "flag_not", len(state.flag_not) == len(state.flag_seat) and within(state.flag_not, 0, (1 << SYMBOLS) - 1)


def is_rendezvous(face: int) -> bool:
    return 0 <= face < FACES and STACK_OF[face] == RENDEZVOUS_TOKEN


def ship(state: Rum) -> Findings:
    """R8.3, R9.1, R21.1."""
    teams = [*range(state.seats), THIRD_TEAM] if state.seats == 2 else list(range(state.seats))
    yield "rows", len(set(state.rows)) == len(state.rows) and all(team in teams for team in state.rows)
    yield "left", len(state.left) == len(state.rows) and within(state.left, 0, PIRATES)
    yield "right", len(state.right) == len(state.rows) and within(state.right, 0, PIRATES)
    yield "out", len(set(state.out)) == len(state.out) and all(team in state.rows for team in state.out)

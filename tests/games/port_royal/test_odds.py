"""Probabilities of phase 1 by exact enumeration, compared with published ones: reaching a number of pieces."""

from collections import Counter
from itertools import product

import pytest

from nassau.games.port_royal.components import BESIDE, CELL_CROSSES, COLOUR_SABRES, LETTER_FACES, LETTER_SABRES
from nassau.games.port_royal.state import PortRoyal
from nassau.games.port_royal.view_types import Risk
from tests.games.port_royal.table import do, hire, seen, table

CREWS = {0: "", 2: "CD", 3: "CDI", 4: "CDJ", 6: "CDILJ"}
PERCENT = {
    0: (91, 74, 54, 34, 18, 8, 3),
    2: (92, 78, 59, 40, 23, 11, 4),
    3: (95, 84, 69, 52, 35, 20, 9),
    4: (97, 91, 81, 69, 55, 39, 25),
    6: (99, 97, 93, 89, 82, 74, 64),
}
ROLLS = [(colour, letter) for colour, letter in product(range(6), LETTER_FACES)]


def wardable(sabres: int, colour: int, letter: int) -> bool:
    return COLOUR_SABRES[colour] + LETTER_SABRES[letter] <= sabres


def chance(sabres: int, goal: int) -> float:
    """The probability of reaching `goal` pieces, warding off rolls that would fail or return a wheel.

    Ships only come, so the sets of ships are solved from the fullest down; wheels come and go, so the sets of wheels
    beside one set of ships are iterated until they agree.
    """
    solved: dict[int, list[float]] = {}
    for ships in sorted(range(64), key=lambda ships: -ships.bit_count()):
        solved[ships] = settle(sabres, goal, ships, solved)
    return solved[0][0]


def settle(sabres: int, goal: int, ships: int, solved: dict[int, list[float]]) -> list[float]:
    lacking = goal - ships.bit_count()
    chances = [float(wheels.bit_count() >= lacking) for wheels in range(32)]
    open_sets = [wheels for wheels in range(32) if wheels.bit_count() < lacking]
    rolls = {wheels: outcomes(sabres, ships, wheels) for wheels in open_sets}
    change = 1.0
    while change > 1e-5:
        change = 0.0
        for wheels in open_sets:
            new_ships, toggles, count = rolls[wheels]
            total = sum(weight * solved[target][wheels] for target, weight in new_ships)
            total += sum(weight * chances[target] for target, weight in toggles)
            change = max(change, abs(chances[wheels] - total / count))
            chances[wheels] = total / count
    return chances


Weighted = list[tuple[int, int]]


def outcomes(sabres: int, ships: int, wheels: int) -> tuple[Weighted, Weighted, int]:
    """Sets of ships and of wheels that a roll leads to, and how many rolls change anything or fail."""
    new_ships, toggles, still = Counter[int](), Counter[int](), 0
    for colour, letter in ROLLS:
        bit = 1 << colour
        if CELL_CROSSES[5 * colour + letter]:
            if not ships & bit:
                new_ships[ships | bit] += 1
            elif wardable(sabres, colour, letter):
                still += 1
        elif wheels & bit and wardable(sabres, colour, letter):
            still += 1
        else:
            toggles[wheels ^ bit] += 1
    return list(new_ships.items()), list(toggles.items()), len(ROLLS) - still


@pytest.mark.parametrize("sabres", [0, 2, 3, 4, 6])
def test_odds_of_the_fact_sheet(sabres: int) -> None:
    for goal, percent in zip(range(2, 9), PERCENT[sabres], strict=True):
        assert 100 * chance(sabres, goal) == pytest.approx(percent, abs=0.7)


@pytest.mark.parametrize("sabres", [0, 3, 6])
def test_the_engine_fails_on_exactly_the_rolls_of_the_enumeration(sabres: int) -> None:
    """Every roll on every set of ships, with one wheel on the board."""
    for ships in range(0, 64, 5):
        state = hire(table(), 0, CREWS[sabres])
        state.ships = [0 if ships >> colour & 1 else BESIDE for colour in range(6)]
        state.wheels[2] = 3
        failing = [roll for roll in ROLLS if fails(state.copy(), *roll)]
        expected = [
            (colour, letter)
            for colour, letter in ROLLS
            if ships >> colour & 1 and CELL_CROSSES[5 * colour + letter] and not wardable(sabres, colour, letter)
        ]
        assert failing == expected
        assert seen(state).risk == Risk(len(expected), len(expected))


def fails(state: PortRoyal, colour: int, letter: int) -> bool:
    return do(state, "roll", f"dice {colour} {letter}").failed == 1

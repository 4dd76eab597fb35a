"""Values of rolling and stopping in phase 1, in crosses."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    BESIDE,
    BLUE,
    CELL_CROSSES,
    COLOUR_SABRES,
    COLUMNS,
    GOAL,
    GREEN,
    GREEN_POINTS,
    LETTER_FACES,
    LETTER_SABRES,
    MANY_PIECES,
    MOST_PIECES,
    ORANGE,
    ROLLS,
    ROW_SIZE,
    SHIPS,
    SUDDEN_DEATH,
    SUM_SKULLS,
    WHEELS,
)
from nassau.games.port_royal.state import PortRoyal

# Tuned by self-play (docs/results/ladder.md).
PICK_WORTH: Final[tuple[float, ...]] = (0.6, 0.5, 1.0, 3.8, 4.2, 7.7, 11.4, 11.5, 11.6, 11.7, 11.8, 11.9)
"""The value of stopping, by pieces on the board; more than they bring, because fewer are left to the others."""
FAILED_WORTH: Final = 1.0
JESTER_CROSS: Final = 0.67  # a cross of a jester after a failure
SAVED_BY_WHEEL: Final = 0.79  # probability that a wheel prevents a failure
ROLL_AGAIN: Final = 0.3  # the option to roll again after the next roll
VICTORY: Final = 30.0


def stopping_value(table: PortRoyal, seat: int) -> float:
    if table.wheels[GREEN] != BESIDE and green_wins(table, seat) and not SUM_SKULLS[table.pieces()]:
        return VICTORY  # P15.1: the active seat takes first
    return pick_value(table, seat, table.pieces())


def green_wins(table: PortRoyal, seat: int) -> bool:
    """Whether the next green wheel brings the seat to the goal."""
    circled = table.circled[WHEELS * seat + GREEN]
    return circled < ROW_SIZE[GREEN] and table.points[seat] + GREEN_POINTS[circled] >= GOAL


def pick_value(table: PortRoyal, seat: int, count: int) -> float:
    count = min(count, MOST_PIECES)
    needed = SUDDEN_DEATH[min(len(SUDDEN_DEATH) - 1, max(0, table.points[seat]))]
    if needed and count >= needed:
        return VICTORY
    many = count >= MANY_PIECES
    return PICK_WORTH[count] + (table.sheet.total(table.sheet.admiral, table.crew[seat]) if many else 0)


def rolling_value(table: PortRoyal, seat: int) -> float:
    """The expected value of one more roll, plus a bonus for the option to continue."""
    sabres, count, total = table.sabres(seat), table.pieces(), 0.0
    one_more, now = pick_value(table, seat, count + 1), pick_value(table, seat, count)
    failed = FAILED_WORTH + JESTER_CROSS * table.sheet.total(table.sheet.jest, table.crew[seat])
    if table.spare(seat, BLUE) or table.spare(seat, ORANGE):
        failed += SAVED_BY_WHEEL * max(0.0, now - failed)
    for colour in range(SHIPS):
        for letter in LETTER_FACES:
            wardable = COLOUR_SABRES[colour] + LETTER_SABRES[letter] <= sabres
            if CELL_CROSSES[COLUMNS * colour + letter]:
                total += one_more if table.ships[colour] == BESIDE else now if wardable else failed
            elif table.wheels[colour] == BESIDE:
                total += one_more
            else:
                total += now if wardable else pick_value(table, seat, max(0, count - 1))
    return total / ROLLS + ROLL_AGAIN

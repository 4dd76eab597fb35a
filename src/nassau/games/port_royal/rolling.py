"""Optimal stopping in phase 1 of Port Royal: the exact value of rolling, given what each number of pieces is worth.

A board is a set of ships and a set of wheels. Ships only arrive, wheels come and go, so the boards with the same ships
and the same spare wheels form a cycle; their values are iterated until they stand still.
"""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    BESIDE,
    BLUE,
    CELL_CROSSES,
    COLOUR_SABRES,
    COLUMNS,
    LETTER_FACES,
    LETTER_SABRES,
    ORANGE,
    ORANGE_SABRES,
    ROLLS,
    SHIPS,
    SUDDEN_DEATH,
    WHEELS,
)
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import Action

WHEEL_SETS: Final = 1 << WHEELS
STANDS_STILL: Final = 1e-7
MOST_SWEEPS: Final = 400
OUTCOMES: Final[list[tuple[int, int, int, int]]] = [
    (
        colour,
        COLOUR_SABRES[colour] + LETTER_SABRES[column],
        LETTER_FACES.count(column),
        CELL_CROSSES[COLUMNS * colour + column],
    )
    for colour in range(SHIPS)
    for column in range(COLUMNS)
]
"""By cell of the board: its colour, the sabres that ward it off, its chances in 36, and its crosses (0: a wheel)."""


class Phase:
    """Values of phase 1 for the active seat.

    `stop` is the value of stopping by number of pieces, `failed` that of a failure, `victory` that of a sudden death.
    """

    def __init__(self, table: PortRoyal, stop: list[float], failed: float, victory: float) -> None:
        seat = table.active
        self.stop = stop
        self.failed = failed
        self.victory = victory
        self.sabres = table.sabres(seat)
        self.needed = SUDDEN_DEATH[max(0, table.points[seat])]
        self.ships = 0
        self.wheels = 0
        for colour in range(SHIPS):
            self.ships |= (table.ships[colour] != BESIDE) << colour
        for colour in range(WHEELS):
            self.wheels |= (table.wheels[colour] != BESIDE) << colour
        self.oranges = table.spare(seat, ORANGE)
        self.blues = table.spare(seat, BLUE)
        self.known: dict[tuple[int, int, int], list[float]] = {}

    def size(self) -> int:
        """The number of groups of boards at most, as a measure of the work."""
        open_ships = SHIPS - self.ships.bit_count()
        return (1 << open_ships) * (self.oranges + 1) * (self.blues + 1)

    def board(self, ships: int, wheels: int, oranges: int, blues: int) -> float:
        """The value of a board when the seat may stop or roll."""
        count = ships.bit_count() + wheels.bit_count()
        if self.wins(count):
            return self.victory
        return max(self.stop[count], self.rolling(ships, oranges, blues)[wheels])

    def wins(self, count: int) -> bool:
        return bool(self.needed) and count >= self.needed

    def rolling(self, ships: int, oranges: int, blues: int) -> list[float]:
        """By set of wheels: the value of rolling."""
        key = (ships, oranges, blues)
        found = self.known.get(key)
        if found is None:
            found = [self.failed] * WHEEL_SETS
            self.known[key] = found
            for _ in range(MOST_SWEEPS):
                change = 0.0
                for wheels in range(WHEEL_SETS):
                    if not self.wins(ships.bit_count() + wheels.bit_count()):
                        value = self.expectation(ships, wheels, oranges, blues)
                        change = max(change, value - found[wheels])
                        found[wheels] = value
                if change < STANDS_STILL:
                    break
        return found

    def expectation(self, ships: int, wheels: int, oranges: int, blues: int) -> float:
        total = 0.0
        for colour, sabres, chances, crosses in OUTCOMES:
            total += chances * self.answer(ships, wheels, oranges, blues, colour, sabres, crosses)
        return total / ROLLS

    def answer(
        self, ships: int, wheels: int, oranges: int, blues: int, colour: int, sabres: int, crosses: int
    ) -> float:  # fmt: skip
        """The value of a roll with the best answer to it."""
        best = self.resolved(ships, wheels, oranges, blues, colour, crosses)
        used = wheels_needed(sabres, self.sabres)
        if used <= oranges:
            best = max(best, self.board(ships, wheels, oranges - used, blues))
        return max(best, self.rolling(ships, oranges, blues - 1)[wheels]) if blues else best

    def resolved(self, ships: int, wheels: int, oranges: int, blues: int, colour: int, crosses: int) -> float:
        """P5.1–P5.7: the value of accepting a roll."""
        if not crosses:
            return self.board(ships, wheels ^ 1 << colour, oranges, blues)
        return self.failed if ships >> colour & 1 else self.board(ships | 1 << colour, wheels, oranges, blues)

    # -- the options of the position

    def roll_value(self) -> float:
        return self.rolling(self.ships, self.oranges, self.blues)[self.wheels]

    def resolve_value(self, colour: int, column: int) -> float:
        crosses = CELL_CROSSES[COLUMNS * colour + column]
        return self.resolved(self.ships, self.wheels, self.oranges, self.blues, colour, crosses)

    def ward_value(self, used: int) -> float:
        return self.board(self.ships, self.wheels, self.oranges - used, self.blues)

    def repeat_value(self) -> float:
        return self.rolling(self.ships, self.oranges, self.blues - 1)[self.wheels]


def wheels_needed(sabres: int, own: int) -> int:
    """P4.5: the orange wheels that a ward needs besides the own sabres."""
    return max(0, (sabres - own + ORANGE_SABRES - 1) // ORANGE_SABRES)


def option_values(table: PortRoyal, phase: Phase, legal: list[Action]) -> list[float]:
    """The values of the options of phase 1 in order."""
    found: list[float] = []
    for action in legal:
        verb: str = action[0]
        if verb == "roll":
            found.append(phase.roll_value())
        elif verb == "stop":
            found.append(phase.stop[table.pieces()])
        elif verb == "resolve":
            found.append(phase.resolve_value(table.dice[0], table.dice[1]))
        else:
            found.append(phase.ward_value(action[1]) if verb == "ward" else phase.repeat_value())
    return found

"""W8.1–W8.5: where dice land on the sea chart, and distances between them.

A reconstruction: the real chart is the lid of the box, and dice are thrown by hand. Here each die lands with its centre
anywhere on the chart where it overlaps no other die, all places and faces equally likely; the landing order is random,
so no colour is favoured. All lengths are integers in tenths of a millimetre, so every machine computes the same places
and distances from the same random numbers.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from nassau.games.seas.causes import cause_of_top
from nassau.games.seas.components import RED
from nassau.games.seas.state import Seas
from nassau.kernel import EVERYONE, Action, Chance, Refusal
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.refusal import at_least

CHART: Final = 2700
"""Side of the chart, in tenths of a millimetre like all lengths here."""
DIE: Final = 100
"""Side of a die."""
NEAREST: Final = DIE // 2
"""The lowest coordinate of a centre: half a die from the edge."""
FARTHEST: Final = CHART - NEAREST
SPAN: Final = FARTHEST - NEAREST + 1
APART: Final = 2 * DIE * DIE
"""The least squared distance of two centres: the squared diagonal of a die, so that rotated dice do not overlap."""
DIAGONAL: Final = 142
"""The diagonal of a die, rounded up."""
FACES: Final = 6

GRID_STEP: Final = 325
"""More than two diagonals: a die blocks at most one place of the grid, so some places are always free."""
GRID: Final[tuple[int, ...]] = tuple(range(NEAREST, FARTHEST + 1, GRID_STEP))


def overlapping_die(xs: list[int], ys: list[int], x: int, y: int) -> int:
    """W8.3: the first die that a die centred at (x, y) would overlap, or -1."""
    for die in range(len(xs)):
        across = xs[die] - x
        if -DIAGONAL < across < DIAGONAL:
            along = ys[die] - y
            if across * across + along * along < APART:
                return die
    return -1


def squared_distance(state: Seas, one: int, other: int) -> int:
    """The squared distance of two dice."""
    across, along = state.xs[one] - state.xs[other], state.ys[one] - state.ys[other]
    return across * across + along * along


def ruler_unit(state: Seas) -> int:
    """W8.5: the resolution of the ruler, in tenths of a millimetre."""
    return 1 if state.options["ruler_mm"] == "tenth" else 10


def ruler_reading(square: int, unit: int) -> int:
    """W8.5: the distance in units of the ruler, rounded down."""
    return isqrt(square) // unit


class Throw(Chance[Seas]):
    """W8.1–W8.4, W11.2, W12.5, W12.11: a throw: the waiting dice land one by one."""

    def enter(self, state: Seas) -> None:
        """Unshares the lists of dice, because `take` appends to them."""
        state.unshare_chart()

    def stream(self, state: Seas) -> str:
        return "chart"

    def secret_of(self, state: Seas) -> int:
        return EVERYONE

    def draw(self, state: Seas, numbers: UniformIntegers) -> Action:
        """The die, its face and its place; an occupied place is drawn again.

        All other dice together block less than two fifths of the chart, so few draws are repeated.
        """
        waiting = state.waiting
        ticket = numbers.below(FACES * state.unlanded())
        face, ticket, colour = ticket % FACES + 1, ticket // FACES, 0
        while ticket >= waiting[colour]:
            ticket -= waiting[colour]
            colour += 1
        while True:
            place = numbers.below(SPAN * SPAN)
            x, y = NEAREST + place // SPAN, NEAREST + place % SPAN
            if overlapping_die(state.xs, state.ys, x, y) < 0:
                return ("land", colour, face, x, y)

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        """A sample of the millions of outcomes: one per face on free places of a grid, and one occupied place."""
        colour = next_colour(state)
        found: list[Action] = [("land", colour, 1, state.xs[0], state.ys[0])] if state.xs else []
        face = 1
        for x in GRID:
            for y in GRID:
                if face <= FACES and overlapping_die(state.xs, state.ys, x, y) < 0:
                    found.append(("land", colour, face, x, y))
                    face += 1
        return found

    def possible(self, state: Seas, action: Action) -> bool:
        return self.refusal(state, 0, action) is None

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "land":
            return Refusal("K1.4")
        colour: int = action[1]
        face: int = action[2]
        x: int = action[3]
        y: int = action[4]
        if not 0 <= colour <= RED or not state.waiting[colour] or not 1 <= face <= FACES:
            return Refusal("K1.4")
        if not NEAREST <= x <= FARTHEST or not NEAREST <= y <= FARTHEST:
            return off_chart(y if NEAREST <= x <= FARTHEST else x)
        die = overlapping_die(state.xs, state.ys, x, y)
        if die < 0:
            return None
        across, along = state.xs[die] - x, state.ys[die] - y
        return at_least("W8.3", "distance", APART, across * across + along * along)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        colour: int = action[1]
        state.waiting[colour] -= 1
        state.colours.append(colour)
        state.faces.append(action[2])
        state.xs.append(action[3])
        state.ys.append(action[4])
        state.hits.append(0)
        if not state.unlanded():
            state.emit("thrown", cause_of_top(state), len(state.xs))
            state.done()


def off_chart(coordinate: int) -> Refusal:
    """W8.2: refuse a place whose coordinate is outside the chart."""
    return at_least("W8.2", "edge", NEAREST, min(coordinate, CHART - coordinate))


def next_colour(state: Seas) -> int:
    """The first colour with a waiting die."""
    colour = 0
    while not state.waiting[colour]:
        colour += 1
    return colour

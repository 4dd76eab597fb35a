"""W8.1–W8.5: where dice come to rest on the sea chart, and what a ruler reads between them.

A reconstruction as a whole: the real chart is the lid of a box, thrown into by hand. Here a die lands with its centre
anywhere on the chart where it overlaps no other, every place and every face equally likely, and the dice land in an
order drawn by lot, so that no colour is favoured. Everything is a whole number of tenths of a millimetre: every
machine gets the same places from the same sealed source, and reads the same distances.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from nassau.games.seas.components import RED
from nassau.games.seas.state import Seas
from nassau.kernel import Action, Chance, Refusal
from nassau.kernel.chance import UniformIntegers

CHART: Final = 2700
NEAREST: Final = 50
"""The least coordinate of a centre: half a die from the edge."""
FARTHEST: Final = CHART - NEAREST
SPAN: Final = FARTHEST - NEAREST + 1
APART: Final = 20_000
"""The least squared distance of two centres: the diagonal of a die, so that turned dice do not overlap either."""
FACES: Final = 6

GRID: Final[tuple[int, ...]] = tuple(range(NEAREST, FARTHEST + 1, 325))
"""More than two diagonals apart: a die blocks at most one of the places of this grid, so some are always free."""


def blocker(xs: list[int], ys: list[int], x: int, y: int) -> int:
    """W8.3: the first die that a die at this place would overlap, or -1."""
    for die in range(len(xs)):
        across = xs[die] - x
        if -142 < across < 142:
            along = ys[die] - y
            if across * across + along * along < APART:
                return die
    return -1


def squared(state: Seas, one: int, other: int) -> int:
    """The squared distance of two dice."""
    across, along = state.xs[one] - state.xs[other], state.ys[one] - state.ys[other]
    return across * across + along * along


def unit(state: Seas) -> int:
    """W8.5: what the ruler reads to, in tenths of a millimetre."""
    return 1 if state.options["ruler_mm"] == "tenth" else 10


def reading(square: int, unit: int) -> int:
    """W8.5: the distance on the ruler, rounded down."""
    return isqrt(square) // unit


class Throw(Chance[Seas]):
    """W8.1, W8.4: one die lands after the other until none is waiting; together they are one throw."""

    def enter(self, state: Seas) -> None:
        """As long as dice land, they are added to lists that no copy shares."""
        state.own_chart()

    def stream(self, state: Seas) -> str:
        return "chart"

    def draw(self, state: Seas, numbers: UniformIntegers) -> Action:
        """Which of the waiting dice, its face and its place; a place that is taken is drawn again.

        41 dice keep less than two fifths of the chart from the next one, so this ends soon.
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
            if blocker(state.xs, state.ys, x, y) < 0:
                return ("land", colour, face, x, y)

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        """Of the millions of outcomes one for each face, on free places of a coarse grid; and one that is taken."""
        colour = next_colour(state)
        found: list[Action] = [("land", colour, 1, state.xs[0], state.ys[0])] if state.xs else []
        face = 1
        for x in GRID:
            for y in GRID:
                if face <= FACES and blocker(state.xs, state.ys, x, y) < 0:
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
        die = blocker(state.xs, state.ys, x, y)
        if die < 0:
            return None
        across, along = state.xs[die] - x, state.ys[die] - y
        return Refusal("W8.3", APART, across * across + along * along)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        colour: int = action[1]
        state.waiting[colour] -= 1
        state.colours.append(colour)
        state.faces.append(action[2])
        state.xs.append(action[3])
        state.ys.append(action[4])
        state.hits.append(0)
        if not state.unlanded():
            state.emit("thrown", len(state.xs))
            state.done()


def off_chart(coordinate: int) -> Refusal:
    """W8.2."""
    return Refusal("W8.2", NEAREST if coordinate < NEAREST else FARTHEST, coordinate)


def next_colour(state: Seas) -> int:
    colour = 0
    while not state.waiting[colour]:
        colour += 1
    return colour

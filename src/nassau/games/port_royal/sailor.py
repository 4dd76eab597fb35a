"""Port Royal by rules of thumb: weigh the next roll exactly, take what brings most crosses, sail to the best goal.

Everything is counted in crosses; port_royal_course.py says what goals on the sheet are worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nassau.games.port_royal.components import (
    BESIDE,
    BLUE,
    CELL_CROSSES,
    CHEST_CROSSES,
    COLOUR_SABRES,
    COLUMNS,
    FACES,
    GREEN,
    GREEN_POINTS,
    LETTER_SABRES,
    MANY,
    ORANGE,
    RED,
    ROW,
    SHIPS,
    SKULL_TRACK,
    YELLOW,
)
from nassau.games.port_royal.sailor_outlook import POINT, SKULL_COST, Course
from nassau.games.port_royal.sheet import SHEETS
from nassau.games.port_royal.view import FAILS, WHEEL_GOES
from nassau.games.port_royal.view_types import View
from nassau.kernel import Action
from nassau.kernel.bot import Think

WHEEL_WORTH: Final = {YELLOW: 1.3, ORANGE: 1.6, BLUE: 2.0, RED: 2.0}
PICK_WORTH: Final = (0.5, 0.8, 1.7, 2.6, 2.9, 4.8, 6.8, 7.0, 7.2, 7.4, 7.6, 7.8)
"""What stopping with so many pieces brings on average, skulls included."""
FAILED_WORTH: Final = 1.3  # two crosses and a skull
VICTORY: Final = 30.0
FURTHER: Final = 1  # rolls that are looked ahead after the next one


class Sailor:
    """Takes the option that promises most; `think` is not needed, for nothing is hidden."""

    def decide(self, seat: int, view: View, legal: list[Action], think: Think) -> Action:
        for verb, rule in RULES.items():
            if any(action[0] == verb for action in legal):
                return rule(seat, view, legal)
        return legal[0]


# -- phase 1


def roll(seat: int, view: View, legal: list[Action]) -> Action:
    """Roll on as long as that promises more than stopping."""
    if ("stop",) not in legal:
        return ("roll",)
    harbour = Harbour(seat, view)
    return ("roll",) if harbour.rolling(FURTHER) > harbour.stopping() else ("stop",)


class Harbour:
    """The pieces on the board and what may become of them."""

    def __init__(self, seat: int, view: View) -> None:
        own = view.players[seat]
        self.ships = sum(1 << colour for colour in range(SHIPS) if view.ships[colour] != BESIDE)
        self.wheels = sum(1 << colour for colour, column in enumerate(view.wheels) if column != BESIDE)
        self.sabres, self.needed = own.sabres, own.needed
        self.saved = 0.55 if own.spare[BLUE] or own.spare[ORANGE] else 0.0  # a wheel may save what would fail
        crew = sum(1 << island for island in own.crew)
        sheet = SHEETS[view.chapter - 1]
        self.many = sheet.total(sheet.admiral, crew) + 1.5 * bool(own.spare[RED])
        self.failed = FAILED_WORTH + sheet.total(sheet.jest, crew) * 0.8

    def stopping(self) -> float:
        count = self.ships.bit_count() + self.wheels.bit_count()
        if self.needed and count >= self.needed:
            return VICTORY
        return PICK_WORTH[count] + (self.many if count >= MANY else 0.0)

    def rolling(self, further: int) -> float:
        """What the next roll promises if it is followed by the better of stopping and rolling on."""
        ships, wheels, total = self.ships, self.wheels, 0.0
        for colour in range(SHIPS):
            for letter in FACES:
                total += self.after(colour, letter, further)
                self.ships, self.wheels = ships, wheels
        return total / (SHIPS * len(FACES))

    def after(self, colour: int, letter: int, further: int) -> float:
        bit, wardable = 1 << colour, COLOUR_SABRES[colour] + LETTER_SABRES[letter] <= self.sabres
        if CELL_CROSSES[COLUMNS * colour + letter]:
            if self.ships & bit and not wardable:
                return self.failed + self.saved * max(0.0, self.stopping() - self.failed)
            self.ships |= bit
        elif not (self.wheels & bit and wardable):
            self.wheels ^= bit
        best = self.stopping()
        return max(best, self.rolling(further - 1)) if further and best < VICTORY else best


def answer(_seat: int, view: View, legal: list[Action]) -> Action:
    """Let what helps happen; ward off what hurts, as cheaply as possible."""
    assert view.dice
    wards = sorted(action for action in legal if action[0] == "ward")
    if view.dice.outcome == FAILS:
        return wards[0] if wards else ("repeat",)
    if view.dice.outcome == WHEEL_GOES and wards and wards[0][1] == 0:
        return wards[0]
    return ("resolve",)


# -- phase 2


def take(seat: int, view: View, legal: list[Action]) -> Action:
    course = Course(seat, view)
    worth = {action: piece_worth(seat, view, course, action) for action in legal}
    return max(legal, key=lambda action: (worth[action], action))


def piece_worth(seat: int, view: View, course: Course, action: Action) -> float:
    """In crosses, with what they cost."""
    verb, own = action[0], view.players[seat]
    if verb == "leave":
        return 0.05
    if verb == "chest":
        return float(CHEST_CROSSES)
    colour = action[1]
    if verb == "wheel":
        clerk = course.sheet.total(course.sheet.clerk, sum(1 << island for island in own.crew))
        return wheel_worth(seat, view, colour) + clerk
    cargo = view.cargo[colour]
    doubled = cargo.crosses if colour == YELLOW and own.spare[YELLOW] and not view.failed else 0
    opened = 0.7 if course.wanted(colour) else 0.0
    return cargo.crosses + doubled + opened - skulls_worth(own.skulls, cargo.skulls if not own.greens_left else 0)


def wheel_worth(seat: int, view: View, colour: int) -> float:
    circled = view.players[seat].circled[colour]
    if circled == ROW[colour]:
        return 0.0
    return POINT * GREEN_POINTS[circled] if colour == GREEN else WHEEL_WORTH[colour]


def skulls_worth(struck: int, count: int) -> float:
    """What the next skulls cost, with a little for coming nearer to dear ones."""
    return sum(0.3 * SKULL_COST - POINT * loss for loss in SKULL_TRACK[struck : struck + count])


def jester(seat: int, view: View, _legal: list[Action]) -> Action:
    """Two crosses for a skull, if the skull costs nothing."""
    own = view.players[seat]
    return ("jester",) if own.greens_left or skulls_worth(own.skulls, 1) < 2 else ("decline",)


# -- the sheet


def cross(seat: int, view: View, legal: list[Action]) -> Action:
    """More crosses first, then field by field to the best goal."""
    for boost in (("double",), ("reinforce",)):
        if boost in legal:
            return boost
    course = Course(seat, view, view.pick.crosses if view.pick else 0)
    fields = {action[1]: action for action in legal if len(action) > 1}
    field = course.next_field(set(fields))
    if field is None:
        return ("rest",)
    ways = [action for action in legal if action[1:2] == (field,)]
    return max(ways, key=lambda action: view.players[seat].spare[action[2]] if len(action) > 2 else 0)


def island(seat: int, view: View, legal: list[Action]) -> Action:
    course = Course(seat, view)
    left = view.players[seat].left
    return max(legal, key=lambda action: course.island_worth(action[1]) / max(1, left[action[1]] - view.marks))


def mark(seat: int, view: View, legal: list[Action]) -> Action:
    """The way out to sea, so that the rest of the island can wait."""
    field = Course(seat, view, view.marks).next_field({action[1] for action in legal})
    return next((action for action in legal if action[1] == field), legal[0])


def fill(seat: int, view: View, legal: list[Action]) -> Action:
    return ("fill", Course(seat, view).far([action[1] for action in legal]))


def circle(seat: int, view: View, legal: list[Action]) -> Action:
    wheels = [action for action in legal if action[0] == "circle"]
    return max(wheels, key=lambda action: wheel_worth(seat, view, action[1]))


RULES: Final[dict[str, Callable[[int, View, list[Action]], Action]]] = {
    "roll": roll,
    "resolve": answer,
    "leave": take,
    "jester": jester,
    "cross": cross,
    "pay": cross,
    "double": cross,
    "reinforce": cross,
    "island": island,
    "mark": mark,
    "fill": fill,
    "circle": circle,
}

SAILOR: Final = Sailor()

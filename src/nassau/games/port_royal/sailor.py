"""The Sailor of Port Royal: a greedy policy with an exact expectation of the next rolls.

All values are in crosses; sailor_outlook.py values the goals on the sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import (
    BESIDE,
    BLUE,
    CELL_CROSSES,
    CHEST_CROSSES,
    COLOUR_SABRES,
    COLUMNS,
    GOAL,
    GREEN,
    GREEN_POINTS,
    LETTER_FACES,
    LETTER_SABRES,
    MANY_PIECES,
    ORANGE,
    RED,
    ROW_SIZE,
    SHIPS,
    SKULL_TRACK,
    SUM_SKULLS,
    YELLOW,
)
from nassau.games.port_royal.sailor_outlook import POINT, SKULL_COST, Outlook
from nassau.games.port_royal.view import FAILS, WHEEL_GOES
from nassau.games.port_royal.view_types import View
from nassau.kernel import Action
from nassau.kernel.bot import Think

WHEEL_WORTH: Final = {YELLOW: 1.3, ORANGE: 1.6, BLUE: 2.0, RED: 2.0}
PICK_WORTH: Final = (0.5, 0.8, 1.7, 2.6, 2.9, 4.8, 6.8, 7.0, 7.2, 7.4, 7.6, 7.8)
"""The average value of stopping, by pieces on the board, skulls included."""
FAILED_WORTH: Final = 1.3  # two crosses and a skull
VICTORY: Final = 30.0
LOOKAHEAD_ROLLS: Final = 1  # after the next roll
SAVED_BY_WHEEL: Final = 0.55  # probability that a wheel prevents a failure
JESTER_CROSS: Final = 0.8  # a cross of a jester after a failure
RED_WHEEL: Final = 1.5
FIELD_OPENED: Final = 0.7  # a ship that opens a field of the border
LEAVE: Final = 0.05
NEXT_SKULLS: Final = 0.3  # part of SKULL_COST, because the costly skulls come nearer


class Sailor:
    """Takes the option with the highest value; does not use `think`."""

    def decide(self, seat: int, view: View, legal: list[Action], think: Think) -> Action:
        for verb, rule in RULES.items():
            if any(action[0] == verb for action in legal):
                return rule(seat, view, legal)
        return legal[0]


# -- phase 1


def roll(seat: int, view: View, legal: list[Action]) -> Action:
    """Roll while the expected value exceeds that of stopping."""
    if ("stop",) not in legal:
        return ("roll",)
    forecast = RollForecast(seat, view)
    return ("roll",) if forecast.rolling(LOOKAHEAD_ROLLS) > forecast.stopping() else ("stop",)


class RollForecast:
    """Expected values of rolling and stopping with the pieces on the board."""

    def __init__(self, seat: int, view: View) -> None:
        own = view.players[seat]
        self.ships = sum(1 << colour for colour in range(SHIPS) if view.ships[colour] != BESIDE)
        self.wheels = sum(1 << colour for colour, column in enumerate(view.wheels) if column != BESIDE)
        self.sabres, self.needed = own.sabres, own.needed
        self.saved = SAVED_BY_WHEEL if own.spare[BLUE] or own.spare[ORANGE] else 0.0
        crew = sum(1 << island for island in own.crew)
        sheet = SHEETS[view.chapter - 1]
        self.many = sheet.total(sheet.admiral, crew) + RED_WHEEL * bool(own.spare[RED])
        self.green_wins = own.points + next_green(own.circled[GREEN]) >= GOAL
        self.failed = FAILED_WORTH + sheet.total(sheet.jest, crew) * JESTER_CROSS

    def stopping(self) -> float:
        count = self.ships.bit_count() + self.wheels.bit_count()
        if self.needed and count >= self.needed:
            return VICTORY
        if self.green_wins and self.wheels >> GREEN & 1 and not SUM_SKULLS[count]:
            return VICTORY  # P15.1: the active seat takes first
        return PICK_WORTH[count] + (self.many if count >= MANY_PIECES else 0.0)

    def rolling(self, further: int) -> float:
        """The expectation of a roll followed by the better of stopping and rolling again."""
        ships, wheels, total = self.ships, self.wheels, 0.0
        for colour in range(SHIPS):
            for letter in LETTER_FACES:
                total += self.after(colour, letter, further)
                self.ships, self.wheels = ships, wheels
        return total / (SHIPS * len(LETTER_FACES))

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
    """Resolve rolls that help; avert those that hurt, as cheaply as possible."""
    if view.dice is None:
        raise ValueError("an answer to a roll is asked for, but the view has no dice")
    wards = sorted(action for action in legal if action[0] == "ward")
    if view.dice.outcome == FAILS:
        return wards[0] if wards else ("repeat",)
    if view.dice.outcome == WHEEL_GOES and wards and wards[0][1] == 0:
        return wards[0]
    return ("resolve",)


# -- phase 2


def take(seat: int, view: View, legal: list[Action]) -> Action:
    outlook = Outlook(seat, view)
    worth = {action: piece_worth(seat, view, outlook, action) for action in legal}
    return max(legal, key=lambda action: (worth[action], action))


def piece_worth(seat: int, view: View, outlook: Outlook, action: Action) -> float:
    """The value of a piece, its skulls subtracted."""
    verb, own = action[0], view.players[seat]
    if verb == "leave":
        return LEAVE
    if verb == "chest":
        return float(CHEST_CROSSES)
    colour = action[1]
    if verb == "wheel":
        clerk = outlook.sheet.total(outlook.sheet.clerk, sum(1 << island for island in own.crew))
        return wheel_worth(seat, view, colour) + clerk
    cargo = view.cargo[colour]
    doubled = cargo.crosses if colour == YELLOW and own.spare[YELLOW] and not view.failed else 0
    opened = FIELD_OPENED if outlook.wanted(colour) else 0.0
    return cargo.crosses + doubled + opened - skulls_cost(own.skulls, cargo.skulls if not own.greens_left else 0)


def wheel_worth(seat: int, view: View, colour: int) -> float:
    circled = view.players[seat].circled[colour]
    if circled == ROW_SIZE[colour]:
        return 0.0
    if colour != GREEN:
        return WHEEL_WORTH[colour]
    wins = view.players[seat].points + GREEN_POINTS[circled] >= GOAL
    return VICTORY if wins else POINT * GREEN_POINTS[circled]


def next_green(circled: int) -> int:
    """The points of the next green wheel; 0 if the row is full."""
    return GREEN_POINTS[circled] if circled < ROW_SIZE[GREEN] else 0


def skulls_cost(struck: int, count: int) -> float:
    """The cost of the next skulls."""
    return sum(NEXT_SKULLS * SKULL_COST - POINT * loss for loss in SKULL_TRACK[struck : struck + count])


def jester(seat: int, view: View, _legal: list[Action]) -> Action:
    """Use costly jesters if the skull costs less than their two crosses."""
    own = view.players[seat]
    return ("jester",) if own.greens_left or skulls_cost(own.skulls, 1) < 2 else ("decline",)


# -- the sheet


def cross(seat: int, view: View, legal: list[Action]) -> Action:
    """Add crosses first, then go field by field towards the best goal."""
    for boost in (("double",), ("reinforce",)):
        if boost in legal:
            return boost
    outlook = Outlook(seat, view, view.pick.crosses if view.pick else 0)
    fields = {action[1]: action for action in legal if len(action) > 1}
    field = outlook.next_field(set(fields))
    if field is None:
        return ("rest",)
    actions = [action for action in legal if action[1:2] == (field,)]
    return max(actions, key=lambda action: view.players[seat].spare[action[2]] if len(action) > 2 else 0)


def island(seat: int, view: View, legal: list[Action]) -> Action:
    outlook = Outlook(seat, view)
    left = view.players[seat].left
    return max(legal, key=lambda action: outlook.island_worth(action[1]) / max(1, left[action[1]] - view.marks))


def mark(seat: int, view: View, legal: list[Action]) -> Action:
    """The first field of the route to the best goal."""
    field = Outlook(seat, view, view.marks).next_field({action[1] for action in legal})
    return next((action for action in legal if action[1] == field), legal[0])


def fill(seat: int, view: View, legal: list[Action]) -> Action:
    return ("fill", Outlook(seat, view).far([action[1] for action in legal]))


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

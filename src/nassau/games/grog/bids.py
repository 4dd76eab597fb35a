"""G4.3–G4.5: the arrangements that five dice allow, cheapest first."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from nassau.games.grog.components import FACES, HIGHEST_BID, NOTHING
from nassau.games.grog.sites import COLOURS
from nassau.kernel import Action

if TYPE_CHECKING:
    from mypy_extensions import i64


def rows() -> list[Action]:
    """Every way to lay 1 to 5 dice into the bid row, if their values did not matter: 325."""
    return [
        ("bid", *order, *[NOTHING] * (COLOURS - size))
        for size in range(1, COLOURS + 1)
        for order in permutations(range(COLOURS), size)
    ]


ROWS_OF_DICE: Final = rows()
SUBSETS: Final = 1 << COLOURS

ORDERS: Final[dict[int, list[list[Action]]]] = {}
"""By what is higher than what (at most 541 ways): for each set of dice its rows that never rise."""


def orders(dice: list[int]) -> list[list[Action]]:
    key = 0
    for value in dice:
        lower = 0
        for other in dice:
            if other < value:
                lower += 1
        key = COLOURS * key + lower
    found = ORDERS.get(key)
    if found is None:
        found = [[] for _ in range(SUBSETS)]
        for action in ROWS_OF_DICE:
            if never_rises(action, dice):
                found[sum([1 << colour for colour in action[1:] if colour != NOTHING])].append(action)
        ORDERS[key] = found
    return found


class Menu:
    """The arrangements for certain dice that never rise to the right, by their total."""

    def __init__(self, dice: list[int]) -> None:
        rows, totals = orders(dice), [0]
        for value in dice:
            totals += [total + value for total in totals]
        self.actions: list[Action] = []
        self.first: list[int] = [0]  # by total: the place of the first arrangement that is at least as high
        for key in sorted([SUBSETS * totals[subset] + subset for subset in range(1, SUBSETS)]):
            while len(self.first) <= key // SUBSETS:
                self.first.append(len(self.actions))
            self.actions += rows[key % SUBSETS]
        while len(self.first) < HIGHEST_BID + 2:
            self.first.append(len(self.actions))

    def between(self, low: int, high: int) -> list[Action]:
        """The arrangements with a total from `low` to `high`."""
        return self.actions[self.first[min(low, HIGHEST_BID + 1)] : self.first[min(high, HIGHEST_BID) + 1]]


MENUS: Final[list[Menu | None]] = [None] * (FACES + 1) ** COLOURS
"""The menus that were needed so far, by the values of the dice; at most 7776 of them."""


def menu(dice: list[int]) -> Menu:
    key: i64 = 0
    value: i64
    for value in dice:
        key = (FACES + 1) * key + value
    found = MENUS[key]
    if found is None:
        found = Menu(dice)
        MENUS[key] = found
    return found


def total(action: Action, dice: list[int]) -> int:
    """G4.5."""
    height = 0
    for place in range(1, COLOURS + 1):
        colour: int = action[place]
        if colour != NOTHING:
            height += dice[colour]
    return height


def never_rises(action: Action, dice: list[int]) -> bool:
    """G4.4."""
    last = FACES
    for place in range(1, COLOURS + 1):
        colour: int = action[place]
        if colour == NOTHING:
            return True
        if dice[colour] > last:
            return False
        last = dice[colour]
    return True


def has_gap(action: Action) -> bool:
    """G4.3: whether the row is empty, has a gap, or names a die twice or one that does not exist."""
    seen, ended = 0, False
    for place in range(1, COLOURS + 1):
        colour: int = action[place]
        if colour == NOTHING:
            ended = True
        elif ended or not 0 <= colour < COLOURS or seen >> colour & 1:
            return True
        else:
            seen |= 1 << colour
    return seen == 0


def sums(dice: list[int], loose: int, without: int = NOTHING) -> int:
    """A bit for each total that some dice make, if those of the set `loose` may still be turned to any value.

    One die may be left out.
    """
    found: i64 = 1
    turnable: i64 = loose
    colour: i64  # native numbers: this runs for every die that could be turned
    for colour in range(COLOURS):
        if colour == without:
            continue
        if turnable >> colour & 1:
            found |= found << 1
            found |= found << 2
            found |= found << 3  # by now shifted by everything from 0 to 6
        else:
            found |= found << dice[colour]
    return found

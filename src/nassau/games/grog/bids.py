"""G4.3–G4.5: the rows that five dice allow as a bid, cheapest first."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from nassau.games.grog.components import FACES, HIGHEST_BID
from nassau.games.grog.sites import COLOURS
from nassau.kernel import NOTHING, Action

if TYPE_CHECKING:
    from mypy_extensions import i64


def all_rows() -> list[Action]:
    """Every ordered selection of 1 to 5 dice, whatever their values: 325 rows."""
    return [
        ("bid", *order, *[NOTHING] * (COLOURS - size))
        for size in range(1, COLOURS + 1)
        for order in permutations(range(COLOURS), size)
    ]


ROWS_OF_DICE: Final = all_rows()
SUBSETS: Final = 1 << COLOURS

PASS: Final[Action] = ("pass",)
HOLD_BID: Final[Action] = ("hold",)
TURNS: Final[list[list[Action]]] = [
    [("turn", colour, value) for value in range(1, FACES + 1)] for colour in range(COLOURS)
]
"""By colour and value - 1."""

ROWS_BY_ORDER: Final[dict[int, list[list[Action]]]] = {}
"""Cache by the relative order of the dice (at most 541 orders): the non-increasing rows of each set of dice."""


def non_increasing_rows(dice: list[int]) -> list[list[Action]]:
    """By set of dice, as bits: its rows that never increase to the right."""
    key = 0
    for value in dice:
        lower = 0
        for other in dice:
            if other < value:
                lower += 1
        key = COLOURS * key + lower
    found = ROWS_BY_ORDER.get(key)
    if found is None:
        found = [[] for _ in range(SUBSETS)]
        for action in ROWS_OF_DICE:
            if is_non_increasing(action, dice):
                found[sum([1 << colour for colour in action[1:] if colour != NOTHING])].append(action)
        ROWS_BY_ORDER[key] = found
    return found


class BidTable:
    """The non-increasing rows for given dice, sorted by total."""

    def __init__(self, dice: list[int]) -> None:
        rows, totals = non_increasing_rows(dice), [0]
        for value in dice:
            totals += [total + value for total in totals]
        self.actions: list[Action] = []
        self.first: list[int] = [0]  # by total: index of the first row with at least this total
        for key in sorted([SUBSETS * totals[subset] + subset for subset in range(1, SUBSETS)]):
            while len(self.first) <= key // SUBSETS:
                self.first.append(len(self.actions))
            self.actions += rows[key % SUBSETS]
        while len(self.first) < HIGHEST_BID + 2:
            self.first.append(len(self.actions))

    def between(self, low: int, high: int) -> list[Action]:
        """The rows with a total from `low` to `high`."""
        return self.actions[self.first[min(low, HIGHEST_BID + 1)] : self.first[min(high, HIGHEST_BID) + 1]]


BID_TABLES: Final[list[BidTable | None]] = [None] * (FACES + 1) ** COLOURS
"""Cache by the values of the dice; at most 7776 entries are used."""


def bid_table(dice: list[int]) -> BidTable:
    key: i64 = 0
    value: i64
    for value in dice:
        key = (FACES + 1) * key + value
    found = BID_TABLES[key]
    if found is None:
        found = BidTable(dice)
        BID_TABLES[key] = found
    return found


def total(action: Action, dice: list[int]) -> int:
    """G4.5: the sum of the dice in the row."""
    height = 0
    for place in range(1, COLOURS + 1):
        colour: int = action[place]
        if colour != NOTHING:
            height += dice[colour]
    return height


def is_non_increasing(action: Action, dice: list[int]) -> bool:
    """G4.4: whether no die is higher than its left neighbour."""
    last = FACES
    for place in range(1, COLOURS + 1):
        colour: int = action[place]
        if colour == NOTHING:
            return True
        if dice[colour] > last:
            return False
        last = dice[colour]
    return True


def is_malformed(action: Action) -> bool:
    """G4.3: whether the row is empty, has a gap, repeats a die or names one that does not exist."""
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


def reachable_totals(dice: list[int], turnable: int, without: int = NOTHING) -> int:
    """Bit set of the totals of all subsets of the dice; dice of the bit set `turnable` may have any value.

    The die `without` is left out.
    """
    found: i64 = 1
    turnable_bits: i64 = turnable
    colour: i64  # native integers: this runs for every die that could be turned
    for colour in range(COLOURS):
        if colour == without:
            continue
        if turnable_bits >> colour & 1:
            found |= found << 1
            found |= found << 2
            found |= found << 3  # 1 + 2 + 3: shifted by every value from 0 to 6
        else:
            found |= found << dice[colour]
    return found

"""Counting the lines of play in reduced positions, against counts that do not use the engine."""

from functools import cache

import pytest

from nassau.games.manila.components import CAPTAIN, LARGE_PILOT, MATE, PORT, SMALL_PILOT
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, text
from tests.games.manila.table import ANA, BEN, CORA, DINO, EVA, aboard, asked, begin, lie, sail, table


def perft(state: Manila, until: str) -> int:
    """The number of lines from here to the first position where step `until` waits."""
    if asked(state) == until:
        return 1
    return sum(split(state, until).values())


def split(state: Manila, until: str) -> dict[str, int]:
    """The same, move by move: compare these when a count differs."""
    (seat,) = state.pending
    counts = {}
    for action in state.legal(seat):
        branch = state.copy()
        branch.apply(seat, action)
        counts[text(action)] = perft(branch, until)
    return counts


def test_the_office() -> None:
    """Nobody owns a share and the supply is empty, so only skipping, 4 · 3 · 2 loads and 25 launches are left."""
    state = table()
    state.supply = [0] * 4
    begin(state, "buy")
    assert perft(state, "Placement") == 24 * 25


def test_the_auction() -> None:
    """Three seats with 3 pesos each: every way to raise up to 3, and to pass."""
    state = table(3)
    state.cash = [3, 3, 3]
    begin(state, "auction")
    assert perft(state, "BuyShare") == auction_lines((0, 1, 2), 0, None)


@cache
def auction_lines(queue: tuple[int, ...], high: int, leader: int | None) -> int:
    """The first in the queue raises and goes to its end, or leaves it; the leader alone is not asked."""
    if not queue or queue == (leader,):
        return 1
    seat, rest = queue[0], queue[1:]
    return auction_lines(rest, high, leader) + sum(
        auction_lines((*rest, seat), bid, seat) for bid in range(high + 1, 4)
    )


def test_a_placement_round() -> None:
    state = table(4)
    sail(state, ginseng=3, nutmeg=3, jade=3)
    begin(state, "place", 2)
    assert perft(state, "Roll") == placements(4, (3, 3, 4), 9, 2)


@cache
def placements(turns: int, seats: tuple[int, ...], single: int, pirates: int) -> int:
    """Decline, or take a seat, one of the single spaces (6 slots, 2 pilots, insurance), or join the pirates."""
    if not turns:
        return 1
    lines = placements(turns - 1, seats, single, pirates)
    for punt, left in enumerate(seats):
        if left:
            fewer = (*seats[:punt], left - 1, *seats[punt + 1 :])
            lines += placements(turns - 1, fewer, single, pirates)
    lines += single * placements(turns - 1, seats, single - 1, pirates)
    return lines + (placements(turns - 1, seats, single, pirates - 1) if pirates else 0)


@pytest.mark.parametrize(("option", "large"), [("exactly_two", 6 + 1 + 6 * 4), ("up_to_two", 6 + 1 + 6 * 5)])
def test_both_pilots(option: str, large: int) -> None:
    """In the middle of the sea: 7 choices of the small pilot, then those of the large one."""
    state = table(large_pilot=option)
    sail(state, silk=5, jade=6, nutmeg=7)
    state.spaces[SMALL_PILOT], state.spaces[LARGE_PILOT] = ANA, BEN
    begin(state, "steer")
    assert perft(state, "Roll") == 7 * large


@pytest.mark.parametrize(
    ("strong", "second", "lines"),
    [
        # Ginseng is full, silk has one free seat. The captain takes it or stays.
        ("off", "if_declined", 1 + 2),  # aboard: nothing is left for the mate; stays: the mate boards or stays
        ("off", "always", 1 + 2),
        ("on", "if_declined", (3 + 1) + 2),  # aboard: the mate may push out 3 on ginseng
        ("on", "always", (3 + 2 + 1) + 2),  # or one of the 2 others on silk as well
    ],
)
def test_two_pirates_board(strong: str, second: str, lines: int) -> None:
    state = table(5, strong_pirates=strong, second_boarder=second)
    sail(state, ginseng=13, silk=13, nutmeg=3)
    aboard(state, "ginseng", ANA, ANA, BEN)
    aboard(state, "silk", BEN, CORA)
    state.spaces[CAPTAIN], state.spaces[MATE] = DINO, EVA
    begin(state, "board")
    assert perft(state, "Placement") == lines


def test_plunder_of_three_punts() -> None:
    state = table(5)
    sail(state, ginseng=13, silk=13, nutmeg=13)
    state.spaces[CAPTAIN] = DINO
    begin(state, "plunder")
    assert perft(state, "Auction") == 2**3


def test_loans_multiply_lines() -> None:
    """One share and 30 pesos at one placement, all punts docked and one space left: take it or not, at any debt.

    From unpledged with c pesos: place, decline, or pledge (c + 12); from pledged with c: place, decline, or repay
    (c - 15) if c is 15 or more.
    """
    state = table(3)
    sail(state, ginseng=14, nutmeg=14, silk=14)
    lie(state, port="ginseng nutmeg silk")
    state.spaces = [BEN] * 24
    state.spaces[PORT[1]] = NOBODY
    state.hand[0] = 1
    state.cash = [30, 0, 0]
    begin(state, "place", 4)
    assert perft(state, "Roll") == loan_lines(30, False)


def loan_lines(cash: int, pledged: bool) -> int:
    if not pledged:
        return 2 + loan_lines(cash + 12, True)
    return 2 + (loan_lines(cash - 15, False) if cash >= 15 else 0)

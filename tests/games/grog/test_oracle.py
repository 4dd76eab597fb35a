"""The engine agrees with the brute-force reference on legal bids, card sequences and scores."""

import random

import pytest

from nassau import games
from nassau.games.grog.auction import Bid
from nassau.games.grog.bids import bid_table
from nassau.games.grog.sites import PENINSULA, TYPE
from nassau.games.grog.state import Grog
from nassau.testing.cases import Case, below, cases
from nassau.testing.playthrough import playthrough
from tests.games.grog.oracle import Player, arrangements, links, moves, score
from tests.games.grog.table import ANA, BEN, table

CASES = cases(games.load("grog"))


def position(rng: random.Random) -> Grog:
    """A bid to be raised, with a few parrot cards in hand."""
    state = table(3, tuple(1 + below(rng, 6) for _ in range(5)))
    rows = bid_table(state.dice).actions
    if rng.random() < 0.8:
        row = rows[below(rng, len(rows))]
        state.row = [colour for colour in row[1:] if colour >= 0]
        state.bid, state.leader = sum(state.dice[colour] for colour in state.row), ANA
    state.coins[BEN] = max(0, state.bid + below(rng, 12) - 3)
    for _ in range(below(rng, 4)):
        state.parrots[6 * BEN + below(rng, 6)] += 1
    state.stack[-1] = Bid(BEN, 0, (0,) * 5)
    return state


@pytest.mark.parametrize("seed", range(40))
def test_legal_bids_and_links_are_those_of_the_oracle(seed: int) -> None:
    """From the first card to the bid: no dead end is legal, and no completable continuation is missing."""
    rng = random.Random(seed)
    state = position(rng)
    dice = tuple(state.dice)
    whole = moves(dice, state.bid, state.supply(BEN), state.parrots[6 * BEN : 6 * BEN + 6])
    step = state.stack[-1]
    while isinstance(step, Bid) and step.seat == BEN:
        expected = links(dice, whole, step.held == 1, step.turned)
        legal = set(state.legal(BEN)) - {("pass",)}
        assert legal == expected
        if not legal:
            break
        cards = sorted(action for action in legal if action[0] != "bid")
        options = cards if cards and rng.random() < 0.7 else sorted(legal)
        state.apply(BEN, options[below(rng, len(options))])
        step = state.stack[-1]


@pytest.mark.parametrize("seed", range(30))
def test_arrangements_are_those_of_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    dice = tuple(1 + below(rng, 6) for _ in range(5))
    assert {tuple(c for c in row[1:] if c >= 0) for row in bid_table(list(dice)).actions} == {
        row for _, row in arrangements(dice)
    }


@pytest.mark.parametrize("case", CASES, ids=str)
def test_scores_are_those_of_the_oracle(case: Case) -> None:
    for state in [*playthrough(case).states()][::15]:
        assert isinstance(state, Grog)
        island = {(PENINSULA[site], TYPE[site]): who for site, who in enumerate(state.sites)}
        assert state.scores() == [score(player(state, seat), seat, island) for seat in range(state.seats)]


def player(state: Grog, seat: int) -> Player:
    return Player(
        state.points[seat],
        state.chest_count(seat),
        state.coins[seat],
        tuple(state.goods[5 * seat : 5 * seat + 5]),
        state.parrot_count(seat),
        set(state.goal_hand(seat)),
    )

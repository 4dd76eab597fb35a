"""Recorded games of Grog Island: every seat count and every way a round can end, with all coins accounted for."""

import pytest

from nassau.games.grog import GAME
from nassau.kernel import BadRecord, Fact, read_record
from tests.games.grog.laws import laws
from tests.games.grog.recording import GROG, PAYMENTS, WANTED


@pytest.mark.parametrize("name", sorted(WANTED))
def test_all_coins_tiles_and_points_are_accounted_for(name: str) -> None:
    seats = GROG.record(name).seats
    coins, points, goods = [8] * seats, [0] * seats, [0] * (5 * seats)
    for state in GROG.states(name):
        for fact in state.facts:
            book_coins(coins, fact)
            book_goods(goods, fact)
            if fact.name in ("point_gained", "cloud_point_gained"):
                points[fact.args[0]] += 1
        assert (state.coins, state.points, state.goods) == (coins, points, goods)
        laws(state)


def book_coins(coins: list[int], fact: Fact) -> None:
    if fact.name in ("coins_gained", "goods_sold"):
        coins[fact.args[0]] += fact.args[1]
    elif fact.name in PAYMENTS:
        seat, bid, before, after, ones, twos, threes = fact.args[:7]
        assert coins[seat] == before
        coins[seat] += ones + 2 * twos + 3 * threes - bid
        assert coins[seat] == after


def book_goods(goods: list[int], fact: Fact) -> None:
    if fact.name in ("good_chosen", "ghost_good_gained"):
        goods[5 * fact.args[0] + fact.args[1]] += 1
    elif fact.name in ("goods_gained", "goods_handed_in"):
        sign = 1 if fact.name == "goods_gained" else -1
        for colour in range(5):
            goods[5 * fact.args[0] + colour] += sign * fact.args[1 + colour]


def test_a_record_with_the_same_bid_twice_is_refused_at_that_entry() -> None:
    data = GROG.document("four-seats")
    number = next(i for i, (_, text) in enumerate(data["entries"]) if text.startswith("bid:"))
    seat, text = data["entries"][number]
    twice = {**data, "entries": [*data["entries"][: number + 1], [(seat + 1) % 4, text]]}
    with pytest.raises(BadRecord) as caught:
        read_record(GAME, twice).final()
    assert "is refused" in str(caught.value)

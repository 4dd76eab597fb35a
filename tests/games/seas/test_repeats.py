"""W5.3, W13.1 with trades = "repeated": further purchases and sales in a turn."""

import random

from nassau import bots, games
from nassau.games.seas.state import Seas
from tests.games.seas.table import (
    ANA,
    BEN,
    DECLINE,
    DONE,
    SELL,
    act,
    cargo,
    give,
    has,
    load,
    refused,
    stack,
    told,
    turn,
    view,
)
from tests.support.marks import rule


def repeated(role: str, start: int = ANA, alone: bool = False) -> Seas:
    return turn(role, BEN, start=start, alone=alone, trades="repeated")


def acted(state: Seas) -> bool:
    turn_view = view(state).turn
    return turn_view is not None and turn_view.acted


@rule("W5.3")
def test_ships_are_bought_again_with_the_chests_of_a_bargain() -> None:
    state = repeated("shipbuilder")
    give(state, BEN, chests=1, yin_yang=3)
    load(state, BEN, rum=1, coffee=1)
    state.harbour = 1
    act(state, BEN, ("buy", 1))
    assert (stack(state), acted(state)) == ("MoreShips", True)
    refused(state, BEN, ("buy", 1), "W5.2", reason="chests-missing")
    refused(state, BEN, DECLINE, "W4.4")
    act(state, BEN, ("bargain", 0, 1), ("buy", 2))
    has(state, BEN, chests=3, ships=10, yin_yang=0, marks=0)
    assert stack(state) != "MoreShips", "nothing is left to buy"


@rule("W5.3")
def test_the_gift_comes_once_with_the_first_purchase() -> None:
    state = repeated("shipbuilder", alone=True)
    act(state, BEN, ("buy", 1))
    has(state, BEN, ships=9)
    act(state, BEN, ("buy", 1))
    has(state, BEN, ships=10, chests=5)


@rule("W5.3")
def test_a_seat_that_declined_buys_nothing_later() -> None:
    state = repeated("shipbuilder")
    give(state, BEN, yin_yang=2)
    act(state, BEN, DECLINE)
    assert (stack(state), state.legal(BEN)) == ("Rites", [("chamber",), DONE])


@rule("W13.1")
def test_goods_are_sold_again_and_counted_anew() -> None:
    state = repeated("merchant", alone=True)
    load(state, BEN, coffee=5)
    state.harbour = 3
    act(state, BEN, ("offer", 1, 3))
    has(state, BEN, chests=17)  # 7, 3 x 3 and the gift
    assert stack(state) == "MoreSales"
    act(state, BEN, ("offer", 1, 1))
    has(state, BEN, chests=18)
    assert (stack(state), cargo(state, BEN)) == ("MoreSales", (0, 1, 0))
    act(state, BEN, DONE)
    has(state, BEN, chests=18, marks=0)


@rule("W13.1")
def test_the_second_sale_is_offered_kind_by_kind() -> None:
    state = repeated("merchant")
    load(state, BEN, rum=2, coffee=1, fruit=1)
    act(state, BEN, ("offer", 0, 1), SELL, ("offer", 0, 1))
    assert (stack(state), acted(state)) == ("Sale", True)
    refused(state, BEN, ("offer", 0, 1), "W13.1")
    facts = act(state, BEN, ("offer", 1, 1), SELL)
    assert [fact[2:5] for fact in told(facts, "goods_sold")] == [(1, 1, 0)]
    assert stack(state) == "MoreSales"


@rule("W14.4")
def test_a_guard_for_the_second_sale_costs_goods_without_a_ship() -> None:
    state = repeated("merchant")
    give(state, BEN, ships=2, chests=8, chambers=2)
    load(state, BEN, rum=2, coffee=2)
    act(state, BEN, ("offer", 0, 1), SELL)
    assert stack(state) == "MoreSales"
    act(state, BEN, ("offer", 0, 1), SELL)
    has(state, BEN, chests=10, guards=1)
    assert cargo(state, BEN) == (0, 2, 0)


def test_the_sailor_stops_instead_of_selling_cheaply() -> None:
    state = repeated("merchant")
    load(state, BEN, rum=1, coffee=3)
    give(state, BEN, ships=10)
    state.harbour = 3
    act(state, BEN, ("offer", 1, 3), SELL)
    assert bots.ask(bots.load("sailor", games.load("seas")), state, BEN, random.Random(0)) == DONE

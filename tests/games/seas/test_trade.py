"""W13, W15: the merchant and the cartographer."""

import pytest

from nassau.games.seas.components import CARDS
from nassau.games.seas.state import Seas
from nassau.kernel import CHANCE
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DECLINE,
    EXPLORE,
    SELL,
    act,
    card,
    cargo,
    chance,
    deal,
    finish,
    give,
    has,
    load,
    play,
    refused,
    stack,
    table,
    told,
    turn,
    view,
)
from tests.support.marks import rule


def market(harbour: int, rum: int = 0, coffee: int = 0, fruit: int = 0, seat: int = BEN, start: int = ANA) -> Seas:
    """Ben is one of two merchants in this harbour, with these goods."""
    state = turn("merchant", seat, start=start, alone=False)
    state.harbour = harbour
    give(state, seat, ships=10)
    load(state, seat, rum, coffee, fruit)
    return state


def sell(state: Seas, seat: int, rum: int = 0, coffee: int = 0, fruit: int = 0) -> int:
    """Chests for a sale."""
    before = state.chests[seat]
    for good, count in enumerate((rum, coffee, fruit)):
        if count:
            act(state, seat, ("offer", good, count))
    if stack(state) == "Sale":
        act(state, seat, SELL)
    return state.chests[seat] - before


@rule("W13.1")
def test_any_goods_are_sold_in_one_sale() -> None:
    for coffee in range(4):
        for fruit in range(3):
            if coffee + fruit:
                state = market(3, coffee=3, fruit=2)
                sell(state, BEN, coffee=coffee, fruit=fruit)
                assert cargo(state, BEN) == (0, 3 - coffee, 2 - fruit)
    state = market(3, coffee=3, fruit=2)
    refused(state, BEN, ("offer", 1, 4), "W13.1", 3, 4, reason="goods-at-most")
    refused(state, BEN, ("offer", 0, 1), "W13.1", reason="goods-missing")
    refused(state, BEN, ("offer", 1, 0), "W13.1")
    refused(state, BEN, SELL, "W13.1")
    give(state, BEN, yin_yang=2)
    act(state, BEN, ("offer", 1, 1))
    refused(state, BEN, ("offer", 1, 2), "W13.1")
    act(state, BEN, SELL)
    assert stack(state) == "Rites"
    refused(state, BEN, ("offer", 1, 1), "W13.1")


@rule("W13.2")
@pytest.mark.parametrize(
    ("goods", "chests"),
    [((0, 2, 0), 2), ((0, 3, 0), 9), ((0, 4, 0), 12), ((3, 0, 0), 6), ((0, 0, 3), 3), ((2, 3, 0), 11), ((1, 1, 1), 3)],
)
def test_three_of_a_kind_bring_the_price_of_the_harbour(goods: tuple[int, int, int], chests: int) -> None:
    assert sell(market(3, *goods), BEN, *goods) == chests


@rule("W13.3")
def test_only_goods_of_one_kind_in_one_sale_count() -> None:
    assert sell(market(1, rum=2, coffee=1), BEN, rum=2, coffee=1) == 3
    state = market(1, rum=2)
    load(state, CORA, rum=1)
    assert sell(state, BEN, rum=2) == 2
    assert sell(state, CORA, rum=1) == 1
    state = market(1, rum=3, coffee=1)
    give(state, BEN, yin_yang=3)
    act(state, BEN, ("bargain", 0, 1))
    assert sell(state, BEN, rum=2) == 2


@rule("W13.4")
def test_ships_of_sold_goods_are_free_at_once() -> None:
    state = turn("merchant", alone=False)
    give(state, BEN, ships=6, chests=1)
    load(state, BEN, coffee=3, rum=2)
    act(state, BEN, ("offer", 1, 3), SELL)
    has(state, BEN, chests=4, loaded=2, free=4)
    assert state.discards == [0, 3, 0, 0]


@rule("W14.4")
def test_a_new_guard_may_cost_the_room_of_a_double_chamber() -> None:
    state = turn("merchant", alone=False)
    give(state, BEN, ships=3, chests=9, chambers=3)
    load(state, BEN, rum=2, coffee=2, fruit=2)
    act(state, BEN, ("offer", 0, 1), SELL)
    has(state, BEN, chests=10, guards=1, capacity=4, cargo=5)
    assert (stack(state), state.pending) == ("Overboard", (BEN,))
    act(state, BEN, ("discard", 1))
    has(state, BEN, cargo=4)


@rule("W13.5")
@pytest.mark.parametrize(("start", "chests", "guards"), [(ANA, 9, 0), (BEN, 10, 1)])
def test_the_merchants_gift_is_a_chest(start: int, chests: int, guards: int) -> None:
    state = turn("merchant", start=start)
    load(state, BEN, rum=1)
    act(state, BEN, ("offer", 0, 1))
    has(state, BEN, chests=chests, guards=guards)


@rule("W13.6", "W13.7")
@pytest.mark.parametrize(
    ("chests", "tile", "space"), [(39, 0, 39), (40, 40, 0), (79, 40, 39), (80, 80, 0), (85, 80, 5)]
)
def test_full_laps_of_the_track_are_shown_by_a_tile(chests: int, tile: int, space: int) -> None:
    state = table()
    give(state, BEN, chests=chests)
    player = view(state).players[BEN]
    assert (player.tile, player.space) == (tile, space)


@rule("W13.7")
@pytest.mark.parametrize(("before", "after", "tile"), [(41, 33, 0), (81, 65, 40)])
def test_a_tile_is_turned_back_or_given_back(before: int, after: int, tile: int) -> None:
    state = turn("shaman")
    deal(state, BEN, "wages")
    give(state, CORA, chests=before, ships=10)
    act(state, BEN, play("wages"))
    player = view(state).players[CORA]
    assert (player.chests, player.tile) == (after, tile)


# ---------------------------------------------------------------- the cartographer


def pile(state: Seas, above: int, *names: str) -> None:
    """The cards of the pile; `above` of them lie over the end card (-1: it is drawn)."""
    state.pile = [0] * CARDS
    for name in names:
        state.pile[card(name)] += 1
    state.above = above
    state.finale = -1 if above >= 0 else 0


@rule("W15.1")
def test_the_cartographer_draws_the_top_card() -> None:
    state = turn("cartographer", alone=False)
    deal(state, BEN, "H1", "H2", "H3")
    state.above = 17
    act(state, BEN, EXPLORE)
    chance(state, ("draw", card("kraken")))
    assert (state.hand_size(BEN), state.above) == (4, 16)
    refused(turn("merchant"), BEN, EXPLORE, "W15.1")


@rule("W15.2")
@pytest.mark.parametrize(("seats", "start", "cards"), [(3, ANA, 2), (3, BEN, 3), (4, BEN, 3), (2, BEN, 2)])
def test_the_cartographers_gift_is_more_cards(seats: int, start: int, cards: int) -> None:
    state = turn("cartographer", seats=seats, start=start)
    act(state, BEN, EXPLORE)
    finish(state)
    assert state.hand_size(BEN) == cards


@rule("W15.3")
def test_the_end_card_is_replaced_at_once() -> None:
    state = turn("cartographer", alone=False)
    pile(state, 0, "H1", "H2", "H3", "kraken")
    facts = act(state, BEN, EXPLORE)
    assert told(facts, "end_card_drawn") == [("end_card_drawn", BEN)]
    chance(state, ("draw", card("H2")))
    assert view(state, BEN).hand == [card("H2")]
    seen = view(state)
    assert (seen.pile, seen.to_end, seen.last_round) == (3, -1, 0)


@rule("W15.4")
def test_a_small_pile_gives_what_it_has() -> None:
    state = turn("cartographer", start=BEN)
    pile(state, -1, "H1", "kraken")
    act(state, BEN, EXPLORE)
    finish(state)
    has(state, BEN, hand_size=2, marks=0)
    state = turn("cartographer")
    pile(state, -1)
    refused(state, BEN, EXPLORE, "W15.4", reason="pile-missing")
    act(state, BEN, DECLINE)
    has(state, BEN, hand_size=0, marks=1)


@rule("W15.4")
def test_there_is_no_hand_limit() -> None:
    state = turn("cartographer", alone=False)
    deal(state, BEN, *[f"{country} {size}" for country in ("England", "Spain", "France") for size in (1, 2, 3, 4)])
    act(state, BEN, EXPLORE)
    assert state.pending == (CHANCE,)
    chance(state, ("draw", card("kraken")))
    assert state.hand_size(BEN) == 13

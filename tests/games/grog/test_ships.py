"""G8: what the ships trade."""

import pytest

from nassau.games.grog.cards import FROM_SHIP
from nassau.games.grog.state import Grog
from tests.games.grog.table import (
    ANA,
    BEN,
    DONE,
    accepted,
    asked,
    at,
    clouds,
    do,
    draw,
    empty_decks,
    goals,
    offered,
    refused,
    table,
    tiles,
    tiles_of,
    verbs,
    view,
    visiting,
)
from tests.support.marks import rule


def visited(ship: str, **own: int) -> Grog:
    state = table()
    tiles(state, ANA, **own)
    visiting(state, ANA, ship)
    return state


@rule("G8.1")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_2_coin_ship(count: int) -> None:
    state = visited("coin2", green=5)
    assert accepted(state, ("trade", count, 0)).coins[ANA] == 8 + 2 * count
    assert refused(state, ("trade", 5, 0)) == "G8.1"


@rule("G8.2")
def test_the_3_coin_ship() -> None:
    state = visited("coin3", grey=3)
    state.ships = [0, 3, 5, 4, 1, 2]
    assert [accepted(state, ("trade", count, 0)).coins[ANA] for count in (1, 2)] == [11, 14]
    assert refused(state, ("trade", 3, 0)) == "G8.2"


@rule("G8.3")
def test_the_4_coin_ship() -> None:
    state = visited("coin4", grey=3)
    assert accepted(state, ("trade", 1, 0)).coins[ANA] == 12
    assert refused(state, ("trade", 2, 0)) == "G8.3"


@rule("G8.4")
def test_the_chest_ship() -> None:
    state = visited("chest", blue=3)
    assert refused(state, ("trade", 3, 0)) == "G8.4"
    do(state, ("trade", 2, 0))
    draw(state)
    assert (state.chest_count(ANA), state.supply(ANA), sum(state.chest_pile)) == (2, 14, 30)


@rule("G8.5")
def test_the_parrot_ship() -> None:
    state = visited("parrot", yellow=4)
    assert refused(state, ("trade", 4, 0)) == "G8.5"
    do(state, ("trade", 3, 0))
    draw(state)
    assert (state.parrot_count(ANA), sum(state.parrot_pile)) == (3, 25)


@rule("G8.6")
def test_at_the_goal_ship_one_of_the_drawn_cards_is_kept() -> None:
    state = visited("goal", orange=6)
    do(state, ("trade", 6, 0))
    facts = draw(state)
    assert len(facts) == 6
    assert all(fact.seen(BEN) == ("goal_drawn", ANA, FROM_SHIP) for fact in facts)
    assert len(view(state, ANA).drawn) == 6
    assert view(state, BEN).drawn == view(state, None).drawn == []
    assert refused(state, DONE) == "G8.6"
    first = state.drawn[0]
    do(state, ("choose", first))
    assert refused(state, ("choose", state.drawn[0])) == "G8.6"
    while asked(state) == "TuckGoals":
        do(state, state.legal(ANA)[0])
    assert state.goal_hand(ANA) == [first]
    assert state.goal_deck() == 45


@rule("G8.7")
def test_the_other_drawn_cards_go_under_the_deck_in_any_order() -> None:
    for second in (0, 1):
        state = visited("goal", orange=3)
        goals(state, ANA, "bar", "voodoo", "voodoo", "parrot")
        do(state, ("trade", 3, 0))
        draw(state)
        old = state.goal_hand(ANA)
        a, b, c = state.drawn
        assert len({a, b, c}) == 3
        do(state, ("choose", c))
        assert offered(state, "tuck") == sorted([(a,), (b,)])
        strange = next(kind for kind in old if kind not in (a, b))
        assert refused(state, ("tuck", strange)) == "G8.7"
        chosen = [a, b][second]
        do(state, ("tuck", chosen))
        assert state.under == [chosen, [a, b][1 - second]]
        assert state.goal_hand(ANA) == sorted([*old, c])


@rule("G8.8")
def test_no_more_tiles_than_cards() -> None:
    state = visited("chest", blue=2)
    empty_decks(state, "chest")
    state.chest_pile[0] = 1
    assert offered(state, "trade") == [(1, 0)]
    assert refused(state, ("trade", 2, 0)) == "G8.8"
    state = visited("parrot", yellow=3)
    empty_decks(state, "parrot")
    state.parrot_pile[0] = 2
    assert refused(state, ("trade", 3, 0)) == "G8.8"
    state = visited("goal", orange=6)
    empty_decks(state, "goal")
    state.goal_pile[:3] = [2, 2, 1]
    assert refused(state, ("trade", 6, 0)) == "G8.8"
    accepted(state, ("trade", 5, 0))


@rule("G8.9")
def test_four_tiles_claim_a_building_at_the_anchorage() -> None:
    state = visited("parrot", yellow=8)
    assert refused(state, ("claim", at("green hat"), 0)) == "G8.9"
    do(state, ("claim", at("yellow sword"), 0))
    assert (state.coins[ANA], state.points[ANA], tiles_of(state, ANA)) == (10, 1, {"yellow": 4})
    do(state, ("claim", at("yellow hat"), 0))
    assert (state.coins[ANA], state.points[ANA], tiles_of(state, ANA)) == (13, 2, {})
    short = visited("parrot", yellow=3)
    assert verbs(short) == {"trade"}
    assert refused(short, ("claim", at("yellow hat"), 0)) == "G7.4"


@rule("G11.4")
def test_every_claim_under_the_point_cloud_brings_a_point() -> None:
    state = visited("parrot", yellow=8)
    do(state, ("claim", at("yellow sword"), 0), ("claim", at("yellow hat"), 0))
    assert state.points[ANA] == 2
    state = visited("goal", orange=4)
    clouds(state, "parrot goal blank point black")
    do(state, ("claim", at("orange hat"), 0))
    assert state.points[ANA] == 0

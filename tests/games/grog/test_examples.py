"""The worked examples of rules.toml; the first ten are the rulebook's running example."""

import pytest

from nassau.games.grog.components import GHOST, LOCK
from nassau.games.grog.scoring import tally
from nassau.games.grog.state import Grog
from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    DONE,
    HOLD,
    PASS,
    REFUSE,
    SHIP,
    accepted,
    asked,
    at,
    bid,
    buildings,
    chests,
    clouds,
    do,
    draw,
    empty_decks,
    fill,
    goals,
    occupy,
    offered,
    offered_ships,
    paid,
    parrots,
    pass_on,
    refused,
    ship,
    ships,
    standing,
    table,
    tiles,
    tiles_of,
    turn,
    verbs,
    view,
    visiting,
    who,
    won,
)
from tests.support.marks import example

PHILIPP, MARTINA, FRANK = range(3)


@example("G-E1")
def test_philipps_opening_bid() -> None:
    state = table()
    chests(state, PHILIPP, 1)
    for row in ("yellow green orange", "yellow orange green"):
        assert accepted(state, bid(row)).bid == 6
    for row in ("green yellow orange", "green orange yellow"):
        assert refused(state, bid(row)) == "G4.4"


@example("G-E2")
@pytest.mark.parametrize("values", [(1, 1), (3, 3), (1, 2)])
def test_philipps_potential_supply(values: tuple[int, int]) -> None:
    state = table(dice=(1, 6, 6, 4, 3))
    state.coins[PHILIPP] = 6
    chests(state, PHILIPP, *values)
    assert state.supply(PHILIPP) == 12
    assert accepted(state, bid("blue orange")).bid == 12
    assert refused(state, bid("blue orange green")) == "G4.7"


@example("G-E3")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_starting_capital(value: int) -> None:
    state = table()
    chests(state, PHILIPP, value)
    own = view(state, PHILIPP)
    assert own.players[PHILIPP].coins + own.hand.chests.index(1) + 1 == 8 + value
    assert own.players[PHILIPP].supply == view(state, MARTINA).players[PHILIPP].supply == 11
    assert sum(view(state, MARTINA).hand.chests) == 0


@example("G-E4")
def test_martina_raises_from_6_to_8() -> None:
    state = table()
    state.coins[MARTINA] = 11
    do(state, bid("yellow green orange"))
    assert who(state) == MARTINA
    do(state, bid("yellow grey green"))
    assert (state.bid, state.row) == (8, [3, 4, 0])


@example("G-E5")
def test_frank_passes() -> None:
    state = table()
    state.coins = [30, 30, 8]
    standing(state, MARTINA, "yellow grey green")
    assert who(state) == FRANK
    do(state, PASS)
    assert tiles_of(state, FRANK) == {"green": 1, "yellow": 1, "grey": 1}
    assert asked(state) == "ChooseShip"
    do(state, ship("parrot"), ("trade", 1, 0))
    draw(state)
    do(state, bid("yellow grey green orange"))
    assert who(state) == MARTINA


@example("G-E6")
def test_frank_passes_in_the_game_for_two() -> None:
    state = table(2)
    ships(state, "coin2 chest goal parrot coin3 coin4")
    standing(state, ANA, "yellow grey green")
    do(state, PASS)
    assert tiles_of(state, BEN) == {"green": 1, "yellow": 1, "grey": 2}


@example("G-E7")
@pytest.mark.parametrize(
    ("own", "claims", "cards"), [(1, 0, 1), (2, 0, 2), (3, 0, 3), (4, 1, 0), (5, 1, 1), (10, 2, 2)]
)
def test_frank_at_the_parrot_ship(own: int, claims: int, cards: int) -> None:
    state = table()
    tiles(state, FRANK, yellow=own)
    visiting(state, FRANK, "parrot")
    assert refused(state, DONE) == "G7.6"
    for kind in ("hat", "sword")[:claims]:
        do(state, ("claim", at(f"yellow {kind}"), 0))
    if cards:
        do(state, ("trade", cards, 0))
        draw(state)
    assert (9 - state.crew[FRANK], state.parrot_count(FRANK)) == (claims, cards)
    assert tiles_of(state, FRANK) == {}


@example("G-E7")
def test_frank_may_not_take_four_cards_but_substitute() -> None:
    state = table()
    tiles(state, FRANK, yellow=4)
    visiting(state, FRANK, "parrot")
    assert refused(state, ("trade", 4, 0)) == "G8.5"
    tiles(state, FRANK, blue=2, grey=1)
    do(state, ("trade", 1, 1))
    draw(state)
    assert state.parrot_count(FRANK) == 1


@example("G-E8")
def test_frank_claims_on_yellow() -> None:
    state = table()
    tiles(state, FRANK, yellow=4)
    visiting(state, FRANK, "parrot")
    assert refused(state, ("claim", at("blue sword"), 0)) == "G8.9"
    do(state, ("claim", at("yellow sword"), 0))
    assert (tiles_of(state, FRANK), state.crew[FRANK]) == ({}, 8)
    assert (state.points[FRANK], state.coins[FRANK]) == (1, 10)


@example("G-E9")
def test_no_two_sword_shops_in_one_round() -> None:
    state = table()
    paid(state, PHILIPP, "yellow grey")
    do(state, ("take", at("yellow sword")))
    assert refused(state, ("take", at("grey sword"))) == "G10.5"
    assert buildings(state) == set(range(28, 35)) - {at("grey sword")}


@example("G-E10")
def test_philipps_rewards() -> None:
    state = table()
    state.coins[PHILIPP] = 6
    chests(state, PHILIPP, 3)
    won(state, PHILIPP, "yellow grey green orange")
    assert state.bid == 9
    do(state, ("pay", 0, 0, 1))
    assert state.coins[PHILIPP] == 0
    do(state, ("take", at("yellow sword")))
    assert (state.points[PHILIPP], state.coins[PHILIPP]) == (1, 2)
    do(state, ("take", at("grey hat")))
    assert (state.points[PHILIPP], state.coins[PHILIPP]) == (2, 2)
    do(state, ("lock", at("orange hook")))
    assert state.sites[at("orange hook")] == LOCK
    assert (state.points[PHILIPP], state.coins[PHILIPP], state.crew[PHILIPP], state.locks) == (2, 2, 7, 5)


@example("G-E11")
def test_philipps_final_score_of_28() -> None:
    state = table()
    chests(state, PHILIPP, 1, 2, 3)
    state.coins[PHILIPP] = 7
    occupy(state, PHILIPP, "orange bar", "orange anchor", "green anchor", "yellow hat")
    occupy(state, MARTINA, "yellow sword", "yellow coffin", "orange hat")
    tiles(state, PHILIPP, blue=3, green=1, grey=2)
    goals(state, PHILIPP, "orange peninsula", "yellow peninsula", "anchor", "fortune-teller", "bar", "blue goods")
    assert tally(state, PHILIPP) == [0, 3, 1, 12, 8, 4, 0]
    assert state.scores()[PHILIPP] == 28


@example("G-E12")
@pytest.mark.parametrize("coins", [8, 3])
def test_two_cannot_open(coins: int) -> None:
    state = table(dice=(5, 4, 6, 4, 5))
    state.coins = [0, 2, coins]
    chests(state, ANA, 1)
    for seat in (ANA, BEN):
        assert who(state) == seat
        assert verbs(state) == {"pass"}
        do(state, PASS)
        assert tiles_of(state, seat) == {}
        do(state, state.legal(seat)[0])
    if coins == 8:
        amounts = sorted({accepted(state, ("bid", *row)).bid for row in offered(state, "bid")})
        assert amounts == [4, 5, 6, 8]
        assert "pass" not in verbs(state)
        do(state, bid("blue yellow"))
        assert (asked(state), who(state)) == ("Payment", CORA)
        return
    pass_on(state)
    assert (state.start, state.round, asked(state)) == (BEN, 2, "Roll")
    assert state.crew == [9, 9, 9]


@example("G-E13")
def test_bens_parrot_cards() -> None:
    state = table()
    standing(state, ANA, "yellow grey green")
    state.coins[BEN] = 11
    parrots(state, BEN, "hold blue yellow")
    a = accepted(state, HOLD, turn("blue", 4), bid("blue yellow"))
    assert (a.bid, a.leader, a.parrot_count(BEN), a.row) == (8, BEN, 1, [1, 3])
    b = accepted(state, turn("yellow", 6), bid("yellow grey"))
    assert (b.bid, b.parrot_count(BEN)) == (9, 2)
    c = accepted(state, HOLD, bid("blue grey"))
    assert (c.bid, c.parrot_count(BEN)) == (8, 2)
    assert refused(state, turn("blue", 5)) == "G6.13"
    assert refused(state, HOLD, turn("blue", 6), bid("blue yellow")) == "G6.10"
    assert state.parrot_count(BEN) == 3


@example("G-E14")
def test_paying_with_cards() -> None:
    state = table()
    state.coins[ANA] = 6
    chests(state, ANA, 3, 3, 1)
    won(state, ANA, "yellow")
    for cards, coins in (((0, 0, 0), 2), ((1, 0, 1), 6), ((0, 0, 2), 8), ((1, 0, 2), 9)):
        assert accepted(state, ("pay", *cards)).coins[ANA] == coins
    other = table(dice=(1, 5, 1, 5, 3))
    other.coins[BEN] = 6
    chests(other, BEN, 1, 1)
    won(other, BEN, "blue yellow green")
    assert (other.bid, other.supply(BEN)) == (11, 12)
    assert other.legal(BEN) == [REFUSE]
    do(other, REFUSE)
    assert (other.coins[BEN], other.chest_count(BEN)) == (6, 2)


@example("G-E15")
def test_where_cora_may_trade() -> None:
    state = table(4)
    ships(state, "coin2 chest parrot goal coin4 coin3")
    state.passed, state.markers = [ANA, BEN], [SHIP.index("coin2"), SHIP.index("coin4"), -1, -1]
    empty_decks(state, "parrot")
    visiting(state, CORA)
    tiles(state, CORA, orange=2, green=3)
    assert offered_ships(state) == {"chest", "goal"}
    assert refused(state, ship("parrot")) == "G7.10"
    assert offered(accepted(state, ship("chest")), "trade") == [(1, 1)]
    tiles(state, CORA, orange=4)
    assert offered_ships(state) == {"chest", "parrot", "goal"}
    assert verbs(accepted(state, ship("parrot"))) == {"claim"}
    assert offered(accepted(state, ship("goal")), "trade") == [(1, 1)]
    tiles(state, CORA, yellow=1)
    assert offered_ships(state) == {"goal"}
    assert state.copy().legal(CORA) == [ship("goal")]
    assert offered(accepted(state, ship("goal")), "trade") == [(1, 0)]
    tiles(state, CORA, green=4)
    assert offered_ships(state) == {"chest", "parrot", "goal"}
    assert verbs(accepted(state, ship("chest"))) == {"done", "trade"}
    assert asked(accepted(state, ship("parrot"))) == "Bid"
    tiles(state, CORA, orange=2)
    assert offered_ships(state) == {"chest", "parrot", "goal"}
    assert asked(accepted(state, ship("chest"))) == "Bid"


@example("G-E16")
def test_ben_substitutes_for_a_claim_and_the_main_trade() -> None:
    state = table()
    clouds(state, "parrot goal black point blank")
    ships(state, "coin4 chest goal parrot coin2 coin3")
    tiles(state, BEN, grey=3, green=3, blue=3)
    state.coins[BEN] = 5
    visiting(state, BEN, "coin2")
    do(state, ("claim", at("grey coffin"), 1), ("give", 0), ("give", 0), ("give", 0))
    assert state.coins[BEN] == 7
    do(state, ("trade", 1, 1))
    assert (state.coins[BEN], tiles_of(state, BEN)) == (9, {})


@example("G-E17")
def test_hat_shops_one_after_the_other() -> None:
    state = table()
    clouds(state, "point goal parrot blank black")
    occupy(state, LOCK, "orange hat")
    for seat, place, coins in ((ANA, "green hat", 2), (BEN, "yellow hat", 1), (CORA, "grey hat", 0)):
        state.dice = [1, 5, 1, 4, 3]
        paid(state, seat, place.split()[0])
        do(state, ("take", at(place)))
        assert state.coins[seat] == 8 + coins


@example("G-E18")
@pytest.mark.parametrize("option", ["off", "on"])
def test_bens_claims(option: str) -> None:
    def state(crew: int) -> Grog:
        found = table(compulsory_claims=option)
        fill(found, "grey", but="sword")
        fill(found, "yellow", but="sword hat")
        found.crew[BEN] = crew
        paid(found, BEN, "yellow grey")
        return found

    sword = accepted(state(3), ("take", at("yellow sword")))
    assert (sword.crew[BEN], asked(sword)) == (2, "Roll")
    for order in (("yellow hat", "grey sword"), ("grey sword", "yellow hat")):
        assert accepted(state(3), *[("take", at(place)) for place in order]).crew[BEN] == 1
    for place in ("yellow sword", "yellow hat", "grey sword"):
        assert accepted(state(1), ("take", at(place))).over
    if option == "on":
        assert refused(state(3), ("decline", 3)) == "G10.8"
    else:
        assert accepted(state(3), ("decline", 3), ("decline", 4)).crew[BEN] == 3


@example("G-E19")
def test_the_ghost_crew_decides_a_majority() -> None:
    state = table(2)
    ships(state, "coin2 chest goal coin3 coin4 parrot")
    state.crew[ANA] = 4
    occupy(state, ANA, "yellow hat", "yellow sword")
    occupy(state, BEN, "yellow coffin")
    occupy(state, GHOST, "yellow peg-leg", "yellow voodoo")
    goals(state, ANA, "yellow peninsula")
    goals(state, BEN, "yellow peninsula")
    state.crew[ANA] = 1
    state.coins = [8, 8]
    won(state, ANA, "yellow")
    do(state, ("pay", 0, 0, 0), ("take", at("yellow figurehead")))
    assert (asked(state), who(state)) == ("PlaceGhost", BEN)
    before = state.points.copy(), state.coins.copy()
    assert buildings(state) == {at("yellow cannonball")}
    do(state, ("haunt", at("yellow cannonball")))
    assert state.over
    assert (state.points, state.coins) == before
    assert [tally(state, seat)[4] for seat in (ANA, BEN)] == [2, 2]


@example("G-E20")
def test_coras_goods_and_parrots() -> None:
    state = table()
    tiles(state, CORA, green=4, blue=2, orange=5, yellow=2, grey=1)
    parrots(state, CORA, "hold blue green")
    goals(state, CORA, "green goods", "green goods", "blue goods", "parrot")
    assert tally(state, CORA)[5:] == [8, 3]


@example("G-E21")
def test_a_tie_for_first_place() -> None:
    state = table()
    state.coins = [21, 19, 40]
    chests(state, BEN, 3, 3)
    state.points = [26, 25, 21]
    assert (state.scores(), state.ranking()) == ([30, 30, 29], [1, 2, 3])
    state.coins[BEN], state.points[BEN] = 21, 24
    assert (state.scores(), state.ranking()) == ([30, 30, 29], [1, 1, 3])

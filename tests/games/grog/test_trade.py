"""G7: passing and trading."""

from nassau.games.grog.state import Grog
from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    DONE,
    PASS,
    SHIP,
    accepted,
    asked,
    at,
    bid,
    do,
    draw,
    empty_decks,
    enter,
    fill,
    offered,
    offered_ships,
    pass_on,
    refused,
    ship,
    ships,
    standing,
    table,
    tiles,
    tiles_of,
    told,
    verbs,
    visiting,
    who,
)
from tests.support.marks import rule


def at_parrot_ship(**own: int) -> Grog:
    """Ana visits the parrot ship, which is anchored at yellow."""
    state = table()
    tiles(state, ANA, **own)
    visiting(state, ANA, "parrot")
    return state


@rule("G7.1")
def test_a_seat_that_passes_takes_goods_and_trades_at_once() -> None:
    state = table()
    standing(state, ANA, "yellow grey green")
    do(state, PASS)
    assert (asked(state), who(state)) == ("ChooseShip", BEN)
    do(state, ship("parrot"))
    assert (asked(state), who(state)) == ("Trade", BEN)
    do(state, ("trade", 1, 0))
    draw(state)
    assert tiles_of(state, BEN) == {"green": 1, "grey": 1}
    assert (asked(state), who(state)) == ("Bid", CORA)
    do(state, PASS)
    assert (asked(state), who(state)) == ("ChooseShip", CORA)
    do(state, ship("coin2"), ("trade", 1, 0))
    assert (asked(state), who(state)) == ("Payment", ANA)


@rule("G7.2")
def test_passing_brings_a_tile_for_each_die_in_the_row() -> None:
    state = table()
    standing(state, ANA, "yellow grey green")
    do(state, PASS)
    assert tiles_of(state, BEN) == {"green": 1, "yellow": 1, "grey": 1}
    do(state, ship("coin4"), ("trade", 1, 0))
    state.coins[CORA] = 30
    do(state, bid("blue yellow"))
    assert tiles_of(state, BEN) == {"green": 1, "yellow": 1}


@rule("G7.3")
def test_open_sea_and_marked_ships_are_off_limits() -> None:
    state = table(4)
    tiles(state, CORA, green=3, blue=3, orange=3, yellow=3, grey=3)
    state.passed = [ANA, BEN]
    state.markers = [SHIP.index("coin2"), SHIP.index("goal"), -1, -1]
    visiting(state, CORA)
    assert offered_ships(state) == {"chest", "parrot", "coin4"}
    for name in ("coin2", "goal", "coin3"):
        assert refused(state, ship(name)) == "G7.3"
    assert refused(state, ("ship", 7)) == "G2.2"


@rule("G7.4")
def test_a_ship_demands_the_good_of_its_peninsula() -> None:
    state = at_parrot_ship(yellow=1)
    do(state, ("trade", 1, 0))
    draw(state)
    assert tiles_of(state, ANA) == {}
    state = table()
    enter(state, 4)
    assert state.water(SHIP.index("parrot")) == 4
    tiles(state, ANA, yellow=3)
    visiting(state, ANA, "parrot")
    assert refused(state, ("trade", 1, 0)) == "G7.4"
    assert offered(state, "trade") == [(1, 1)]
    tiles(state, ANA, grey=1)
    assert offered(state, "trade") == [(1, 0)]


@rule("G7.5")
def test_only_ships_that_can_be_supplied_are_allowed_and_the_trade_is_a_duty() -> None:
    state = table()
    tiles(state, ANA, yellow=1, blue=3)
    visiting(state, ANA)
    assert offered_ships(state) == {"parrot", "chest", "coin2", "goal", "coin4"}
    assert refused(state, ship("coin4"), DONE) == "G7.6"
    tiles(state, ANA, yellow=1, blue=1)
    assert offered_ships(state) == {"parrot", "chest"}
    assert refused(state, ship("coin2")) == "G7.5"
    assert refused(state, ship("chest"), DONE) == "G7.6"


@rule("G7.6")
def test_main_trade_or_claim_or_both_but_not_neither() -> None:
    state = at_parrot_ship(yellow=5)
    assert refused(state, DONE) == "G7.6"
    only_card = accepted(state, ("trade", 1, 0))
    draw(only_card)
    only_card = accepted(only_card, DONE)
    assert (only_card.parrot_count(ANA), only_card.crew[ANA]) == (1, 9)
    only_claim = accepted(state, ("claim", at("yellow hat"), 0), DONE)
    assert (only_claim.parrot_count(ANA), only_claim.crew[ANA]) == (0, 8)
    both = accepted(state, ("claim", at("yellow hat"), 0), ("trade", 1, 0))
    draw(both)
    assert (both.parrot_count(ANA), both.crew[ANA], tiles_of(both, ANA)) == (1, 8, {})


@rule("G7.7")
def test_the_main_trade_is_one_block_and_claims_are_free() -> None:
    state = table()
    tiles(state, ANA, green=10)
    visiting(state, ANA, "coin2")
    do(state, ("claim", at("green hat"), 0))
    draw(state)
    do(state, ("trade", 2, 0), ("claim", at("green hook"), 0))
    draw(state)
    assert state.crew[ANA] == 7
    state = table()
    tiles(state, ANA, green=10)
    visiting(state, ANA, "coin2")
    assert refused(state, ("trade", 1, 0), ("trade", 1, 0)) == "G7.7"


@rule("G7.8")
def test_three_other_tiles_stand_for_one() -> None:
    state = at_parrot_ship(blue=2, grey=1)
    do(state, ("trade", 1, 1))
    draw(state)
    assert (state.parrot_count(ANA), tiles_of(state, ANA)) == (1, {})
    assert refused(at_parrot_ship(blue=1, grey=1), ("trade", 1, 1)) == "G7.8"


@rule("G7.8")
def test_substitutes_are_chosen_one_by_one_and_handed_in_at_once() -> None:
    state = at_parrot_ship(blue=3, grey=2, green=1)
    do(state, ("trade", 1, 1))
    assert asked(state) == "HandIn"
    do(state, ("give", 1), ("give", 4))
    assert state.facts == []
    assert sum(tiles_of(state, ANA).values()) == 6
    assert refused(state, ("give", 2)) == "G7.8"
    do(state, ("give", 0))
    draw(state)
    assert tiles_of(state, ANA) == {"blue": 2, "grey": 1}


@rule("G7.9")
def test_substitutes_are_other_goods_and_any_number_of_them() -> None:
    state = at_parrot_ship(blue=3, yellow=4, green=1)
    assert refused(state, ("trade", 1, 1), ("give", 3)) == "G7.9"
    kept = accepted(state, ("trade", 1, 1), ("give", 1), ("give", 1), ("give", 1))
    assert tiles_of(kept, ANA) == {"yellow": 4, "green": 1}
    claim = at_parrot_ship(blue=12)
    do(claim, ("claim", at("yellow hat"), 4))
    assert (tiles_of(claim, ANA), claim.crew[ANA]) == ({}, 8)
    many = at_parrot_ship(blue=12)
    assert max(tiles for tiles, _ in offered(many, "trade")) == 3
    assert refused(many, ("trade", 4, 4)) == "G8.5"


@rule("G7.10")
def test_an_action_counts_only_if_it_has_an_effect() -> None:
    state = at_parrot_ship(yellow=4)
    empty_decks(state, "parrot")
    assert refused(state, ("trade", 1, 0)) == "G7.10"
    assert verbs(state) == {"claim"}
    state = at_parrot_ship(yellow=4)
    fill(state, "yellow")
    assert verbs(state) == {"trade"}
    state = at_parrot_ship(yellow=4)
    state.crew[ANA] = 0
    assert verbs(state) == {"trade"}
    assert refused(state, ("claim", at("yellow hat"), 0)) == "G7.10"
    state = table()
    empty_decks(state, "parrot", "goal", "chest")
    tiles(state, ANA, green=1)
    visiting(state, ANA)
    assert offered_ships(state) == {"coin2"}


@rule("G7.11")
def test_without_any_demanded_good_nobody_has_to_trade() -> None:
    state = table(4)
    state.passed, state.markers = [BEN, CORA], [-1, SHIP.index("coin2"), SHIP.index("coin4"), -1]
    tiles(state, ANA, green=4)
    visiting(state, ANA)
    assert offered_ships(state) == {"chest", "goal", "parrot"}
    for name in ("chest", "goal", "parrot"):
        ended = accepted(state, ship(name), DONE)
        assert tiles_of(ended, ANA) == {"green": 4}
        traded = accepted(state, ship(name), ("trade", 1, 1))
        assert tiles_of(traded, ANA) == {"green": 1}
    tiles(state, ANA)
    nothing = accepted(state, ship("chest"))
    assert (asked(nothing), who(nothing)) == ("Bid", DINO)
    tiles(state, ANA, blue=1, green=1)
    assert offered_ships(state) == {"chest"}
    assert refused(state, ship("chest"), DONE) == "G7.6"


@rule("G7.12")
def test_nobody_has_to_trade_where_nothing_has_an_effect() -> None:
    state = table(4)
    ships(state, "coin2 chest parrot goal coin4 coin3")
    state.passed, state.markers = [BEN, CORA], [-1, SHIP.index("coin2"), SHIP.index("coin4"), -1]
    empty_decks(state, "parrot")
    visiting(state, ANA)
    tiles(state, ANA, orange=2)
    assert offered_ships(state) == {"chest", "parrot", "goal"}
    assert asked(accepted(state, ship("parrot"))) == "Bid"
    tiles(state, ANA, orange=2, green=3)
    assert offered_ships(state) == {"chest", "goal"}
    assert refused(state, ship("chest"), DONE) == "G7.6"
    tiles(state, ANA, orange=4)
    assert offered_ships(state) == {"chest", "parrot", "goal"}
    assert refused(state, ship("parrot"), DONE) == "G7.6"


def test_passing_and_trading_leads_to_the_next_bidder() -> None:
    state = table(4)
    standing(state, ANA, "yellow grey green")
    pass_on(state)
    assert who(state) == CORA


@rule("G7.13")
def test_with_empty_decks_visited_a_tile_may_be_handed_in_for_nothing() -> None:
    for reading, offers in (("skipped", {"chest", "goal"}), ("visited", {"chest", "parrot", "goal"})):
        state = table(4, empty_decks=reading)
        ships(state, "coin2 chest parrot goal coin4 coin3")
        state.passed, state.markers = [BEN, CORA], [-1, 0, 2, -1]
        empty_decks(state, "parrot")
        tiles(state, ANA, orange=2, green=3)
        visiting(state, ANA)
        assert offered_ships(state) == offers
    do(state, ship("parrot"))
    assert refused(state, DONE) == "G7.6"
    assert refused(state, ("trade", 2, 0)) == "G8.8"
    assert ("trade", 1, 0) in state.legal(ANA)
    facts = do(state, ("trade", 1, 0))
    assert told(facts, "nothing_given") == [("nothing_given", ANA, 4)]
    assert (state.parrot_count(ANA), tiles_of(state, ANA)) == (0, {"green": 3, "orange": 1})

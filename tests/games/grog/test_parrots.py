"""G6: parrot cards."""

import random

from nassau.games.grog import GAME
from nassau.games.grog.state import Grog
from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    HOLD,
    PASS,
    REFUSE,
    accepted,
    all_viewers,
    asked,
    at,
    bid,
    do,
    next_roll,
    offered,
    paid,
    parrots,
    pass_on,
    refused,
    standing,
    table,
    tiles,
    told,
    turn,
    verbs,
    view,
    visiting,
    who,
    won,
)
from tests.support.marks import rule


def at_eight(cards: str = "", supply: int = 11) -> Grog:
    """The standing bid is yellow 4, grey 3, green 1 = 8; Ben is pending."""
    state = table()
    standing(state, ANA, "yellow grey green")
    state.coins[BEN] = supply
    parrots(state, BEN, cards)
    return state


@rule("G6.1")
def test_parrot_cards_go_only_with_a_bid_in_the_own_turn() -> None:
    state = at_eight("hold blue")
    parrots(state, CORA, "hold blue")
    assert refused(state, HOLD, seat=CORA) == "K1.1"
    assert refused(state, turn("blue", 6), PASS) == "G6.1"
    assert refused(state, HOLD, PASS) == "G6.1"
    accepted(state, turn("blue", 6), bid("blue yellow"))
    accepted(state, HOLD, bid("yellow grey green"))
    opening = table()
    parrots(opening, ANA, "blue")
    accepted(opening, turn("blue", 2), bid("blue"))
    visiting(state, BEN)
    assert refused(state, HOLD) == "G6.1"
    tiles(state, BEN, yellow=4)
    visiting(state, BEN, "parrot")
    assert refused(state, turn("blue", 6)) == "G6.1"
    won(state, BEN, "yellow")
    assert refused(state, HOLD) == "G9.1"
    paid(state, BEN, "yellow")
    assert refused(state, turn("blue", 6)) == "G6.1"


@rule("G6.2")
def test_one_hold_card_and_one_turning_card_of_each_colour_at_most() -> None:
    state = at_eight("hold hold blue blue green")
    accepted(state, turn("blue", 6), turn("green", 2), bid("blue yellow"))
    assert refused(state, turn("blue", 6), turn("blue", 3)) == "G6.2"
    assert refused(state, HOLD, HOLD) == "G6.2"
    held = accepted(state, HOLD, turn("blue", 2), turn("green", 2), bid("yellow blue green"))
    assert (held.bid, held.leader) == (8, BEN)
    assert sum(held.parrots) == 2


@rule("G6.3")
def test_a_die_is_turned_to_any_value() -> None:
    state = at_eight("blue", supply=30)
    assert offered(state, "turn") == [(1, value) for value in (1, 2, 3, 4, 6)]
    for value in (0, 7):
        assert refused(state, turn("blue", value)) == "G6.3"
    assert refused(state, turn("green", 2)) == "G4.6"


@rule("G6.4")
def test_turning_lifts_no_bidding_rule() -> None:
    state = at_eight("blue")
    assert accepted(state, turn("blue", 6), bid("blue yellow")).bid == 10
    assert refused(state, turn("blue", 6), bid("yellow blue")) == "G4.4"
    assert refused(state, turn("blue", 6), bid("blue yellow green orange")) == "G4.7"
    assert refused(state, turn("blue", 6), bid("yellow grey green")) == "G5.2"


@rule("G6.4")
def test_a_card_that_helps_to_no_bid_is_not_offered() -> None:
    state = table(dice=(6, 6, 6, 6, 6))
    standing(state, ANA, "green blue orange yellow")
    parrots(state, BEN, "grey")
    state.coins[BEN] = 25
    assert offered(state, "turn") == [(4, 1)]
    state.coins[BEN] = 24
    assert verbs(state) == {"pass"}
    assert refused(state, turn("grey", 1)) == "G6.4"


@rule("G6.5")
def test_a_die_in_the_row_may_be_turned_and_the_old_total_counts() -> None:
    state = at_eight("yellow")
    assert accepted(state, turn("yellow", 6), bid("yellow grey")).bid == 9
    assert refused(state, turn("yellow", 6), bid("yellow green orange")) == "G5.2"


@rule("G6.6")
def test_a_turned_die_keeps_its_value_until_the_next_roll() -> None:
    state = table()
    state.coins = [30] * 3
    parrots(state, ANA, "blue")
    do(state, turn("blue", 6), bid("blue"))
    do(state, bid("blue yellow"))
    assert state.bid == 10
    pass_on(state)
    pass_on(state)
    assert (asked(state), who(state)) == ("Payment", BEN)
    do(state, ("pay", 0, 0, 0))
    assert state.coins[BEN] == 20
    while asked(state) != "Roll":
        do(state, state.legal(who(state))[0]) if who(state) >= 0 else do(state, state.question().weights(state)[0][0])
    next_roll(state, (2, 2, 2, 2, 2))
    assert state.dice == [2] * 5


@rule("G6.7")
def test_holding_needs_exactly_the_standing_total() -> None:
    state = table()
    standing(state, ANA, "yellow green orange")
    parrots(state, BEN, "hold")
    assert accepted(state, HOLD, bid("blue green")).row == [1, 0]
    assert refused(state, HOLD, bid("blue")) == "G6.7"
    assert refused(state, HOLD, bid("yellow grey")) == "G6.7"
    assert refused(at_eight(), HOLD) == "G5.2"


@rule("G6.8")
def test_a_seat_that_holds_leads_and_wins_at_that_price() -> None:
    state = at_eight("hold")
    do(state, HOLD, bid("yellow grey green"))
    assert (state.leader, state.bid) == (BEN, 8)
    pass_on(state)
    assert who(state) == ANA
    state.coins[ANA] = 30
    assert verbs(state) == {"bid", "pass"}
    pass_on(state)
    assert (asked(state), who(state), state.bid) == ("Payment", BEN, 8)


@rule("G6.9")
def test_holding_is_not_for_openings_and_bounded_by_the_supply() -> None:
    opening = table()
    parrots(opening, ANA, "hold")
    assert refused(opening, HOLD) == "G6.9"
    state = at_eight("hold", supply=8)
    state.row, state.bid = [3, 4, 0, 2], 9
    assert refused(state, HOLD) == "G6.9"
    state.coins[BEN] = 9
    assert accepted(state, HOLD, bid("yellow grey green orange")).leader == BEN


@rule("G6.10")
def test_holding_and_turning_go_together_if_the_total_fits() -> None:
    state = at_eight("hold blue")
    for links in ((HOLD, turn("blue", 4)), (turn("blue", 4), HOLD)):
        assert accepted(state, *links, bid("blue yellow")).bid == 8
        assert refused(state, *links, bid("blue yellow green")) == "G6.10"
    tight = table(dice=(6, 6, 6, 6, 6))
    standing(tight, ANA, "green blue")
    tight.coins[BEN] = 30
    parrots(tight, BEN, "hold green")
    accepted(tight, turn("green", 1), HOLD, bid("blue orange"))
    few = table(dice=(6, 1, 1, 1, 1))
    standing(few, ANA, "green")
    few.coins[BEN] = 30
    parrots(few, BEN, "hold green")
    assert refused(few, turn("green", 3), turn("green", 2)) == "G6.2"
    assert refused(accepted(few, turn("green", 3)), HOLD, bid("green blue")) == "G6.10"
    bare = table(dice=(5, 6, 6, 6, 6))
    standing(bare, ANA, "green")
    bare.coins[BEN] = 30
    parrots(bare, BEN, "hold green")
    assert refused(bare, turn("green", 4), HOLD) == "G6.10"


@rule("G6.11")
def test_a_refused_bid_costs_nothing_and_nobody_sees_what_is_prepared() -> None:
    state = at_eight("hold blue")
    seen = [view(state, seat) for seat in all_viewers(state) if seat != BEN]
    twin = accepted(state, turn("blue", 6))
    assert twin.facts == []
    assert refused(twin, bid("yellow blue")) == "G4.4"
    assert (twin.dice, twin.row, twin.bid, twin.parrots) == (state.dice, state.row, state.bid, state.parrots)
    assert who(twin) == BEN
    assert [view(twin, seat) for seat in all_viewers(state) if seat != BEN] == seen
    assert view(twin, BEN).dice == [1, 6, 1, 4, 3]
    world = GAME.imagine(twin, ANA, random.Random(1))
    assert world.stack[-1].local() == (BEN, 0, (0,) * 5)


@rule("G6.12")
def test_played_cards_are_gone_for_good() -> None:
    state = at_eight("blue green", supply=30)
    facts = do(state, turn("blue", 6), turn("green", 2), bid("blue yellow"))
    assert told(facts, "die_turned") == [("die_turned", BEN, 0, 1, 2), ("die_turned", BEN, 1, 5, 6)]
    assert all(fact.seen(CORA) for fact in facts)
    assert state.parrot_count(BEN) == 0
    assert sum(state.parrot_pile) == 26
    state.coins = [30] * 3
    do(state, bid("blue yellow grey"))
    assert state.parrot_count(BEN) == 0
    pass_on(state)
    state = at_eight("blue", supply=30)
    do(state, turn("blue", 6), bid("blue yellow"))
    pass_on(state)
    pass_on(state)
    do(state, REFUSE)
    assert state.parrots[6 * BEN + 1] == 0
    assert state.parrot_pile[1] <= 3


@rule("G6.13")
def test_a_turned_die_must_show_another_value() -> None:
    state = at_eight("blue")
    assert refused(state, turn("blue", 5)) == "G6.13"
    assert state.parrot_count(BEN) == 1
    assert at("blue sword") == 7

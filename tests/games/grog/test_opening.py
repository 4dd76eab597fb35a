"""G4: the opening bid."""

import pytest

from nassau.games.grog.bids import bid_table
from nassau.kernel import CHANCE, NOBODY
from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    PASS,
    accepted,
    asked,
    bid,
    chests,
    do,
    enter,
    next_roll,
    offered,
    offered_ships,
    parrots,
    pass_on,
    refused,
    table,
    tiles,
    tiles_of,
    turn,
    verbs,
    view,
    visit,
    who,
)
from tests.support.marks import rule

FOURS = (5, 4, 6, 4, 5)


@rule("G4.1")
def test_a_round_begins_with_five_fresh_dice_and_the_flag_holder() -> None:
    state = table(4, start=CORA)
    enter(state, 0)
    for colour in range(5):
        assert state.pending == (CHANCE,)
        assert [action for action, _ in state.question().weights(state)] == [("roll", colour, n) for n in range(1, 7)]
        state.apply(CHANCE, ("roll", colour, 6 - colour))
    assert state.dice == [6, 5, 4, 3, 2]
    assert (state.row, state.bid, state.leader) == ([], 0, NOBODY)
    assert who(state) == CORA


@rule("G4.2")
def test_a_seat_that_can_afford_the_lowest_die_must_open() -> None:
    state = table(dice=(3, 4, 5, 6, 3))
    state.coins[ANA] = 3
    assert refused(state, PASS) == "G4.2"
    assert "pass" not in verbs(state)
    assert accepted(state, bid("green")).bid == 3


@rule("G4.3")
def test_dice_fill_the_row_from_the_left_without_a_gap() -> None:
    state = table()
    assert accepted(state, bid("yellow green")).row == [3, 0]
    for row in ("yellow - green", "- yellow", "-", "yellow yellow"):
        assert refused(state, bid(row)) == "G4.3"
    assert refused(state, ("bid", 5, -1, -1, -1, -1)) == "G4.3"


@rule("G4.4")
def test_values_never_rise_to_the_right() -> None:
    state = table()
    assert accepted(state, bid("yellow grey green")).bid == 8
    assert refused(state, bid("grey yellow green")) == "G4.4"
    accepted(state, bid("yellow green orange"))
    accepted(state, bid("yellow orange green"))
    assert len(bid_table([2] * 5).actions) == 325
    assert len(bid_table([1, 2, 3, 4, 5]).actions) == 31


@rule("G4.4")
def test_equal_dice_offer_all_325_arrangements() -> None:
    state = table(dice=(2, 2, 2, 2, 2))
    state.coins[ANA] = 30
    assert len(offered(state, "bid")) == 325


@rule("G4.5")
def test_a_bid_is_as_high_as_the_pips_in_the_row() -> None:
    state = accepted(table(), bid("yellow green orange"))
    assert state.bid == 6


@rule("G4.6")
def test_only_a_matching_card_changes_a_die() -> None:
    state = table()
    assert refused(state, turn("blue", 4)) == "G4.6"
    do(state, bid("yellow green"))
    assert state.dice == [1, 5, 1, 4, 3]


@rule("G4.7")
def test_a_bid_is_limited_by_the_potential_supply_only() -> None:
    state = table(dice=(6, 6, 1, 4, 3))
    state.coins[ANA] = 6
    chests(state, ANA, 1, 1)
    assert accepted(state, bid("green blue")).bid == 12
    assert refused(state, bid("green blue orange")) == "G4.7"
    refusal = state.refusal(ANA, bid("green blue orange"))
    assert refusal is not None
    assert (refusal.need, refusal.have) == (12, 13)


@rule("G4.8")
def test_a_seat_that_cannot_afford_the_lowest_die_passes_and_the_next_opens() -> None:
    state = table(dice=FOURS)
    state.coins = [3, 4, 8]
    assert offered(state, "bid") == []
    pass_on(state)
    assert who(state) == BEN
    assert refused(state, PASS) == "G4.8"


@rule("G4.9")
def test_a_forced_pass_brings_no_goods_but_a_visit() -> None:
    state = table(dice=FOURS)
    state.coins[ANA] = 3
    tiles(state, ANA, yellow=4)
    do(state, PASS)
    assert tiles_of(state, ANA) == {"yellow": 4}
    assert asked(state) == "ChooseShip"
    do(state, ("ship", 4))
    assert state.markers[ANA] == 4


@rule("G4.10")
def test_instead_of_a_forced_pass_a_die_may_be_turned() -> None:
    state = table(dice=FOURS)
    state.coins[ANA] = 3
    parrots(state, ANA, "blue")
    assert verbs(state) == {"pass", "turn"}
    assert offered(state, "turn") == [(1, 1), (1, 2), (1, 3)]
    for value in (1, 2, 3):
        assert accepted(state, turn("blue", value), bid("blue")).bid == value
    state.coins[ANA] = 0
    assert verbs(state) == {"pass"}


@rule("G4.11")
def test_the_last_one_must_open_and_wins_at_once() -> None:
    state = table(dice=FOURS)
    state.coins = [3, 3, 4]
    pass_on(state)
    pass_on(state)
    assert who(state) == CORA
    assert refused(state, PASS) == "G4.11"
    do(state, bid("blue"))
    assert (asked(state), who(state)) == ("Payment", CORA)


@rule("G4.12")
def test_a_round_in_which_nobody_can_open_has_no_winner() -> None:
    state = table(4, dice=FOURS)
    state.coins = [3, 2, 1, 0]
    ships = []
    for seat in (ANA, BEN, CORA, DINO):
        assert who(state) == seat
        do(state, PASS)
        ships.append(offered_ships(state))
        visit(state)
    assert [len(found) for found in ships] == [5, 4, 3, 2]
    assert state.crew == [7] * 4
    assert state.round == 2
    assert asked(state) == "Roll"
    assert state.start == BEN
    next_roll(state)
    assert who(state) == BEN


@pytest.mark.parametrize("seat", [ANA, BEN, None])
def test_all_seats_see_the_bid(seat: int | None) -> None:
    state = accepted(table(), bid("yellow green orange"))
    assert (view(state, seat).bid, view(state, seat).row) == (6, [3, 0, 2])

"""G5: raising in turn."""

from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    HOLD,
    PASS,
    accepted,
    bid,
    do,
    offered,
    parrots,
    pass_on,
    refused,
    standing,
    table,
    verbs,
    who,
)
from tests.support.marks import rule


@rule("G5.1")
def test_play_goes_clockwise_and_passing_is_free_once_a_bid_stands() -> None:
    state = table(4)
    order = []
    for row in ("green", "grey", "yellow", "blue"):
        order.append(who(state))
        do(state, bid(row))
        assert "pass" in verbs(state)
    assert [*order, who(state)] == [ANA, BEN, CORA, DINO, ANA]


@rule("G5.2")
def test_a_raise_must_be_higher() -> None:
    state = table()
    standing(state, ANA, "yellow green orange")
    for row in ("blue", "blue green", "yellow orange green"):
        assert refused(state, bid(row)) == "G5.2"
    assert accepted(state, bid("yellow grey")).bid == 7


@rule("G5.3")
def test_all_dice_may_move_when_raising() -> None:
    state = table()
    state.coins[BEN] = 10
    standing(state, ANA, "yellow green orange")
    assert accepted(state, bid("yellow grey green")).row == [3, 4, 0]
    assert accepted(state, bid("blue yellow")).row == [1, 3]
    assert refused(state, bid("blue - yellow")) == "G4.3"
    assert refused(state, bid("yellow blue")) == "G4.4"
    assert refused(state, bid("blue yellow grey")) == "G4.7"


@rule("G5.4")
def test_a_seat_that_cannot_raise_must_pass_unless_parrots_help() -> None:
    state = table()
    standing(state, ANA, "yellow grey green")
    assert verbs(state) == {"pass"}
    parrots(state, BEN, "hold")
    assert verbs(state) == {"pass", "hold"}
    assert (3, 4, 0, -1, -1) in offered(accepted(state, HOLD), "bid")
    rich = table()
    standing(rich, ANA, "blue yellow grey green orange")
    rich.coins[BEN] = 100
    assert verbs(rich) == {"pass"}


@rule("G5.5")
def test_a_seat_that_has_passed_gets_no_more_turns() -> None:
    state = table(4)
    state.coins = [30] * 4
    do(state, bid("green"))
    pass_on(state)
    order = []
    for row in ("grey", "yellow", "blue", "blue green", "blue grey"):
        order.append(who(state))
        do(state, bid(row))
    assert order == [CORA, DINO, ANA, CORA, DINO]
    assert refused(state, bid("blue yellow"), seat=BEN) == "K1.1"
    assert refused(state, PASS, seat=BEN) == "K1.1"

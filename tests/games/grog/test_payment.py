"""G9: winning and paying."""

from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    HOLD,
    REFUSE,
    accepted,
    asked,
    at,
    bid,
    chests,
    do,
    offered,
    parrots,
    pass_on,
    refused,
    table,
    tiles,
    tiles_of,
    told,
    turn,
    verbs,
    who,
    won,
)
from tests.games.grog.table import COLOUR as COLOURS
from tests.support.marks import rule


@rule("G9.1")
def test_the_last_one_in_has_won_and_may_change_nothing() -> None:
    state = table()
    parrots(state, ANA, "hold blue")
    do(state, bid("yellow green orange"))
    pass_on(state)
    pass_on(state)
    assert (asked(state), who(state), state.bid) == ("Payment", ANA, 6)
    for action in (bid("yellow grey"), turn("blue", 6), HOLD, ("pass",)):
        assert refused(state, action) == "G9.1"
    assert state.row == [COLOURS.index(colour) for colour in ("yellow", "green", "orange")]


@rule("G9.2")
def test_the_winner_gets_no_goods_and_visits_no_ship() -> None:
    for end in (REFUSE, ("pay", 0, 0, 0)):
        state = table()
        tiles(state, ANA, blue=1)
        do(state, bid("yellow green orange"))
        pass_on(state)
        pass_on(state)
        marker = state.markers[ANA]
        do(state, end)
        assert marker == -1
        assert tiles_of(state, ANA) == {"blue": 1}


@rule("G9.3")
def test_coins_and_chest_cards_may_be_mixed() -> None:
    state = table()
    state.coins[ANA] = 6
    chests(state, ANA, 3)
    won(state, ANA, "yellow grey green orange")
    facts = do(state, ("pay", 0, 0, 1))
    assert told(facts, "bid_paid_mixed") == [("bid_paid_mixed", ANA, 9, 6, 0, 0, 0, 1, 6, 1, 3)]
    assert (state.coins[ANA], state.chest_count(ANA), sum(state.chest_pile)) == (0, 0, 31)
    state = table()
    state.coins[ANA] = 6
    chests(state, ANA, 3, 1)
    won(state, ANA, "yellow")
    assert offered(state, "pay") == [(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1)]
    assert [accepted(state, ("pay", *cards)).coins[ANA] for cards in offered(state, "pay")] == [2, 5, 3, 6]
    assert refused(state, ("pay", 0, 1, 0)) == "G9.3"
    assert refused(state, ("pay", -1, 0, 0)) == "G9.3"


@rule("G9.4")
def test_what_is_overpaid_goes_onto_the_track() -> None:
    state = table()
    state.coins[ANA] = 0
    chests(state, ANA, 3, 3)
    won(state, ANA, "blue")
    do(state, ("pay", 0, 0, 2))
    assert state.coins[ANA] == 1
    state = table(dice=(2, 5, 1, 4, 3))
    state.coins[ANA] = 2
    chests(state, ANA, 3)
    won(state, ANA, "green")
    do(state, ("pay", 0, 0, 1))
    assert state.coins[ANA] == 3


@rule("G9.5")
def test_there_are_no_debts() -> None:
    state = table()
    state.coins[ANA] = 6
    chests(state, ANA, 2, 3)
    won(state, ANA, "yellow grey green orange")
    assert refused(state, ("pay", 0, 1, 0)) == "G9.5"
    assert accepted(state, ("pay", 0, 0, 1)).coins[ANA] == 0


@rule("G9.6")
def test_more_cards_than_needed_may_be_used() -> None:
    state = table()
    state.coins[ANA] = 6
    chests(state, ANA, 3, 3, 1)
    won(state, ANA, "yellow")
    assert accepted(state, ("pay", 1, 0, 2)).coins[ANA] == 9
    state = table(dice=(2, 5, 1, 4, 3))
    state.coins[ANA] = 2
    chests(state, ANA, 3, 2)
    won(state, ANA, "green")
    assert accepted(state, ("pay", 0, 1, 1)).coins[ANA] == 5
    state = table(dice=(6, 5, 1, 4, 3))
    state.coins[ANA] = 6
    chests(state, ANA, 1)
    won(state, ANA, "green")
    assert accepted(state, ("pay", 1, 0, 0)).coins[ANA] == 1
    paid = accepted(state, ("pay", 0, 0, 0))
    assert (paid.coins[ANA], paid.chest_count(ANA)) == (0, 1)


@rule("G9.7")
def test_a_seat_that_does_not_pay_keeps_everything_and_gets_nothing() -> None:
    state = table()
    state.coins[ANA] = 20
    chests(state, ANA, 3)
    parrots(state, ANA, "green")
    do(state, turn("green", 2), bid("yellow green"))
    pass_on(state)
    pass_on(state)
    others = [state.goods[5:].copy(), state.coins[1:].copy(), state.chests[3:].copy()]
    facts = do(state, REFUSE)
    assert told(facts, "payment_refused") == [("payment_refused", ANA, 6)]
    assert (state.coins[ANA], state.chest_count(ANA), state.points[ANA], state.crew[ANA]) == (20, 1, 0, 9)
    assert (state.locks, state.sites[at("yellow hat")], state.parrot_count(ANA)) == (6, -1, 0)
    assert [state.goods[5:], state.coins[1:], state.chests[3:]] == others
    poor = table()
    poor.coins[BEN] = 0
    won(poor, BEN, "yellow")
    assert verbs(poor) == {"refuse"}
    assert CORA in poor.passed

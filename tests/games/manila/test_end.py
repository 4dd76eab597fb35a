"""M13, M14: values rise, the game ends, fortunes are counted."""

from nassau.games.manila.components import CAPTAIN, INSURANCE, PORT
from nassau.games.manila.state import Manila
from nassau.games.manila.view import view
from nassau.kernel import NOBODY, State
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    aboard,
    asked,
    begin,
    lie,
    sail,
    shares,
    table,
    told,
    values,
    who,
)
from tests.support.marks import rule


def last_voyage(seats: int = 3, **options: str) -> Manila:
    """Jade stands at 20 and lies in port; silk and nutmeg are wrecks. Call `begin(state, "rise")`."""
    state = table(seats, **options)
    values(state, jade=20)
    sail(state, jade=14, silk=3, nutmeg=3)
    lie(state, port="jade", yard="silk nutmeg")
    return state


@rule("M13.1")
def test_wares_in_port_rise_by_one_step() -> None:
    state = table()
    values(state, ginseng=5, nutmeg=10)
    sail(state, ginseng=14, nutmeg=14, silk=3)
    lie(state, port="nutmeg ginseng", yard="silk")
    begin(state, "rise")
    assert view(state, None).values == [10, 20, 0, 0]


@rule("M13.2")
def test_the_next_voyage_begins_with_an_empty_board() -> None:
    state = table()
    state.master = CORA
    state.cash = [1, 2, 3, 4]
    shares(state, ANA, "silk", "jade nutmeg")
    sail(state, ginseng=14, nutmeg=3, silk=3)
    aboard(state, "ginseng", ANA, BEN)
    state.spaces[CAPTAIN] = state.spaces[PORT[1]] = state.spaces[INSURANCE] = CORA
    state.dice, state.out = [1, 2, 3, 0], [1, 0, 0, 0]
    hand, pledged, supply = list(state.hand), list(state.pledged), list(state.supply)
    lie(state, port="ginseng", yard="nutmeg silk")
    begin(state, "rise")
    assert (state.voyage, asked(state), who(state)) == (3, "Auction", CORA)
    assert state.spaces == [NOBODY] * 24
    assert (state.load, state.berth, state.dice, state.out) == ([-1] * 3, [-1] * 3, [0] * 4, [0] * 4)
    assert (state.cash, state.hand, state.pledged, state.supply) == ([1, 2, 3, 4], hand, pledged, supply)
    assert state.market == [1, 0, 0, 0]


@rule("M14.1")
def test_the_game_ends_at_30() -> None:
    state = last_voyage()
    begin(state, "rise")
    assert view(state, None).values[3] == 30
    assert state.over
    assert told(state, "fortune_counted")
    state = last_voyage()
    values(state, jade=10)
    begin(state, "rise")
    assert (state.over, asked(state), view(state, None).values[3]) == (False, "Auction", 20)


@rule("M14.2")
def test_all_arrivals_rise_before_the_end() -> None:
    for order in ("ginseng silk jade", "jade silk ginseng", "silk jade ginseng"):
        state = table()
        values(state, ginseng=20, silk=20, jade=10)
        sail(state, **dict.fromkeys(order.split(), 14))
        lie(state, port=order)
        begin(state, "rise")
        assert (view(state, None).values, state.over) == ([30, 0, 30, 20], True)


@rule("M14.3")
def test_a_share_counts_its_value_even_0() -> None:
    state = last_voyage()
    shares(state, ANA, "nutmeg nutmeg jade", "silk")
    state.cash[ANA] = 7
    shares(state, BEN, "ginseng")
    begin(state, "rise")
    assert state.scores() == [7 + 30 - 15, 30, 30]
    for viewer in (None, ANA, BEN, CORA):
        seen = view(state, viewer)
        assert [player.hand for player in seen.players] == [[0, 2, 0, 1], [1, 0, 0, 0], [0, 0, 0, 0]]
        assert [player.pledged for player in seen.players] == [[0, 0, 1, 0], [0] * 4, [0] * 4]
        assert seen.scores == state.scores()
    assert told(state, "shares_shown")[:4] == [
        ("shares_shown", ANA, ware, *counts) for ware, counts in enumerate([(0, 0), (2, 0), (0, 1), (1, 0)])
    ]


@rule("M14.4")
def test_loans_are_repaid_dearest_first() -> None:
    state = last_voyage()
    values(state, silk=20, nutmeg=5)
    state.cash[ANA] = 34
    shares(state, ANA, pledged="nutmeg silk jade")
    begin(state, "rise")
    assert (state.cash[ANA], state.loans(ANA), state.hand[:4]) == (4, 1, [0, 0, 1, 1])
    assert told(state, "loan_settled") == [("loan_settled", ANA, 3, 15), ("loan_settled", ANA, 2, 15)]


@rule("M14.5")
def test_all_shares_minus_15() -> None:
    state = last_voyage(final_shares="all_minus_15")
    values(state, silk=20)
    state.cash[ANA] = 8
    shares(state, ANA, "silk", "jade")
    begin(state, "rise")
    assert state.scores()[ANA] == 43


@rule("M14.6")
def test_unpledged_shares_only() -> None:
    state = last_voyage(final_shares="unpledged_only")
    values(state, silk=20)
    state.cash[ANA] = 8
    shares(state, ANA, "silk", "jade")
    begin(state, "rise")
    assert state.scores()[ANA] == 13


@rule("M14.7")
def test_a_fortune_may_be_negative() -> None:
    state = last_voyage(final_shares="all_minus_15")
    values(state, nutmeg=5)
    state.cash = [0, 0, 1]
    shares(state, ANA, pledged="nutmeg silk")
    begin(state, "rise")
    assert state.scores() == [-25, 0, 1]
    assert state.ranking() == [3, 2, 1]
    assert told(state, "fortune_counted")[0] == ("fortune_counted", ANA, -25, 0, 5, 30)
    assert view(state, None).scores == [-25, 0, 1]


@rule("M14.8")
def test_ties_are_shared() -> None:
    state: State = finished([71, 71, 60])
    assert (state.scores(), state.ranking()) == ([71, 71, 60], [1, 1, 3])
    assert finished([60, 71, 60]).ranking() == [2, 1, 2]
    assert finished([5, 5, 5]).ranking() == [1, 1, 1]


def finished(cash: list[int]) -> Manila:
    state = last_voyage()
    state.cash = cash
    begin(state, "rise")
    return state

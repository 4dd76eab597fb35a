"""M2: cash, loans and what stays secret."""

from collections.abc import Callable

import pytest

from nassau import games
from nassau.games.manila.components import CAPTAIN, LARGE_PILOT, MATE, PORT, SMALL_PILOT
from nassau.games.manila.money import BY_CHOICE
from nassau.games.manila.state import Manila
from nassau.games.manila.view import view
from nassau.kernel import text
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from tests.games.manila.accounts import book
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    GINSENG,
    JADE,
    SILK,
    aboard,
    act,
    asked,
    begin,
    offers,
    place,
    refused,
    roll,
    sail,
    shares,
    table,
    told,
    values,
    who,
)
from tests.support.marks import rule

PLAIN = [Case(games.load("manila"), seats) for seats in (3, 4, 5)]


def placing(seats: int = 4, **options: str) -> Manila:
    """Ana is asked to place in the first round."""
    state = table(seats, **options)
    sail(state, ginseng=0, nutmeg=4, silk=5)
    begin(state, "place")
    return state


@rule("M2.1")
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_cash_is_open(case: Case) -> None:
    for moment in playthrough(case).sample(30):
        assert isinstance(moment.state, Manila)
        for viewer in (None, *range(case.seats)):
            assert [player.cash for player in view(moment.state, viewer).players] == moment.state.cash


@rule("M2.2")
def test_pledging() -> None:
    state = placing()
    state.cash[ANA] = 4
    shares(state, ANA, "silk jade")
    act(state, ANA, "pledge:2", "pledge:3")
    assert (state.cash[ANA], state.unpledged(ANA), state.loans(ANA)) == (28, 0, 2)
    assert refused(state, ANA, "pledge:2") == "M2.2"
    assert refused(state, ANA, "pledge:0") == "M2.2"


@rule("M2.3")
def test_repaying() -> None:
    state = placing()
    state.cash[ANA] = 16
    shares(state, ANA, pledged="silk")
    act(state, ANA, "repay:2")
    assert (state.cash[ANA], state.unpledged(ANA), state.loans(ANA)) == (1, 1, 0)
    act(state, ANA, "pledge:2")
    assert state.cash[ANA] == 13
    state.cash[ANA] = 14
    assert refused(state, ANA, "repay:2") == "M2.3"
    state.cash[ANA] = 100
    assert refused(state, ANA, "repay:3") == "M2.3"


# -- M2.4: one position for each kind of decision; Ana is asked


def bidding() -> Manila:
    state = table()
    begin(state, "auction")
    return state


def purchase() -> Manila:
    state = table()
    begin(state, "buy")
    return state


def loading() -> Manila:
    state = table()
    begin(state, "load")
    return state


def launch() -> Manila:
    state = table()
    sail(state, ginseng=0, silk=0, jade=0)
    begin(state, "launch")
    return state


def boarding() -> Manila:
    state = table()
    sail(state, jade=13, silk=5, nutmeg=5)
    state.spaces[CAPTAIN] = ANA
    begin(state, "board")
    return state


def second_boarding() -> Manila:
    state = boarding()
    state.spaces[CAPTAIN], state.spaces[MATE] = BEN, ANA
    begin(state, "board")
    act(state, BEN, "stay")
    return state


def plunder() -> Manila:
    state = table()
    sail(state, jade=13, silk=5, nutmeg=5)
    state.spaces[CAPTAIN] = ANA
    begin(state, "plunder")
    return state


def small_pilot() -> Manila:
    state = table()
    sail(state, jade=9, silk=5, nutmeg=5)
    state.spaces[SMALL_PILOT] = ANA
    begin(state, "steer")
    return state


def large_pilot() -> Manila:
    state = table()
    sail(state, jade=9, silk=5, nutmeg=5)
    state.spaces[LARGE_PILOT] = ANA
    begin(state, "steer_far")
    return state


def second_move() -> Manila:
    state = large_pilot()
    act(state, ANA, "steer:0:1")
    return state


DECISIONS = {
    "Auction": bidding,
    "BuyShare": purchase,
    "LoadPunts": loading,
    "LaunchPunts": launch,
    "Placement": placing,
    "Boarding": boarding,
    "MateBoarding": second_boarding,
    "Plunder": plunder,
    "SmallPilot": small_pilot,
    "LargePilot": large_pilot,
    "SecondMove": second_move,
}


@rule("M2.4")
@pytest.mark.parametrize(("name", "decision"), DECISIONS.items(), ids=list(DECISIONS))
def test_loans_at_every_own_decision(name: str, decision: Callable[[], Manila]) -> None:
    state = decision()
    shares(state, ANA, "silk", "jade")
    shares(state, BEN, "silk", "jade")
    cash = state.cash[ANA]
    before = offers(state, "bid", "pass", "skip", "load", "launch", "board", "stay", "send", "steer", "rest", "decline")
    assert (asked(state), who(state)) == (name, ANA)
    assert offers(state, "pledge", "repay") == ["pledge:2", "repay:3"]
    act(state, ANA, "repay:3", "pledge:2", "pledge:3", "repay:2", "repay:3", "pledge:3")
    assert (asked(state), who(state), state.cash[ANA]) == (name, ANA, cash - 3 * 15 + 3 * 12)
    assert offers(state, "load", "launch", "board", "stay", "send", "steer", "rest", "decline") == [
        line for line in before if line.split(":")[0] not in ("bid", "pass", "skip")
    ]
    assert refused(state, BEN, "pledge:2") == "K1.1"
    assert refused(state, BEN, "repay:3") == "K1.1"


@rule("M2.4")
def test_a_loan_when_a_payment_falls_due_but_no_repayment() -> None:
    state = table()
    shares(state, ANA, "silk silk", "jade")
    begin(state, "auction")
    act(state, ANA, "bid:31")
    for seat in (BEN, CORA, DINO):
        act(state, seat, "pass")
    assert (asked(state), offers(state, "pledge", "repay")) == ("Payment", ["pledge:2"])
    assert refused(state, ANA, "repay:3") == "M2.5"


# -- M2.5


def owing() -> Manila:
    """Ana has won the auction with 40 and holds 30, a silk share at 10 and a jade share at 5."""
    state = table()
    values(state, silk=10, jade=5)
    shares(state, ANA, "silk jade")
    begin(state, "auction")
    act(state, ANA, "bid:40")
    for seat in (BEN, CORA, DINO):
        act(state, seat, "pass")
    return state


@rule("M2.5")
def test_a_payment_above_cash_takes_as_many_loans_as_needed() -> None:
    for choice in ("pledge:2", "pledge:3"):
        state = owing()
        assert (asked(state), state.cash[ANA]) == ("Payment", 30)
        act(state, ANA, choice)
        assert (state.cash[ANA], state.unpledged(ANA), state.loans(ANA)) == (30 + 12 - 40, 1, 1)
        assert asked(state) == "BuyShare"


@rule("M2.5")
def test_only_pledging_helps_when_a_payment_is_due() -> None:
    state = owing()
    assert offers(state, "pledge") == [text(action) for action in state.legal(ANA)]
    for line in ("pass", "bid:41", "skip", "buy:0", "decline", "rest"):
        assert refused(state, ANA, line) == "M2.5"
    assert refused(state, ANA, "pledge:0") == "M2.2"


@rule("M2.5")
def test_the_lowest_value_stands_first_for_a_time_out() -> None:
    assert offers(owing(), "pledge") == ["pledge:3", "pledge:2"]
    tied = owing()
    values(tied, silk=20, jade=20, ginseng=20)
    shares(tied, ANA, "ginseng nutmeg")
    assert offers(tied, "pledge") == ["pledge:1", "pledge:0", "pledge:2", "pledge:3"]


@rule("M2.5")
def test_several_loans_are_taken_one_by_one() -> None:
    state = placing()
    state.cash[ANA] = 1
    shares(state, ANA, "silk jade")
    place(state, ANA, CAPTAIN)
    act(state, ANA, "pledge:3")
    assert (state.cash[ANA], state.loans(ANA), who(state)) == (1 + 12 - 5, 1, BEN)
    state = table()
    shares(state, ANA, "silk silk jade")
    begin(state, "auction")
    act(state, ANA, "bid:60")
    for seat in (BEN, CORA, DINO):
        act(state, seat, "pass")
    act(state, ANA, "pledge:2", "pledge:3")
    assert asked(state) == "Payment"
    act(state, ANA, "pledge:2")
    assert (state.cash[ANA], asked(state)) == (30 + 36 - 60, "BuyShare")


# -- M2.6–M2.9


@rule("M2.6")
def test_a_pledged_share_stays_with_its_owner() -> None:
    state = placing()
    shares(state, ANA, "silk jade")
    supply = list(state.supply)
    act(state, ANA, "pledge:2")
    assert state.supply == supply
    assert state.unpledged(ANA) + state.loans(ANA) == 2


@rule("M2.6")
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_no_act_takes_a_share_from_its_owner(case: Case) -> None:
    owned = [0] * (4 * case.seats)
    for state in playthrough(case).states():
        assert isinstance(state, Manila)
        now = [hand + pledged for hand, pledged in zip(state.hand, state.pledged, strict=True)]
        assert all(before <= after for before, after in zip(owned, now, strict=True))
        owned = now


@rule("M2.7")
def test_loans_reveal_no_ware() -> None:
    """Ben's loan looks the same to all others, whichever of his shares he pledges and repays."""
    seen: list[list[object]] = []
    for ware in (GINSENG, JADE):
        state = table()
        sail(state, ginseng=0, nutmeg=4, silk=5)
        shares(state, BEN, "ginseng jade")
        begin(state, "place")
        act(state, ANA, "decline")
        facts: list[object] = []
        for verb, fact in (("pledge", ("share_pledged", BEN, 12, BY_CHOICE)), ("repay", ("loan_repaid", BEN, 15))):
            act(state, BEN, f"{verb}:{ware}")
            assert state.facts[0].seen(BEN) == (*fact, ware)
            for viewer in (None, ANA, CORA, DINO):
                facts.append([fact.seen(viewer) for fact in state.facts])
                facts.append(view(state, viewer))
        seen.append(facts)
    assert seen[0] == seen[1]
    assert seen[0][0] == [("share_pledged", BEN, 12, BY_CHOICE)]


@rule("M2.8")
def test_numbers_of_shares_and_purchases_are_open() -> None:
    state = table()
    shares(state, ANA, "ginseng jade")
    begin(state, "buy")
    act(state, ANA, "buy:2", "pledge:0")
    for viewer in (None, BEN, CORA, DINO):
        player = view(state, viewer).players[ANA]
        assert (player.shares, player.loans, player.bought) == (3, 1, [0, 0, 1, 0])
        assert (player.hand, player.pledged) == (None, None)
    assert view(state, ANA).players[ANA].hand == [0, 0, 1, 1]
    assert view(state, ANA).players[ANA].pledged == [1, 0, 0, 0]


@rule("M2.9")
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_every_peso_is_told_and_no_payout_is_cut(case: Case) -> None:
    cash = [30] * case.seats
    for moment in playthrough(case).moments:
        branch = moment.state.copy()
        assert isinstance(branch, Manila)
        branch.apply(moment.seat, moment.action)
        book(cash, branch.facts)
        assert branch.cash == cash
        for _, _, slot, amount, *_ in told(branch, "port_paid", "yard_paid"):
            assert amount == {0: 6, 1: 8, 2: 15}[slot]


@rule("M2.9")
def test_the_bank_pays_whatever_is_due() -> None:
    state = table(5)
    sail(state, jade=13, silk=13, nutmeg=13)
    state.spaces[CAPTAIN] = ANA
    state.spaces[PORT[0]] = state.spaces[PORT[1]] = state.spaces[PORT[2]] = BEN
    aboard(state, "jade", CORA)
    begin(state, "plunder")
    act(state, ANA, "send:0", "send:0", "send:0")
    assert state.cash[:3] == [30 + 36 + 30 + 24, 30 + 6 + 8 + 15, 30]


def test_rolls_are_no_decision() -> None:
    """M2.4 speaks of decisions: while chance answers, nobody borrows."""
    state = table()
    sail(state, jade=0, silk=4, nutmeg=5)
    shares(state, ANA, "silk")
    begin(state, "roll")
    assert refused(state, ANA, "pledge:2") == "K1.1"
    roll(state, jade=1, silk=1, nutmeg=1)
    assert offers(state, "pledge") == [f"pledge:{SILK}"]

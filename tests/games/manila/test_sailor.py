"""Manila's Sailor: its odds are exact, and its rules of thumb do what they say."""

import random
from typing import Any

import pytest

from nassau import bots, games
from nassau.games.manila.auction import Auction
from nassau.games.manila.components import CAPTAIN, INSURANCE, MARKET, MATE, PORT, YARD
from nassau.games.manila.harbour_master import BuyShare, LaunchPunts, LoadPunts
from nassau.games.manila.heuristic import Outlook
from nassau.games.manila.heuristic_outlook import PASSES, STAYS, forecast
from nassau.games.manila.money import Payment
from nassau.games.manila.pilots import SmallPilot
from nassau.games.manila.pirates import Boarding, Plunder
from nassau.games.manila.placing import Placement
from nassau.games.manila.rounds import Voyage, Voyages
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE, Action, Step
from nassau.kernel.chance import fast

GAME = games.load("manila")
SAILOR = bots.load("sailor", GAME)
LEG = {"auction": 0, "buy": 1, "load": 2, "launch": 3, "place": 4, "board": 8, "last": 9, "steer": 10, "plunder": 13}
GINSENG, NUTMEG, SILK, JADE = range(4)


def table(leg: str, step: Step[Any], hand: tuple[int, ...] = (0, 0, 0, 0), cash: int = 30) -> Manila:
    """A four-seat table at a leg of the first voyage; seat 0 has these shares, the others have none."""
    state = GAME.start(4)
    assert isinstance(state, Manila)
    state.stack = [Voyages(), Voyage(LEG[leg]), step]
    state.voyage, state.master = 1, 0
    state.hand[0:4] = hand
    state.supply = [5 - count for count in hand]
    state.cash[0] = cash
    return state


def at_sea(
    state: Manila, wares: tuple[int, ...], waves: tuple[int, ...], berths: tuple[int, ...] = (-1,) * 3
) -> Manila:
    state.load, state.wave, state.berth = list(wares), list(waves), list(berths)
    return state


def decide(state: Manila) -> Action:
    return bots.ask(SAILOR, state, 0, random.Random(0))


@pytest.mark.parametrize(
    ("start", "past", "rim"), [(0, 35, 21), (1, 56, 25), (2, 81, 27), (3, 108, 27), (4, 135, 25), (5, 160, 21)]
)
def test_arrival_odds_are_exact(start: int, past: int, rim: int) -> None:
    assert (PASSES[3][13 - start], STAYS[3][13 - start]) == pytest.approx((past / 216, rim / 216))


def test_at_least_counts_independent_things() -> None:
    outlook = Outlook(table("auction", Auction(0, 2, 1, 0)), 0)
    for port, chances in (([0.5, 0.5, 0.5], [7 / 8, 4 / 8, 1 / 8]), ([1.0, 0.0, 1.0], [1, 1, 0])):
        outlook.port = port
        assert [outlook.at_least(slot, True) for slot in range(3)] == pytest.approx(chances)


def test_forecast_is_the_market_at_the_end_and_never_below_today() -> None:
    assert forecast([4, 2, 0, 1]) == [30, 10, 0, 5]
    for steps in ([0, 0, 0, 0], [3, 1, 0, 2]):
        assert all(later >= MARKET[step] for step, later in zip(steps, forecast(steps), strict=True))


def test_an_insurer_on_a_slot_of_the_shipyard_neither_pays_nor_is_paid_for_it() -> None:
    """M12.3."""
    state = at_sea(table("plunder", Voyage(13)), (0, 1, 2), (5, 14, 14), (3, 0, 1))
    state.spaces[YARD[0]] = state.spaces[INSURANCE] = 0
    assert Outlook(state, 0).repairs() == pytest.approx(0)


def test_no_loan_is_taken_or_repaid_without_need() -> None:
    """Only a payment that is due makes the Sailor pledge; the end settles what is owed."""
    state, dice = GAME.start(4), fast(1)
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
            continue
        action = bots.ask(SAILOR, state, seat, random.Random(0))
        assert action[0] != "repay"
        assert action[0] != "pledge" or isinstance(state.stack[-1], Payment)
        state.apply(seat, action)


def test_the_share_that_will_be_worth_least_is_pledged() -> None:
    state = table("auction", Payment(0, 10), hand=(1, 0, 1, 0), cash=3)
    state.market = [2, 0, 1, 0]
    assert decide(state) == ("pledge", SILK)


def test_the_start_player_opens_and_a_mad_price_is_passed() -> None:
    assert decide(table("auction", Auction(0, 0, -1, 0), hand=(0, 0, 0, 2)))[0] == "bid"
    assert decide(table("auction", Auction(0, 40, 1, 0), hand=(0, 0, 0, 2))) == ("pass",)


def test_a_bid_leaves_money_for_accomplices() -> None:
    state = table("auction", Auction(0, 2, 1, 0), hand=(0, 0, 1, 1), cash=10)
    assert decide(state) == ("pass",)


def test_the_most_promising_share_is_bought_while_cash_lasts() -> None:
    state = table("buy", BuyShare(0), hand=(0, 0, 1, 1))
    state.market = [0, 1, 0, 0]
    assert decide(state) == ("buy", NUTMEG)
    state.cash[0], state.market = 6, [3, 0, 0, 0]
    assert decide(state) == ("skip",)


def test_the_own_ware_sails_and_starts_in_front() -> None:
    state = table("load", LoadPunts(0), hand=(0, 0, 0, 2))
    assert decide(state) == ("load", JADE)
    state = at_sea(table("launch", LaunchPunts(0, 0, 9), hand=(0, 0, 0, 2)), (JADE, SILK, NUTMEG), (0, 0, 0))
    assert decide(state) == ("launch", 5)


def test_a_port_slot_where_a_punt_lies_is_taken_for_sure() -> None:
    """M6.14: 15 for 2 pesos."""
    state = at_sea(table("last", Placement(0, 0)), (0, 1, 2), (14, 14, 14), (0, 1, 2))
    assert decide(state) == ("place", PORT[2])


def test_a_wreck_in_the_making_sends_the_sailor_to_the_shipyard() -> None:
    state = at_sea(table("last", Placement(0, 0)), (0, 1, 2), (2, 3, 4))
    assert decide(state) == ("place", YARD[2])


def test_nothing_is_placed_where_everything_loses() -> None:
    state = at_sea(table("last", Placement(0, 0)), (0, 1, 2), (2, 3, 4))
    for space in YARD:
        state.spaces[space] = 1
    assert decide(state) == ("decline",)


def test_a_pilot_helps_his_own_crew_home() -> None:
    """From 12 a punt arrives with 5 of 6, or with certainty from 13."""
    state = at_sea(table("steer", SmallPilot(0)), (JADE, SILK, NUTMEG), (12, 1, 2))
    state.spaces[9] = 0
    assert decide(state) == ("steer", 0, 1)


def test_a_pirate_boards_a_rich_punt_and_leaves_poor_chances() -> None:
    state = at_sea(table("board", Boarding(0)), (JADE, SILK, NUTMEG), (13, 1, 2))
    state.spaces[CAPTAIN], state.spaces[MATE] = 0, 1
    assert decide(state) == ("board", 9)


def test_a_captain_sends_the_punt_where_he_is_paid() -> None:
    state = at_sea(table("plunder", Plunder(0, 0)), (JADE, SILK, NUTMEG), (13, 1, 2))
    state.spaces[CAPTAIN] = state.spaces[PORT[0]] = 0
    assert decide(state) == ("send", 0)
    state.spaces[PORT[0]], state.spaces[YARD[2]] = -1, 0
    assert decide(state) == ("send", 1)

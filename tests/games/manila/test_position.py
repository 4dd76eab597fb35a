"""Positions from outside: refused with the name of the bad field, or playable to the end."""

from collections.abc import Callable
from typing import Any

import pytest

from nassau import games
from nassau.kernel import BadSetup
from nassau.testing import positions
from nassau.testing.cases import Case, cases
from tests.games.manila.table import aboard, begin, opening, sail, shares, table

PLAIN = [case for case in cases(games.load("manila")) if not case.options]


def bidding() -> dict[str, Any]:
    return opening(4).dump()


def placing() -> dict[str, Any]:
    state = table(4)
    sail(state, ginseng=3, silk=3, jade=3)
    aboard(state, "jade", 1, 2)
    begin(state, "place", 2)
    return state.dump()


def paying() -> dict[str, Any]:
    state = table(4)
    state.cash[0] = 1
    shares(state, 0, "silk jade")
    begin(state, "buy")
    state.apply(0, ("buy", 0))
    return state.dump()


def put(name: str, *path: int) -> Callable[[dict[str, Any], int], None]:
    """A change of one number in a list of the table."""

    def change(data: dict[str, Any], number: int) -> None:
        data["table"][name][path[0]] = number

    return change


def step_argument(place: int) -> Callable[[dict[str, Any], int], None]:
    """A change of an argument of the top step."""

    def change(data: dict[str, Any], number: int) -> None:
        data["stack"][-1][place] = number

    return change


@pytest.mark.parametrize("position", [bidding, placing, paying])
def test_real_positions_load(position: Callable[[], dict[str, Any]]) -> None:
    assert games.load("manila").load(position()).dump() == position()


@pytest.mark.parametrize(
    ("position", "change", "number", "name"),
    [
        pytest.param(bidding, put("cash", 0), -3, "cash cannot be [-3, 30, 30, 30]", id="negative cash"),
        pytest.param(placing, put("load", 1), 3, "load cannot be [0, 3, 3]", id="a ware twice on the routes"),
        pytest.param(bidding, put("market", 2), 5, "market cannot be", id="market above the top"),
        pytest.param(bidding, put("market", 2), 4, "market cannot be", id="the top before the end"),
        pytest.param(bidding, put("supply", 2), 5, "supply cannot be", id="more than five shares of a ware"),
        pytest.param(bidding, put("hand", 2), 6, "hand cannot be", id="six shares in a hand"),
        pytest.param(bidding, put("bought", 3), 1, "bought cannot be", id="bought but not owned"),
        pytest.param(placing, put("spaces", 3), 0, "spaces cannot be", id="aboard a ware ashore"),
        pytest.param(placing, put("spaces", 20), 0, "spaces cannot be", id="a mate without a captain"),
        pytest.param(placing, put("spaces", 13), 4, "spaces cannot be", id="an accomplice of nobody"),
        pytest.param(placing, put("berth", 0), 1, "berth cannot be", id="slot B before slot A"),
        pytest.param(placing, put("wave", 0), 15, "wave cannot be", id="beyond the sea"),
        pytest.param(placing, put("dice", 0), 7, "dice cannot be", id="a seven"),
        pytest.param(bidding, step_argument(1), 4, "Auction.seat cannot be 4", id="auction of no seat"),
        pytest.param(bidding, step_argument(2), 9, "Auction.leader cannot be", id="a bid of nobody"),
        pytest.param(bidding, step_argument(4), 1, "Auction.passed cannot be 1", id="a bidder who has passed"),
        pytest.param(placing, step_argument(1), 2, "Placement.seat cannot be 2", id="a placement out of turn"),
        pytest.param(paying, step_argument(2), 1, "Payment.amount cannot be 1", id="a payment without need"),
    ],
)
def test_impossible_positions_are_refused_by_name(
    position: Callable[[], dict[str, Any]], change: Callable[[dict[str, Any], int], None], number: int, name: str
) -> None:
    data = position()
    change(data, number)
    with pytest.raises(BadSetup) as caught:
        games.load("manila").load(data)
    assert name in str(caught.value)


def test_more_accomplices_than_a_seat_has_are_refused() -> None:
    data = placing()
    data["table"]["spaces"][13:17] = [3, 3, 3, 3]
    with pytest.raises(BadSetup, match="spaces cannot be"):
        games.load("manila").load(data)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_changed_positions_are_refused_or_play(case: Case) -> None:
    assert positions.changed_positions_are_refused_or_play(case, 200) > 0

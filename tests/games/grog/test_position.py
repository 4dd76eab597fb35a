"""Positions from outside: an invalid one is refused with the name of its field, every other one plays to its end."""

from typing import Any

import pytest

from nassau.games.grog import GAME
from nassau.games.grog.state import Grog
from nassau.kernel import BadSetup
from nassau.testing import positions
from nassau.testing.cases import Case
from tests.games.grog.table import ANA, BEN, paid, parrots, standing, table, tiles, visiting, won

CHANGES = 250


def bidding() -> Grog:
    """Ana leads with yellow 4, and Ben must bid; he has a hold card."""
    state = table()
    parrots(state, BEN, "hold")
    standing(state, ANA, "yellow")
    return state


def trading() -> Grog:
    """Ana trades at the 2-coin ship."""
    state = table()
    tiles(state, ANA, green=2, blue=3, grey=3)
    visiting(state, ANA, "coin2")
    return state


def refused(state: Grog, data: dict[str, Any]) -> str:
    assert GAME.load(state.dump()).key() == state.key()
    with pytest.raises(BadSetup) as caught:
        GAME.load(data)
    return str(caught.value).removeprefix("this is no position of grog: ")


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("coins", [-3, 8, 8], "coins"),
        ("coins", [8, 8], "coins"),
        ("points", [0, -1, 0], "points"),
        ("goods", [-1, *[0] * 14], "goods"),
        ("crew", [99, 9, 9], "crew"),
        ("sites", [3, *[-1] * 34], "sites"),
        ("sites", [4, *[-1] * 34], "ghosts"),
        ("sites", [0, *[-1] * 34], "crew"),
        ("sites", [5] * 35, "sites"),
        ("locks", 7, "locks"),
        ("ghosts", 1, "ghosts"),
        ("clouds", [0, 0, 1, 2, 3], "clouds"),
        ("clouds", [0, 1, 2], "clouds"),
        ("ships", [0] * 6, "ships"),
        ("ships", list(range(99)), "ships"),
        ("ships", [0, 6, 2, 3, 4, 5], "ships"),
        ("start", -1, "start"),
        ("start", 3, "start"),
        ("round", 0, "round"),
        ("chest_pile", [99, 12, 10], "chest_pile"),
        ("chest_pile", [11, 12, 10], "chests"),
        ("parrots", [8, *[0] * 17], "parrots"),
        ("goal_pile", [3, *[2] * 22], "goal_pile"),
        ("under", [0], "goals"),
        ("under_by", [1], "under_by"),
        ("rejected", [0, 1, *[-1] * 4], "goals"),
        ("drawn", [0], "goals"),
        ("dice", [7, 5, 1, 4, 3], "dice"),
        ("dice", [0, 5, 1, 4, 3], "dice"),
        ("row", [3, 3], "row"),
        ("row", [], "bid"),
        ("bid", 5, "bid"),
        ("leader", -1, "leader"),
        ("leader", 1, "leader"),
        ("passed", [2, 2], "passed"),
        ("passed", [0], "leader"),
        ("passed", [2], "markers"),
        ("markers", [-1, -1, 0], "markers"),
    ],
)
def test_an_invalid_field_is_named(field: str, value: Any, named: str) -> None:
    state = bidding()
    data = state.dump()
    data["table"][field] = value
    assert refused(state, data).startswith(f"{named} cannot be ")


@pytest.mark.parametrize(
    ("step", "named"),
    [
        (["Auction", 3], "Auction.seat"),
        (["Auction", 0], "Bid.seat"),
        (["Bid", 7, 0, [0] * 5], "Bid.seat"),
        (["Bid", 2, 0, [0] * 5], "Bid.seat"),
        (["Bid", 1, 2, [0] * 5], "Bid.held"),
        (["Bid", 1, 0, [0, 7, 0, 0, 0]], "Bid.turned"),
        (["Bid", 1, 0, [0, 4, 0, 0, 0]], "Bid.turned"),
        (["Bid", 1, 0, [0, 0]], "Bid.turned"),
        (["Round", 2], "Round.part"),
        (["Round", 9], "Round.part"),
    ],
)
def test_an_invalid_argument_of_a_step_of_the_auction_is_named(step: list[Any], named: str) -> None:
    state = bidding()
    data = state.dump()
    (place,) = [place for place, (name, *_) in enumerate(data["stack"]) if name == step[0]]
    data["stack"][place] = step
    assert refused(state, data).startswith(f"{named} cannot be ")


@pytest.mark.parametrize(
    ("steps", "named"),
    [
        ([["Trade", 0, 3, 0, 0]], "Trade.ship"),
        ([["Trade", 0, 0, 5, 0]], "Trade.main"),
        ([["Trade", 0, 0, 0, 0], ["HandIn", 0, 3, -1, 1, 1, [0] * 5]], "HandIn.ship"),
        ([["Trade", 0, 0, 0, 0], ["HandIn", 0, 0, -1, 5, 1, [0] * 5]], "HandIn.tiles"),
        ([["Trade", 0, 0, 1, 1], ["HandIn", 0, 0, -1, 1, 1, [0] * 5]], "HandIn.tiles"),
        ([["Trade", 0, 0, 0, 0], ["HandIn", 0, 0, -1, 4, 3, [0] * 5]], "HandIn.substituted"),
        ([["Trade", 0, 0, 0, 0], ["HandIn", 0, 0, -1, 1, 1, [1, 0, 0, 0, 0]]], "HandIn.given"),
        ([["Trade", 0, 0, 0, 0], ["HandIn", 0, 0, -1, 1, 1, [0, 3, 0, 0, 0]]], "HandIn.given"),
        ([["Trade", 0, 0, 0, 0], ["HandIn", 0, 0, 7, 4, 2, [0] * 5]], "HandIn.building"),
        ([["Trade", 0, 0, 0, 0], ["KeepGoal", 0]], "drawn"),
        ([["Trade", 0, 0, 0, 0], ["DrawChest", 0, 40]], "DrawChest.count"),
        ([["Trade", 0, 0, 0, 0], ["MainTrade", 0, 5, 1]], "stack"),
        ([["Trade", 0, 0, 0, 0], ["Claim", 0, 0, 1], ["DrawParrot", 0, 1]], "Claim.building"),
        ([["Goods", 0]], "stack"),
        ([["Payment", 0]], "stack"),
    ],
)
def test_an_invalid_visit_is_named(steps: list[list[Any]], named: str) -> None:
    state = trading()
    data = state.dump()
    data["stack"][-1:] = steps
    assert refused(state, data).startswith(f"{named} cannot be ")


@pytest.mark.parametrize(
    ("steps", "named"),
    [
        ([["Payment", 1]], "Payment.seat"),
        ([["Rewards", 0, 0], ["AuctionClaims", 0, 2, -1]], "AuctionClaims.spaces"),
        ([["Rewards", 0, 0], ["AuctionClaims", 1, 1, -1]], "AuctionClaims.seat"),
        ([["Rewards", 0, 3], ["PlaceLock", 0, 3]], "Rewards.space"),
        ([["Rewards", 0, 0]], "stack"),
        ([["PlaceGhost"]], "Round.part"),
    ],
)
def test_an_invalid_reward_is_named(steps: list[list[Any]], named: str) -> None:
    state = table()
    won(state, ANA, "yellow")
    state.markers = [-1, 0, 3]
    data = state.dump()
    data["stack"][-1:] = steps
    assert refused(state, data).startswith(f"{named} cannot be ")


def test_positions_of_every_part_of_a_game_are_accepted() -> None:
    rewarded = table()
    won(rewarded, ANA, "yellow grey")
    rewarded.markers = [-1, 0, 3]
    paid(rewarded, ANA, "yellow grey")
    for state in (GAME.start(2), GAME.start(4), table(), bidding(), trading(), rewarded):
        assert GAME.load(state.dump()).key() == state.key()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_changed_positions_are_refused_or_play_to_their_end(seats: int) -> None:
    assert positions.changed_positions_are_refused_or_play(Case(GAME, seats), CHANGES) > 0

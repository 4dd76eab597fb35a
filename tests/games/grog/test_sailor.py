"""The Sailor of Grog Island: its rules work as documented, and games among Sailors end."""

import random

import pytest

from nassau import bots, games
from nassau.bots.match import play
from nassau.games.grog.heuristic_outlook import Outlook
from nassau.games.grog.setup import ChooseGoals
from nassau.games.grog.state import Grog
from nassau.kernel import Action
from tests.games.grog.table import (
    ANA,
    BEN,
    COLOUR,
    PASS,
    REFUSE,
    at,
    chests,
    clouds,
    goal,
    goals,
    occupy,
    paid,
    ship,
    standing,
    table,
    tiles,
    visiting,
    won,
)

GAME = games.load("grog")
SAILOR = bots.load("sailor", GAME)


def decide(state: Grog, seat: int = ANA) -> Action:
    return bots.ask(SAILOR, state, seat, random.Random(0))


def test_the_same_goal_is_not_kept_twice() -> None:
    state = table()
    goals(state, ANA, "hat", "hat", "anchor", "bar", "green peninsula", "green goods")
    state.rejected = [-1, -1, 0, 0, 0, 0]
    state.stack = [ChooseGoals()]
    kept = decide(state)[1:]
    assert len(set(kept)) == 4


def test_a_building_is_worth_what_goals_cloud_and_row_make_of_it() -> None:
    state = table()
    goals(state, ANA, "sword", "grey peninsula")
    outlook = Outlook(state, ANA)
    assert outlook.claim(at("yellow sword")) > outlook.claim(at("yellow coffin"))
    assert outlook.claim(at("grey sword")) > outlook.claim(at("blue sword"))
    assert outlook.claim(at("grey hat")) > outlook.claim(at("yellow coffin"))


def test_a_row_that_serves_the_goals_is_bid_for() -> None:
    state = table()
    goals(state, ANA, "sword", "yellow peninsula", "grey peninsula")
    action = decide(state)
    assert action[0] == "bid"
    assert COLOUR.index("yellow") in action[1:3] or COLOUR.index("grey") in action[1:3]


def test_nothing_is_bid_that_cannot_be_paid() -> None:
    state = table(dice=(6, 6, 6, 6, 6))
    standing(state, ANA, "green")
    state.coins[BEN] = 6
    chests(state, BEN, 1, 1)
    assert state.supply(BEN) == 12
    assert decide(state, BEN) == PASS


def test_a_mad_price_is_passed() -> None:
    state = table(dice=(6, 6, 6, 6, 6))
    state.coins[BEN] = 30
    standing(state, ANA, "green blue orange yellow")
    assert decide(state, BEN) == PASS


def test_coins_are_paid_before_chest_cards() -> None:
    state = table()
    chests(state, ANA, 1, 3)
    won(state, ANA, "yellow grey")
    assert decide(state) == ("pay", 0, 0, 0)
    state.coins[ANA] = 5
    assert decide(state) == ("pay", 0, 0, 1)


def test_a_bad_bargain_is_not_paid() -> None:
    state = table(dice=(6, 6, 6, 6, 6))
    state.coins[ANA] = 30
    clouds(state, "parrot goal blank point black")
    for colour in ("grey", "orange"):
        first = 7 * COLOUR.index(colour)
        state.sites[first : first + 7] = [BEN] * 7
    won(state, ANA, "grey orange")
    assert decide(state) == REFUSE


def test_the_best_ship_is_visited_and_the_worst_tiles_are_given() -> None:
    state = table()
    goals(state, ANA, "blue goods")
    tiles(state, ANA, blue=1, grey=1)
    visiting(state, ANA)
    assert decide(state) == ship("coin4")
    tiles(state, ANA, blue=4, green=3, grey=1)
    visiting(state, ANA, "coin4")
    state.apply(ANA, ("trade", 1, 1))
    assert decide(state) == ("give", COLOUR.index("green"))


def test_the_building_of_a_goal_is_taken() -> None:
    state = table()
    goals(state, ANA, "cannonball")
    paid(state, ANA, "yellow")
    assert decide(state) == ("take", at("yellow cannonball"))


def test_a_lock_spares_the_own_goals() -> None:
    state = table()
    goals(state, ANA, "hook", "bar")
    paid(state, ANA, "yellow grey green orange")
    state.apply(ANA, ("decline", 3))
    state.apply(ANA, ("decline", 4))
    assert decide(state)[0] == "lock"
    assert decide(state)[1] not in (at("orange hook"), at("orange bar"))


def test_a_second_copy_of_a_goal_is_swapped_first() -> None:
    state = table()
    goals(state, ANA, "bar", "hook", "hook")
    occupy(state, ANA, "green hook", "grey hook")
    paid(state, ANA, "blue")
    state.apply(ANA, ("take", at("blue sword")))
    state.apply(-1, ("goal", goal("yellow peninsula")))
    assert decide(state) == ("swap", goal("hook"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_among_sailors_end(seats: int) -> None:
    final = play(GAME, [SAILOR] * seats, {}, f"sailors {seats}")
    assert final.over
    assert min(final.scores()) > 5

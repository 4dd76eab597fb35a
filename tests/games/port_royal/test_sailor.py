"""The Sailor of Port Royal: its rules work as documented."""

import random

import pytest

from nassau import bots, games
from nassau.games.port_royal.heuristic import skulls_cost
from nassau.games.port_royal.heuristic_rolls import FAILED_WORTH, PICK_WORTH, ROLL_AGAIN, rolling_value
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import Action
from tests.games.port_royal.table import (
    action_of,
    crossed,
    do,
    fail,
    give,
    hire,
    lay,
    lay_sum,
    roll,
    table,
    trade,
)

SAILOR = bots.load("sailor", games.load("port_royal"))


def decide(state: PortRoyal) -> Action:
    return bots.ask(SAILOR, state, state.pending[0], random.Random(0))


def decides(state: PortRoyal, line: str) -> bool:
    return decide(state) == action_of(state, line)


def test_one_piece_is_too_little_and_five_are_enough() -> None:
    assert decides(lay_sum(table(), 1), "roll")
    assert decides(lay_sum(table(), 5), "stop")


def test_sabres_make_bold() -> None:
    assert decides(lay_sum(table(), 5), "stop")
    assert decides(lay_sum(hire(table(), 0, "CDILJ"), 5), "roll")


def test_a_sudden_death_within_reach_is_tried() -> None:
    state = lay(table(), "yellow A", "orange A", "black A", "red wheel", "blue wheel")
    assert decides(state, "stop")
    state.points[0] = 13
    assert decides(state, "roll")


def test_the_next_roll_is_weighed_exactly() -> None:
    """With the black ship alone on the board, 6 of 36 rolls fail, 20 bring a ship and 10 a wheel."""
    state = lay(table(), "black A")
    assert rolling_value(state, 0) == pytest.approx((6 * FAILED_WORTH + 30 * PICK_WORTH[2]) / 36 + ROLL_AGAIN)


def test_a_failing_roll_is_warded_off_or_repeated_and_a_good_one_taken() -> None:
    state = lay(give(hire(table(), 0, "CDI"), 0, orange=2, blue=1), "orange A")
    assert decides(roll(state.copy(), "orange B"), "ward 0")
    assert decides(roll(state.copy(), "orange C"), "ward 1")
    assert decides(roll(state.copy(), "green B"), "resolve")
    assert decides(roll(lay(give(table(), 0, blue=1), "black A"), "black A"), "repeat")


def test_a_wheel_is_kept_on_the_board_if_that_is_free() -> None:
    state = lay(hire(table(), 0, "CDILJ"), "yellow wheel")
    assert decides(roll(state, "yellow D"), "ward 0")


def test_most_crosses_are_taken_and_green_wheels_for_their_points() -> None:
    assert decides(trade(lay(table(), "yellow A", "green C", "red B")), "ship green")
    assert decides(trade(lay(give(table(), 0, green=2), "yellow A", "green wheel", "red B")), "wheel green")


def test_a_dear_skull_makes_a_ship_worse() -> None:
    state = lay(table(), "red C", "green C", "yellow wheel")
    assert decides(trade(state), "ship green")
    costs = []
    for struck in (0, 1, 9):
        state.skulls[0] = struck
        costs.append(skulls_cost(state, 0, 1))
    assert costs == sorted(costs)
    assert costs[0] < costs[2]


def test_wheels_for_more_crosses_are_used_at_once() -> None:
    state = give(lay(table(), "yellow C", "red A", "blue A", "black A"), 0, yellow=1, red=1)
    assert decides(do(trade(state), "ship yellow"), "double")
    assert decides(do(state, "double"), "reinforce")


def test_an_island_that_can_be_finished_is_finished() -> None:
    state = lay(crossed(table(), 0, "C5 C1 C2 C4"), "green A", "red A", "blue A")
    assert decides(do(trade(state), "ship green"), "cross C3")


def test_a_treasure_next_door_is_taken_and_a_lost_one_left() -> None:
    state = fail(lay(crossed(table(), 0, "C5 C1 P5.1"), "red A"))
    assert decides(state, "cross T_E")
    state.treasures[4] = 1
    assert not decides(state, "cross T_E")


def test_the_jester_with_the_skull_is_used_while_skulls_are_free() -> None:
    state = hire(table(chapter=3), 1, "F")
    assert decides(trade(state, pick=1), "jester")
    state = hire(table(chapter=3), 1, "F")
    state.skulls[1] = 1
    assert decides(trade(state, pick=1), "decline")


def test_the_captain_brings_the_best_wheel() -> None:
    state = crossed(table(chapter=2), 0, "B1 B2 R6.1 R6.2 R6.3 E4 E1 E2")
    do(trade(lay(state, "green A", "red A", "blue A")), "ship green", "cross E3")
    assert decides(state, "circle blue")


def test_a_green_wheel_that_wins_is_taken_and_stopped_for() -> None:
    """P15.1: with 19 points the next green wheel wins; before, the Sailor rolled on or took a ship."""
    state = lay(table(), "yellow A", "black C", "red A", "green wheel")
    assert decides(state, "roll")
    state.points[0] = 19
    assert decides(state, "stop")
    assert decides(trade(state), "wheel green")

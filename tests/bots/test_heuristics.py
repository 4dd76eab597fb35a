"""Heuristics of the games: complete, and right about some exact cases."""

import random

import pytest

from nassau import games
from nassau.games.grog.components import GOALS
from nassau.games.grog.sites import GOAL_VALUE, SAME_TYPE
from nassau.games.grog.state import Grog
from nassau.games.seas.components import TAKE_BACK
from nassau.games.seas.heuristic_outlook import BATTLES
from nassau.games.seas.state import Seas
from nassau.kernel import CHANCE
from nassau.kernel.chance import fast
from tests.support.random_positions import position


@pytest.mark.parametrize("name", games.ALL)
def test_heuristics_cover_every_decision(name: str) -> None:
    game = games.load(name)
    rules, lot = game.heuristic, random.Random(2).random
    state, dice = game.start(game.seats[0]), fast(2)
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
            continue
        legal = state.legal(seat)
        assert len(rules.rate(state, seat, legal)) == len(legal)
        assert len(rules.evaluate(state)) == state.seats
        assert rules.decisive_lead(state) > 0
        state.apply(seat, rules.rollout_action(state, seat, lot))


def test_battles_are_counted_exactly() -> None:
    """Die Piraten der Weltmeere: one against one is won and lost in 15 of 36 throws each, and both sink in 6."""
    assert BATTLES[1][1] == pytest.approx((15 / 36, 21 / 36))
    assert BATTLES[0][3] == (3.0, 0.0)
    assert BATTLES[2][0] == (0.0, 0.0)
    assert BATTLES[1][2] == pytest.approx((15 / 36 * 15 / 36 + 6 / 36 + 2 * 15 / 36, 15 / 36 * 57 / 36 + 6 / 36))


def test_roles_that_lie_face_down_are_believed_to_make_sense() -> None:
    """Die Piraten der Weltmeere: a seat that cannot raid has hardly chosen to raid; what is known stays as it is."""
    game = games.load("seas")
    state, dice = game.start(3), fast(5)
    state.settle(dice)
    for seat, role in ((0, 0), (1, 2), (2, 3)):
        state.apply(seat, ("choose", role))
    assert isinstance(state, Seas)
    before = state.copy()
    state.hands = [0] * len(state.hands)
    game.heuristic.bias_world(state, 0, random.Random(1).random)
    assert state.chosen[0] == before.chosen[0]
    for seat in (1, 2):
        assert state.calling < state.chosen[seat]
        assert state.chosen[seat] not in TAKE_BACK  # these play cards from hand
    before.chosen, before.hands = state.chosen, state.hands
    assert state.key() == before.key()


def test_goals_are_believed_to_fit_what_was_built() -> None:
    """Grog Island: two crew on dear buildings of a type were hardly sent there for nothing; no card comes or goes."""
    game = games.load("grog")
    state, seat = position(game, 3, 12)
    assert isinstance(state, Grog)
    rival, kind = (seat + 1) % 3, GOAL_VALUE.index(4)
    for site in SAME_TYPE[kind]:
        state.sites[site] = rival
    before = [state.goals[GOALS * seat + number] for number in range(GOALS)]
    held, rng = 0, random.Random(3)
    for _ in range(50):
        world = state.imagine(seat, rng)
        cards = sum(world.goals), [sum(world.goals[number::GOALS], world.goal_pile[number]) for number in range(GOALS)]
        game.heuristic.bias_world(world, seat, rng.random)
        held += world.goals[GOALS * rival + kind] > 0
        assert world.goals[GOALS * seat : GOALS * (seat + 1)] == before
        assert cards == (
            sum(world.goals), [sum(world.goals[number::GOALS], world.goal_pile[number]) for number in range(GOALS)]
        )  # fmt: skip
    assert held >= 45


def test_the_heuristic_handles_a_full_board() -> None:
    """Port Royal: with all pieces laid there is no further one to hope for."""
    game = games.load("port_royal")
    data = position(game, 2, 0)[0].dump()
    data["table"]["ships"] = [0] * 6
    data["table"]["wheels"] = [3] * 5
    state = game.load(data)
    seat = state.pending[0]
    assert len(game.heuristic.rate(state, seat, [("roll",), ("stop",)])) == 2

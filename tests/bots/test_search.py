"""Search: reproducible, anytime, independent of hidden information, and better than a wrong heuristic."""

import random

import pytest

from nassau import games
from nassau.bots.search.ismcts import Search
from nassau.bots.search.payoffs import win_probabilities
from nassau.bots.search.racing import (
    WARM_UP_HEATS,
)
from nassau.games.port_royal.components import GREEN
from nassau.kernel import Action, State, full_game
from nassau.kernel.chance import fast
from nassau.kernel.heuristic import Heuristic
from tests.support.random_positions import position


def search(
    state: State, seat: int, rules: Heuristic | None = None, seed: int = 1, incumbent: Action | None = None
) -> Search:
    rng = random.Random(seed)
    rules = rules or full_game(state).heuristic
    return Search(rules, seat, state.legal(seat), lambda: state.imagine(seat, rng), rng, incumbent)


@pytest.mark.parametrize("name", games.ALL)
def test_the_same_seed_gives_the_same_values(name: str) -> None:
    state, seat = position(games.load(name), games.load(name).seats[-1], 9)
    first, second = search(state, seat), search(state, seat)
    first.run(60, lambda: True)
    second.run(30, lambda: True)
    second.run(30, lambda: True)
    values = [(option.action, option.visits, option.payoff) for option in first.option_values()]
    assert values == [(option.action, option.visits, option.payoff) for option in second.option_values()]
    assert sum(visits for _, visits, _ in values) == first.iterations == second.iterations


@pytest.mark.parametrize("name", games.ALL)
def test_what_is_hidden_does_not_change_a_decision(name: str) -> None:
    """With the same seed, all states of an information set give the same values to the last digit."""
    game = games.load(name)
    for decisions in (4, 25, 60):
        state, seat = position(game, game.seats[-1], decisions)
        first = search(state, seat)
        first.run(60, lambda: True)
        for world in range(2):
            other = search(state.imagine(seat, random.Random(world)), seat)
            other.run(60, lambda: True)
            assert [(one.action, one.visits, one.payoff) for one in other.option_values()] == [
                (one.action, one.visits, one.payoff) for one in first.option_values()
            ]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ALL)
def test_option_values_are_sorted(name: str) -> None:
    """No value exceeds that of the best option, even if another one ran in luckier heats."""
    game = games.load(name)
    for decisions in (4, 25, 40):
        state, seat = position(game, game.seats[-1], decisions)
        thinking = search(state, seat)
        thinking.run(400, lambda: True)
        best, *others = thinking.option_values()
        assert best.action == thinking.best()
        tried = [other.payoff for other in others if other.visits >= WARM_UP_HEATS]
        assert tried == sorted(tried, reverse=True)
        assert all(0.0 <= other.payoff <= best.payoff for other in others)


def test_each_heat_has_its_own_world_and_seed_after_the_first_option_is_out() -> None:
    state, seat = position(games.load("rum"), 3, 20)
    thinking = search(state, seat)
    thinking.run(1, lambda: True)
    assert thinking.race is not None
    assert len(thinking.race.runners) > 2
    thinking.race.runners[0].out = True
    seeds: dict[int, int] = {}
    worlds: dict[int, State | None] = {}
    while thinking.race.heat < 12:
        heat = thinking.race.heat
        thinking.run(1, lambda: True)
        assert seeds.setdefault(heat, thinking.seed) == thinking.seed
        assert worlds.setdefault(heat, thinking.world) is thinking.world
    assert len(set(seeds.values())) == 12
    assert len({id(world) for world in worlds.values()}) == 12


def test_any_game_can_be_searched_without_rules_of_its_own() -> None:
    state, seat = position(games.load("manila"), 3, 5)
    plain = search(state, seat, Heuristic())
    plain.run(40, lambda: True)
    assert plain.best() in state.legal(seat)


def test_the_state_is_left_alone() -> None:
    state, seat = position(games.load("rum"), 3, 20)
    key = state.key()
    search(state, seat).run(40, lambda: True)
    assert state.key() == key


def test_before_the_first_iteration_the_incumbent_is_best() -> None:
    state, seat = position(games.load("manila"), 3, 5)
    incumbent = state.legal(seat)[-1]
    idle = search(state, seat, incumbent=incumbent)
    idle.run(100, lambda: False)
    assert idle.best() == incumbent
    assert idle.iterations == 0


def test_simultaneous_choices_do_not_see_each_other() -> None:
    """Below the root there is one node for each own choice, whatever the others chose."""
    game = games.load("grog")
    state, dice = game.start(4), fast(3)
    state.settle(dice)
    assert len(state.pending) == 4
    seat = 0
    together = search(state, seat)
    together.run(80, lambda: True)
    assert not together.root.decisions  # own options race, and the heuristic decides for the others
    assert set(together.root.by_own_action) <= set(state.legal(seat))


BEFORE = 6
"""Where the dump of a step Taking has the pieces before the pick."""


@pytest.mark.parametrize("rules", [None, Heuristic()], ids=["own", "any"])
def test_a_win_at_hand_is_taken(rules: Heuristic | None) -> None:
    """Port Royal: with 19 points a green wheel wins at once."""
    game = games.load("port_royal")
    state, seat = position(game, 2, 0)
    while type(state.stack[-1]).__name__ != "Taking":
        state, seat = position(game, 2, 0) if state.over else one_on(state)
    data = state.dump()
    data["table"]["points"][seat] = 19
    data["table"]["wheels"][GREEN] = 3
    data["stack"][-1][BEFORE] += 1  # the wheel lay there before the pick
    thinking = search(game.load(data), seat, rules)
    thinking.run(150, lambda: True)
    assert thinking.best() == ("wheel", GREEN)
    assert thinking.option_values()[0].payoff > 0.8


def one_on(state: State) -> tuple[State, int]:
    """The next decision, after the first option of this one."""
    state.apply(state.pending[0], state.legal(state.pending[0])[0])
    dice = fast(4)
    state.settle(dice)
    return state, state.pending[0]


def test_shares_of_a_win_add_up_and_follow_the_lead() -> None:
    even, ahead = win_probabilities([5.0, 5.0, 5.0, 5.0], 3.0), win_probabilities([8.0, 5.0], 3.0)
    assert even == [0.25] * 4
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[0] / ahead[1] == pytest.approx(3.0, rel=0.01)

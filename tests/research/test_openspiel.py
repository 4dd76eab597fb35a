"""The OpenSpiel-style state, and OpenSpiel's own algorithms on it."""

import copy
import pickle
import random
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

from nassau import games
from nassau.kernel import Action, BadSetup
from nassau.research.envs import openspiel_state
from nassau.research.envs.openspiel_state import SpielError, SpielState

PLUNDER = (
    "manila.1 seats=3 cash=0,13,17 hand=0*12 pledged=0,1,2,0,2,0,1,0,1,1,0,1 bought=0,1,0*4,1,0*4,1 supply=2,3,2,4 "
    "market=3,2,1,2 master=1 voyage=6 load=2,1,0 wave=13,14,14 berth=-1,0,1 spaces=2,1,-1*13,1,-1*3,1,2,1,0,-1 "
    "dice=1,1,2,0 out=0*3 > Voyages > Voyage(14) > Plunder(1,0)"
)
"""The last decision of a game: the pirate captain wins by sending the punt to the port, and not otherwise."""
PARROTS = (
    "grog.1 seats=3 clouds=1,2,3,0,4 ships=4,1,3,0,5,2 round=30 start=2 "
    "sites=1,5,-1,1,-1,2,5,2,0,0,2,1,0,5,-1,1,1,2,1,5,1,1,2,0,5,-1,1,5,0,0,2,-1,-1,0,-1 locks=0 ghosts=0 "
    "crew=2,0,3 coins=3,11,12 points=4,6,4 goods=0,0,1,0,1,1,3,0*3,3,1*4 chests=1,1,2,1*3,0,0,1 "
    "parrots=0*5,1,0*12 goals=0,0,2,1,0,0,1,2,0*6,1,0*7,1,1,0*9,1,0*3,1,1,0*5,1,0*6,1,0,0,2,1,1,0*5,1,0,0,1,2,1,0 "
    "chest_pile=7,5,3 parrot_pile=1,2,1,4,1,5 goal_pile=1,1,0,0,1,0*4,1,0,1,0*4,1,0,0,1,0,0,1 "
    "under=3,17,13,18,15,17,18,13,1,6,11,4,12,12,5 under_by=4,4,5,5,6,6,0,2,0,1,2,0,2,0,2 rejected=-1*6 drawn= "
    "dice=1,4,3,2,1 row=1,2,3,0,4 bid=11 leader=0 passed=1,2 markers=-1,0,4 > Rounds > Round(1) > Auction(2) > "
    "Trade(2,4,0,0) > HandIn(2,4,2,4,1,(0*3,1,1))"
)
"""The last trades of a game: cards are drawn whose odds differ, and what the others hold is hidden."""


def advance(state: SpielState, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, probabilities)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("id", games.ALL)
def test_whole_games(id: str) -> None:
    rng, state = random.Random(id), openspiel_state.new_state(id)
    while not state.is_terminal():
        assert state.returns() == [0.0] * state.num_players()
        if state.is_chance_node():
            assert sum(probabilities for _, probabilities in state.chance_outcomes()) == pytest.approx(1)
            assert state.legal_actions() == [outcome for outcome, _ in state.chance_outcomes()]
        else:
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert [number for number, allowed in enumerate(state.legal_actions_mask()) if allowed] == legal
        advance(state, rng)
    assert state.current_player() == openspiel_state.TERMINAL
    assert sum(state.returns()) == pytest.approx(0, abs=1e-5)
    assert state.player_return(0) == state.returns()[0] == state.rewards()[0]
    with pytest.raises(SpielError, match="over"):
        state.apply_action(0)


@pytest.mark.parametrize("id", games.ALL)
def test_odds_are_those_of_the_rules(id: str) -> None:
    rng, state = random.Random(id), openspiel_state.new_state(id)
    while not state.is_terminal():
        if state.is_chance_node():
            for number, probabilities in state.chance_outcomes():
                action = state.action(openspiel_state.CHANCE_PLAYER, number)
                assert probabilities == pytest.approx(weight_of(state, action))
        advance(state, rng)


def weight_of(state: SpielState, action: Action) -> float:
    """The probability of an outcome by its step's weights; 1 for sampled outcomes."""
    question = state.state.question()
    if not openspiel_state.enumerates_outcomes(type(question)):
        return 1.0
    weights = dict(question.weights(state.state))
    return weights[action] / sum(weights.values())


def test_cards_of_which_there_are_more_are_likelier() -> None:
    """The first chest card on Grog Island: there are ten, twelve and ten (G1.6)."""
    state = openspiel_state.new_state("grog", 2)
    while len(state.chance_outcomes()) != 3 or state.chance_outcomes()[0][1] == state.chance_outcomes()[1][1]:
        state.apply_action(0)
    assert [probabilities for _, probabilities in state.chance_outcomes()] == [10 / 32, 12 / 32, 10 / 32]


@pytest.mark.parametrize("id", games.ALL)
def test_clones_are_independent(id: str) -> None:
    rng, state = random.Random(id), openspiel_state.new_state(id)
    for _ in range(120):
        if state.is_terminal():
            break
        before, told = str(state), state.information_state_string(0)
        twin = state.child(state.legal_actions()[-1])
        assert str(state) == before != str(twin)
        assert state.information_state_string(0) == told
        advance(state, rng)


@pytest.mark.parametrize("id", games.ALL)
def test_resampled_states_tell_the_player_nothing_new(id: str) -> None:
    rng, state = random.Random(id), openspiel_state.new_state(id)
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_player_node() and rng.random() < 0.2:
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
        advance(state, rng)


def test_an_illegal_action_names_its_rule() -> None:
    state = openspiel_state.new_state("manila", start=PLUNDER)
    with pytest.raises(SpielError, match=r"bid:1.*rule M3\.3"):
        state.apply_action(0)
    with pytest.raises(SpielError, match="no player 7"):
        state.observation_string(7)
    assert str(state) == PLUNDER
    with pytest.raises(BadSetup, match="of manila with 3 seats"):
        openspiel_state.new_state("rum", start=PLUNDER)
    fresh = openspiel_state.new_state("manila", 3)
    with pytest.raises(SpielError, match="outcomes 0 to 3 here, not 9"):
        fresh.apply_action(9)


def test_numbers_are_whole_and_may_be_those_of_numpy() -> None:
    state, same = (
        openspiel_state.new_state("seas", np.int64(3), seed=np.int64(4)),
        openspiel_state.new_state("seas", 3, seed=4),
    )
    with pytest.raises(SpielError, match=r"an integer, not 2\.7"):
        state.apply_action(2.7)  # type: ignore[arg-type]
    state.apply_action(np.int64(0))
    same.apply_action(0)
    assert str(state) == str(same)


def test_without_openspiel_there_is_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "nassau.research.envs.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadSetup, match=r"pyspiel is missing: pip install 'nassau\[spiel\]'"):
        openspiel_state.load_game("manila")


@pytest.mark.parametrize("id", games.ALL)
def test_states_travel_between_processes(id: str) -> None:
    """Pickled with its histories and its sampler."""
    rng, state = random.Random(id), openspiel_state.new_state(id)
    for _ in range(60):
        advance(state, rng)
    other: SpielState = pickle.loads(pickle.dumps(state))
    for _ in range(40):
        assert [other.information_state_string(seat) for seat in range(state.num_players())] == [
            state.information_state_string(seat) for seat in range(state.num_players())
        ]
        number = state.legal_actions()[-1]
        state.apply_action(number)
        other.apply_action(number)
    assert str(other) == str(state)


# -- OpenSpiel's own


@pytest.mark.parametrize("id", games.ALL)
def test_states_of_openspiel_are_copied_and_written_down(id: str) -> None:
    game, rng = openspiel_state.load_game(id), random.Random(id)
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    twin = copy.deepcopy(state)
    assert twin.history() == state.history()
    copies = (twin, pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize()))
    before = str(state), state.information_state_string(0)
    for one in copies:
        assert (str(one), one.information_state_string(0)) == before
        one.apply_action(one.legal_actions()[-1])
        assert str(one) != before[0] == str(state)


SMALL = [("manila", PLUNDER), ("grog", PARROTS)]


def best(id: str, start: str) -> int:
    """By exhaustive search."""
    state = openspiel_state.new_state(id, start=start)
    player = state.current_player()
    return max(state.legal_actions(), key=lambda number: expected(state.child(number))[player])


def expected(state: SpielState) -> list[float]:
    """The returns if every player maximizes its own."""
    if state.is_terminal():
        return state.returns()
    if state.is_chance_node():
        worlds = [(probabilities, expected(state.child(number))) for number, probabilities in state.chance_outcomes()]
        return [
            sum(probabilities * gains[seat] for probabilities, gains in worlds) for seat in range(state.num_players())
        ]
    player = state.current_player()
    return max((expected(state.child(number)) for number in state.legal_actions()), key=lambda gains: gains[player])


@pytest.mark.parametrize(("id", "start"), SMALL)
def test_mccfr_solves_a_small_game(id: str, start: str) -> None:
    game = openspiel_state.load_game(id, start=start)
    np.random.seed(1)  # the solver draws from numpy's own generator
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(60):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(game.new_initial_state())
    assert policy[best(id, start)] > 0.9


@pytest.mark.parametrize(("id", "start"), SMALL)
def test_mcts_finds_the_same_move(id: str, start: str) -> None:
    game = openspiel_state.load_game(id, start=start)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 40, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(game.new_initial_state()) == best(id, start)


@pytest.mark.parametrize("id", games.ALL)
def test_information_set_search_plays_every_game(id: str) -> None:
    """A few moves each by OpenSpiel's IS-MCTS, which resamples, clones and asks for information states."""
    game, rng = openspiel_state.load_game(id), random.Random(id)
    bot: Any = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 3, random_state=np.random.RandomState(1)
    )
    state, moves = game.new_initial_state(), 0
    while moves < 3:
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, probabilities)[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            moves += 1


def test_openspiel_gets_its_own_error() -> None:
    state = openspiel_state.load_game("manila", start=PLUNDER).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match=r"rule M3\.3"):
        state.apply_action(0)

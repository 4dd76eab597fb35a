"""PettingZoo's own tests, for every game and number of seats."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from nassau import games
from nassau.kernel import BadSetup
from nassau.research.encoding.codec import rewards
from nassau.research.envs import pettingzoo
from nassau.research.envs.pettingzoo import IllegalAction, TurnBasedEnv

TABLES = [(id, seats) for id in games.ALL for seats in games.load(id).seats]
HABITS = (
    "Observation is not a NumPy array",  # a dict with the vector and the mask, as PettingZoo's own classics have it
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # nothing is left to choose after the end
)


@pytest.fixture(autouse=True)
def _dict_observations() -> Iterator[None]:
    """What `api_test` says of every environment that is not in its list of environments with masks."""
    with warnings.catch_warnings():
        for habit in HABITS:
            warnings.filterwarnings("ignore", habit)
        yield


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_api(id: str, seats: int) -> None:
    api_test(pettingzoo.env(id, seats), num_cycles=60)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_seed(id: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(id, seats), num_cycles=30)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_render(id: str, seats: int) -> None:
    render_test(lambda render_mode: pettingzoo.env(id, seats, render_mode=render_mode))


@pytest.mark.parametrize("id", games.ALL)
def test_whole_games(id: str) -> None:
    env = pettingzoo.env(id)
    for seed in range(3):
        env.reset(seed=seed)
        gains = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            gains[agent] += reward
            env.step(None if over else int(env.action_space(agent).sample(seen["action_mask"])))
        assert sum(gains.values()) == pytest.approx(0, abs=1e-5)
        assert max(gains.values()) > 0
        assert env.running().over
        assert list(gains.values()) == rewards(env.running().state).tolist()


def test_names() -> None:
    assert str(pettingzoo.env("manila")) == "nassau/manila_v1"
    assert str(pettingzoo.manila_v1.env(seats=3)) == "nassau/manila_v1"
    assert pettingzoo.env("nassau/rum_v1", 2).max_num_agents == 2
    with pytest.raises(AttributeError, match="no environment 'chess_v1'"):
        _ = pettingzoo.chess_v1
    with pytest.raises(BadSetup, match="version 1 here, not 9"):
        pettingzoo.env("manila_v9")
    with pytest.raises(BadSetup, match="3 to 5 players"):
        pettingzoo.env("manila", 2)
    with pytest.raises(BadSetup, match="no option"):
        pettingzoo.env("manila", 3, {"rain": "on"})


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    env = pettingzoo.env("manila", 3)
    env.reset(seed=1)
    key = env.running().state.key()
    for action, message in ((998, r"bid:999.*rule M3\.6"), (5000, r"rule K1\.2"), (-3, r"rule K1\.2")):
        with pytest.raises(IllegalAction, match=message):
            env.step(action)
    assert env.running().state.key() == key
    env.step(0)


def test_nothing_before_reset() -> None:
    env = pettingzoo.env("manila")
    acts = (lambda: env.observe("player_0"), lambda: env.step(0), env.last, lambda: env.last(observe=False))
    for act in acts:
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            act()


@pytest.mark.parametrize("action", [2.7, "3", [3]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = pettingzoo.env("manila", 3)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="an integer, not"):
        env.step(action)


def test_numbers_may_be_those_of_numpy() -> None:
    env, same = pettingzoo.env("port_royal", np.int64(2)), pettingzoo.env("port_royal", 2)
    env.reset(seed=np.int64(7))
    same.reset(seed=7)
    assert env.running().state.key() == same.running().state.key()
    env.step(np.int32(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))


def test_an_environment_travels_between_processes() -> None:
    twin: TurnBasedEnv = pickle.loads(pickle.dumps(pettingzoo.env("rum", 3)))
    assert (str(twin), twin.max_num_agents) == ("nassau/rum_v1", 3)
    twin.reset(seed=1)


def go_on(env: TurnBasedEnv, count: int) -> list[bytes]:
    """Play `count` moves, always the last legal action; returns the observations."""
    found = []
    for _ in env.agent_iter(count):
        seen, _, over, _, _ = env.last()
        found.append(seen["observation"].tobytes())
        env.step(None if over else int(seen["action_mask"].nonzero()[0][-1]))
    return found


@pytest.mark.parametrize("id", games.ALL)
def test_copies_go_on_with_the_same_game(id: str) -> None:
    """Copies in mid-game continue with the same dice, independently of each other."""
    env = pettingzoo.env(id)
    env.reset(seed=4)
    go_on(env, 25)
    key = env.running().state.key()
    twin, traveller = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    seen = go_on(twin, 25)
    assert env.running().state.key() == key
    assert go_on(env, 25) == go_on(traveller, 25) == seen
    for one in (env, twin, traveller):
        one.reset()
    assert env.running().state.key() == twin.running().state.key() == traveller.running().state.key()


def test_only_the_selected_agent_may_choose() -> None:
    env = pettingzoo.env("grog", 3)
    env.reset(seed=1)
    masks = [env.observe(agent)["action_mask"].sum() for agent in env.agents]
    assert [mask > 0 for mask in masks] == [agent == env.agent_selection for agent in env.agents]

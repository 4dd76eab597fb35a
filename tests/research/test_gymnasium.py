"""The Gymnasium environment: Gymnasium's checker for every game, and an agent among bots."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from nassau import games
from nassau.kernel import BadSetup
from nassau.research.encoding.codec import rewards
from nassau.research.envs.gymnasium import SingleAgentEnv, register

TABLES = [(id, seats) for id in games.ALL for seats in games.load(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_gymnasium_has_no_complaint(id: str, seats: int) -> None:
    register()
    players = ["landlubber"] * (seats - 1) + ["me"]
    made = gymnasium.make(
        f"nassau/{id}-v{games.load(id).version}", players=players, illegal="lose", disable_env_checker=True
    )
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*precision lowered.*")
        check_env(made.unwrapped)


@pytest.mark.parametrize("id", games.ALL)
def test_an_agent_plays_whole_games_among_bots(id: str) -> None:
    few = games.load(id).seats[0]
    env = SingleAgentEnv(id, ["sailor"] + ["landlubber"] * (few - 2) + ["me"])
    env.action_space.seed(1)
    for seed in range(2):
        env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample())
        assert len(info["scores"]) == few
        assert env.game is not None
        assert info["ranks"] == env.game.ranking()
        assert reward == rewards(env.game)[few - 1]


def test_the_same_seed_gives_the_same_game() -> None:
    def played() -> list[bytes]:
        env = SingleAgentEnv("manila", ["me", "sailor", "sailor"])
        env.action_space.seed(3)
        seen, _ = env.reset(seed=3)
        found = [seen["observation"].tobytes()]
        for _ in range(20):
            seen, _, over, _, _ = env.step(env.action_space.sample())
            found.append(seen["observation"].tobytes())
            if over:
                break
        return found

    assert played() == played()


@pytest.mark.parametrize("id", games.ALL)
def test_copies_go_on_with_the_same_game(id: str) -> None:
    """Copies in mid-game continue with the same dice and bots, independently of each other."""
    env = SingleAgentEnv(id, ["me"] + ["sailor"] * (games.load(id).seats[0] - 1))
    env.action_space.seed(1)
    env.reset(seed=2)
    for _ in range(5):
        env.step(env.action_space.sample())

    def go_on(one: SingleAgentEnv) -> list[bytes]:
        return [one.step(one.action_space.sample())[0]["observation"].tobytes() for _ in range(5)]

    assert env.game is not None
    key, twin, traveller = env.game.key(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    seen = go_on(twin)
    assert env.game.key() == key
    assert go_on(env) == go_on(traveller) == seen


def test_an_illegal_action_names_its_rule() -> None:
    env = SingleAgentEnv("manila", ["me", "sailor", "sailor"])
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"rule K1\.2"):
        env.step(np.int64(5000))
    strict = SingleAgentEnv("manila", ["me", "sailor", "sailor"], illegal="lose")
    strict.reset(seed=1)
    _, reward, over, _, info = strict.step(np.int64(5000))
    assert (reward, over) == (-1.0, True)
    assert "rule K1.2" in info["refused"]


@pytest.mark.parametrize("action", [2.7, "3", None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = SingleAgentEnv("manila")
    env.reset(seed=np.int64(1))  # type: ignore[arg-type]  # Gymnasium itself wants Python's own
    with pytest.raises(InvalidAction, match="an integer, not"):
        env.step(action)


def test_who_sits_at_the_table() -> None:
    with pytest.raises(BadSetup, match="exactly once"):
        SingleAgentEnv("manila", ["sailor"] * 3)
    with pytest.raises(BadSetup, match="no bot 'pilot'"):
        SingleAgentEnv("manila", ["me", "pilot", "sailor"])
    with pytest.raises(ValueError, match="illegal must be one of 'raise', 'lose', not 'cheat'"):
        SingleAgentEnv("manila", illegal="cheat")  # type: ignore[arg-type]


def test_pictures() -> None:
    env = SingleAgentEnv("manila", render_mode="ansi")
    env.reset(seed=1)
    assert "player_0 decides: " in str(env.render())


def test_people_see_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = SingleAgentEnv("manila", ["me", "landlubber", "landlubber"], render_mode="human")
    env.action_space.seed(1)
    env.reset(seed=1)
    assert "player_0 decides: " in capsys.readouterr().out
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())
        shown = capsys.readouterr().out
        assert "player_0 decides: " in shown or over
    assert " wins with " in shown or " win together " in shown

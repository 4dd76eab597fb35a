"""The vector environment plays the same games as `State.apply`."""

import random
from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from nassau import games
from nassau.kernel import CHANCE, BadSetup, Illegal
from nassau.kernel.chance import fast
from nassau.research.encoding.codec import codec, rewards
from nassau.research.vector.vector_env import VectorEnv

STEPS = 400


def drawn(envs: VectorEnv, rng: random.Random) -> list[int]:
    choices, starts = envs.choices
    return [int(choices[rng.randrange(starts[game], starts[game + 1])]) for game in range(envs.count)]


@pytest.mark.parametrize("id", games.ALL)
def test_a_vector_env_plays_by_the_rules(id: str) -> None:
    """Every game of it, replayed through `apply`, sees the same options, observations and results."""
    seats = games.load(id).seats[-1]
    game_codec, envs, rng = codec(id, seats), VectorEnv(id, seats, 3, seed=5), random.Random(5)
    sources = [fast(f"5/{game}") for game in range(3)]
    states = [games.load(id).start(seats) for _ in range(3)]
    for _ in range(STEPS):
        for game, state in enumerate(states):
            while state.pending[0] == CHANCE:
                state.chance(sources[game])
            assert envs.seats[game] == state.pending[0]
            assert (envs.masks[game] == game_codec.mask(state, state.pending[0])).all()
            assert (envs.observations[game] == game_codec.observe(state, state.pending[0])).all()
        numbers = drawn(envs, rng)
        envs.step(numbers)
        ended = []
        for game, state in enumerate(states):
            seat = state.pending[0]
            state.apply(seat, game_codec.action(state, seat, numbers[game]))
            state.settle(sources[game])
            if state.over:
                ended.append((game, rewards(state).tolist()))
                states[game] = games.load(id).start(seats)
        assert [(int(game), gain.tolist()) for game, gain in zip(envs.ended, envs.rewards, strict=True)] == ended


@pytest.mark.parametrize("id", games.ALL)
def test_a_copy_keeps_its_facts_when_the_environment_steps(id: str) -> None:
    environment = VectorEnv(id, games.load(id).seats[0], 4, seed=3)
    for _ in range(20):
        copies = [state.copy() for state in environment.states]
        facts = [state.facts for state in environment.states]
        environment.step(environment.random_choices(np.random.default_rng(1)))
        assert [copy.facts for copy in copies] == facts


@pytest.mark.parametrize("id", games.ALL)
def test_the_same_seed_gives_the_same_games(id: str) -> None:
    seats = games.load(id).seats[0]
    one, two = VectorEnv(id, seats, 4, seed=9), VectorEnv(id, seats, 4, seed=9, observing=False)
    rng = np.random.default_rng(1)
    for _ in range(50):
        numbers = one.random_choices(rng)
        one.step(numbers)
        two.step(numbers)
        assert [state.key() for state in one.states] == [state.key() for state in two.states]


@pytest.mark.parametrize("id", games.ALL)
def test_an_illegal_action_changes_nothing(id: str) -> None:
    seats = games.load(id).seats[0]
    envs, rng = VectorEnv(id, seats, 3, seed=2), random.Random(2)
    for _ in range(30):
        numbers = drawn(envs, rng)
        keys, masks = [state.key() for state in envs.states], envs.masks.copy()
        wrong = int(np.flatnonzero(masks[2] == 0)[rng.randrange(5)])
        with pytest.raises(Illegal) as raised:
            envs.step([*numbers[:2], wrong])
        assert raised.value.__notes__ == ["in game 2 of the batch"]
        assert raised.value.refusal.rule in {*games.load(id).rules, "K1.1", "K1.2", "K1.3", "K1.4"}
        assert [state.key() for state in envs.states] == keys
        assert (envs.masks == masks).all()
        envs.step(numbers)


def test_before_the_first_step_no_game_has_ended() -> None:
    envs = VectorEnv("manila", 3, 2)
    assert envs.ended.tolist() == []
    assert envs.rewards.shape == (0, 3)


@pytest.mark.parametrize("count", [0, -1])
def test_a_vector_env_needs_a_game(count: int) -> None:
    with pytest.raises(BadSetup, match=f"at least 1, not {count}"):
        VectorEnv("manila", 3, count)


def test_random_choices_are_all_equally_likely() -> None:
    """In the first auctions of 200 games, all legal actions are chosen equally often."""
    envs, rng, counts = VectorEnv("manila", 3, 200), np.random.default_rng(1), Counter[int]()
    choices, starts = envs.choices
    for _ in range(60):
        numbers = envs.random_choices(rng).tolist()
        assert all(number in choices[starts[game] : starts[game + 1]] for game, number in enumerate(numbers))
        counts.update(place_in(choices[starts[game] : starts[game + 1]], n) for game, n in enumerate(numbers))
    sizes = np.diff(starts)
    for place in range(int(sizes.max())):
        expected = 60 * (1 / sizes[sizes > place]).sum()
        assert abs(counts[place] - expected) < 5 * np.sqrt(expected)


def place_in(choices: NDArray[np.int64], number: int) -> int:
    return int(np.flatnonzero(choices == number)[0])


def test_every_game_wants_an_action() -> None:
    with pytest.raises(ValueError, match="3 games need as many actions, not 2"):
        VectorEnv("manila", 3, 3).step([0, 0])

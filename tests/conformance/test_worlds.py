"""Imagined worlds come up as often as they should: exactly the possible ones, in proportion to their weights."""

import random
from collections import Counter
from importlib import import_module
from math import sqrt

import pytest

from nassau import games
from nassau.kernel.chance import fast
from tests.conformance.cases import PLAIN, Case
from tests.conformance.golden import GAMES

SECRETIVE = [id for id in games.ALL if (GAMES / id / "worlds.py").exists()]
DRAWS = 40
"""Draws for each possible world."""


@pytest.mark.parametrize("id", SECRETIVE)
def test_imagined_worlds_are_uniform_over_what_is_possible(id: str) -> None:
    hooks = import_module(f"tests.games.{id}.worlds")
    for state, seat in hooks.small():
        weights: dict[str, int] = hooks.worlds(state, seat)
        rng = random.Random(f"worlds {state.key()} {seat}")
        draws = DRAWS * len(weights)
        seen = Counter(state.imagine(seat, rng).key() for _ in range(draws))
        assert set(seen) <= set(weights)
        assert chi_square(seen, weights, draws) < bound(len(weights) - 1)


def chi_square(seen: Counter[str], weights: dict[str, int], draws: int) -> float:
    total = sum(weights.values())
    expected = {key: draws * weight / total for key, weight in weights.items()}
    return sum((seen[key] - expected[key]) ** 2 / expected[key] for key in weights)


def bound(freedom: int) -> float:
    """Six standard deviations above the mean: a fair generator is above it once in many millions of runs."""
    return freedom + 6 * sqrt(2 * freedom) + 12


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_the_same_random_numbers_give_the_same_world_whichever_is_true(case: Case) -> None:
    """So that a bot that imagines worlds decides the same in each of them."""
    state, dice, rng = case.game.start(case.seats), fast(1), random.Random(1)
    for number in range(60):
        state.settle(dice)
        if state.over:
            return
        seat = state.pending[0]
        worlds = [state.imagine(seat, random.Random(seed)) for seed in (1, 2)]
        assert len({world.imagine(seat, random.Random(number)).key() for world in [state, *worlds]}) == 1
        state.apply(seat, rng.choice(state.legal(seat)))

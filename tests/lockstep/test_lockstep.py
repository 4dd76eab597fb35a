"""Every game against its second engine; `make lockstep` plays thousands."""

from __future__ import annotations

from importlib import import_module

import pytest

from nassau import games
from tests.lockstep.harness import Pair, play_pair

SEEDS = 50


@pytest.mark.parametrize("game", games.ALL)
def test_both_engines_agree(game: str) -> None:
    pair: Pair = import_module(f"tests.lockstep.{game}").PAIR
    for seed in range(SEEDS):
        play_pair(pair, seed)

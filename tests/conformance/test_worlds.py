"""Determinizations are distributed as they should be: all possible worlds, in proportion to their weights."""

from importlib import import_module

import pytest

from nassau import games
from nassau.testing import secrecy
from tests.conformance.golden import GAMES

WITH_HIDDEN_INFORMATION = [id for id in games.ALL if (GAMES / id / "worlds.py").exists()]


@pytest.mark.parametrize("id", WITH_HIDDEN_INFORMATION)
def test_worlds_are_distributed(id: str) -> None:
    hooks = import_module(f"tests.games.{id}.worlds")
    for state, seat in hooks.small():
        secrecy.worlds_are_distributed(state, seat, hooks.worlds(state, seat))

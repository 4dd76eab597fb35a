"""No byte sent to a viewer depends on secrets of others; `make fuzz` compares more worlds."""

import pytest

from nassau import games
from tests.security.noninterference import Comparison

POSITIONS = 120


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ALL)
def test_indistinguishable_worlds_send_identical_frames(game: str) -> None:
    comparison = Comparison(11)
    comparison.play(game, POSITIONS)
    assert comparison.counted["snapshots"] == POSITIONS
    assert comparison.counted["updates"] > POSITIONS / 5
    assert comparison.counted["refusals"] > POSITIONS / 3

"""No byte sent to a viewer depends on what they may not know; `make fuzz` compares more worlds."""

import pytest

from nassau import games
from tests.security.noninterference import Comparison

POSITIONS = 120


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ALL)
def test_worlds_that_look_the_same_send_the_same_bytes(game: str) -> None:
    comparison = Comparison(11)
    comparison.play(game, POSITIONS)
    assert comparison.counted["snapshots"] == POSITIONS
    assert comparison.counted["updates"] > POSITIONS / 5
    assert comparison.counted["refusals"] > POSITIONS / 3

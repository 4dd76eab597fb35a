"""Recorded games: each chapter, each seat count, each way to end."""

import pytest

from nassau import games
from nassau.games.port_royal.components import GOAL
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import read_record
from tests.games.port_royal.laws import laws
from tests.games.port_royal.recording import RECORDS, name
from tests.games.recording import read


@pytest.mark.parametrize("sudden", [False, True], ids=["goal", "sudden"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_recorded_games_replay_to_their_end(chapter: int, seats: int, sudden: bool) -> None:
    document = read(RECORDS / name(seats, chapter, sudden))
    for number, _, state in read_record(games.load("port_royal"), document).replay():
        if number % 50 == 0:
            laws(state)
    assert isinstance(state, PortRoyal)
    laws(state)
    assert state.ranking()[state.winner] == 1
    assert (state.points[state.winner] < GOAL) == sudden

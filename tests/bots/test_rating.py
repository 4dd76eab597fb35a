"""Ratings of options. The test runs interpreted only: compiled classes cannot have interpreted subclasses."""

from nassau import games
from nassau.bots.search.ismcts import MIN_OPTIONS
from nassau.kernel import Action, State
from nassau.kernel.heuristic import Heuristic
from tests.bots.test_search import search
from tests.support.random_positions import position


def test_a_rating_never_leaves_a_single_option() -> None:
    """Port Royal's rating of a roll may lie far above that of a stop; both are searched."""

    class Certain(Heuristic):
        def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
            return [1000.0 if index == 0 else 0.0 for index in range(len(legal))]

    state, seat = position(games.load("manila"), 3, 5)
    thinking = search(state, seat, Certain())
    thinking.run(1, lambda: True)
    assert thinking.race is not None
    assert len(thinking.race.runners) == MIN_OPTIONS

"""What search and the Sailor know of Pig."""

from __future__ import annotations

from typing import Final

from nassau.kernel import Action, Heuristic, State
from nassau_pig.state import Pig

GAIN: Final = 20 / 6  # expected points of one more roll: the faces 2 to 6
RISK: Final = 1 / 6  # of losing the pot


class PigHeuristic(Heuristic):
    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        """What each option is expected to add to the points that holding now would give."""
        assert isinstance(state, Pig)
        missing = state.goal - state.points[seat] - state.pot
        roll = GAIN - RISK * state.pot if missing > 0 else -1.0
        return [roll if action[0] == "roll" else 0.0 for action in legal]

    def rating_noise(self) -> float:
        return 0.5


HEURISTIC: Final = PigHeuristic()

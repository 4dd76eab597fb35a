"""What search asks about a game, with answers that fit every game.

Search looks at imagined worlds, so everything that lies in a world may be read. All methods are asked many thousand
times a second; a game's own answers are plain loops over its state that compile well.
"""

from __future__ import annotations

from collections.abc import Callable

from nassau.kernel.action import Action
from nassau.kernel.state import State

Lot = Callable[[], float]
"""Draws a number from 0 to 1."""


class Heuristic:
    """Rules of thumb of a game. Points are those of its final score."""

    def leads(self) -> bool:
        """Whether its best rated option is a better first guess than the Sailor's choice."""
        return False

    def depth(self) -> int:
        """How many decisions a rollout goes on for at most."""
        return 60

    def phase(self, state: State) -> int:
        """A number that grows from round to round: a rollout stops in a later one."""
        return 0

    def span(self, state: State) -> int:
        """How many phases a rollout lasts."""
        return 1

    def spread(self) -> float:
        """How many points of rating make an option clearly better than another."""
        return 1.0

    def believe(self, state: State, seat: int, lot: Lot) -> None:
        """Make an imagined world more likely: what others have chosen in secret, they chose with some sense."""

    def noise(self) -> float:
        """How many points of rating chance may make up for in a quick choice."""
        return 1.0

    def pick(self, state: State, seat: int, lot: Lot) -> Action:
        """A quick and sensible choice, not always the same: the best rated, with some noise."""
        legal = state.stack[-1].legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        ratings, noise = self.rate(state, seat, legal), self.noise()
        best, highest = 0, -1e9
        for index in range(len(legal)):
            rating = ratings[index] + noise * lot()
            if rating > highest:
                best, highest = index, rating
        return legal[best]

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        """What each option promises, in points; only differences count."""
        return [0.0] * len(legal)

    def worth(self, state: State) -> list[float]:
        """By seat, in points: who has most will win. The final scores, or whatever tells more about who wins."""
        return [float(score) for score in state.scores()]

    def lead(self, state: State) -> float:
        """How many points ahead make a win about three times as likely as a rival's."""
        return 5.0

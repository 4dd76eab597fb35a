"""Bots that choose at random: the Landlubber among all actions, the Deckhand among sensible ones."""

from __future__ import annotations

from typing import Any, Final

from nassau.kernel import Action
from nassau.kernel.bot import Think
from nassau.kernel.heuristic import Heuristic

SENSIBLE_SCALES: Final = 2.0
"""Distance from the best rating, in rating scales, up to which an option counts as sensible."""


class RandomBot:
    """Chooses any legal action, all equally likely."""

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        return think.rng.choice(legal)


class SensibleRandomBot:
    """Chooses at random among the options that the heuristic rates near the best, all equally likely.

    A yardstick for measuring: it wastes nothing grossly, but prefers nothing either.
    """

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        if len(legal) == 1:
            return legal[0]
        world = think.imagine()
        points = [sum(terms.values()) for terms in self.heuristic.terms(world, seat, legal)]
        least = max(points) - SENSIBLE_SCALES * self.heuristic.rating_scale()
        sensible = [action for action, value in zip(legal, points, strict=True) if value >= least]
        return think.rng.choice([*sensible, self.heuristic.policy(world, seat, legal)])


LANDLUBBER: Final = RandomBot()

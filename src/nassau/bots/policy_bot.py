"""The Sailor: decides by the heuristic of its game, without search."""

from __future__ import annotations

from typing import Any

from nassau.kernel import Action
from nassau.kernel.bot import Think
from nassau.kernel.heuristic import Heuristic


class PolicyBot:
    """Plays the policy of a heuristic on an imagined state, so it knows no more than its seat."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        return legal[0] if len(legal) == 1 else self.heuristic.policy(think.imagine(), seat, legal)

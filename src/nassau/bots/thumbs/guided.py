"""Rules of thumb of a game that has none good enough for rollouts: a Sailor plays them.

A Sailor reads views, which are slow to make, but what it plays is sensible. Its own choice is given up only for one
that is clearly better.
"""

from __future__ import annotations

from typing import Any

from nassau.bots.thumbs.thumbs import Lot, Thumbs
from nassau.kernel import Action, State


class Guided(Thumbs):
    def __init__(self, thumbs: Thumbs, sailor: Any) -> None:
        self.thumbs = thumbs
        self.sailor = sailor

    def doubt(self) -> float:
        return 5.0

    def depth(self) -> int:
        return self.thumbs.depth()

    def phase(self, state: State) -> int:
        return self.thumbs.phase(state)

    def span(self) -> int:
        return self.thumbs.span() + 1

    def spread(self) -> float:
        return self.thumbs.spread()

    def pick(self, state: State, seat: int, lot: Lot) -> Action:
        legal = state.stack[-1].legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        chosen: Action = self.sailor.decide(seat, state.view(seat), legal, None)
        return chosen

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return self.thumbs.rate(state, seat, legal)

    def worth(self, state: State) -> list[float]:
        return self.thumbs.worth(state)

    def lead(self, state: State) -> float:
        return self.thumbs.lead(state)

"""One game under way, alone in an environment or in a fleet."""

from __future__ import annotations

from typing import Final

from nassau.kernel import CHANCE, Action, State
from nassau.kernel.chance import Fast
from nassau.research.encoding.action_space import Codes

NOBODY: Final = -2


class Ship:
    """A game in which a seat must decide, or which is over: chance answers at once."""

    def __init__(self, codes: Codes, first: State, source: Fast) -> None:
        self.codes = codes
        self.source = source
        self.state = first.copy()
        self.seat = NOBODY  # who decides
        self.legal: list[Action] = []  # and what that seat may choose from
        self.drift()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def take(self, action: Action) -> None:
        """Do one of the `legal` actions."""
        self.state.apply_trusted(self.seat, action)
        self.drift()

    def drift(self) -> None:
        """Let chance answer until a seat must decide or the game is over."""
        state = self.state
        while state.stack:
            step = state.stack[-1]
            seat = step.pending(state)[0]
            if seat != CHANCE:
                self.seat = seat
                self.legal = step.legal(state, seat)
                return
            state.chance(self.source)
        self.seat = NOBODY
        self.legal = []

    def choose(self, number: int) -> None:
        """Do what a number means; raises Illegal, with nothing changed, if the rules refuse it."""
        codes, legal = self.codes, self.legal
        if 0 <= number < codes.size:
            action = codes.actions[number]
            if action in legal and action[0] not in codes.ranked:
                self.take(action)
                return
        action = codes.action(self.state, self.seat, number)
        self.state.check(self.seat, action)
        self.take(action)

    def mask(self) -> bytearray:
        """A byte for every number, 1 for what may be chosen."""
        return self.codes.mask(self.legal)

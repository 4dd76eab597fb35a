"""One game of an environment. Compiled with the rules."""

from __future__ import annotations

from typing import Final

from nassau.kernel import CHANCE, Action, State
from nassau.kernel.chance import Fast
from nassau.research.encoding.action_space import ActionSpace

NO_SEAT: Final = -2


class Episode:
    """A game at a decision of a seat, or over: chance is resolved at once."""

    def __init__(self, space: ActionSpace, first: State, source: Fast) -> None:
        self.space = space
        self.source = source
        self.state = first.copy()
        self.seat = NO_SEAT  # the seat to act
        self.legal: list[Action] = []  # its legal actions
        self.resolve_chance()

    @property
    def over(self) -> bool:
        return self.seat == NO_SEAT

    def take(self, action: Action) -> None:
        """Apply one of the `legal` actions."""
        self.state.apply_trusted(self.seat, action)
        self.resolve_chance()

    def resolve_chance(self) -> None:
        """Draw chance outcomes until a seat must decide or the game is over."""
        state = self.state
        while state.stack:
            step = state.stack[-1]
            seat = step.pending(state)[0]
            if seat != CHANCE:
                self.seat = seat
                self.legal = step.legal(state, seat)
                return
            state.chance(self.source)
        self.seat = NO_SEAT
        self.legal = []

    def step(self, number: int) -> None:
        """Apply the action with this number. Raises Illegal and changes nothing if it is refused."""
        space, legal = self.space, self.legal
        if 0 <= number < space.size:
            action = space.actions[number]
            if action in legal and action[0] not in space.ranked:
                self.take(action)
                return
        action = space.action(self.state, self.seat, number)
        self.state.check(self.seat, action)
        self.take(action)

    def mask(self) -> bytearray:
        """A byte for every action number: 1 for the legal ones."""
        return self.space.mask(self.legal)

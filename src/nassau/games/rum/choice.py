"""The base class of a decision on a field."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.state import Rum
from nassau.kernel import ONLY, Action, Step

SKIP: Final[Action] = ("skip",)


class Choice(Step[Rum]):
    """A decision of the seat that has moved the captain onto the field."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.seat]

    def skip(self, state: Rum) -> None:
        """R12.2: do without the field's action."""
        state.emit("skipped", "R12.2", self.seat)
        state.done()

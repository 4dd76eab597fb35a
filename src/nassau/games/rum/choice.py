"""The base class of a decision on a field."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.state import Rum
from nassau.kernel import ONLY, Action, Step

SKIP: Final[Action] = ("skip",)

# What a seat did without, as told in `skipped`.
NO_RETAKE: Final = 0
NO_MAP: Final = 1
NO_GUARD: Final = 2
NO_BOUT: Final = 3
NO_CHEST: Final = 4
NO_SECOND_ALLEY: Final = 5


class Choice(Step[Rum]):
    """A decision of the seat that has moved the captain onto the field."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.seat]

    def skip(self, state: Rum, what: int) -> None:
        """R12.2: do without the field's action."""
        state.emit("skipped", "R12.2", self.seat, what)
        state.done()

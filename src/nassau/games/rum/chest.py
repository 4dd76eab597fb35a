"""R17.1–R17.5: treasure chests and scorpions."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.choice import NO_CHEST, SKIP, Choice
from nassau.games.rum.components import CHEST_PLACE, FIRST_SCORPION, LOWEST_STING, SCORPION_PLACE
from nassau.games.rum.dice import FIRST_THROW, SCORPION, Rolls
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import FILLS, give, take_open
from nassau.kernel import Action, Refusal, untimely

OPEN: Final[Action] = ("open",)


class Chest(Choice):
    """R12.2, R17.1: the seat may open the chest."""

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [OPEN, SKIP]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        return None if action[0] in ("open", "skip") else untimely(state, action)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            self.skip(state, NO_CHEST)
            return
        face = state.open[CHEST_PLACE]
        take_open(state, face)
        give(state, seat, face)
        state.emit("chest_opened", "R17.1", seat, face)
        state.become(Scorpion(seat, 0))


class Scorpion(Rolls):
    """R17.2–R17.5: all seats roll in turn until the sum of the rolls reaches the scorpion's number."""

    def __init__(self, roller: int, total: int) -> None:
        self.roller = roller
        self.total = total

    def local(self) -> tuple[int, ...]:
        return (self.roller, self.total)

    def purpose(self) -> int:
        return SCORPION

    def enter(self, state: Rum) -> None:
        state.push(FIRST_THROW[self.roller])

    def resume(self, state: Rum, result: int) -> None:
        scorpion, total = state.open[SCORPION_PLACE], self.total + result
        state.emit("added_up", "R17.2", self.roller, total, sting(scorpion))
        if total < sting(scorpion):
            state.become(Scorpion((self.roller + 1) % state.seats, total))
            return
        take_open(state, scorpion)
        give(state, self.roller, scorpion)
        state.emit("stung", "R17.4", self.roller, scorpion)
        state.become(FILLS[0])


def sting(face: int) -> int:
    """The sum at which this scorpion stings."""
    return LOWEST_STING + face - FIRST_SCORPION

"""R19.1–R19.5: guard houses."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.choice import NO_GUARD, SKIP, Choice
from nassau.games.rum.components import LARGE_GUARD, SMALL_GUARD, VALUE, WITH_A_COIN
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import FromStack, bury, from_below, give
from nassau.kernel import Action, Refusal, untimely
from nassau.kernel.refusal import missing

GUARD_STACKS: Final[tuple[int, ...]] = (SMALL_GUARD, LARGE_GUARD)
CHALLENGES: Final[list[Action]] = [("challenge", guard) for guard in range(len(GUARD_STACKS))]


class GuardHouse(Choice):
    """R12.2, R19.1, R19.5: challenge a small or a large guard, by index into GUARD_STACKS."""

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [*CHALLENGES, SKIP]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] == "skip":
            return None
        if action[0] != "challenge":
            return untimely(state, action)
        guard: int = action[1]
        if not 0 <= guard < len(GUARD_STACKS):
            return missing("R19.1", "stack")
        return None if state.any_left(GUARD_STACKS[guard]) else Refusal("R19.5")

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            self.skip(state, NO_GUARD)
        else:
            state.become(Fight(seat, GUARD_STACKS[action[1]]))


class Fight(FromStack):
    """R19.1–R19.4: turn over the top guard; a supply larger than its value beats it."""

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(stack)
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.stack)

    def enter(self, state: Rum) -> None:
        if not state.any_shuffled(self.stack):
            self.drew(state, from_below(state, self.stack))

    def drew(self, state: Rum, face: int) -> None:
        state.emit("guard_met", "R19.1", self.seat, face, state.supply[self.seat])
        if state.supply[self.seat] > VALUE[face]:
            give(state, self.seat, face)
            state.emit("guard_beaten", "R19.3", self.seat, face)
            if VALUE[face] <= WITH_A_COIN:
                state.coins[self.seat] += 1
                state.emit("coins_gained", "R19.3", self.seat, 1, face)
        else:
            bury(state, face)
            state.emit("guard_lost", "R19.4", self.seat, face)
        state.done()

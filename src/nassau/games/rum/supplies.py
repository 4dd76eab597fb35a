"""R13: goods from the supplies."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.choice import Choice
from nassau.games.rum.components import GOOD_TOKEN, SALE
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import FromStack, bury, from_below, give, handle
from nassau.kernel import NOTHING, Action, Refusal, untimely

KEEP: Final[Action] = ("keep",)
SELL: Final[Action] = ("sell",)


class DrawGood(FromStack):
    """R13.1: the seat looks at the top token of the supplies."""

    def __init__(self, seat: int) -> None:
        super().__init__(GOOD_TOKEN)
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def secret_of(self, state: Rum) -> int:
        return self.seat

    def enter(self, state: Rum) -> None:
        if not state.any_shuffled(GOOD_TOKEN):
            self.drew(state, from_below(state, GOOD_TOKEN))

    def drew(self, state: Rum, face: int) -> None:
        state.drawn = face
        handle(state, self.seat, face)
        state.emit_private(self.seat, 1, "good_drawn", "R13.1", self.seat, face)
        state.become(KeepOrSell(self.seat))


class KeepOrSell(Choice):
    """R13.1–R13.3: only the token just drawn can be sold."""

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [KEEP, SELL]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        return None if action[0] in ("keep", "sell") else untimely(state, action)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        face, state.drawn = state.drawn, NOTHING
        if action[0] == "keep":
            give(state, seat, face)
            state.emit_private(seat, 1, "good_kept", "R13.1", seat, face)
        else:
            bury(state, face)
            state.coins[seat] += SALE
            state.emit_private(seat, 1, "good_sold", "R13.2", seat, face)
        state.done()

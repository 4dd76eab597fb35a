"""R12.5–R12.9: the headquarters."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.choice import NO_RETAKE, NO_SECOND_ALLEY, SKIP, Choice
from nassau.games.rum.components import ALLEYS, FIRST_DARK
from nassau.games.rum.state import Rum
from nassau.kernel import NOBODY, Action, Refusal, untimely
from nassau.kernel.refusal import missing

RETAKES: Final[list[Action]] = [("retake", alley) for alley in range(ALLEYS)]


class Headquarters(Choice):
    """R12.5–R12.9: clear one ordinary alley, or up to two dark ones."""

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        own = [RETAKES[alley] for alley in range(self.first(), ALLEYS) if state.alleys[alley] == seat]
        own.append(SKIP)
        return own

    def first(self) -> int:
        """The first alley that may be cleared."""
        return 0

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] == "skip":
            return None
        if action[0] != "retake":
            return untimely(state, action)
        alley: int = action[1]
        if not 0 <= alley < ALLEYS or state.alleys[alley] == NOBODY:
            return missing("R12.5", "pirates")
        if state.alleys[alley] != seat:
            return Refusal("R12.8")
        return None if alley >= self.first() else Refusal("R12.6")

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            self.skip(state, NO_RETAKE)
            return
        alley: int = action[1]
        retake(state, seat, alley)
        self.after_retake(state, alley)

    def after_retake(self, state: Rum, alley: int) -> None:
        if alley >= FIRST_DARK and self.seat in state.alleys[FIRST_DARK:]:
            state.become(SecondDark(self.seat))
        else:
            state.done()


class SecondDark(Headquarters):
    """R12.5–R12.8: another dark alley may follow the first, whichever move it came from."""

    def first(self) -> int:
        return FIRST_DARK

    def skip(self, state: Rum, what: int) -> None:
        """R12.6: one dark alley is enough."""
        state.emit("skipped", "R12.6", self.seat, NO_SECOND_ALLEY)
        state.done()

    def after_retake(self, state: Rum, alley: int) -> None:
        state.done()


def retake(state: Rum, seat: int, alley: int) -> None:
    """R12.5, R12.6, R12.9: all pirates of the alley go back to the supply."""
    pirates = state.town.length[alley]
    state.alleys[alley] = NOBODY
    state.supply[seat] += pirates
    rule = "R12.5" if alley < FIRST_DARK else "R12.6"
    state.emit("retaken", rule, seat, alley, pirates, state.town.near[alley], state.town.far[alley])

"""The suite finds games that are broken on purpose: a leak at the deal, a growing stack, worlds that are the truth."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from nassau.kernel import Action, Game
from nassau.testing import secrecy, values
from nassau.testing.cases import Case
from tests.support.toy_game import TOY, Deal, Pick, Roll, Toy, Turn


class OpenDeal(Deal):
    """Shows the dealt card to everybody."""

    def take(self, state: Toy, seat: int, action: Action) -> None:
        state.card[self.seat] = action[1]
        state.emit("dealt", "T1", self.seat, action[1])
        state.become(OpenDeal(self.seat + 1) if self.seat + 1 < state.seats else Turn(0))


class UndeclaredDeal(Deal):
    """Does not say whose secret a card is."""

    def secret_of(self, state: Toy) -> int:
        raise NotImplementedError


class GrowingTurn(Turn):
    """Pushes the next turn where it should become it."""

    def take(self, state: Toy, seat: int, action: Action) -> None:
        if action[0] == "pass":
            state.push(GrowingTurn(seat + 1) if seat + 1 < state.seats else Pick())
        else:
            super().take(state, seat, action)


class DealBeforeGrowingTurns(Deal):
    def take(self, state: Toy, seat: int, action: Action) -> None:
        state.card[self.seat] = action[1]
        state.become(DealBeforeGrowingTurns(self.seat + 1) if self.seat + 1 < state.seats else GrowingTurn(0))


def true_state(state: Toy, seat: int | None, rng: random.Random) -> Toy:
    return state.copy()


def broken(**changes: Any) -> Case:
    game: Game = copy.copy(TOY)
    for name, value in changes.items():
        setattr(game, name, value)
    kinds = (Deal, Turn, Pick, Roll, OpenDeal, UndeclaredDeal, GrowingTurn, DealBeforeGrowingTurns)
    game.steps = {kind.__name__: kind for kind in kinds}
    return Case(game, 4)


@pytest.mark.parametrize(
    ("case", "check", "error"),
    [
        (broken(opening=lambda: OpenDeal(0)), secrecy.secret_outcomes_stay_secret, AssertionError),
        (broken(opening=lambda: UndeclaredDeal(0)), secrecy.secret_outcomes_stay_secret, NotImplementedError),
        (broken(opening=lambda: DealBeforeGrowingTurns(0)), values.stacks_stay_short, AssertionError),
        (broken(imagine=true_state), secrecy.worlds_hide_what_is_hidden, AssertionError),
    ],
)
def test_a_broken_game_is_found(case: Case, check: Callable[[Case], None], error: type[Exception]) -> None:
    with pytest.raises(error):
        check(case)


@pytest.mark.parametrize(
    "check", [secrecy.secret_outcomes_stay_secret, values.stacks_stay_short, secrecy.worlds_hide_what_is_hidden]
)
def test_the_sound_game_passes(check: Callable[[Case], None]) -> None:
    check(broken())

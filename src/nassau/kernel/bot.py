"""The interface of a bot. It decides from the information set of its seat, never from the real state."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from nassau.kernel.action import Action
from nassau.kernel.state import State


def always() -> bool:
    return True


class Think:
    """What a bot may use besides its view: a random generator and determinizations of the state.

    `should_continue()` becomes false when the decision is no longer needed; long computations poll it.
    """

    def __init__(
        self,
        rng: random.Random,
        imagine: Callable[[random.Random], State],
        should_continue: Callable[[], bool] = always,
    ) -> None:
        self.rng = rng
        self._imagine = imagine
        self.should_continue = should_continue

    def imagine(self) -> State:
        """A determinization: a full state that is consistent with the seat's knowledge."""
        return self._imagine(self.rng)


class Bot(Protocol):
    """A player. Its decision depends only on view, legal actions and random numbers, not on hidden information."""

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        """Returns one of `legal`, which is never empty."""
        ...


def think_for(state: State, seat: int, rng: random.Random, should_continue: Callable[[], bool] = always) -> Think:
    """The `Think` of a bot at `seat`."""
    return Think(rng, lambda numbers: state.imagine(seat, numbers), should_continue)


def ask(bot: Bot, state: State, seat: int, rng: random.Random, should_continue: Callable[[], bool] = always) -> Action:
    """The decision of `bot` at `seat`. The bot does not get the state, only a view and determinizations."""
    return bot.decide(seat, state.view(seat), state.legal(seat), think_for(state, seat, rng, should_continue))

"""What a bot is: somebody who decides from what a seat may know, never from the real state."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from nassau.kernel.action import Action
from nassau.kernel.state import State


def always() -> bool:
    return True


class Think:
    """What a bot may think with: random numbers of its own, and worlds that fit what its seat knows.

    `going` turns false when nobody waits for the decision any more; who thinks long asks it now and then.
    """

    def __init__(
        self, rng: random.Random, imagine: Callable[[random.Random], State], going: Callable[[], bool] = always
    ) -> None:
        self.rng = rng
        self._imagine = imagine
        self.going = going

    def imagine(self) -> State:
        """A full state drawn from those that the seat must consider possible."""
        return self._imagine(self.rng)


class Bot(Protocol):
    """A player. The same view, options and random numbers give the same decision, whatever is hidden."""

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        """One of `legal`, which is never empty."""
        ...


def thoughts(state: State, seat: int, rng: random.Random, going: Callable[[], bool] = always) -> Think:
    """What a bot at `seat` may think with."""
    return Think(rng, lambda numbers: state.imagine(seat, numbers), going)


def ask(bot: Bot, state: State, seat: int, rng: random.Random, going: Callable[[], bool] = always) -> Action:
    """Let `bot` decide for `seat`. It gets the seat's view and imagined worlds; the state itself stays here."""
    return bot.decide(seat, state.view(seat), state.legal(seat), thoughts(state, seat, rng, going))

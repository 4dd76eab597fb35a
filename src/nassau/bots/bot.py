"""What a bot is: somebody who decides from what a seat may know, never from the real state."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from nassau.kernel import Action, State


class Think:
    """What a bot may think with: random numbers of its own, and worlds that fit what its seat knows."""

    def __init__(self, rng: random.Random, imagine: Callable[[random.Random], State]) -> None:
        self.rng = rng
        self._imagine = imagine

    def imagine(self) -> State:
        """A full state drawn from those that the seat must consider possible."""
        return self._imagine(self.rng)


class Bot(Protocol):
    """A player. The same view, options and random numbers give the same decision, whatever is hidden."""

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        """One of `legal`, which is never empty."""
        ...


def ask(bot: Bot, state: State, seat: int, rng: random.Random) -> Action:
    """Let `bot` decide for `seat`. It gets the seat's view and imagined worlds; the state itself stays here."""
    think = Think(rng, lambda numbers: state.imagine(seat, numbers))
    return bot.decide(seat, state.view(seat), state.legal(seat), think)

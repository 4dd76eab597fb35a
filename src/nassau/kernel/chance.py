"""Where outcomes come from: a fast generator, sealed dice that anyone can verify, or a script.

A source answers the chance step on top of a state. `fast` and `sealed` give the step uniform numbers to draw from;
`scripted` gives it the outcomes of a log or a test.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from nassau.kernel.action import CHANCE, Action

if TYPE_CHECKING:
    from nassau.kernel.state import State
    from nassau.kernel.step import Chance


class Numbers:
    """Uniform whole numbers, as many as one answer needs."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        raise NotImplementedError


class Source:
    """Answers chance steps, always with something that can happen: `State.chance` does not ask again."""

    def answer(self, state: State) -> Action:
        """An answer to the question that waits on the table."""
        return self.reply(state, state.question())

    def reply(self, state: State, question: Chance[Any]) -> Action:
        raise NotImplementedError


class Fast(Source):
    """A quick pseudo-random source for simulation. The same seed gives the same answers."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.numbers = FastNumbers(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, here or in another process, gives the answers that are still to come."""
        return resumed, (self.numbers.generator.getstate(),)

    def reply(self, state: State, question: Chance[Any]) -> Action:
        return question.draw(state, self.numbers)


class FastNumbers(Numbers):
    def __init__(self, seed: int | str | None) -> None:
        self.generator = random.Random(seed)
        self.random = self.generator.random

    def below(self, bound: int) -> int:
        return int(self.random() * bound)


class NotedNumbers(Numbers):
    """Numbers that remember what was asked of them. Here, because compiled classes have no interpreted children."""

    def __init__(self, source: Numbers) -> None:
        self.source = source
        self.bounds: list[int] = []
        self.numbers: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        self.numbers.append(self.source.below(bound))
        return self.numbers[-1]


class Scripted(Source):
    """The given outcomes in order: for replays, and for tests that want a certain roll."""

    def __init__(self, outcomes: Iterable[Action]) -> None:
        self.outcomes = list(outcomes)
        self.next = 0

    def reply(self, state: State, question: Chance[Any]) -> Action:
        if self.next == len(self.outcomes):
            raise LookupError(f"the script ends before an answer in stream {question.stream(state)!r}")
        self.next += 1
        action: Action = tuple(self.outcomes[self.next - 1])
        state.check(CHANCE, action)  # it was not drawn here
        return action


def fast(seed: int | str | None = None) -> Fast:
    return Fast(seed)


def resumed(progress: tuple[Any, ...]) -> Fast:
    """The fast source whose generator has come so far."""
    source = Fast()
    source.numbers.generator.setstate(progress)
    return source


def scripted(outcomes: Iterable[Action]) -> Scripted:
    return Scripted(outcomes)

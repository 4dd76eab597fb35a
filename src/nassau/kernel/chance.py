"""Sources of chance outcomes: a fast generator, sealed dice that players can verify, or a script.

A source answers the chance step on top of a state. `Fast` and `Sealed` draw with uniform integers; `Scripted` returns
the outcomes of a log or a test.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from nassau.kernel.action import CHANCE, Action

if TYPE_CHECKING:
    from nassau.kernel.state import State
    from nassau.kernel.step import Chance


class UniformIntegers:
    """A stream of uniformly distributed integers."""

    def below(self, bound: int) -> int:
        """An integer from 0 to bound - 1."""
        raise NotImplementedError


class Source:
    """Answers chance steps. `State.chance` trusts the answer, so a source returns possible outcomes only."""

    def answer(self, state: State) -> Action:
        """An outcome of the chance step on top of the stack."""
        return self.reply(state, state.question())

    def reply(self, state: State, question: Chance[Any]) -> Action:
        """An outcome of `question`."""
        raise NotImplementedError


class Fast(Source):
    """A pseudo-random source for simulation. The same seed gives the same answers."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.numbers = FastIntegers(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the state of the generator, so a copy continues the sequence."""
        return resumed, (self.numbers.generator.getstate(),)

    def reply(self, state: State, question: Chance[Any]) -> Action:
        return question.draw(state, self.numbers)


class FastIntegers(UniformIntegers):
    """Uniform integers of Python's generator; faster than `randrange`, with a bias below 2^-50 for small bounds."""

    def __init__(self, seed: int | str | None) -> None:
        self.generator = random.Random(seed)
        self.random = self.generator.random

    def below(self, bound: int) -> int:
        return int(self.random() * bound)


class RecordedIntegers(UniformIntegers):
    """Records the bounds and results of another generator.

    It is defined here because a compiled class cannot have interpreted subclasses.
    """

    def __init__(self, source: UniformIntegers) -> None:
        self.source = source
        self.bounds: list[int] = []
        self.numbers: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        self.numbers.append(self.source.below(bound))
        return self.numbers[-1]


class Scripted(Source):
    """The given outcomes in order, for replays and for tests that need a certain roll."""

    def __init__(self, outcomes: Iterable[Action]) -> None:
        self.outcomes = list(outcomes)
        self.next = 0

    def reply(self, state: State, question: Chance[Any]) -> Action:
        """The next outcome. Raises LookupError at the end of the script, Illegal if the outcome is impossible."""
        if self.next == len(self.outcomes):
            raise LookupError(f"the script has no outcome left for stream {question.stream(state)!r}")
        self.next += 1
        action: Action = tuple(self.outcomes[self.next - 1])
        state.check(CHANCE, action)  # unlike a drawn outcome it may be impossible
        return action


def fast(seed: int | str | None = None) -> Fast:
    return Fast(seed)


def resumed(progress: tuple[Any, ...]) -> Fast:
    """A fast source whose generator is in the given state."""
    source = Fast()
    source.numbers.generator.setstate(progress)
    return source


def scripted(outcomes: Iterable[Action]) -> Scripted:
    return Scripted(outcomes)

"""Sources of chance outcomes: a fast generator, sealed dice that players can verify, or a script.

A source answers the chance step on top of a state. `Fast` and `Sealed` draw with uniform integers; `Scripted` returns
the outcomes of a log or a test.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nassau.kernel.action import CHANCE, Action
from nassau.kernel.source import Source
from nassau.kernel.step import Chance
from nassau.kernel.uniform import FastIntegers, RecordedIntegers, UniformIntegers

__all__ = [
    "Fast",
    "FastIntegers",
    "RecordedIntegers",
    "Scripted",
    "Source",
    "UniformIntegers",
    "fast",
    "resumed",
    "scripted",
]


class Fast(Source):
    """A pseudo-random source for simulation. The same seed gives the same answers."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.numbers = FastIntegers(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the state of the generator, so a copy continues the sequence."""
        return resumed, (self.numbers.generator.getstate(),)

    def reply(self, state: Any, question: Chance[Any]) -> Action:
        return question.draw(state, self.numbers)


class Scripted(Source):
    """The given outcomes in order, for replays and for tests that need a certain roll."""

    def __init__(self, outcomes: Iterable[Action]) -> None:
        self.outcomes = list(outcomes)
        self.next = 0

    def reply(self, state: Any, question: Chance[Any]) -> Action:
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

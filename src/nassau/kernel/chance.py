"""Sources of chance outcomes: fast generators, sealed dice that players can verify, or a script.

A source answers the chance step on top of a state. `Fast`, `Streamed` and `Sealed` draw with uniform integers;
`Scripted` returns the outcomes of a log or a test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    "Streamed",
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


class Streamed(Source):
    """A pseudo-random source with one generator for each stream and phase of a game.

    Games that differ in some decisions still share the outcomes of later phases, because draws in one phase or stream
    do not shift those of another. `phase` gives the number of the phase of a state.
    """

    def __init__(self, seed: str, phase: Callable[[Any], int]) -> None:
        self.seed = seed
        self.phase = phase
        self.streams: dict[str, FastIntegers] = {}

    def reply(self, state: Any, question: Chance[Any]) -> Action:
        name = f"{self.phase(state)}/{question.stream(state)}"
        numbers = self.streams.get(name)
        if numbers is None:
            numbers = FastIntegers(f"{self.seed}/{name}")
            self.streams[name] = numbers
        return question.draw(state, numbers)


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

"""Where outcomes come from: a fast generator, sealed dice that anyone can verify, or a script.

A source answers the chance step on top of a state. `fast` and `sealed` give the step uniform numbers to draw from;
`scripted` gives it the outcomes of a log or a test.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from nassau.kernel.action import CHANCE, Action

if TYPE_CHECKING:
    from nassau.kernel.state import State
    from nassau.kernel.step import Chance

WORD: Final = 1 << 32
CONTRIBUTION: Final = 16
"""Bytes that each person's browser adds to the seal."""


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


class Sealed(Source):
    """Outcomes fixed by a secret that nobody could have chosen alone; see docs/sealed-dice.md for every byte.

    The n-th answer in a stream depends only on the key, the stream's name and n, so a different decision elsewhere
    does not shift it. `answered` counts the answers already given, for going on with an old log.
    """

    def __init__(self, key: bytes, answered: dict[str, int] | None = None) -> None:
        self.key = key
        self.answered = answered if answered is not None else {}

    def reply(self, state: State, question: Chance[Any]) -> Action:
        stream = question.stream(state)
        number = self.answered.get(stream, 0)
        action = question.draw(state, SealedNumbers(self.key, stream, number))
        self.answered[stream] = number + 1
        return action


class SealedNumbers(Numbers):
    """The bytes HMAC(key, stream ‖ 0 ‖ number ‖ block) for block 0, 1, …, read as 32-bit words without modulo bias."""

    def __init__(self, key: bytes, stream: str, number: int) -> None:
        self.key = key
        self.label = stream.encode() + b"\0" + number.to_bytes(8, "big")
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            digest = hmac.digest(self.key, self.label + self.block.to_bytes(4, "big"), "sha256")
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
            self.block += 1
        return self.words.pop()

    def below(self, bound: int) -> int:
        if not 0 < bound <= WORD:
            raise ValueError(f"cannot draw below {bound}")
        limit = WORD - WORD % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound


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


def sealed(secret: bytes, contributions: Sequence[bytes], table: str) -> Sealed:
    """The dice of one table, from the server's secret and every person's contribution in seat order."""
    return Sealed(seal_key(secret, contributions, table))


def scripted(outcomes: Iterable[Action]) -> Scripted:
    return Scripted(outcomes)


def seal_key(secret: bytes, contributions: Sequence[bytes], table: str) -> bytes:
    if any(len(part) != CONTRIBUTION for part in contributions):
        raise ValueError(f"a contribution has {CONTRIBUTION} bytes")
    return hmac.digest(secret, table.encode() + b"\0" + b"".join(contributions), "sha256")


def commitment(secret: bytes) -> str:
    """What the server shows before the start, so that it cannot change its secret afterwards."""
    return hashlib.sha256(secret).hexdigest()

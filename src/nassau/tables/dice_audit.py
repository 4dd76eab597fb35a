"""The audit of sealed dice: each answer of chance with its inputs, so that a client without rules can recompute it.

A draw holds its stream, the bounds of its random numbers and, where a single number selects the outcome, the weighted
outcomes. During the game the server sends only the head of a chain over the draws so far. It fixes them, and it hides
them, because it is keyed by the secret; after the game everybody can recompute it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from nassau.kernel import CHANCE, Action, Chance, Record, Seal, State, text
from nassau.kernel.chance import RecordedIntegers
from nassau.kernel.record import apply_entry
from nassau.kernel.sealed import CHAIN_START, SealedIntegers, chain_key, chained


class Outcome(msgspec.Struct, frozen=True):
    """A possible answer of chance and its weight."""

    action: str
    weight: int


class Draw(msgspec.Struct, frozen=True):
    """One answer of chance. `entry` is the index of the act in the record, from 1; `at` its number in the log."""

    entry: int
    at: int
    stream: str
    number: int  # within the stream, from 0
    action: str
    bounds: list[int]  # each number was drawn below its bound
    numbers: list[int]
    outcomes: list[Outcome] | None  # in order, if the one number selects among them by weight

    def text(self) -> str:
        """The draw as the chain holds it: six lines."""
        outcomes = " ".join(f"{outcome.action}*{outcome.weight}" for outcome in self.outcomes or ())
        bounds = " ".join(map(str, self.bounds))
        return f"{self.at}\n{self.stream}\n{self.number}\n{bounds}\n{outcomes or '-'}\n{self.action}"


class DrawChain(NamedTuple):
    """The chain over the draws of a running game."""

    key: bytes
    draws: int = 0
    head: bytes = CHAIN_START

    def after(self, draw: Draw) -> DrawChain:
        return DrawChain(self.key, self.draws + 1, chained(self.key, self.head, draw.text()))


def draw_chain(dice_key: bytes) -> DrawChain:
    """The chain of a game whose dice have this key, without draws."""
    return DrawChain(chain_key(dice_key))


def heads(record: Record) -> list[str]:
    """The heads of the chain of a sealed record after 0, 1, 2, … draws, in hex."""
    chain = draw_chain(seal_of(record).key())
    found = [chain.head.hex()]
    for draw in draws(record):
        chain = chain.after(draw)
        found.append(chain.head.hex())
    return found


def draws(record: Record) -> list[Draw]:
    """Every answer of chance in a sealed record, recomputed from its seal."""
    return [draw for draw, _ in replayed_draws(record)]


def replayed_draws(record: Record) -> Iterator[tuple[Draw, State]]:
    """Every answer of chance in a sealed record, and the position after it, whose facts tell what it did."""
    seal = seal_of(record)
    key, answered, numbers = seal.key(), dict[str, int](), iter(seal.numbers)
    state = record.game.start(record.seats, record.options)
    for entry, (seat, action) in enumerate(record.entries, 1):
        if seat != CHANCE or state.pending != (CHANCE,):
            apply_entry(state, entry, seat, action)
            continue
        stream = state.question().stream(state)
        number = answered.get(stream, 0)
        answered[stream] = number + 1
        draw = describe(state, key, number, action, next(numbers, entry), entry)
        apply_entry(state, entry, seat, action)
        yield draw, state


def seal_of(record: Record) -> Seal:
    assert record.seal is not None, "only sealed dice can be audited"
    return record.seal


def describe(state: State, key: bytes, number: int, action: Action, at: int, entry: int = 0) -> Draw:
    """The draw number `number` of its stream, which the chance step on top of the stack asks for."""
    question = state.question()
    stream = question.stream(state)
    numbers = RecordedIntegers(SealedIntegers(key, stream, number))
    answer = question.draw(state, numbers)
    outcomes = weighted_outcomes(question, state, numbers, answer)
    return Draw(entry, at, stream, number, text(action), numbers.bounds, numbers.numbers, outcomes)


def weighted_outcomes(
    question: Chance[Any], state: State, numbers: RecordedIntegers, answer: Action
) -> list[Outcome] | None:
    """The outcomes with their weights if a single random number selects the answer among them, else None."""
    try:
        outcomes = [Outcome(text(action), weight) for action, weight in question.weights(state) if weight > 0]
    except NotImplementedError:
        return None
    if numbers.bounds != [sum(outcome.weight for outcome in outcomes)]:
        return None
    return outcomes if selected(outcomes, numbers.numbers[0]) == text(answer) else None


def selected(outcomes: list[Outcome], ticket: int) -> str:
    for outcome in outcomes:
        ticket -= outcome.weight
        if ticket < 0:
            return outcome.action
    raise AssertionError("the number must be below the sum of the weights")

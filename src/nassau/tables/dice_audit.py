"""The audit of sealed dice: every answer of chance in a finished game with its inputs, so that a client can recompute
it.

The client has no rules, so each draw holds its stream, the bounds of its random numbers and, where a single number
selects the outcome, the weighted outcomes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nassau.kernel import CHANCE, Action, Chance, Record, State, text
from nassau.kernel.chance import RecordedIntegers
from nassau.kernel.record import apply_entry
from nassau.kernel.sealed import SealedIntegers, seal_key


class Outcome(msgspec.Struct, frozen=True):
    """A possible answer of chance and its weight."""

    action: str
    weight: int


class Draw(msgspec.Struct, frozen=True):
    """One answer of chance. `entry` is the index of the act in the record, from 1."""

    entry: int
    stream: str
    number: int  # within the stream, from 0
    action: str
    bounds: list[int]  # each number was drawn below its bound
    numbers: list[int]
    outcomes: list[Outcome] | None  # in order, if the one number selects among them by weight


def draws(record: Record) -> list[Draw]:
    """Every answer of chance in a sealed record, recomputed from its seal."""
    assert record.seal is not None, "only sealed dice can be audited"
    key = seal_key(record.seal.secret, record.seal.contributions, record.seal.table)
    answered: dict[str, int] = {}
    state, found = record.game.start(record.seats, record.options), []
    for entry, (seat, action) in enumerate(record.entries, 1):
        if seat == CHANCE and state.pending == (CHANCE,):
            stream = state.question().stream(state)
            number = answered.get(stream, 0)
            answered[stream] = number + 1
            numbers = RecordedIntegers(SealedIntegers(key, stream, number))
            found.append(draw(state, entry, action, numbers, (stream, number)))
        apply_entry(state, entry, seat, action)
    return found


def draw(state: State, entry: int, action: Action, numbers: RecordedIntegers, place: tuple[str, int]) -> Draw:
    question = state.question()
    answer = question.draw(state, numbers)
    outcomes = weighted_outcomes(question, state, numbers, answer)
    return Draw(entry, *place, text(action), numbers.bounds, numbers.numbers, outcomes)


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

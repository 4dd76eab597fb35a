"""Win probability over a game, and the part of its changes that is luck.

The win probability is the evaluation at which search stops (`Heuristic.worth`) with all cards known; after the end it
is the result. The luck of a chance outcome is the win probability after it minus the expectation over all outcomes, so
luck has mean zero even where the evaluation is biased.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from nassau.bots.search.payoffs import win_probabilities
from nassau.kernel import CHANCE, Action, Record, State
from nassau.kernel.chance import FastIntegers
from nassau.kernel.heuristic import Heuristic
from nassau.kernel.record import apply_entry

SAMPLES: Final = 64
"""Sampled outcomes that stand for all where they cannot be enumerated."""


class WinProbabilityChange(NamedTuple):
    """The effect of one entry of a record on the win probabilities."""

    number: int  # of the entry, from 1
    seat: int
    after: list[float]  # win probability by seat after the entry
    luck: list[float]  # by seat; zero for decisions
    facts: list[Action]


def win_probability_changes(record: Record, first: int = 1, last: int | None = None) -> Iterator[WinProbabilityChange]:
    """Yield the changes by the entries from `first` to `last`. Raises BadRecord for an entry that does not replay."""
    heuristic, state = record.game.heuristic, record.game.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.entries[:last], 1):
        before = state.copy() if seat == CHANCE and number >= first else None
        apply_entry(state, number, seat, action)
        if number >= first:
            after = forecast(heuristic, state)
            mean = after if before is None else expected_forecast(heuristic, before, f"luck/{number}")
            facts = [fact.cite(fact.open()) for fact in state.facts]
            yield WinProbabilityChange(number, seat, after, subtract(after, mean), facts)


def forecast(heuristic: Heuristic, state: State) -> list[float]:
    """Win probability by seat; after the end, each seat's share of the win."""
    if not state.over:
        return win_probabilities(heuristic.evaluate(state), heuristic.decisive_lead(state))
    ranks = state.ranking()
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def expected_forecast(heuristic: Heuristic, state: State, seed: str) -> list[float]:
    """The mean forecast over the outcomes of the pending chance event."""
    total, sums = 0, [0.0] * state.seats
    for action, weight in chance_outcomes(state, seed):
        world = state.copy()
        world.apply(CHANCE, action)
        total += weight
        sums = [part + weight * share for part, share in zip(sums, forecast(heuristic, world), strict=True)]
    return [part / total for part in sums]


def chance_outcomes(state: State, seed: str) -> list[tuple[Action, int]]:
    """The outcomes of the pending chance event with weights, or SAMPLES draws where they cannot be enumerated."""
    question = state.question()
    try:
        return [(action, weight) for action, weight in question.weights(state) if weight > 0]
    except NotImplementedError:
        numbers = FastIntegers(seed)
        return [(question.draw(state, numbers), 1) for _ in range(SAMPLES)]


def subtract(minuends: Sequence[float], subtrahends: Sequence[float]) -> list[float]:
    """Element by element."""
    return [one - other for one, other in zip(minuends, subtrahends, strict=True)]

"""Everybody's chances to win over a game, and what luck did to them.

The chances are the forecast at which search stops (`Heuristic.worth`), with all cards open; at the end they are who
has won. Luck is by how much an answer of chance did better than the average of all its answers, so it averages to zero
whatever the forecast is worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from nassau.bots.search.ismcts import shares_of_win
from nassau.kernel import CHANCE, Action, Record, State
from nassau.kernel.chance import FastIntegers
from nassau.kernel.heuristic import Heuristic
from nassau.kernel.record import apply_entry

DRAWS: Final = 64
"""Answers that stand for all where there are too many to list."""


class Swing(NamedTuple):
    """What one entry of a game did to everybody's chances."""

    number: int  # of the entry, from 1
    seat: int
    chances: list[float]  # by seat, after it
    luck: list[float]  # by seat; nothing for decisions
    facts: list[Action]


def swings(record: Record, first: int = 1, last: int | None = None) -> Iterator[Swing]:
    """What the entries from `first` to `last` did, or BadRecord."""
    rules, state = record.game.heuristic, record.game.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.entries[:last], 1):
        before = state.copy() if seat == CHANCE and number >= first else None
        apply_entry(state, number, seat, action)
        if number >= first:
            chances = forecast(rules, state)
            mean = chances if before is None else expected(rules, before, f"luck/{number}")
            yield Swing(number, seat, chances, minus(chances, mean), [fact.open() for fact in state.facts])


def forecast(rules: Heuristic, state: State) -> list[float]:
    """By seat: the part of the win that is expected, or that was won."""
    if not state.over:
        return shares_of_win(rules.evaluate(state), rules.decisive_lead(state))
    ranks = state.ranking()
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def expected(rules: Heuristic, state: State, seed: str) -> list[float]:
    """The forecast after chance has answered, on average over its answers."""
    total, sums = 0, [0.0] * state.seats
    for action, weight in outcomes(state, seed):
        world = state.copy()
        world.apply(CHANCE, action)
        total += weight
        sums = [part + weight * share for part, share in zip(sums, forecast(rules, world), strict=True)]
    return [part / total for part in sums]


def outcomes(state: State, seed: str) -> list[tuple[Action, int]]:
    """What chance may answer, with weights; where that cannot be listed, some answers that are drawn independently."""
    question = state.question()
    try:
        return [(action, weight) for action, weight in question.weights(state) if weight > 0]
    except NotImplementedError:
        numbers = FastIntegers(seed)
        return [(question.draw(state, numbers), 1) for _ in range(DRAWS)]


def minus(these: Sequence[float], those: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(these, those, strict=True)]

"""Reasons of a decision: the named terms in which the heuristic's choice differs from another option.

The heuristic of a game is a sum of named terms in points (`Heuristic.terms`), so the difference between two options is
a sum of differences. Large ones are reasons that can be told to a player. Names are stable per game and not translated.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from nassau.kernel import Action, full_game
from nassau.kernel.state import State

WORLDS: Final = 8
"""Imagined states whose terms are averaged: some terms depend on hidden cards."""


class Reason(NamedTuple):
    """A term and how many points it speaks for the choice (positive) or against it (negative)."""

    term: str
    points: float


class Comparison(NamedTuple):
    """An option that was not chosen, how many points it is behind, and why, the largest difference first."""

    action: Action
    behind: float
    reasons: list[Reason]


def mean_terms(state: State, seat: int, legal: list[Action], rng: random.Random) -> list[dict[str, float]]:
    """By option: the terms of the policy, averaged over imagined states, so that nothing hidden is used."""
    heuristic, total = full_game(state).heuristic, [dict[str, float]() for _ in legal]
    for _ in range(WORLDS):
        world = state.imagine(seat, rng)
        heuristic.bias_world(world, seat, rng.random)
        for sums, terms in zip(total, heuristic.terms(world, seat, legal), strict=True):
            for name, points in terms.items():
                sums[name] = sums.get(name, 0.0) + points / WORLDS
    return total


def compare_options(state: State, seat: int, rng: random.Random, chosen: Action | None = None) -> list[Comparison]:
    """Compare `chosen`, or the option with the most points, with all others; the closest one first.

    Raises ValueError if `chosen` is not legal.
    """
    legal = state.legal(seat)
    terms = mean_terms(state, seat, legal, rng)
    points = [sum(one.values()) for one in terms]
    best = points.index(max(points)) if chosen is None else legal.index(chosen)
    others = [index for index in range(len(legal)) if index != best]
    found = [
        Comparison(legal[index], points[best] - points[index], differences(terms[best], terms[index]))
        for index in others
    ]
    return sorted(found, key=lambda one: one.behind)


def differences(chosen: dict[str, float], other: dict[str, float]) -> list[Reason]:
    """The terms in which two options differ, the largest difference first."""
    names = dict.fromkeys([*chosen, *other])
    reasons = [Reason(name, chosen.get(name, 0.0) - other.get(name, 0.0)) for name in names]
    return sorted((one for one in reasons if abs(one.points) > 1e-9), key=lambda one: -abs(one.points))

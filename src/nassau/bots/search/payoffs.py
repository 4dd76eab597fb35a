"""Payoffs of a rollout: shares of the win by seat, from an evaluation or from the final result."""

from __future__ import annotations

from math import exp
from typing import Final

from nassau.kernel.heuristic import Heuristic
from nassau.kernel.state import State

RANK_WEIGHT: Final = 0.75
"""Weight of who won in the payoff of a finished game. The rest is the margin, which guides search where winning is
unlikely."""
THREE_TO_ONE: Final = 1.1
"""Logit of winning about three times as often: log 3."""


def payoffs(heuristic: Heuristic, state: State) -> list[float]:
    """By seat: the expected share of the win, or a mixture of result and margin after the end. The sum is 1."""
    if state.stack:
        return win_probabilities(heuristic.evaluate(state), heuristic.decisive_lead(state))
    margins = win_probabilities([float(score) for score in state.scores()], heuristic.decisive_lead(state))
    ranks = state.ranking()
    winners = ranks.count(1)
    return [
        RANK_WEIGHT * (1.0 / winners if ranks[seat] == 1 else 0.0) + (1.0 - RANK_WEIGHT) * margins[seat]
        for seat in range(state.seats)
    ]


def win_probabilities(points: list[float], lead: float) -> list[float]:
    """Softmax of points by seat: a seat `lead` points ahead of another wins about three times as often."""
    top = max(points)
    weights = [exp(THREE_TO_ONE * (value - top) / lead) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]

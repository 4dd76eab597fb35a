"""Resampling the goal cards of other seats, weighted by their visible play."""

from __future__ import annotations

from math import exp
from typing import Final

from nassau.games.grog.components import GOALS, GOODS_GOAL, PARROT_GOAL, PENINSULA_GOAL
from nassau.games.grog.scoring import crew_on
from nassau.games.grog.sites import COLOURS, GOAL_VALUE, PER_PENINSULA
from nassau.games.grog.state import Grog
from nassau.kernel.heuristic import UniformFloat

CHEAPEST: Final = min(GOAL_VALUE)


def guess_goals(table: Grog, seat: int, lot: UniformFloat) -> None:
    """Redraw the goal cards of a seat, weighted by how well they fit its visible play."""
    first, pile = GOALS * seat, table.goal_pile
    weights = [exp(log_weight(table, seat, kind)) for kind in range(GOALS)]
    for old in [kind for kind in range(GOALS) for _ in range(table.goals[first + kind])]:
        table.goals[first + old] -= 1
        pile[old] += 1
        new = draw_index([weights[kind] * pile[kind] for kind in range(GOALS)], lot)
        table.goals[first + new] += 1
        pile[new] -= 1


def log_weight(table: Grog, seat: int, kind: int) -> float:
    """Log-likelihood that a seat with this visible play holds a goal; coefficients measured in played games."""
    if kind == PARROT_GOAL:
        return 0.4 * table.parrot_count(seat)
    if kind >= GOODS_GOAL:
        return 1.2 * table.goods[COLOURS * seat + kind - GOODS_GOAL]
    if kind < PENINSULA_GOAL:  # cheap buildings are often claimed without a goal, expensive ones rarely
        return (1.3 if GOAL_VALUE[kind] == CHEAPEST else 4.0) * crew_on(table, seat, kind)
    first = PER_PENINSULA * (kind - PENINSULA_GOAL)
    return 0.8 * table.sites[first : first + PER_PENINSULA].count(seat)


def draw_index(weights: list[float], lot: UniformFloat) -> int:
    """An index drawn with probability proportional to its weight."""
    ticket = lot() * sum(weights)
    for place in range(len(weights)):
        ticket -= weights[place]
        if ticket < 0.0:
            return place
    return weights.index(max(weights))  # rounding left a remainder

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
PARROTS_FIT: Final = 1.5  # per parrot card
GOODS_FIT: Final = 2.4  # per tile
CHEAP_FIT: Final = 3.5  # per crew member: cheap buildings are often claimed without a goal
DEAR_FIT: Final = 7.0  # expensive ones rarely
PENINSULA_FIT: Final = 2.8
PENINSULA_GOALS: Final = 2.2  # these goals are kept more often than others
SECOND_COPY: Final = 0.0001  # a second copy of a goal scores nothing, so it is kept only by need


def guess_goals(table: Grog, seat: int, lot: UniformFloat) -> None:
    """Redraw the goal cards of a seat, weighted by how well they fit its visible play."""
    first, pile = GOALS * seat, table.goal_pile
    weights = [exp(log_weight(table, seat, kind)) for kind in range(GOALS)]
    for old in [kind for kind in range(GOALS) for _ in range(table.goals[first + kind])]:
        table.goals[first + old] -= 1
        pile[old] += 1
        new = draw_index([chance(table, first, weights, kind) for kind in range(GOALS)], lot)
        table.goals[first + new] += 1
        pile[new] -= 1


def chance(table: Grog, first: int, weights: list[float], kind: int) -> float:
    """The weight of a kind for one card: cards left, fit, and that nobody wants a second copy (G15.5)."""
    second = SECOND_COPY if table.goals[first + kind] else 1.0
    return weights[kind] * table.goal_pile[kind] * second


def log_weight(table: Grog, seat: int, kind: int) -> float:
    """Log-likelihood that a seat with this visible play holds a goal; tests/bots/test_beliefs.py checks the scores."""
    if kind == PARROT_GOAL:
        return PARROTS_FIT * table.parrot_count(seat)
    if kind >= GOODS_GOAL:
        return GOODS_FIT * table.goods[COLOURS * seat + kind - GOODS_GOAL]
    if kind < PENINSULA_GOAL:
        return (CHEAP_FIT if GOAL_VALUE[kind] == CHEAPEST else DEAR_FIT) * crew_on(table, seat, kind)
    first = PER_PENINSULA * (kind - PENINSULA_GOAL)
    return PENINSULA_GOALS + PENINSULA_FIT * table.sites[first : first + PER_PENINSULA].count(seat)


def draw_index(weights: list[float], lot: UniformFloat) -> int:
    """An index drawn with probability proportional to its weight."""
    ticket = lot() * sum(weights)
    for place in range(len(weights)):
        ticket -= weights[place]
        if ticket < 0.0:
            return place
    return weights.index(max(weights))  # rounding left a remainder

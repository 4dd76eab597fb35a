"""G15.3–G15.14: the final scoring."""

from __future__ import annotations

from nassau.games.grog.components import (
    COINS_PER_POINT,
    FREE,
    GOALS,
    GOODS_GOAL,
    LOCK,
    MAJORITY_POINTS,
    PARROT_GOAL,
    PENINSULA_GOAL,
    PRESENCE_POINTS,
    SUBSTITUTES,
)
from nassau.games.grog.holdings import Holdings
from nassau.games.grog.sites import COLOURS, GOAL_VALUE, PER_PENINSULA, SAME_TYPE


def score_all(state: Holdings) -> None:
    """G15.3–G15.14: record the tally of each seat as a fact."""
    for seat in range(state.seats):
        points = tally(state, seat)
        state.emit_with(["scored", "G15.14", seat, sum(points)], points)


def tally(state: Holdings, seat: int) -> list[int]:
    """Points for track, chest cards, coins, building, peninsula, goods and parrot goals. The sum is the score."""
    buildings = peninsulas = 0
    for kind in range(GOODS_GOAL):
        if state.goals[GOALS * seat + kind]:
            if kind < PENINSULA_GOAL:
                buildings += GOAL_VALUE[kind] * crew_on(state, seat, kind)
            else:
                peninsulas += majority(state, seat, kind - PENINSULA_GOAL)
    parrots = state.parrot_count(seat) if state.goals[GOALS * seat + PARROT_GOAL] else 0
    coins = state.coins[seat] // COINS_PER_POINT
    return [
        state.points[seat],
        state.chest_count(seat),
        coins,
        buildings,
        peninsulas,
        goods_points(state, seat),
        parrots,
    ]


def crew_on(state: Holdings, seat: int, kind: int) -> int:
    """G15.6: crew of the seat on buildings of a type."""
    count = 0
    for building in SAME_TYPE[kind]:
        if state.sites[building] == seat:
            count += 1
    return count


def majority(state: Holdings, seat: int, colour: int) -> int:
    """G15.8–G15.10, G12.4: points of a peninsula goal; crew is compared by colour, ghosts included, locks excluded."""
    crew = [0] * LOCK
    for occupant in state.sites[PER_PENINSULA * colour : PER_PENINSULA * (colour + 1)]:
        if occupant != FREE and occupant != LOCK:
            crew[occupant] += 1
    own = crew[seat]
    crew[seat] = 0
    if own == 0:
        return 0
    return MAJORITY_POINTS if own > max(crew) else PRESENCE_POINTS


def goods_points(state: Holdings, seat: int) -> int:
    """G15.11, G15.12: one point per tile with a goal, and one per SUBSTITUTES other tiles."""
    goals, wanted, others = tiles_by_goal(state, seat)
    return wanted + others // SUBSTITUTES if goals else 0


def tiles_by_goal(state: Holdings, seat: int) -> tuple[int, int, int]:
    """The number of goods goals, of tiles that match one, and of all other tiles."""
    goals = wanted = others = 0
    for colour in range(COLOURS):
        tiles = state.goods[COLOURS * seat + colour]
        if state.goals[GOALS * seat + GOODS_GOAL + colour]:
            goals += 1
            wanted += tiles
        else:
            others += tiles
    return goals, wanted, others

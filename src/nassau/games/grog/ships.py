"""G7.3, G7.5, G7.10–G7.12, G8.8: what a seat could do at the ships. Questions only."""

from __future__ import annotations

from nassau.games.grog.components import (
    CHEST_SHIP,
    CLAIM_TILES,
    GHOST_SHIP,
    GOAL_SHIP,
    NO_LIMIT,
    NOTHING,
    OPEN_SEA,
    PARROT_SHIP,
    SUBSTITUTES,
)
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog, left_in


def closed(state: Grog) -> int:
    """G7.3, G14.2: a bit for each ship that nobody may visit: with a marker, at open sea, or the ghost ship."""
    ships = 1 << GHOST_SHIP | 1 << state.ships[OPEN_SEA]
    for marker in state.markers:
        if marker != NOTHING:
            ships |= 1 << marker
    return ships


def worth(state: Grog, seat: int, good: int) -> int:
    """G7.8: the tiles of a good that a seat could hand in, with substitutes."""
    return state.goods[COLOURS * seat + good] + state.others(seat, good) // SUBSTITUTES


def can_give(state: Grog, ship: int) -> bool:
    """G8.8: whether the main trade could be done at all."""
    if ship == CHEST_SHIP:
        return any(copies for copies in state.chest_pile)
    if ship == PARROT_SHIP:
        return any(copies for copies in state.parrot_pile)
    return ship != GOAL_SHIP or bool(state.under) or any(copies for copies in state.goal_pile)


def deck_left(state: Grog, ship: int) -> int:
    """G8.8: how often the main trade could be done at most."""
    if ship == CHEST_SHIP:
        return left_in(state.chest_pile)
    if ship == PARROT_SHIP:
        return left_in(state.parrot_pile)
    return state.goal_deck() if ship == GOAL_SHIP else NO_LIMIT


def can_claim(state: Grog, seat: int, good: int) -> bool:
    """G7.10: crew is left and a building is free."""
    return state.crew[seat] > 0 and state.any_free(good, NOTHING)


def can_trade(state: Grog, seat: int, space: int) -> bool:
    """G7.5, G7.10: whether the ship anchored at a water space offers the seat an action with an effect."""
    gives = can_give(state, state.ships[space])
    if gives and state.goods[COLOURS * seat + space] > 0:  # so it is most often, and no other tiles need be counted
        return True
    tiles = worth(state, seat, space)
    return (gives and tiles > 0) or (tiles >= CLAIM_TILES and can_claim(state, seat, space))


def exempt(state: Grog, seat: int) -> bool:
    """G7.11, G7.12: whether the seat need not trade at all."""
    owns, effective, shut = False, False, closed(state)
    for space in range(OPEN_SEA):
        if not shut >> state.ships[space] & 1:
            owns = owns or state.goods[COLOURS * seat + space] > 0
            effective = effective or can_trade(state, seat, space)
            if owns and effective:
                return False
    return True

"""G7.3, G7.5, G7.10–G7.13, G8.8: read-only questions about what a seat can do at the ships."""

from __future__ import annotations

from nassau.games.grog.components import (
    CHEST_SHIP,
    CLAIM_TILES,
    GHOST_SHIP,
    GOAL_SHIP,
    NO_LIMIT,
    OPEN_SEA,
    PARROT_SHIP,
    SUBSTITUTES,
)
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.kernel import NOTHING
from nassau.kernel.pile import left_in


def closed_ships(state: Grog) -> int:
    """G7.3, G14.2: bit set of the ships that may not be visited: with a marker, at open sea, or the ghost ship."""
    ships = 1 << GHOST_SHIP | 1 << state.ships[OPEN_SEA]
    for marker in state.markers:
        if marker != NOTHING:
            ships |= 1 << marker
    return ships


def tiles_available(state: Grog, seat: int, good: int) -> int:
    """G7.8: tiles of a good that a seat can hand in, substitutes included."""
    return state.goods[COLOURS * seat + good] + state.others(seat, good) // SUBSTITUTES


def has_stock(state: Grog, ship: int) -> bool:
    """G7.10, G7.13, G8.8: whether the ship takes tiles; the same as `stock_left(state, ship) > 0`, without counting."""
    if ship == CHEST_SHIP:
        found = any(copies for copies in state.chest_pile)
    elif ship == PARROT_SHIP:
        found = any(copies for copies in state.parrot_pile)
    else:
        found = ship != GOAL_SHIP or bool(state.under) or any(copies for copies in state.goal_pile)
    return found or takes_for_nothing(state)


def takes_for_nothing(state: Grog) -> bool:
    """G7.13: whether a ship takes 1 tile although its deck is empty."""
    return state.options["empty_decks"] == "visited"


def stock_left(state: Grog, ship: int) -> int:
    """G7.13, G8.8: tiles that the ship can take for cards of its deck; NO_LIMIT for coins."""
    left = cards_left(state, ship)
    return 1 if left == 0 and takes_for_nothing(state) else left


def cards_left(state: Grog, ship: int) -> int:
    """Cards in the deck of a ship; NO_LIMIT for coins."""
    if ship == CHEST_SHIP:
        return left_in(state.chest_pile)
    if ship == PARROT_SHIP:
        return left_in(state.parrot_pile)
    return state.goal_deck() if ship == GOAL_SHIP else NO_LIMIT


def can_claim(state: Grog, seat: int, good: int) -> bool:
    """G7.10: whether the seat has crew left and a building is free."""
    return state.crew[seat] > 0 and state.any_free(good, NOTHING)


def can_trade(state: Grog, seat: int, space: int) -> bool:
    """G7.5, G7.10, G7.13: whether the seat can trade or claim at the ship at a water space."""
    gives = has_stock(state, state.ships[space])
    if gives and state.goods[COLOURS * seat + space] > 0:  # the common case, without counting other tiles
        return True
    tiles = tiles_available(state, seat, space)
    return (gives and tiles > 0) or (tiles >= CLAIM_TILES and can_claim(state, seat, space))


def owns_demanded(state: Grog, seat: int) -> bool:
    """G7.11: whether the seat has a tile of a good that a permitted ship demands."""
    shut = closed_ships(state)
    for space in range(OPEN_SEA):
        if not shut >> state.ships[space] & 1 and state.goods[COLOURS * seat + space] > 0:
            return True
    return False


def may_skip_trade(state: Grog, seat: int) -> bool:
    """G7.11, G7.12: whether the seat may visit a ship without trading."""
    owns, effective, shut = False, False, closed_ships(state)
    for space in range(OPEN_SEA):
        if not shut >> state.ships[space] & 1:
            owns = owns or state.goods[COLOURS * seat + space] > 0
            effective = effective or can_trade(state, seat, space)
            if owns and effective:
                return False
    return True

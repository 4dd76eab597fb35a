"""R12.1–R12.4, R18.1: the action of the field that the captain has reached."""

from __future__ import annotations

from nassau.games.rum.chest import Chest
from nassau.games.rum.components import (
    BARRELS_PER_VISIT,
    CHEST,
    CHEST_PLACE,
    COIN,
    GOOD_TOKEN,
    GUARD,
    HEADQUARTERS,
    KIND_OF_FIELD,
    LARGE_GUARD,
    MAP_TOKEN,
    PINK_MAP,
    PIRATE,
    RENDEZVOUS,
    RENDEZVOUS_TOKEN,
    RUM,
    SMALL_GUARD,
    SUPPLIES,
    SWAN,
    SYMBOL,
    TAVERN_TOKEN,
    YELLOW_MAP,
)
from nassau.games.rum.guards import GuardHouse
from nassau.games.rum.headquarters import Headquarters
from nassau.games.rum.maps import TakeMap
from nassau.games.rum.rendezvous import DrawRendezvous, fulfil
from nassau.games.rum.state import Rum
from nassau.games.rum.supplies import DrawGood
from nassau.games.rum.tavern import Tavern
from nassau.kernel import NOTHING, Step


def arrive(state: Rum, seat: int) -> Step[Rum] | None:
    """R12.1, R12.3: fulfil a matching rendez-vous, then do the field's action. Returns the step it needs, if any."""
    kind = KIND_OF_FIELD[state.captain]
    if SYMBOL[kind] != NOTHING:
        fulfil(state, seat, SYMBOL[kind])
    if kind == COIN:
        gain_coins(state, seat, 1)
    elif kind == PIRATE:
        hire(state, seat)
    elif kind == RUM:
        fetch_rum(state, seat)
    else:
        return offer(state, seat, kind)
    return None


def offer(state: Rum, seat: int, kind: int) -> Step[Rum] | None:
    """The step of a field that needs a decision or a draw, or None if nothing is available (R3.8)."""
    if kind == HEADQUARTERS:
        return Headquarters(seat)
    if kind == SUPPLIES:
        return DrawGood(seat) if state.any_left(GOOD_TOKEN) else None
    if kind == RENDEZVOUS:
        return DrawRendezvous(seat) if state.any_shuffled(RENDEZVOUS_TOKEN) else None
    if PINK_MAP <= kind <= YELLOW_MAP:
        return TakeMap(seat, kind - PINK_MAP) if state.matching(MAP_TOKEN, kind - PINK_MAP) else None
    if kind == CHEST:
        return Chest(seat) if state.open[CHEST_PLACE] != NOTHING else None
    if kind == GUARD:
        return GuardHouse(seat) if state.any_left(SMALL_GUARD) or state.any_left(LARGE_GUARD) else None
    return Tavern(seat, kind - SWAN) if state.matching(TAVERN_TOKEN, kind - SWAN) else None


def gain_coins(state: Rum, seat: int, amount: int) -> None:
    """R3.8, R12.4: coins never run out."""
    state.coins[seat] += amount
    state.emit("coins_gained", "R12.4", seat, amount)


def hire(state: Rum, seat: int) -> None:
    """R12.10: one pirate from the hiring place to the supply."""
    if state.hiring[seat]:
        state.hiring[seat] -= 1
        state.supply[seat] += 1
        state.emit("hired", "R12.10", seat)


def fetch_rum(state: Rum, seat: int) -> None:
    """R18.1, R18.2: two barrels of rum while the common supply lasts."""
    barrels = min(BARRELS_PER_VISIT, state.barrels())
    if barrels:
        state.rum[seat] += barrels
        state.emit("rum_fetched", "R18.1", seat, barrels)

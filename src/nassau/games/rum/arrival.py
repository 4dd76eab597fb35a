"""R12.1–R12.4, R12.10, R18.1, R18.2: the action of the field that the captain has reached."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.chest import Chest
from nassau.games.rum.components import (
    BARRELS_PER_VISIT,
    CHEST,
    CHEST_PLACE,
    COIN,
    ES_CRUCE,
    FRERE_JACQUES,
    GOOD_TOKEN,
    GREEN_MAP,
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
        gain_coin(state, seat)
    elif kind == PIRATE:
        hire(state, seat)
    elif kind == RUM:
        fetch_rum(state, seat)
    else:
        step = offer(state, seat, kind)
        if step is None:
            leave_empty_handed(state, seat, kind)
        return step
    return None


def offer(state: Rum, seat: int, kind: int) -> Step[Rum] | None:
    """R12.2: the step of a field that needs a decision or a draw, or None if nothing is available (R3.8)."""
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


EMPTY: Final[dict[int, str]] = {
    PIRATE: "R12.10", SUPPLIES: "R3.8", RENDEZVOUS: "R3.8", PINK_MAP: "R15.1", GREEN_MAP: "R15.1",
    YELLOW_MAP: "R15.1", SWAN: "R16.1", ES_CRUCE: "R16.1", FRERE_JACQUES: "R16.1", CHEST: "R17.5", RUM: "R18.2",
    GUARD: "R19.5",
}  # fmt: skip
"""By kind of field: the rule for a field that has nothing to give."""


def leave_empty_handed(state: Rum, seat: int, kind: int) -> None:
    """R3.8, R12.10, R15.1, R16.1, R17.5, R18.2, R19.5: the field has nothing for the seat."""
    state.emit("empty_handed", EMPTY[kind], seat, kind)


def gain_coin(state: Rum, seat: int) -> None:
    """R3.8, R12.4: coins never run out."""
    state.coins[seat] += 1
    state.emit("coins_gained", "R12.4", seat, 1)


def hire(state: Rum, seat: int) -> None:
    """R12.10: one pirate from the hiring place to the supply."""
    if state.hiring[seat]:
        state.hiring[seat] -= 1
        state.supply[seat] += 1
        state.emit("hired", "R12.10", seat)
    else:
        leave_empty_handed(state, seat, PIRATE)


def fetch_rum(state: Rum, seat: int) -> None:
    """R18.1, R18.2: two barrels of rum while the common supply lasts."""
    barrels = min(BARRELS_PER_VISIT, state.barrels())
    if barrels:
        state.rum[seat] += barrels
        state.emit("rum_fetched", "R18.1" if barrels == BARRELS_PER_VISIT else "R18.2", seat, barrels)
    else:
        leave_empty_handed(state, seat, RUM)

"""How punts move, which spaces are open and who is paid: shared by the steps of the voyage."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import (
    ASHORE,
    AT_SEA,
    CAPTAIN,
    INSURANCE,
    MATE,
    NOBODY,
    PRICE,
    RIM,
    ROUTES,
    SPACES,
    YARD_BERTH,
)
from nassau.games.manila.state import Manila
from nassau.kernel import Action

PLACES: Final[list[Action]] = [("place", space) for space in range(SPACES)]
DEAREST: Final = max(PRICE)
CHEAPEST_FIRST: Final[tuple[int, ...]] = tuple(sorted(range(ASHORE, INSURANCE), key=lambda space: PRICE[space]))


def move(state: Manila, route: int, waves: int) -> None:
    """M8.1, M8.2, M10.9: forward or back, not behind wave 0; past 13 the punt docks at once."""
    state.wave[route] = min(RIM + 1, max(0, state.wave[route] + waves))
    state.emit("punt_moved", route, state.load[route], state.wave[route])
    if state.wave[route] > RIM:
        dock(state, route)


def steer(state: Manila, seat: int, route: int, waves: int) -> None:
    """M10.8, M10.9."""
    state.emit("pilot_steered", seat, route, waves)
    move(state, route, waves)


def dock(state: Manila, route: int) -> None:
    """M8.2, M8.3: at the next free port slot."""
    state.berth[route] = state.in_port()
    state.emit("punt_docked", route, state.load[route], state.berth[route])


def lay_up(state: Manila, route: int) -> None:
    """M8.6: at the next free shipyard slot."""
    slot = state.in_yard()
    state.berth[route] = YARD_BERTH + slot
    state.emit("punt_laid_up", route, state.load[route], slot)


def open_seats(state: Manila) -> list[Action]:
    """M6.11, M6.12: the cheapest free seat of every punt at sea."""
    seats = []
    for route in range(3):
        if state.berth[route] == AT_SEA:
            space = state.next_seat(state.load[route])
            if space >= 0:
                seats.append(PLACES[space])
    return seats


def open_places(state: Manila) -> list[Action]:
    """M6.11, M6.12, M6.14–M6.17: every space that somebody with enough money could take now."""
    taken = state.spaces
    shut = MATE if taken[CAPTAIN] == NOBODY else SPACES
    places = open_seats(state)
    places += [PLACES[space] for space in range(ASHORE, SPACES) if taken[space] == NOBODY and space != shut]
    return places


def broke(state: Manila, seat: int) -> bool:
    """M7.1, M7.5: no unpledged share, and too little cash for every open space but the insurance."""
    if state.cash[seat] >= DEAREST or state.unpledged(seat):
        return False
    return state.cash[seat] < max(1, cheapest(state))


def cheapest(state: Manila) -> int:
    """The price of the cheapest open space besides the insurance, or 0 if there is none."""
    lowest = 0
    for route in ROUTES:
        space = state.next_seat(state.load[route]) if state.berth[route] == AT_SEA else -1
        if space >= 0:
            lowest = min(lowest or DEAREST, PRICE[space])
    for space in CHEAPEST_FIRST:
        if state.spaces[space] == NOBODY:
            return min(lowest or DEAREST, PRICE[space])
    return lowest


def any_open(state: Manila) -> bool:
    """Whether `cheapest` finds a space. If a pirate space is free, one of the two is open."""
    for space in range(ASHORE, INSURANCE):
        if state.spaces[space] == NOBODY:
            return True
    return cheapest(state) > 0


def earn(state: Manila, fact: str, seat: int, source: int, amount: int) -> None:
    """The bank pays (M2.9: it always can)."""
    state.cash[seat] += amount
    state.emit(fact, seat, source, amount)

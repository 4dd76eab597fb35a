"""Fast lists of legal actions for the steps that dominate the run time of a game.

Each function names the slow truth it must agree with; tests/conformance compares them in every position it visits.
"""

from __future__ import annotations

from nassau.games.port_royal.components import BLUE, NUMBER, ORANGE, SHIP, SKULL, TOLL_WHEELS, TREASURE, WHEEL, YELLOW
from nassau.games.port_royal.fields import CROSS_ACTIONS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, Action


def legal_crosses(state: PortRoyal, seat: int, pool: int) -> list[Action]:
    """The fields that `refuse_cross` and `refuse_toll` allow: only fields of the border are looked at."""
    found: list[Action] = []
    if pool:
        for field in state.border[seat]:
            if state.sheet.kind[field] == WHEEL:
                found += [("pay", field, colour) for colour in TOLL_WHEELS if state.spare(seat, colour)]
            elif is_crossable(state, seat, field, pool):
                found.append(CROSS_ACTIONS[field])
    return found


def can_cross_any(state: PortRoyal, seat: int, pool: int) -> bool:
    """Whether `legal_crosses` is not empty."""
    if pool:
        for field in state.border[seat]:
            if is_crossable(state, seat, field, pool):
                return True
    return False


def is_crossable(state: PortRoyal, seat: int, field: int, pool: int) -> bool:
    """Whether `refuse_kind` or, for a wheel field, `refuse_toll` allows a field of the border."""
    kind = state.sheet.kind[field]
    if kind <= SKULL:
        return True
    if kind == SHIP:
        return state.colours[seat] >> state.sheet.colour[field] & 1 == 1
    if kind == NUMBER:
        return state.price(seat, field) <= pool
    if kind == TREASURE:
        return state.treasures[state.sheet.prize[field]] == NOBODY
    if kind == WHEEL:
        return state.spare(seat, YELLOW) + state.spare(seat, ORANGE) + state.spare(seat, BLUE) > 0
    return state.achieved(seat, state.sheet.prize[field]) >= state.sheet.worth[field]

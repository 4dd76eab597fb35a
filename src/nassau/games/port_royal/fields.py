"""P9, P10, P14, P18, P19: whether a field may be crossed."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import MISSION, NUMBER, SHIP, SHIPS, TOLL_WHEELS, TREASURE, WHEEL
from nassau.games.port_royal.sheet import MOST_FIELDS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, NOTHING, Action, Refusal

CROSS_ACTIONS: Final[list[Action]] = [("cross", field) for field in range(MOST_FIELDS)]


def refuse_cross(state: PortRoyal, seat: int, field: int, pool: int) -> Refusal | None:
    """Refuse to cross a field with `pool` crosses."""
    reason = refuse_contact(state, seat, field)
    if reason is not None:
        return reason
    if pool < 1:
        return Refusal("P9.2", 1, pool)
    return refuse_kind(state, seat, field, pool)


def refuse_contact(state: PortRoyal, seat: int, field: int) -> Refusal | None:
    """P9.1–P9.4, P13.13: refuse a field that is not empty or not next to a reached one."""
    if not 0 <= field < state.sheet.size:
        return Refusal("P9.1")
    if field in state.border[seat]:
        return None
    if state.is_done(seat, field):
        return Refusal("P9.2")
    island = state.sheet.island[field]
    return Refusal("P9.3" if island != NOTHING and not state.is_open(seat, island) else "P9.1")


def refuse_kind(state: PortRoyal, seat: int, field: int, pool: int) -> Refusal | None:
    """P10.1, P14.2, P18.2, P18.4, P19.2: refuse a field whose condition is not met."""
    sheet, kind = state.sheet, state.sheet.kind[field]
    if kind == SHIP and not state.colours[seat] >> sheet.colour[field] & 1:
        return Refusal("P10.1")
    if kind == NUMBER and state.price(seat, field) > pool:
        return Refusal("P18.4", state.price(seat, field), pool)
    if kind == TREASURE and state.treasures[sheet.prize[field]] != NOBODY:
        return Refusal("P14.2")
    if kind == WHEEL:
        return Refusal("P18.2")
    if kind == MISSION:
        have = state.achieved(seat, sheet.prize[field])
        return None if have >= sheet.worth[field] else Refusal("P19.2", sheet.worth[field], have)
    return None


def refuse_toll(state: PortRoyal, seat: int, field: int, colour: int, pool: int) -> Refusal | None:
    """P18.2, P18.3: refuse to cross a wheel field with a wheel of this colour."""
    reason = refuse_contact(state, seat, field)
    if reason is not None:
        return reason
    if state.sheet.kind[field] != WHEEL or not 0 <= colour < SHIPS or colour not in TOLL_WHEELS:
        return Refusal("P18.2")
    if pool < 1:
        return Refusal("P9.2", 1, pool)
    return None if state.spare(seat, colour) else Refusal("P18.2", 1, 0)

"""P9.1–P9.4, P10.1, P14.2, P18.2–P18.6, P19.2: whether a field may be crossed."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import MISSION, NUMBER, SHIP, SHIPS, TOLL_WHEELS, TREASURE, WHEEL
from nassau.games.port_royal.sheet import MOST_FIELDS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, NOTHING, Action, Refusal
from nassau.kernel.refusal import at_least, missing

CROSS_ACTIONS: Final[list[Action]] = [("cross", field) for field in range(MOST_FIELDS)]
MISSION_NOUNS: Final[tuple[str, ...]] = (
    "mission_treasure", "mission_wheel", "mission_island", "mission_skull", "mission_sabre", "mission",
)  # fmt: skip
"""Nouns of refusals, by mission."""
WHEEL_NOUNS: Final[tuple[str, ...]] = ("yellow_wheel", "orange_wheel", "green_wheel", "blue_wheel", "red_wheel")
"""Nouns of refusals, by colour."""


def refuse_cross(state: PortRoyal, seat: int, field: int, pool: int) -> Refusal | None:
    """P9.2: refuse to cross a field with `pool` crosses."""
    reason = refuse_contact(state, seat, field)
    if reason is not None:
        return reason
    if pool < 1:
        return missing("P9.2", "cross")
    return refuse_kind(state, seat, field, pool)


def refuse_contact(state: PortRoyal, seat: int, field: int) -> Refusal | None:
    """P9.1–P9.4, P13.13: refuse a field that is not empty or not next to a reached one."""
    if not 0 <= field < state.sheet.size:
        return Refusal("P9.1")
    if field in state.border[seat]:
        return None
    if state.is_done(seat, field):
        return missing("P9.2", "empty_field")
    island = state.sheet.island[field]
    return Refusal("P9.3" if island != NOTHING and not state.is_open(seat, island) else "P9.1")


def refuse_kind(state: PortRoyal, seat: int, field: int, pool: int) -> Refusal | None:
    """P10.1, P14.2, P18.2, P18.4, P19.2: refuse a field whose condition is not met."""
    sheet, kind = state.sheet, state.sheet.kind[field]
    if kind == SHIP and not state.colours[seat] >> sheet.colour[field] & 1:
        return missing("P10.1", "ship_colour")
    if kind == NUMBER and state.price(seat, field) > pool:
        return at_least("P18.4", "cross", state.price(seat, field), pool)
    if kind == TREASURE and state.treasures[sheet.prize[field]] != NOBODY:
        return Refusal("P14.2")
    if kind == WHEEL:
        return Refusal("P18.2")
    if kind == MISSION:
        mission, need = sheet.prize[field], sheet.worth[field]
        have = state.achieved(seat, mission)
        return None if have >= need else at_least("P19.2", MISSION_NOUNS[mission], need, have)
    return None


def refuse_toll(state: PortRoyal, seat: int, field: int, colour: int, pool: int) -> Refusal | None:
    """P9.2, P18.2, P18.3: refuse to cross a wheel field with a wheel of this colour."""
    reason = refuse_contact(state, seat, field)
    if reason is not None:
        return reason
    if state.sheet.kind[field] != WHEEL or not 0 <= colour < SHIPS or colour not in TOLL_WHEELS:
        return Refusal("P18.2")
    if pool < 1:
        return missing("P9.2", "cross")
    return None if state.spare(seat, colour) else missing("P18.2", WHEEL_NOUNS[colour])

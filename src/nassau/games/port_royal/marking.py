"""Changes of a sheet, shared by the steps: crosses, filled-in fields, persons, wheels and skulls."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    CAPTAIN,
    GREEN,
    GREEN_POINTS,
    ISLAND,
    MISSION,
    MISSION_FIRST,
    MISSION_LATER,
    ROW_SIZE,
    SENORITA,
    SKULL,
    SKULL_TRACK,
    TREASURE,
    WHEELS,
)
from nassau.games.port_royal.scoring import score
from nassau.games.port_royal.sheet import BIT, WORD, WORDS
from nassau.games.port_royal.state import PortRoyal

# What a cross or a filled-in field triggers before the next decision.
NO_EVENT: Final = 0
STRIKE: Final = 1
PAINT: Final = 2
COMMISSION: Final = 3

# Why a skull must be struck, and the rule that demands it.
FOR_SUM: Final = 0
FOR_FAILURE: Final = 1
FOR_SHIP: Final = 2
FOR_FIELD: Final = 3
FOR_JESTER: Final = 4
SKULL_RULES: Final[tuple[str, ...]] = ("P6.2", "P6.6", "P8.2", "P10.3", "P19.11")

CROSS_RULES: Final[tuple[str, ...]] = (
    "P9.1", "P9.1", "P9.1", "P10.3", "P10.1", "P18.2", "P18.4", "P14.1", "P19.2",
)  # fmt: skip
"""By kind of field: the rule by which it is crossed."""


# -- fields


def reach(state: PortRoyal, seat: int, field: int) -> None:
    """P9.1, P13.13: mark a field as reached and update the border; adjacent filled-in fields are reached too."""
    border = state.border[seat]
    remove(border, field)
    state.reached[WORDS * seat + WORD[field]] |= BIT[field]
    for near in state.sheet.neighbours[field]:
        if state.is_reached(seat, near):
            continue
        if state.is_filled(seat, near):
            reach(state, seat, near)
        else:
            insert(border, near)


def insert(fields: list[int], field: int) -> None:
    """Insert into a sorted list without duplicates. A loop, because compiled it is faster than `bisect`."""
    for place, other in enumerate(fields):
        if other >= field:
            if other != field:
                fields.insert(place, field)
            return
    fields.append(field)


def remove(fields: list[int], field: int) -> None:
    """Remove a field if it is in the list."""
    for place, other in enumerate(fields):
        if other == field:
            fields.pop(place)
            return


def cross(state: PortRoyal, seat: int, field: int, price: int) -> int:
    """P9.1, P9.6, P10.1, P10.3, P14.1, P18.2, P18.4, P19.2: cross a field; returns the event that it triggers."""
    sheet, kind = state.sheet, state.sheet.kind[field]
    reach(state, seat, field)
    state.emit(
        "crossed", CROSS_RULES[kind], seat, field, sheet.what[field], sheet.place[field], sheet.origin[field],
        sheet.goal[field], price,
    )  # fmt: skip
    if kind == ISLAND:
        return hire_if_complete(state, seat, sheet.island[field], "P13.1")
    if kind == SKULL:
        return STRIKE
    if kind == TREASURE:
        find_treasure(state, seat, sheet.prize[field], sheet.worth[field])
    elif kind == MISSION:
        fulfil_mission(state, seat, sheet.prize[field])
    return NO_EVENT


def fill(state: PortRoyal, seat: int, field: int) -> int:
    """P13.11–P13.13: fill in a field; returns the event that it triggers."""
    state.filled[WORDS * seat + WORD[field]] |= BIT[field]
    tell_field(state, "filled", "P13.11", seat, field)
    if field in state.border[seat]:
        reach(state, seat, field)
    return hire_if_complete(state, seat, state.sheet.island[field], "P13.12")


def tell_field(state: PortRoyal, fact: str, rule: str, seat: int, field: int) -> None:
    """Record a fact about a field, with the numbers of its names."""
    sheet = state.sheet
    state.emit(fact, rule, seat, field, sheet.what[field], sheet.place[field], sheet.origin[field], sheet.goal[field])


def find_treasure(state: PortRoyal, seat: int, treasure: int, points: int) -> None:
    """P14.1, P14.2: the treasure belongs to the seat and scores at once."""
    state.treasures[treasure] = seat
    state.emit("treasure_found", "P14.1", seat, treasure, points)
    score(state, seat, points)


def fulfil_mission(state: PortRoyal, seat: int, mission: int) -> None:
    """P19.3: the first seat gets more points than the later ones."""
    points = MISSION_LATER if state.missions[mission] else MISSION_FIRST
    state.missions[mission] |= 1 << seat
    state.emit("mission_fulfilled", "P19.3", seat, mission, points)
    score(state, seat, points)


def hire_if_complete(state: PortRoyal, seat: int, island: int, rule: str) -> int:
    """P13.1, P13.12: hire the person of an island if it is complete; returns the event that this triggers."""
    if not state.is_complete(seat, island):
        return NO_EVENT
    person, points = state.sheet.person[island], state.sheet.points[island]
    state.crew[seat] |= 1 << island
    state.emit("hired", rule, seat, person, points, island)
    score(state, seat, points)
    if person == SENORITA:
        return PAINT
    return COMMISSION if person == CAPTAIN else NO_EVENT


# -- wheels and skulls


def circle(state: PortRoyal, seat: int, colour: int, green_rule: str) -> None:
    """P7.1, P7.3, P7.4, P18.8: circle a wheel unless its row is full; a green one scores at once and is used up."""
    index = WHEELS * seat + colour
    number = state.circled[index]
    if number == ROW_SIZE[colour]:
        state.emit("row_full", "P7.3", seat, colour)
        return
    state.circled[index] += 1
    if colour == GREEN:
        state.used[index] += 1
        state.emit("green_wheel", green_rule, seat, GREEN_POINTS[number], number + 1)
        score(state, seat, GREEN_POINTS[number])


def use(state: PortRoyal, seat: int, colour: int, count: int = 1) -> None:
    """P7.1: cross out used wheels."""
    state.used[WHEELS * seat + colour] += count


def strike(state: PortRoyal, seat: int, why: int) -> None:
    """P11.1, P11.3: strike the next normal skull and lose its points; nothing if all are struck.

    The fact cites the rule that demands the skull, which depends on `why`.
    """
    if state.skulls[seat] == len(SKULL_TRACK):
        state.emit("skull_ignored", "P11.3", seat, why)
        return
    loss = SKULL_TRACK[state.skulls[seat]]
    state.skulls[seat] += 1
    state.points[seat] += loss
    state.emit("skull_struck", SKULL_RULES[why], seat, state.skulls[seat], -loss, why)


def strike_green(state: PortRoyal, seat: int, why: int) -> None:
    """P19.8, P19.9: strike a green skull instead of a normal one, or although no normal one is left."""
    state.green[seat] += 1
    rule = "P19.8" if state.skulls[seat] < len(SKULL_TRACK) else "P19.9"
    state.emit("green_skull_struck", rule, seat, state.greens_left(seat), why)

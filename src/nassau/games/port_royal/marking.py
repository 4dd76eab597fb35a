"""What happens on a sheet: crosses, filled-in fields, persons, wheels and points. Shared by the steps."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    CAPTAIN,
    GOAL,
    GREEN,
    GREEN_POINTS,
    ISLAND,
    MISSION,
    MISSION_FIRST,
    MISSION_LATER,
    NOBODY,
    ROW,
    SENORITA,
    SKULL,
    SKULL_TRACK,
    TREASURE,
    WHEELS,
)
from nassau.games.port_royal.sheet import BIT, WORD, WORDS
from nassau.games.port_royal.state import PortRoyal

# What a cross or a filled-in field leads to, before anything else may be done.
QUIET: Final = 0
STRIKE: Final = 1
PAINT: Final = 2
COMMISSION: Final = 3


def score(state: PortRoyal, seat: int, points: int) -> None:
    """P11.4, P15.1: points count at once; whoever first has 20 has won."""
    state.points[seat] += points
    if state.points[seat] >= GOAL and state.winner == NOBODY:
        state.winner = seat


def finish(state: PortRoyal) -> None:
    """P15.1, P15.2: the game is over at once."""
    state.emit("won", state.winner, state.points[state.winner])
    state.end()


# -- fields


def reach(state: PortRoyal, seat: int, field: int) -> None:
    """P9.1, P13.13: the field is crossed, or was filled in and is now reached; its neighbours come into reach."""
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
    """Keep a sorted list sorted, and without doubles. Written out: this runs at every cross."""
    for place, other in enumerate(fields):
        if other >= field:
            if other != field:
                fields.insert(place, field)
            return
    fields.append(field)


def remove(fields: list[int], field: int) -> None:
    for place, other in enumerate(fields):
        if other == field:
            fields.pop(place)
            return


def cross(state: PortRoyal, seat: int, field: int) -> int:
    """P9.6: the cross takes effect at once. Answers what follows from it."""
    kind = state.sheet.kind[field]
    reach(state, seat, field)
    tell_field(state, "crossed", seat, field)
    if kind == ISLAND:
        return complete(state, seat, state.sheet.island[field])
    if kind == SKULL:
        return STRIKE
    if kind == TREASURE:
        find_treasure(state, seat, state.sheet.prize[field], state.sheet.worth[field])
    elif kind == MISSION:
        fulfil(state, seat, state.sheet.prize[field])
    return QUIET


def fill(state: PortRoyal, seat: int, field: int) -> int:
    """P13.11–P13.13."""
    state.filled[WORDS * seat + WORD[field]] |= BIT[field]
    tell_field(state, "filled", seat, field)
    if field in state.border[seat]:
        reach(state, seat, field)
    return complete(state, seat, state.sheet.island[field])


def tell_field(state: PortRoyal, fact: str, seat: int, field: int) -> None:
    sheet = state.sheet
    state.emit(fact, seat, field, sheet.what[field], sheet.place[field], sheet.origin[field], sheet.goal[field])


def find_treasure(state: PortRoyal, seat: int, treasure: int, points: int) -> None:
    """P14.1, P14.2."""
    state.treasures[treasure] = seat
    state.emit("treasure_found", seat, treasure, points)
    score(state, seat, points)


def fulfil(state: PortRoyal, seat: int, mission: int) -> None:
    """P19.3: 2 points for the first, 1 for everyone later."""
    points = MISSION_LATER if state.missions[mission] else MISSION_FIRST
    state.missions[mission] |= 1 << seat
    state.emit("mission_fulfilled", seat, mission, points)
    score(state, seat, points)


def complete(state: PortRoyal, seat: int, island: int) -> int:
    """P13.1: if the island's last field is done, its person comes aboard."""
    if not state.is_complete(seat, island):
        return QUIET
    person, points = state.sheet.person[island], state.sheet.points[island]
    state.crew[seat] |= 1 << island
    state.emit("hired", seat, person, points, island)
    score(state, seat, points)
    if person == SENORITA:
        return PAINT
    return COMMISSION if person == CAPTAIN else QUIET


# -- wheels and skulls


def circle(state: PortRoyal, seat: int, colour: int) -> None:
    """P7.1, P7.3, P7.4: a full row takes no more; a green wheel scores at once and is used up."""
    index = WHEELS * seat + colour
    number = state.circled[index]
    if number == ROW[colour]:
        state.emit("row_full", seat, colour)
        return
    state.circled[index] += 1
    if colour == GREEN:
        state.used[index] += 1
        state.emit("green_wheel", seat, GREEN_POINTS[number])
        score(state, seat, GREEN_POINTS[number])


def use(state: PortRoyal, seat: int, colour: int, count: int = 1) -> None:
    """P7.1: a used wheel is crossed out."""
    state.used[WHEELS * seat + colour] += count


def strike(state: PortRoyal, seat: int) -> None:
    """P11.1, P11.3: the next normal skull, with its loss; nothing once all are struck."""
    if state.skulls[seat] == len(SKULL_TRACK):
        state.emit("skull_ignored", seat)
        return
    loss = SKULL_TRACK[state.skulls[seat]]
    state.skulls[seat] += 1
    state.points[seat] += loss
    state.emit("skull_struck", seat, state.skulls[seat], -loss)


def strike_green(state: PortRoyal, seat: int) -> None:
    """P19.7, P19.8."""
    state.green[seat] += 1
    state.emit("green_skull_struck", seat, state.greens_left(seat))

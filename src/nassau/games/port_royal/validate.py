"""Validation of positions from outside, run once when they are loaded.

A valid position plays to its end: pieces lie in their cells, sheets follow from their crossed fields, points add up,
and the steps on the stack belong together. Points may differ from their sources by a handicap.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from nassau.games.port_royal.components import (
    BESIDE,
    CAPTAIN,
    CELL_CROSSES,
    CHEST_SEATS,
    COLUMNS,
    GOAL,
    GREEN,
    GREEN_POINTS,
    ISLAND,
    ITEMS,
    MISSION,
    MISSION_FIRST,
    MISSION_LATER,
    MISSIONS,
    MOST_PIECES,
    ROW_SIZE,
    SENORITA,
    SHIPS,
    SKULL_TRACK,
    TREASURE,
    TREASURES,
    WHEELS,
)
from nassau.games.port_royal.marking import (
    COMMISSION,
    FOR_FAILURE,
    FOR_FIELD,
    FOR_JESTER,
    FOR_SHIP,
    FOR_SUM,
    NO_EVENT,
    PAINT,
    STRIKE,
)
from nassau.games.port_royal.setup import MOST_MARKS
from nassau.games.port_royal.sheet import BIT, WORD, WORDS
from nassau.games.port_royal.state import PHASE_1, PortRoyal
from nassau.games.port_royal.trade import TWO_PLAYER_PICKS
from nassau.kernel import NOBODY, NOTHING
from nassau.kernel.validation import Finding, StepLimits, refuse_invalid, step_arguments, within

MOST_CROSSES: Final = 60
"""More than a pick can have."""
MOST_SKULLS_AT_ONCE: Final = 2
LOWEST_HANDICAP: Final = -12
"""Points that a position for an experiment may give or take; with fewer, a full sheet could not win any more."""
SETUP: Final = ("DrawStart", "ChooseIsland", "MarkFields")
ROLLS: Final = ("Rolling", "Dice", "Answer")
PICKS: Final = ("Failure", "Taking", "EmptyHanded", "Crossing")
ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "Turns": (*SETUP, *ROLLS, "Picks"),
    "Picks": PICKS,
    "Failure": ("Skulls",),
    "Taking": ("Skulls",),
    "EmptyHanded": ("Skulls",),
    "Crossing": ("Skulls", "Painting", "Commission"),
    "Painting": ("Commission",),
}
"""By class name of a step: the steps that may interrupt it."""
WAITING: Final = ("Turns", "Picks", "Failure")
"""Steps without a decision, which are never on top of the stack."""
SKULL_CAUSES: Final[dict[str, tuple[int, ...]]] = {
    "Failure": (FOR_FAILURE,),
    "Taking": (FOR_SUM, FOR_SHIP),
    "EmptyHanded": (FOR_JESTER,),
    "Crossing": (FOR_FIELD,),
}
EVENTS: Final[dict[str, int]] = {"Skulls": STRIKE, "Painting": PAINT, "Commission": COMMISSION}
"""By class name of a step: the event that pushed it."""


def validate(state: PortRoyal) -> None:
    """Raises ValueError with the first invalid field or step argument."""
    refuse_invalid(lengths(state))
    refuse_invalid(board(state))
    for seat in range(state.seats):
        refuse_invalid(sheet(state, seat))
        refuse_invalid(counts(state, seat))
    refuse_invalid(prizes(state))
    refuse_invalid(scores(state))
    refuse_invalid(stack(state))
    refuse_invalid(step_arguments(state, step_limits(state)))
    refuse_invalid(phase(state))
    refuse_invalid(steps(state))


# -- the table


def lengths(state: PortRoyal) -> Iterator[Finding]:
    """Lists by seat, colour, field or prize have one number for each."""
    sizes = {
        "dice": 2, "ships": SHIPS, "wheels": WHEELS, "points": state.seats, "reached": WORDS * state.seats,
        "filled": WORDS * state.seats, "border": state.seats, "crew": state.seats, "circled": WHEELS * state.seats,
        "used": WHEELS * state.seats, "skulls": state.seats, "green": state.seats, "colours": state.seats,
        "treasures": len(TREASURES), "missions": len(MISSIONS),
    }  # fmt: skip
    for name, size in sizes.items():
        value: list[Any] = getattr(state, name)
        yield name, value, len(value) == size


def board(state: PortRoyal) -> Iterator[Finding]:
    """P1.4, P5.2, P10.2, P17.1: ships lie on ship cells, wheels on wheel cells; each ship is in one place."""
    yield "ships", state.ships, all(is_cell(colour, column, True) for colour, column in enumerate(state.ships))
    yield "wheels", state.wheels, all(is_cell(colour, column, False) for colour, column in enumerate(state.wheels))
    colour, letter = state.dice
    rolled = 0 <= colour < SHIPS and 0 <= letter < COLUMNS
    yield "dice", state.dice, rolled or colour == letter == NOTHING
    yield "chest", state.chest, 0 <= state.chest <= (1 if state.seats == CHEST_SEATS else 0)
    yield "failed", state.failed, state.failed in (0, 1)
    taken = sum(1 << colour for colour, column in enumerate(state.ships) if column != BESIDE)
    for ships in state.colours:
        yield "colours", state.colours, 0 <= ships < 1 << SHIPS and not ships & taken
        taken |= ships


def is_cell(colour: int, column: int, of_ship: bool) -> bool:
    """Whether the column is BESIDE or, in the row of the colour, a ship cell or a wheel cell."""
    if column == BESIDE:
        return True
    return 0 <= column < COLUMNS and (CELL_CROSSES[COLUMNS * colour + column] > 0) == of_ship


def sheet(state: PortRoyal, seat: int) -> Iterator[Finding]:
    """P9.1, P13.1, P13.11, P13.13: crossed fields are connected; border and crew follow from them."""
    own = slice(WORDS * seat, WORDS * seat + WORDS)
    yield "reached", state.reached, is_bit_set(state.reached[own], state.sheet.size)
    yield "filled", state.filled, is_bit_set(state.filled[own], state.sheet.size)
    fields = range(state.sheet.size)
    filled = [field for field in fields if state.is_filled(seat, field)]
    yield "filled", state.filled, all(state.sheet.kind[field] == ISLAND for field in filled)
    reached = {field for field in fields if state.is_reached(seat, field)}
    yield "reached", state.reached, 0 in reached and connected(state, reached) == reached
    border = {near for field in reached for near in state.sheet.neighbours[field]} - reached
    yield "filled", state.filled, not border & set(filled)
    yield "border", state.border, state.border[seat] == sorted(border)
    islands = range(len(state.sheet.islands))
    crew = sum(1 << island for island in islands if state.is_complete(seat, island))
    yield "crew", state.crew, state.crew[seat] == crew


def is_bit_set(words: list[int], size: int) -> bool:
    """Whether the words hold no other bits than those of `size` fields."""
    allowed = [0] * WORDS
    for field in range(size):
        allowed[WORD[field]] |= BIT[field]
    return all(word >= 0 and not word & ~most for word, most in zip(words, allowed, strict=True))


def connected(state: PortRoyal, fields: set[int]) -> set[int]:
    """The fields that are connected to the start within `fields`."""
    found, waiting = {0}, [0]
    while waiting:
        for near in state.sheet.neighbours[waiting.pop()]:
            if near in fields and near not in found:
                found.add(near)
                waiting.append(near)
    return found


def counts(state: PortRoyal, seat: int) -> Iterator[Finding]:
    """P7.2, P7.4, P11.2, P19.7: wheels fit into their rows, green ones are used up, skulls into their tracks."""
    for colour, size in enumerate(ROW_SIZE):
        circled, used = state.circled[WHEELS * seat + colour], state.used[WHEELS * seat + colour]
        yield "circled", state.circled, 0 <= circled <= size
        yield "used", state.used, used == circled if colour == GREEN else 0 <= used <= circled
    yield "skulls", state.skulls, 0 <= state.skulls[seat] <= len(SKULL_TRACK)
    yield "green", state.green, state.green[seat] >= 0 and state.greens_left(seat) >= 0


def prizes(state: PortRoyal) -> Iterator[Finding]:
    """P14.2, P19.3: a treasure belongs to the only seat that has crossed it; missions to all that have."""
    yield "treasures", state.treasures, within(state.treasures, NOBODY, state.seats - 1)
    treasures, missions = [NOBODY] * len(TREASURES), [0] * len(MISSIONS)
    for field in state.sheet.prizes:
        seats = [seat for seat in range(state.seats) if state.is_reached(seat, field)]
        if state.sheet.kind[field] == TREASURE:
            yield "reached", state.reached, len(seats) <= 1
            treasures[state.sheet.prize[field]] = seats[0] if seats else NOBODY
        elif state.sheet.kind[field] == MISSION:
            missions[state.sheet.prize[field]] = sum(1 << seat for seat in seats)
    yield "treasures", state.treasures, state.treasures == treasures
    yield "missions", state.missions, state.missions == missions


def scores(state: PortRoyal) -> Iterator[Finding]:
    """P7.4, P11.1, P13.1, P14.1, P15.1, P19.3: points match their sources, apart from a handicap."""
    yield "winner", state.winner, NOBODY <= state.winner < state.seats and (state.winner != NOBODY) == state.over
    for seat, points in enumerate(state.points):
        yield "points", state.points, points < GOAL or seat == state.winner
        own = state.sheet.total(state.sheet.points, state.crew[seat])
        own += sum(GREEN_POINTS[: state.circled[WHEELS * seat + GREEN]]) + sum(SKULL_TRACK[: state.skulls[seat]])
        for field in state.sheet.prizes:
            if state.sheet.kind[field] == TREASURE and state.treasures[state.sheet.prize[field]] == seat:
                own += state.sheet.worth[field]
        crossed = sum(seats >> seat & 1 for seats in state.missions)
        least, most = MISSION_LATER * crossed + LOWEST_HANDICAP, MISSION_FIRST * crossed + GOAL
        yield "points", state.points, least <= points - own <= most


# -- the stack


def names(state: PortRoyal) -> list[str]:
    """The class names of the steps on the stack."""
    return [type(step).__name__ for step in state.stack]


def stack(state: PortRoyal) -> Iterator[Finding]:
    """Every step belongs on the one below it, and the step on top has a decision or a chance."""
    found = names(state)
    valid = all(above in ABOVE.get(below, ()) for below, above in pairwise(found))
    yield "stack", found, not found or (found[0] == "Turns" and found[-1] not in WAITING and valid)


def step_limits(state: PortRoyal) -> StepLimits:
    """The lowest and highest number of every argument, whatever the position."""
    seat, crosses = ("seat", 0, state.seats - 1), ("pool", 0, MOST_CROSSES)
    place, chosen = ("place", 0, state.seats - 1), ("chosen", 0, sum(1 << island for island in state.sheet.start))
    before, islands = ("before", 0, MOST_PIECES), len(state.sheet.islands)
    most = max(CELL_CROSSES)
    return {
        "Turns": (),
        "DrawStart": (),
        "ChooseIsland": (place, chosen),
        "MarkFields": (place, chosen, ("island", 0, islands - 1), ("left", 1, MOST_MARKS)),
        "Rolling": (("why", 0, 2),),
        "Dice": (),
        "Answer": (),
        "Picks": (),
        "Failure": (seat,),
        "Taking": (
            seat, ("left", 0, max(ITEMS)), crosses, ("yellow", 0, most), ("red", 0, max(ROW_SIZE)), before,
            ("due", 0, MOST_SKULLS_AT_ONCE),
        ),
        "EmptyHanded": (seat, crosses, ("due", 0, MOST_SKULLS_AT_ONCE)),
        "Crossing": (
            seat, crosses, ("yellow", -1, most), ("red", -1, max(ROW_SIZE)), before, ("begun", 0, 1),
            ("event", NO_EVENT, COMMISSION),
        ),
        "Skulls": (seat, ("count", 1, MOST_SKULLS_AT_ONCE), ("why", FOR_SUM, FOR_JESTER)),
        "Painting": (
            seat, ("island", 0, islands), ("event", NO_EVENT, COMMISSION), ("crosses", 0, MOST_CROSSES),
        ),
        "Commission": (seat, ("first", NOTHING, WHEELS - 1)),
    }  # fmt: skip


def phase(state: PortRoyal) -> Iterator[Finding]:
    """P2.1, P12.1, P16.1: the fields of the turn belong to the phase that the stack is in."""
    found = names(state)
    if not found:
        yield "active", state.active, 0 <= state.active < state.seats
        return
    setup, trading = found[1] in SETUP, found[1] == "Picks"
    first = NOBODY if found[1] == "DrawStart" else 0
    yield "active", state.active, first <= state.active < (0 if found[1] == "DrawStart" else state.seats)
    yield "turn", state.turn, state.turn == 0 if setup else state.turn >= 1
    picks = TWO_PLAYER_PICKS if state.seats == 2 else state.seats
    yield "pick", state.pick, 0 <= state.pick < picks if trading else state.pick == PHASE_1
    yield "failed", state.failed, trading or not state.failed
    each = state.seats == 2 and state.options["two_player_jesters"] == "each"
    most = (1 << len(state.sheet.islands)) - 1 if each else 1
    yield "jested", state.jested, 0 <= state.jested <= (most if trading else 0)
    yield "colours", state.colours, trading or not any(state.colours)
    yield "dice", state.dice, found[-1] != "Answer" or state.dice[0] != NOTHING


def steps(state: PortRoyal) -> Iterator[Finding]:
    """The arguments of steps belong to the position and to the step above."""
    found = names(state)
    seat = (state.active + state.pick) % state.seats
    for depth, step in enumerate(state.stack):
        kind, above = found[depth], found[depth + 1] if depth + 1 < len(found) else ""
        if kind in SETUP:
            yield from setup_step(state, kind, step.local())
        elif depth >= 2:
            yield f"{kind}.seat", step.local()[0], step.local()[0] == seat
            yield from pick_step(state, kind, step.local(), above, found[depth - 1])


def setup_step(state: PortRoyal, kind: str, local: tuple[int, ...]) -> Iterator[Finding]:
    """P1.9–P1.12: every seat has chosen an island of its own, and the islands have enough empty fields."""
    if kind == "DrawStart":
        return
    place, chosen, start = local[0], local[1], state.sheet.start
    full = sum(1 << island for island in start)
    marking = kind == "MarkFields"
    yield f"{kind}.chosen", chosen, not chosen & ~full and chosen.bit_count() == min(place + marking, len(start))
    if marking:
        island, left = local[2], local[3]
        yield "MarkFields.island", island, island in start and chosen >> island & 1 == 1
        empty = empty_fields(state, place, island)
        yield "MarkFields.left", left, left <= min(place + 1, MOST_MARKS, empty)
    for later in range(place + marking, state.seats):
        marks = min(later + 1, MOST_MARKS)
        yield "reached", state.reached, all(empty_fields(state, later, island) >= marks for island in start)


def empty_fields(state: PortRoyal, place: int, island: int) -> int:
    """The number of fields of an island that the seat at this place of the order has not crossed."""
    seat = (state.active + place) % state.seats
    return sum(not state.is_done(seat, field) for field in state.sheet.fields[island])


def pick_step(state: PortRoyal, kind: str, local: tuple[int, ...], above: str, below: str) -> Iterator[Finding]:
    """P6.1–P6.8, P11.1, P13.11, P18.7, P19.7: what a step of a pick assumes of the position."""
    seat = local[0]
    if kind == "Failure":
        yield "failed", state.failed, state.failed == 1 and state.pick == 0
    elif kind == "Taking":
        yield from taking_step(state, local, above)
    elif kind == "EmptyHanded":
        yield "EmptyHanded.due", local[2], (local[2] > 0) == (above == "Skulls")
    elif kind == "Crossing":
        yield "Crossing.before", local[4], local[4] >= state.pieces()
        yield "Crossing.event", local[6], local[6] == EVENTS.get(above, NO_EVENT)
    elif kind == "Skulls":
        yield "Skulls.why", local[2], local[2] in SKULL_CAUSES[below]
        yield "green", state.green, state.greens_left(seat) > 0
    elif kind == "Painting":
        island = local[1]
        yield "crew", state.crew, has_person(state, seat, SENORITA)
        yield "Painting.event", local[2], local[2] == (COMMISSION if above else NO_EVENT)
        done = island == len(state.sheet.islands) or state.crew[seat] >> island & 1 == 1
        yield "Painting.island", island, above == "Commission" or not done
    else:
        yield "crew", state.crew, has_person(state, seat, CAPTAIN)
        first, circled = local[1], state.circled[WHEELS * seat : WHEELS * (seat + 1)]
        free = any(circled[colour] < ROW_SIZE[colour] for colour in range(WHEELS) if colour != first)
        yield "Commission.first", first, free and (first == NOTHING or circled[first] > 0)


def taking_step(state: PortRoyal, local: tuple[int, ...], above: str) -> Iterator[Finding]:
    """P6.2, P6.3, P12.2: a seat takes no more pieces than it may, and there is something to take."""
    left, before, due = local[1], local[5], local[6]
    yield "Taking.before", before, before >= state.pieces()
    yield "Taking.left", left, left <= (1 if state.pick else ITEMS[before])
    yield "Taking.due", due, (due > 0) == (above == "Skulls")
    if not above:
        yield "Taking.left", left, left > 0 and (state.pieces() > 0 or state.chest == 1)
        yield "failed", state.failed, state.pick > 0 or not state.failed


def has_person(state: PortRoyal, seat: int, person: int) -> bool:
    """Whether the seat has hired this person on any island."""
    return any(state.crew[seat] >> island & 1 and hired == person for island, hired in enumerate(state.sheet.person))

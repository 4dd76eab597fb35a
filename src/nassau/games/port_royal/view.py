"""What is seen of a game of Port Royal: everything (P2.2). Where options lie, and the risk of the next roll."""

from __future__ import annotations

import random

import msgspec

from nassau.games.port_royal.components import (
    BESIDE,
    CELL_CROSSES,
    COLOUR_SABRES,
    COLUMNS,
    FACES,
    GOAL,
    LETTER_SABRES,
    NOBODY,
    ORANGE,
    ORANGE_SABRES,
    SHIPS,
    SUDDEN_DEATH,
    WHEELS,
)
from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.persons import Painting
from nassau.games.port_royal.sheet import SHEETS, Sheet
from nassau.games.port_royal.state import PortRoyal
from nassau.games.port_royal.trade import EmptyHanded, Taking
from nassau.kernel import Action


class Player(msgspec.Struct, frozen=True):
    points: int
    crossed: list[int]  # fields, without the start
    filled: list[int]  # fields filled in for the señorita
    crew: list[int]  # complete islands
    sabres: int
    circled: list[int]  # wheels ever circled, by colour
    used: list[int]  # wheels crossed out, by colour
    spare: list[int]  # wheels still to be used, by colour
    skulls: int
    green_skulls: int  # green skulls struck
    greens_left: int
    colours: list[int]  # colours of the ships taken in this turn
    treasures: list[int]
    missions: list[int]
    needed: int  # pieces for a sudden death, 0: not yet possible


class Chart(msgspec.Struct, frozen=True):
    """What each field of the sheet is, and where it lies: numbers that words.toml names. The same all game long."""

    what: list[int]
    origin: list[int]
    goal: list[int]
    person: list[int]  # by island
    points: list[int]  # by island


class Roll(msgspec.Struct, frozen=True):
    colour: int
    letter: int
    sabres: int  # to ward it off


class Risk(msgspec.Struct, frozen=True):
    """How many of the 36 possible rolls would make the active player fail."""

    rolls: int  # without any wheel
    helpless: int  # even with all orange wheels


class Pick(msgspec.Struct, frozen=True):
    seat: int
    items: int  # still to be taken
    crosses: int  # still to be placed, as far as they are settled


class View(msgspec.Struct, frozen=True):
    chapter: int
    turn: int
    active: int
    ships: list[int]  # column 0–4 by colour, -1: beside the board
    wheels: list[int]
    pieces: int
    chest: bool
    dice: Roll | None
    failed: bool
    risk: Risk | None  # in phase 1
    pick: Pick | None  # in phase 2
    players: list[Player]
    treasures: list[int]  # owner or -1
    missions: list[list[int]]  # seats that have crossed it
    painting: int  # the island on which the señorita's field is to be chosen, or -1
    winner: int
    sudden: bool  # won by sudden death
    chart: Chart


def chart_of(sheet: Sheet) -> Chart:
    return Chart(sheet.what, sheet.origin, sheet.goal, sheet.person, sheet.points)


CHARTS = [chart_of(sheet) for sheet in SHEETS]


def view(state: PortRoyal, _seat: int | None) -> View:
    chapter = int(state.options["chapter"])
    return View(
        chapter=chapter,
        turn=state.turn,
        active=state.active,
        ships=state.ships.copy(),
        wheels=state.wheels.copy(),
        pieces=state.pieces(),
        chest=state.chest == 1,
        dice=roll(state),
        failed=state.failed == 1,
        risk=risk(state) if state.turn and state.pick < 0 and not state.over else None,
        pick=pick(state),
        players=[player(state, other) for other in range(state.seats)],
        treasures=state.treasures.copy(),
        missions=[members(crossed) for crossed in state.missions],
        painting=painting(state),
        winner=state.winner,
        sudden=state.winner != NOBODY and state.points[state.winner] < GOAL,
        chart=CHARTS[chapter - 1],
    )


def player(state: PortRoyal, seat: int) -> Player:
    own = slice(WHEELS * seat, WHEELS * seat + WHEELS)
    filled = [field for field in range(1, state.sheet.size) if state.is_filled(seat, field)]
    reached = [field for field in range(1, state.sheet.size) if state.is_reached(seat, field)]
    return Player(
        points=state.points[seat],
        crossed=[field for field in reached if field not in filled],
        filled=filled,
        crew=members(state.crew[seat]),
        sabres=state.sabres(seat),
        circled=state.circled[own],
        used=state.used[own],
        spare=[state.spare(seat, colour) for colour in range(WHEELS)],
        skulls=state.skulls[seat],
        green_skulls=state.green[seat],
        greens_left=state.greens_left(seat),
        colours=members(state.colours[seat]),
        treasures=[treasure for treasure, owner in enumerate(state.treasures) if owner == seat],
        missions=[mission for mission, crossed in enumerate(state.missions) if crossed >> seat & 1],
        needed=SUDDEN_DEATH[min(GOAL - 1, max(0, state.points[seat]))],
    )


def members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def roll(state: PortRoyal) -> Roll | None:
    colour, letter = state.dice
    return None if colour < 0 else Roll(colour, letter, state.sabres_needed())


def risk(state: PortRoyal) -> Risk:
    sabres, oranges = state.sabres(state.active), state.spare(state.active, ORANGE)
    needs = [
        COLOUR_SABRES[colour] + LETTER_SABRES[letter]
        for colour in range(SHIPS)
        for letter in FACES
        if state.ships[colour] != BESIDE and CELL_CROSSES[COLUMNS * colour + letter]
    ]
    return Risk(
        rolls=sum(need > sabres for need in needs),
        helpless=sum(need > sabres + ORANGE_SABRES * oranges for need in needs),
    )


def pick(state: PortRoyal) -> Pick | None:
    for step in state.stack:
        if isinstance(step, Taking):
            return Pick(step.seat, step.left, step.pool)
        if isinstance(step, (Crossing, EmptyHanded)):
            return Pick(step.seat, 0, step.pool)
    return None


def painting(state: PortRoyal) -> int:
    step = state.stack[-1] if state.stack else None
    return step.island if isinstance(step, Painting) else -1


def imagine(state: PortRoyal, _seat: int | None, _rng: random.Random) -> PortRoyal:
    """Nothing is hidden, so there is one possible world (P2.2)."""
    return state.copy()


def elements(action: Action) -> tuple[str, ...]:
    """The board elements where an option lies; none for a button. Fields are those of one's own sheet."""
    verb = action[0]
    if verb in ("cross", "pay", "fill", "mark"):
        return (f"field/{action[1]}",)
    if verb in ("ship", "wheel", "island"):
        return (f"{verb}/{action[1]}",)
    if verb in ("circle", "strike"):
        return (f"{'row' if verb == 'circle' else 'skull'}/{action[1]}",)
    return {
        "roll": ("dice",),
        "chest": ("chest",),
        "double": ("row/0",),
        "reinforce": ("row/4",),
        "repeat": ("row/3",),
    }.get(verb, ())

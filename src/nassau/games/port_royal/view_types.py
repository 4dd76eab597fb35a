"""View types of Port Royal, the public form of a position."""

from __future__ import annotations

import msgspec


class Tally(msgspec.Struct, frozen=True):
    """The parts of a seat's score."""

    persons: int
    treasures: int
    missions: int
    wheels: int
    skulls: int
    sudden: int  # a sudden death counts as 20 points


class Player(msgspec.Struct, frozen=True):
    points: int
    crossed: list[int]  # fields, without the start
    filled: list[int]  # fields filled in for the señorita
    left: list[int]  # fields neither crossed nor filled in, by island
    crew: list[int]  # complete islands
    sabres: int
    circled: list[int]  # wheels ever circled, by colour
    used: list[int]  # wheels crossed out, by colour
    spare: list[int]  # wheels not used yet, by colour
    skulls: int
    green_skulls: int  # green skulls struck
    greens_left: int
    colours: list[int]  # colours of the ships taken in this turn
    treasures: list[int]
    missions: list[int]
    needed: int  # pieces for a sudden death; 0: not possible yet
    tally: Tally


class Chart(msgspec.Struct, frozen=True):
    """What each field of the sheet is and where it lies, as numbers of kinds (texts/layout.toml); constant."""

    what: list[int]
    place: list[int]
    origin: list[int]
    goal: list[int]
    person: list[int]  # by island
    points: list[int]  # by island


class Roll(msgspec.Struct, frozen=True):
    colour: int
    letter: int
    sabres: int  # to ward it off
    outcome: int  # of resolving it now: 0 ship placed, 1 wheel placed, 2 wheel returned, 3 failure


class Risk(msgspec.Struct, frozen=True):
    """The number of the 36 possible rolls that make the active player fail."""

    rolls: int  # without any wheel
    helpless: int  # even with all orange wheels


class Cargo(msgspec.Struct, frozen=True):
    """The value of a ship on the board for the seat that picks now, or will pick first."""

    crosses: int
    skulls: int


class Pick(msgspec.Struct, frozen=True):
    seat: int
    items: int  # still to be taken
    crosses: int  # still to be placed, as far as known


class Mission(msgspec.Struct, frozen=True):
    mission: int
    need: int
    seats: list[int]  # seats that have crossed it
    count: int


class View(msgspec.Struct, frozen=True):
    chapter: int
    turn: int
    active: int
    ships: list[int]  # column 0–4 by colour, -1: beside the board
    wheels: list[int]
    cargo: list[Cargo]  # by colour
    pieces: int
    chest: bool
    dice: Roll | None
    failed: bool
    rolling: int  # 1: the active player must roll, 2: may also stop
    risk: Risk | None  # in phase 1
    pick: Pick | None  # in phase 2
    players: list[Player]
    treasures: list[int]  # owner or -1
    missions: list[Mission]
    marks: int  # setup crosses left for the pending seat
    painting: int  # the island on which the señorita's field is to be chosen, or -1
    winner: int
    sudden: bool  # won by sudden death
    chart: Chart

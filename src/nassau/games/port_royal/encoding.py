"""Observation and action encoding of Port Royal. Nothing is hidden (P2.2)."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import COLUMNS, MISSIONS, ORANGE, ROW_SIZE, SHIPS, TOLL_WHEELS, WHEELS
from nassau.games.port_royal.sheet import WORD_BITS, WORDS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel.encoding import Encoder
from nassau.kernel.observation_writer import ObservationWriter

FIELDS: Final = max([sheet.size for sheet in SHEETS])
FIELDS_IN: Final = [max(0, min(WORD_BITS, FIELDS - WORD_BITS * word)) for word in range(WORDS)]
"""By word of a sheet's bit sets."""
ISLANDS: Final = max([len(sheet.islands) for sheet in SHEETS])

MOVES: Final = {
    "island": [range(ISLANDS)],
    "mark": [range(FIELDS)],
    "roll": [],
    "stop": [],
    "resolve": [],
    "ward": [range(ROW_SIZE[ORANGE] + 1)],
    "repeat": [],
    "ship": [range(SHIPS)],
    "wheel": [range(WHEELS)],
    "chest": [],
    "leave": [],
    "jester": [],
    "decline": [],
    "cross": [range(FIELDS)],
    "pay": [range(FIELDS), TOLL_WHEELS],
    "double": [],
    "reinforce": [],
    "rest": [],
    "strike": [range(2)],
    "fill": [range(FIELDS)],
    "circle": [range(WHEELS)],
    "enough": [],
}

STEP_FIELDS: Final = {
    "ChooseIsland": "place chosen",
    "MarkFields": "place chosen island left",
    "Rolling": "why",
    "Taking": "seat@ left pool yellow red before due",
    "EmptyHanded": "seat@ pool due",
    "Crossing": "seat@ pool yellow red before begun event",
    "Skulls": "seat@ count",
    "Painting": "seat@ island event",
    "Commission": "seat@ first",
}


def observe(state: PortRoyal, to: ObservationWriter) -> None:
    to.number("turn", state.turn, 30)
    to.seat("active player", state.active)
    to.number("pick of phase 2 (-1: phase 1)", state.pick, 5)
    to.kind("colour of the last roll", state.dice[0], SHIPS)
    to.kind("letter of the last roll", state.dice[1], COLUMNS)
    to.kinds("column of the ship, by colour", state.ships, COLUMNS)
    to.kinds("column of the wheel, by colour", state.wheels, COLUMNS)
    to.number("the treasure chest can be taken", state.chest, 1)
    to.number("the active player failed", state.failed, 1)
    to.number("the active player's jesters have worked", int(state.jested > 0), 1)
    to.seat("winner", state.winner)
    to.by_seat("points", state.points, 1, 20)
    to.by_seat("skulls", state.skulls, 1, 14)
    to.by_seat("green skulls", state.green, 1, 6)
    to.by_seat("wheels circled, by colour", state.circled, WHEELS, 6)
    to.by_seat("wheels used, by colour", state.used, WHEELS, 6)
    to.seat_list("owner of the treasure", state.treasures)
    for mission in range(len(MISSIONS)):
        to.flags_of_seats("mission is crossed, by mission and seat", state.missions[mission])
    for turn in range(state.seats):
        taken = state.colours[(to.viewer + turn) % state.seats]
        to.flags("ships taken in this turn, by seat and colour", taken, SHIPS)
    for turn in range(state.seats):
        crew = state.crew[(to.viewer + turn) % state.seats]
        to.flags("island is complete, by seat and island", crew, ISLANDS)
    for turn in range(state.seats):
        write_sheet(state, (to.viewer + turn) % state.seats, to)


def write_sheet(state: PortRoyal, seat: int, to: ObservationWriter) -> None:
    for word in range(WORDS):
        filled = state.filled[WORDS * seat + word]
        crossed = state.reached[WORDS * seat + word] & ~filled
        to.marks("field is crossed (1) or filled in (2), by seat and field", crossed, filled, FIELDS_IN[word])


ENCODER: Final = Encoder(MOVES, STEP_FIELDS, observe)

"""Encoding of Um Rum & Ehre for learning: action numbers and observations."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from nassau.games.rum.components import (
    ALLEYS,
    FACES,
    FIELDS,
    FIRST_CHEST,
    FIRST_DARK,
    FIRST_FACE,
    FIRST_RENDEZVOUS,
    KIND_OF_FIELD,
    KINDS,
    NOWHERE,
    STACK_OF,
    STACKS,
    SYMBOLS,
    THIRD_TEAM,
    TILES,
)
from nassau.games.rum.moving import Turn, other_end
from nassau.games.rum.state import Rum
from nassau.kernel import NOTHING
from nassau.kernel.encoding import Encoder
from nassau.kernel.observation_writer import ObservationWriter

DARK: Final = range(FIRST_DARK, ALLEYS)
TEAMS: Final = THIRD_TEAM + 1
MOST_RENDEZVOUS: Final = 2 * SYMBOLS

MOVES: Final = {
    "start": [range(THIRD_TEAM)],
    "move": [range(FIRST_DARK)],
    "dark": [DARK, DARK],
    "rest": [],
    "aboard": [],
    "ahoy": [],
    "retake": [range(ALLEYS)],
    "skip": [],
    "keep": [],
    "sell": [],
    "take": [range(FIRST_CHEST)],
    "challenge": [range(2)],
    "invite": [],
    "join": [],
    "pass": [],
    "open": [],
    "rum": [],
    "again": [],
    "stand": [],
}

STEP_FIELDS: Final = {
    "Turn": "seat@ moved",
    "TakeMap": "seat@ colour",
    "Fight": "seat@ stack",
    "Tavern": "seat@ tavern",
    "Invitation": "host@ tavern guest@ joined&",
    "Bout": "tavern drinkers& roller@",
    "PickToken": "tavern drinkers& roller@ roll",
    "Scorpion": "roller@ total",
    "Throw": "team@ repeats",
    "Drink": "seat@ roll repeats",
    "Column": "side column row leader best",
}


def observe(state: Rum, to: ObservationWriter) -> None:
    """Writes what `view` shows to the viewer."""
    to.number("round", state.round, 5)
    to.seat("start player", state.start)
    to.kind("captain's field", state.captain, FIELDS)
    if not to.unchanged(state.laid, TILES):
        to.row("tile and turn, by place", state.laid, TILES, 4 * TILES)
    to.long_seat_list("pirates in the alley", state.alleys)
    if not to.unchanged(state.town, ALLEYS):
        to.numbers("segments of the alley", state.town.length or NO_ALLEYS, 5)
    if not to.unchanged(state.town, ALLEYS, state.captain):
        write_ways(state, to, to.sparse("kind of field to which the alley takes the captain", ALLEYS, KINDS))
    to.by_seat("pirates in the supply", state.supply, 1, 15)
    to.by_seat("pirates for hire", state.hiring, 1, 15)
    to.by_seat("barrels of rum", state.rum, 1, 12)
    to.seat_counts("face-down rendez-vous", state.flag_seat, 5)
    to.own_numbers("your coins", state.coins, 1, 10)
    to.row("your rendez-vous, oldest first", symbols(state, to.viewer), MOST_RENDEZVOUS, SYMBOLS)
    if not to.unchanged_list(state.held, FACES, to.viewer):
        to.own_counts("your tokens, by face", state.held, FACES, 2)
    to.kinds("open token, by place", state.open, FACES)
    if not to.unchanged_list(state.pile + state.under, STACKS):
        write_heights(state, to)
    to.seat_row("team aboard, by row", state.rows, TEAMS)
    to.number_row("pirates left of the mast, by row", state.left, TEAMS, 15)
    to.number_row("pirates right of the mast, by row", state.right, TEAMS, 15)
    to.seat_row("teams that lost the brawl", state.out, TEAMS)
    to.kind("the good that you look at", drawn(state, to.viewer), FACES)


NO_ALLEYS: Final = [0] * ALLEYS


def write_ways(state: Rum, to: ObservationWriter, place: i64) -> None:
    """The kinds of fields that the captain can reach by each alley; dark alleys lead to all fields with another one."""
    if state.captain == NOWHERE:
        return
    town, captain = state.town, state.captain
    for alley in town.streets[captain]:
        to.put(place + alley, KIND_OF_FIELD[other_end(state, alley)])
    if town.darks[captain]:
        for alley in DARK:
            to.put(place + alley, KIND_OF_FIELD[town.near[alley]])


def symbols(state: Rum, seat: int) -> list[int]:
    """The symbols of a seat's unfulfilled rendez-vous, oldest first."""
    owners, faces = state.flag_seat, state.flag_face
    return [faces[place] - FIRST_RENDEZVOUS for place in range(len(owners)) if owners[place] == seat]


def write_heights(state: Rum, to: ObservationWriter) -> None:
    """The number of tokens left in each stack."""
    buried = [0] * STACKS
    for face in state.under:
        buried[STACK_OF[face]] += 1
    stack = 0
    height: i64 = 0
    left: i64 = FACES_IN[stack]
    for copies in cast("list[i64]", state.pile):
        height += copies
        left -= 1
        if left == 0:
            to.number("tokens left, by stack", height + buried[stack], 20)
            stack += 1
            height = 0
            left = FACES_IN[stack]


FACES_IN: Final = [*[FIRST_FACE[stack + 1] - FIRST_FACE[stack] for stack in range(STACKS)], 0]
"""The number of faces by stack, and 0 after the last stack."""


def drawn(state: Rum, seat: int) -> int:
    """R13.1: the good in hand, if the viewer has drawn it."""
    if state.drawn == NOTHING:
        return NOTHING
    for step in state.stack:
        if isinstance(step, Turn):
            return state.drawn if step.seat == seat else NOTHING
    return NOTHING


ENCODER: Final = Encoder(MOVES, STEP_FIELDS, observe)

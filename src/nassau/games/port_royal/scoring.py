"""P11.4, P15: points, the end of the game, and the tally of a seat."""

from __future__ import annotations

from nassau.games.port_royal.components import GOAL, GREEN, GREEN_POINTS, SKULL_TRACK, TREASURE, WHEELS
from nassau.games.port_royal.sheet import Sheet
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY


def score(state: PortRoyal, seat: int, points: int) -> None:
    """P11.4, P15.1: add points; the first seat with GOAL points wins."""
    state.points[seat] += points
    if state.points[seat] >= GOAL and state.winner == NOBODY:
        state.winner = seat


def finish(state: PortRoyal) -> None:
    """P15.1, P15.2: end the game at once."""
    state.emit("won", "P15.1", state.winner, state.points[state.winner])
    state.end()


def tally(state: PortRoyal, seat: int) -> list[int]:
    """Points for persons, treasures, missions, wheels, skulls and a sudden death; the sum is the score."""
    sheet = state.sheet
    persons = sheet.total(sheet.points, state.crew[seat])
    treasures = sum([sheet.worth[field] for field in prizes(sheet, TREASURE) if owns(state, seat, field)])
    wheels = sum(GREEN_POINTS[: state.circled[WHEELS * seat + GREEN]])
    skulls = sum(SKULL_TRACK[: state.skulls[seat]])
    missions = state.points[seat] - persons - treasures - wheels - skulls
    return [persons, treasures, missions, wheels, skulls, state.scores()[seat] - state.points[seat]]


def owns(state: PortRoyal, seat: int, field: int) -> bool:
    """Whether the seat has found the treasure of a field."""
    return state.treasures[state.sheet.prize[field]] == seat


def prizes(sheet: Sheet, kind: int) -> list[int]:
    """The fields of all treasures, or of all missions."""
    return [field for field in sheet.prizes if sheet.kind[field] == kind]

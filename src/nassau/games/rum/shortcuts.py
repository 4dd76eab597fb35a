"""Precomputed actions, and the fast list of legal actions of a turn.

`refusal` of the steps defines legality; the conformance suite compares the two. The default `legal` would execute 94 %
more bytecode instructions in a random game of four seats, because a dark alley leads to 23 others.
"""

from __future__ import annotations

from typing import Final

from nassau.games.rum.components import ALLEYS, FIRST_DARK, HEADQUARTERS, KIND_OF_FIELD, NOWHERE
from nassau.games.rum.state import Rum
from nassau.kernel import NOBODY, Action

REST: Final[Action] = ("rest",)
ABOARD: Final[Action] = ("aboard",)
AHOY: Final[Action] = ("ahoy",)
MOVES: Final[list[Action]] = [("move", alley) for alley in range(ALLEYS)]
DARK_MOVES: Final[list[list[Action]]] = [
    [("dark", out, into) for into in range(FIRST_DARK, ALLEYS)] for out in range(FIRST_DARK, ALLEYS)
]
"""By dark alley out and dark alley in, both counted from FIRST_DARK."""


def legal_turn(state: Rum, seat: int, moved: int) -> list[Action]:
    """R4.4–R4.7, R8.1–R8.4: the actions that `Turn.refusal` allows."""
    actions = legal_moves(state, seat, moved)
    if moved:
        actions.append(AHOY)
        return actions
    if state.coins[seat] and not state.alone(seat):
        actions.append(REST)
    actions.append(ABOARD)
    return actions


def legal_moves(state: Rum, seat: int, fee: int) -> list[Action]:
    """R5.1–R5.7, R6.1–R6.9: the moves that `moving.refuse_move` and `moving.refuse_dark` allow."""
    coins, supply, town = state.coins[seat] - fee, state.supply[seat], state.town
    if coins < 0:
        return []
    length, alleys = town.length, state.alleys
    actions = [
        MOVES[alley] for alley in town.streets[state.captain] if alleys[alley] == NOBODY and length[alley] <= supply
    ]
    darks = town.darks[state.captain]
    if darks and (coins > 0 or dark_fee(state, seat) == 0):
        for out in darks:
            if alleys[out] == NOBODY and length[out] < supply:
                actions += dark_moves(state, out, supply - length[out])
    return actions


def dark_moves(state: Rum, out: int, left: int) -> list[Action]:
    """R5.7, R6.1, R6.6, R6.7, R6.9: the dark alleys by which the captain may return with `left` pirates."""
    near, length, alleys = state.town.near, state.town.length, state.alleys
    closed = NOWHERE if may_return(state, state.captain) else state.captain
    ways = DARK_MOVES[out - FIRST_DARK]
    return [
        ways[into - FIRST_DARK]
        for into in range(FIRST_DARK, ALLEYS)
        if alleys[into] == NOBODY and near[into] != closed and length[into] <= left and into != out
    ]


def dark_fee(state: Rum, seat: int) -> int:
    """R6.3–R6.5, R6.8: the coins that dark alleys cost: 1, or 0 if there is no other way."""
    too_long = 0
    for alley in state.town.streets[state.captain]:
        if state.alleys[alley] == NOBODY:
            if state.town.length[alley] <= state.supply[seat]:
                return 1
            too_long = 1
    return 0 if state.options["dark_alley_coin"] == "no_other_way" else too_long


def dark_rule(state: Rum, seat: int) -> str:
    """R6.3–R6.5, R6.8: the rule that decides `dark_fee`."""
    if dark_fee(state, seat):
        reachable = any(
            state.alleys[alley] == NOBODY and state.town.length[alley] <= state.supply[seat]
            for alley in state.town.streets[state.captain]
        )
        return "R6.3" if reachable else "R6.5"
    free = any(state.alleys[alley] == NOBODY for alley in state.town.streets[state.captain])
    return "R6.8" if free else "R6.4"


def may_return(state: Rum, field: int) -> bool:
    """R6.6, R6.7, R6.9: whether dark alleys may lead back to the field where they began."""
    return state.options["dark_alley_return"] == "allowed" and KIND_OF_FIELD[field] != HEADQUARTERS

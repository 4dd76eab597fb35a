"""What a game of Um Rum & Ehre conserves."""

from nassau.games.rum.components import (
    BARRELS,
    BERTH,
    COPIES,
    DISPLAY,
    FACES,
    FIELDS,
    FIRST_GOOD,
    FIRST_RENDEZVOUS,
    NOWHERE,
    PIRATES,
    STACK_OF,
    THIRD_TEAM,
    TILES,
)
from nassau.games.rum.state import Rum
from nassau.kernel import NOBODY, NOTHING, State

REVEALS = {"rendezvous_met", "honour_counted"}
"""R14.2, R20: a fulfilled rendez-vous is shown to all, and at the end everything is."""


def laws(state: State) -> None:
    assert isinstance(state, Rum)
    tokens_are_conserved(state)
    pirates_are_conserved(state)
    knowledge_is_true(state)
    assert min(state.coins) >= 0
    assert min(state.rum) >= 0
    assert sum(state.rum) <= BARRELS
    assert (state.captain == NOWHERE) == (len(state.laid) < TILES)
    assert NOWHERE <= state.captain < FIELDS


def tokens_are_conserved(state: Rum) -> None:
    """R2: every token is in one place. Sleeping places may also have left the game (R10.5)."""
    assert min(state.pile) >= 0
    assert state.held == sorted(state.held)
    assert all(0 <= token < FACES * state.seats for token in state.held)
    for face in range(FACES):
        elsewhere = state.under.count(face) + state.open.count(face) + state.flag_face.count(face)
        owned = sum(token % FACES == face for token in state.held) + (state.drawn == face)
        total = state.pile[face] + elsewhere + owned
        assert total <= COPIES[face]
        assert total == COPIES[face] or STACK_OF[face] >= BERTH
    for place, face in enumerate(state.open):
        assert face == NOTHING or STACK_OF[face] == DISPLAY[place]


def pirates_are_conserved(state: Rum) -> None:
    """R3.2: fifteen of a colour, and rows only for those who are aboard."""
    for seat in range(state.seats):
        in_alleys = [state.town.length[alley] for alley, owner in enumerate(state.alleys) if owner == seat]
        aboard = [state.pirates_of(row) for row, team in enumerate(state.rows) if team == seat]
        assert state.supply[seat] + state.hiring[seat] + sum(in_alleys) + sum(aboard) == PIRATES
        assert min(state.supply[seat], state.hiring[seat]) >= 0
    assert len(set(state.rows)) == len(state.rows) == len(state.left) == len(state.right)
    assert (THIRD_TEAM in state.rows) <= (state.seats == 2)
    assert all(owner == NOBODY or 0 <= owner < state.seats for owner in state.alleys)


def knowledge_is_true(state: Rum) -> None:
    """What the table can conclude about hidden tokens is so."""
    for face in range(FIRST_GOOD, FIRST_RENDEZVOUS):
        known = state.known[face - FIRST_GOOD]
        assert not (state.pile[face] and known)
        for seat in range(state.seats):
            assert face not in state.tokens(seat) or known >> seat & 1
    for face, excluded in zip(state.flag_face, state.flag_not, strict=True):
        assert not excluded >> (face - FIRST_RENDEZVOUS) & 1

"""Invariants of a game of Grog Island."""

from nassau.games.grog.cards import PAIR_OFFSET
from nassau.games.grog.components import (
    CHEST_COPIES,
    CLOUDS,
    CREW,
    FREE,
    GHOST,
    GHOST_CREW,
    GOAL_COPIES,
    GOALS,
    LOCK,
    LOCKS,
    PARROT_COPIES,
    SHIPS,
)
from nassau.games.grog.state import Grog
from nassau.kernel import NOBODY, NOTHING, State

REVEALS = {"die_turned", "bid_held", "bid_made", "scored", "goods_handed_in"}
"""G6.11, G7.8: facts that reveal a prepared bid or substitutes; at the end everything is revealed."""


def laws(state: State) -> None:
    assert isinstance(state, Grog)
    cards_are_conserved(state)
    crew_is_conserved(state)
    auction_is_sound(state)
    assert min(state.coins) >= 0
    assert min(state.goods) >= 0
    assert sorted(set(state.clouds)) == sorted(state.clouds)
    assert len(state.clouds) <= CLOUDS
    assert sorted(set(state.ships)) == sorted(state.ships)
    assert len(state.ships) <= SHIPS


def cards_are_conserved(state: Grog) -> None:
    """G1.6–G1.8: the card counts; chest and parrot cards are discarded, goal cards stay in the game."""
    for hands, pile, copies in (
        (state.chests, state.chest_pile, CHEST_COPIES),
        (state.parrots, state.parrot_pile, PARROT_COPIES),
    ):
        assert min(*hands, *pile) >= 0
        for kind, count in enumerate(copies):
            assert sum(hands[kind :: len(copies)]) + pile[kind] <= count
    assert min(*state.goals, *state.goal_pile) >= 0
    apart = state.under + state.drawn + state.rejected
    for kind in range(GOALS):
        assert sum(state.goals[kind::GOALS]) + state.goal_pile[kind] + apart.count(kind) == GOAL_COPIES
    assert len(state.under) == len(state.under_by)
    assert all(owner == NOBODY or 0 <= owner % PAIR_OFFSET < state.seats for owner in state.under_by)


def crew_is_conserved(state: Grog) -> None:
    """G2.3, G12.3, G14.1."""
    for seat in range(state.seats):
        assert state.crew[seat] + state.sites.count(seat) == CREW[state.seats]
    assert state.locks + state.sites.count(LOCK) == LOCKS
    ghosts = GHOST_CREW if state.seats == 2 else 0
    assert state.ghosts + state.sites.count(GHOST) == ghosts
    assert all(occupant in (FREE, GHOST, LOCK) or occupant < state.seats for occupant in state.sites)


def auction_is_sound(state: Grog) -> None:
    values = [state.dice[colour] for colour in state.row]
    assert values == sorted(values, reverse=True)
    assert state.bid == sum(values)
    assert (state.leader == NOBODY) == (state.bid == 0)
    assert len(set(state.passed)) == len(state.passed)
    marked = [ship for ship in state.markers if ship != NOTHING]
    assert len(set(marked)) == len(marked)
    assert all(state.markers[seat] == NOTHING or seat in state.passed for seat in range(state.seats))

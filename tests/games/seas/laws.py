"""Invariants of a game of Die Piraten der Weltmeere."""

from itertools import combinations

from nassau.games.seas.components import (
    BELOW_END,
    CARAVAN_SIZES,
    CARDS,
    COUNTRIES,
    LOOT,
    LOOT_SPLITS,
    RED,
    ROLES,
    SHIPS,
    TALISMAN,
)
from nassau.games.seas.loot import Overboard
from nassau.games.seas.state import Seas
from nassau.kernel import NOTHING, State

REVEALS = {"role_revealed"}
"""W3.4: facts that reveal a role card when its role is called."""


def laws(state: State) -> None:
    assert isinstance(state, Seas)
    ships_are_conserved(state)
    cards_are_conserved(state)
    loot_is_conserved(state)
    roles_are_sound(state)
    dice_lie_apart(state)
    assert min(*state.chests, *state.yin_yang, *state.marks, *state.chambers, *state.unsinkables) >= 0
    assert all(NOTHING <= owner < state.seats for owner in state.tiles)


def ships_are_conserved(state: Seas) -> None:
    """W1.2, W7.4, W9.5, W14.3: goods have room unless a seat is about to discard some."""
    settled = not any(isinstance(step, Overboard) for step in state.stack)
    for seat in range(state.seats):
        assert 0 <= state.ships[seat] <= SHIPS
        assert state.ships[seat] + state.reserve(seat) == SHIPS
        assert 0 <= state.guards(seat) <= state.ships[seat]
        if settled:
            assert state.room(seat) >= 0
            assert 0 <= state.loaded(seat) <= state.at_sea(seat)


def cards_are_conserved(state: Seas) -> None:
    """W1.3, W2.3, W19.3."""
    assert min(*state.pile, *state.hands) >= 0
    copies = [*list(CARAVAN_SIZES[state.options["caravan_sizes"]]) * COUNTRIES, *[1] * (CARDS - 16)]
    for kind in range(CARDS):
        held = sum(state.hands[kind::CARDS])
        assert state.pile[kind] + held + state.played.count(kind) == copies[kind]
    below = sum(state.pile) - max(0, state.above)
    assert below == BELOW_END if state.above != NOTHING else below <= BELOW_END
    assert (state.above == NOTHING) == (state.finale != NOTHING)


def loot_is_conserved(state: Seas) -> None:
    """W1.6, W19.4: each kind has its own total."""
    for kind in range(LOOT):
        held = sum(state.talismans) if kind == TALISMAN else sum(state.goods[kind::3]) + state.drawn[kind]
        total = LOOT_SPLITS[state.options["loot_split"]][kind]
        assert state.loot[kind] + state.discards[kind] + held == total
    assert min(*state.loot, *state.discards, *state.goods, *state.drawn, *state.talismans) >= 0


def roles_are_sound(state: Seas) -> None:
    """W3.2, W3.4, W17.3: a chosen card lies open exactly when its role has been called."""
    for seat, role in enumerate(state.chosen):
        assert NOTHING <= role < ROLES
        if role != NOTHING:
            assert state.holds_role(seat, role) == (not state.revealed(seat))


def dice_lie_apart(state: Seas) -> None:
    """W8.3."""
    dice = list(zip(state.colours, state.faces, state.xs, state.ys, state.hits, strict=True))
    assert len(dice) + sum(state.waiting) <= 4 * SHIPS + 1
    assert sum(colour == RED for colour, *_ in dice) + state.waiting[RED] <= 4
    for _, face, x, y, _ in dice:
        assert 1 <= face <= 6
        assert 50 <= min(x, y) <= max(x, y) <= 2650
    for (*_, x, y, _), (*_, other_x, other_y, _) in combinations(dice, 2):
        assert (x - other_x) ** 2 + (y - other_y) ** 2 >= 20_000
    assert min(state.waiting) >= 0

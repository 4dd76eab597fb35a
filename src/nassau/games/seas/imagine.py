"""Determinization: a full state sampled from those consistent with what a seat knows."""

from __future__ import annotations

import random

from nassau.games.seas.components import CARDS, ROLES
from nassau.games.seas.state import Seas
from nassau.games.seas.view import hand
from nassau.kernel import NOTHING


def imagine(state: Seas, seat: int | None, rng: random.Random) -> Seas:
    """Redeal the hidden cards and draw the face-down roles of others at random."""
    world = state.copy()
    if state.over:
        return world
    world.hands = state.hands.copy()
    others = [other for other in range(state.seats) if other != seat]
    pool = [kind for kind in range(CARDS) for _ in range(state.pile[kind])]
    for other in others:
        pool += hand(state, other)
    pool.sort()  # so that the result depends only on the random numbers, not on the hidden cards
    rng.shuffle(pool)
    for other in others:
        cards = [pool.pop() for _ in range(state.hand_size(other))]
        world.hands[CARDS * other : CARDS * (other + 1)] = [cards.count(kind) for kind in range(CARDS)]
        if state.chosen[other] != NOTHING and not state.revealed(other):
            world.chosen[other] = rng.choice(hidden_roles(state, other))
    world.pile = [pool.count(kind) for kind in range(CARDS)]
    return world


def hidden_roles(state: Seas, seat: int) -> list[int]:
    """W3.2, W3.4: the roles a face-down card can be: held by the seat and not called yet."""
    return [role for role in range(state.calling + 1, ROLES) if state.holds_role(seat, role)]

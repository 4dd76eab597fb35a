"""Positions of random games, for tests of bots."""

import random
from itertools import count

from nassau.kernel import Game, State
from nassau.kernel.chance import fast


def position(game: Game, seats: int, decisions: int, seed: int = 1) -> tuple[State, int]:
    """A position after some random decisions, with more than one option."""
    state, dice, rng = game.start(seats), fast(seed), random.Random(seed)
    for number in count():
        state.settle(dice)
        seat = state.pending[0]
        if number >= decisions and len(state.legal(seat)) > 1:
            return state, seat
        state.apply(seat, rng.choice(state.legal(seat)))
    raise AssertionError

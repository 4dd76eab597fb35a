"""The longest lists of options in random games.

`python -m tests.games.grog.option_lists 10000` plays that many games with 2, 3 and 4 seats in turn and prints a table.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from nassau.games.grog import GAME
from nassau.kernel import CHANCE
from nassau.kernel.chance import fast

SEATS = (2, 3, 4)


def longest(seats: int, seed: int) -> Counter[str]:
    """The length of the longest list at each step in one game of random moves."""
    state, source, rng = GAME.start(seats), fast(seed), random.Random(seed)
    found: Counter[str] = Counter()
    while not state.over:
        if state.pending == (CHANCE,):
            state.chance(source)
            continue
        seat, step = state.pending[0], type(state.stack[-1]).__name__
        legal = state.legal(seat)
        found[step] = max(found[step], len(legal))
        state.apply(seat, rng.choice(legal))
    return found


def survey(games: int, first: int = 0) -> Counter[str]:
    """The longest list at each step in many games."""
    found: Counter[str] = Counter()
    for seed in range(first, first + games):
        found |= longest(SEATS[seed % len(SEATS)], seed)
    return found


if __name__ == "__main__":
    for name, length in survey(*map(int, sys.argv[1:])).most_common():
        sys.stdout.write(f"{name} {length}\n")

"""Plays seeded random games of one title with the `nassau` on the path; run by instructions.py under valgrind.

Uses only what release 0.1 offers, too. Prints the number of decisions, and with --digest a digest of the decisions.
"""

import gc
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from nassau import games
from nassau.kernel.chance import fast

CHANCE = -1


def decisions(name: str, count: int) -> Iterator[Any]:
    """The actions of `count` games at the middle seat count, with the rules of release 0.1."""
    game = games.load(name)
    seats = game.seats[len(game.seats) // 2]
    options = {option.id: value for option in game.options.values() if (value := getattr(option, "before", None))}
    for seed in range(count):
        state, source, random = game.start(seats, options), fast(seed), Random(seed).random
        while not state.over:
            seat = state.pending[0]
            if seat == CHANCE:
                state.chance(source)
                continue
            choices = state.legal(seat)
            action = choices[int(random() * len(choices))]
            state.apply(seat, action)
            yield action


def main() -> None:
    name, count, *flags = sys.argv[1:]
    gc.disable()  # collections happen at other moments in other versions
    if flags == ["--digest"]:
        played = list(decisions(name, int(count)))
        print(len(played), sha256(repr(played).encode()).hexdigest())
    else:
        print(sum(1 for _ in decisions(name, int(count))))


if __name__ == "__main__":
    main()

"""The configurations of a game that the suite plays: all seat counts, all option values, and some combinations."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from nassau.kernel import Game

COMBINATIONS: Final = 3
"""Random combinations of options for each seat count."""


class Case(NamedTuple):
    """A configuration of a game."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.id, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    @property
    def id(self) -> str:
        return self.game.id


def cases(game: Game) -> list[Case]:
    """All cases of a game, without duplicates and in the same order every time."""
    return list(dict.fromkeys(case for seats in game.seats for case in cases_with(game, seats)))


def cases_with(game: Game, seats: int) -> Iterator[Case]:
    """The defaults, each other value of each option, and random combinations."""
    yield Case(game, seats)
    for option in game.options.values():
        for value in option.values:
            if value != option.default:
                yield Case(game, seats, ((option.id, value),))
    rng = random.Random(f"{game.id} {seats}")
    for _ in range(COMBINATIONS if len(game.options) > 1 else 0):
        values = [(option.id, option.values[below(rng, len(option.values))]) for option in game.options.values()]
        yield Case(game, seats, tuple(values))


def below(rng: random.Random, bound: int) -> int:
    """A random index. Unlike `randrange`, the same in every version of Python."""
    return int(rng.random() * bound)

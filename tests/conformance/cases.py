"""Which games the suite plays: every seat count with every value of every option, and some mixtures."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from nassau import games
from nassau.kernel import Game

MIXTURES = 3


class Case(NamedTuple):
    """One way to set up a game."""

    id: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.id, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    @property
    def game(self) -> Game:
        return games.load(self.id)


def cases_of(id: str) -> Iterator[Case]:
    game = games.load(id)
    for seats in game.seats:
        yield Case(id, seats, ())
        for option in game.options.values():
            for value in option.values:
                if value != option.default:
                    yield Case(id, seats, ((option.id, value),))
        yield from mixtures(game, seats)


def mixtures(game: Game, seats: int) -> Iterator[Case]:
    """Random combinations, the same every time."""
    rng = random.Random(f"{game.id} {seats}")
    for _ in range(MIXTURES if len(game.options) > 1 else 0):
        values = [(option.id, option.values[below(rng, len(option.values))]) for option in game.options.values()]
        yield Case(game.id, seats, tuple(values))


def below(rng: random.Random, bound: int) -> int:
    """Unlike `randrange`, the same in every version of Python."""
    return int(rng.random() * bound)


ALL = [case for id in games.ALL for case in dict.fromkeys(cases_of(id))]
PLAIN = [case for case in ALL if not case.options]

"""How many iterations the search makes in a second of one core (not of a busy clock), all over a game."""

from __future__ import annotations

import random
from time import process_time
from typing import NamedTuple

from nassau import bots
from nassau.bots.match import decisions
from nassau.bots.search.ismcts import Search
from nassau.kernel import Game, State


class Speed(NamedTuple):
    """Iterations a second: the mean over all positions, and at the slowest of them."""

    game: str
    seats: int
    mean: float
    least: float


def measure(game: Game, seats: int, places: int, seconds: float) -> Speed:
    """At `places` positions of one game of Sailors, evenly spread, each for so many seconds."""
    found = [rate(state, seat, seconds) for state, seat in positions(game, seats, places)]
    return Speed(game.id, seats, len(found) / sum(1 / one for one in found), min(found))


def positions(game: Game, seats: int, places: int) -> list[tuple[State, int]]:
    """Decisions with more than one option, from the first to the last."""
    bot = bots.load("sailor" if "sailor" in bots.levels(game) else "landlubber", game)
    moments = decisions(game, [bot] * seats, {}, "1")
    found = [(state.copy(), seat) for state, seat, _ in moments if len(state.legal(seat)) > 1]
    return [found[place * (len(found) - 1) // max(1, places - 1)] for place in range(places)]


def rate(state: State, seat: int, seconds: float) -> float:
    rng = random.Random(1)
    search = Search(state.game.heuristic, seat, state.legal(seat), lambda: state.imagine(seat, rng), rng)
    started = process_time()
    search.run(1 << 30, lambda: process_time() - started < seconds)
    return search.iterations / (process_time() - started)

"""Search throughput: iterations per second of CPU time, measured over a whole game."""

from __future__ import annotations

import random
from time import process_time
from typing import NamedTuple

from nassau import bots
from nassau.bots.match import decisions
from nassau.bots.search.ismcts import UNLIMITED, Search
from nassau.kernel import Game, State, full_game


class Throughput(NamedTuple):
    """Iterations per second: the mean over all positions, and the slowest position."""

    game: str
    seats: int
    mean: float
    slowest: float


def measure(game: Game, seats: int, count: int, seconds: float) -> Throughput:
    """Search for `seconds` at each of `count` positions, evenly spaced over one game of Sailors."""
    rates = [iterations_per_second(state, seat, seconds) for state, seat in positions(game, seats, count)]
    return Throughput(game.id, seats, len(rates) / sum(1 / rate for rate in rates), min(rates))


def positions(game: Game, seats: int, count: int) -> list[tuple[State, int]]:
    """Decisions with more than one option, from the first to the last."""
    bot = bots.load("sailor" if "sailor" in bots.levels(game) else "landlubber", game)
    played = decisions(game, [bot] * seats, {}, "1")
    found = [(state.copy(), seat) for state, seat, _ in played if len(state.legal(seat)) > 1]
    return [found[index * (len(found) - 1) // max(1, count - 1)] for index in range(count)]


def iterations_per_second(state: State, seat: int, seconds: float) -> float:
    rng = random.Random(1)
    search = Search(full_game(state).heuristic, seat, state.legal(seat), lambda: state.imagine(seat, rng), rng)
    started = process_time()
    search.run(UNLIMITED, lambda: process_time() - started < seconds)
    return search.iterations / (process_time() - started)

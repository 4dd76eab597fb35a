"""Better numbers for the rules of thumb of a game: `python tools/tune.py port_royal`.

Rules of thumb play against themselves: one seat with changed numbers, the others with those in the source. Each number
has a normal distribution, which moves to where its better samples lie and narrows down as these agree (separable
natural evolution strategies, Schaul et al. 2011). All samples of a generation play the same deals.

What is printed goes into the source by hand, if it also wins against others (`nassau bots match`). The package must
not be compiled: compiled code has its numbers inside.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from math import exp, log, sqrt
from types import ModuleType
from typing import Final

import nassau
from nassau import games
from nassau.bots.search.ismcts import shares_of_win
from nassau.kernel import CHANCE
from nassau.kernel.chance import fast

SAMPLES: Final = 16
STEP: Final = 0.2  # how far the first samples lie from the source, as a part of each number
LEAST: Final = 0.5  # smaller numbers are changed as if they were this large
ENDLESS: Final = 1000.0  # and larger ones are limits of a loop, not worths
WINNING: Final = 0.6  # the weight of who won; the rest is by how much, which tells more from fewer games

Numbers = list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description="Better numbers for the rules of thumb of a game.")
    parser.add_argument("game", choices=list(games.ALL))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=400, help="that every sample plays (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if nassau.compiled():
        sys.exit("tune: this nassau is compiled, and compiled code has its numbers inside; use the sources")
    evolve(given.game, given.seats, given.generations, given.games, given.seed)


def evolve(game: str, seats: int, generations: int, count: int, seed: int) -> Numbers:
    rng, names = random.Random(seed), list_numbers(game)
    middle, width = found(game), [STEP * max(abs(value), LEAST) for value in found(game)]
    weights = [max(0.0, log(SAMPLES / 2 + 1) - log(rank + 1)) for rank in range(SAMPLES)]
    weights = [weight / sum(weights) - 1 / SAMPLES for weight in weights]
    pace = (3 + log(len(middle))) / (10 * sqrt(len(middle)))
    with ProcessPoolExecutor() as workers:
        for generation in range(generations):
            halves = [[rng.gauss(0, 1) for _ in middle] for _ in range(SAMPLES // 2)]
            ways = halves + [[-shift for shift in way] for way in halves]
            samples = [[m + w * shift for m, w, shift in zip(middle, width, way, strict=True)] for way in ways]
            deals = f"{seed}/{generation}"
            shares = list(workers.map(partial(share_of_wins, game, seats, count, deals), samples))
            order = sorted(range(SAMPLES), key=lambda index: -shares[index])
            ranked = [(weights[rank], ways[index]) for rank, index in enumerate(order)]
            for place in range(len(middle)):
                middle[place] += width[place] * sum(weight * way[place] for weight, way in ranked)
                width[place] *= exp(pace * sum(weight * (way[place] ** 2 - 1) for weight, way in ranked))
            print(f"{generation + 1}: the samples had {sum(shares) / SAMPLES:.3f} of {1 / seats:.3f}", flush=True)
    for (name, index), value in zip(names, middle, strict=True):
        print(f"{name if index is None else f'{name}[{index}]'} = {value:.2f}")
    return middle


def share_of_wins(game: str, seats: int, count: int, deals: str, numbers: Numbers) -> float:
    """Of one seat with these numbers, which sits at every place in turn."""
    usual, total = found(game), 0.0
    for number in range(count):
        own = number % seats
        players = [numbers if seat == own else usual for seat in range(seats)]
        total += play(game, players, f"{deals}/{number // seats}")[own]
    use(game, usual)
    return total / count


def play(game: str, players: list[Numbers], seed: str) -> list[float]:
    """One game between rules of thumb with different numbers: by seat the share of the win."""
    title = games.load(game)
    rules, state, dice, rng = title.heuristic, title.start(len(players)), fast(seed), random.Random(seed)
    in_use: Numbers | None = None
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
            continue
        if players[seat] is not in_use:
            in_use = players[seat]
            use(game, in_use)
        state.apply(seat, rules.rollout_action(state, seat, rng.random))
    margins, ranks = (
        shares_of_win([float(score) for score in state.scores()], rules.decisive_lead(state)),
        state.ranking(),
    )
    return [
        WINNING * (rank == 1) / ranks.count(1) + (1 - WINNING) * margin
        for rank, margin in zip(ranks, margins, strict=True)
    ]


# -- the numbers in the source


@cache
def modules(game: str) -> list[ModuleType]:
    prefix = f"{games.load(game).package}.heuristic"
    import_module(prefix)
    return [module for name, module in sys.modules.items() if name.startswith(prefix)]


@cache
def list_numbers(game: str) -> list[tuple[str, int | None]]:
    """Every constant with a point, and every place of a row of such."""
    listed: dict[tuple[str, int | None], None] = {}
    for module in modules(game):
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, float) and abs(value) < ENDLESS:
                listed[name, None] = None
            elif name.isupper() and isinstance(value, (tuple, list)) and all(isinstance(one, float) for one in value):
                listed.update({(name, index): None for index in range(len(value))})
    return list(listed)


def found(game: str) -> Numbers:
    known = {name: value for module in modules(game) for name, value in vars(module).items()}
    return [known[name] if index is None else known[name][index] for name, index in list_numbers(game)]


def use(game: str, numbers: Numbers) -> None:
    """Put numbers in the place of the constants, wherever these were imported to."""
    rows: dict[str, list[float]] = {}
    values: dict[str, float | tuple[float, ...]] = {}
    for (name, index), value in zip(list_numbers(game), numbers, strict=True):
        if index is None:
            values[name] = value
        else:
            rows.setdefault(name, []).append(value)
    values |= {name: tuple(row) for name, row in rows.items()}
    for module in modules(game):
        for name in values.keys() & vars(module).keys():
            setattr(module, name, values[name])


if __name__ == "__main__":
    main()

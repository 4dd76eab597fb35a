"""Tune the constants of a game's heuristic: `python -m tools.tune port_royal`.

The heuristic plays against itself: one seat with changed constants, the others with those of the source. Separable
natural evolution strategies (Schaul et al. 2011): each constant has a normal distribution, whose mean moves towards
the better samples and whose width shrinks as they agree. All samples of a generation play the same deals.

Copy the printed constants into the source if they also win against other bots (`nassau bots match`). The package must
not be compiled: compiled code does not read its constants from the modules.
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
from nassau.bots.search.payoffs import win_probabilities
from nassau.kernel import CHANCE
from nassau.kernel.chance import fast

SAMPLES: Final = 16
INITIAL_WIDTH: Final = 0.2
"""Standard deviation of the first samples, relative to the constant."""
MIN_SCALE: Final = 0.5
"""Smaller constants are varied as if they were this large."""
MAX_TUNED: Final = 1000.0
"""Larger constants are limits of loops, not weights."""
RANK_WEIGHT: Final = 0.6
"""Weight of who won in the fitness. The rest is the margin, which is less noisy."""

Constants = list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the constants of a game's heuristic.")
    parser.add_argument("game", choices=list(games.ALL))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=400, help="games of each sample (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if nassau.compiled():
        sys.exit("tune: nassau is compiled, so its constants cannot be changed; run it from the sources")
    evolve(args.game, args.seats, args.generations, args.games, args.seed)


def evolve(game: str, seats: int, generations: int, count: int, seed: int) -> Constants:
    """Run the evolution, print its progress and the tuned constants, and return them."""
    rng, mean = random.Random(seed), current_constants(game)
    width = [INITIAL_WIDTH * max(abs(value), MIN_SCALE) for value in mean]
    with ProcessPoolExecutor() as workers:
        for generation in range(generations):
            half = [[rng.gauss(0, 1) for _ in mean] for _ in range(SAMPLES // 2)]
            directions = half + [[-step for step in direction] for direction in half]
            samples = [[m + w * step for m, w, step in zip(mean, width, steps, strict=True)] for steps in directions]
            play_sample = partial(mean_fitness, game, seats, count, f"{seed}/{generation}")
            fitness = list(workers.map(play_sample, samples))
            update(mean, width, directions, fitness)
            print(f"{generation + 1}: mean fitness {sum(fitness) / SAMPLES:.3f}, even {1 / seats:.3f}", flush=True)
    for (name, index), value in zip(tuned_names(game), mean, strict=True):
        print(f"{name if index is None else f'{name}[{index}]'} = {value:.2f}")
    return mean


def update(mean: Constants, width: Constants, directions: list[Constants], fitness: list[float]) -> None:
    """Move mean and width along the natural gradient, estimated from the ranks of the samples."""
    rate = (3 + log(len(mean))) / (10 * sqrt(len(mean)))
    order = sorted(range(SAMPLES), key=lambda index: -fitness[index])
    ranked = [(weight, directions[index]) for weight, index in zip(rank_weights(), order, strict=True)]
    for index in range(len(mean)):
        mean[index] += width[index] * sum(weight * steps[index] for weight, steps in ranked)
        width[index] *= exp(rate * sum(weight * (steps[index] ** 2 - 1) for weight, steps in ranked))


def rank_weights() -> list[float]:
    """The weights of the samples from best to worst; their sum is 0."""
    weights = [max(0.0, log(SAMPLES / 2 + 1) - log(rank + 1)) for rank in range(SAMPLES)]
    return [weight / sum(weights) - 1 / SAMPLES for weight in weights]


def mean_fitness(game: str, seats: int, count: int, deals: str, constants: Constants) -> float:
    """The mean fitness of one seat with these constants, which rotates over all seats."""
    usual, total = current_constants(game), 0.0
    for number in range(count):
        own = number % seats
        players = [constants if seat == own else usual for seat in range(seats)]
        total += play(game, players, f"{deals}/{number // seats}")[own]
    set_constants(game, usual)
    return total / count


def play(game: str, players: list[Constants], seed: str) -> list[float]:
    """Play a game between heuristics with different constants; returns the fitness by seat."""
    title = games.load(game)
    heuristic, state, dice, rng = title.heuristic, title.start(len(players)), fast(seed), random.Random(seed)
    active: Constants | None = None
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
            continue
        if players[seat] is not active:
            active = players[seat]
            set_constants(game, active)
        state.apply(seat, heuristic.rollout_action(state, seat, rng.random))
    ranks = state.ranking()
    margins = win_probabilities([float(score) for score in state.scores()], heuristic.decisive_lead(state))
    return [
        RANK_WEIGHT * (rank == 1) / ranks.count(1) + (1 - RANK_WEIGHT) * margin
        for rank, margin in zip(ranks, margins, strict=True)
    ]


# -- the constants in the source


@cache
def modules(game: str) -> list[ModuleType]:
    """The modules of the game's heuristic."""
    prefix = f"{games.load(game).package}.heuristic"
    import_module(prefix)
    return [module for name, module in sys.modules.items() if name.startswith(prefix)]


@cache
def tuned_names(game: str) -> list[tuple[str, int | None]]:
    """The names of all float constants, and name and index of the elements of float tuples."""
    found: dict[tuple[str, int | None], None] = {}
    for module in modules(game):
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, float) and abs(value) < MAX_TUNED:
                found[name, None] = None
            elif name.isupper() and isinstance(value, (tuple, list)) and all(isinstance(one, float) for one in value):
                found.update({(name, index): None for index in range(len(value))})
    return list(found)


def current_constants(game: str) -> Constants:
    known = {name: value for module in modules(game) for name, value in vars(module).items()}
    return [known[name] if index is None else known[name][index] for name, index in tuned_names(game)]


def set_constants(game: str, constants: Constants) -> None:
    """Replace the constants in every module that defines or imports them."""
    rows: dict[str, list[float]] = {}
    values: dict[str, float | tuple[float, ...]] = {}
    for (name, index), value in zip(tuned_names(game), constants, strict=True):
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

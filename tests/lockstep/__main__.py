"""Play many lockstep games: `python -m tests.lockstep [--games 5000] [--first 0] [--workers N] [--write] [game …]`.

`--write` publishes each game in docs/results/lockstep.md and keeps the rows of the others. A run continues where an
interrupted one with the same code and the same first seed ended (progress.py).
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module

from nassau import games
from tests.lockstep import page, progress
from tests.lockstep.harness import Difference, play_pair
from tests.lockstep.progress import Played

CHUNK = 25


def main() -> int:
    args = parsed_arguments()
    wrong = 0
    with ProcessPoolExecutor(args.workers) as pool:
        for game in args.game:
            played = play_all(pool, game, range(args.first, args.first + args.games))
            row = row_of(game, args.first, played)
            print(row.line(), flush=True)  # noqa: T201
            if args.write:
                page.publish(row)
            wrong += len(played.differences)
    return 1 if wrong else 0


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=games.ALL, help="ids of games (default: all)")
    parser.add_argument("--games", type=int, default=5000, help="games of each title (default: 5000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: 0)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (default: one per core)")
    parser.add_argument("--write", action="store_true", help="publish the rows in docs/results/lockstep.md")
    return parser.parse_args()


def play_all(pool: ProcessPoolExecutor, game: str, seeds: range) -> Played:
    """Play the games of all seeds that are not saved. Prints every difference as soon as it is found."""
    played = progress.load(game, seeds.start)
    left = seeds[played.games :]
    for one in pool.map(play_chunk, [(game, left[at : at + CHUNK]) for at in range(0, len(left), CHUNK)]):
        played = played.plus(one)
        progress.save(game, seeds.start, played)
        for difference in one.differences:
            print(difference, flush=True)  # noqa: T201
    return played


def play_chunk(chunk: tuple[str, range]) -> Played:
    """Play the games of a range of seeds."""
    game, seeds = chunk
    pair, played = import_module(f"tests.lockstep.{game}").PAIR, Played()
    for seed in seeds:
        try:
            entries, facts = play_pair(pair, seed)
            played = played.plus(Played(1, entries, facts))
        except Difference as difference:
            played = played.plus(Played(1, 0, {}, [str(difference)]))
    return played


def row_of(game: str, first: int, played: Played) -> page.Row:
    rarest = sorted(played.facts.items(), key=lambda item: item[1])[:5]
    told = ", ".join(f"{fact} {count}" for fact, count in rarest)
    command = f"python -m tests.lockstep --games {played.games} --first {first} {game}"
    return page.Row(game, played.games, len(played.differences), played.entries, told, command)


if __name__ == "__main__":
    raise SystemExit(main())

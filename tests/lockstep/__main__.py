"""Play many lockstep games: `python -m tests.lockstep [--games 5000] [--first 0] [--write] [game …]`.

`--write` publishes the result in docs/results/lockstep.md.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.harness.machine import describe, today
from nassau import games
from tests.lockstep.harness import Difference, play_pair

PAGE: Final = Path(__file__).parents[2] / "docs/results/lockstep.md"
CHUNK: Final = 50
HEAD: Final = """\
# Lockstep with second engines

tests/lockstep has a second engine of each game: plain generators, written from the rulebooks by somebody who had not
read the engine, without a line in common with it. Both play the same game, with random seats and options, loaded dice
and thinned stacks; pending seats, legal actions, money, cards, tokens and scores are compared at every decision.

| game | games | differences | decisions and outcomes | rarest facts |
|---|---|---|---|---|
"""


class Played(NamedTuple):
    """The result of a chunk of games."""

    entries: int
    facts: Counter[str]
    differences: list[str]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=games.ALL, help="ids of games (default: all)")
    parser.add_argument("--games", type=int, default=5000, help="games of each title (default: 5000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: 0)")
    parser.add_argument("--write", action="store_true", help="write docs/results/lockstep.md")
    args = parser.parse_args()
    began, rows, wrong = time.monotonic(), list[str](), 0
    with ProcessPoolExecutor() as pool:
        for name in args.game:
            seeds = range(args.first, args.first + args.games)
            played = Played(0, Counter(), [])
            for one in pool.map(play_chunk, [(name, seeds[at : at + CHUNK]) for at in range(0, len(seeds), CHUNK)]):
                played = Played(
                    played.entries + one.entries, played.facts + one.facts, played.differences + one.differences
                )
                print("\n".join(one.differences), end="\n" if one.differences else "", flush=True)  # noqa: T201
            rarest = ", ".join(f"{fact} {count}" for fact, count in played.facts.most_common()[:-6:-1])
            rows.append(f"| {name} | {args.games:,} | {len(played.differences)} | {played.entries:,} | {rarest} |")
            print(rows[-1], flush=True)  # noqa: T201
            wrong += len(played.differences)
    if args.write:
        minutes = (time.monotonic() - began) / 60
        command = f"python -m tests.lockstep --games {args.games} --first {args.first}"
        foot = f"\nRun by `{command}` on {today()}: {describe()}; {minutes:.0f} minutes.\n"
        PAGE.write_text(HEAD + "\n".join(rows) + "\n" + foot, encoding="utf-8")
    return 1 if wrong else 0


def play_chunk(chunk: tuple[str, range]) -> Played:
    """Play the games of a range of seeds."""
    name, seeds = chunk
    pair, played = import_module(f"tests.lockstep.{name}").PAIR, Played(0, Counter(), [])
    for seed in seeds:
        try:
            entries, facts = play_pair(pair, seed)
        except Difference as difference:
            played.differences.append(str(difference))
        else:
            played = Played(played.entries + entries, played.facts + facts, played.differences)
    return played


if __name__ == "__main__":
    raise SystemExit(main())

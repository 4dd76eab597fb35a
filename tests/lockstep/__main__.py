"""Play many lockstep games: `python -m tests.lockstep [--games 5000] [--first 0] [game …]`."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from importlib import import_module

from nassau import games
from tests.lockstep.harness import Difference, play_pair


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=games.ALL, choices=[*games.ALL, games.ALL])
    parser.add_argument("--games", type=int, default=5000, help="games of each title (default: 5000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: 0)")
    args = parser.parse_args()
    wrong = 0
    for name in args.game:
        pair, facts, differences = import_module(f"tests.lockstep.{name}").PAIR, Counter[str](), 0
        began = time.monotonic()
        for seed in range(args.first, args.first + args.games):
            try:
                facts += play_pair(pair, seed)
            except Difference as difference:
                differences += 1
                print(difference, flush=True)  # noqa: T201
        rarest = ", ".join(f"{fact} {count}" for fact, count in facts.most_common()[:-6:-1])
        minutes = (time.monotonic() - began) / 60
        print(f"{name}: {args.games} games, {differences} differences, {minutes:.1f} min; rarest facts: {rarest}")  # noqa: T201
        wrong += differences
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

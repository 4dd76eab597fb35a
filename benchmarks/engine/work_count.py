"""Detects performance regressions without a clock, so that a busy machine fails no test.

Counts function calls and executed lines of seeded random games, interpreted, per decision and per copy, and compares
them with baseline.json. The counts are deterministic. `--update` replaces the baseline.
"""

import argparse
import cProfile
import json
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from random import Random
from types import FrameType
from typing import TYPE_CHECKING

import nassau
from nassau import games
from nassau.kernel import CHANCE, Game, State
from nassau.kernel.chance import fast

if TYPE_CHECKING:
    from _typeshed import TraceFunction

BASELINE = Path(__file__).resolve().parent / "baseline.json"
MAX_GROWTH = 0.30
SEEDS = range(10)  # covers the hot paths of every game in a third of a second each

Counts = dict[str, float]
Work = Callable[[], int]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the work of the engine with the baseline.")
    parser.add_argument("--update", action="store_true", help="replace the baseline")
    update = parser.parse_args().update
    if nassau.compiled():
        sys.exit("work_count: the engine is compiled; calls and lines can be counted only when it is interpreted")
    counts = all_counts()
    if update:
        BASELINE.write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")
    found = regressions(counts)
    print("\n".join(found) or "work_count: no regression")
    sys.exit(bool(found))


def all_counts() -> dict[str, Counts]:
    return {name: counts_of(games.load(name)) for name in games.ALL}


def regressions(counts: dict[str, Counts]) -> list[str]:
    """One line for each count that grew too much or is missing in the baseline."""
    recorded: dict[str, Counts] = json.loads(BASELINE.read_text(encoding="utf-8"))
    return list(chain.from_iterable(_grown(name, new, recorded.get(name, {})) for name, new in counts.items()))


def counts_of(game: Game) -> Counts:
    """Calls and lines per decision and per copy, at the middle seat count."""
    seats = game.seats[len(game.seats) // 2]
    positions = [state.copy() for state in decisions(game, seats, seed=0)]
    play = _counted(lambda: sum(1 for seed in SEEDS for _ in decisions(game, seats, seed)))
    copy = _counted(lambda: len([state.copy() for state in positions]))
    return {f"{unit} per decision": count for unit, count in play.items()} | {
        f"{unit} per copy": count for unit, count in copy.items()
    }


def decisions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """A random game: yields the state before each decision of a player."""
    state, source, random = game.start(seats), fast(seed), Random(seed).random
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(source)
            continue
        yield state
        choices = state.legal(seat)
        state.apply(seat, choices[int(random() * len(choices))])


def _grown(name: str, new: Counts, old: Counts) -> Iterator[str]:
    for what, count in new.items():
        if what not in old:
            yield f"work_count: {name}: no baseline for {what}; record it with --update"
        elif count > old[what] * (1 + MAX_GROWTH):
            yield f"work_count: {name}: {count:g} {what}, baseline {old[what]:g} (+{count / old[what] - 1:.0%})"


def _counted(work: Work) -> Counts:
    """Calls include built-in functions, lines include loops, so a regression shows in at least one of them."""
    work()  # warm-up: one-time work such as reading the rulebook does not count
    return {"calls": round(_calls(work), 1), "lines": round(_lines(work), 1)}


def _calls(work: Work) -> float:
    profile = cProfile.Profile()
    units = profile.runcall(work)
    return sum(entry.callcount for entry in profile.getstats()) / units


def _lines(work: Work) -> float:
    lines = 0

    def trace(_frame: FrameType, event: str, _details: object) -> "TraceFunction":
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        units = work()
    finally:
        sys.settrace(before)
    return lines / units


if __name__ == "__main__":
    main()

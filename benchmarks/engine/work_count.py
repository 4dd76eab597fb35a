"""Notice when the engine does more work than it used to, without a clock: a busy machine must not fail a test.

Counts the function calls and the executed lines of seeded random games, interpreted, per decision and per copy, and
compares them with bench/baseline.json. The counts are the same in every run. `--update` accepts the present ones.
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
GROWTH = 0.30
SEEDS = range(10)  # enough to meet all that matters for the time; a title takes a third of a second

Counts = dict[str, float]
Work = Callable[[], int]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the engine's work with the recorded one.")
    parser.add_argument("--update", action="store_true", help="record the present work as the new baseline")
    update = parser.parse_args().update
    if nassau.compiled():
        sys.exit("guard: the engine is compiled here; its work can only be counted interpreted")
    counts = all_counts()
    if update:
        BASELINE.write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")
    found = regressions(counts)
    print("\n".join(found) or "guard: no game does more work than recorded")
    sys.exit(bool(found))


def all_counts() -> dict[str, Counts]:
    return {name: counts_of(games.load(name)) for name in games.ALL}


def regressions(counts: dict[str, Counts]) -> list[str]:
    """One sentence for each count that grew too much, and for each one that was never recorded."""
    recorded: dict[str, Counts] = json.loads(BASELINE.read_text(encoding="utf-8"))
    return list(chain.from_iterable(_grown(name, new, recorded.get(name, {})) for name, new in counts.items()))


def counts_of(game: Game) -> Counts:
    """The work of one decision and of one copy, at the middle seat count."""
    seats = game.seats[len(game.seats) // 2]
    positions = [state.copy() for state in decisions(game, seats, seed=0)]
    play = _counted(lambda: sum(1 for seed in SEEDS for _ in decisions(game, seats, seed)))
    copy = _counted(lambda: len([state.copy() for state in positions]))
    return {f"{unit} per decision": count for unit, count in play.items()} | {
        f"{unit} per copy": count for unit, count in copy.items()
    }


def decisions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """A random game, stopping wherever a player decides."""
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
            yield f"guard: {name}: {what} were never recorded; python -m benchmarks.engine.work_count --update does it"
        elif count > old[what] * (1 + GROWTH):
            yield f"guard: {name}: {count:g} {what}, recorded were {old[what]:g} (+{count / old[what] - 1:.0%})"


def _counted(work: Work) -> Counts:
    """Calls see what built-in functions are asked for, lines see loops: a loss shows in at least one of them."""
    work()  # what is done once only, such as reading the ledger, does not count
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

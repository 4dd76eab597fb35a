"""The common part of the measuring scripts: play, copy and replay for some time, and print one JSON line.

A script passes the names of its cases and a function that prepares the `Workload` of a case to `main`. Scripts run in
the environment of the engine that they measure, so this file imports only the standard library.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import random, seed
from time import perf_counter, thread_time
from typing import TypeVar

Choice = TypeVar("Choice")
Work = Callable[[], int]


@dataclass
class Workload:
    """The functions to time. Each returns the number of units that it processed."""

    play_one_game: Work  # unit: decisions of players; chance events take time but are not counted
    copy_one_game: Work | None = None  # unit: copies, one of each position of a game
    replay_one_game: Work | None = None  # unit: games, replayed from their records
    label: str = ""


def pick(choices: Sequence[Choice]) -> Choice:
    """A random choice. `random.choice` would dominate the time of a fast engine."""
    return choices[int(random() * len(choices))]


def main(version: str, cases: Iterable[str], workload: Callable[[str], Workload], **facts: object) -> None:
    """Prints the version and the cases, or the measurement of one case, as a line of JSON."""
    seed(1)  # every run copies the same positions
    arguments = _arguments()
    if arguments.case is None:
        print(json.dumps({"version": version, "cases": list(cases), **facts}))
    else:
        print(json.dumps(measure(workload(arguments.case), arguments.seconds, arguments.repetitions)))


def measure(workload: Workload, seconds: float, repetitions: int) -> dict[str, object]:
    """Units per second of each kind of work, one number per repetition."""
    plays = [_timed(workload.play_one_game, seconds) for _ in range(repetitions + 1)][
        1:
    ]  # without the first, which warms up
    rates = {
        "decisions": [timing.rate for timing in plays],
        "games": [timing.calls / timing.seconds for timing in plays],
    }
    for name, work in (("copies", workload.copy_one_game), ("replays", workload.replay_one_game)):
        if work is not None:
            rates[name] = [_timed(work, seconds).rate for _ in range(repetitions)]
    return {"label": workload.label, "rates": rates, "cpu_share": min(timing.cpu_share for timing in plays)}


@dataclass
class Timing:
    """One repetition. `seconds` is CPU time, `cpu_share` its share of the elapsed time."""

    units: int
    calls: int
    seconds: float
    cpu_share: float

    @property
    def rate(self) -> float:
        return self.units / self.seconds


def _timed(work: Work, seconds: float) -> Timing:
    """Measures CPU time, so that waiting for a core on a busy machine does not count."""
    units = calls = 0
    wall, start = perf_counter(), thread_time()
    while (spent := thread_time() - start) < seconds or not calls:
        units += work()
        calls += 1
    return Timing(units, calls, spent, min(1.0, spent / (perf_counter() - wall)))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("case", nargs="?", help="the case to measure; without it, list the cases")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a repetition")
    parser.add_argument("--repetitions", type=int, default=5)
    return parser.parse_args()

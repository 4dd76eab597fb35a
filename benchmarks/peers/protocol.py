"""What every measuring script does, whatever it measures: play, copy and replay for a while, and print one JSON line.

A script hands `main` the names of its cases and a function that prepares the `Contest` of one. The scripts run inside
the environment of the engine that they measure, so this file imports nothing but the standard library.
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
class Contest:
    """The work to be timed. Each function does a piece of it and returns how many units that was."""

    play_one_game: Work  # decisions of players; answers of chance are not counted, but their time is
    copy_one_game: Work | None = None  # copies, one of each position of a game
    replay_one_game: Work | None = None  # games, from their logs
    label: str = ""


def pick(choices: Sequence[Choice]) -> Choice:
    """A random choice, the same for all engines: `random.choice` would take a good part of the time of a fast one."""
    return choices[int(random() * len(choices))]


def main(version: str, cases: Iterable[str], contest: Callable[[str], Contest], **facts: object) -> None:
    """Print the names of the cases, or measure one of them."""
    seed(1)  # the same positions are copied in every run
    wishes = _wishes()
    if wishes.case is None:
        print(json.dumps({"version": version, "cases": list(cases), **facts}))
    else:
        print(json.dumps(measure(contest(wishes.case), wishes.seconds, wishes.repetitions)))


def measure(contest: Contest, seconds: float, repetitions: int) -> dict[str, object]:
    """Units per second of each kind of work, one number per repetition."""
    plays = [_timed(contest.play_one_game, seconds) for _ in range(repetitions + 1)][1:]  # the first one warms up
    rates = {"decisions": [lap.rate for lap in plays], "games": [lap.calls / lap.seconds for lap in plays]}
    for name, work in (("copies", contest.copy_one_game), ("replays", contest.replay_one_game)):
        if work is not None:
            rates[name] = [_timed(work, seconds).rate for _ in range(repetitions)]
    return {"label": contest.label, "rates": rates, "busy": min(lap.busy for lap in plays)}


@dataclass
class Lap:
    """One repetition, in seconds that the process had a core; `busy` tells which part of all seconds they were."""

    units: int
    calls: int
    seconds: float
    busy: float

    @property
    def rate(self) -> float:
        return self.units / self.seconds


def _timed(work: Work, seconds: float) -> Lap:
    """Time spent waiting for a core is left out: on a quiet machine there is none, on a busy one it says nothing."""
    units = calls = 0
    wall, start = perf_counter(), thread_time()
    while (spent := thread_time() - start) < seconds or not calls:
        units += work()
        calls += 1
    return Lap(units, calls, spent, min(1.0, spent / (perf_counter() - wall)))


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("case", nargs="?", help="what to measure; without it, the cases are listed")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each repetition")
    parser.add_argument("--repetitions", type=int, default=5)
    return parser.parse_args()

"""Asks the scripts in peers/ for their numbers. Whatever goes wrong with one engine becomes a row of the table."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypedDict

from benchmarks.harness import screen
from benchmarks.harness.contenders import Contender
from benchmarks.harness.install import Runner, Unavailable
from benchmarks.harness.results import Answer, Row, row_from


@dataclass(frozen=True)
class Pace:
    """How long to measure each number."""

    seconds: float
    repetitions: int

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("--seconds", str(self.seconds), "--repetitions", str(self.repetitions))

    @property
    def minutes(self) -> float:
        """The patience with one script: three kinds of work, warming up, and games that take their time."""
        return 5 + self.seconds * (self.repetitions + 1) * 3 / 60


class Listing(TypedDict, total=False):
    """What a script says about itself."""

    version: str
    cases: list[str]
    compiled: bool


def rows_of(contender: Contender, runner: Runner, pace: Pace) -> Iterator[Row]:
    try:
        listing = _listing(contender, runner)
    except Unavailable as reason:
        yield missing(contender, reason)
        return
    for case in listing["cases"]:
        with screen.busy(f"Measuring {contender.title}: {case}"):
            yield _row(contender, runner, pace, case, listing["version"])


def missing(contender: Contender, reason: Unavailable, label: str = "–") -> Row:
    return Row(contender, label, reason=str(reason))


def _listing(contender: Contender, runner: Runner) -> Listing:
    listing: Listing = _last_line(runner.run(minutes=5))
    if contender.ours and listing["compiled"] != (contender.kind == "wheel"):
        raise Unavailable("it is compiled here" if listing["compiled"] else "it was not compiled")
    return listing


def _row(contender: Contender, runner: Runner, pace: Pace, case: str, version: str) -> Row:
    try:
        answer: Answer = _last_line(runner.run(case, *pace.arguments, minutes=pace.minutes))
    except Unavailable as reason:
        return missing(contender, reason, case)
    return row_from(contender, version, answer)


def _last_line(printed: str) -> Any:
    """Engines may greet before they answer."""
    try:
        return json.loads(printed.splitlines()[-1])
    except (IndexError, ValueError):
        raise Unavailable("its script printed no result") from None

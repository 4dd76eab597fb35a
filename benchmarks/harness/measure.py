"""Runs the scripts in peers/ and collects their results. An engine that fails becomes a row with the reason."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypedDict

from benchmarks.harness import console
from benchmarks.harness.engines import Engine
from benchmarks.harness.install import Runner, Unavailable
from benchmarks.harness.results import Result, Row, row_from


@dataclass(frozen=True)
class Sampling:
    """Repetitions of each measurement, and the minimum length of one."""

    seconds: float
    repetitions: int

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("--seconds", str(self.seconds), "--repetitions", str(self.repetitions))

    @property
    def timeout_minutes(self) -> float:
        """Enough for three kinds of work with warm-up, and for repetitions that end late because games are long."""
        return 5 + self.seconds * (self.repetitions + 1) * 3 / 60


class Listing(TypedDict, total=False):
    """The JSON line that a script prints without arguments."""

    version: str
    cases: list[str]
    compiled: bool


def measure(engine: Engine, runner: Runner, sampling: Sampling) -> Iterator[Row]:
    """One row for each case of the engine."""
    try:
        listing = _listing(engine, runner)
    except Unavailable as reason:
        yield unavailable(engine, reason)
        return
    for case in listing["cases"]:
        with console.progress(f"Measuring {engine.title}: {case}"):
            yield _row(engine, runner, sampling, case, listing["version"])


def unavailable(engine: Engine, reason: Unavailable, label: str = "–") -> Row:
    return Row(engine, label, reason=str(reason))


def _listing(engine: Engine, runner: Runner) -> Listing:
    listing: Listing = _last_line(runner.run(minutes=5))
    if engine.ours and listing["compiled"] != (engine.kind == "wheel"):
        raise Unavailable("the engine is compiled" if listing["compiled"] else "the engine was not compiled")
    return listing


def _row(engine: Engine, runner: Runner, sampling: Sampling, case: str, version: str) -> Row:
    try:
        result: Result = _last_line(runner.run(case, *sampling.arguments, minutes=sampling.timeout_minutes))
    except Unavailable as reason:
        return unavailable(engine, reason, case)
    return row_from(engine, version, result)


def _last_line(output: str) -> Any:
    """The last line as JSON: some engines print a banner first."""
    try:
        return json.loads(output.splitlines()[-1])
    except (IndexError, ValueError):
        raise Unavailable("the script printed no result") from None

"""A suite measures several engines, prints the tables and writes them to a page of docs/results."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.harness import console, machine
from benchmarks.harness.engines import Engine, select
from benchmarks.harness.install import Runner, Unavailable, prepare
from benchmarks.harness.measure import Sampling, measure, unavailable
from benchmarks.harness.paths import ROOT
from benchmarks.harness.results import Row
from benchmarks.harness.table import Table

MIN_CPU_SHARE = 0.9
QUICK = Sampling(seconds=0.3, repetitions=2)
PAGE = """\
# {title}

- Date: {date}
- Machine: {machine}
- Versions: {versions}
- Command: `{command}`

{warning}Each number is the median of {repetitions} repetitions of at least {seconds:g} s of CPU time, ± half the
distance between the best and the worst repetition. {method}

{tables}"""


@dataclass(frozen=True)
class Suite:
    """The engines, the tables made of their rows, and the text of the page."""

    title: str
    command: str
    page: Path
    engines: tuple[Engine, ...]
    method: str
    tables: Callable[[Sequence[Row]], list[Table]]

    def run(self) -> None:
        """Measures what the command line selects. Writes the page unless engines or repetitions were left out."""
        arguments = self._arguments()
        sampling = QUICK if arguments.quick else Sampling(arguments.seconds, arguments.repetitions)
        engines = select(arguments.only, self.engines)
        runners = {engine: _prepare(engine, install_missing=not arguments.quick) for engine in engines}
        rows = [row for engine in engines for row in _rows(engine, runners[engine], sampling)]
        for table in self.tables(rows):
            console.show(table)
        print(noise_warning(rows))
        if not arguments.quick and not arguments.only:
            self._write_page(rows, sampling)

    def document(self, rows: Sequence[Row], sampling: Sampling) -> str:
        """The page in Markdown."""
        warning = noise_warning(rows)
        return PAGE.format(
            title=self.title,
            date=machine.today(),
            machine=machine.describe(),
            versions="; ".join(dict.fromkeys(f"{row.engine.title} {row.version}" for row in rows if row.version)),
            command=self.command,
            warning=f"**{warning}**\n\n" if warning else "",
            repetitions=sampling.repetitions,
            seconds=sampling.seconds,
            method=self.method,
            tables="\n".join(table.markdown() for table in self.tables(rows)),
        )

    def _write_page(self, rows: Sequence[Row], sampling: Sampling) -> None:
        self.page.parent.mkdir(parents=True, exist_ok=True)
        self.page.write_text(self.document(rows, sampling), encoding="utf-8")
        print(f"Wrote {self.page.relative_to(ROOT)}")

    def _arguments(self) -> argparse.Namespace:
        parser = argparse.ArgumentParser(description=f"{self.title}.")
        names = ", ".join(engine.name for engine in self.engines)
        only = f"measure only engines whose names start with this: {names}; repeatable"
        quick = "short repetitions, and do not install other engines"
        seconds = "CPU time of a repetition (default: %(default)s)"
        repetitions = "repetitions of each measurement (default: %(default)s)"
        parser.add_argument("--only", action="append", default=[], metavar="NAME", help=only)
        parser.add_argument("--quick", action="store_true", help=quick)
        parser.add_argument("--seconds", type=float, default=1.5, help=seconds)
        parser.add_argument("--repetitions", type=int, default=5, help=repetitions)
        arguments = parser.parse_args()
        if not select(arguments.only, self.engines):
            parser.error(f"no engine is named {' or '.join(arguments.only)}; available: {names}")
        return arguments


def noise_warning(rows: Sequence[Row]) -> str:
    """A warning if another process shared a core with a measurement: such numbers are too low, unevenly so."""
    share = min((row.cpu_share for row in rows if not row.reason), default=1.0)
    if share >= MIN_CPU_SHARE:
        return ""
    return f"The machine was busy: one measurement had only {share:.0%} of a core. Preliminary numbers; run again."


def _prepare(engine: Engine, install_missing: bool) -> Runner | Unavailable:
    with console.progress(f"Preparing {engine.title}"):
        try:
            return prepare(engine, install_missing)
        except Unavailable as reason:
            return reason


def _rows(engine: Engine, runner: Runner | Unavailable, sampling: Sampling) -> list[Row]:
    if isinstance(runner, Unavailable):
        return [unavailable(engine, runner)]
    return list(measure(engine, runner, sampling))

"""A study measures contenders on this machine, shows the tables, and publishes them as a page of docs/results."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.harness import machine, screen
from benchmarks.harness.contenders import ROOT, Contender, chosen
from benchmarks.harness.install import Runner, Unavailable, prepare
from benchmarks.harness.measuring import Pace, missing, rows_of
from benchmarks.harness.results import Row
from benchmarks.harness.table import Table

NOISY = 0.9
QUICK = Pace(seconds=0.3, repetitions=2)
PAGE = """\
# {title}

- Date: {date}
- Machine: {machine}
- Versions: {versions}
- Command: `{command}`

{noise}Each number is the median of {repetitions} repetitions of {seconds:g} s or more, ± half the distance between the
best and the worst of them; a second is one in which the process had a core. {method}

{tables}"""


@dataclass(frozen=True)
class Study:
    """Whom to measure, what to make of the numbers, and what the page says about them."""

    title: str
    command: str
    page: Path
    contenders: tuple[Contender, ...]
    method: str
    tables: Callable[[Sequence[Row]], list[Table]]

    def conduct(self) -> None:
        """Measure what the command line wishes. A part is shown only; the whole is published."""
        wishes = self._wishes()
        pace = QUICK if wishes.quick else Pace(wishes.seconds, wishes.repetitions)
        contenders = chosen(wishes.only, self.contenders)
        ready = {one: _prepared(one, install_missing=not wishes.quick) for one in contenders}
        rows = [row for one in contenders for row in _rows(one, ready[one], pace)]
        for table in self.tables(rows):
            screen.show(table)
        print(noise(rows))
        if not wishes.quick and not wishes.only:
            self._publish(rows, pace)

    def document(self, rows: Sequence[Row], pace: Pace) -> str:
        """The page that is published."""
        warning = noise(rows)
        return PAGE.format(
            title=self.title,
            date=machine.today(),
            machine=machine.describe(),
            versions="; ".join(dict.fromkeys(f"{row.contender.title} {row.version}" for row in rows if row.version)),
            command=self.command,
            noise=f"**{warning}**\n\n" if warning else "",
            repetitions=pace.repetitions,
            seconds=pace.seconds,
            method=self.method,
            tables="\n".join(table.markdown() for table in self.tables(rows)),
        )

    def _publish(self, rows: Sequence[Row], pace: Pace) -> None:
        self.page.parent.mkdir(parents=True, exist_ok=True)
        self.page.write_text(self.document(rows, pace), encoding="utf-8")
        print(f"Written to {self.page.relative_to(ROOT)}")

    def _wishes(self) -> argparse.Namespace:
        parser = argparse.ArgumentParser(description=f"{self.title}, measured on this machine.")
        names = ", ".join(one.name for one in self.contenders)
        only = f"names begin with this: {names}"
        parser.add_argument("--only", action="append", default=[], metavar="NAME", help=only)
        parser.add_argument("--quick", action="store_true", help="a rough look: short, and installs no other engines")
        parser.add_argument("--seconds", type=float, default=1.5, help="of each repetition (default: %(default)s)")
        parser.add_argument("--repetitions", type=int, default=5, help="of each measurement (default: %(default)s)")
        wishes = parser.parse_args()
        if not chosen(wishes.only, self.contenders):
            parser.error(f"nobody is called {' or '.join(wishes.only)}; there are: {names}")
        return wishes


def noise(rows: Sequence[Row]) -> str:
    """A warning if other programs took a part of the core; the numbers are then too low, and not evenly so."""
    busy = min((row.busy for row in rows if not row.reason), default=1.0)
    if busy >= NOISY:
        return ""
    return f"The machine was not quiet: one measurement had only {busy:.0%} of a core. Provisional numbers; run again."


def _prepared(contender: Contender, install_missing: bool) -> Runner | Unavailable:
    with screen.busy(f"Preparing {contender.title}"):
        try:
            return prepare(contender, install_missing)
        except Unavailable as reason:
            return reason


def _rows(contender: Contender, ready: Runner | Unavailable, pace: Pace) -> list[Row]:
    if isinstance(ready, Unavailable):
        return [missing(contender, ready)]
    return list(rows_of(contender, ready, pace))

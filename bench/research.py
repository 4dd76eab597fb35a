"""Measure Nassau's environments for research beside those of others: `python bench/research.py`.

Installs what is missing below build/bench, plays random games, prints the tables, and writes them to
docs/results/research.md unless only a part was measured.
"""

import argparse
from collections.abc import Sequence

import machine
import report
import screen
from contenders import RESEARCH, ROOT, Contender, chosen
from install import Runner, Unavailable, prepare
from measuring import Pace, missing, rows_of
from results import Row, fastest
from table import Table

RESULTS = ROOT / "docs" / "results" / "research.md"
FLEET = 200_000
TIMES = 5
QUICK = Pace(seconds=0.3, repetitions=2)

DOCUMENT = """\
# Environments for research: steps per second

- Date: {date}
- Machine: {machine}, one core
- Versions: {versions}
- Command: `python bench/research.py`

{noise}Random legal actions; each number is the median of {repetitions} repetitions of {seconds:g} s or more, ± half the
distance between the best and the worst of them. Only decisions of players are counted. “Fleet” is
`nassau.research.fleet`: 256 games stepped in one call, with observation vectors and action masks of every decision,
or (“no vectors”) with the numbers of the legal actions only. “PettingZoo” is one game through `last` and `step` of
the AEC interface, as PettingZoo's own games are measured; RLCard and OpenSpiel are measured through their Python
interfaces. The games differ: Nassau's have 2 to 5 seats and hundreds of numbers in an observation.

{tables}"""


def main() -> None:
    wishes = _wishes()
    pace = QUICK if wishes.quick else Pace(wishes.seconds, wishes.repetitions)
    rows = [row for one in chosen(wishes.only, RESEARCH) for row in _measured(one, pace, not wishes.quick)]
    for table in tables(rows):
        screen.show(table)
    print(report.noise(rows))
    if not wishes.quick and not wishes.only:
        RESULTS.parent.mkdir(parents=True, exist_ok=True)
        RESULTS.write_text(document(rows, pace), encoding="utf-8")
        print(f"Written to {RESULTS.relative_to(ROOT)}")


def _measured(contender: Contender, pace: Pace, install_missing: bool) -> list[Row]:
    ready: Runner | Unavailable
    with screen.busy(f"Preparing {contender.title}"):
        try:
            ready = prepare(contender, install_missing)
        except Unavailable as reason:
            ready = reason
    return [missing(contender, ready)] if isinstance(ready, Unavailable) else list(rows_of(contender, ready, pace))


def tables(rows: Sequence[Row]) -> list[Table]:
    lines = tuple((row.contender.title, row.label, report.rate_of(row, "decisions")) for row in rows)
    found = [Table("Measured", ("Engine", "Game", "decisions/s"), lines)]
    goals = tuple(line for row in rows if row.contender.ours and not row.reason for line in _goals(row, rows))
    return [*found, Table("Goals", ("Game", "Goal", "Reached"), goals)] if goals else found


def _goals(row: Row, rows: Sequence[Row]) -> list[tuple[str, ...]]:
    rate = row.rate("decisions") or 0.0
    if row.label.startswith("fleet"):
        return [(row.label, f"{FLEET:,} decisions/s", _verdict(rate, FLEET))]
    best = {name: fastest(rows, name, "decisions") for name in ("pettingzoo", "rlcard")}
    return [
        (row.label, f"{TIMES} × the fastest game of {name}", _verdict(rate, TIMES * other))
        for name, other in best.items()
        if other is not None
    ]


def _verdict(rate: float, bound: float) -> str:
    return "yes" if rate >= bound else f"no ({rate / bound:.0%})"


def document(rows: Sequence[Row], pace: Pace) -> str:
    warning = report.noise(rows)
    return DOCUMENT.format(
        date=machine.today(),
        machine=machine.describe(),
        versions="; ".join(dict.fromkeys(f"{row.contender.title} {row.version}" for row in rows if row.version)),
        noise=f"**{warning}**\n\n" if warning else "",
        repetitions=pace.repetitions,
        seconds=pace.seconds,
        tables="\n".join(table.markdown() for table in tables(rows)),
    )


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure environments for research on this machine.")
    names = ", ".join(one.name for one in RESEARCH)
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help=f"names begin with this: {names}")
    parser.add_argument("--quick", action="store_true", help="a rough look: short, and installs no other engines")
    parser.add_argument("--seconds", type=float, default=1.5, help="of each repetition (default: %(default)s)")
    parser.add_argument("--repetitions", type=int, default=5, help="of each measurement (default: %(default)s)")
    wishes = parser.parse_args()
    if not chosen(wishes.only, RESEARCH):
        parser.error(f"nobody is called {' or '.join(wishes.only)}; there are: {names}")
    return wishes


if __name__ == "__main__":
    main()

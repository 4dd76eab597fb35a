"""Measure Nassau beside other engines on this machine, one after another: `make bench`.

Installs what is missing below build/bench, plays random games, prints the tables, and writes them to
docs/results/bench.md unless only a part was measured.
"""

import argparse
from collections.abc import Sequence

import report
import screen
from contenders import CONTENDERS, ROOT, Contender, chosen
from install import Runner, Unavailable, prepare
from measuring import Pace, missing, rows_of
from results import Row

RESULTS = ROOT / "docs" / "results" / "bench.md"
QUICK = Pace(seconds=0.3, repetitions=2)


def main() -> None:
    wishes = _wishes()
    pace = QUICK if wishes.quick else Pace(wishes.seconds, wishes.repetitions)
    contenders = chosen(wishes.only)
    ready = {one: _prepared(one, install_missing=not wishes.quick) for one in contenders}
    rows = [row for one in contenders for row in _rows(one, ready[one], pace)]
    _show(rows)
    if not wishes.quick and not wishes.only:
        _write(report.document(rows, pace))


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


def _show(rows: Sequence[Row]) -> None:
    for table in report.tables(rows):
        screen.show(table)
    print(report.noise(rows))


def _write(text: str) -> None:
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(text, encoding="utf-8")
    print(f"Written to {RESULTS.relative_to(ROOT)}")


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure Nassau beside other engines on this machine.")
    names = ", ".join(one.name for one in CONTENDERS)
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help=f"names begin with this: {names}")
    parser.add_argument("--quick", action="store_true", help="a rough look: short, and installs no other engines")
    parser.add_argument("--seconds", type=float, default=1.5, help="of each repetition (default: %(default)s)")
    parser.add_argument("--repetitions", type=int, default=5, help="of each measurement (default: %(default)s)")
    wishes = parser.parse_args()
    if not chosen(wishes.only):
        parser.error(f"nobody is called {' or '.join(wishes.only)}; there are: {names}")
    return wishes


if __name__ == "__main__":
    main()

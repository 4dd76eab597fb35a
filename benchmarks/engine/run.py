"""Measure Nassau beside other engines on this machine, one after another: `make bench`.

Installs what is missing below build/bench, plays random games, prints the tables, and writes them to
docs/results/bench.md unless only a part was measured.
"""

from collections.abc import Sequence

from benchmarks.harness.contenders import CONTENDERS, ROOT
from benchmarks.harness.goals import ENGINE
from benchmarks.harness.report import goals, measured, ratios
from benchmarks.harness.results import Row
from benchmarks.harness.study import Study
from benchmarks.harness.table import Table

METHOD = """\
Every engine plays random full
games, in a process of its own with nothing beside it, through the interface that it offers to Python
(boardgame.io: to JavaScript). Only decisions of players are counted, forced ones too; dice and deals cost time
but are not counted, unless the name of the game says so. Copies are made of every position of a game in which a
player decides. RLCard can only step back, and the states of boardgame.io never change: they have no copies. A
ratio compares with the fastest game of the other engine. The games differ, so a ratio says how much more a bot can
try in the same time, not which engine is better made."""


def tables(rows: Sequence[Row]) -> list[Table]:
    """What was measured, what it means beside the others, and whether the goals are met."""
    return [
        measured(rows, ("decisions/s", "games/s", "copies/s", "µs/copy", "ms/replayed game")),
        *ratios("Decisions: how many times as many per second", "decisions", rows),
        *ratios("Copies: how many times as many per second", "copies", rows),
        *goals(ENGINE, rows),
    ]


STUDY = Study(
    title="Speed beside other engines",
    command="make bench",
    page=ROOT / "docs" / "results" / "bench.md",
    contenders=CONTENDERS,
    method=METHOD,
    tables=tables,
)

if __name__ == "__main__":
    STUDY.conduct()

"""Compares the speed of the rules engine with that of other engines: `make bench`.

Installs missing engines in build/bench, plays random games, prints the tables, and writes docs/results/bench.md unless
--quick or --only is given.
"""

from collections.abc import Sequence

from benchmarks.harness.engines import RULES_ENGINES
from benchmarks.harness.goals import ENGINE_GOALS
from benchmarks.harness.paths import RESULTS
from benchmarks.harness.report import goal_table, rate_table, ratio_table
from benchmarks.harness.results import Row
from benchmarks.harness.suite import Suite
from benchmarks.harness.table import Table

METHOD = """\
Every engine plays complete
random games in a process of its own, with no other measurement at the same time, through its Python API (boardgame.io:
through its JavaScript API). Only decisions of players are counted, including forced ones; dice and deals take time but
are not counted, unless the label says so. Copies are made of every position in which a player decides. RLCard can only
step back, and states of boardgame.io are immutable, so neither has copies. A ratio compares with the fastest game of
the other engine. The games differ, so a ratio says how many more decisions a bot can simulate in the same time, not
which engine is better."""


def tables(rows: Sequence[Row]) -> list[Table]:
    """Rates, ratios to the other engines, and goals."""
    return [
        rate_table(rows, ("decisions/s", "games/s", "copies/s", "µs/copy", "ms/replayed game")),
        *ratio_table("Decisions per second, ratio", "decisions", rows),
        *ratio_table("Copies per second, ratio", "copies", rows),
        *goal_table(ENGINE_GOALS, rows),
    ]


SUITE = Suite(
    title="Speed compared with other engines",
    command="make bench",
    page=RESULTS / "bench.md",
    engines=RULES_ENGINES,
    method=METHOD,
    tables=tables,
)

if __name__ == "__main__":
    SUITE.run()

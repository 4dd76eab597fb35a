"""Compares the speed of the research environments with those of other libraries: `python -m benchmarks.research.run`.

Installs missing libraries in build/bench, plays random games, prints the tables, and writes docs/results/research.md
unless --quick or --only is given.
"""

from collections.abc import Sequence

from benchmarks.harness.engines import ENVIRONMENTS
from benchmarks.harness.goals import ENVIRONMENT_GOALS
from benchmarks.harness.paths import RESULTS
from benchmarks.harness.report import goal_table, rate_table, ratio_table
from benchmarks.harness.results import Row
from benchmarks.harness.suite import Suite
from benchmarks.harness.table import Table

METHOD = """\
All
libraries choose at random among the legal actions, on one core; only decisions of players are counted. “VectorEnv” is
`nassau.research.vector`: 256 games stepped in one call, with an observation vector and an action mask for every
decision, or (“no observations”) with the numbers of the legal actions only. “PettingZoo” is one game at a time through
`last` and `step` of the AEC interface, with the same loop for our games and PettingZoo's own. RLCard returns an encoded
observation with every step. OpenSpiel is measured twice: C++ states queried from Python for `observation_tensor` and
`legal_actions_mask`, and its Python environment for learners. The games differ: our observations have hundreds of
numbers. A ratio compares with the fastest game of the other library. The most comparable game of RLCard is gin rummy:
110 actions and about as many decisions per game as ours. Limit hold'em has four actions and three decisions per game;
its speed through the AEC interface is in PettingZoo's row."""


def tables(rows: Sequence[Row]) -> list[Table]:
    title = "Decisions per second, ratio"
    return [
        rate_table(rows, ("decisions/s",)),
        *ratio_table(title, "decisions", rows),
        *goal_table(ENVIRONMENT_GOALS, rows),
    ]


SUITE = Suite(
    title="Research environments: steps per second",
    command="python -m benchmarks.research.run",
    page=RESULTS / "research.md",
    engines=ENVIRONMENTS,
    method=METHOD,
    tables=tables,
)

if __name__ == "__main__":
    SUITE.run()

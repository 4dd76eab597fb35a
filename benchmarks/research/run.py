"""Measure Nassau's environments for research beside those of others: `python -m benchmarks.research.run`.

Installs what is missing below build/bench, plays random games, prints the tables, and writes them to
docs/results/research.md unless only a part was measured.
"""

from collections.abc import Sequence

from benchmarks.harness.contenders import RESEARCH, ROOT
from benchmarks.harness.goals import ENVIRONMENTS
from benchmarks.harness.report import goals, measured, ratios
from benchmarks.harness.results import Row
from benchmarks.harness.study import Study
from benchmarks.harness.table import Table

METHOD = """\
Everybody
chooses at random among the legal actions, on one core; only decisions of players are counted. “fleet” is
`nassau.research.vector`: 256 games stepped in one call, with an observation vector and an action mask of every
decision, or (“no vectors”) with the numbers of the legal actions only. “PettingZoo” is one game at a time through
`last` and `step` of the AEC interface, by the same loop that plays PettingZoo's own games. RLCard hands out an encoded
observation with every step. OpenSpiel is measured twice: C++ states asked from Python for `observation_tensor` and
`legal_actions_mask`, and its Python environment for learners. The games differ: ours have hundreds of
numbers in an observation. A ratio compares with the fastest game of the other library. Of RLCard's games gin rummy is
the one to compare with: 110 actions and about as many decisions in a game as ours. Limit hold'em has four actions and
three decisions in a game; how fast it is through the interface that ours is measured by, PettingZoo's own row says."""


def tables(rows: Sequence[Row]) -> list[Table]:
    title = "How many times as many decisions per second"
    return [measured(rows, ("decisions/s",)), *ratios(title, "decisions", rows), *goals(ENVIRONMENTS, rows)]


STUDY = Study(
    title="Environments for research: steps per second",
    command="python -m benchmarks.research.run",
    page=ROOT / "docs" / "results" / "research.md",
    contenders=RESEARCH,
    method=METHOD,
    tables=tables,
)

if __name__ == "__main__":
    STUDY.conduct()

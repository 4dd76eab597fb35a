"""Performance goals of the engine and of the research environments."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from benchmarks.harness.engines import Kind
from benchmarks.harness.results import Row, fastest

Bound = Callable[[Sequence[Row]], float | None]
"""The rate to reach, given all rows; None if it depends on an engine that was not measured."""


@dataclass(frozen=True)
class Goal:
    """A lower bound for a rate of our engine, compiled ("wheel") or interpreted ("sources")."""

    text: str
    kind: Kind
    unit: str
    bound: Bound
    label: str = ""  # prefix of the labels that the goal applies to

    def verdict(self, row: Row, rows: Sequence[Row]) -> str:
        """ "yes", "no" with the reached share, or an empty string if the goal does not apply to the row."""
        rate, bound = row.rate(self.unit), self.bound(rows)
        applies = row.engine.kind == self.kind and row.label.startswith(self.label)
        if not applies or rate is None or bound is None:
            return ""
        return "yes" if rate >= bound else f"no ({rate / bound:.0%})"


def fixed(rate: float) -> Bound:
    return lambda _: rate


def times(factor: float, engine_name: str, label: str = "") -> Bound:
    """A multiple of the fastest game of another engine, among labels that start with `label`."""

    def bound(rows: Sequence[Row]) -> float | None:
        comparable = [row for row in rows if row.label.startswith(label)]
        rate = fastest(comparable, engine_name, "decisions")
        return None if rate is None else factor * rate

    return bound


ENGINE_GOALS = (
    Goal("300,000 decisions/s", "wheel", "decisions", fixed(300_000)),
    Goal("10 × Catanatron", "wheel", "decisions", times(10, "catanatron")),
    Goal("faster than OpenSpiel's C++ games", "wheel", "decisions", times(1, "open_spiel")),
    Goal("a copy in 2 µs", "wheel", "copies", fixed(500_000)),
    Goal("2 × Catanatron", "sources", "decisions", times(2, "catanatron")),
)

ENVIRONMENT_GOALS = (
    Goal("200,000 decisions/s", "wheel", "decisions", fixed(200_000), "VectorEnv"),
    Goal("5 × PettingZoo", "wheel", "decisions", times(5, "pettingzoo"), "PettingZoo"),
    Goal("5 × RLCard's gin rummy", "wheel", "decisions", times(5, "rlcard", "gin rummy"), "PettingZoo"),
    Goal("5 × RLCard's fastest game", "wheel", "decisions", times(5, "rlcard"), "PettingZoo"),
)

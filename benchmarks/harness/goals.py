"""How fast the engine is meant to be."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from benchmarks.harness.contenders import Kind
from benchmarks.harness.results import Row, fastest


@dataclass(frozen=True)
class Goal:
    """A bound for our engine in one of its forms; the bound may be another engine's speed."""

    text: str
    form: Kind
    unit: str
    bound: Callable[[Sequence[Row]], float | None]
    label: str = ""  # how the names of the measurements begin that it speaks of

    def verdict(self, row: Row, rows: Sequence[Row]) -> str:
        """Whether it is reached, or nothing where the goal does not apply or its bound was not measured."""
        rate, bound = row.rate(self.unit), self.bound(rows)
        concerns = row.contender.kind == self.form and row.label.startswith(self.label)
        if not concerns or rate is None or bound is None:
            return ""
        return "yes" if rate >= bound else f"no ({rate / bound:.0%})"


def fixed(rate: float) -> Callable[[Sequence[Row]], float | None]:
    return lambda _: rate


def times(factor: float, contender_name: str, label: str = "") -> Callable[[Sequence[Row]], float | None]:
    """So many times the fastest of another engine's games whose names begin with `label`."""

    def bound(rows: Sequence[Row]) -> float | None:
        comparable = [row for row in rows if row.label.startswith(label)]
        rate = fastest(comparable, contender_name, "decisions")
        return None if rate is None else factor * rate

    return bound


ENGINE = (
    Goal("300,000 decisions/s", "wheel", "decisions", fixed(300_000)),
    Goal("10 × Catanatron", "wheel", "decisions", times(10, "catanatron")),
    Goal("faster than OpenSpiel's C++ games", "wheel", "decisions", times(1, "open_spiel")),
    Goal("a copy in 2 µs", "wheel", "copies", fixed(500_000)),
    Goal("2 × Catanatron", "sources", "decisions", times(2, "catanatron")),
)

ENVIRONMENTS = (
    Goal("200,000 decisions/s", "wheel", "decisions", fixed(200_000), "fleet"),
    Goal("5 × PettingZoo", "wheel", "decisions", times(5, "pettingzoo"), "PettingZoo"),
    Goal("5 × RLCard's gin rummy", "wheel", "decisions", times(5, "rlcard", "gin rummy"), "PettingZoo"),
    Goal("5 × RLCard's fastest game", "wheel", "decisions", times(5, "rlcard"), "PettingZoo"),
)

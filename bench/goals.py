"""How fast the engine is meant to be."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from contenders import Kind
from results import Row, fastest


@dataclass(frozen=True)
class Goal:
    """A bound for our engine in one of its forms; the bound may be another engine's speed."""

    text: str
    form: Kind
    unit: str
    bound: Callable[[Sequence[Row]], float | None]

    def verdict(self, row: Row, rows: Sequence[Row]) -> str:
        """Whether it is reached, or nothing where the goal does not apply or its bound was not measured."""
        rate, bound = row.rate(self.unit), self.bound(rows)
        if row.contender.kind != self.form or rate is None or bound is None:
            return ""
        return "yes" if rate >= bound else f"no ({rate / bound:.0%})"


def fixed(rate: float) -> Callable[[Sequence[Row]], float | None]:
    return lambda _: rate


def times(factor: float, contender_name: str) -> Callable[[Sequence[Row]], float | None]:
    def bound(rows: Sequence[Row]) -> float | None:
        rate = fastest(rows, contender_name, "decisions")
        return None if rate is None else factor * rate

    return bound


GOALS = (
    Goal("300,000 decisions/s", "wheel", "decisions", fixed(300_000)),
    Goal("10 × Catanatron", "wheel", "decisions", times(10, "catanatron")),
    Goal("faster than OpenSpiel's C++ games", "wheel", "decisions", times(1, "open_spiel")),
    Goal("a copy in 2 µs", "wheel", "copies", fixed(500_000)),
    Goal("2 × Catanatron", "sources", "decisions", times(2, "catanatron")),
)

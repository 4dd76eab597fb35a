"""The results of a run: medians of repetitions, with their spread."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import TypedDict

from benchmarks.harness.engines import Engine


class Result(TypedDict):
    """The JSON line that a script in peers/ prints for one case."""

    label: str
    rates: dict[str, list[float]]
    cpu_share: float


@dataclass(frozen=True)
class Sample:
    """Units per second, one value per repetition."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.values)

    @property
    def spread(self) -> float:
        """Half the distance between the best and the worst repetition, relative to the median."""
        return (max(self.values) - min(self.values)) / 2 / self.median


@dataclass(frozen=True)
class Row:
    """One game of one engine, or the reason why it was not measured."""

    engine: Engine
    label: str
    version: str = ""
    samples: Mapping[str, Sample] = field(default_factory=dict)
    cpu_share: float = 1.0
    reason: str = ""

    def rate(self, unit: str) -> float | None:
        return self.samples[unit].median if unit in self.samples else None


def row_from(engine: Engine, version: str, result: Result) -> Row:
    samples = {unit: Sample(tuple(values)) for unit, values in result["rates"].items()}
    return Row(engine, result["label"], version, samples, result["cpu_share"])


def fastest(rows: Iterable[Row], engine_name: str, unit: str) -> float | None:
    """The rate of an engine's fastest game, or None if none was measured."""
    rates = [row.rate(unit) for row in rows if row.engine.name == engine_name]
    return max((rate for rate in rates if rate is not None), default=None)

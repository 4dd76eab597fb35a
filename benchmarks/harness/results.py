"""The numbers of a run: medians of repetitions, with their spread."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import TypedDict

from benchmarks.harness.contenders import Contender


class Answer(TypedDict):
    """The JSON line of a measuring script."""

    label: str
    rates: dict[str, list[float]]
    busy: float


@dataclass(frozen=True)
class Sample:
    """Units per second, one value per repetition."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.values)

    @property
    def spread(self) -> float:
        """Half the distance between the best and the worst repetition, as a part of the median."""
        return (max(self.values) - min(self.values)) / 2 / self.median


@dataclass(frozen=True)
class Row:
    """One game of one contender, or the reason why it was not measured."""

    contender: Contender
    label: str
    version: str = ""
    samples: Mapping[str, Sample] = field(default_factory=dict)
    busy: float = 1.0
    reason: str = ""

    def rate(self, unit: str) -> float | None:
        return self.samples[unit].median if unit in self.samples else None


def row_from(contender: Contender, version: str, answer: Answer) -> Row:
    samples = {unit: Sample(tuple(values)) for unit, values in answer["rates"].items()}
    return Row(contender, answer["label"], version, samples, answer["busy"])


def fastest(rows: Iterable[Row], contender_name: str, unit: str) -> float | None:
    """The best game of a contender: whoever beats it beats all of them."""
    rates = [row.rate(unit) for row in rows if row.contender.name == contender_name]
    return max((rate for rate in rates if rate is not None), default=None)

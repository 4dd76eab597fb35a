"""Goodness of fit of random draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def fits(seen: Counter[T], weights: Mapping[T, int]) -> bool:
    """Whether the counts fit the weights by a chi-square test; false if an outcome without weight occurred."""
    draws, total = seen.total(), sum(weights.values())
    if not set(seen) <= set(weights):
        return False
    expected = {outcome: draws * weight / total for outcome, weight in weights.items()}
    chi_square = sum((seen[outcome] - expected[outcome]) ** 2 / expected[outcome] for outcome in weights)
    return chi_square < chi_square_limit(len(weights) - 1)


def chi_square_limit(freedom: int) -> float:
    """Six standard deviations above the mean: a fair generator exceeds it once in many millions of runs."""
    return freedom + 6 * sqrt(2 * freedom) + 12

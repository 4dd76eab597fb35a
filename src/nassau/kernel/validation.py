"""Validation of positions from outside: each game's validate.py lists findings; the first invalid one is
refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from nassau.kernel.state import State

Finding: TypeAlias = tuple[str, Any, bool]
"""The name of a field or of a step's argument, its value, and whether the value is valid."""

StepLimits: TypeAlias = Mapping[str, Sequence[tuple[str, int, int]]]
"""By class name of a step: for each argument of its constructor the name, the lowest and the highest valid number."""


def refuse_invalid(findings: Iterable[Finding]) -> None:
    """Raises ValueError with the name and the value of the first invalid finding."""
    for name, value, valid in findings:
        if not valid:
            raise ValueError(f"{name} cannot be {value}")


def within(numbers: Iterable[int], lowest: int, highest: int) -> bool:
    """Whether every number is from `lowest` to `highest`."""
    return all(lowest <= number <= highest for number in numbers)


def step_arguments(state: State, limits: StepLimits) -> Iterator[Finding]:
    """The arguments of all steps on the stack; an argument may be a number or a tuple of numbers."""
    for step in state.stack:
        kind, local = type(step).__name__, step.local()
        rows = limits.get(kind, ())
        yield kind, list(local), len(rows) == len(local)
        for (name, lowest, highest), value in zip(rows, local, strict=True):
            numbers = value if isinstance(value, tuple) else (value,)
            yield f"{kind}.{name}", value, within(numbers, lowest, highest)

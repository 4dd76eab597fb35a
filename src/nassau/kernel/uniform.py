"""Streams of uniformly distributed integers, which chance steps draw with."""

from __future__ import annotations

import random


class UniformIntegers:
    """A stream of uniformly distributed integers."""

    def below(self, bound: int) -> int:
        """An integer from 0 to bound - 1."""
        raise NotImplementedError


class FastIntegers(UniformIntegers):
    """Uniform integers of Python's generator; faster than `randrange`, with a bias below 2^-50 for small bounds."""

    def __init__(self, seed: int | str | None) -> None:
        self.generator = random.Random(seed)
        self.random = self.generator.random

    def below(self, bound: int) -> int:
        return int(self.random() * bound)


class RecordedIntegers(UniformIntegers):
    """Records the bounds and results of another generator.

    It is defined here because a compiled class cannot have interpreted subclasses.
    """

    def __init__(self, source: UniformIntegers) -> None:
        self.source = source
        self.bounds: list[int] = []
        self.numbers: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        self.numbers.append(self.source.below(bound))
        return self.numbers[-1]

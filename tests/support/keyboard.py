"""Simulated keyboard input."""

import io
import sys
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

ANSWERS = ("a", "1", "5", "0", "3", "4", "2")
"""Typed in turn, one of them is always a legal answer, so that any game comes to its end."""


class Typist(io.TextIOBase):
    """A standard input that returns the given lines."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.typed = lines

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return next((line + "\n" for line in self.typed), "")


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str, then: bool = False) -> None:
    """Type these lines, and `then` anything until the game is over."""
    more = islice(cycle(ANSWERS), 20_000) if then else ()
    monkeypatch.setattr(sys, "stdin", Typist(iter([*lines, *more])))

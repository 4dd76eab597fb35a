"""Scripted standard input for tests of the terminal."""

import io
import sys
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

ANSWERS = ("a", "1", "5", "0", "3", "4", "2")
"""Repeated in turn: one of them is always a legal answer, so every game ends."""


class Typist(io.TextIOBase):
    """A standard input that returns the given lines, then end of file."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.typed = lines

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return next((line + "\n" for line in self.typed), "")


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str, then: bool = False) -> None:
    """Replaces stdin by these lines; with `then`, followed by answers until the game is over."""
    more = islice(cycle(ANSWERS), 20_000) if then else ()
    monkeypatch.setattr(sys, "stdin", Typist(iter([*lines, *more])))

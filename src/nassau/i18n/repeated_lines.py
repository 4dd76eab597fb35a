"""Log lines that repeat each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby


def counted(lines: Iterable[str]) -> Iterator[str]:
    """The lines, with consecutive identical ones as a single line and their number: "Ann draws a card. (3×)"."""
    for line, same in groupby(lines):
        times = sum(1 for _ in same)
        yield f"{line} ({times}×)" if times > 1 else line

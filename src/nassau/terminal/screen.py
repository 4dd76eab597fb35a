"""Putting text on a terminal: wrapped, aligned, and with a little colour where the terminal can show it."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Sequence
from typing import Final, TextIO

PLAIN: Final = ""
BOLD: Final = "1"
DIM: Final = "2"
ACCENT: Final = "36"
ALARM: Final = "33"
WIDEST: Final = 110
GAP: Final = "    "


class Screen:
    """A stream, how wide it is, and whether it knows ANSI codes."""

    def __init__(self, out: TextIO, width: int = 80, ansi: bool = False) -> None:
        self.out = out
        self.width = width
        self.ansi = ansi

    def write(self, text: str = "", style: str = PLAIN) -> None:
        """One paragraph, wrapped; later lines keep the indentation of the first."""
        indent = text[: len(text) - len(text.lstrip(" ·"))]
        hanging = " " * len(indent)
        # A path that is cut in two can no longer be copied.
        wrapped = textwrap.wrap(
            text, self.width, subsequent_indent=hanging, break_on_hyphens=False, break_long_words=False
        )
        for line in wrapped or [""]:
            self.line(line, style)

    def line(self, text: str, style: str = PLAIN) -> None:
        print(self.styled(text, style), file=self.out)

    def styled(self, text: str, style: str) -> str:
        return f"\033[{style}m{text}\033[0m" if self.ansi and style and text else text

    def passing(self, text: str = "") -> None:
        """A line that the next one takes the place of; only where it can be wiped again."""
        if self.ansi:
            self.out.write(f"\r\033[K{self.styled(text[: self.width - 1], DIM)}")
            self.out.flush()

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """The first row is the headings."""
        for number, line in enumerate(aligned(rows)):
            self.line(line, DIM if number == 0 else PLAIN)

    def hide(self) -> None:
        """Nothing that was shown may be seen by the next person, not even by scrolling back."""
        self.out.write("\033[2J\033[3J\033[H" if self.ansi else "\n" * 60)

    def flush(self) -> None:
        self.out.flush()


def screen_on(out: TextIO) -> Screen:
    """A screen as wide as the terminal; plain text 80 wide where the stream is none."""
    if not out.isatty():
        return Screen(out)
    columns = shutil.get_terminal_size((80, 24)).columns
    plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM", "dumb") == "dumb"
    return Screen(out, max(40, min(columns, WIDEST)), not plain)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns under each other; those with numbers only are set to the right."""
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    numeric = [all(is_number(cell) for cell in column[1:]) for column in columns]
    return ["  ".join(map(justified, row, widths, numeric)).rstrip() for row in rows]


def justified(cell: str, width: int, numeric: bool) -> str:
    return cell.rjust(width) if numeric else cell.ljust(width)


def is_number(cell: str) -> bool:
    return cell.lstrip("-").isdecimal()


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str] | None:
    """Two blocks next to each other, if they fit."""
    margin = max(map(len, left))
    if margin + len(GAP) + max(map(len, right)) > width:
        return None
    rows = max(len(left), len(right))
    padded = ([*block, *[""] * (rows - len(block))] for block in (left, right))
    return [f"{a.ljust(margin)}{GAP}{b}".rstrip() for a, b in zip(*padded, strict=True)]

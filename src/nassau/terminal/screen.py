"""Text output to a terminal: wrapped, aligned, and styled where the terminal supports ANSI codes."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, TextIO

PLAIN: Final = ""
BOLD: Final = "1"
DIM: Final = "2"
ACCENT: Final = "36"
ALARM: Final = "33"
DEFAULT_COLUMNS: Final = 80
MIN_COLUMNS: Final = 40
MAX_COLUMNS: Final = 110
BLANK_LINES: Final = 60
"""Lines that push the previous text off a screen without ANSI codes."""
GAP: Final = "    "
BETWEEN: Final = "  "


class Screen:
    """A text stream with its width in columns; `ansi` says whether it supports ANSI codes."""

    def __init__(self, out: TextIO, width: int = DEFAULT_COLUMNS, ansi: bool = False) -> None:
        self.out = out
        self.width = width
        self.ansi = ansi

    def write(self, text: str = "", style: str = PLAIN, indent: int | None = None) -> None:
        """Write a paragraph, wrapped; continuation lines keep the indentation of the first, or have `indent`."""
        hanging = " " * (len(text) - len(text.lstrip(" ·")) if indent is None else indent)
        # A path that is broken over two lines cannot be copied.
        wrapped = textwrap.wrap(
            text, self.width, subsequent_indent=hanging, break_on_hyphens=False, break_long_words=False
        )
        for line in wrapped or [""]:
            self.line(line, style)

    def line(self, text: str, style: str = PLAIN) -> None:
        print(self.styled(text, style), file=self.out)

    def styled(self, text: str, style: str) -> str:
        return f"\033[{style}m{text}\033[0m" if self.ansi and style and text else text

    def status(self, text: str = "") -> None:
        """Show a status line that the next line overwrites; nothing without ANSI codes."""
        if self.ansi:
            self.out.write(f"\r\033[K{self.styled(text[: self.width - 1], DIM)}")
            self.out.flush()

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Write a table; the first row is the heading."""
        for number, line in enumerate(aligned(rows)):
            self.line(line, DIM if number == 0 else PLAIN)

    def hide(self) -> None:
        """Clear the screen and the scrollback, so that the next person cannot read them."""
        self.out.write("\033[2J\033[3J\033[H" if self.ansi else "\n" * BLANK_LINES)

    def flush(self) -> None:
        self.out.flush()


def screen_on(out: TextIO) -> Screen:
    """A screen for a stream: as wide as the terminal, or plain text of DEFAULT_COLUMNS if it is none."""
    if not out.isatty():
        return Screen(out)
    columns = shutil.get_terminal_size((DEFAULT_COLUMNS, 24)).columns
    plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM", "dumb") == "dumb"
    return Screen(out, max(MIN_COLUMNS, min(columns, MAX_COLUMNS)), not plain)


def aligned(rows: Sequence[Sequence[str]], width: int = MAX_COLUMNS) -> list[str]:
    """The rows as lines with aligned columns; numeric columns are right-aligned.

    The first row is the heading. It is broken into several lines if the table would be wider than `width`.
    """
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    numeric = [all(is_number(cell) for cell in column[1:]) for column in columns]
    if sum(widths) + len(BETWEEN) * (len(widths) - 1) > width:
        heads = [wrapped_heading(column) for column in columns]
        rows = [*zip_longest(*heads, fillvalue=""), *rows[1:]]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [BETWEEN.join(map(justified, row, widths, numeric)).rstrip() for row in rows]


def wrapped_heading(column: Sequence[str]) -> list[str]:
    """The heading of a column, broken at blanks and slashes to the width of its cells."""
    heading, *cells = column
    words = heading.replace("/", "/ ").split() or [""]
    width = max(map(len, [*cells, *words]))
    return [line.replace("/ ", "/") for line in textwrap.wrap(" ".join(words), width)]


def justified(cell: str, width: int, numeric: bool) -> str:
    return cell.rjust(width) if numeric else cell.ljust(width)


def is_number(cell: str) -> bool:
    return cell.lstrip("-").isdecimal()


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str] | None:
    """Two blocks of lines side by side, or None if they do not fit into `width` columns."""
    margin = max(map(len, left))
    if margin + len(GAP) + max(map(len, right)) > width:
        return None
    rows = max(len(left), len(right))
    padded = ([*block, *[""] * (rows - len(block))] for block in (left, right))
    return [f"{a.ljust(margin)}{GAP}{b}".rstrip() for a, b in zip(*padded, strict=True)]

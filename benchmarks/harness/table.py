"""A table as plain data, rendered for the console and for Markdown."""

from dataclasses import dataclass

NAME_COLUMNS = 2
"""The first columns are names, aligned left; the others are numbers, aligned right."""


@dataclass(frozen=True)
class Table:
    title: str
    header: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        rule = tuple("---" if column < NAME_COLUMNS else "---:" for column in range(len(self.header)))
        lines = ("| " + " | ".join(line) + " |" for line in (self.header, rule, *self.lines))
        return f"## {self.title}\n\n" + "\n".join(lines) + "\n"

    def text(self) -> str:
        """Aligned plain text."""
        widths = [max(map(len, column)) for column in zip(self.header, *self.lines, strict=True)]
        lines = ("  ".join(_padded(line, widths)).rstrip() for line in (self.header, *self.lines))
        return f"\n{self.title}\n\n" + "\n".join(lines)


def _padded(line: tuple[str, ...], widths: list[int]) -> list[str]:
    cells = enumerate(zip(line, widths, strict=True))
    return [cell.ljust(width) if column < NAME_COLUMNS else cell.rjust(width) for column, (cell, width) in cells]

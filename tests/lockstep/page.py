"""docs/results/lockstep.md: one row per game, each with the date and the command of its run."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.harness.machine import today

PAGE: Final = Path(__file__).parents[2] / "docs/results/lockstep.md"
HEAD: Final = """\
# Lockstep with second engines

tests/lockstep has a second engine of each game: plain generators, written from the rulebooks by somebody who had not
read the engine, without a line in common with it. Both play the same game, with random seats and options, loaded dice
and thinned stacks; pending seats, legal actions, money, cards, tokens and scores are compared at every decision.
`make lockstep` repeats all rows.

| game | games | differences | decisions and outcomes | rarest facts | date | command |
|---|---|---|---|---|---|---|
"""


class Row(NamedTuple):
    game: str
    games: int
    differences: int
    entries: int
    rarest: str
    command: str

    def line(self) -> str:
        counts = f"{self.games:,} | {self.differences} | {self.entries:,}"
        return f"| {self.game} | {counts} | {self.rarest} | {today()} | `{self.command}` |"


def publish(row: Row, page: Path = PAGE) -> None:
    """Replace the row of its game; the rows of other games stay, in alphabetical order."""
    rows = _published(page) | {row.game: row.line()}
    page.write_text(HEAD + "".join(f"{rows[game]}\n" for game in sorted(rows)), encoding="utf-8")


def _published(page: Path) -> dict[str, str]:
    """The lines of the games on the page, by game."""
    lines = page.read_text(encoding="utf-8").splitlines() if page.exists() else []
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| game")]
    return {line.split()[1]: line for line in rows}

"""The blunder suite: positions with proven right and wrong answers, and the error rate of each level.

python -m tests.bots.blunders        # writes docs/results/blunders.md
"""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from nassau import bots, games
from nassau.kernel import State, text
from nassau.kernel.notation import read_position

FOLDER: Final = Path(__file__).parent
PAGE: Final = FOLDER.parent.parent.parent / "docs" / "results" / "blunders.md"
LEVELS: Final = ("landlubber", "sailor", "captain@60")
GAMES: Final = tuple(name for name in games.ALL if (FOLDER / f"{name}.toml").exists())


class Position(NamedTuple):
    """A decision with its answers in the form of `kernel.text`."""

    id: str
    kind: str  # win: the right answers win at once; deny: the wrong ones lose; share: the right ones win more often
    state: State
    seat: int
    right: list[str]
    wrong: list[str]
    why: str


def load(name: str) -> list[Position]:
    """The positions of a game. Raises BadNotation for a position that is not one of the game."""
    rows = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["position"]
    return [
        Position(row["id"], row["kind"], read_position(row["position"], games.load), row["seat"], row["right"],
                 row["wrong"], row["why"])
        for row in rows
    ]  # fmt: skip


def errors(name: str, level: str) -> list[str]:
    """The ids of the positions that the level answers wrongly; reproducible."""
    bot = bots.load(level, games.load(name))
    return [
        position.id
        for position in load(name)
        if text(bots.ask(bot, position.state, position.seat, random.Random(position.id))) not in position.right
    ]

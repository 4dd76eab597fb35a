"""Players that decide from what their seat may know, by level and game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from nassau.bots.bot import Bot, Think, ask
from nassau.bots.landlubber import LANDLUBBER
from nassau.kernel import BadSetup, Game

LEVELS: Final = ("landlubber", "sailor")
"""All levels, from weak to strong."""

__all__ = ["LEVELS", "Bot", "Think", "ask", "levels", "load"]


def levels(game: Game) -> tuple[str, ...]:
    """The levels that there are in this game."""
    return LEVELS if find_spec(sailor(game)) else LEVELS[:1]


def load(level: str, game: Game) -> Bot:
    """The bot of this level for this game, or BadSetup with the levels there are."""
    if level not in levels(game):
        known = ", ".join(levels(game))
        raise BadSetup(f"there is no bot {level!r} for {game.title['en']}; there are: {known}")
    if level == "landlubber":
        return LANDLUBBER
    bot: Bot = import_module(sailor(game)).SAILOR
    return bot


def sailor(game: Game) -> str:
    """The module with the rules of thumb of a game."""
    return f"nassau.bots.sailors.{game.id}"

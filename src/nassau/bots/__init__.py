"""Players that decide from what their seat may know, by level and game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from nassau.bots.bot import Bot, Think, ask
from nassau.bots.landlubber import LANDLUBBER
from nassau.kernel import BadSetup, Game

LEVELS: Final = ("landlubber", "sailor", "captain", "admiral")
"""All levels, from weak to strong."""
INSTANT: Final = LEVELS[:2]
"""Those that decide at once; the others search."""

__all__ = ["INSTANT", "LEVELS", "Bot", "Think", "ask", "levels", "load"]


def levels(game: Game) -> tuple[str, ...]:
    """The levels that there are in this game."""
    return LEVELS if find_spec(sailor(game)) else tuple(level for level in LEVELS if level != "sailor")


def load(level: str, game: Game) -> Bot:
    """The bot of this level for this game, or BadSetup with the levels there are.

    "captain@300" searches for 300 iterations instead of a time, so that its decisions can be repeated.
    """
    name, at, count = level.partition("@")
    if name not in levels(game):
        known = ", ".join(levels(game))
        raise BadSetup(f"there is no bot {level!r} for {game.title['en']}; there are: {known}")
    if at and (name in INSTANT or not count.isdecimal() or int(count) < 1):
        raise BadSetup(f"only bots that search take a number of iterations, as in captain@300; not {level!r}")
    if name == "landlubber":
        return LANDLUBBER
    return rules_of_thumb(game) if name == "sailor" else searcher(name, game, int(count) if at else None)


def searcher(level: str, game: Game, iterations: int | None) -> Bot:
    from nassau.bots.captain import SECONDS, Captain

    return Captain(game, SECONDS[level], iterations, rules_of_thumb(game) if "sailor" in levels(game) else None)


def rules_of_thumb(game: Game) -> Bot:
    bot: Bot = import_module(sailor(game)).SAILOR
    return bot


def sailor(game: Game) -> str:
    """The module with the rules of thumb of a game."""
    return f"nassau.bots.sailors.{game.id}"

"""The bots of a game, by level."""

from __future__ import annotations

from typing import Final

from nassau.bots.policy_bot import PolicyBot
from nassau.bots.random_bot import LANDLUBBER, SensibleRandomBot
from nassau.kernel import BadSetup, Bot, Game

LEVELS: Final = ("landlubber", "sailor", "captain", "admiral")
"""All levels, from weak to strong."""
YARDSTICK: Final = "deckhand"
"""A level for measuring only, between Landlubber and Sailor; people do not meet it at tables."""
INSTANT: Final = (*LEVELS[:2], YARDSTICK)
"""The levels that decide at once; the others search."""


def levels(game: Game) -> tuple[str, ...]:
    """The levels that this game has: a game without a `heuristic.py` has no Sailor."""
    return tuple(level for level in LEVELS if level != "sailor" or game.has_heuristic)


def load(level: str, game: Game) -> Bot:
    """The bot of this level for this game. Raises BadSetup for an unknown level.

    "captain@300" searches for 300 iterations instead of a time limit, which makes its decisions reproducible.
    """
    name, at, count = level.partition("@")
    known_levels = (*levels(game), YARDSTICK)
    if name not in known_levels:
        known = ", ".join(known_levels)
        raise BadSetup(f"there is no bot {level!r} for {game.title}; levels: {known}")
    if at and (name in INSTANT or not count.isdecimal() or int(count) < 1):
        raise BadSetup(f"only bots that search take a number of iterations, as in captain@300; not {level!r}")
    if name == "landlubber":
        return LANDLUBBER
    if name == YARDSTICK:
        return SensibleRandomBot(game.heuristic)
    if name == "sailor":
        return PolicyBot(game.heuristic)
    return load_search_bot(name, game, int(count) if at else None)


def load_search_bot(level: str, game: Game, iterations: int | None) -> Bot:
    from nassau.bots.search_bot import BUDGETS, SearchBot  # late: most commands start faster without search

    return SearchBot(game, BUDGETS[level], iterations)

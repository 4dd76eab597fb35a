"""The registry of games. A game is imported on first use."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from nassau.kernel import BadSetup, Game

ALL = ("manila", "rum", "grog", "seas", "port_royal")
"""The ids of all games."""


def load(name: str) -> Game:
    """The game with this id. Raises BadSetup with a suggestion for an unknown id."""
    if name not in ALL:
        near = get_close_matches(name, ALL, 1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; there are: {', '.join(ALL)}"
        raise BadSetup(f"there is no game {name!r}{hint}")
    game: Game = import_module(f"nassau.games.{name}").GAME
    return game

"""The registry of games. A game is imported when it is first asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from nassau.kernel import BadSetup, Game

ALL = ("manila", "rum", "grog", "seas", "port_royal")
"""The ids of all games that are here."""


def load(name: str) -> Game:
    """The game with this id, or BadSetup with the ids there are."""
    if name not in ALL:
        near = get_close_matches(name, ALL, 1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; there are: {', '.join(ALL)}"
        raise BadSetup(f"there is no game {name!r}{hint}")
    game = import_module(f"nassau.games.{name}").GAME
    assert isinstance(game, Game)
    return game

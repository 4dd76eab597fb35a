"""Rules of thumb for search: for each game a quick choice, a rating of options and a guess at who will win."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from nassau.bots.thumbs.thumbs import Thumbs
from nassau.kernel import Game

__all__ = ["Thumbs", "load"]


def load(game: Game) -> Thumbs:
    """The rules of thumb of a game; those that fit every game where it has none of its own."""
    name = f"nassau.bots.thumbs.{game.id}"
    if find_spec(name) is None:
        return Thumbs()
    thumbs: Thumbs = import_module(name).THUMBS
    return thumbs

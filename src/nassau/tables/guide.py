"""The guide of a game, its rules for families: guide.toml names the pictures, texts/guide/<lang>.ftl has the texts.

A picture is a position in notation. The board components draw it, so it follows every change of the board.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final, Literal

import msgspec

from nassau.i18n.game_texts import scope_for
from nassau.kernel import Game, State
from nassau.kernel.notation import read_position

FILE: Final = "guide.toml"
Section = Literal["goal", "turn", "end", "scoring"]
SECTIONS: Final[tuple[Section, ...]] = ("goal", "turn", "end", "scoring")


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with its caption, the message picture-<id>."""

    id: str
    section: Section
    position: str
    seat: int = 0  # whose view is drawn
    frame: list[str] = []  # board elements that the picture shows; []: the whole board
    points: list[str] = []  # board elements that are lit


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of guide.toml."""

    names: list[str]  # of the players in the pictures, by seat
    pictures: list[Picture]


@cache
def guide_of(game: Game) -> Guide | None:
    """The guide of a game, or None without one. Raises msgspec.ValidationError, which names the bad entry."""
    text = game.file(FILE)
    return None if text is None else msgspec.convert(tomllib.loads(text), Guide)


def state_of(game: Game, picture: Picture) -> State:
    """The position of a picture; BadNotation if it is none of this game."""
    return read_position(picture.position, lambda _: game)


def view_of(game: Game, picture: Picture) -> Any:
    """What the viewer of a picture sees, as JSON values."""
    return scope_for(state_of(game, picture), picture.seat).view

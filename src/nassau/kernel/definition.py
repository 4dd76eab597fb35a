"""What a state and its steps know of their game: its verbs and texts, without the types that depend on states."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import resources
from typing import Any

import msgspec

from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.action import Action, Verb
from nassau.kernel.rulebook import Option, Rule, Rulebook


class Definition:
    """The part of a `Game` that does not depend on states: identity, verbs, view functions and rulebook."""

    def __init__(
        self,
        id: str,
        package: str,
        version: int,
        verbs: dict[str, Verb],
        view: Callable[[Any, int | None], msgspec.Struct],
        imagine: Callable[[Any, int | None, random.Random], Any],
        elements: Callable[[Action], tuple[str, ...]],
        minutes: int,
    ) -> None:
        self.id = id
        self.package = package
        self.version = version
        self.verbs = verbs
        self.view = view
        self.imagine = imagine
        self.elements = elements
        self.minutes = minutes
        self._rulebook: Rulebook | None = None

    @property
    def rulebook(self) -> Rulebook:
        """The game's rules.toml, loaded on first use."""
        if self._rulebook is None:
            self._rulebook = Rulebook(self.package)
        return self._rulebook

    def file(self, name: str) -> str | None:
        """The text of a file in the game's folder, such as vignette.svg, or None."""
        path = resources.files(self.package).joinpath(name)
        return path.read_text(encoding="utf-8") if path.is_file() else None

    @property
    def title(self) -> str:
        """The English title, for messages to programmers and on the command line."""
        return self.rulebook.title

    @property
    def seats(self) -> range:
        fewest, most = self.rulebook.players
        return range(fewest, most + 1)

    @property
    def options(self) -> dict[str, Option]:
        return self.rulebook.options

    def stored_options(self, options: dict[str, str]) -> dict[str, str]:
        """The part of a position's options that is stored: all but those with the value that no mention means."""
        known = self.options
        return {name: value for name, value in options.items() if value != known[name].before}

    @property
    def rules(self) -> dict[str, Rule]:
        return self.rulebook.rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What is agreed before the start: the game, the number of seats and the options. Base class of `State`."""

    game: Definition
    seats: int
    options: dict[str, str]

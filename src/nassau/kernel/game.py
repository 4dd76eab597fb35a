"""The interface of a game to code that does not know its rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import msgspec

from nassau.kernel.action import Action, Verb
from nassau.kernel.definition import Definition
from nassau.kernel.heuristic import Heuristic
from nassau.kernel.state import State
from nassau.kernel.step import Step

if TYPE_CHECKING:
    from nassau.kernel.encoding import Encoder


TextMap: TypeAlias = Callable[[dict[str, Any], "int | None", Callable[..., str], int], list[str]]
"""Draws the view of a seat (None: a spectator) in so many columns; the function formats a message `map-<id>`."""


class BadSetup(ValueError):
    """A game cannot be started or loaded with these arguments. The message is one sentence for the user."""


def no_elements(_: Action) -> tuple[str, ...]:
    """The board elements of an action in a game without a drawn board."""
    return ()


class Game(Definition):
    """A game: its rulebook, its version, and the functions that start, load, show and determinize it.

    `package` is the package name of the game's folder. Besides the rules it may contain `heuristic.py` (`HEURISTIC`),
    `encoding.py` (`ENCODER`), `text_map.py` (`TEXT_MAP`) and `vignette.svg`; each is loaded on first use.
    `version` increases when an old record would no longer replay to the same positions. `validate` checks a loaded
    position and raises ValueError with the name of the invalid part. `minutes` is the expected length of a
    game among people.
    """

    def __init__(
        self,
        id: str,
        package: str,
        version: int,
        state: Callable[[Game, int, dict[str, str]], State],
        opening: Callable[[], Step[Any]],
        steps: tuple[type[Step[Any]], ...],
        verbs: dict[str, Verb],
        view: Callable[[Any, int | None], msgspec.Struct],
        imagine: Callable[[Any, int | None, random.Random], Any],
        elements: Callable[[Action], tuple[str, ...]] = no_elements,
        validate: Callable[[Any], None] | None = None,
        minutes: int = 60,
    ) -> None:
        super().__init__(id, package, version, verbs, view, imagine, elements, minutes)
        self.state = state
        self.opening = opening
        self.steps = {step.__name__: step for step in steps}
        self.validate = validate
        self._parts: dict[str, Any] = {}

    # -- files of the game's folder, each loaded on first use

    @property
    def heuristic(self) -> Heuristic:
        """The knowledge of the game that bots use; a neutral default if the game has no heuristic.py."""
        found: Heuristic | None = self._part("heuristic", "HEURISTIC")
        return Heuristic() if found is None else found

    @property
    def has_heuristic(self) -> bool:
        return self._part("heuristic", "HEURISTIC") is not None

    @property
    def encoder(self) -> Encoder | None:
        """Action numbers and observations for learning, or None. Importing it needs the extra `research`."""
        found: Encoder | None = self._part("encoding", "ENCODER")
        return found

    @property
    def text_map(self) -> TextMap | None:
        """Draws a map that tables of text cannot show, or None."""
        found: TextMap | None = self._part("text_map", "TEXT_MAP")
        return found

    def _part(self, module: str, name: str) -> Any:
        """The value `name` of a module in the game's folder, or None if there is no such module."""
        if module not in self._parts:
            path = f"{self.package}.{module}"
            self._parts[module] = getattr(import_module(path), name) if self._has_module(path) else None
        return self._parts[module]

    def _has_module(self, path: str) -> bool:
        """Whether the game's folder has this module; a game in a single module has no folder."""
        return hasattr(import_module(self.package), "__path__") and find_spec(path) is not None

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """A new game, before the first chance outcome. Raises BadSetup for a bad seat count or option."""
        state = self.blank(seats, options or {})
        state.setup()
        state.push(self.opening())
        return state

    def load(self, data: Mapping[str, Any]) -> State:
        """The inverse of `State.dump`. Raises BadSetup if `data` is not a position of this game."""
        try:
            if (data["game"], data["version"]) != (self.id, self.version):
                raise BadSetup(
                    f"this is a position of {data['game']} version {data['version']}, not of {self.id} "
                    f"version {self.version}"
                )
            state = self.blank(data["seats"], self.restored_options(data["options"]))
            state.setup()
            for name in state.fields():
                setattr(state, name, like(getattr(state, name), data["table"][name]))
            state.stack = [self.step(name)(*tuples(local)) for name, *local in data["stack"]]
            if self.validate is not None:
                self.validate(state)
        except BadSetup:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSetup(f"this is no position of {self.id}: {error}") from error
        return state

    def step(self, name: str) -> type[Step[Any]]:
        """The class of a step by its name. Raises KeyError with the steps that GAME lists."""
        if name not in self.steps:
            raise KeyError(f"GAME lists no step {name}; its steps: {', '.join(self.steps)}")
        return self.steps[name]

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        """A state before `setup`. Raises BadSetup for a bad seat count or option."""
        if type(seats) is not int or seats not in self.seats:
            few, most = self.seats[0], self.seats[-1]
            raise BadSetup(f"{self.title} is played by {few} to {most} players, not by {seats}")
        return self.state(self, seats, self.choose(options))

    def choose(self, options: Mapping[str, Any]) -> dict[str, str]:
        """The given options, completed with defaults. Raises BadSetup for an unknown option or value."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadSetup(f"{self.title} has no option {name!r}; it has: {known}")
            if value not in self.options[name].values:
                values = ", ".join(self.options[name].values)
                raise BadSetup(f"option {name!r} of {self.title} cannot be {value!r}; it can be: {values}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def restored_options(self, stored: Mapping[str, Any]) -> dict[str, str]:
        """The options of a stored position or record. Options that it does not name have their value from before
        they existed, or their default. Raises BadSetup for an unknown option or value."""
        before = {name: option.before for name, option in self.options.items() if option.before is not None}
        return self.choose({**before, **stored})


def full_game(state: State) -> Game:
    """The game of a state. States are made by `Game.blank` only, and know the part of it that steps need."""
    return cast(Game, state.game)


def like(model: Any, value: Any) -> Any:
    """`value`, if it has ints where `model` has ints and lists where `model` has lists. Raises TypeError otherwise."""
    if isinstance(model, list):
        if not isinstance(value, list):
            raise TypeError(f"{value!r} is not a list like {model!r}")
        return [like(model[0] if model else item, item) for item in value]
    if type(value) is not type(model):
        raise TypeError(f"{value!r} is not of the same type as {model!r}")
    return value


def tuples(value: Any) -> Any:
    """`value` with lists replaced by tuples, recursively: steps hold ints and tuples of ints."""
    if isinstance(value, list):
        return tuple(tuples(item) for item in value)
    if type(value) is not int:
        raise TypeError(f"{value!r} is not an integer")
    return value

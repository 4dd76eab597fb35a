"""What a game is to everybody who does not know its rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from nassau.kernel.action import Action, Verb
from nassau.kernel.ledger import Ledger, Option, Rule
from nassau.kernel.state import State
from nassau.kernel.step import Step


class BadSetup(ValueError):
    """A game cannot be started or loaded like this; the message is one sentence for the person who asked."""


class Game:
    """A title: its ledger, its version, and the functions that start, load, show and imagine it.

    `version` changes whenever an old log would no longer replay to the same positions. `examine` is asked once about
    a position that was loaded, and raises ValueError naming a part that cannot be so.
    """

    def __init__(
        self,
        id: str,
        version: int,
        state: Callable[[Game, int, dict[str, str]], State],
        opening: Callable[[], Step[Any]],
        steps: tuple[type[Step[Any]], ...],
        verbs: dict[str, Verb],
        view: Callable[[Any, int | None], msgspec.Struct],
        imagine: Callable[[Any, int | None, random.Random], Any],
        elements: Callable[[Action], tuple[str, ...]],
        examine: Callable[[Any], None] | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.state = state
        self.opening = opening
        self.steps = {step.__name__: step for step in steps}
        self.verbs = verbs
        self.view = view
        self.imagine = imagine
        self.elements = elements
        self.examine = examine
        self._ledger: Ledger | None = None

    @property
    def ledger(self) -> Ledger:
        """Read on first use: the text is only needed by people, the options by every start."""
        if self._ledger is None:
            self._ledger = Ledger(f"nassau.games.{self.id}")
        return self._ledger

    @property
    def title(self) -> dict[str, str]:
        return self.ledger.title

    @property
    def seats(self) -> range:
        fewest, most = self.ledger.players
        return range(fewest, most + 1)

    @property
    def options(self) -> dict[str, Option]:
        return self.ledger.options

    @property
    def rules(self) -> dict[str, Rule]:
        return self.ledger.rules

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """A new game, before any chance has been answered."""
        state = self.blank(seats, options or {})
        state.setup()
        state.push(self.opening())
        return state

    def load(self, data: Mapping[str, Any]) -> State:
        """The position that `dump` wrote."""
        try:
            if (data["game"], data["version"]) != (self.id, self.version):
                raise BadSetup(
                    f"this is a position of {data['game']} version {data['version']}, not of {self.id} "
                    f"version {self.version}"
                )
            state = self.blank(data["seats"], data["options"])
            state.setup()
            for name in state.fields():
                setattr(state, name, like(getattr(state, name), data["table"][name]))
            state.stack = [self.steps[name](*tuples(local)) for name, *local in data["stack"]]
            if self.examine is not None:
                self.examine(state)
        except BadSetup:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSetup(f"this is no position of {self.id}: {error}") from error
        return state

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        if type(seats) is not int or seats not in self.seats:
            few, most = self.seats[0], self.seats[-1]
            raise BadSetup(f"{self.title['en']} is played by {few} to {most} players, not by {seats}")
        return self.state(self, seats, self.choose(options))

    def choose(self, options: Mapping[str, Any]) -> dict[str, str]:
        """The complete options: the given ones, and the defaults for the rest."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadSetup(f"{self.title['en']} has no option {name!r}; it has: {known}")
            if value not in self.options[name].values:
                values = ", ".join(self.options[name].values)
                raise BadSetup(f"option {name!r} of {self.title['en']} cannot be {value!r}; it can be: {values}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}


def like(model: Any, value: Any) -> Any:
    """`value`, if it is ints where `model` has ints and lists where `model` has lists."""
    if isinstance(model, list):
        if not isinstance(value, list):
            raise TypeError(f"a list was expected, not {value!r}")
        return [like(model[0] if model else item, item) for item in value]
    if type(value) is not type(model):
        raise TypeError(f"{model!r} was expected to be like {value!r}")
    return value


def tuples(value: Any) -> Any:
    """Lists become tuples all the way down: steps hold ints and tuples of ints."""
    if isinstance(value, list):
        return tuple(tuples(item) for item in value)
    if type(value) is not int:
        raise TypeError(f"a number was expected, not {value!r}")
    return value

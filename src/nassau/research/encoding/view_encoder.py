"""The encoder of a game without an encoding.py, derived from the types of its view.

Every field of the view becomes one or more numbers, in the order of the fields. Lists that have one item per seat begin
with the viewer. Seats in other fields stay counted from the first of the table, because a type does not tell them from
amounts; a game that wants more writes its own encoding.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from msgspec import inspect

from nassau.kernel import BadSetup, Game, State
from nassau.kernel.encoding import Encoder, Moves
from nassau.kernel.observation_writer import ObservationWriter

USUAL_MAXIMUM: Final = 10
"""The scale of numbers: a view does not say how large they become."""

LIST_PLACES: Final = 16
"""Lists of varying length show their length and this many items."""

MOST_RANKS: Final = 64
"""How many actions of one verb can be legal at once."""


class Field(Protocol):
    """Writes a value of the view; None stands for a value that is not there, and takes the same places."""

    def write(self, value: Any, to: ObservationWriter) -> None: ...


class NumberField:
    """An integer or a truth value."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any, to: ObservationWriter) -> None:
        to.number(self.name, 0 if value is None else int(value), USUAL_MAXIMUM)


class KindField:
    """One of several words, as its place among them."""

    def __init__(self, name: str, words: Sequence[Any]) -> None:
        self.name = name
        self.words = list(words)

    def write(self, value: Any, to: ObservationWriter) -> None:
        to.kind(self.name, -1 if value is None else self.words.index(value), len(self.words))


class OptionalField:
    """A value or None: whether it is there, then the value."""

    def __init__(self, name: str, inner: Field) -> None:
        self.name = f"{name} is there"
        self.inner = inner

    def write(self, value: Any, to: ObservationWriter) -> None:
        to.number(self.name, int(value is not None), 1)
        self.inner.write(value, to)


class StructField:
    """The fields of a structure."""

    def __init__(self, fields: list[tuple[str, Field]]) -> None:
        self.fields = fields

    def write(self, value: Any, to: ObservationWriter) -> None:
        for name, field in self.fields:
            field.write(None if value is None else getattr(value, name), to)


class SeatsField:
    """A list with an item for each seat, the viewer's first."""

    def __init__(self, item: Field) -> None:
        self.item = item

    def write(self, value: Any, to: ObservationWriter) -> None:
        for place in range(to.seats):
            self.item.write(None if value is None else value[(to.viewer + place) % to.seats], to)


class ListField:
    """A list of varying length: the length, then the first items."""

    def __init__(self, name: str, item: Field) -> None:
        self.name = f"length of {name}"
        self.item = item

    def write(self, value: Any, to: ObservationWriter) -> None:
        items = list(value or ())
        to.number(self.name, len(items), USUAL_MAXIMUM)
        for place in range(LIST_PLACES):
            self.item.write(items[place] if place < len(items) else None, to)


class ViewLayout:
    """Derives the fields of a game's view. Raises BadSetup for a type that has no encoding."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.views = [game.view(game.start(seats), None) for seats in game.seats]

    def root(self) -> Field:
        return self.field("", inspect.type_info(type(self.views[0])), self.views)

    def field(self, path: str, kind: inspect.Type, samples: list[Any] | None) -> Field:
        """`samples`: the value for each number of seats at the start of a game; None where it is not known."""
        match kind:
            case inspect.IntType() | inspect.BoolType():
                return NumberField(path)
            case inspect.LiteralType(values=words):
                return KindField(path, words)
            case inspect.EnumType(cls=cls):
                return KindField(path, list(cls))
            case inspect.StructType(fields=fields):
                return StructField([(one.name, self.member(path, one, samples)) for one in fields])
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return self.items(path, item, samples)
            case inspect.UnionType(types=types) if kind.includes_none and len(types) == 2:
                [inner] = [one for one in types if not isinstance(one, inspect.NoneType)]
                return OptionalField(path, self.field(path, inner, known(samples)))
        raise BadSetup(f"{self.game.id}: the view's field {path!r} needs an encoding.py: its type has no numbers")

    def member(self, path: str, field: inspect.Field, samples: list[Any] | None) -> Field:
        name = f"{path}: {field.name}" if path else field.name
        return self.field(name, field.type, samples and [getattr(one, field.name) for one in samples])

    def items(self, path: str, item: inspect.Type, samples: list[Any] | None) -> Field:
        inner = self.field(path, item, None)
        if samples and [len(one) for one in samples] == list(self.game.seats):
            return SeatsField(inner)
        return ListField(path, inner)


def known(samples: list[Any] | None) -> list[Any] | None:
    return None if samples is None or None in samples else samples


def view_encoder(game: Game) -> Encoder:
    """An encoder for a game that has none. Raises BadSetup if the view has a field without numbers."""
    return Encoder(ranked_moves(game), {}, partial(observe, ViewLayout(game).root()))


def ranked_moves(game: Game) -> Moves:
    """Actions with parameters are numbered by their rank among the legal ones of their verb."""
    return {name: MOST_RANKS if verb.numbers else [] for name, verb in game.verbs.items()}


def observe(root: Field, state: State, to: ObservationWriter) -> None:
    view: msgspec.Struct = state.view(int(to.viewer))
    root.write(view, to)

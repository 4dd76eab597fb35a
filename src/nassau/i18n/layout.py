"""layout.toml of a game: the arguments of its messages, the lines of its board as text and the rows of its score.

docs/translating.md describes the file. client/src/i18n/game_words.ts reads the same values from the same file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

PART: Final = re.compile(r"\[[^\]]+\]|[^.\[\]]+")
"""A part of a path: a field, an index, #0, #me or [path]."""


class Scope(NamedTuple):
    """The values that arguments can refer to."""

    numbers: Sequence[int] = ()
    view: Any = None  # the view as JSON values
    me: int | None = None  # the viewer's seat


class Argument(NamedTuple):
    """An argument of a message: its name, where its value is, and of which kind it is."""

    name: str
    path: str
    kind: str  # "" for a number, "seat" for a player, or one of [kinds]
    optional: bool  # an absent value reaches the message as "none" instead of "–"
    many: int | None  # a list: the number of amounts, by kind; 0 for all remaining numbers, each one of the kind


class Entry(msgspec.Struct, frozen=True):
    """The arguments of one message: numbers by position, then values of the view."""

    numbers: list[str] = []
    view: dict[str, str] = {}
    number: bool = False
    """Whether the number of an action is an amount that people type or set on a dial."""

    def arguments(self) -> Iterator[Argument]:
        at = 0
        for spec in self.numbers:
            name, _, kind = spec.partition(":")
            found = argument(name, f"{at}:{kind}")
            yield found
            at += 1 if found.many is None else found.many
        for name, path in self.view.items():
            yield argument(name, path)

    def width(self) -> int:
        """How many numbers there are at least."""
        specs = [argument("", f":{spec.partition(':')[2]}") for spec in self.numbers]
        return sum(1 if spec.many is None else spec.many for spec in specs)


def argument(name: str, spec: str) -> Argument:
    """`path:kind`, `path:kind?`, `path:kind*5` or `path:kind*`."""
    path, _, kind = spec.partition(":")
    kind, star, many = kind.partition("*")
    return Argument(name, path, kind.removesuffix("?"), kind.endswith("?"), int(many or 0) if star else None)


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """A text of the board: a message with arguments, or the plain value at a path.

    `draw` says how the web client shows a number of a game without a drawn board; a track ends at the path `most`.
    """

    field: str = ""
    text: str = ""
    value: str = ""
    view: dict[str, str] = {}
    when: str = ""
    unless: str = ""
    draw: Literal["", "die", "track", "cards"] = ""
    most: str = ""


class BoardLine(Column, frozen=True, kw_only=True):
    """A line of the board, repeated for `each`; with `columns` a table."""

    each: str | list[int] = ""
    columns: list[Column] = []


class ScoreRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a final score: the message score-<text>, with the seat as number 0 and one of `of` as number 1."""

    text: str
    rule: str
    count: int | str
    worth: int | str = 1
    view: dict[str, str] = {}
    of: list[int] = msgspec.field(default_factory=lambda: [0])
    option: dict[str, str] = {}


class Layout(msgspec.Struct, frozen=True):
    kinds: dict[str, list[str] | dict[str, str | bool]] = {}
    prompts: dict[str, dict[str, str]] = {}
    actions: dict[str, Entry] = {}
    facts: dict[str, list[str] | Entry] = {}
    refusals: dict[str, Entry] = {}
    notes: dict[str, Entry] = {}
    board: list[BoardLine] = []
    score: list[ScoreRow] = []

    def prompt(self, step: str) -> Entry:
        """The arguments of a prompt. Raises KeyError for a step without decisions."""
        return Entry(view=self.prompts[step])

    def fact(self, name: str) -> Entry:
        """The arguments of a fact. Raises KeyError for an unknown one."""
        found = self.facts[name]
        return Entry(found) if isinstance(found, list) else found

    def refusal(self, reason: str) -> Entry:
        """The arguments of a refusal: its bound and the actual value, unless the layout says more."""
        return self.refusals.get(reason) or Entry(["need", "have"])

    def note(self, element: str) -> tuple[str, tuple[int, ...]]:
        """The note of a board element and its numbers: "goods/0/of/2" is goods-of with 0 and 2.

        A word that belongs to no longer name is a key of the kind at its place: "market/silk" is market with 2.
        Raises LookupError or ValueError for an unknown element.
        """
        name, *parts = element.split("/")
        numbers: list[int] = []
        for part in parts:
            if part.isdecimal():
                numbers.append(int(part))
            elif f"{name}-{part}" in self.notes:
                name = f"{name}-{part}"
            else:
                keys = self.kinds[self.notes[name].numbers[len(numbers)].partition(":")[2]]
                numbers.append(list(keys).index(part))
        self.notes[name]
        return name, tuple(numbers)

    def key(self, kind: str, number: int) -> str | int | None:
        """The key of a number of a kind; None if it stands for a seat, and the number itself if it has no key."""
        keys = self.kinds[kind]
        if isinstance(keys, list):
            return keys[number] if 0 <= number < len(keys) else number
        found = keys.get(str(number))
        if found is None:
            return None if keys.get("seat") else number
        return str(found)


def look_up(path: str, scope: Scope) -> Any:
    """A number by index, `me`, or the value at a path of the view; None if absent.

    A part #0 or #me of a path is replaced by that number, a part [path] by the value at that path. +path is the sum
    of a list at all the numbers; numbers below 0 stand for nothing.
    """
    if path[0] == "+":
        values = look_up(path[1:], scope)
        return sum(values[number] for number in scope.numbers if number >= 0)
    if path.isdecimal():
        return scope.numbers[int(path)]
    if path == "me":
        return scope.me
    value = scope.view
    for part in PART.findall(path):
        index = look_up(part.strip("#[]"), scope) if part[0] in "#[" else part
        if value is None or index is None:
            return None
        value = value[int(index)] if isinstance(value, list) else value[index]
    return value


def listed(path: str, scope: Scope) -> Sequence[int]:
    """The numbers of a list argument: all from a position on, or a list of the view; none if it is absent."""
    if path.isdecimal():
        return scope.numbers[int(path) :]
    return look_up(path, scope) or []


def amount(term: int | str, scope: Scope) -> int:
    """A literal number, or the number at a path of the view."""
    return term if isinstance(term, int) else int(look_up(term, scope))


def scopes_of(items: str | list[int], scope: Scope) -> list[Scope]:
    """One scope for each number of a list, or for each index of a list in the view."""
    numbers = items if isinstance(items, list) else range(len(look_up(items, scope)))
    return [scope._replace(numbers=(number,)) for number in numbers]


def is_shown(entry: Column, scope: Scope) -> bool:
    """Whether the path `when` has a value and the path `unless` has none."""
    present = not entry.when or not is_absent(look_up(entry.when, scope))
    return present and (not entry.unless or is_absent(look_up(entry.unless, scope)))


def is_absent(value: Any) -> bool:
    """null, false and -1 count as absent."""
    return value is None or value is False or value == -1


def parse_layout(tables: Mapping[str, Any]) -> Layout:
    """Raises msgspec.ValidationError, which names the bad entry."""
    return msgspec.convert(tables, Layout)

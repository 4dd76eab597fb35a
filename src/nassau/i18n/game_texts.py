"""A game's texts for players: its messages (texts/<lang>.ftl) with the arguments that texts/layout.toml declares.

The web client renders the same files (client/src/i18n/game_words.ts); tests compare both on common vectors.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from nassau.i18n.languages import LANGUAGES, SOURCE, ftl_files
from nassau.i18n.layout import (
    Argument,
    BoardLine,
    Column,
    Entry,
    Layout,
    Scope,
    ScoreRow,
    amount,
    is_absent,
    is_shown,
    listed,
    look_up,
    parse_layout,
    scopes_of,
)
from nassau.i18n.rule_texts import RuleTexts
from nassau.kernel import Action, Game, Refusal, State
from nassau.kernel.rulebook import KERNEL, table_rules

if TYPE_CHECKING:
    from nassau.i18n.fluent_messages import Messages

__all__ = ["LANGUAGES", "MISSING", "GameTexts", "Line", "Scope", "Tally", "layout_of", "messages_of", "scope_for"]

MISSING: Final = "–"
"""Rendering of an absent value."""


class Line(NamedTuple):
    """A labelled line of the board, or a table; the first of a table's `rows` is its heading."""

    label: str
    rows: list[list[str]]
    table: bool


class Tally(NamedTuple):
    """A row of a final score: `number` items worth `worth` each."""

    rule: str
    label: str
    number: int
    worth: int


class GameTexts:
    """The texts of one game in one language, with the names of its players.

    Methods raise nassau.i18n.fluent_messages.MessageError for a message that does not exist or lacks an argument.
    """

    def __init__(self, game: Game, lang: str, players: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.players = players
        self.layout = layout_of(game)
        self.loaded: Messages | None = None

    @property
    def messages(self) -> Messages:
        """The messages, loaded when the first one is formatted."""
        if self.loaded is None:
            self.loaded = messages_of(self.game, self.lang)
        return self.loaded

    # -- log, prompts and refusals

    def prompt(self, step: str, scope: Scope) -> str:
        """The prompt of a step, by its class name."""
        return self.format(f"prompt-{step}", self.layout.prompt(step), scope)

    def label(self, step: str, action: Action, scope: Scope) -> str:
        """The label of an action as an option of a step."""
        verb = f"{action[0]}-{step}" if f"action-{action[0]}-{step}" in self.messages else str(action[0])
        entry = self.layout.actions.get(verb) or self.layout.actions[action[0]]
        return self.format(f"action-{verb}", entry, scope._replace(numbers=action[1:]))

    def fact(self, seen: Action) -> str:
        """The log line of a fact as the viewer may know it; "" for facts without a text."""
        name, *numbers = seen
        entry = self.layout.fact(name)
        hidden = "-hidden" if len(numbers) < entry.width() else ""
        return self.format(f"fact-{name}{hidden}", entry, Scope(numbers))

    def refusal(self, refusal: Refusal) -> str:
        """Rule id, text of the rule, and the violated bound if there is one."""
        return " ".join(filter(None, (f"{refusal.rule}: {self.rule(refusal.rule)}", self.bound(refusal))))

    @property
    def title(self) -> str:
        """The name of the game."""
        return RuleTexts(self.game.package, self.lang).title

    def rule(self, id: str) -> str:
        """The text of a rule of this game or of the rules common to all games. Raises KeyError."""
        return RuleTexts(rules(self.game)[id], self.lang).rule(id)

    def bound(self, refusal: Refusal) -> str:
        """The sentence of the reason, with the violated bound; "" without a reason."""
        if f"refusal-{refusal.reason}" not in self.messages:
            return ""
        scope = Scope((refusal.need or 0, refusal.have or 0))
        return self.format(f"refusal-{refusal.reason}", self.layout.refusal(refusal.reason), scope)

    def note(self, element: str, scope: Scope) -> str:
        """What a board element is and does. Raises LookupError or ValueError for an unknown one."""
        name, numbers = self.layout.note(element)
        text = self.format(f"note-{name}", self.layout.notes[name], scope._replace(numbers=numbers))
        return " ".join(text.split())  # parts that say nothing leave spaces

    def field(self, key: str) -> str:
        """The label of a field of the view."""
        return self.messages.format(f"field-{key}", {})

    def name(self, family: str, number: int, kind: str = "") -> str:
        """The name of a number: message <family>-<key of the kind>; the kind has the name of the family by default."""
        value = self.value(Argument("", "0", kind or family, True, None), Scope((number,)))
        said = self.messages.name(family, value)
        return str(getattr(said, "text", said))

    # -- the board as text

    def board(self, scope: Scope) -> list[Line]:
        """The board, line by line."""
        return [line for entry in self.layout.board if (line := self.line(entry, scope))]

    def map(self, scope: Scope, width: int) -> list[str]:
        """The map in so many columns, line by line, for games that have one."""
        draw = self.game.text_map
        return draw(scope.view, scope.me, self.map_text, width) if draw else []

    def map_text(self, id: str, **arguments: Any) -> str:
        return self.messages.format(f"map-{id}", arguments)

    def line(self, entry: BoardLine, scope: Scope) -> Line | None:
        label = self.field(entry.field) if entry.field else ""
        if not entry.each:
            return Line(label, [[self.cell(entry, scope)]], False) if is_shown(entry, scope) else None
        scopes = [one for one in scopes_of(entry.each, scope) if is_shown(entry, one)]
        if not scopes:
            return None
        if not entry.columns:
            return Line(label, [[self.cell(entry, one) for one in scopes]], False)
        columns = [column for column in entry.columns if is_shown(column, scope)]
        head = [self.field(column.field) for column in columns]
        return Line(label, [head, *([self.cell(column, one) for column in columns] for one in scopes)], True)

    def cell(self, column: Column, scope: Scope) -> str:
        """The message of a cell, or its plain value."""
        if column.text:
            return self.format(f"board-{column.text}", Entry(view=column.view), scope)
        path, _, kind = column.value.partition(":")
        value = look_up(path, scope)
        if kind == "seat":
            return MISSING if is_absent(value) else self.players[value]
        return MISSING if value is None else str(value)

    # -- results

    def score(self, points: int, case: str = "nominative") -> str:
        """A score with its unit; in the dative, as in "wins with 36 points", for languages that have one."""
        return self.messages.format("result-score", {"points": points, "case": case})

    def winners(self, scores: Sequence[int], ranking: Sequence[int]) -> str:
        """The sentence that names the winners and their score."""
        from nassau.i18n.fluent_messages import Given

        first = [seat for seat, rank in enumerate(ranking) if rank == 1]
        names = self.messages.join([self.players[seat] for seat in first])
        score = Given(self.score(scores[first[0]], "dative"))
        return self.messages.format(
            "result-won" if len(first) == 1 else "result-won-together", {"players": Given(names), "score": score}
        )

    def tallies(self, state: State, seat: int) -> list[Tally]:
        """The rows of a seat's final score; `number * worth` sums to it."""
        view = scope_for(state, None).view
        rows = [row for row in self.layout.score if row.option.items() <= state.options.items()]
        return [self.tally(row, Scope((seat, one), view)) for row in rows for one in row.of]

    def tally(self, row: ScoreRow, scope: Scope) -> Tally:
        number, worth = amount(row.count, scope), amount(row.worth, scope)
        return Tally(row.rule, self.format(f"score-{row.text}", Entry(view=row.view), scope), number, worth)

    # -- messages and their arguments

    def format(self, id: str, entry: Entry, scope: Scope) -> str:
        """A message with the arguments of its entry; arguments for numbers that a viewer may not know are left out."""
        known = [one for one in entry.arguments() if not one.path.isdecimal() or int(one.path) < len(scope.numbers)]
        return self.messages.format(id, {one.name: self.value(one, scope) for one in known})

    def value(self, argument: Argument, scope: Scope) -> Any:
        """The value of an argument as its kind says: number, player's name, key of a kind, or list."""
        from nassau.i18n.fluent_messages import NONE, Items

        if argument.many is not None:
            return Items(self.items(argument, listed(argument.path, scope)))
        value = look_up(argument.path, scope)
        if not argument.kind:
            return MISSING if value is None else value
        if value is None or (value == -1 and not self.has_key(argument.kind, -1)):
            return NONE if argument.optional else MISSING
        return self.key(argument.kind, value)

    def has_key(self, kind: str, number: int) -> bool:
        keys = self.layout.kinds.get(kind)
        return isinstance(keys, dict) and str(number) in keys

    def key(self, kind: str, number: int) -> Any:
        """The key of a number, or the name of a player."""
        from nassau.i18n.fluent_messages import Given

        key = None if kind == "seat" else self.layout.key(kind, number)
        return Given(self.players[number]) if key is None else key

    def items(self, argument: Argument, numbers: Sequence[int]) -> list[Any]:
        """The items of a list: amounts by key, or keys and players."""
        from nassau.i18n.fluent_messages import Item

        if argument.many:
            counts = numbers[: argument.many]
            return [Item(self.key(argument.kind, number), count) for number, count in enumerate(counts)]
        return [Item(self.key(argument.kind, number)) for number in numbers if number >= 0]


def scope_for(state: State, seat: int | None) -> Scope:
    """The scope of a viewer at `seat`, or of a spectator."""
    return Scope(view=msgspec.to_builtins(state.view(seat)), me=seat)


@cache
def rules(game: Game) -> dict[str, str]:
    """The rules of a game and those common to all games, each with the package of its rulebook."""
    return {**dict.fromkeys(table_rules().rules, KERNEL), **dict.fromkeys(game.rules, game.package)}


@cache
def layout_of(game: Game) -> Layout:
    """The content of a game's texts/layout.toml."""
    return parse_layout(layout_tables(game.package))


@cache
def layout_tables(package: str) -> dict[str, Any]:
    """The content of a game's texts/layout.toml, unchecked."""
    text = resources.files(package).joinpath("texts", "layout.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def messages_of(game: Game, lang: str) -> Messages:
    """The messages of a game, with those that all games share, and with the English ones for missing ones."""
    from nassau.i18n.fluent_messages import Messages

    return Messages(lang, sources_of(game, lang), None if lang == SOURCE else messages_of(game, SOURCE))


def sources_of(game: Game, lang: str) -> list[str]:
    """The files with a game's messages in a language: of the game's folder, its notes, and the language's folder."""
    files = ftl_files(game.package, "", lang, f"{game.id}.ftl")
    return [*files, *ftl_files(game.package, "notes", lang, f"notes/{game.id}.ftl", "shared.ftl")]

"""A game's texts for players, rendered from its words.toml (format: docs/words.md).

The web client renders the same files with the same placeholder rule; tests compare both on common vectors.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

import msgspec

from nassau.kernel import Action, Game, Refusal, Rule, State
from nassau.kernel.rulebook import table_rules

LANGUAGES: Final = ("de", "en")
MISSING: Final = "–"
"""Rendering of null, and of seat -1."""
PLACEHOLDER: Final = re.compile(r"\{([^{}:]*)(?::(\w+))?\}")


class Scope(NamedTuple):
    """The values that placeholders can refer to."""

    numbers: Sequence[int] = ()
    view: Any = None  # the view as JSON values
    me: int | None = None  # the viewer's seat
    it: Any = None  # inside a name: the number being named


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
    """The texts of one game in one language, with the names of its players."""

    def __init__(self, game: Game, lang: str, players: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.players = players
        self.tables = text_tables(game)

    # -- log, prompts and refusals

    def prompt(self, step: str, scope: Scope) -> str:
        """The prompt of a step, by its class name."""
        return self.render(self.tables["steps"][step], scope)

    def label(self, step: str, action: Action, scope: Scope) -> str:
        """The label of an action as an option of a step."""
        verbs = self.tables["verbs"]
        text = verbs.get(f"{action[0]}/{step}") or verbs[action[0]]
        return self.render(text, scope._replace(numbers=action[1:]))

    def fact(self, seen: Action) -> str:
        """The log line of a fact as the viewer may know it; "" for facts without a text."""
        return self.render(self.fact_entry(seen), Scope(seen[1:]))

    def fact_entry(self, seen: Action) -> dict[str, Any]:
        facts: dict[str, dict[str, Any]] = self.tables["facts"]
        return facts.get(f"{seen[0]}/{len(seen) - 1}") or facts[seen[0]]

    def refusal(self, refusal: Refusal) -> str:
        """Rule id, text of the rule, and the violated bound if there is one."""
        return " ".join(filter(None, (f"{refusal.rule}: {self.rule(refusal.rule)}", self.bound(refusal))))

    def rule(self, id: str) -> str:
        """The text of a rule of this game or of the rules common to all games. Raises KeyError."""
        return rules(self.game)[id].text[self.lang]

    def bound(self, refusal: Refusal) -> str:
        """ "Needs 4, you have 2."; "" without numbers, or where both are equal and explain nothing."""
        own = self.tables["refusals"]
        if refusal.reason in own:
            return self.render(own[refusal.reason], Scope((refusal.need or 0, refusal.have or 0)))
        if refusal.need is None or refusal.have is None or refusal.need == refusal.have:
            return ""
        text = own.get(refusal.rule) or shared_tables()["refusals"]["*"]
        return self.render(text, Scope((refusal.need, refusal.have)))

    def field(self, key: str) -> str:
        """The label of a field of the view."""
        return str(self.tables["view"][key][self.lang])

    # -- the board as text

    def board(self, scope: Scope) -> list[Line]:
        """The board, line by line."""
        return [line for entry in self.tables["board"] if (line := self.line(entry, scope))]

    def line(self, entry: Mapping[str, Any], scope: Scope) -> Line | None:
        label = self.field(entry["field"]) if "field" in entry else ""
        if "each" not in entry:
            return Line(label, [[self.render(entry["text"], scope)]], False) if is_shown(entry, scope) else None
        scopes = [one for one in scopes_of(entry["each"], scope) if is_shown(entry, one)]
        if not scopes:
            return None
        if "columns" not in entry:
            return Line(label, [[self.render(entry["text"], one) for one in scopes]], False)
        columns = [column for column in entry["columns"] if is_shown(column, scope)]
        head = [self.field(column["field"]) for column in columns]
        return Line(label, [head, *([self.render(column["text"], one) for column in columns] for one in scopes)], True)

    # -- results

    def score(self, points: int) -> str:
        return self.render(self.tables["result"]["score"], Scope((points,)))

    def winners(self, scores: Sequence[int], ranking: Sequence[int]) -> str:
        """The sentence that names the winners and their score."""
        first = [seat for seat, rank in enumerate(ranking) if rank == 1]
        result, points = shared_tables()["result"], self.score(scores[first[0]])
        names = str(result["and"][self.lang]).join(self.players[seat] for seat in first)
        text = str(result["won" if len(first) == 1 else "won_together"][self.lang])
        return text.replace("{0}", names).replace("{1}", points)

    def tallies(self, state: State, seat: int) -> list[Tally]:
        """The rows of a seat's final score; `number * worth` sums to it."""
        view = scope_for(state, None).view
        rows = [row for row in self.tables["score"] if row.get("option", {}).items() <= state.options.items()]
        return [self.tally(row, Scope((seat, one), view)) for row in rows for one in row.get("of", [0])]

    def tally(self, row: Mapping[str, Any], scope: Scope) -> Tally:
        number, worth = amount(row["count"], scope), amount(row.get("worth", 1), scope)
        return Tally(row["rule"], self.render(row, scope), number, worth)

    # -- placeholders

    def render(self, text: str | Mapping[str, Any], scope: Scope) -> str:
        """Replace every {key} and {key:kind} in a text, or in the entry for this language."""
        plain = text if isinstance(text, str) else str(text[self.lang])
        return PLACEHOLDER.sub(lambda found: self.format_value(look_up(found[1], scope), found[2], scope), plain)

    def format_value(self, value: Any, kind: str | None, scope: Scope) -> str:
        """A value as its kind says: plain, player name, count with noun, or name."""
        if value is None:
            return MISSING
        if kind is None:
            return str(value)
        if kind == "seat":
            return self.players[value] if value >= 0 else MISSING
        if kind in self.tables.get("counts", ()):
            one, several = self.tables["counts"][kind][self.lang]
            return f"{value} {one if abs(value) == 1 else several}"
        return self.render(entry_for(self.tables["names"][kind][self.lang], value), scope._replace(it=value))


def entry_for(names: Sequence[str] | Mapping[str, str], value: int) -> str:
    """The name of a number: by index in a list, by key in a table with "*" as default."""
    if isinstance(names, Mapping):
        return names[str(value)] if str(value) in names else names["*"]
    return names[value]


def look_up(key: str, scope: Scope) -> Any:
    """The value of a placeholder key: a number by index, `me`, `it`, or a path into the view; None if absent."""
    if key.isdecimal():
        return scope.numbers[int(key)]
    if key in ("me", "it"):
        return getattr(scope, key)
    value = scope.view
    for part in key.split("."):
        index = path_part(part, scope)
        if value is None or index is None:
            return None
        value = value[int(index)] if isinstance(value, list) else value[index]
    return value


def path_part(part: str, scope: Scope) -> Any:
    """A part of a path, with #0, #me and #it replaced by their values."""
    return look_up(part[1:], scope) if part.startswith("#") else part


def amount(term: int | str, scope: Scope) -> int:
    """A literal number, or the number at a path of the view."""
    return term if isinstance(term, int) else int(look_up(term, scope))


def scopes_of(items: str | list[int], scope: Scope) -> Iterable[Scope]:
    """One scope for each number of a list, or for each index of a list in the view."""
    numbers = items if isinstance(items, list) else range(len(look_up(items, scope)))
    return [scope._replace(numbers=(number,)) for number in numbers]


def is_shown(entry: Mapping[str, Any], scope: Scope) -> bool:
    """Whether the path `when` has a value and the path `unless` has none."""
    present = "when" not in entry or not is_absent(look_up(entry["when"], scope))
    return present and ("unless" not in entry or is_absent(look_up(entry["unless"], scope)))


def is_absent(value: Any) -> bool:
    """null, false and -1 count as absent."""
    return value is None or value is False or value == -1


def scope_for(state: State, seat: int | None) -> Scope:
    """The scope of a viewer at `seat`, or of a spectator."""
    return Scope(view=msgspec.to_builtins(state.view(seat)), me=seat)


@cache
def rules(game: Game) -> dict[str, Rule]:
    """The rules of a game, with those common to all games."""
    return {**table_rules().rules, **game.rules}


@cache
def text_tables(game: Game) -> dict[str, Any]:
    """The content of a game's words.toml."""
    return read_toml(game.package, "words.toml")


@cache
def shared_tables() -> dict[str, Any]:
    """The texts that all games share."""
    return read_toml("nassau.i18n", "shared.toml")


def read_toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))

"""The texts that people read, in German and English, from a game's words.toml; docs/words.md has the format.

The web client renders the same files by the same rule, so nothing here may depend on Python alone.
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
NOBODY: Final = "–"
PLACEHOLDER: Final = re.compile(r"\{([^{}:]*)(?::(\w+))?\}")


class Scope(NamedTuple):
    """What a placeholder may speak of."""

    numbers: Sequence[int] = ()
    view: Any = None  # the view as plain data
    me: int | None = None  # the viewer's seat
    it: Any = None  # inside a name: the number that is named


class Line(NamedTuple):
    """A line of the board as text, or a table: `rows` of cells, the first of them the headings if it is one."""

    label: str
    rows: list[list[str]]
    table: bool


class Tally(NamedTuple):
    """One row of a final score: `number` things worth `worth` each."""

    rule: str
    label: str
    number: int
    worth: int


class Words:
    """The texts of one game in one language, for players with these names."""

    def __init__(self, game: Game, lang: str, players: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.players = players
        self.texts = texts(game)

    # -- what people read

    def prompt(self, step: str, scope: Scope) -> str:
        """What the step `step` asks of the person who sees the table as `scope`, in one or two sentences."""
        return self.render(self.texts["steps"][step], scope)

    def label(self, step: str, action: Action, scope: Scope) -> str:
        """An option of the step `step`, as `scope` sees the table."""
        verbs = self.texts["verbs"]
        text = verbs.get(f"{action[0]}/{step}") or verbs[action[0]]
        return self.render(text, scope._replace(numbers=action[1:]))

    def fact(self, seen: Action) -> str:
        """A line of the log; "" where there is nothing to say. `seen` is the fact as the viewer may know it."""
        return self.render(self.fact_entry(seen), Scope(seen[1:]))

    def fact_rule(self, seen: Action) -> str:
        """The rule that a line of the log links to."""
        return str(self.fact_entry(seen)["rule"])

    def fact_entry(self, seen: Action) -> dict[str, Any]:
        facts: dict[str, dict[str, Any]] = self.texts["facts"]
        return facts.get(f"{seen[0]}/{len(seen) - 1}") or facts[seen[0]]

    def refusal(self, refusal: Refusal) -> str:
        """The rule in its own words, with the bound that was broken."""
        return " ".join(filter(None, (f"{refusal.rule}: {self.rule(refusal.rule)}", self.bound(refusal))))

    def rule(self, id: str) -> str:
        """The text of a rule of this game or of the table."""
        return rules(self.game)[id].text[self.lang]

    def bound(self, refusal: Refusal) -> str:
        """ "Needs 4, you have 2." Numbers that agree explain nothing and are left out."""
        if refusal.need is None or refusal.have is None or refusal.need == refusal.have:
            return ""
        own = self.texts["refusals"]
        text = own.get(refusal.rule) or shared()["refusals"]["*"]
        return self.render(text, Scope((refusal.need, refusal.have)))

    def field(self, key: str) -> str:
        """The label of a part of the view."""
        return str(self.texts["view"][key][self.lang])

    # -- the board as text

    def board(self, scope: Scope) -> list[Line]:
        """The table as `scope` sees it, line by line."""
        return [line for entry in self.texts["board"] if (line := self.line(entry, scope))]

    def line(self, entry: Mapping[str, Any], scope: Scope) -> Line | None:
        label = self.field(entry["field"]) if "field" in entry else ""
        if "each" not in entry:
            return Line(label, [[self.render(entry["text"], scope)]], False) if shown(entry, scope) else None
        scopes = [one for one in each(entry["each"], scope) if shown(entry, one)]
        if not scopes:
            return None
        if "columns" not in entry:
            return Line(label, [[self.render(entry["text"], one) for one in scopes]], False)
        columns = [column for column in entry["columns"] if shown(column, scope)]
        head = [self.field(column["field"]) for column in columns]
        return Line(label, [head, *([self.render(column["text"], one) for column in columns] for one in scopes)], True)

    # -- the end

    def score(self, points: int) -> str:
        return self.render(self.texts["result"]["score"], Scope((points,)))

    def winners(self, scores: Sequence[int], ranking: Sequence[int]) -> str:
        """Who has won, in one sentence."""
        first = [seat for seat, rank in enumerate(ranking) if rank == 1]
        result, points = shared()["result"], self.score(scores[first[0]])
        names = str(result["and"][self.lang]).join(self.players[seat] for seat in first)
        text = str(result["won" if len(first) == 1 else "won_together"][self.lang])
        return text.replace("{0}", names).replace("{1}", points)

    def tallies(self, state: State, seat: int) -> list[Tally]:
        """How the final score of `seat` comes about; the products add up to it."""
        view = viewed(state, None).view
        rows = [row for row in self.texts["score"] if row.get("option", {}).items() <= state.options.items()]
        return [self.tally(row, Scope((seat, one), view)) for row in rows for one in row.get("of", [0])]

    def tally(self, row: Mapping[str, Any], scope: Scope) -> Tally:
        number, worth = amount(row["count"], scope), amount(row.get("worth", 1), scope)
        return Tally(row["rule"], self.render(row, scope), number, worth)

    # -- the placeholder rule

    def render(self, text: str | Mapping[str, Any], scope: Scope) -> str:
        """Replace every {key} and {key:kind}; texts by language are looked up first."""
        plain = text if isinstance(text, str) else str(text[self.lang])
        return PLACEHOLDER.sub(lambda found: self.named(look_up(found[1], scope), found[2], scope), plain)

    def named(self, value: Any, kind: str | None, scope: Scope) -> str:
        if value is None:
            return NOBODY
        if kind is None:
            return str(value)
        if kind == "seat":
            return self.players[value] if value >= 0 else NOBODY
        if kind in self.texts.get("counts", ()):
            one, several = self.texts["counts"][kind][self.lang]
            return f"{value} {one if abs(value) == 1 else several}"
        return self.render(entry_for(self.texts["names"][kind][self.lang], value), scope._replace(it=value))


def entry_for(names: Sequence[str] | Mapping[str, str], value: int) -> str:
    """The name of a number: by position in a list, by key in a table, where "*" stands for the rest."""
    if isinstance(names, Mapping):
        return names[str(value)] if str(value) in names else names["*"]
    return names[value]


def look_up(key: str, scope: Scope) -> Any:
    """The value of a placeholder: a number by position, `me`, `it`, or a path into the view."""
    if key.isdecimal():
        return scope.numbers[int(key)]
    if key in ("me", "it"):
        return getattr(scope, key)
    value = scope.view
    for part in key.split("."):
        index = inserted(part, scope)
        if value is None or index is None:
            return None
        value = value[int(index)] if isinstance(value, list) else value[index]
    return value


def inserted(part: str, scope: Scope) -> Any:
    """A part of a path; #0 and #me are replaced by what they stand for."""
    return look_up(part[1:], scope) if part.startswith("#") else part


def amount(term: int | str, scope: Scope) -> int:
    """A number, or the number at a path of the view."""
    return term if isinstance(term, int) else int(look_up(term, scope))


def each(items: str | list[int], scope: Scope) -> Iterable[Scope]:
    """One scope for every number in a list, or for every position in a list of the view."""
    numbers = items if isinstance(items, list) else range(len(look_up(items, scope)))
    return [scope._replace(numbers=(number,)) for number in numbers]


def shown(entry: Mapping[str, Any], scope: Scope) -> bool:
    """Whether `when` is there and `unless` is not; null, false and -1 stand for nothing."""
    there = "when" not in entry or not nothing(look_up(entry["when"], scope))
    return there and ("unless" not in entry or nothing(look_up(entry["unless"], scope)))


def nothing(value: Any) -> bool:
    return value is None or value is False or value == -1


def viewed(state: State, seat: int | None) -> Scope:
    """What `seat` may know, for placeholders to speak of."""
    return Scope(view=msgspec.to_builtins(state.view(seat)), me=seat)


@cache
def rules(game: Game) -> dict[str, Rule]:
    """The rules of a game and of the table."""
    return {**table_rules().rules, **game.rules}


@cache
def texts(game: Game) -> dict[str, Any]:
    """The words.toml of a game."""
    return read(game.package, "words.toml")


@cache
def shared() -> dict[str, Any]:
    """The texts that every game shares."""
    return read("nassau.i18n", "shared.toml")


def read(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))

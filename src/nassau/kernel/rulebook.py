"""The rulebook of a game (rules.toml): numbered rules, and the options they depend on.

Its sentences are messages, for which see nassau.i18n.rule_texts.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

KERNEL: Final = "nassau.kernel"
"""The package of the rules that all games share."""


class BadRulebook(ValueError):
    """A rules.toml lacks something. The message names the file, the row and the key."""


class Row:
    """A row of rules.toml, which names itself if a key is missing."""

    def __init__(self, place: str, values: dict[str, Any]) -> None:
        self.place = place
        self.values = values

    def __getitem__(self, key: str) -> Any:
        if key not in self.values:
            name = f" ({self.values['id']})" if "id" in self.values else ""
            raise BadRulebook(f"{self.place}{name} has no {key!r}")
        return self.values[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self.values.get(key, default)


def rows(data: Row, table: str) -> list[Row]:
    """The rows [[table]], with their numbers."""
    return [Row(f"rules.toml: [[{table}]] {at}", row) for at, row in enumerate(data.get(table, []), 1)]


class Option:
    """A variant, chosen before the start and stored in the record.

    `before` is the value of positions and records that were stored before the option existed, None for an option that
    the game always had. Positions do not store an option with this value, so their keys stay as they were.
    """

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.values: list[str] = row["values"]
        self.default: str = row["default"]
        self.before: str | None = row.get("before")


class Preset:
    """A named choice of options, such as the rules of a certain edition; options that it does not name are defaults."""

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.options: dict[str, str] = row.get("options", {})


class Rule:
    """One rule, with its provenance and a concrete example to test."""

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.source: str = row["from"]
        self.check: str = row["check"]
        self.option: str | None = row.get("option")


class Rulebook:
    """The rules.toml of a package. Raises BadRulebook if a row lacks a key."""

    def __init__(self, package: str) -> None:
        text = resources.files(package).joinpath("rules.toml").read_text(encoding="utf-8")
        data = Row("rules.toml", tomllib.loads(text))
        self.title: str = data["title"]
        self.players: list[int] = data["players"]
        self.sections: list[str] = [row["id"] for row in rows(data, "section")]
        self.options: dict[str, Option] = {row["id"]: Option(row) for row in rows(data, "option")}
        self.presets: dict[str, Preset] = {row["id"]: Preset(row) for row in rows(data, "preset")}
        self.rules: dict[str, Rule] = {row["id"]: Rule(row) for row in rows(data, "rule")}
        self.examples: dict[str, dict[str, Any]] = {row["id"]: row.values for row in rows(data, "example")}


def table_rules() -> Rulebook:
    """The rules that all games share (K…)."""
    return Rulebook(KERNEL)

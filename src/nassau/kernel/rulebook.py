"""The rulebook of a game (rules.toml): numbered rules, and the options they depend on.

Its sentences are messages, for which see nassau.i18n.rule_texts.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

KERNEL: Final = "nassau.kernel"
"""The package of the rules that all games share."""


class Option:
    """A variant, chosen before the start and stored in the record.

    `before` is the value of positions and records that were stored before the option existed, None for an option that
    the game always had. Positions do not store an option with this value, so their keys stay as they were.
    """

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.values: list[str] = row["values"]
        self.default: str = row["default"]
        self.before: str | None = row.get("before")


class Preset:
    """A named choice of options, such as the rules of a certain edition; options that it does not name are defaults."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.options: dict[str, str] = row.get("options", {})


class Rule:
    """One rule, with its provenance and a concrete example to test."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.source: str = row["from"]
        self.check: str = row["check"]
        self.option: str | None = row.get("option")


class Rulebook:
    """The rules.toml of a package."""

    def __init__(self, package: str) -> None:
        data = tomllib.loads(resources.files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
        self.title: str = data["title"]
        self.players: list[int] = data["players"]
        self.sections: list[str] = [row["id"] for row in data["section"]]
        self.options: dict[str, Option] = {row["id"]: Option(row) for row in data.get("option", [])}
        self.presets: dict[str, Preset] = {row["id"]: Preset(row) for row in data.get("preset", [])}
        self.rules: dict[str, Rule] = {row["id"]: Rule(row) for row in data["rule"]}
        self.examples: dict[str, dict[str, Any]] = {row["id"]: row for row in data.get("example", [])}


def table_rules() -> Rulebook:
    """The rules that all games share (K…)."""
    return Rulebook(KERNEL)

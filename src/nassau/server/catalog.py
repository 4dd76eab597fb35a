"""The five games as people are told about them: what is here, its options, rules and words."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from nassau import bots, games
from nassau.kernel import Game, Ledger
from nassau.kernel.ledger import table_rules
from nassau.server.bodies import GameInfo, LevelInfo, OptionInfo, RuleInfo, RulesInfo, SectionInfo
from nassau.server.trouble import Trouble
from nassau.tables.entry import Level

LEVELS: Final[dict[Level, dict[str, str]]] = {
    "landlubber": {"de": "Landratte", "en": "Landlubber"},
    "sailor": {"de": "Matrose", "en": "Sailor"},
    "captain": {"de": "Kapitän", "en": "Captain"},
    "admiral": {"de": "Admiral", "en": "Admiral"},
}

MINUTES: Final = {"manila": 60, "rum": 45, "grog": 60, "seas": 45, "port_royal": 30}
"""How long a game takes about, among people."""

ANNOUNCED: Final[dict[str, tuple[str, str, int, int]]] = {
    "manila": ("Manila", "Manila", 3, 5),
    "rum": ("Um Rum & Ehre", "Rum & Pirates", 2, 5),
    "grog": ("Grog Island", "Grog Island", 2, 4),
    "seas": ("Die Piraten der Weltmeere", "Pirates of the 7 Seas", 2, 4),
    "port_royal": ("Port Royal – Das Würfelspiel", "Port Royal – The Dice Game", 2, 5),
}
"""Title and seats of the games, those that are not here yet included."""


def game(name: str) -> Game:
    if name not in games.ALL:
        raise Trouble("no_game", f"there is no game {name[:24]!r} here")
    return games.load(name)


@cache
def shelf() -> list[GameInfo]:
    return [info(name) for name in (*ANNOUNCED, *(name for name in games.ALL if name not in ANNOUNCED))]


def info(name: str) -> GameInfo:
    if name not in games.ALL:
        german, english, fewest, most = ANNOUNCED[name]
        return GameInfo(name, {"de": german, "en": english}, False, 0, [fewest, most], MINUTES[name], [], [])
    title = games.load(name)
    levels = [LevelInfo(level, LEVELS[level]) for level in LEVELS if level in bots.levels(title)]
    seats = [title.seats[0], title.seats[-1]]
    minutes = MINUTES.get(name, 60)
    return GameInfo(name, title.title, True, title.version, seats, minutes, options(title.ledger), levels)


def options(ledger: Ledger) -> list[OptionInfo]:
    return [OptionInfo(option.id, option.values, option.default, option.text) for option in ledger.options.values()]


@cache
def rules(name: str) -> RulesInfo:
    ledger = game(name).ledger
    parts = [*sections(ledger), *sections(table_rules())]
    return RulesInfo(name, ledger.title, parts, options(ledger), list(ledger.examples.values()))


def sections(ledger: Ledger) -> list[SectionInfo]:
    """A rule belongs to the section that its id begins with: M3.2 to M3."""
    by_section: dict[str, list[RuleInfo]] = {section["id"]: [] for section in ledger.sections}
    for rule in ledger.rules.values():
        by_section[rule.id.rpartition(".")[0]].append(RuleInfo(rule.id, rule.text, rule.source, rule.option))
    return [SectionInfo(section["id"], section["title"], by_section[section["id"]]) for section in ledger.sections]


@cache
def words(name: str) -> dict[str, Any]:
    """The game's words.toml, for the client to render."""
    file = resources.files(f"nassau.games.{game(name).id}").joinpath("words.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))

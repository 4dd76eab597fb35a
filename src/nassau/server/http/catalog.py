"""The catalogue of games: titles, options, rules, texts and vignettes, read once and cached."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

import structlog

from nassau import bots, games
from nassau.i18n.game_texts import layout_tables, sources_of
from nassau.i18n.interface_texts import in_all_languages
from nassau.i18n.languages import LANGUAGES, SOURCE
from nassau.i18n.lesson_texts import LessonTexts
from nassau.i18n.lesson_texts import in_all_languages as lesson_in_all_languages
from nassau.i18n.rule_texts import RuleTexts
from nassau.i18n.rule_texts import in_all_languages as rules_in_all_languages
from nassau.kernel import BadSetup, Game, Rulebook
from nassau.kernel.rulebook import KERNEL, table_rules
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.schemas import (
    GameInfo,
    LessonInfo,
    LevelInfo,
    OptionInfo,
    PresetInfo,
    RuleInfo,
    RulesInfo,
    SectionInfo,
    TextsInfo,
)
from nassau.tables.events import Level
from nassau.tables.lesson_script import lessons_of

LOG = structlog.get_logger(__name__)

MESSAGE_ID: Final = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
Sentences = Mapping[str, RuleTexts]
"""The sentences of a rulebook, by language."""
LEVELS: Final[tuple[Level, ...]] = ("landlubber", "sailor", "captain", "admiral")


def game(name: str) -> Game:
    """The game; RequestError `no_game` if there is none."""
    if name not in games.ALL:
        raise RequestError("no_game", f"there is no game {name[:24]!r} here")
    return games.load(name)


@cache
def all_games() -> list[GameInfo]:
    """All games in the order of the start page. An offered game that cannot be loaded is logged and not listed."""
    found = [info(games.load(name)) for name in games.OWN]
    for name in games.OFFERED:
        try:
            found.append(info(games.load(name)))
        except BadSetup as error:
            LOG.warning("game_left_out", game=name, reason=str(error))
    return found


def info(game: Game) -> GameInfo:
    levels = [LevelInfo(level, in_all_languages(f"level-{level}")) for level in LEVELS if level in bots.levels(game)]
    seats = [game.seats[0], game.seats[-1]]
    book, said = game.rulebook, rules_in_all_languages(game.package)
    options_, presets_ = options(book, said), presets(book, said)
    return GameInfo(
        game.id, title(said), True, game.version, seats, game.minutes, options_, levels, presets_, lessons(game)
    )


def lessons(game: Game) -> list[LessonInfo]:
    return [
        LessonInfo(lesson.id, title(lesson_in_all_languages(game.package, lesson.id)), lesson.minutes)
        for lesson in lessons_of(game)
    ]


def title(said: Mapping[str, RuleTexts] | Mapping[str, LessonTexts]) -> dict[str, str]:
    return {lang: texts.title for lang, texts in said.items()}


def options(rulebook: Rulebook, said: Sentences) -> list[OptionInfo]:
    return [
        OptionInfo(one.id, one.values, one.default, {lang: texts.option(one.id) for lang, texts in said.items()})
        for one in rulebook.options.values()
    ]


def presets(rulebook: Rulebook, said: Sentences) -> list[PresetInfo]:
    return [
        PresetInfo(one.id, {lang: texts.preset(one.id) for lang, texts in said.items()}, one.options)
        for one in rulebook.presets.values()
    ]


@cache
def rules(name: str) -> RulesInfo:
    rulebook, said = game(name).rulebook, rules_in_all_languages(game(name).package)
    parts = [*sections(rulebook, said), *sections(table_rules(), rules_in_all_languages(KERNEL))]
    return RulesInfo(name, title(said), parts, options(rulebook, said), list(rulebook.examples.values()))


def sections(rulebook: Rulebook, said: Sentences) -> list[SectionInfo]:
    """The sections with their rules. The id of a rule starts with its section: M3.2 is in M3."""
    by_section: dict[str, list[RuleInfo]] = {section: [] for section in rulebook.sections}
    for rule in rulebook.rules.values():
        text = {lang: texts.rule(rule.id) for lang, texts in said.items()}
        by_section[rule.id.rpartition(".")[0]].append(RuleInfo(rule.id, text, rule.source, rule.option))
    return [
        SectionInfo(id, {lang: texts.section(id) for lang, texts in said.items()}, found)
        for id, found in by_section.items()
    ]


@cache
def texts(name: str, lang: str) -> TextsInfo:
    """The texts of a game other than its rules; in English if there is no such language.

    `fallback` has the English messages if one of them is missing in the language.
    """
    spoken = lang if lang in LANGUAGES else SOURCE
    sources, english = sources_of(game(name), spoken), sources_of(game(name), SOURCE)
    missing = ids(english) - ids(sources)
    return TextsInfo(spoken, layout_tables(game(name).package), sources, english if missing else [])


def ids(sources: list[str]) -> set[str]:
    """The ids of the messages in these files."""
    return {id for source in sources for id in MESSAGE_ID.findall(source)}


@cache
def vignette(name: str) -> str:
    """The picture of a game for the start page, as SVG; RequestError `no_game` if there is none."""
    return game_file(name, "vignette.svg")


def game_file(name: str, path: str) -> str:
    """The text of a file in the folder of a game; RequestError `no_game` without the game or the file."""
    text = game(name).file(path)
    if text is None:
        raise RequestError("no_game", f"the game {name!r} has no {path}")
    return text

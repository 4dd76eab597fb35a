"""`nassau rules`: the rulebook of a game."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from nassau.cli.arguments import Commands, add_lang, language
from nassau.i18n.languages import in_language
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from nassau.kernel import Rulebook
    from nassau.terminal.screen import Screen


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "rules",
        help="print the rules of a game",
        description="Print the numbered rules and the options of a game, or one section, or one rule.",
    )
    parser.add_argument("game", help="game id, for example manila")
    parser.add_argument("rule", nargs="?", help="rule id such as M3.6, or section such as M3")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau import games
    from nassau.kernel.rulebook import table_rules
    from nassau.terminal.screen import BOLD, screen_on

    game, lang, screen = games.load(args.game), language(args), screen_on(sys.stdout)
    if args.rule is None:
        screen.write(in_language(game.title, lang), BOLD)
        print_sections(screen, game.rulebook, lang)
        print_options(screen, game.rulebook, lang)
        return 0
    id = args.rule.upper()
    for rulebook in (game.rulebook, table_rules()):
        if id in rulebook.rules:
            screen.write(f"{id}: {in_language(rulebook.rules[id].text, lang)}")
            return 0
        if id in [section["id"] for section in rulebook.sections]:
            print_sections(screen, rulebook, lang, id)
            return 0
    first, *_, last = game.rules
    raise BadSetup(f"{game.title['en']} has no rule {args.rule!r}; rules: {first} to {last}")


def print_sections(screen: Screen, rulebook: Rulebook, lang: str, only: str | None = None) -> None:
    from nassau.terminal.screen import BOLD

    for section in rulebook.sections:
        if only in (None, section["id"]):
            screen.write()
            screen.write(f"{section['id']}  {in_language(section['title'], lang)}", BOLD)
            for rule in rulebook.rules.values():
                if rule.id.rpartition(".")[0] == section["id"]:
                    screen.write(f"  {rule.id}  {in_language(rule.text, lang)}")


def print_options(screen: Screen, rulebook: Rulebook, lang: str) -> None:
    for option in rulebook.options.values():
        screen.write()
        values = ", ".join(f"{value}*" if value == option.default else value for value in option.values)
        screen.write(f"--option {option.id}=…  ({values})")
        screen.write(f"  {in_language(option.text, lang)}")

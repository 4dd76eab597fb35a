"""`nassau rules`: the rulebook of a game."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from nassau.cli.arguments import Commands, add_lang, language
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from nassau.i18n.rule_texts import RuleTexts
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
    from nassau.i18n.rule_texts import RuleTexts
    from nassau.kernel.rulebook import KERNEL, table_rules
    from nassau.terminal.screen import BOLD, screen_on

    game, lang, screen = games.load(args.game), language(args), screen_on(sys.stdout)
    if args.rule is None:
        texts = RuleTexts(game.package, lang)
        screen.write(texts.title, BOLD)
        print_sections(screen, game.rulebook, texts)
        print_options(screen, game.rulebook, texts)
        return 0
    id = args.rule.upper()
    for rulebook, package in ((game.rulebook, game.package), (table_rules(), KERNEL)):
        texts = RuleTexts(package, lang)
        if id in rulebook.rules:
            screen.write(f"{id}: {texts.rule(id)}")
            return 0
        if id in rulebook.sections:
            print_sections(screen, rulebook, texts, id)
            return 0
    first, *_, last = game.rules
    raise BadSetup(f"{game.title} has no rule {args.rule!r}; rules: {first} to {last}")


def print_sections(screen: Screen, rulebook: Rulebook, texts: RuleTexts, only: str | None = None) -> None:
    from nassau.terminal.screen import BOLD

    for section in rulebook.sections:
        if only in (None, section):
            screen.write()
            screen.write(f"{section}  {texts.section(section)}", BOLD)
            for rule in rulebook.rules:
                if rule.rpartition(".")[0] == section:
                    screen.write(f"  {rule}  {texts.rule(rule)}")


def print_options(screen: Screen, rulebook: Rulebook, texts: RuleTexts) -> None:
    for option in rulebook.options.values():
        screen.write()
        values = ", ".join(f"{value}*" if value == option.default else value for value in option.values)
        screen.write(f"--option {option.id}=…  ({values})")
        screen.write(f"  {texts.option(option.id)}")

"""`nassau check-game`: everything that can be checked about one game."""

from __future__ import annotations

import argparse

from nassau.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "check-game",
        help="check the rules, texts and bots of one game",
        description="Check one game: rules, texts in all languages, conformance, bots. Takes less than a minute for "
        "a small game. The exit code is 1 if something is wrong.",
    )
    parser.add_argument("game", help="game id, for example manila")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau import games
    from nassau.testing.game_report import missing_files, report

    game, wrong = games.load(args.game), 0
    for section in report(game):
        wrong += len(section.findings)
        print(f"{'wrong' if section.findings else 'ok':6}{section.title}", flush=True)
        for finding in section.findings:
            print(f"        {finding}")
    for file in missing_files(game):
        print(f"{'add':6}{file.file}: {file.brings}")
    print(f"play it: nassau play {game.id}" if not wrong else f"findings: {wrong}")
    return 1 if wrong else 0

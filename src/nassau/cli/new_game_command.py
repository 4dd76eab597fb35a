"""`nassau new-game`: write the package of a new game."""

from __future__ import annotations

import argparse
from pathlib import Path

from nassau.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "new-game",
        help="write the skeleton of a new game",
        description="Write a package with a small playable game under your names: rules, texts in two languages, view, "
        "bots and tests. Change it step by step into your own game; docs/adding-a-game.md is the guide.",
    )
    parser.add_argument("id", help="id of the game: small letters, digits and underscores")
    parser.add_argument("--letter", required=True, help="letter of its rule ids, such as H for H1.1")
    parser.add_argument("--seats", default="2-4", metavar="2-4", help="number of players (default: 2-4)")
    parser.add_argument("--title", help="title (default: the id with capitals)")
    parser.add_argument("--into", type=Path, default=Path(), metavar="DIR", help="parent folder (default: here)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau.cli.game_skeleton import new_game, write

    game = new_game(args.id, args.title, args.letter, args.seats)
    folder = write(game, args.into)
    print(f"wrote {folder}")
    print("next:")
    print(f"  pip install -e {folder}")
    print(f"  nassau check-game {game.id}")
    print(f"  nassau play {game.id}")
    return 0

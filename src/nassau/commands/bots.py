"""`nassau bots`: measure bots against each other."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nassau.commands.arguments import Commands, add_options, chosen_options
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from rich.table import Table


def add(commands: Commands) -> None:
    parser = commands.add_parser("bots", help="let bots play each other", description="Measure bots by playing.")
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    match = kinds.add_parser(
        "match",
        help="a match with rotated seats",
        description="Play many games, everybody in every seat equally often, and count wins and pesos.",
    )
    match.add_argument("--game", default="manila", help="which game (default: manila)")
    match.add_argument(
        "--players", required=True, metavar="LEVEL,…", help="one level for each seat, for example sailor,landlubber,…"
    )
    match.add_argument("--games", type=int, default=400, metavar="N", help="how many games (default: 400)")
    match.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same match")
    add_options(match)
    match.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import track

    from nassau import bots, games
    from nassau.bots.match import match

    game, levels = games.load(args.game), args.players.split(",")
    game.blank(len(levels), chosen_options(args))
    if args.games < 1:
        raise BadSetup(f"a match has at least 1 game, not {args.games}")
    players = [bots.load(level, game) for level in levels]
    played = match(game, players, args.games, args.seed, chosen_options(args))
    bar = track(played, "playing", args.games, console=Console(stderr=True), transient=True)
    Console().print(standings(levels, list(bar)))
    return 0


def standings(levels: list[str], played: list[tuple[list[float], list[int]]]) -> Table:
    from rich.table import Table

    from nassau.bots.match import win_share

    table = Table("player", "games", "wins", "win share", "95 % interval", "mean score")
    for who, level in enumerate(levels):
        share = win_share(sum(wins[who] for wins, _ in played), len(played))
        score = sum(points[who] for _, points in played) / len(played)
        interval = f"{share.low:.3f} – {share.high:.3f}"
        table.add_row(level, str(share.games), f"{share.wins:g}", f"{share.share:.3f}", interval, f"{score:.1f}")
    return table

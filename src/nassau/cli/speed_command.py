"""`nassau bots speed`: how many iterations a second the search makes here."""

from __future__ import annotations

import argparse

from nassau.cli.arguments import Commands
from nassau.kernel import BadSetup


def add(kinds: Commands) -> None:
    speed = kinds.add_parser(
        "speed",
        help="iterations a second of the search",
        description="Measure the search of Captain and Admiral at positions all over a game, on one core.",
    )
    speed.add_argument("--game", default="all", help="which game (default: all)")
    speed.add_argument("--seconds", type=float, default=1.0, help="seconds for each position (default: 1)")
    speed.add_argument("--places", type=int, default=8, metavar="N", help="positions of each game (default: 8)")
    speed.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    import nassau
    from nassau import games
    from nassau.bots.evaluation.throughput import measure

    if args.places < 1 or args.seconds <= 0:
        raise BadSetup("at least one position is measured, for more than 0 seconds")
    engine = "compiled" if nassau.compiled() else "interpreted"
    table = Table("game", "seats", "iterations/s", "at the slowest position", title=f"Search, {engine}, one core")
    for name in games.ALL if args.game == "all" else (args.game,):
        game = games.load(name)
        speed = measure(game, min(4, game.seats[-1]), args.places, args.seconds)
        table.add_row(name, str(speed.seats), f"{speed.mean:.0f}", f"{speed.least:.0f}")
    Console().print(table)
    return 0

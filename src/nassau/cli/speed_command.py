"""`nassau bots speed`: search iterations per second on this machine."""

from __future__ import annotations

import argparse
from typing import Final

from nassau.cli.arguments import Commands
from nassau.kernel import BadSetup

MAX_SEATS: Final = 4


def add(kinds: Commands) -> None:
    speed = kinds.add_parser(
        "speed",
        help="measure search iterations per second",
        description="Measure the search of Captain and Admiral on one core, at positions over a whole game.",
    )
    speed.add_argument("--game", default="all", help="game id (default: all)")
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
        raise BadSetup("--places must be at least 1 and --seconds more than 0")
    engine = "compiled" if nassau.compiled() else "interpreted"
    table = Table("game", "seats", "iterations/s", "at the slowest position", title=f"Search, {engine}, one core")
    for name in games.ALL if args.game == "all" else (args.game,):
        game = games.load(name)
        found = measure(game, min(MAX_SEATS, game.seats[-1]), args.places, args.seconds)
        table.add_row(name, str(found.seats), f"{found.mean:.0f}", f"{found.slowest:.0f}")
    Console().print(table)
    return 0

"""`nassau research`: datasets of games."""

from __future__ import annotations

import argparse
from pathlib import Path

from nassau.cli.arguments import Commands, add_options, chosen_options
from nassau.kernel import BadSetup


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "research", help="datasets for research", description="Make datasets; docs/research has the rest."
    )
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    data = kinds.add_parser(
        "games",
        help="games of bots as Parquet files",
        description="Play games of bots and write one row for each decision. Interrupted, it goes on where it was.",
    )
    data.add_argument("--game", default="manila", help="which game (default: manila)")
    data.add_argument("--players", required=True, metavar="LEVEL,…", help="one level of bots for each seat")
    data.add_argument("--count", type=int, default=100, metavar="N", help="how many games (default: 100)")
    data.add_argument("--out", type=Path, required=True, metavar="DIR", help="a new folder, or one to go on with")
    data.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same games")
    data.add_argument("--workers", type=int, default=0, metavar="N", help="processes (default: one for each core)")
    data.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local starts one here")
    add_options(data)
    data.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from nassau.research import dataset
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error.name} is missing: install nassau[research]") from error

    from rich.console import Console
    from rich.progress import Progress

    from nassau.bots.evaluation import executors

    console = Console()
    levels = [level.strip() for level in args.players.split(",")]
    wanted = dataset.plan(args.game, levels, chosen_options(args), args.count, args.seed)
    workers = executors.ray(args.ray) if args.ray else executors.cores(args.workers)
    dataset.claim(args.out, wanted)
    left = sum(len(wanted.numbers(shard)) for shard in dataset.missing(args.out, wanted))
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{wanted.game}: games", total=wanted.count, completed=wanted.count - left)
        for games in dataset.write(args.out, wanted, workers):
            progress.advance(task, games)
    console.print(f"{wanted.count} games in {args.out}: see {args.out / dataset.CARD}", soft_wrap=True)
    return 0

"""`nassau research`: datasets of games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from nassau.cli.arguments import Commands, add_options, chosen_options
from nassau.kernel import BadSetup

DEFAULT_GAMES: Final = 100


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "research", help="make datasets", description="Make datasets. docs/research describes the research API."
    )
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    data = kinds.add_parser(
        "games",
        help="write games of bots as Parquet files",
        description="Play games of bots and write one row for each decision. An interrupted run can be resumed.",
    )
    data.add_argument("--game", default="manila", help="game id (default: manila)")
    data.add_argument("--players", required=True, metavar="LEVEL,…", help="one bot level for each seat")
    data.add_argument(
        "--count", type=int, default=DEFAULT_GAMES, metavar="N", help=f"number of games (default: {DEFAULT_GAMES})"
    )
    data.add_argument("--out", type=Path, required=True, metavar="DIR", help="new folder, or that of a run to resume")
    data.add_argument("--seed", type=int, default=1, metavar="N", help="random seed (default: 1)")
    data.add_argument("--workers", type=int, default=0, metavar="N", help="processes (default: one per core)")
    data.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one on this machine")
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
    executor = executors.ray_cluster(args.ray) if args.ray else executors.process_pool(args.workers)
    dataset.claim(args.out, wanted)
    left = sum(len(wanted.game_numbers(shard)) for shard in dataset.missing(args.out, wanted))
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{wanted.game}: games", total=wanted.count, completed=wanted.count - left)
        for games in dataset.write(args.out, wanted, executor):
            progress.advance(task, games)
    console.print(f"{wanted.count} games in {args.out}: see {args.out / dataset.CARD}", soft_wrap=True)
    return 0

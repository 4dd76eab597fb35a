"""`nassau bots`: measure bots against each other."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nassau.cli.arguments import Commands, add_options, chosen_options
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from rich.table import Table

    from nassau.bots.evaluation.executors import Spread
    from nassau.bots.evaluation.tournament import Book
    from nassau.bots.match import Played

INTERRUPTED: Final = 130
MEMORY: Final = 3600.0
"""Seconds of progress that the remaining time is worked out from: a game of Admirals takes minutes."""


def add(commands: Commands) -> None:
    from nassau.cli import ladder_command, speed_command

    parser = commands.add_parser("bots", help="let bots play each other", description="Measure bots by playing.")
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    match = kinds.add_parser(
        "match",
        help="a match with rotated seats",
        description="Play many games, everybody in every seat equally often with the same dice, and count wins.",
    )
    match.add_argument("--game", default="manila", help="which game (default: manila)")
    match.add_argument(
        "--players",
        required=True,
        metavar="LEVEL,…",
        help="one level for each seat, for example sailor,landlubber,…; captain@300 searches for 300 iterations",
    )
    match.add_argument("--games", type=int, default=400, metavar="N", help="how many games (default: 400)")
    match.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same dice")
    match.add_argument("--file", type=Path, help="keep finished games here, and go on with those that are there")
    match.add_argument("--csv", type=Path, help="write every game as a row of a table")
    add_spread(match)
    add_options(match)
    match.set_defaults(run=run)
    ladder_command.add(kinds)
    speed_command.add(kinds)


def add_spread(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", help="how many games at once (default: one for each core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here")


def spread_of(args: argparse.Namespace) -> Spread:
    from nassau.bots.evaluation import executors

    if args.jobs is not None and args.jobs < 1:
        raise BadSetup(f"at least 1 game is played at once, not {args.jobs}")
    return executors.ray(args.ray) if args.ray else executors.cores(args.jobs)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from nassau.bots.evaluation.tournament import Book
    from nassau.bots.match import Match

    levels, options = args.players.split(","), chosen_options(args)
    match = Match(args.game, tuple(levels), args.seed, tuple(sorted(options.items())))
    match.check()
    if args.games < 1:
        raise BadSetup(f"a match has at least 1 game, not {args.games}")
    book = Book(match, args.file)
    whole = watch(book, args.games, spread_of(args), args.game)
    played = book.upto(args.games)
    if played:
        Console().print(standings(levels, played))
        if args.csv:
            write_games(args.csv, levels, played)
    return 0 if whole else INTERRUPTED


def watch(book: Book, count: int, spread: Spread, label: str) -> bool:
    """Play with a progress bar; False if Ctrl-C ended it. What is finished stays in the book."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from nassau.bots.evaluation.tournament import play_all

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, speed_estimate_period=MEMORY) as progress:
        task = progress.add_task(label, total=count)
        try:
            play_all(book, count, spread, lambda done: progress.update(task, completed=done))
        except KeyboardInterrupt:
            kept = "" if book.path else "; with --file they would have been kept"
            console.print(f"stopped after {len(book.upto(count))} of {count} games{kept}")
            return False
    return True


def standings(levels: list[str], played: list[Played]) -> Table:
    from rich.table import Table

    from nassau.bots.match import win_share

    table = Table("player", "games", "wins", "win share", "95 % interval", "mean score")
    for who, level in enumerate(levels):
        share = win_share(sum(one.wins[who] for one in played), len(played))
        score = sum(one.scores[who] for one in played) / len(played)
        interval = f"{share.low:.3f} – {share.high:.3f}"
        table.add_row(level, str(share.games), f"{share.wins:g}", f"{share.share:.3f}", interval, f"{score:.1f}")
    return table


def write_games(path: Path, levels: list[str], played: list[Played]) -> None:
    import csv

    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        names = [f"{who + 1} {level}" for who, level in enumerate(levels)]
        rows.writerow(["game", *(f"wins {name}" for name in names), *(f"score {name}" for name in names)])
        rows.writerows([one.number, *one.wins, *one.scores] for one in played)

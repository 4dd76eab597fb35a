"""`nassau bots`: measure bots against each other."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nassau.cli import engine_command, ladder_command, speed_command
from nassau.cli.arguments import Commands, add_executor, add_options, chosen_executor, chosen_options
from nassau.cli.game_progress import INTERRUPTED, play_with_progress
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from rich.table import Table

    from nassau.bots.evaluation.sprt import Sprt
    from nassau.bots.evaluation.tournament import GameLog
    from nassau.bots.match import GameResult

SPRT_ROUNDS: Final = 5
"""Rounds of seats between two looks at a sequential test."""
DEFAULT_GAMES: Final = 400


def add(commands: Commands) -> None:
    parser = commands.add_parser("bots", help="measure bots", description="Measure bots by playing games.")
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    match = kinds.add_parser(
        "match",
        help="play a match with rotated seats",
        description="Play many games, each player in each seat equally often with the same dice, and count wins.",
    )
    match.add_argument("--game", default="manila", help="game id (default: manila)")
    match.add_argument(
        "--players",
        required=True,
        metavar="LEVEL,…",
        help="one level for each seat, for example sailor,landlubber,…; captain@300 searches for 300 iterations",
    )
    match.add_argument(
        "--games", type=int, default=DEFAULT_GAMES, metavar="N", help=f"number of games (default: {DEFAULT_GAMES})"
    )
    match.add_argument(
        "--engine",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that plays as NAME:LEVEL over the line protocol of nassau bots engine; may be repeated",
    )
    match.add_argument("--seed", type=int, default=1, metavar="N", help="random seed (default: 1)")
    match.add_argument("--file", type=Path, help="log of finished games; an existing one is resumed")
    match.add_argument("--csv", type=Path, help="write the results as CSV, one row for each game")
    match.add_argument(
        "--sprt",
        metavar="FAIR,BETTER",
        help="stop as soon as the first player's win share is shown to be BETTER or only FAIR, as in 0.25,0.30",
    )
    add_executor(match)
    add_options(match)
    match.set_defaults(run=run)
    ladder_command.add(kinds)
    speed_command.add(kinds)
    engine_command.add(kinds)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from nassau.bots.evaluation.sprt import read_sprt
    from nassau.bots.evaluation.tournament import GameLog
    from nassau.bots.match import Match

    levels, options = args.players.split(","), chosen_options(args)
    match = Match(args.game, tuple(levels), args.seed, tuple(sorted(options.items())), chosen_engines(args.engine))
    match.check()
    if args.games < 1:
        raise BadSetup(f"--games must be at least 1, not {args.games}")
    test = read_sprt(args.sprt) if args.sprt else None
    log = GameLog(match, args.file)
    complete, count = play_match(log, args, test)
    results = log.results(count)
    if results:
        Console().print(standings_table(levels, results))
        if test is not None:
            Console().print(sprt_line(test, results))
        if args.csv:
            write_csv(args.csv, levels, results)
    return 0 if complete else INTERRUPTED


def chosen_engines(texts: list[str]) -> tuple[tuple[str, str], ...]:
    """Names and commands of the engines. Raises BadSetup for a text without a name."""
    pairs = [text.partition("=")[::2] for text in texts]
    if not all(name.isidentifier() and command for name, command in pairs):
        raise BadSetup("an engine is given as NAME=COMMAND, for example old='nassau bots engine'")
    return tuple(sorted(pairs))


def play_match(log: GameLog, args: argparse.Namespace, test: Sprt | None) -> tuple[bool, int]:
    """Play up to `--games` games. Returns whether nobody stopped it, and how many games count.

    With a test, it is asked after every SPRT_ROUNDS rounds of seats, so that the result does not depend on the number
    of processes.
    """
    if test is None:
        return play_with_progress(log, args.games, chosen_executor(args), args.game), args.games
    block = SPRT_ROUNDS * len(log.match.players)
    count = 0
    while count < args.games:
        count = min(args.games, count + block)
        if not play_with_progress(log, count, chosen_executor(args), args.game):
            return False, count
        if test.verdict(first_wins(log.results(count)), count) != "open":
            break
    return True, count


def first_wins(results: list[GameResult]) -> float:
    """The wins of the first player."""
    return sum(result.wins[0] for result in results)


def sprt_line(test: Sprt, results: list[GameResult]) -> str:
    from nassau.bots.evaluation.sprt import LOWER, UPPER

    wins, count = first_wins(results), len(results)
    ratio, verdict = test.ratio(wins, count), test.verdict(wins, count)
    return f"SPRT {test.fair:g} against {test.better:g}: {verdict}; {ratio:.2f} between {LOWER:.2f} and {UPPER:.2f}"


def standings_table(levels: list[str], results: list[GameResult]) -> Table:
    from rich.table import Table

    from nassau.bots.match import win_share

    table = Table("player", "games", "wins", "win share", "95 % interval", "mean score")
    for player, level in enumerate(levels):
        share = win_share(sum(result.wins[player] for result in results), len(results))
        score = sum(result.scores[player] for result in results) / len(results)
        interval = f"{share.low:.3f} – {share.high:.3f}"
        table.add_row(level, str(share.games), f"{share.wins:g}", f"{share.share:.3f}", interval, f"{score:.1f}")
    return table


def write_csv(path: Path, levels: list[str], results: list[GameResult]) -> None:
    import csv

    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        names = [f"{player + 1} {level}" for player, level in enumerate(levels)]
        rows.writerow(["game", *(f"wins {name}" for name in names), *(f"score {name}" for name in names)])
        rows.writerows([result.number, *result.wins, *result.scores] for result in results)

"""`nassau bots ladder`: each level against the one below, in one game or in all."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nassau.cli.arguments import Commands, add_executor, chosen_executor
from nassau.cli.game_progress import INTERRUPTED, play_with_progress
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from rich.table import Table

    from nassau.bots.evaluation.executors import Executor
    from nassau.bots.evaluation.ladder import Rung, Standing
    from nassau.bots.match import GameResult

DEFAULT_GAMES: Final = 200
DEFAULT_SEATS: Final = 4
COLUMNS: Final = (
    "game", "seats", "level", "against", "games", "wins", "share", "low", "high", "score", "others", "rating",
    "rating low", "rating high", "goal",
)  # fmt: skip


def add(kinds: Commands) -> None:
    ladder = kinds.add_parser(
        "ladder",
        help="play each level against the one below",
        description="One bot of each level against bots of the level below: win shares, intervals and ratings.",
    )
    ladder.add_argument("--game", default="all", help="game id (default: all)")
    ladder.add_argument(
        "--seats", type=int, metavar="N", help=f"number of seats (default: {DEFAULT_SEATS}, or the game's maximum)"
    )
    ladder.add_argument(
        "--levels",
        default="landlubber,sailor,captain,admiral",
        metavar="LEVEL,…",
        help="from weak to strong; captain@300 searches for 300 iterations instead of a second",
    )
    ladder.add_argument(
        "--games", type=int, default=DEFAULT_GAMES, metavar="N", help=f"games per rung (default: {DEFAULT_GAMES})"
    )
    ladder.add_argument("--seed", type=int, default=1, metavar="N", help="random seed (default: 1)")
    ladder.add_argument(
        "--folder", type=Path, default=Path("build/ladder"), help="for game logs, ladder.csv and ladder.svg"
    )
    add_executor(ladder)
    ladder.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from nassau import games
    from nassau.bots.evaluation.ladder import rungs, standings

    if args.games < 1:
        raise BadSetup(f"--games must be at least 1, not {args.games}")
    names = games.ALL if args.game == "all" else (args.game,)
    ladders = [rungs(name, seat_count(name, args.seats), args.levels.split(",")) for name in names]
    executor, found, complete = chosen_executor(args), [], True
    for ladder in ladders:
        results: list[tuple[Rung, list[GameResult]]] = []
        for rung in ladder:
            complete = complete and play_rung(rung, args, executor, results)
        found += standings(results)
    if found:
        Console().print(standings_table(found))
        write_files(found, args.folder)
    return 0 if complete else INTERRUPTED


def seat_count(name: str, wanted: int | None) -> int:
    from nassau import games

    return wanted or min(DEFAULT_SEATS, games.load(name).seats[-1])


def play_rung(
    rung: Rung, args: argparse.Namespace, executor: Executor, results: list[tuple[Rung, list[GameResult]]]
) -> bool:
    """Play a rung and append its results; False if Ctrl-C ended it."""
    from nassau.bots.evaluation.tournament import GameLog

    name = f"{rung.game}-{rung.seats}-{rung.upper}-{rung.lower}-{args.seed}.jsonl"
    log = GameLog(rung.match(args.seed), args.folder / name)
    complete = play_with_progress(log, args.games, executor, f"{rung.game}: {rung.upper} – {rung.lower}")
    results.append((rung, log.results(args.games)))
    return complete


def standings_table(found: list[Standing]) -> Table:
    from rich.table import Table

    rows = Table("match", "games", "share", "95 %", "rating", "goal", title="Share of wins of one against equals")
    for one in found:
        rung, share, goal = one.rung, one.share, one.rung.goal
        name = f"{rung.game} {rung.seats}: {rung.upper} – {rung.lower}"
        rating = f"{one.rating:.0f} ({one.low:.0f} – {one.high:.0f})"
        wanted = "" if goal is None else f"{goal:.2f} {one.verdict}"
        interval = f"{share.low:.3f} – {share.high:.3f}"
        rows.add_row(name, str(share.games), f"{share.share:.3f}", interval, rating, wanted)
    return rows


def write_files(found: list[Standing], folder: Path) -> None:
    """Write ladder.csv and ladder.svg."""
    import csv

    from nassau.bots.evaluation.ladder_chart import draw

    with (folder / "ladder.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        rows.writerows(map(csv_row, found))
    (folder / "ladder.svg").write_text(draw(found), encoding="utf-8")


def csv_row(one: Standing) -> list[object]:
    rung, share = one.rung, one.share
    figures = [share.share, share.low, share.high, one.score, one.others, one.rating, one.low, one.high]
    rounded = [round(figure, 4) for figure in figures]
    return [rung.game, rung.seats, rung.upper, rung.lower, share.games, share.wins, *rounded, rung.goal or ""]

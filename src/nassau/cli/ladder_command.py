"""`nassau bots ladder`: every level against the one below, in one game or in all."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from nassau.cli.arguments import Commands
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from rich.table import Table

    from nassau.bots.evaluation.executors import Spread
    from nassau.bots.evaluation.ladder import Rung, Standing
    from nassau.bots.match import Played


def add(kinds: Commands) -> None:
    from nassau.cli.bots_command import add_spread

    ladder = kinds.add_parser(
        "ladder",
        help="every level against the one below",
        description="One bot of each level against equals of the level below: win shares, intervals and ratings.",
    )
    ladder.add_argument("--game", default="all", help="which game (default: all)")
    ladder.add_argument("--seats", type=int, metavar="N", help="how many seats (default: 4, or the most there are)")
    ladder.add_argument(
        "--levels",
        default="landlubber,sailor,captain,admiral",
        metavar="LEVEL,…",
        help="from weak to strong; captain@300 searches for 300 iterations instead of a second",
    )
    ladder.add_argument("--games", type=int, default=200, metavar="N", help="games for each step (default: 200)")
    ladder.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same games")
    ladder.add_argument(
        "--folder", type=Path, default=Path("build/ladder"), help="finished games, ladder.csv and ladder.svg"
    )
    add_spread(ladder)
    ladder.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from nassau import games
    from nassau.bots.evaluation.ladder import climb, rungs
    from nassau.cli.bots_command import INTERRUPTED, spread_of

    if args.games < 1:
        raise BadSetup(f"a ladder has at least 1 game for each step, not {args.games}")
    names = games.ALL if args.game == "all" else (args.game,)
    steps = {name: rungs(name, seats(name, args.seats), args.levels.split(",")) for name in names}
    spread, found, whole = spread_of(args), [], True
    for ladder in steps.values():
        played: list[tuple[Rung, list[Played]]] = []
        for rung in ladder:
            whole = whole and play(rung, args, spread, played)
        found += climb(played)
    if found:
        Console().print(table(found))
        write(found, args.folder)
    return 0 if whole else INTERRUPTED


def seats(name: str, wish: int | None) -> int:
    from nassau import games

    return wish or min(4, games.load(name).seats[-1])


def play(rung: Rung, args: argparse.Namespace, spread: Spread, played: list[tuple[Rung, list[Played]]]) -> bool:
    from nassau.bots.evaluation.tournament import Book
    from nassau.cli.bots_command import watch

    name = f"{rung.game}-{rung.seats}-{rung.upper}-{rung.lower}-{args.seed}.jsonl"
    book = Book(rung.match(args.seed), args.folder / name)
    whole = watch(book, args.games, spread, f"{rung.game}: {rung.upper} – {rung.lower}")
    played.append((rung, book.upto(args.games)))
    return whole


def table(found: list[Standing]) -> Table:
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


def write(found: list[Standing], folder: Path) -> None:
    """The table as CSV, and the picture."""
    import csv

    from nassau.bots.evaluation.ladder_chart import draw

    names = ["game", "seats", "level", "against", "games", "wins", "share", "low", "high", "score", "others", "rating"]
    with (folder / "ladder.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow([*names, "rating low", "rating high", "goal"])
        for one in found:
            share = one.share
            figures = [share.share, share.low, share.high, one.score, one.others, one.rating, one.low, one.high]
            rounded = [round(figure, 4) for figure in figures]
            rung = one.rung
            rows.writerow(
                [rung.game, rung.seats, rung.upper, rung.lower, share.games, share.wins, *rounded, rung.goal or ""]
            )
    (folder / "ladder.svg").write_text(draw(found), encoding="utf-8")

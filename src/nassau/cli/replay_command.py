"""`nassau replay`: a recorded game in words."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from nassau.cli.arguments import Commands, add_lang, language
from nassau.kernel import CHANCE, BadRecord, BadSetup

if TYPE_CHECKING:
    from nassau.bots.analysis.report import Insight
    from nassau.i18n.game_texts import Words
    from nassau.kernel import Action, Record, State
    from nassau.terminal.record_files import Saved


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="print a recorded game in words",
        description="Print a recorded game in words, entry by entry, and its result.",
    )
    parser.add_argument("file", type=Path, help="a game record")
    whole = parser.add_mutually_exclusive_group()
    whole.add_argument("--seat", type=int, metavar="N", help="only what this seat could know during the game")
    whole.add_argument(
        "--insight", action="store_true", help="add how luck and decisions moved the chances to win (takes a moment)"
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def speaker(saved: Saved, lang: str, unnamed: Callable[[int], str]) -> Words:
    """The words of the game, with the players' names where the record has them."""
    from nassau.i18n.game_texts import Words

    names = [player.name for player in saved.players or ()]
    names = names or [unnamed(number) for number in range(1, saved.record.seats + 1)]
    return Words(saved.record.game, lang, names)


def heading(saved: Saved, words: Words) -> str:
    game, chosen = saved.record.game, saved.record.options.items()
    variants = [f"{name}={value}" for name, value in chosen if value != game.options[name].default]
    return " · ".join((game.title[words.lang], ", ".join(words.players), *variants))


def told(saved: Saved, words: Words, seat: int | None) -> tuple[list[tuple[int, str]], State]:
    """Every entry that the reader may know, in words, and the last position."""
    from nassau.kernel.record import apply_entry

    lines: list[tuple[int, str]] = []
    state = saved.record.game.start(saved.record.seats, saved.record.options)
    for number, (actor, action) in enumerate(saved.record.entries, 1):
        before = state.copy()
        apply_entry(state, number, actor, action)
        known = [fact.open() if seat is None else fact.seen(seat - 1) for fact in state.facts]
        line = " ".join(said for seen in known if seen and (said := words.fact(seen)))
        if not line and (seat is None or seat - 1 == actor):
            line = intention(words, before, actor, action)
        if line:
            lines.append((number, line))
    return lines, state


def intention(words: Words, before: State, actor: int, action: Action) -> str:
    """What an entry meant to do, where nothing has happened yet: "Ann: Buy a silk share (10 pesos)"."""
    from nassau.i18n.game_texts import viewed

    who = None if actor == CHANCE else actor
    label = words.label(type(before.stack[-1]).__name__, action, viewed(before, who))
    return label if who is None else f"{words.players[who]}: {label}"


def insight_into(record: Record, doing: str) -> Insight:
    """Worked out here and now; whoever waits at a terminal sees how far it is."""
    from rich.console import Console
    from rich.progress import track

    from nassau.bots.analysis.mistakes import doubts, regret, suspects
    from nassau.bots.analysis.report import insight
    from nassau.bots.analysis.win_probability import swings

    numbers = suspects(doubts(record))
    thoughts = track(numbers, doing, console=Console(stderr=True), transient=True)
    return insight(record, list(swings(record)), filter(None, [regret(record, number) for number in thoughts]))


def run(args: argparse.Namespace) -> int:
    from nassau.terminal.record_files import BadFile, read
    from nassau.terminal.report_view import show
    from nassau.terminal.screen import BOLD, screen_on
    from nassau.terminal.terminal_texts import Texts
    from nassau.terminal.text_board import tally_rows

    saved, texts, screen = read(args.file), Texts(language(args)), screen_on(sys.stdout)
    if args.seat is not None and not 1 <= args.seat <= saved.record.seats:
        raise BadSetup(f"this game has the seats 1 to {saved.record.seats}, not {args.seat}")
    words = speaker(saved, texts.lang, lambda number: texts("player", number=number))
    try:
        lines, state = told(saved, words, args.seat)
    except BadRecord as error:
        raise BadFile(f"{args.file}: {error}") from error
    screen.write(heading(saved, words), BOLD)
    width = len(str(len(saved.record.entries)))
    for number, line in lines:
        screen.write(f"{str(number).rjust(width)} · {line}")
    screen.write()
    if not state.over:
        screen.write(texts("unfinished", count=len(saved.record.entries)))
        return 0
    screen.write(words.winners(state.scores(), state.ranking()), BOLD)
    screen.write()
    screen.table(tally_rows(words, state, texts("total")))
    if args.insight:
        screen.write()
        show(screen, texts, words, insight_into(saved.record, texts("insight_thinking")))
    return 0

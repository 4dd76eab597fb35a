"""`nassau replay`: a recorded game as a transcript."""

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
    from nassau.i18n.game_texts import GameTexts
    from nassau.kernel import Action, Record, State
    from nassau.terminal.record_files import SavedGame


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="print a recorded game",
        description="Print the transcript of a recorded game, entry by entry, and its result.",
    )
    parser.add_argument("file", type=Path, help="game record")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--seat", type=int, metavar="N", help="print only what this seat could know during the game")
    group.add_argument(
        "--insight", action="store_true", help="add how luck and decisions changed the win probabilities (slow)"
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau.terminal.record_files import BadFile, read
    from nassau.terminal.report_view import show
    from nassau.terminal.screen import BOLD, screen_on
    from nassau.terminal.terminal_texts import TerminalTexts
    from nassau.terminal.text_board import tally_rows

    saved, texts, screen = read(args.file), TerminalTexts(language(args)), screen_on(sys.stdout)
    if args.seat is not None and not 1 <= args.seat <= saved.record.seats:
        raise BadSetup(f"--seat must be 1 to {saved.record.seats}, not {args.seat}")
    game_texts = texts_of(saved, texts.lang, lambda number: texts("terminal-player", number=number))
    try:
        lines, state = transcript(saved, game_texts, args.seat)
    except BadRecord as error:
        raise BadFile(f"{args.file}: {error}") from error
    screen.write(heading(saved, game_texts), BOLD)
    width = len(str(len(saved.record.entries)))
    for number, line in lines:
        screen.write(f"{str(number).rjust(width)} · {line}")
    screen.write()
    if not state.over:
        screen.write(texts("terminal-unfinished", count=len(saved.record.entries)))
        return 0
    screen.write(game_texts.winners(state.scores(), state.ranking()), BOLD)
    screen.write()
    screen.table(tally_rows(game_texts, state, texts("terminal-total")))
    if args.insight:
        screen.write()
        show(screen, texts, game_texts, analyse(saved.record, texts("terminal-insight-thinking")))
    return 0


def texts_of(saved: SavedGame, lang: str, unnamed: Callable[[int], str]) -> GameTexts:
    """The texts of the game with the players' names; `unnamed` names them where the record does not."""
    from nassau.i18n.game_texts import GameTexts

    names = [player.name for player in saved.players or ()]
    names = names or [unnamed(number) for number in range(1, saved.record.seats + 1)]
    return GameTexts(saved.record.game, lang, names)


def heading(saved: SavedGame, game_texts: GameTexts) -> str:
    game, chosen = saved.record.game, saved.record.options.items()
    variants = [f"{name}={value}" for name, value in chosen if value != game.options[name].default]
    return " · ".join((game_texts.title, ", ".join(game_texts.players), *variants))


def transcript(saved: SavedGame, game_texts: GameTexts, seat: int | None) -> tuple[list[tuple[int, str]], State]:
    """The entries that `seat` (from 1; None: everybody) may know as lines, and the last position. Raises BadRecord."""
    from nassau.i18n.repeated_lines import counted
    from nassau.kernel.record import apply_entry

    lines: list[tuple[int, str]] = []
    state = saved.record.game.start(saved.record.seats, saved.record.options)
    for number, (actor, action) in enumerate(saved.record.entries, 1):
        before = state.copy()
        apply_entry(state, number, actor, action)
        known = [fact.open() if seat is None else fact.seen(seat - 1) for fact in state.facts]
        line = " ".join(counted(said for seen in known if seen and (said := game_texts.fact(seen))))
        if not line and (seat is None or seat - 1 == actor):
            line = intention(game_texts, before, actor, action)
        if line:
            lines.append((number, line))
    return lines, state


def intention(game_texts: GameTexts, before: State, actor: int, action: Action) -> str:
    """The line of an entry without facts: "Ann: Buy a silk share (10 pesos)"."""
    from nassau.i18n.game_texts import scope_for

    seat = None if actor == CHANCE else actor
    label = game_texts.label(type(before.stack[-1]).__name__, action, scope_for(before, seat))
    return label if seat is None else f"{game_texts.players[seat]}: {label}"


def analyse(record: Record, label: str) -> Insight:
    """Analyse a finished game in this process, with a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import track

    from nassau.bots.analysis.mistakes import candidate_mistakes, find_regret, screen_decisions
    from nassau.bots.analysis.report import insight
    from nassau.bots.analysis.win_probability import win_probability_changes

    candidates = candidate_mistakes(screen_decisions(record))
    tracked = track(candidates, label, console=Console(stderr=True), transient=True)
    regrets = [find_regret(record, number) for number in tracked]
    return insight(record, list(win_probability_changes(record)), filter(None, regrets))

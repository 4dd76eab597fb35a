"""`nassau show`: a position in text notation, drawn in the terminal or opened in the web client."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from nassau.commands.arguments import Commands, add_lang, language
from nassau.kernel import CHANCE, BadSetup

if TYPE_CHECKING:
    from nassau.kernel import State
    from nassau.terminal.screen import Screen
    from nassau.words import Words


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "show",
        help="draw a position that is written as text",
        description="Draw a position in the notation of docs/research/notation.md, and what may be done in it.",
    )
    parser.add_argument("notation", help="the position in quotation marks, or - to read it from the input")
    parser.add_argument("--seat", type=int, metavar="N", help="only what this seat may know (default: everything)")
    parser.add_argument("--web", metavar="ADDRESS", help="open it in the web client of a running server instead")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau import games
    from nassau.kernel.notation import LONGEST, position, read_position
    from nassau.terminal.screen import screen_on
    from nassau.terminal.texts import Texts
    from nassau.words import Words

    given = sys.stdin.read(LONGEST + 1) if args.notation == "-" else args.notation
    state, texts = read_position(given, games.load), Texts(language(args))
    if args.seat is not None and not 1 <= args.seat <= state.seats:
        raise BadSetup(f"this position has the seats 1 to {state.seats}, not {args.seat}")
    if args.web is not None:
        return open_browser(page(args.web, position(state), args.seat))
    words = Words(state.game, texts.lang, [texts("player", number=seat + 1) for seat in range(state.seats)])
    draw_position(screen_on(sys.stdout), words, state, None if args.seat is None else args.seat - 1)
    return 0


def page(address: str, notation: str, seat: int | None) -> str:
    """Where the web client shows it. The part after # never leaves the browser's machine."""
    from urllib.parse import quote, urlsplit

    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadSetup(f"the address of a server looks like http://localhost:8000/, not like {address!r}")
    viewer = "" if seat is None else f"?seat={seat}"
    return f"{parts.scheme}://{parts.netloc}/#/show/{quote(notation, safe='')}{viewer}"


def open_browser(address: str) -> int:
    import webbrowser

    webbrowser.open(address)
    sys.stdout.write(f"{address}\n")
    return 0


def draw_position(screen: Screen, words: Words, state: State, viewer: int | None) -> None:
    """The board as `viewer` sees it (None: with everything open), and what may be done."""
    from nassau.terminal.board import draw, open_scope
    from nassau.terminal.screen import BOLD
    from nassau.words import viewed

    screen.write(" · ".join((state.game.title[words.lang], ", ".join(words.players))), BOLD)
    draw(screen, words.board(open_scope(state, None) if viewer is None else viewed(state, viewer)))
    screen.write()
    if state.over:
        screen.write(words.winners(state.scores(), state.ranking()), BOLD)
    for seat in state.pending:
        if seat != CHANCE and viewer in (None, seat):
            draw_decision(screen, words, state, seat)


def draw_decision(screen: Screen, words: Words, state: State, seat: int) -> None:
    from nassau.kernel import text
    from nassau.terminal.screen import BOLD
    from nassau.words import viewed

    step, scope = type(state.stack[-1]).__name__, viewed(state, seat)
    screen.write(f"{words.players[seat]}: {words.prompt(step, scope)}", BOLD)
    for action in state.legal(seat):
        screen.write(f"  {words.label(step, action, scope)}  · {text(action)}")

"""`nassau show`: a position in text notation, drawn in the terminal or opened in the web client."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from nassau.cli.arguments import Commands, add_lang, language
from nassau.kernel import CHANCE, BadSetup
from nassau.server.settings import PORT

if TYPE_CHECKING:
    from nassau.i18n.game_texts import Words
    from nassau.kernel import State
    from nassau.terminal.screen import Screen

SERVER: Final = f"http://localhost:{PORT}/"
"""Where `nassau` serves if it is not told otherwise."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "show",
        help="draw a position that is written as text",
        description="Draw a position in the notation of docs/research/notation.md, and what may be done in it.",
    )
    parser.add_argument("notation", help="the position in quotation marks, or - to read it from the input")
    parser.add_argument("--seat", type=int, metavar="N", help="only what this seat may know (default: everything)")
    parser.add_argument(
        "--web",
        metavar="ADDRESS",
        nargs="?",
        const=SERVER,
        help=f"open it in the web client of a running server (default: {SERVER}), which shows a hand only with --seat",
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau import games
    from nassau.i18n.game_texts import Words
    from nassau.kernel.notation import MAX_CHARACTERS, read_position
    from nassau.terminal.screen import screen_on
    from nassau.terminal.terminal_texts import Texts

    given = sys.stdin.read(MAX_CHARACTERS + 1) if args.notation == "-" else args.notation
    state, texts = read_position(given, games.load), Texts(language(args))
    if args.seat is not None and not 1 <= args.seat <= state.seats:
        raise BadSetup(f"this position has the seats 1 to {state.seats}, not {args.seat}")
    viewer = None if args.seat is None else args.seat - 1
    if args.web is not None:
        return open_browser(page(args.web, state, viewer))
    words = Words(state.game, texts.lang, [texts("player", number=seat + 1) for seat in range(state.seats)])
    with drawable(state):
        draw_position(screen_on(sys.stdout), words, state, viewer)
    return 0


@contextmanager
def drawable(state: State) -> Iterator[None]:
    """A position that somebody wrote may hold numbers that the notation cannot know to be wrong, but no picture has."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError) as error:
        raise BadSetup(f"such a position of {state.game.id} cannot be drawn: {error}") from error


def page(address: str, state: State, viewer: int | None) -> str:
    """Where the web client shows it. The position stands behind the #: no server sees it."""
    from urllib.parse import urlsplit

    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadSetup(f"the address of a server looks like {SERVER}, not like {address!r}")
    with drawable(state):
        return f"{parts.scheme}://{parts.netloc}/show#{packed(picture(state, viewer))}"


def picture(state: State, viewer: int | None) -> dict[str, Any]:
    """What the page draws: the view, who decides, and the options as the board offers them."""
    from msgspec import to_builtins

    from nassau.i18n.game_texts import viewed
    from nassau.tables.projection import ask
    from nassau.terminal.text_board import open_scope

    asked = [seat for seat in state.pending if seat != CHANCE and viewer in (None, seat)]
    return {
        "game": state.game.id,
        "seats": state.seats,
        "seat": viewer,
        "view": (open_scope(state, None) if viewer is None else viewed(state, viewer)).view,
        "pending": [seat for seat in state.pending if seat != CHANCE],
        "decision": to_builtins(ask(state, asked[0], 0)) if asked else None,
    }


def packed(data: dict[str, Any]) -> str:
    """JSON, deflated, in the letters that addresses allow; client/src/model/shown.ts unpacks it."""
    import json
    import zlib
    from base64 import urlsafe_b64encode

    press = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    content = json.dumps(data, separators=(",", ":")).encode()
    return urlsafe_b64encode(press.compress(content) + press.flush()).decode().rstrip("=")


def open_browser(address: str) -> int:
    import webbrowser

    webbrowser.open(address)
    sys.stdout.write(f"{address}\n")
    return 0


def draw_position(screen: Screen, words: Words, state: State, viewer: int | None) -> None:
    """The board as `viewer` sees it (None: with everything open), and what may be done."""
    from nassau.i18n.game_texts import viewed
    from nassau.terminal.screen import BOLD
    from nassau.terminal.text_board import draw

    screen.write(" · ".join((state.game.title[words.lang], ", ".join(words.players))), BOLD)
    if viewer is None:
        draw_everything(screen, words, state)
    else:
        draw(screen, words.board(viewed(state, viewer)))
    screen.write()
    if state.over:
        screen.write(words.winners(state.scores(), state.ranking()), BOLD)
    for seat in state.pending:
        if seat != CHANCE and viewer in (None, seat):
            draw_decision(screen, words, state, seat)


def draw_everything(screen: Screen, words: Words, state: State) -> None:
    """The board that all see, with its gaps filled, and for each seat what only its own board tells."""
    from nassau.terminal.screen import BOLD
    from nassau.terminal.text_board import draw, open_scope, own_lines

    common = words.board(open_scope(state, None))
    draw(screen, common)
    for seat, name in enumerate(words.players):
        own = own_lines(words.board(open_scope(state, seat)), common)
        if own:
            screen.write()
            screen.write(name, BOLD)
            draw(screen, own)


def draw_decision(screen: Screen, words: Words, state: State, seat: int) -> None:
    from nassau.i18n.game_texts import viewed
    from nassau.kernel import text
    from nassau.terminal.screen import BOLD

    step, scope = type(state.stack[-1]).__name__, viewed(state, seat)
    screen.write(f"{words.players[seat]}: {words.prompt(step, scope)}", BOLD)
    for action in state.legal(seat):
        screen.write(f"  {words.label(step, action, scope)}  · {text(action)}")

"""`nassau show`: draw a position in text notation in the terminal, or open it in the web client."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from nassau.cli.arguments import Commands, add_lang, language
from nassau.kernel import CHANCE, BadSetup, full_game
from nassau.server.settings import PORT

if TYPE_CHECKING:
    from nassau.i18n.game_texts import GameTexts
    from nassau.kernel import State
    from nassau.terminal.screen import Screen

DEFAULT_SERVER: Final = f"http://localhost:{PORT}/"


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "show",
        help="draw a position in text notation",
        description="Draw a position in the notation of docs/research/notation.md and list the legal actions.",
    )
    parser.add_argument("notation", help="quoted position, or - to read it from stdin")
    parser.add_argument("--seat", type=int, metavar="N", help="show only what this seat may know (default: everything)")
    parser.add_argument(
        "--web",
        metavar="ADDRESS",
        nargs="?",
        const=DEFAULT_SERVER,
        help=f"open it in the web client of a running server (default: {DEFAULT_SERVER}); hands need --seat",
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau import games
    from nassau.i18n.game_texts import GameTexts
    from nassau.kernel.notation import MAX_CHARACTERS, read_position
    from nassau.terminal.screen import screen_on
    from nassau.terminal.terminal_texts import TerminalTexts

    given = sys.stdin.read(MAX_CHARACTERS + 1) if args.notation == "-" else args.notation
    state, texts = read_position(given, games.load), TerminalTexts(language(args))
    if args.seat is not None and not 1 <= args.seat <= state.seats:
        raise BadSetup(f"--seat must be 1 to {state.seats}, not {args.seat}")
    viewer = None if args.seat is None else args.seat - 1
    if args.web is not None:
        return open_browser(page(args.web, state, viewer))
    game_texts = GameTexts(
        full_game(state), texts.lang, [texts("terminal-player", number=seat + 1) for seat in range(state.seats)]
    )
    with drawable(state):
        draw_position(screen_on(sys.stdout), game_texts, state, viewer)
    return 0


@contextmanager
def drawable(state: State) -> Iterator[None]:
    """Raise BadSetup where drawing fails: the notation accepts some numbers that no real position has."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError) as error:
        raise BadSetup(f"this position of {state.game.id} cannot be drawn: {error}") from error


def page(address: str, state: State, viewer: int | None) -> str:
    """The address of the position, which is in the fragment (#) that no server receives. Raises BadSetup."""
    from urllib.parse import urlsplit

    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadSetup(f"--web needs an address such as {DEFAULT_SERVER}, not {address!r}")
    with drawable(state):
        return f"{parts.scheme}://{parts.netloc}/show#{packed(page_data(state, viewer))}"


def page_data(state: State, viewer: int | None) -> dict[str, Any]:
    """The data of the page: view, pending seats, and the decision of the first of them."""
    from msgspec import to_builtins

    from nassau.i18n.game_texts import scope_for
    from nassau.tables.projection import ask
    from nassau.terminal.text_board import open_scope

    asked = [seat for seat in state.pending if seat != CHANCE and viewer in (None, seat)]
    return {
        "game": state.game.id,
        "seats": state.seats,
        "seat": viewer,
        "view": (open_scope(state, None) if viewer is None else scope_for(state, viewer)).view,
        "pending": [seat for seat in state.pending if seat != CHANCE],
        "decision": to_builtins(ask(state, asked[0], 0)) if asked else None,
    }


def packed(data: dict[str, Any]) -> str:
    """JSON, deflated, as URL-safe base64; client/src/state/shown_position.ts unpacks it."""
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


def draw_position(screen: Screen, game_texts: GameTexts, state: State, viewer: int | None) -> None:
    """Draw the board as `viewer` sees it (None: with all hidden information) and the legal actions."""
    from nassau.i18n.game_texts import scope_for
    from nassau.terminal.screen import BOLD
    from nassau.terminal.text_board import draw

    screen.write(" · ".join((game_texts.title, ", ".join(game_texts.players))), BOLD)
    if viewer is None:
        draw_everything(screen, game_texts, state)
    else:
        draw(screen, game_texts.board(scope_for(state, viewer)))
    screen.write()
    if state.over:
        screen.write(game_texts.winners(state.scores(), state.ranking()), BOLD)
    for seat in state.pending:
        if seat != CHANCE and viewer in (None, seat):
            draw_decision(screen, game_texts, state, seat)


def draw_everything(screen: Screen, game_texts: GameTexts, state: State) -> None:
    """Draw the public board with all gaps filled, then for each seat the lines that only its own board has."""
    from nassau.terminal.screen import BOLD
    from nassau.terminal.text_board import draw, open_scope, own_lines

    common = game_texts.board(open_scope(state, None))
    draw(screen, common)
    for seat, name in enumerate(game_texts.players):
        own = own_lines(game_texts.board(open_scope(state, seat)), common)
        if own:
            screen.write()
            screen.write(name, BOLD)
            draw(screen, own)


def draw_decision(screen: Screen, game_texts: GameTexts, state: State, seat: int) -> None:
    from nassau.i18n.game_texts import scope_for
    from nassau.kernel import text
    from nassau.terminal.screen import BOLD

    step, scope = type(state.stack[-1]).__name__, scope_for(state, seat)
    screen.write(f"{game_texts.players[seat]}: {game_texts.prompt(step, scope)}", BOLD)
    for action in state.legal(seat):
        screen.write(f"  {game_texts.label(step, action, scope)}  · {text(action)}")

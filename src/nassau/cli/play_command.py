"""`nassau play`: a game in the terminal, with people at one keyboard and bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nassau.cli.arguments import Commands, add_lang, add_options, chosen_options, language
from nassau.cli.game_progress import INTERRUPTED
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from nassau.kernel import Game
    from nassau.terminal.local_game import LocalGame
    from nassau.terminal.record_files import Player
    from nassau.terminal.screen import Screen
    from nassau.terminal.terminal_texts import TerminalTexts

BOT_NAMES: Final = ("Anne", "Bart", "Calico", "Drake", "Edward", "Grace", "Henry", "Isabel")
"""Names of bots by seat."""
DEFAULT_SEATS: Final = 4


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play in the terminal: people take turns at this keyboard, bots fill the other seats.",
    )
    parser.add_argument("game", nargs="?", help="game id, for example manila")
    parser.add_argument("--seats", type=int, metavar="N", help=f"number of players (default: {DEFAULT_SEATS})")
    parser.add_argument("--humans", type=int, metavar="N", default=1, help="how many of them are people (default: 1)")
    parser.add_argument("--names", metavar="A,B,…", help="names of the people, separated by commas")
    parser.add_argument(
        "--bot", default="sailor", metavar="LEVEL", help="landlubber, sailor, captain or admiral (default: sailor)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="random seed of dice and bots (default: a new one)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="record the game in a new file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a recorded game")
    parser.add_argument("--reveal", action="store_true", help="show all hidden information, for learning")
    add_options(parser)
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau.i18n.game_texts import GameTexts
    from nassau.terminal.screen import screen_on
    from nassau.terminal.session import Quit, TerminalSession
    from nassau.terminal.terminal_texts import TerminalTexts

    texts, screen = TerminalTexts(language(args)), screen_on(sys.stdout)
    game = resume_game(args.resume, texts) if args.resume else start_game(args, texts)
    game_texts = GameTexts(game.record.game, texts.lang, [player.name for player in game.players])
    welcome(game, screen, texts)
    try:
        TerminalSession(game, game_texts, screen, sys.stdin, args.reveal).run()
    except (Quit, KeyboardInterrupt) as end:
        game.save()
        screen.write(texts("terminal-goodbye"))
        screen.write(texts("terminal-resume", file=str(game.file)) if game.file else texts("terminal-unrecorded"))
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
    if game.file:
        screen.write()
        screen.write(texts("terminal-recorded", file=str(game.file)))
    return 0


def welcome(game: LocalGame, screen: Screen, texts: TerminalTexts) -> None:
    from nassau.i18n.rule_texts import RuleTexts
    from nassau.terminal.screen import BOLD, DIM

    players = ", ".join(described(player, texts) for player in game.players)
    title = RuleTexts(game.record.game.package, texts.lang).title
    screen.write(texts("terminal-welcome", title=title, players=players), BOLD)
    if game.file and game.record.seal:
        screen.write(texts("terminal-sealed", commitment=game.record.seal.commitment), DIM)


def described(player: Player, texts: TerminalTexts) -> str:
    return (
        texts("terminal-bot", name=player.name, level=texts(f"level-{player.bot.partition('@')[0]}"))
        if player.bot
        else player.name
    )


def resume_game(file: Path, texts: TerminalTexts) -> LocalGame:
    """The recorded game in a file, or BadFile."""
    from nassau.kernel import BadRecord
    from nassau.terminal.local_game import LocalGame
    from nassau.terminal.record_files import BadFile, Player, read

    saved = read(file)
    players = saved.players or [Player(texts("terminal-player", number=seat + 1)) for seat in range(saved.record.seats)]
    try:
        return LocalGame(saved.record, players, file)
    except BadRecord as error:
        raise BadFile(f"{file}: {error}") from error


def start_game(args: argparse.Namespace, texts: TerminalTexts) -> LocalGame:
    """A new game as the arguments say, or BadSetup."""
    from nassau import games
    from nassau.kernel import Record
    from nassau.terminal.local_game import LocalGame, seal

    if not args.game:
        raise BadSetup(f"name a game: {', '.join(games.ALL)}")
    game = games.load(args.game)
    seats = args.seats if args.seats is not None else max(game.seats[0], min(DEFAULT_SEATS, game.seats[-1]))
    options = chosen_options(args)
    game.blank(seats, options)
    check_new(args.record)
    record = Record(game, seats, options, [], seal(args.seed))
    local = LocalGame(record, players(args, game, seats, texts), args.record)
    local.save()
    return local


def check_new(file: Path | None) -> None:
    """Raise BadSetup rather than overwrite a recorded game."""
    if file is not None and file.exists():
        raise BadSetup(f"{file} exists; continue it with --resume, or name another file")


def players(args: argparse.Namespace, game: Game, seats: int, texts: TerminalTexts) -> list[Player]:
    """People in the first seats, bots in the others. Raises BadSetup."""
    from nassau import bots
    from nassau.terminal.record_files import Player

    if not 0 <= args.humans <= seats:
        raise BadSetup(f"--humans must be 0 to {seats} (the number of seats), not {args.humans}")
    bots.load(args.bot, game)
    names = people_names(args, texts)
    return [*map(Player, names), *(Player(BOT_NAMES[seat], args.bot) for seat in range(len(names), seats))]


def people_names(args: argparse.Namespace, texts: TerminalTexts) -> list[str]:
    """The names of --names, or "Player 1" and so on. Raises BadSetup."""
    from nassau.terminal.record_files import MAX_NAME_LENGTH

    if args.names is None:
        return [texts("terminal-player", number=number) for number in range(1, args.humans + 1)]
    names = [name.strip() for name in args.names.split(",")]
    if len(names) != args.humans or len(set(names)) != len(names):
        raise BadSetup(f"--names must list {args.humans} different names, not {args.names!r}")
    if not all(name.isprintable() and 0 < len(name) <= MAX_NAME_LENGTH for name in names):
        raise BadSetup(f"a name has 1 to {MAX_NAME_LENGTH} printable characters")
    return names

"""`nassau play`: a game in the terminal, people at one keyboard and bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nassau.cli.arguments import Commands, add_lang, add_options, chosen_options, language
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from nassau.kernel import Game
    from nassau.terminal.local_game import Sitting
    from nassau.terminal.record_files import Player
    from nassau.terminal.screen import Screen
    from nassau.terminal.terminal_texts import Texts

CREW: Final = ("Anne", "Bart", "Calico", "Drake", "Edward", "Grace", "Henry", "Isabel")
"""What bots are called, in seat order."""
USUAL: Final = 4


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play in the terminal: people take turns at this keyboard, bots fill the other seats.",
    )
    parser.add_argument("game", nargs="?", help="which game, for example manila")
    parser.add_argument("--seats", type=int, metavar="N", help=f"players at the table (default: {USUAL})")
    parser.add_argument("--humans", type=int, metavar="N", default=1, help="how many of them are people (default: 1)")
    parser.add_argument("--names", metavar="A,B,…", help="the names of the people, separated by commas")
    parser.add_argument(
        "--bot", default="sailor", metavar="LEVEL", help="landlubber, sailor, captain or admiral (default: sailor)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same number gives the same dice and the same bots")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game to a new file while you play")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a recorded game")
    parser.add_argument("--reveal", action="store_true", help="lay everything open that the rules hide, for learning")
    add_options(parser)
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau.i18n.game_texts import Words
    from nassau.terminal.screen import screen_on
    from nassau.terminal.session import Play, Quit
    from nassau.terminal.terminal_texts import Texts

    texts, screen = Texts(language(args)), screen_on(sys.stdout)
    sitting = resumed(args.resume, texts) if args.resume else started(args, texts)
    words = Words(sitting.record.game, texts.lang, [player.name for player in sitting.players])
    welcome(sitting, screen, texts)
    try:
        Play(sitting, words, screen, sys.stdin, args.reveal).run()
    except (Quit, KeyboardInterrupt) as end:
        sitting.save()
        screen.write(texts("goodbye"))
        screen.write(texts("resume", file=sitting.file) if sitting.file else texts("unrecorded"))
        return 130 if isinstance(end, KeyboardInterrupt) else 0
    if sitting.file:
        screen.write()
        screen.write(texts("recorded", file=sitting.file))
    return 0


def welcome(sitting: Sitting, screen: Screen, texts: Texts) -> None:
    from nassau.terminal.screen import BOLD, DIM

    people = [described(player, texts) for player in sitting.players]
    screen.write(
        texts("welcome", title=sitting.record.game.title[texts.lang], players=", ".join(people)),
        BOLD,
    )
    if sitting.file and sitting.record.seal:
        screen.write(texts("sealed", commitment=sitting.record.seal.commitment), DIM)


def described(player: Player, texts: Texts) -> str:
    return texts("bot", name=player.name, level=texts(player.bot.partition("@")[0])) if player.bot else player.name


def resumed(file: Path, texts: Texts) -> Sitting:
    from nassau.kernel import BadRecord
    from nassau.terminal.local_game import Sitting
    from nassau.terminal.record_files import BadFile, Player, read

    saved = read(file)
    players = saved.players or [Player(texts("player", number=seat + 1)) for seat in range(saved.record.seats)]
    try:
        return Sitting(saved.record, players, file)
    except BadRecord as error:
        raise BadFile(f"{file}: {error}") from error


def started(args: argparse.Namespace, texts: Texts) -> Sitting:
    from nassau import games
    from nassau.kernel import Record
    from nassau.terminal.local_game import Sitting, seal

    if not args.game:
        raise BadSetup(f"which game? There are: {', '.join(games.ALL)}")
    game = games.load(args.game)
    seats = args.seats if args.seats is not None else max(game.seats[0], min(USUAL, game.seats[-1]))
    options = chosen_options(args)
    game.blank(seats, options)
    check_new(args.record)
    sitting = Sitting(Record(game, seats, options, [], seal(args.seed)), players(args, game, seats, texts), args.record)
    sitting.save()
    return sitting


def check_new(file: Path | None) -> None:
    """An old game is not overwritten by mistake."""
    if file is not None and file.exists():
        raise BadSetup(f"{file} is there already; go on with it by --resume, or name another file")


def players(args: argparse.Namespace, game: Game, seats: int, texts: Texts) -> list[Player]:
    from nassau import bots
    from nassau.terminal.record_files import Player

    if not 0 <= args.humans <= seats:
        raise BadSetup(f"{args.humans} people cannot sit on {seats} seats")
    bots.load(args.bot, game)
    names = people_names(args, texts)
    return [*map(Player, names), *(Player(CREW[seat], args.bot) for seat in range(len(names), seats))]


def people_names(args: argparse.Namespace, texts: Texts) -> list[str]:
    if args.names is None:
        return [texts("player", number=number) for number in range(1, args.humans + 1)]
    names = [name.strip() for name in args.names.split(",")]
    if len(names) != args.humans or len(set(names)) != len(names):
        raise BadSetup(f"{args.humans} people need as many different names, not {args.names!r}")
    if not all(name.isprintable() and 0 < len(name) <= 40 for name in names):
        raise BadSetup("a name has 1 to 40 printable characters")
    return names

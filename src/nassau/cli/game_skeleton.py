"""Writes a new game: a copy of the example game with other names.

The example is examples/pig in the repository, and nassau/example_game in an installed package.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import nassau
from nassau import games
from nassau.kernel import BadSetup
from nassau.kernel.rulebook import table_rules

ID: Final = re.compile(r"[a-z][a-z0-9_]{1,23}")
TITLE: Final = re.compile(r"[\w '&!,–-]{1,40}")
SEATS: Final = re.compile(r"([2-9])-([2-9])")
EXAMPLE_SEATS: Final = "players = [2, 4]"
SKIPPED: Final = frozenset({"__pycache__", ".pytest_cache", "dist"})


class NewGame(NamedTuple):
    """The names of a game that does not exist yet."""

    id: str
    title: str
    letter: str
    seats: tuple[int, int]

    @property
    def class_name(self) -> str:
        """The id in camel case: TreasureDice for treasure_dice."""
        return "".join(word.capitalize() for word in self.id.split("_"))


def new_game(id: str, title: str | None, letter: str, seats: str) -> NewGame:
    """The names of a new game. Raises BadSetup if one of them is malformed or taken."""
    if not ID.fullmatch(id):
        raise BadSetup(f"{id!r} cannot be an id: use 2 to 24 small letters, digits and underscores, a letter first")
    if id in games.ALL:
        raise BadSetup(f"there is a game {id!r} already; choose another id")
    if not re.fullmatch("[A-Z]", letter):
        raise BadSetup(f"{letter!r} cannot be the letter of rule ids: use one capital letter")
    if letter in (taken := taken_letters()):
        raise BadSetup(f"the rules of {taken[letter]} have the letter {letter}; taken are: {', '.join(sorted(taken))}")
    title = title or id.replace("_", " ").title()
    if not TITLE.fullmatch(title):
        raise BadSetup(f"{title!r} cannot be a title: use up to 40 letters, digits, spaces and the signs ' & ! , -")
    return NewGame(id, title, letter, seat_range(seats))


def taken_letters() -> dict[str, str]:
    """The letters of rule ids that are in use, with the game that uses them."""
    books = {"all games": table_rules(), **{name: games.load(name).rulebook for name in games.ALL}}
    return {rule[0]: name for name, book in books.items() for rule in book.rules}


def seat_range(seats: str) -> tuple[int, int]:
    found = SEATS.fullmatch(seats)
    if found is None or found[1] > found[2]:
        raise BadSetup(f"{seats!r} is no number of seats; write for example 2-4")
    return int(found[1]), int(found[2])


def example_folder() -> Path:
    """The example game. Raises BadSetup if this installation does not have it."""
    package = Path(nassau.__file__).parent
    for folder in (package / "example_game", package.parents[1] / "examples" / "pig"):
        if folder.is_dir():
            return folder
    raise BadSetup("this installation has no example game; install nassau from a wheel or a checkout")


def write(game: NewGame, into: Path) -> Path:
    """Write the package of the game below `into` and return its folder. Raises BadSetup if it exists."""
    folder = into / f"nassau-{game.id.replace('_', '-')}"
    if folder.exists():
        raise BadSetup(f"{folder} exists already; choose another place with --into")
    example = example_folder()
    for file in sorted(example.rglob("*")):
        if file.is_file() and not SKIPPED & set(file.parts):
            pig = game.class_name if file.suffix == ".py" else game.title
            target = folder / renamed(str(file.relative_to(example)), game, pig)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(file.read_text(encoding="utf-8"), game, pig), encoding="utf-8")
    return folder


def renamed(text: str, game: NewGame, pig: str) -> str:
    """`text` of the example with the names of the new game; `pig` replaces the capitalised name."""
    text = text.replace(EXAMPLE_SEATS, f"players = [{game.seats[0]}, {game.seats[1]}]")
    text = text.replace("nassau-pig", f"nassau-{game.id.replace('_', '-')}")
    text = re.sub(r"\bH(?=\d)", game.letter, text)
    text = re.sub(r"\bPig(?![a-z])", pig, text)
    return re.sub(r"(?<![a-z])pig(?![a-z])", game.id, text)

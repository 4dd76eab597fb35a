"""Many games at once, wherever they are played, kept in a file as they finish.

The file is append-only: one line says what is played, then one line for each finished game. A run that was stopped
goes on where it was; games are the same wherever they are played, so it does not matter who played which.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from nassau import bots, games
from nassau.bots.evaluation.executors import Spread
from nassau.bots.match import Match, Played
from nassau.kernel import BadSetup

FORMAT: Final = "nassau/arena/2"


@cache
def bots_digest() -> str:
    """Changes with the code that bots decide by: games of other bots are not the same match."""
    package, digest = Path(bots.__file__).parent.parent, sha256()
    for file in sorted(file for room in ("bots", "games", "kernel") for file in (package / room).rglob("*.py")):
        digest.update(file.relative_to(package).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


class Book:
    """The finished games of a match, in a file or only in memory."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path
        self.played: dict[int, Played] = {}
        if path is not None:
            try:
                self.open(path)
            except OSError as error:
                raise BadSetup(f"{path} cannot be used for games: {error.strerror}") from error

    def open(self, path: Path) -> None:
        head = json.dumps(self.head(), sort_keys=True)
        if not path.exists() or not path.stat().st_size:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(head + "\n", encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8").split("\n")
        if lines[0] != head:
            raise BadSetup(f"{path} holds games of another match or of other bots: name another file or remove it")
        for number, line in enumerate(lines[1:-1], 2):
            try:
                played = Played(*json.loads(line))
            except (ValueError, TypeError) as error:
                raise BadSetup(f"{path}, line {number}: this is no game; remove the line or the file") from error
            self.played[played.number] = played
        if lines[-1]:  # torn by a crash: the game is played again
            with path.open("r+b") as file:
                file.truncate(len("\n".join(lines[:-1]).encode()) + 1)

    def head(self) -> dict[str, Any]:
        match = self.match
        return {
            "format": FORMAT,
            "game": match.game,
            "version": games.load(match.game).version,
            "bots": bots_digest(),
            "players": list(match.players),
            "seed": match.seed,
            "options": dict(match.options),
        }

    def add(self, played: Played) -> None:
        self.played[played.number] = played
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(list(played)) + "\n")

    def left(self, count: int) -> list[int]:
        return [number for number in range(count) if number not in self.played]

    def upto(self, count: int) -> list[Played]:
        """The finished ones among the first `count` games, in order."""
        return [self.played[number] for number in sorted(self.played) if number < count]


def play_all(book: Book, count: int, spread: Spread, told: Callable[[int], None] = lambda _: None) -> list[Played]:
    """Play what is missing of the first `count` games. Ctrl-C leaves what is finished in the book."""
    left = book.left(count)
    told(count - len(left))
    for played in spread(book.match.play, left) if left else ():
        book.add(played)
        told(len(book.upto(count)))
    return book.upto(count)

"""Many games at once, wherever they are played, kept in a file as they finish.

The file is append-only: one line says what is played, then one line for each finished game. A run that was stopped
goes on where it was; games are the same wherever they are played, so it does not matter who played which.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from nassau import games
from nassau.bots.match import Match, Played
from nassau.bots.spread import Spread
from nassau.kernel import BadSetup

FORMAT: Final = "nassau/arena/1"


class Book:
    """The finished games of a match, in a file or only in memory."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path
        self.played: dict[int, Played] = {}
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        head = json.dumps(self.head(), sort_keys=True)
        if not path.exists() or not path.stat().st_size:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(head + "\n", encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8").split("\n")
        if lines[0] != head:
            raise BadSetup(f"{path} holds the games of another match: name another file or remove it")
        for line in lines[1:-1]:
            played = Played(*json.loads(line))
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

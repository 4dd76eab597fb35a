"""Tournaments: games of a match on any executor, kept in an append-only log.

The log is a JSON Lines file: a header that identifies the match, then one line for each finished game. An interrupted
run resumes with the missing games. A game's result does not depend on the machine that plays it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from nassau import bots, games
from nassau.bots.evaluation.executors import Executor
from nassau.bots.match import GameResult, Match
from nassau.kernel import BadSetup

FORMAT: Final = "nassau/arena/3"


@cache
def bots_digest() -> str:
    """A digest of the code that bots decide by. Games of a different version are a different match."""
    package, digest = Path(bots.__file__).parent.parent, sha256()
    for file in sorted(file for folder in ("bots", "games", "kernel") for file in (package / folder).rglob("*.py")):
        digest.update(file.relative_to(package).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


class GameLog:
    """The finished games of a match, in memory and in a file if a path is given.

    Raises BadSetup if the file cannot be opened, is damaged or belongs to another match.
    """

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path
        self.finished: dict[int, GameResult] = {}
        if path is not None:
            try:
                self.open(path)
            except OSError as error:
                raise BadSetup(f"{path} cannot be used as a game log: {error.strerror}") from error

    def open(self, path: Path) -> None:
        """Read the file, or create it with its header."""
        header = json.dumps(self.header(), sort_keys=True)
        if not path.exists() or not path.stat().st_size:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(header + "\n", encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8").split("\n")
        if lines[0] != header:
            raise BadSetup(f"{path} holds games of another match or of other bots: name another file or remove it")
        for number, line in enumerate(lines[1:-1], 2):
            self.read_line(path, number, line)
        if lines[-1]:  # a line cut off by a crash: its game is played again
            with path.open("r+b") as file:
                file.truncate(len("\n".join(lines[:-1]).encode()) + 1)

    def read_line(self, path: Path, number: int, line: str) -> None:
        try:
            result = GameResult(*json.loads(line))
        except (ValueError, TypeError) as error:
            raise BadSetup(f"{path}, line {number}: not a game result; remove the line or the file") from error
        self.finished[result.number] = result

    def header(self) -> dict[str, Any]:
        match = self.match
        return {
            "format": FORMAT,
            "game": match.game,
            "version": games.load(match.game).version,
            "bots": bots_digest(),
            "players": list(match.players),
            "seed": match.seed,
            "options": dict(match.options),
            "engines": dict(match.engines),
        }

    def append(self, result: GameResult) -> None:
        self.finished[result.number] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(list(result)) + "\n")

    def missing(self, count: int) -> list[int]:
        """The numbers below `count` of games that are not finished."""
        return [number for number in range(count) if number not in self.finished]

    def results(self, count: int) -> list[GameResult]:
        """The finished ones among the first `count` games, in order."""
        return [self.finished[number] for number in sorted(self.finished) if number < count]


def play_all(
    log: GameLog, count: int, executor: Executor, on_progress: Callable[[int], None] = lambda _: None
) -> list[GameResult]:
    """Play the missing ones of the first `count` games. KeyboardInterrupt leaves the finished games in the log."""
    missing = log.missing(count)
    on_progress(count - len(missing))
    for result in executor(log.match.play, missing) if missing else ():
        log.append(result)
        on_progress(len(log.results(count)))
    return log.results(count)

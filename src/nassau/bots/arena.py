"""Many games at once: on all cores of this machine or on a Ray cluster, kept in a file as they finish.

The file is append-only: one line says what is played, then one line for each finished game. A run that was stopped
goes on where it was; games are the same wherever they are played, so it does not matter who played which.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from nassau import games
from nassau.bots.match import Match, Played
from nassau.kernel import BadSetup

FORMAT: Final = "nassau/arena/1"
Runner = Callable[[Match, Sequence[int]], Iterator[Played]]
"""Plays the games with these numbers, in any order."""


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


def play_all(book: Book, count: int, runner: Runner, told: Callable[[int], None] = lambda _: None) -> list[Played]:
    """Play what is missing of the first `count` games. Ctrl-C leaves what is finished in the book."""
    left = book.left(count)
    told(count - len(left))
    for played in runner(book.match, left) if left else ():
        book.add(played)
        told(len(book.upto(count)))
    return book.upto(count)


# -- who plays


def here(match: Match, numbers: Sequence[int]) -> Iterator[Played]:
    """In this process, one after the other."""
    for number in numbers:
        yield match.play(number)


def cores(jobs: int | None = None) -> Runner:
    """On the cores of this machine."""
    count = jobs or os.cpu_count() or 1

    def run(match: Match, numbers: Sequence[int]) -> Iterator[Played]:
        with ProcessPoolExecutor(count, get_context("spawn"), initializer=ignore_interrupts) as pool:
            try:
                yield from as_they_finish(pool, match, list(numbers), 2 * count)
            finally:
                for process in list((pool._processes or {}).values()):
                    process.kill()
                pool.shutdown(wait=False, cancel_futures=True)

    return here if count == 1 else run


def ignore_interrupts() -> None:
    """Ctrl-C is for whoever waits for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def as_they_finish(pool: ProcessPoolExecutor, match: Match, numbers: list[int], ahead: int) -> Iterator[Played]:
    waiting: set[Future[Played]] = set()
    while numbers or waiting:
        while numbers and len(waiting) < ahead:
            waiting.add(pool.submit(match.play, numbers.pop(0)))
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def ray(address: str) -> Runner:
    """On a Ray cluster; "local" starts one on this machine. Its nodes need the same version of Nassau."""
    try:
        cluster: Any = import_module("ray")
    except ImportError as error:
        raise BadSetup("Ray is not installed: pip install 'nassau[ray]'") from error

    def run(match: Match, numbers: Sequence[int]) -> Iterator[Played]:
        if not cluster.is_initialized():
            cluster.init(None if address == "local" else address, log_to_driver=False)
        play = cluster.remote(max_retries=3)(play_there)
        left, ahead = list(numbers), 2 * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        while left or waiting:
            while left and len(waiting) < ahead:
                waiting.append(play.remote(tuple(match), left.pop(0)))
            done, waiting = cluster.wait(waiting)
            yield from (Played(*row) for row in cluster.get(done))

    return run


def play_there(match: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    """One game on another machine; plain values travel best."""
    return tuple(Match(*match).play(number))


def stop_ray() -> None:
    with suppress(ImportError):
        import_module("ray").shutdown()

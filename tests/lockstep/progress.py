"""Results of finished games in build/lockstep, so that a long run can be interrupted and resumed.

A result counts only for the code that produced it: a change of the rules or of the second engine begins anew.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build/lockstep"
NO_RULES: Final = ("heuristic", "sailor", "encoding")  # bots and research: they do not change a game


class Played(msgspec.Struct):
    """The result of the games of some seeds."""

    games: int = 0
    entries: int = 0
    facts: dict[str, int] = {}
    differences: list[str] = []

    def plus(self, other: Played) -> Played:
        facts = dict(Counter(self.facts) + Counter(other.facts))
        differences = self.differences + other.differences
        return Played(self.games + other.games, self.entries + other.entries, facts, differences)


class Saved(msgspec.Struct):
    code: str
    played: Played


def load(game: str, first: int, folder: Path = FOLDER) -> Played:
    """The saved result of the seeds from `first` on, empty if there is none or if the code has changed."""
    file = file_of(game, first, folder)
    if not file.exists():
        return Played()
    saved = msgspec.json.decode(file.read_bytes(), type=Saved)
    return saved.played if saved.code == code_of(game) else Played()


def save(game: str, first: int, played: Played, folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file_of(game, first, folder).write_bytes(msgspec.json.encode(Saved(code_of(game), played)))


def file_of(game: str, first: int, folder: Path) -> Path:
    return folder / f"{game}-{first}.json"


def code_of(game: str) -> str:
    """A digest of the sources of both engines."""
    digest = hashlib.sha256()
    for file in sources(game):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources(game: str) -> Iterator[Path]:
    yield from sorted((ROOT / "src/nassau/kernel").glob("*.py"))
    rules = sorted((ROOT / "src/nassau/games" / game).glob("*.py"))
    yield from (file for file in rules if not file.name.startswith(NO_RULES))
    yield ROOT / "src/nassau/games" / game / "rules.toml"
    yield from sorted(Path(__file__).parent.glob(f"{game}*.py"))
    yield Path(__file__).with_name("harness.py")

"""The parameters of a dataset, and its split into shards."""

from __future__ import annotations

from typing import Final

import msgspec

from nassau import __version__, bots, games
from nassau.kernel import BadSetup

FORMAT: Final = 1
MAX_SHARD_GAMES: Final = 50
MIN_SHARDS: Final = 64
"""Shards of a run with at least as many games, enough to keep many cores busy."""


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a run, stored as its manifest. The same run gives the same rows."""

    game: str
    version: int
    players: list[str]
    options: dict[str, str]
    count: int
    seed: int
    shard: int  # games in one shard
    format: int = FORMAT
    nassau: str = __version__

    @property
    def shards(self) -> int:
        return -(-self.count // self.shard)

    def game_numbers(self, shard: int) -> range:
        """The numbers of a shard's games."""
        return range(self.shard * shard, min(self.count, self.shard * (shard + 1)))


def plan(
    game: str, players: list[str], options: dict[str, str], count: int, seed: int, shard: int | None = None
) -> Run:
    """The run with these parameters; `shard` is the number of games in a shard. Raises BadSetup."""
    title = games.load(game)
    complete = title.blank(len(players), options).options
    for level in players:
        bots.load(level, title)
    if count < 1:
        raise BadSetup(f"count must be at least 1, not {count}")
    return Run(
        game=title.id,
        version=title.version,
        players=players,
        options=complete,
        count=count,
        seed=seed,
        shard=max(1, min(MAX_SHARD_GAMES, count // MIN_SHARDS)) if shard is None else shard,
    )

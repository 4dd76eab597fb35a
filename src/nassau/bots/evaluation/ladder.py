"""The ladder: one bot of each level against equals of the level below, and what that says about its strength."""

from __future__ import annotations

from itertools import pairwise
from math import log10
from typing import Final, NamedTuple

from nassau import bots, games
from nassau.bots.match import Match, Played, Share, win_share
from nassau.kernel import BadSetup

GOALS: Final[dict[tuple[str, int], float]] = {("sailor", 4): 0.75, ("captain", 4): 0.45, ("captain", 2): 0.60}
"""Lower bounds to reach, by level and seats. An Admiral shall be above its fair share, whatever the seats."""


class Rung(NamedTuple):
    """A step of the ladder: `upper` alone against equals of `lower`."""

    game: str
    seats: int
    upper: str
    lower: str

    def match(self, seed: int) -> Match:
        return Match(self.game, (self.upper, *[self.lower] * (self.seats - 1)), seed)

    @property
    def goal(self) -> float | None:
        """The lower 95 % bound to reach, where one is set."""
        level = self.upper.partition("@")[0]
        return 1 / self.seats if level == "admiral" else GOALS.get((level, self.seats))


class Standing(NamedTuple):
    """How a rung was played, and the rating of its upper level; landlubbers have 0."""

    rung: Rung
    share: Share
    score: float  # mean of the upper level
    others: float  # mean of the lower level
    rating: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        goal = self.rung.goal
        if goal is None:
            return ""
        return "reached" if self.share.low >= goal else f"{self.share.low - goal:+.3f}"


def rungs(game: str, seats: int, levels: list[str]) -> list[Rung]:
    """The steps between these levels, from weak to strong."""
    title = games.load(game)
    title.blank(seats, {})
    if len(levels) < 2:
        raise BadSetup("a ladder has at least two levels")
    for level in levels:
        bots.load(level, title)
    return [Rung(game, seats, upper, lower) for lower, upper in pairwise(levels)]


def climb(played: list[tuple[Rung, list[Played]]]) -> list[Standing]:
    """Shares and ratings of the rungs of one game, from the lowest on. A rung without games ends the ladder."""
    found: list[Standing] = []
    base = low = high = 0.0
    for rung, record in played:
        if not record:
            break
        share = win_share(sum(one.wins[0] for one in record), len(record))
        base += gap(share.share, rung.seats, share.games)
        low, high = low + gap(share.low, rung.seats, share.games), high + gap(share.high, rung.seats, share.games)
        own = sum(one.scores[0] for one in record) / len(record)
        others = sum(sum(one.scores[1:]) / (rung.seats - 1) for one in record) / len(record)
        found.append(Standing(rung, share, own, others, base, low, high))
    return found


def gap(share: float, seats: int, count: int) -> float:
    """The difference in rating that a win share among equals shows: 400 points are odds of ten to one."""
    kept = min(1 - 0.5 / count, max(0.5 / count, share))
    return 400 * log10(kept / (1 - kept) * (seats - 1))

"""The ladder: one bot of each level against bots of the level below, with win shares and ratings."""

from __future__ import annotations

from itertools import pairwise
from math import log10
from typing import Final, NamedTuple

from nassau import bots, games
from nassau.bots.match import GameResult, Match, WinShare, win_share
from nassau.kernel import BadSetup

GOALS: Final[dict[tuple[str, int], float]] = {("sailor", 4): 0.75, ("captain", 4): 0.45, ("captain", 2): 0.60}
"""Goals for the lower bound of the win share, by level and seats. An Admiral's goal is its fair share."""
RATING_SCALE: Final = 400
"""Rating points for odds of ten to one, as in Elo."""


class Rung(NamedTuple):
    """A step of the ladder: one `upper` against `lower` in all other seats."""

    game: str
    seats: int
    upper: str
    lower: str

    def match(self, seed: int) -> Match:
        return Match(self.game, (self.upper, *[self.lower] * (self.seats - 1)), seed)

    @property
    def goal(self) -> float | None:
        """The goal for the lower 95 % bound, if one is set."""
        level = self.upper.partition("@")[0]
        return 1 / self.seats if level == "admiral" else GOALS.get((level, self.seats))


class Standing(NamedTuple):
    """The result of a rung and the rating of its upper level. Landlubbers have rating 0."""

    rung: Rung
    share: WinShare
    score: float  # mean of the upper level
    others: float  # mean of the lower level
    rating: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """ "reached", the distance to the goal, or "" without a goal."""
        goal = self.rung.goal
        if goal is None:
            return ""
        return "reached" if self.share.low >= goal else f"{self.share.low - goal:+.3f}"


def rungs(game: str, seats: int, levels: list[str]) -> list[Rung]:
    """The rungs between these levels, given from weak to strong. Raises BadSetup if one cannot be played."""
    title = games.load(game)
    title.blank(seats, {})
    if len(levels) < 2:
        raise BadSetup("a ladder needs at least two levels")
    for level in levels:
        bots.load(level, title)
    return [Rung(game, seats, upper, lower) for lower, upper in pairwise(levels)]


def standings(results: list[tuple[Rung, list[GameResult]]]) -> list[Standing]:
    """Win shares and ratings of one game's rungs, from the lowest up, ending at the first rung without games."""
    found: list[Standing] = []
    rating = low = high = 0.0
    for rung, played in results:
        if not played:
            break
        share = win_share(sum(result.wins[0] for result in played), len(played))
        rating += rating_difference(share.share, rung.seats, share.games)
        low += rating_difference(share.low, rung.seats, share.games)
        high += rating_difference(share.high, rung.seats, share.games)
        own = sum(result.scores[0] for result in played) / len(played)
        others = sum(sum(result.scores[1:]) / (rung.seats - 1) for result in played) / len(played)
        found.append(Standing(rung, share, own, others, rating, low, high))
    return found


def rating_difference(share: float, seats: int, count: int) -> float:
    """The rating difference that a win share against `seats - 1` equals implies, limited by the `count` of games."""
    limited = min(1 - 0.5 / count, max(0.5 / count, share))
    return RATING_SCALE * log10(limited / (1 - limited) * (seats - 1))

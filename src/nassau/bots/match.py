"""Bots against bots: games with rotated seats, and how sure one can be of a win share."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from nassau.bots.bot import Bot, ask
from nassau.kernel import CHANCE, Game, State
from nassau.kernel.chance import fast


class Share(NamedTuple):
    """A player's part of the wins, with its 95 % interval."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games


def play(game: Game, players: Sequence[Bot], options: Mapping[str, str], seed: str) -> State:
    """One whole game; the same seed gives the same game."""
    state, dice, rng = game.start(len(players), options), fast(f"{seed}/dice"), random.Random(f"{seed}/bots")
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
        else:
            state.apply(seat, ask(players[seat], state, seat, rng))
    return state


def match(
    game: Game, players: Sequence[Bot], games: int, seed: int, options: Mapping[str, str]
) -> Iterator[tuple[list[float], list[int]]]:
    """After each game, by player: the part of the win, and the score. Everybody sits in each seat equally often."""
    count = len(players)
    for number in range(games):
        seats = [(seat + number) % count for seat in range(count)]
        state = play(game, [players[who] for who in seats], options, f"{seed}/{number}")
        ranks, scores = state.ranking(), state.scores()
        wins, points = [0.0] * count, [0] * count
        for seat, who in enumerate(seats):
            wins[who] = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
            points[who] = scores[seat]
        yield wins, points


def win_share(wins: float, games: int) -> Share:
    """Wilson's interval: right for shares near 0 and 1 too. A tie counts as a part of a win for each."""
    z = 1.96
    share, slack = wins / games, z * z / games
    middle = (share + slack / 2) / (1 + slack)
    reach = z * sqrt(share * (1 - share) / games + slack / (4 * games)) / (1 + slack)
    return Share(wins, games, middle - reach, middle + reach)

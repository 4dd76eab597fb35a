"""Bots against bots: games with rotated seats and common dice, and how sure one can be of a win share."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from nassau import bots, games
from nassau.kernel import Action, BadSetup, Game, State
from nassau.kernel.bot import Bot, ask
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


class Match(NamedTuple):
    """What is played: plain values, so that any process can play any game of it."""

    game: str
    players: tuple[str, ...]  # levels
    seed: int
    options: tuple[tuple[str, str], ...] = ()

    def check(self) -> None:
        """BadSetup if it cannot be played."""
        game = games.load(self.game)
        game.blank(len(self.players), dict(self.options))
        for level in self.players:
            bots.load(level, game)

    def play(self, number: int) -> Played:
        """The game with this number, the same on every machine."""
        game = games.load(self.game)
        players = [bots.load(level, game) for level in self.players]
        return play_number(game, players, number, self.seed, dict(self.options))


class Played(NamedTuple):
    """A finished game; by player, not by seat."""

    number: int
    wins: list[float]
    scores: list[int]


def decisions(
    game: Game, players: Sequence[Bot], options: Mapping[str, str], seed: str
) -> Iterator[tuple[State, int, Action]]:
    """One whole game; the same seed gives the same game. Before each decision is carried out: the state, who and what.

    The state is always the same object; after the last decision the game is over in it.
    """
    state, dice, rng = game.start(len(players), options), fast(f"{seed}/dice"), random.Random(f"{seed}/bots")
    state.settle(dice)
    while not state.over:
        seat = state.pending[0]
        action = ask(players[seat], state, seat, rng)
        yield state, seat, action
        state.apply(seat, action)
        state.settle(dice)


def play(game: Game, players: Sequence[Bot], options: Mapping[str, str], seed: str) -> State:
    """One whole game to its end."""
    state, _, _ = deque(decisions(game, players, options, seed), maxlen=1).pop()
    return state


def play_number(game: Game, players: Sequence[Bot], number: int, seed: int, options: Mapping[str, str]) -> Played:
    """Everybody sits in each seat equally often, and each round of seats is played with the same dice."""
    count = len(players)
    seats = [(seat + number) % count for seat in range(count)]
    state = play(game, [players[who] for who in seats], options, f"{seed}/{number // count}")
    ranks, scores = state.ranking(), state.scores()
    wins, points = [0.0] * count, [0] * count
    for seat, who in enumerate(seats):
        wins[who] = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
        points[who] = scores[seat]
    return Played(number, wins, points)


def match(
    game: Game, players: Sequence[Bot], count: int, seed: int, options: Mapping[str, str]
) -> Iterator[tuple[list[float], list[int]]]:
    """After each game, by player: the part of the win, and the score."""
    for number in range(count):
        yield play_number(game, players, number, seed, options)[1:]


def win_share(wins: float, count: int) -> Share:
    """Wilson's interval: right for shares near 0 and 1 too. A tie counts as a part of a win for each."""
    if count < 1:
        raise BadSetup("no game has been finished")
    z = 1.96
    share, slack = wins / count, z * z / count
    middle = (share + slack / 2) / (1 + slack)
    reach = z * sqrt(share * (1 - share) / count + slack / (4 * count)) / (1 + slack)
    return Share(wins, count, middle - reach, middle + reach)

"""Matches of bots: games with rotated seats and common random numbers, and confidence intervals of win shares."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from nassau import bots, games
from nassau.bots.engine_client import EngineBot
from nassau.kernel import Action, BadSetup, Game, State
from nassau.kernel.bot import Bot, ask
from nassau.kernel.chance import Streamed

Z_95: Final = 1.96
"""Quantile of the normal distribution for a 95 % interval."""


class WinShare(NamedTuple):
    """A player's share of the wins with its 95 % confidence interval."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games


class Match(NamedTuple):
    """A match as plain values, so that any process can play any of its games."""

    game: str
    players: tuple[str, ...]  # levels
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    engines: tuple[tuple[str, str], ...] = ()  # names and commands of programs that play as NAME:LEVEL

    def check(self) -> None:
        """Raise BadSetup if the match cannot be played."""
        game = games.load(self.game)
        game.blank(len(self.players), dict(self.options))
        self.bots(game)

    def play(self, number: int) -> GameResult:
        """Play the game with this number; the result is the same on every machine."""
        game = games.load(self.game)
        return play_numbered(game, self.bots(game), number, self.seed, dict(self.options))

    def bots(self, game: Game) -> list[Bot]:
        """The players. Raises BadSetup for an unknown level or engine."""
        commands = dict(self.engines)
        return [load_player(level, game, commands) for level in self.players]


class GameResult(NamedTuple):
    """The result of a game by player, not by seat."""

    number: int
    wins: list[float]
    scores: list[int]


def load_player(level: str, game: Game, commands: Mapping[str, str]) -> Bot:
    """The bot of a level, or for NAME:LEVEL the program with this name. Raises BadSetup for an unknown one."""
    name, colon, rest = level.partition(":")
    if not colon:
        return bots.load(level, game)
    if name not in commands:
        raise BadSetup(f"there is no engine {name!r} for {level!r}; add --engine {name}=COMMAND")
    return EngineBot(commands[name], rest)


def decisions(
    game: Game, players: Sequence[Bot], options: Mapping[str, str], seed: str
) -> Iterator[tuple[State, int, Action]]:
    """Play one game; yield the state before each decision, the seat and its action. Deterministic for a seed.

    All items share one state object, which holds the final position after the iteration. Dice are streams by phase,
    and each seat has its own generator, so that games with the same seed share chance as far as they can.
    """
    state, dice = game.start(len(players), options), Streamed(f"{seed}/dice", game.heuristic.phase)
    rngs = [random.Random(f"{seed}/seat {seat}") for seat in range(len(players))]
    state.settle(dice)
    while not state.over:
        seat = state.pending[0]
        action = ask(players[seat], state, seat, rngs[seat])
        yield state, seat, action
        state.apply(seat, action)
        state.settle(dice)


def play(game: Game, players: Sequence[Bot], options: Mapping[str, str], seed: str) -> State:
    """Play one game and return its final position."""
    state, _, _ = deque(decisions(game, players, options, seed), maxlen=1).pop()
    return state


def play_numbered(game: Game, players: Sequence[Bot], number: int, seed: int, options: Mapping[str, str]) -> GameResult:
    """Play game `number` of a match: seats rotate with the number, and each full rotation uses the same dice."""
    count = len(players)
    seating = [(seat + number) % count for seat in range(count)]
    state = play(game, [players[player] for player in seating], options, f"{seed}/{number // count}")
    ranks, scores = state.ranking(), state.scores()
    wins, points = [0.0] * count, [0] * count
    for seat, player in enumerate(seating):
        wins[player] = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
        points[player] = scores[seat]
    return GameResult(number, wins, points)


def match(
    game: Game, players: Sequence[Bot], count: int, seed: int, options: Mapping[str, str]
) -> Iterator[tuple[list[float], list[int]]]:
    """Play `count` games; yield after each one, by player: the share of the win, and the score."""
    for number in range(count):
        yield play_numbered(game, players, number, seed, options)[1:]


def win_share(wins: float, count: int) -> WinShare:
    """The share of `wins` in `count` games with its Wilson score interval, which is valid near 0 and 1 too.

    A tie counts as a fraction of a win for each winner. Raises BadSetup without any game.
    """
    if count < 1:
        raise BadSetup("no game has been finished")
    share, slack = wins / count, Z_95 * Z_95 / count
    middle = (share + slack / 2) / (1 + slack)
    reach = Z_95 * sqrt(share * (1 - share) / count + slack / (4 * count)) / (1 + slack)
    return WinShare(wins, count, middle - reach, middle + reach)

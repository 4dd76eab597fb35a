"""The Sailor at the table: rules of thumb, but no win thrown away and no loss walked into at the end of a game."""

from __future__ import annotations

from typing import Any

from nassau.bots.search.exact import ask_briefly
from nassau.kernel import Action, Game
from nassau.kernel.bot import Bot, Think


class EndingBot:
    """Plays as `bot`, unless its choice misses a win by own moves or loses at once; then the heuristic chooses."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self.heuristic = game.heuristic
        self.bot = bot

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        if len(legal) == 1:
            return legal[0]
        chosen = self.bot.decide(seat, view, legal, think)
        left = ask_briefly(self.heuristic, seat, legal, think.imagine, think.rng.random).options
        if chosen in left or len(left) == 1:
            return chosen if chosen in left else left[0]
        ratings = self.heuristic.rate(think.imagine(), seat, left)  # rules of thumb may expect all legal options
        return left[ratings.index(max(ratings))]

"""Bots: players that decide from what their seat may know.

`load(level, game)` returns the bot of a level; `ask(bot, state, seat, rng)` returns its decision.
"""

from nassau.bots.registry import INSTANT, LEVELS, levels, load
from nassau.kernel.bot import Bot, Think, ask

__all__ = ["INSTANT", "LEVELS", "Bot", "Think", "ask", "levels", "load"]

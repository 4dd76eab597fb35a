"""Bots: players that decide from what their seat may know, by level and game."""

from nassau.bots.registry import INSTANT, LEVELS, levels, load
from nassau.kernel.bot import Bot, Think, ask

__all__ = ["INSTANT", "LEVELS", "Bot", "Think", "ask", "levels", "load"]

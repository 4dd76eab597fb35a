"""Levels and names of the bots at a table."""

from __future__ import annotations

import random
from typing import Final

from nassau import bots
from nassau.tables import Level, Table

NAMES: Final = ("Anne", "Bartholomew", "Calico Jack", "Grace", "Henry", "Jeanne", "Mary", "Olivier", "Stede", "Zheng")


def available_level(level: Level, table: Table) -> Level:
    """The level if the game has it, else the strongest level of the game."""
    levels = bots.levels(table.game)
    return level if level in levels else levels[-1]  # type: ignore[return-value]


def bot_name(table: Table, seat: int | None = None) -> str:
    """A name that is free at the table; a bot that already sits at `seat` keeps its name."""
    if seat is not None and table.seats[seat].bot_name:
        return table.seats[seat].bot_name
    taken = {seat.name for seat in table.seats}
    free = [name for name in NAMES if name not in taken]
    return random.choice(free) if free else f"Bot {len(taken) + 1}"

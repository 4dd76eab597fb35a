"""A place at the table: who holds it and who plays it now."""

from __future__ import annotations

from typing import Literal

from nassau.tables.events import Level, Player


class Seat:
    """Open, a bot's, or a person's; a person's seat may be in the hands of a deputy."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self.bot: Level | None = None
        self.bot_name = ""
        self.ready = False
        self.contribution = ""  # hex
        self.deputy: Level | None = None
        self.banished = False  # removed by the host during play: the deputy stays

    def copy(self) -> Seat:
        twin = Seat()
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "person" if self.player else "bot" if self.bot else "open"

    @property
    def name(self) -> str:
        return self.player.name if self.player else self.bot_name

    @property
    def program(self) -> bool:
        """Whether somebody's bot sits here over the network. It comes in by the same door as people."""
        return self.player is not None and self.player.program

    @property
    def played_by(self) -> Level | None:
        """The level of the bot that decides here now, or None if a person does."""
        return self.bot or self.deputy

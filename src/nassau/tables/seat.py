"""A seat of a table: its holder, and the bot that plays it, if any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nassau.tables.events import Level, Player


@dataclass
class Seat:
    """Open, held by a bot, or held by a person; a deputy bot may play for the person."""

    player: Player | None = None
    bot: Level | None = None
    bot_name: str = ""
    ready: bool = False
    commitment: str = ""  # to the contribution, in hex
    contribution: str = ""  # hex, once it is revealed
    deputy: Level | None = None
    removed: bool = False  # by the host during the game: the deputy stays
    timeouts: int = 0  # how often a deputy took over because the time ran out

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
        """Whether the holder is a bot account that plays over the network API, as people do."""
        return self.player is not None and self.player.program

    @property
    def played_by(self) -> Level | None:
        """The level of the server's bot that decides for this seat now; None if its holder decides."""
        return self.bot or self.deputy

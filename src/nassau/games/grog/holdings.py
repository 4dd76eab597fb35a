"""What the final scoring of Grog Island counts: crew on the island and what the seats hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nassau.games.grog.components import CHEST_VALUES, PARROTS
from nassau.kernel import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Holdings(State):
    """The part of the state that `scoring` reads. Lists by seat and a second index are flat: seat * width + index."""

    sites: list[int]  # by building: FREE, a seat, GHOST or LOCK
    coins: list[int]  # on the track, by seat
    points: list[int]  # on the track, by seat
    goods: list[int]  # tiles, by seat and colour
    chests: list[int]  # cards, by seat and value - 1
    parrots: list[int]  # cards, by seat and kind
    goals: list[int]  # cards, by seat and kind

    def chest_count(self, seat: int) -> int:
        chests = self.chests
        first: i64 = CHEST_VALUES * seat
        return chests[first] + chests[first + 1] + chests[first + 2]

    def parrot_count(self, seat: int) -> int:
        return sum(self.parrots[PARROTS * seat : PARROTS * seat + PARROTS])

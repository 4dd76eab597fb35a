"""The state of Pig: points, secret stashes, and the pot of the current turn."""

from __future__ import annotations

from nassau.kernel import NOTHING, State


class Pig(State):
    """Every annotated field is part of a position."""

    points: list[int]  # kept for good, by seat
    stash: list[int]  # secret points, by seat; NOTHING before the draw
    face: int  # last roll, 0 before the first
    pot: int  # rolled in this turn
    rolls: int  # in this turn

    def setup(self) -> None:
        self.points = [0] * self.seats
        self.stash = [NOTHING] * self.seats
        self.face = 0
        self.start_turn()

    def start_turn(self) -> None:
        self.pot = 0
        self.rolls = 0

    @property
    def goal(self) -> int:
        """H3.1: the points that end the game."""
        return int(self.options["goal"])

    def scores(self) -> list[int]:
        """H3.2: the points and the secret stash."""
        return [points + max(stash, 0) for points, stash in zip(self.points, self.stash, strict=True)]

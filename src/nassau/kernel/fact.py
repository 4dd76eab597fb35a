"""Facts: what happened, and which seat may know it."""

from __future__ import annotations

from typing import Final

from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.action import EVERYONE, Action, text


@mypyc_attr(acyclic=True, free_list_len=1)
class Fact:
    """Something that happened, in the past tense, and who may know it.

    The last `hidden` numbers are for `owner` alone; everybody else sees the fact without them. A fact with
    `hidden` = ENTIRELY is not shown to others at all.
    """

    ENTIRELY: Final = -1

    def __init__(self, name: str, args: tuple[int, ...], owner: int = EVERYONE, hidden: int = 0) -> None:
        self.name = name
        self.args = args
        self.owner = owner
        self.hidden = hidden

    def open(self) -> Action:
        """The whole fact, for its owner and for everybody after the end."""
        return (self.name, *self.args)

    def seen(self, seat: int | None) -> Action | None:
        """The fact as `seat` may know it (None: a spectator), or None if it is not theirs to know."""
        if self.owner == EVERYONE or self.owner == seat:
            return self.open()
        if self.hidden == Fact.ENTIRELY:
            return None
        return (self.name, *self.args[: len(self.args) - self.hidden])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.whole() == other.whole()

    def __hash__(self) -> int:
        return hash(self.whole())

    def whole(self) -> tuple[int | Action, ...]:
        return (self.owner, self.hidden, self.open())

    def __repr__(self) -> str:
        return f"Fact({text(self.open())})"

"""Facts: the events of an action, and which seat may know them."""

from __future__ import annotations

from typing import Final

from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.action import EVERYONE, Action, text


@mypyc_attr(acyclic=True, free_list_len=1)
class Fact:
    """An event: a name in the past tense, integer arguments and their visibility.

    Only `owner` may know the last `hidden` arguments; everybody else sees the fact without them. With
    `hidden` = ENTIRELY the others do not see the fact at all.
    """

    ENTIRELY: Final = -1

    def __init__(self, name: str, args: tuple[int, ...], owner: int = EVERYONE, hidden: int = 0) -> None:
        self.name = name
        self.args = args
        self.owner = owner
        self.hidden = hidden

    def open(self) -> Action:
        """The fact with all arguments, for its owner, and for everybody once the game is over."""
        return (self.name, *self.args)

    def seen(self, seat: int | None) -> Action | None:
        """The fact as `seat` may know it (None: a spectator), or None if it is hidden from that seat."""
        if self.owner == EVERYONE or self.owner == seat:
            return self.open()
        if self.hidden == Fact.ENTIRELY:
            return None
        return (self.name, *self.args[: len(self.args) - self.hidden])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def values(self) -> tuple[str | int | tuple[int, ...], ...]:
        """Everything that two equal facts have in common."""
        return (self.name, self.args, self.owner, self.hidden)

    def __repr__(self) -> str:
        return f"Fact({text(self.open())})"

"""Facts: the events of an action, the rule that caused each, and which seat may know it."""

from __future__ import annotations

from typing import Final

from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.action import EVERYONE, Action, text


@mypyc_attr(acyclic=True, free_list_len=1)
class Fact:
    """An event: a name in the past tense, integer arguments, their visibility and the rule that caused it.

    One kind of event may have many causes: a mark is gained by W4.4 or by W7.6. `rule` is "" for an event outside the
    rules, such as a seat that was taken over.

    Only `owner` may know the last `hidden` arguments; everybody else sees the fact without them. With
    `hidden` = ENTIRELY the others do not see the fact at all.
    """

    ENTIRELY: Final = -1

    def __init__(
        self, name: str, args: tuple[int, ...], owner: int = EVERYONE, hidden: int = 0, rule: str = ""
    ) -> None:
        self.name = name
        self.args = args
        self.owner = owner
        self.hidden = hidden
        self.rule = rule

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

    def cite(self, seen: Action) -> Action:
        """`seen`, a result of `open` or `seen`, with the rule after its name: how a fact is sent to clients."""
        return (seen[0], self.rule, *seen[1:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def values(self) -> tuple[str | int | tuple[int, ...], ...]:
        """Everything that two equal facts have in common."""
        return (self.name, self.args, self.owner, self.hidden, self.rule)

    def __repr__(self) -> str:
        return f"Fact({text(self.cite(self.open()))})"

"""Actions, refusals and facts: the small values that travel between the rules and everybody else."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from nassau.kernel.native import mypyc_attr

Action: TypeAlias = tuple[Any, ...]
"""A verb, then a few ints: ("bid", 5). The shape is checked once, at the door of `State.refusal`."""

CHANCE: Final = -1
"""The seat of chance: dice, shuffles and draws are its decisions."""

EVERYONE: Final = -2
"""The owner of a fact that hides nothing."""

NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
VERB: Final = re.compile(r"[a-z_]{1,24}")


def text(action: Action) -> str:
    """The stable text form: ("launch", 4) is "launch:4"."""
    return ":".join(map(str, action))


def parse(line: str) -> Action:
    """The action that `text` wrote, or ValueError."""
    verb, *numbers = line.split(":")
    if not VERB.fullmatch(verb) or not all(NUMBER.fullmatch(number) for number in numbers):
        raise ValueError(f"not an action: {line[:80]!r}")
    return (verb, *map(int, numbers))


class Verb:
    """How many numbers follow a verb, and the rule that says when it may be done."""

    def __init__(self, numbers: int, rule: str) -> None:
        self.numbers = numbers
        self.rule = rule


@mypyc_attr(acyclic=True, free_list_len=1)
class Refusal:
    """Why an action is not allowed: the rule in the ledger and, where it has one, the bound that was broken."""

    def __init__(self, rule: str, need: int | None = None, have: int | None = None) -> None:
        self.rule = rule
        self.need = need
        self.have = have

    def __repr__(self) -> str:
        bound = "" if self.need is None else f", need={self.need}, have={self.have}"
        return f"Refusal({self.rule!r}{bound})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Illegal(Exception):
    """Raised by `apply`; nothing has been changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


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

"""Actions of seats and of chance: a verb and a few integers."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

Action: TypeAlias = tuple[Any, ...]
"""A verb, then a few ints: ("bid", 5). `State.refusal` validates the form of actions from outside."""

CHANCE: Final = -1
"""The seat of chance, which decides dice, shuffles and draws."""

EVERYONE: Final = -2
"""The owner of a fact without hidden arguments."""

NOBODY: Final = -1
"""No seat, in a field of a state that holds a seat."""

NOTHING: Final = -1
"""No component, in a field of a state that holds a card, a ware or the like."""

NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
VERB: Final = re.compile(r"[a-z_]{1,24}")


def text(action: Action) -> str:
    """The stable text form: ("launch", 4) is "launch:4"."""
    return ":".join(map(str, action))


def parse(line: str) -> Action:
    """The inverse of `text`. Raises ValueError if `line` has another form."""
    verb, *numbers = line.split(":")
    if not VERB.fullmatch(verb) or not all(NUMBER.fullmatch(number) for number in numbers):
        raise ValueError(f"not an action: {line[:80]!r}")
    return (verb, *map(int, numbers))


class Verb:
    """The number of integers after a verb, and the rule that says when the verb is allowed."""

    def __init__(self, numbers: int, rule: str) -> None:
        self.numbers = numbers
        self.rule = rule

"""Actions: what a seat or chance does, as a verb and a few integers."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

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

"""The numbered menu of a decision."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, NamedTuple

from nassau.kernel import Action, parse

COMMANDS: Final = "bqu?"
LETTERS: Final = [letter for letter in "acdefghijklmnoprstvwxyz" if letter not in COMMANDS]
MAX_LISTED: Final = 3
"""Consecutive amounts that are listed one by one; longer runs become one item."""


class Item(NamedTuple):
    """A line of the menu: the key to type and its actions (several only for a range of amounts)."""

    key: str
    actions: Sequence[Action]


class Menu:
    """A menu of the legal actions with numbers as keys.

    Where an amount is asked for (the verbs in `amounts`), a number means that amount and the other options get
    letters, so that an amount can never select another option.
    """

    def __init__(self, legal: Sequence[Action], amounts: Container[str]) -> None:
        numbered = [action for action in legal if action[0] in amounts]
        others = [action for action in legal if action[0] not in amounts]
        self.verb: str | None = numbered[0][0] if numbered else None
        keys = LETTERS if numbered else [str(number) for number in range(1, len(others) + 1)]
        self.items = [*ranges(numbered), *(Item(key, [action]) for key, action in zip(keys, others, strict=False))]
        self.by_key = {item.key: item.actions[0] for item in self.items if len(item.actions) == 1}

    def read(self, line: str) -> Action:
        """The action for an input line: a key, an amount or the action's notation. Raises ValueError."""
        if line in self.by_key:
            return self.by_key[line]
        if line.isdecimal() and len(line) < 10 and self.verb:
            return (self.verb, int(line))
        return parse(line)


def ranges(actions: Sequence[Action]) -> list[Item]:
    """The items of amounts; long runs of consecutive amounts become one item."""
    runs: list[list[Action]] = []
    for action in actions:
        if runs and action[1] == runs[-1][-1][1] + 1:
            runs[-1].append(action)
        else:
            runs.append([action])
    items = []
    for run in runs:
        if len(run) > MAX_LISTED:
            items.append(Item(f"{run[0][1]}–{run[-1][1]}", run))
        else:
            items += [Item(str(action[1]), [action]) for action in run]
    return items

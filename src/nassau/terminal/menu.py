"""The options of a decision as a list to choose from."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, NamedTuple

from nassau.kernel import Action, parse

COMMANDS: Final = "bqu?"
LETTERS: Final = [letter for letter in "acdefghijklmnoprstvwxyz" if letter not in COMMANDS]
FEW: Final = 3


class Item(NamedTuple):
    """A line of the list: what to type, and the options it stands for (several only for a range of amounts)."""

    key: str
    actions: Sequence[Action]


class Menu:
    """Options get numbers. Where an amount is asked (a bid, a wave), a number means that amount, and the other
    options get letters, so that nobody passes by bidding.
    """

    def __init__(self, legal: Sequence[Action], amounts: Container[str]) -> None:
        numbered = [action for action in legal if action[0] in amounts]
        others = [action for action in legal if action[0] not in amounts]
        self.verb: str | None = numbered[0][0] if numbered else None
        keys = LETTERS if numbered else [str(number) for number in range(1, len(others) + 1)]
        self.items = [*ranges(numbered), *(Item(key, [action]) for key, action in zip(keys, others, strict=False))]
        self.by_key = {item.key: item.actions[0] for item in self.items if len(item.actions) == 1}

    def read(self, line: str) -> Action:
        """The action that somebody typed: a key, an amount or the action's text. ValueError if it is none."""
        if line in self.by_key:
            return self.by_key[line]
        if line.isdecimal() and len(line) < 10 and self.verb:
            return (self.verb, int(line))
        return parse(line)


def ranges(actions: Sequence[Action]) -> list[Item]:
    """Amounts that follow each other as one item, unless they are few."""
    runs: list[list[Action]] = []
    for action in actions:
        if runs and action[1] == runs[-1][-1][1] + 1:
            runs[-1].append(action)
        else:
            runs.append([action])
    items = []
    for run in runs:
        if len(run) > FEW:
            items.append(Item(f"{run[0][1]}–{run[-1][1]}", run))
        else:
            items += [Item(str(action[1]), [action]) for action in run]
    return items

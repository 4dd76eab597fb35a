"""The action space of a game: a number for every action. No numpy: this module is compiled with the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nassau.kernel import Action, BadSetup, Game, Illegal, Refusal, State
from nassau.kernel.encoding import Moves


class VerbIndex:
    """Computes the numbers of a verb's actions from their parameters, as an index into a mixed-radix array.

    `ranges` are the ranges of the parameters. Where only some combinations occur, `table` maps the index to the
    action number.
    """

    def __init__(self, first: int, ranges: list[range]) -> None:
        self.strides = vec[i64]([0] * len(ranges))
        self.offset: i64 = first  # the index if all parameters are 0
        self.table = vec[i64]()
        stride = 1
        for position in range(len(ranges) - 1, -1, -1):
            self.strides[position] = stride
            self.offset -= stride * ranges[position].start
            stride *= len(ranges[position])

    def number(self, action: Action) -> i64:
        size: i64 = len(action)
        number = self.offset
        if size > 1:
            last: int = action[size - 1]
            number += last
        for position in range(1, size - 1):
            value: int = action[position]
            number += self.strides[position - 1] * value
        return self.table[number] if len(self.table) else number


def sparse_index(combinations: list[tuple[int, ...]], first: int) -> VerbIndex:
    """The index of a verb for which only the given combinations of parameters occur."""
    ranges = [range(min(column), max(column) + 1) for column in zip(*combinations, strict=True)]
    index = VerbIndex(0, ranges)
    size = 1
    for values in ranges:
        size *= len(values)
    table = vec[i64]([-1] * size)
    for position, parameters in enumerate(combinations):
        table[index.number(("", *parameters))] = first + position
    index.table = table
    return index


class ActionSpace:
    """Numbers for the actions of a game, the same in every position and for every number of seats.

    Actions of a verb in `ranked` have no fixed number: theirs is their rank among the legal actions of that verb.
    """

    def __init__(self, game: Game, moves: Moves) -> None:
        self.game = game
        self.actions: list[Action] = []
        self.fixed: dict[Action, int] = {}  # the numbers of actions whose verb is not ranked
        self.indices: dict[str, VerbIndex] = {}
        self.ranked: dict[str, int] = {}  # the first number of each ranked verb
        self.most_ranks: dict[str, int] = {}  # how many numbers each ranked verb has
        self.number_actions(moves)
        self.size = len(self.actions)

    def number_actions(self, moves: Moves) -> None:
        for verb, values in moves.items():
            if isinstance(values, int):
                self.ranked[verb] = len(self.actions)
                self.most_ranks[verb] = values
                self.actions += [(verb, rank) for rank in range(values)]
                continue
            found = combinations(values)
            dense = isinstance(values, list) and all(isinstance(some, range) and some.step == 1 for some in values)
            first = len(self.actions)
            self.indices[verb] = VerbIndex(first, values) if dense else sparse_index(found, first)
            for parameters in found:
                action: Action = (verb, *parameters)
                self.fixed[action] = len(self.actions)
                self.actions.append(action)

    def fixed_number(self, action: Action) -> i64:
        """The number of a legal action, or -1 if its verb is ranked."""
        index = self.indices.get(action[0])
        if index is None:
            return -1
        return index.number(action)

    def ranked_number(self, verb: str, ranks: dict[str, int]) -> i64:
        """The number of the next legal action of a ranked verb; `ranks` counts those before it, by verb."""
        rank = ranks.get(verb, 0)
        if rank >= self.most_ranks[verb]:
            raise BadSetup(f"{self.game.id}: more than {rank} legal actions of {verb!r}; number them in encoding.py")
        ranks[verb] = rank + 1
        return self.ranked[verb] + rank

    def numbers(self, legal: list[Action]) -> list[int]:
        """The numbers of all legal actions of a seat, in the same order."""
        found: list[int] = []
        ranks: dict[str, int] = {}
        for action in legal:
            number = self.fixed_number(action)
            found.append(number if number >= 0 else self.ranked_number(action[0], ranks))
        return found

    def mask(self, legal: list[Action]) -> bytearray:
        """A byte for every number: 1 for the legal actions."""
        found = bytearray(self.size)
        for number in self.numbers(legal):
            found[number] = 1
        return found

    def number(self, state: State, seat: int, action: Action) -> int:
        """The number of a legal action of `seat`."""
        known = self.fixed.get(action, -1)
        if known >= 0:
            return known
        legal = state.legal(seat)
        return self.numbers(legal)[legal.index(action)]

    def action(self, state: State, seat: int, number: int) -> Action:
        """The action with this number, legal or not. Raises Illegal for a number without a meaning in this state."""
        if not 0 <= number < self.size:
            raise Illegal(Refusal("K1.2"))
        action = self.actions[number]
        if action[0] not in self.ranked:
            return action
        choices = [other for other in state.legal(seat) if other[0] == action[0]]
        if action[1] >= len(choices):
            raise Illegal(Refusal(self.game.verbs[action[0]].rule))
        return choices[action[1]]


def combinations(values: Any) -> list[tuple[int, ...]]:
    """All parameters of a verb: the product of a list of ranges, or a tuple that lists them."""
    return list(values) if isinstance(values, tuple) else list(product(*values))

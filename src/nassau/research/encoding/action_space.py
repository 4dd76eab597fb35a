"""Numbers for the actions of a game, and the vector that a seat observes. No numpy: this compiles with the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from nassau.kernel import CHANCE, Action, Game, Illegal, Refusal, State
from nassau.kernel.encoding import Encoder, Moves
from nassau.kernel.observation_schema import KIND, NUMBER, SEAT, ObservationSchema, Part
from nassau.kernel.observation_writer import ObservationWriter

PLAIN: Final = 0
A_SEAT: Final = 1
BITS: Final = 2
SEVERAL: Final = 3


class Local:
    """One number of a step (or several), and its place in the vector."""

    def __init__(self, name: str, what: int, start: int, size: int) -> None:
        self.name = name
        self.what = what
        self.start = start
        self.size = size


class Layout:
    """Where the local numbers of a step go, counted from the first number of all steps."""

    def __init__(self, name: str, start: int, words: str, seats: int, private: bool) -> None:
        self.name = name
        self.start = start
        self.private = private
        self.locals: list[Local] = []
        place = start + 1
        for word in words.split():
            local = read_local(word, place, seats)
            self.locals.append(local)
            place += local.size
        self.end = place


def read_local(word: str, place: int, seats: int) -> Local:
    name, star, count = word.partition("*")
    if star:
        return Local(name, SEVERAL, place, int(count))
    if word.endswith("@"):
        return Local(word[:-1], A_SEAT, place, 1)
    if word.endswith("&"):
        return Local(word[:-1], BITS, place, seats)
    return Local(word, PLAIN, place, 1)


class Span:
    """The actions of a verb: an action's number is reckoned from its numbers, not looked up by all of it.

    `ranges` are those through which its numbers run. If they take only some of these values, `table` says which
    number belongs to each.
    """

    def __init__(self, first: int, ranges: list[range]) -> None:
        self.strides = vec[i64]([0] * len(ranges))
        self.zero: i64 = first  # what is reckoned if all numbers are 0
        self.table = vec[i64]()
        stride = 1
        for place in range(len(ranges) - 1, -1, -1):
            self.strides[place] = stride
            self.zero -= stride * ranges[place].start
            stride *= len(ranges[place])

    def number(self, action: Action) -> i64:
        size: i64 = len(action)
        number = self.zero
        if size > 1:
            last: int = action[size - 1]
            number += last
        for place in range(1, size - 1):
            value: int = action[place]
            number += self.strides[place - 1] * value
        return self.table[number] if len(self.table) else number


def listed(choices: list[tuple[int, ...]], first: int) -> Span:
    """The span of the given combinations only."""
    ranges = [range(min(column), max(column) + 1) for column in zip(*choices, strict=True)]
    span = Span(0, ranges)
    size = 1
    for values in ranges:
        size *= len(values)
    table = vec[i64]([-1] * size)
    for place, numbers in enumerate(choices):
        table[span.number(("", *numbers))] = first + place
    span.table = table
    return span


class Codes:
    """The actions of a game for a number of seats, by number, and its observation vector."""

    def __init__(self, game: Game, seats: int, encoder: Encoder) -> None:
        self.game = game
        self.seats = seats
        self.encoder = encoder
        self.actions: list[Action] = []
        self.index: dict[Action, int] = {}
        self.spans: dict[str, Span] = {}
        self.ranked: dict[str, int] = {}  # the first number of a verb whose actions are numbered by their place
        self.number_actions(encoder.moves)
        self.size = len(self.actions)
        self.asked = {kind: place for place, kind in enumerate(game.steps.values())}
        self.layouts: dict[Any, Layout] = {}
        self.steps_size = 0
        self.lay_out(encoder.steps, encoder.private)
        catalogue = self.describe()
        self.parts: list[Part] = catalogue.parts
        self.length = catalogue.size
        self.memories: int = catalogue.cache_slot

    # -- actions

    def number_actions(self, moves: Moves) -> None:
        for verb, values in moves.items():
            if isinstance(values, int):
                self.ranked[verb] = len(self.actions)
                self.actions += [(verb, place) for place in range(values)]
                continue
            choices = combinations(values)
            whole = isinstance(values, list) and all(isinstance(some, range) and some.step == 1 for some in values)
            first = len(self.actions)
            self.spans[verb] = Span(first, values) if whole else listed(choices, first)
            for numbers in choices:
                action: Action = (verb, *numbers)
                self.index[action] = len(self.actions)
                self.actions.append(action)

    def look_up(self, action: Action) -> i64:
        """The number of an allowed action, or -1 if its verb is numbered by place."""
        span = self.spans.get(action[0])
        if span is None:
            return -1
        return span.number(action)

    def numbers(self, legal: list[Action]) -> list[int]:
        """The numbers of the actions that a seat may choose from."""
        found: list[int] = []
        rank = 0
        for action in legal:
            number = self.look_up(action)
            if number < 0:
                number = self.ranked[action[0]] + rank
                rank += 1
            found.append(number)
        return found

    def mask(self, legal: list[Action]) -> bytearray:
        """A byte for every number, 1 for those of the given actions."""
        found = bytearray(self.size)
        for number in self.numbers(legal):
            found[number] = 1
        return found

    def number(self, state: State, seat: int, action: Action) -> int:
        """The number of an action that is allowed here."""
        known = self.index.get(action, -1)
        if known >= 0:
            return known
        legal = state.legal(seat)
        return self.numbers(legal)[legal.index(action)]

    def action(self, state: State, seat: int, number: int) -> Action:
        """The action with this number; Illegal for a number that can never mean anything here."""
        if not 0 <= number < self.size:
            raise Illegal(Refusal("K1.2"))
        action = self.actions[number]
        if action[0] not in self.ranked:
            return action
        choices = [other for other in state.legal(seat) if other[0] == action[0]]
        if action[1] >= len(choices):
            raise Illegal(Refusal(self.game.verbs[action[0]].rule))
        return choices[action[1]]

    # -- observations

    def lay_out(self, steps: dict[str, str], private: Sequence[str]) -> None:
        start = 0
        for name, words in steps.items():
            layout = Layout(name, start, words, self.seats, name in private)
            self.layouts[self.game.steps[name]] = layout
            start = layout.end
        self.steps_size = start

    def tray(self, rows: int) -> ObservationWriter:
        """A tray for so many games."""
        return ObservationWriter(self.seats, self.length, self.memories, rows)

    def observe(self, state: State, seat: int, to: ObservationWriter, row: int) -> None:
        """Lay into a row of the tray what `seat` may know."""
        to.begin(row, seat)
        bits = 0
        asked = -1
        for other in state.pending:
            if other != CHANCE:
                bits |= 1 << other
            if other == seat:
                asked = self.asked[type(state.stack[-1])]
        to.flags_of_seats("must decide", bits)
        to.kind("what you are asked", asked, len(self.asked))
        to.kind("your seat, counted from the first of the table", seat, self.seats)
        self.encoder.observe(state, to)
        self.lay_steps(state, to)

    def lay_steps(self, state: State, to: ObservationWriter) -> None:
        first = to.offset
        to.pad(first + self.steps_size, first)
        for step in state.stack:
            layout = self.layouts.get(type(step))
            if layout is not None:
                self.lay_step(layout, step.local(), to, first)

    def lay_step(self, layout: Layout, values: tuple[Any, ...], to: ObservationWriter, first: i64) -> None:
        if layout.private and values[0] != to.viewer:
            return
        to.offset = first + layout.start
        to.number("", 1, 1)
        for place, local in enumerate(layout.locals):
            if local.what == PLAIN:
                to.number("", values[place], 1)
            elif local.what == A_SEAT:
                to.seat("", values[place])
            elif local.what == BITS:
                to.flags_of_seats("", values[place])
            else:
                to.numbers("", list(values[place]), 1)

    def describe(self) -> ObservationSchema:
        """What stands where in the vector."""
        state, to = self.game.start(self.seats), ObservationSchema(self.seats)
        to.flags_of_seats("must decide", 0)
        to.kind("what you are asked", 0, len(self.asked))
        to.kind("your seat, counted from the first of the table", 0, self.seats)
        self.encoder.observe(state, to)
        kinds = {PLAIN: NUMBER, A_SEAT: SEAT, BITS: NUMBER, SEVERAL: NUMBER}
        for layout in self.layouts.values():
            to.add(f"{layout.name} is under way", 1, KIND, 2)
            for local in layout.locals:
                to.add(f"{layout.name}: {local.name}", local.size, kinds[local.what], 10)
        return to


def combinations(values: Any) -> list[tuple[int, ...]]:
    """All values of an action's numbers: the product of a list of ranges, or a tuple that lists them all."""
    return list(values) if isinstance(values, tuple) else list(product(*values))

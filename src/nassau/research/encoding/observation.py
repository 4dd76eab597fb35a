"""The observation vector of a game: its layout, and writing it. No numpy: this module is compiled with the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from nassau.kernel import CHANCE, Game, State
from nassau.kernel.encoding import Encoder
from nassau.kernel.observation_schema import KIND, NUMBER, SEAT, ObservationSchema, Part
from nassau.kernel.observation_writer import ObservationWriter

PENDING: Final = "must decide"
STEP: Final = "what you are asked"
OWN_SEAT: Final = "your seat, counted from the first of the table"

PLAIN_FIELD: Final = 0
SEAT_FIELD: Final = 1
SEAT_BITS_FIELD: Final = 2
LIST_FIELD: Final = 3
FIELD_KINDS: Final = {PLAIN_FIELD: NUMBER, SEAT_FIELD: SEAT, SEAT_BITS_FIELD: NUMBER, LIST_FIELD: NUMBER}
USUAL_MAXIMUM: Final = 10
"""The scale of numbers in steps."""


class StepField:
    """A local value of a step: its type, and `size` places of the vector."""

    def __init__(self, name: str, what: int, start: int, size: int) -> None:
        self.name = name
        self.what = what
        self.start = start
        self.size = size


class StepLayout:
    """The places of a step's local values, relative to the first place of all steps.

    `fields` names them as in `Encoder.steps`.
    """

    def __init__(self, name: str, start: int, fields: str, seats: int, private: bool) -> None:
        self.name = name
        self.start = start
        self.private = private
        self.fields: list[StepField] = []
        place = start + 1
        for word in fields.split():
            field = parse_field(word, place, seats)
            self.fields.append(field)
            place += field.size
        self.end = place


def parse_field(word: str, place: int, seats: int) -> StepField:
    """The field of `name` (a number), `name@` (a seat), `name&` (a bit per seat) or `name*5` (five numbers)."""
    name, star, count = word.partition("*")
    if star:
        return StepField(name, LIST_FIELD, place, int(count))
    if word.endswith("@"):
        return StepField(word[:-1], SEAT_FIELD, place, 1)
    if word.endswith("&"):
        return StepField(word[:-1], SEAT_BITS_FIELD, place, seats)
    return StepField(word, PLAIN_FIELD, place, 1)


class ObservationSpace:
    """The observation vector of a game with a number of seats: `length` values, described by `parts`."""

    def __init__(self, game: Game, seats: int, encoder: Encoder) -> None:
        self.game = game
        self.seats = seats
        self.encoder = encoder
        self.step_kinds = {kind: number for number, kind in enumerate(game.steps.values())}
        self.layouts: dict[Any, StepLayout] = {}
        self.steps_size = 0
        self.lay_out_steps(encoder.steps, encoder.private)
        schema = self.describe()
        self.parts: list[Part] = schema.parts
        self.length = schema.size
        self.memories: int = schema.cache_slot

    def lay_out_steps(self, steps: dict[str, str], private: Sequence[str]) -> None:
        start = 0
        for name, fields in steps.items():
            layout = StepLayout(name, start, fields, self.seats, name in private)
            self.layouts[self.game.steps[name]] = layout
            start = layout.end
        self.steps_size = start

    def describe(self) -> ObservationSchema:
        """The parts of the vector, written by the same calls as the vector itself."""
        state, to = self.game.start(self.seats), ObservationSchema(self.seats)
        self.write_common(to, 0, 0, 0)
        self.encoder.observe(state, to)
        for layout in self.layouts.values():
            to.add(f"{layout.name} is under way", 1, KIND, 2)
            for field in layout.fields:
                to.add(f"{layout.name}: {field.name}", field.size, FIELD_KINDS[field.what], USUAL_MAXIMUM)
        return to

    def writer(self, rows: int) -> ObservationWriter:
        """A writer with a buffer of `rows` vectors."""
        return ObservationWriter(self.seats, self.length, self.memories, rows)

    def observe(self, state: State, seat: int, to: ObservationWriter, row: int) -> None:
        """Write what `seat` may know into a row of the buffer."""
        to.begin(row, seat)
        pending = 0
        step = -1
        for other in state.pending:
            if other != CHANCE:
                pending |= 1 << other
            if other == seat:
                step = self.step_kinds[type(state.stack[-1])]
        self.write_common(to, pending, step, seat)
        self.encoder.observe(state, to)
        self.write_steps(state, to)

    def write_common(self, to: ObservationWriter, pending: int, step: int, seat: int) -> None:
        """The parts that every game has."""
        to.flags_of_seats(PENDING, pending)
        to.kind(STEP, step, len(self.step_kinds))
        to.kind(OWN_SEAT, seat, self.seats)

    def write_steps(self, state: State, to: ObservationWriter) -> None:
        first = to.offset
        to.pad(first + self.steps_size, first)
        for step in state.stack:
            layout = self.layouts.get(type(step))
            if layout is not None:
                self.write_step(layout, step.local(), to, first)

    def write_step(self, layout: StepLayout, values: tuple[Any, ...], to: ObservationWriter, first: i64) -> None:
        if layout.private and values[0] != to.viewer:
            return
        to.offset = first + layout.start
        to.number("", 1, 1)
        for position, field in enumerate(layout.fields):
            if field.what == PLAIN_FIELD:
                to.number("", values[position], 1)
            elif field.what == SEAT_FIELD:
                to.seat("", values[position])
            elif field.what == SEAT_BITS_FIELD:
                to.flags_of_seats("", values[position])
            else:
                to.numbers("", list(values[position]), 1)

"""Writes an observation: what a seat may know, as a sequence of int16.

A game's `observe` function writes one part after another. The same function serves two writers: `ObservationWriter`
writes the numbers, `ObservationSchema` records the name and size of each part, so schema and vector cannot differ.

Seats are relative to the viewer: 0 is the viewer, 1 the next clockwise. -1 is nobody or nothing.

Little changes between two decisions of a game, so `observe` may skip parts that are unchanged in the row (`unchanged`).
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

INT16_LIMIT: Final = 32767
SEAT_VALUES: Final = 8
"""The number of values of a seat field: all seats, and markers of a game above them (a ghost, a lock)."""


class ObservationWriter:
    """Writes observations as int16 into `data`, from `offset` on. Amounts outside int16 are clipped.

    `data` has a row for each game of a batch. The casts are compiler hints: mypyc reads lists of non-negative numbers
    faster as machine integers.
    """

    def __init__(self, seats: int, length: int, cache_slots: int, rows: int) -> None:
        self.seats: i64 = seats
        self.length: i64 = length
        self.cache_slots: i64 = cache_slots
        self.data = vec[i16]([0] * (length * rows))
        self.offset: i64 = 0
        self.viewer: i64 = 0
        self.relatives = [relative_seats(seat, seats) for seat in range(seats)]
        self.relative = self.relatives[0]
        self.rotations = [rotation(old, new) for old in self.relatives for new in self.relatives]
        # by row and cache slot: the object that was encoded last, a number that belongs to it, and sums by seat
        self.cached_objects: list[object] = [None] * (cache_slots * rows)
        self.cached_numbers = vec[i64]([0] * (cache_slots * rows))
        self.cached_totals = vec[i16]([0] * (cache_slots * rows * seats))
        self.cache_slot: i64 = 0
        self.last_viewers = vec[i64]([-1] * rows)  # by row
        self.last_viewer: i64 = -1  # of the current row

    def begin(self, row: i64, seat: i64) -> None:
        """Start an observation of `seat` in `row`."""
        self.offset = row * self.length
        self.cache_slot = row * self.cache_slots
        self.last_viewer = self.last_viewers[row]
        self.last_viewers[row] = seat
        self.viewer = seat
        self.relative = self.relatives[seat]

    # -- caching: an `observe` function skips what is unchanged in the row

    def unchanged(self, thing: object, size: i64, number: i64 = 0) -> bool:
        """Whether the next `size` numbers were written from the same object and number; if so, skips them.

        Only for objects that are never changed in place, such as lists that copies of a state share.
        """
        kept, known, slot = self.cached_objects, self.cached_numbers, self.cache_slot
        self.cache_slot = slot + 1
        if kept[slot] is thing and known[slot] == number:
            self.offset += size
            return True
        kept[slot] = thing
        known[slot] = number
        return False

    def unchanged_for_viewer(self, thing: object, size: i64) -> bool:
        """The same as `unchanged` for an encoding that depends on the viewer."""
        return self.unchanged(thing, size, self.viewer)

    def unchanged_list(self, values: list[int], size: i64, number: i64 = 0) -> bool:
        """The same as `unchanged` for a list that is changed in place: compares it with a cached copy."""
        kept, known, slot = self.cached_objects, self.cached_numbers, self.cache_slot
        self.cache_slot = slot + 1
        if known[slot] == number and kept[slot] == values:
            self.offset += size
            return True
        kept[slot] = values.copy()
        known[slot] = number
        return False

    # -- writing

    def number(self, name: str, value: i64, most: int) -> None:
        data, offset = self.data, self.offset
        data[offset] = i16(value) if -INT16_LIMIT < value < INT16_LIMIT else clipped(value)
        self.offset = offset + 1

    def kind(self, name: str, value: i16, kinds: int) -> None:
        data, offset = self.data, self.offset
        data[offset] = value
        self.offset = offset + 1

    def seat(self, name: str, value: i64) -> None:
        data, offset, relative = self.data, self.offset, self.relative
        data[offset] = relative[value]
        self.offset = offset + 1

    def numbers(self, name: str, values: list[int], most: int) -> None:
        """A list with the same length in every position."""
        data, offset = self.data, self.offset
        for value in values:
            data[offset] = value
            offset += 1
        self.offset = offset

    def total(self, name: str, values: list[int], most: int) -> None:
        """The sum of a list, such as the number of cards left of all kinds."""
        total: i64 = 0
        for value in cast("list[i64]", values):
            total += value
        self.number(name, total, most)

    def kinds(self, name: str, values: list[int], kinds: int) -> None:
        self.numbers(name, values, kinds)

    def sparse(self, name: str, size: i64, kinds: int) -> i64:
        """A list of -1 that `put` fills in. Returns its offset."""
        offset = self.offset
        self.pad(offset + size, offset)
        return offset

    def put(self, offset: i64, value: i16) -> None:
        data = self.data
        data[offset] = value

    def seat_list(self, name: str, values: list[int]) -> None:
        data, offset, relative = self.data, self.offset, self.relative
        for value in values:
            data[offset] = relative[value]
            offset += 1
        self.offset = offset

    def long_seat_list(self, name: str, values: list[int]) -> None:
        """The same as `seat_list` for a long list with few changes between observations: writes only the changes.

        Items are compared by identity. Small integers are interned; any other is written again, which is harmless.
        """
        slot = self.cache_slot
        self.cache_slot = slot + 1
        kept = self.cached_objects[slot]
        if kept is None:
            self.cached_objects[slot] = values.copy()
            self.seat_list(name, values)
            return
        if self.last_viewer != self.viewer:
            self.rotate(len(values))
        data, first, relative, known = self.data, self.offset, self.relative, cast("list[object]", kept)
        offset = first
        for value, last in zip(cast("list[object]", values), known):  # noqa: B905 - compiled, `strict` is slow
            if value is not last:
                known[offset - first] = value
                data[offset] = relative[cast("i64", value)]
            offset += 1
        self.offset = offset

    def rotate(self, size: i64) -> None:
        """Convert `size` relative seats in the row from the last viewer to the current one."""
        data, offset, turned = self.data, self.offset, self.rotations[self.last_viewer * self.seats + self.viewer]
        for index in range(offset, offset + size):
            data[index] = turned[i64(data[index]) + 1]

    def by_seat(self, name: str, values: list[int], width: i64, most: int) -> None:
        """`width` numbers for each seat, the viewer's first."""
        data, offset, amounts = self.data, self.offset, cast("list[i64]", values)
        first, size = width * self.viewer, width * self.seats
        at, turn = offset + size - first, offset - first  # shifts for the seats before the viewer and for the others
        for index, amount in enumerate(amounts):
            if index == first:
                at = turn
            if index == size:
                break
            data[at + index] = i16(amount) if -INT16_LIMIT < amount < INT16_LIMIT else clipped(amount)
        self.offset = offset + size

    def kinds_by_seat(self, name: str, values: list[int], kinds: int) -> None:
        data, offset = self.data, self.offset
        at = offset + self.seats - self.viewer
        end = offset + self.seats
        for value in values:
            if at == end:
                at = offset
            data[at] = value
            at += 1
        self.offset = end

    def sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        """The sum of each seat's numbers, for hands with public size and hidden contents."""
        data, amounts = self.data, cast("list[i64]", values)
        offset, end = self.offset + self.seats - self.viewer, self.offset + self.seats
        total: i64 = 0
        left = width
        for amount in amounts:
            total += amount
            left -= 1
            if left == 0:
                if offset == end:
                    offset = self.offset
                data[offset] = clipped(total)
                offset += 1
                total = 0
                left = width
        self.offset = end

    def cached_sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        """The same as `sums` for a list that is never changed in place: caches the sums."""
        data, totals, slot, offset = self.data, self.cached_totals, self.cache_slot, self.offset
        viewer, seats = self.viewer, self.seats
        self.cache_slot = slot + 1
        self.offset = offset + seats
        first = slot * seats
        if self.cached_objects[slot] is values:
            for turn in range(seats):
                seat = viewer + turn if viewer + turn < seats else viewer + turn - seats
                data[offset + turn] = totals[first + seat]
            return
        self.cached_objects[slot] = values
        self.offset = offset
        self.sums(name, values, width, most)
        for turn in range(seats):
            seat = viewer + turn if viewer + turn < seats else viewer + turn - seats
            totals[first + seat] = data[offset + turn]

    def own_numbers(self, name: str, values: list[int], width: i64, most: int) -> None:
        """The viewer's part of a list by seat."""
        data, offset, numbers = self.data, self.offset, cast("list[i16]", values)
        first = width * self.viewer
        for index in range(first, first + width):
            data[offset] = numbers[index]
            offset += 1
        self.offset = offset

    def row(self, name: str, values: list[int], size: i64, kinds: int) -> None:
        """A list of varying length, padded with -1 to `size`."""
        data, offset = self.data, self.offset
        end = offset + size
        for value in values:
            if offset < end:
                data[offset] = value
                offset += 1
        self.pad(end, offset)

    def pad(self, end: i64, offset: i64) -> None:
        """Write -1 from `offset` up to `end`."""
        data = self.data
        while offset < end:
            data[offset] = -1
            offset += 1
        self.offset = end

    def seat_row(self, name: str, values: list[int], size: i64) -> None:
        data, offset, relative = self.data, self.offset, self.relative
        end = offset + size
        for value in values:
            if offset < end:
                data[offset] = relative[value]
                offset += 1
        self.pad(end, offset)

    def number_row(self, name: str, values: list[int], size: i64, most: int) -> None:
        self.row(name, values, size, most)

    def seat_counts(self, name: str, values: list[int], most: int) -> None:
        """How often each seat occurs in a list of varying length."""
        data, relative = self.data, self.relative
        offset = self.zeros(self.seats)
        for value in cast("list[i64]", values):
            data[offset + i64(relative[value])] += 1

    def counts(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        """How often each kind occurs in a list of varying length."""
        data = self.data
        offset = self.zeros(kinds)
        for value in cast("list[i64]", values):
            data[offset + value] += 1

    def own_counts(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        """How often each kind of the viewer occurs in a list whose items are seat * kinds + kind."""
        data, first = self.data, kinds * self.viewer
        offset = self.zeros(kinds)
        for value in cast("list[i64]", values):
            if first <= value < first + kinds:
                data[offset + value - first] += 1

    def zeros(self, size: i64) -> i64:
        """Write zeros. Returns their offset."""
        data, offset = self.data, self.offset
        for index in range(offset, offset + size):
            data[index] = 0
        self.offset = offset + size
        return offset

    def flags(self, name: str, bits: i64, count: i64) -> None:
        """The lowest `count` bits as 0 and 1."""
        data, offset = self.data, self.offset
        for index in range(offset, offset + count):
            data[index] = i16(bits & 1)
            bits >>= 1
        self.offset = offset + count

    def flags_of_seats(self, name: str, bits: i64) -> None:
        """One bit for each seat, the viewer's first."""
        viewer, seats = self.viewer, self.seats
        self.flags(name, bits >> viewer | bits << seats - viewer, seats)

    def marks(self, name: str, ones: i64, twos: i64, count: i64) -> None:
        """Two disjoint bit sets: 1 for members of the first, 2 for members of the second, else 0.

        Skips the write if sets and viewer are the same as in the last observation of the row.
        """
        data, offset, known, slot = self.data, self.offset, self.cached_numbers, self.cache_slot
        self.cache_slot = slot + 2
        self.offset = offset + count
        if self.last_viewer == self.viewer and known[slot] == ones and known[slot + 1] == twos:
            return
        known[slot] = ones
        known[slot + 1] = twos
        for index in range(offset, offset + count):
            data[index] = i16((ones & 1) + 2 * (twos & 1))
            ones >>= 1
            twos >>= 1


def relative_seats(seat: int, seats: int) -> vec[i16]:
    """By seat, its distance clockwise from `seat`. The last item serves index -1: NOBODY stays NOBODY."""
    relative = [*range(SEAT_VALUES), -1]
    for other in range(seats):
        relative[other] = (other - seat) % seats
    return vec[i16](relative)


def rotation(old: vec[i16], new: vec[i16]) -> vec[i16]:
    """By relative seat of the old viewer plus 1, so that NOBODY has index 0: the relative seat of the new viewer."""
    moved = [-1] * (SEAT_VALUES + 1)
    for seat in range(SEAT_VALUES):
        moved[old[seat] + 1] = new[seat]
    return vec[i16](moved)


def clipped(value: i64) -> i16:
    return i16(value) if -INT16_LIMIT < value < INT16_LIMIT else INT16_LIMIT if value > 0 else -INT16_LIMIT

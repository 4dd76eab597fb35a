"""The numbers that a seat sees, laid out one after another.

A game's `sense` function lays everything that a seat may know on a tray, part by part. The same function serves two
trays: `Tray` writes the numbers as fast as it can, `Catalogue` writes down what the parts are called and how long
they are. So the documented table and the vector cannot differ.

Seats are seen from one's own: 0 is oneself, 1 the next clockwise. -1 stands for nobody and nothing.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

NUMBER: Final = "number"
SEAT: Final = "seat"
KIND: Final = "kind"
LARGEST: Final = 32767
BEYOND: Final = 8
"""More than there are seats; other numbers below it in place of a seat (a ghost, a lock) keep their meaning."""


class Part:
    """A stretch of the vector: `size` numbers, each a number up to about `most`, a seat, or one of `most` kinds."""

    def __init__(self, name: str, start: int, size: int, what: str, most: int) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.what = what
        self.most = most


class Tray:
    """Writes into `data` from `place` on. Amounts that do not fit into 16 bits become the nearest that do.

    The casts are for the compiler: lists without a negative number are read faster as machine numbers.
    """

    def __init__(self, seats: int, size: int) -> None:
        self.seats: i64 = seats
        self.data = vec[i16]([0] * size)
        self.place: i64 = 0
        self.own: i64 = 0
        self.views = [seen_from(seat, seats) for seat in range(seats)]
        self.near = self.views[0]

    def sit(self, seat: int) -> None:
        """Look from this seat from now on."""
        self.own = seat
        self.near = self.views[seat]

    # -- what a `sense` function calls

    def number(self, name: str, value: int, most: int) -> None:
        data, place = self.data, self.place
        data[place] = clipped(value)
        self.place = place + 1

    def kind(self, name: str, value: i16, kinds: int) -> None:
        data, place = self.data, self.place
        data[place] = value
        self.place = place + 1

    def seat(self, name: str, value: i64) -> None:
        data, place, near = self.data, self.place, self.near
        data[place] = near[value]
        self.place = place + 1

    def numbers(self, name: str, values: list[int], most: int) -> None:
        """A list that has the same length in every position."""
        data, place = self.data, self.place
        for value in values:
            data[place] = value
            place += 1
        self.place = place

    def total(self, name: str, values: list[int], most: int) -> None:
        """The sum of a list: how many cards are left, of whatever kind."""
        total: i64 = 0
        for value in cast("list[i64]", values):
            total += value
        self.number(name, total, most)

    def kinds(self, name: str, values: list[int], kinds: int) -> None:
        self.numbers(name, values, kinds)

    def kinds_at(self, name: str, places: list[int], values: list[int], size: i64, kinds: int) -> None:
        """A list that is -1 but for a few places."""
        data, first = self.data, self.place
        self.fill(first + size, first)
        for index in range(len(places)):
            data[first + places[index]] = values[index]

    def seats_in(self, name: str, values: list[int]) -> None:
        data, place, near = self.data, self.place, self.near
        for value in values:
            data[place] = near[value]
            place += 1
        self.place = place

    def by_seat(self, name: str, values: list[int], width: i64, most: int) -> None:
        """`width` numbers for each seat, one's own first."""
        data, place, amounts = self.data, self.place, cast("list[i64]", values)
        first, end = width * self.own, width * self.seats
        for index in range(first, end):
            data[place] = clipped(amounts[index])
            place += 1
        for index in range(first):
            data[place] = clipped(amounts[index])
            place += 1
        self.place = place

    def kinds_by_seat(self, name: str, values: list[int], kinds: int) -> None:
        self.by_seat(name, values, 1, kinds)

    def sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        """For each seat the sum of its numbers: how much it has is public, of what is not."""
        data, amounts = self.data, cast("list[i64]", values)
        place, end = self.place + self.seats - self.own, self.place + self.seats
        total: i64 = 0
        left = width
        for amount in amounts:
            total += amount
            left -= 1
            if left == 0:
                if place == end:
                    place = self.place
                data[place] = clipped(total)
                place += 1
                total = 0
                left = width
        self.place = end

    def mine(self, name: str, values: list[int], width: i64, most: int) -> None:
        """One's own part of a list by seat."""
        data, place, numbers = self.data, self.place, cast("list[i16]", values)
        first = width * self.own
        for index in range(first, first + width):
            data[place] = numbers[index]
            place += 1
        self.place = place

    def row(self, name: str, values: list[int], size: i64, kinds: int) -> None:
        """A list of changing length, in order, filled up with -1."""
        data, place = self.data, self.place
        end = place + size
        for value in values:
            if place < end:
                data[place] = value
                place += 1
        self.fill(end, place)

    def fill(self, end: i64, place: i64) -> None:
        """-1 from `place` up to `end`."""
        data = self.data
        while place < end:
            data[place] = -1
            place += 1
        self.place = end

    def row_of_seats(self, name: str, values: list[int], size: i64) -> None:
        data, place, near = self.data, self.place, self.near
        end = place + size
        for value in values:
            if place < end:
                data[place] = near[value]
                place += 1
        self.fill(end, place)

    def row_of_numbers(self, name: str, values: list[int], size: i64, most: int) -> None:
        self.row(name, values, size, most)

    def bag_of_seats(self, name: str, values: list[int], most: int) -> None:
        """How often each seat occurs in a list of changing length."""
        data, near = self.data, self.near
        place = self.clear(self.seats)
        for value in cast("list[i64]", values):
            kind: int = near[value]
            data[place + kind] += 1

    def bag(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        """How often each kind occurs in a list of changing length."""
        data = self.data
        place = self.clear(kinds)
        for value in cast("list[i64]", values):
            data[place + value] += 1

    def my_bag(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        """How often each kind occurs among one's own of a list in which a thing has the number seat * kinds + kind."""
        data, first = self.data, kinds * self.own
        place = self.clear(kinds)
        for value in cast("list[i64]", values):
            if first <= value < first + kinds:
                data[place + value - first] += 1

    def clear(self, size: i64) -> i64:
        """Zeros, and where they begin."""
        data, place = self.data, self.place
        for index in range(place, place + size):
            data[index] = 0
        self.place = place + size
        return place

    def flags(self, name: str, bits: i64, count: i64) -> None:
        """The lowest `count` bits, 1 for each that is set."""
        data, place = self.data, self.place
        for index in range(place, place + count):
            data[index] = 1 if bits & 1 else 0
            bits >>= 1
        self.place = place + count

    def flags_of_seats(self, name: str, bits: i64) -> None:
        """A bit for each seat."""
        own, seats = self.own, self.seats
        self.flags(name, bits >> own | bits << seats - own, seats)

    def marks(self, name: str, ones: i64, twos: i64, count: i64) -> None:
        """Two sets of the same things: 1 for what is in the first, 2 for what is in the second."""
        data, place = self.data, self.place
        for index in range(place, place + count):
            data[index] = 2 if twos & 1 else 1 if ones & 1 else 0
            ones >>= 1
            twos >>= 1
        self.place = place + count


def seen_from(seat: int, seats: int) -> vec[i16]:
    """By seat, where it sits from here. near[-1] is the last one: nobody stays nobody."""
    near = [*range(BEYOND), -1]
    for other in range(seats):
        near[other] = (other - seat) % seats
    return vec[i16](near)


def clipped(value: int) -> i16:
    return value if -LARGEST < value < LARGEST else LARGEST if value > 0 else -LARGEST


class Catalogue(Tray):
    """Writes down the parts instead of their numbers."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0)
        self.parts: list[Part] = []
        self.size = 0

    def add(self, name: str, size: int, what: str, most: int) -> None:
        last = self.parts[-1] if self.parts else None
        if last is not None and last.name == name:
            last.size += size
        else:
            self.parts.append(Part(name, self.size, size, what, most))
        self.size += size

    def number(self, name: str, value: int, most: int) -> None:
        self.add(name, 1, NUMBER, most)

    def kind(self, name: str, value: i16, kinds: int) -> None:
        self.add(name, 1, KIND, kinds)

    def seat(self, name: str, value: i64) -> None:
        self.add(name, 1, SEAT, self.seats)

    def numbers(self, name: str, values: list[int], most: int) -> None:
        self.add(name, len(values), NUMBER, most)

    def total(self, name: str, values: list[int], most: int) -> None:
        self.add(name, 1, NUMBER, most)

    def kinds(self, name: str, values: list[int], kinds: int) -> None:
        self.add(name, len(values), KIND, kinds)

    def kinds_at(self, name: str, places: list[int], values: list[int], size: i64, kinds: int) -> None:
        self.add(name, size, KIND, kinds)

    def seats_in(self, name: str, values: list[int]) -> None:
        self.add(name, len(values), SEAT, self.seats)

    def by_seat(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, width * self.seats, NUMBER, most)

    def kinds_by_seat(self, name: str, values: list[int], kinds: int) -> None:
        self.add(name, self.seats, KIND, kinds)

    def sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, self.seats, NUMBER, most)

    def mine(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, width, NUMBER, most)

    def row(self, name: str, values: list[int], size: i64, kinds: int) -> None:
        self.add(name, size, KIND, kinds)

    def row_of_seats(self, name: str, values: list[int], size: i64) -> None:
        self.add(name, size, SEAT, self.seats)

    def bag(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        self.add(name, kinds, NUMBER, most)

    def my_bag(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        self.add(name, kinds, NUMBER, most)

    def row_of_numbers(self, name: str, values: list[int], size: i64, most: int) -> None:
        self.add(name, size, NUMBER, most)

    def bag_of_seats(self, name: str, values: list[int], most: int) -> None:
        self.add(name, self.seats, NUMBER, most)

    def marks(self, name: str, ones: i64, twos: i64, count: i64) -> None:
        self.add(name, count, NUMBER, 2)

    def flags(self, name: str, bits: i64, count: i64) -> None:
        self.add(name, count, NUMBER, 1)

    def flags_of_seats(self, name: str, bits: i64) -> None:
        self.add(name, self.seats, NUMBER, 1)

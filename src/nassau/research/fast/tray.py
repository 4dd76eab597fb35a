"""The numbers that a seat sees, laid out one after another.

A game's `sense` function lays everything that a seat may know on a tray, part by part. The same function serves two
trays: `Tray` writes the numbers as fast as it can, `Catalogue` writes down what the parts are called and how long
they are. So the documented table and the vector cannot differ.

Seats are seen from one's own: 0 is oneself, 1 the next clockwise. -1 stands for nobody and nothing.
"""

from __future__ import annotations

from typing import Final

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
    """Writes into `data` from `place` on. What does not fit into 16 bits is written as the nearest that does."""

    def __init__(self, seats: int, size: int) -> None:
        self.seats = seats
        self.data = vec[i16]([0] * size)
        self.place: i64 = 0
        self.own = 0
        self.views = [seen_from(seat, seats) for seat in range(seats)]
        self.near = self.views[0]

    def sit(self, seat: int) -> None:
        """Look from this seat from now on."""
        self.own = seat
        self.near = self.views[seat]

    # -- what a `sense` function calls

    def number(self, name: str, value: int, most: int) -> None:
        data = self.data
        data[self.place] = clipped(value)
        self.place += 1

    def kind(self, name: str, value: int, kinds: int) -> None:
        data = self.data
        data[self.place] = value
        self.place += 1

    def seat(self, name: str, value: int) -> None:
        data = self.data
        data[self.place] = self.near[value]
        self.place += 1

    def numbers(self, name: str, values: list[int], most: int) -> None:
        """A list that has the same length in every position."""
        data, place = self.data, self.place
        for value in values:
            data[place] = value
            place += 1
        self.place = place

    def kinds(self, name: str, values: list[int], kinds: int) -> None:
        self.numbers(name, values, kinds)

    def seats_in(self, name: str, values: list[int]) -> None:
        data, place, near = self.data, self.place, self.near
        for value in values:
            data[place] = near[value]
            place += 1
        self.place = place

    def by_seat(self, name: str, values: list[int], width: int, most: int) -> None:
        """`width` numbers for each seat, one's own first."""
        data, place, first = self.data, self.place, width * self.own
        for index in range(first, len(values)):
            data[place] = clipped(values[index])
            place += 1
        for index in range(first):
            data[place] = clipped(values[index])
            place += 1
        self.place = place

    def kinds_by_seat(self, name: str, values: list[int], kinds: int) -> None:
        self.by_seat(name, values, 1, kinds)

    def sums(self, name: str, values: list[int], width: int, most: int) -> None:
        """For each seat the sum of its numbers: how much it has is public, of what is not."""
        data, place, seats = self.data, self.place, self.seats
        for turn in range(seats):
            first, total = width * ((self.own + turn) % seats), 0
            for index in range(first, first + width):
                total += values[index]
            data[place] = clipped(total)
            place += 1
        self.place = place

    def mine(self, name: str, values: list[int], width: int, most: int) -> None:
        """One's own part of a list by seat."""
        data, place, first = self.data, self.place, width * self.own
        for index in range(first, first + width):
            data[place] = values[index]
            place += 1
        self.place = place

    def row(self, name: str, values: list[int], size: int, kinds: int) -> None:
        """A list of changing length, in order, filled up with -1."""
        data, place = self.data, self.place
        end = place + size
        for value in values:
            if place < end:
                data[place] = value
                place += 1
        while place < end:
            data[place] = -1
            place += 1
        self.place = place

    def row_of_seats(self, name: str, values: list[int], size: int) -> None:
        near = self.near
        self.row(name, [near[value] for value in values], size, self.seats)

    def row_of_numbers(self, name: str, values: list[int], size: int, most: int) -> None:
        self.row(name, values, size, most)

    def bag_of_seats(self, name: str, values: list[int], most: int) -> None:
        """How often each seat occurs in a list of changing length."""
        near = self.near
        self.bag(name, [near[value] for value in values], self.seats, most)

    def bag(self, name: str, values: list[int], kinds: int, most: int) -> None:
        """How often each kind occurs in a list of changing length."""
        data, place = self.data, self.place
        for kind in range(kinds):
            data[place + kind] = 0
        for value in values:
            data[place + value] = data[place + value] + 1
        self.place = place + kinds

    def flags(self, name: str, bits: int, count: int) -> None:
        """The lowest `count` bits, 1 for each that is set."""
        data, place = self.data, self.place
        for _ in range(count):
            data[place] = bits & 1
            bits >>= 1
            place += 1
        self.place = place

    def flags_of_seats(self, name: str, bits: int) -> None:
        """A bit for each seat."""
        own, seats = self.own, self.seats
        for turn in range(seats):
            self.data[self.place] = bits >> (own + turn) % seats & 1
            self.place += 1

    def marks(self, name: str, ones: int, twos: int, count: int) -> None:
        """Two sets of the same things: 1 for what is in the first, 2 for what is in the second."""
        data, place = self.data, self.place
        for _ in range(count):
            data[place] = 2 if twos & 1 else ones & 1
            ones >>= 1
            twos >>= 1
            place += 1
        self.place = place


def seen_from(seat: int, seats: int) -> list[int]:
    """By seat, where it sits from here. near[-1] is the last one: nobody stays nobody."""
    near = [*range(BEYOND), -1]
    for other in range(seats):
        near[other] = (other - seat) % seats
    return near


def clipped(value: int) -> int:
    return value if -LARGEST < value < LARGEST else LARGEST


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

    def kind(self, name: str, value: int, kinds: int) -> None:
        self.add(name, 1, KIND, kinds)

    def seat(self, name: str, value: int) -> None:
        self.add(name, 1, SEAT, self.seats)

    def numbers(self, name: str, values: list[int], most: int) -> None:
        self.add(name, len(values), NUMBER, most)

    def kinds(self, name: str, values: list[int], kinds: int) -> None:
        self.add(name, len(values), KIND, kinds)

    def seats_in(self, name: str, values: list[int]) -> None:
        self.add(name, len(values), SEAT, self.seats)

    def by_seat(self, name: str, values: list[int], width: int, most: int) -> None:
        self.add(name, width * self.seats, NUMBER, most)

    def kinds_by_seat(self, name: str, values: list[int], kinds: int) -> None:
        self.add(name, self.seats, KIND, kinds)

    def sums(self, name: str, values: list[int], width: int, most: int) -> None:
        self.add(name, self.seats, NUMBER, most)

    def mine(self, name: str, values: list[int], width: int, most: int) -> None:
        self.add(name, width, NUMBER, most)

    def row(self, name: str, values: list[int], size: int, kinds: int) -> None:
        self.add(name, size, KIND, kinds)

    def row_of_seats(self, name: str, values: list[int], size: int) -> None:
        self.add(name, size, SEAT, self.seats)

    def bag(self, name: str, values: list[int], kinds: int, most: int) -> None:
        self.add(name, kinds, NUMBER, most)

    def row_of_numbers(self, name: str, values: list[int], size: int, most: int) -> None:
        self.add(name, size, NUMBER, most)

    def bag_of_seats(self, name: str, values: list[int], most: int) -> None:
        self.add(name, self.seats, NUMBER, most)

    def marks(self, name: str, ones: int, twos: int, count: int) -> None:
        self.add(name, count, NUMBER, 2)

    def flags(self, name: str, bits: int, count: int) -> None:
        self.add(name, count, NUMBER, 1)

    def flags_of_seats(self, name: str, bits: int) -> None:
        self.add(name, self.seats, NUMBER, 1)

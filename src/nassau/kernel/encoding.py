"""The numbers that a seat sees, laid out one after another.

A game's `observe` function writes everything that a seat may know, part by part. The same function serves two
writers: `ObservationWriter` writes the numbers, `ObservationSchema` records the name and size of each part. So the
documented table and the vector cannot differ.

Seats are seen from one's own: 0 is oneself, 1 the next clockwise. -1 stands for nobody and nothing.

A tray has a row for each game, and little changes in a game from one decision to the next: what lies there already is
left where a glance tells that it still holds (`still`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, cast

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


class ObservationWriter:
    """Writes into `data` from `place` on. Amounts that do not fit into 16 bits become the nearest that do.

    The casts are for the compiler: lists without a negative number are read faster as machine numbers.
    """

    def __init__(self, seats: int, length: int, memories: int, rows: int) -> None:
        self.seats: i64 = seats
        self.length: i64 = length
        self.memories: i64 = memories
        self.data = vec[i16]([0] * (length * rows))
        self.place: i64 = 0
        self.own: i64 = 0
        self.views = [seen_from(seat, seats) for seat in range(seats)]
        self.near = self.views[0]
        self.turns = [turned(old, new) for old in self.views for new in self.views]
        self.kept: list[object] = [None] * (memories * rows)  # what was laid last by whoever remembers it, row by row,
        self.known = vec[i64]([0] * (memories * rows))  # a number that belongs to it,
        self.totals = vec[i16]([0] * (memories * rows * seats))  # and by seat what came of it
        self.memory: i64 = 0
        self.sat = vec[i64]([-1] * rows)  # who looked last, by row
        self.before: i64 = -1  # and in this row

    def sit(self, row: i64, seat: i64) -> None:
        """Look from this seat from now on, and write into this row."""
        self.place = row * self.length
        self.memory = row * self.memories
        self.before = self.sat[row]
        self.sat[row] = seat
        self.own = seat
        self.near = self.views[seat]

    # -- what a `sense` function calls to leave what lies there

    def still(self, thing: object, size: i64, number: i64 = 0) -> bool:
        """Whether the next `size` numbers were made of this very thing and number: then they are passed over.

        Only for what is never changed in place, as lists that the copies of a state share.
        """
        kept, known, memory = self.kept, self.known, self.memory
        self.memory = memory + 1
        if kept[memory] is thing and known[memory] == number:
            self.place += size
            return True
        kept[memory] = thing
        known[memory] = number
        return False

    def still_mine(self, thing: object, size: i64) -> bool:
        """The same for what every seat sees in its own way."""
        return self.still(thing, size, self.own)

    def still_equal(self, values: list[int], size: i64, number: i64 = 0) -> bool:
        """The same as `still` for a list that is changed in place: it is compared with a copy."""
        kept, known, memory = self.kept, self.known, self.memory
        self.memory = memory + 1
        if known[memory] == number and kept[memory] == values:
            self.place += size
            return True
        kept[memory] = values.copy()
        known[memory] = number
        return False

    # -- what it calls to lay something

    def number(self, name: str, value: i64, most: int) -> None:
        data, place = self.data, self.place
        data[place] = i16(value) if -LARGEST < value < LARGEST else clipped(value)
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

    def sparse(self, name: str, size: i64, kinds: int) -> i64:
        """A list that is -1 but for a few places: where it begins, for `put`."""
        place = self.place
        self.fill(place + size, place)
        return place

    def put(self, place: i64, value: i16) -> None:
        data = self.data
        data[place] = value

    def seats_in(self, name: str, values: list[int]) -> None:
        data, place, near = self.data, self.place, self.near
        for value in values:
            data[place] = near[value]
            place += 1
        self.place = place

    def long_seats_in(self, name: str, values: list[int]) -> None:
        """The same for a long list in which few seats change from one look to the next, and only those are read.

        Small numbers are the same objects wherever they occur; any that are not are just written again.
        """
        memory = self.memory
        self.memory = memory + 1
        kept = self.kept[memory]
        if kept is None:
            self.kept[memory] = values.copy()
            self.seats_in(name, values)
            return
        if self.before != self.own:
            self.turn(len(values))
        data, first, near, known = self.data, self.place, self.near, cast("list[object]", kept)
        place = first
        for value, last in zip(cast("list[object]", values), known):  # noqa: B905 - compiled, `strict` is slow
            if value is not last:
                known[place - first] = value
                data[place] = near[cast("i64", value)]
            place += 1
        self.place = place

    def turn(self, size: i64) -> None:
        """See the seats that lie here from one's own seat, not from that of who looked before."""
        data, place, turned = self.data, self.place, self.turns[self.before * self.seats + self.own]
        for index in range(place, place + size):
            data[index] = turned[i64(data[index]) + 1]

    def by_seat(self, name: str, values: list[int], width: i64, most: int) -> None:
        """`width` numbers for each seat, one's own first."""
        data, place, amounts = self.data, self.place, cast("list[i64]", values)
        first, size = width * self.own, width * self.seats
        at, turn = place + size - first, place - first  # where those of seat 0 go, and one's own
        for index, amount in enumerate(amounts):
            if index == first:
                at = turn
            if index == size:
                break
            data[at + index] = i16(amount) if -LARGEST < amount < LARGEST else clipped(amount)
        self.place = place + size

    def kinds_by_seat(self, name: str, values: list[int], kinds: int) -> None:
        data, place = self.data, self.place
        at = place + self.seats - self.own
        end = place + self.seats
        for value in values:
            if at == end:
                at = place
            data[at] = value
            at += 1
        self.place = end

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

    def lasting_sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        """The same for a list that is never changed in place: it is summed up once."""
        data, totals, memory, place, own, seats = self.data, self.totals, self.memory, self.place, self.own, self.seats
        self.memory = memory + 1
        self.place = place + seats
        first = memory * seats
        if self.kept[memory] is values:
            for turn in range(seats):
                seat = own + turn if own + turn < seats else own + turn - seats
                data[place + turn] = totals[first + seat]
            return
        self.kept[memory] = values
        self.place = place
        self.sums(name, values, width, most)
        for turn in range(seats):
            seat = own + turn if own + turn < seats else own + turn - seats
            totals[first + seat] = data[place + turn]

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
            data[place + i64(near[value])] += 1

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
            data[index] = i16(bits & 1)
            bits >>= 1
        self.place = place + count

    def flags_of_seats(self, name: str, bits: i64) -> None:
        """A bit for each seat."""
        own, seats = self.own, self.seats
        self.flags(name, bits >> own | bits << seats - own, seats)

    def marks(self, name: str, ones: i64, twos: i64, count: i64) -> None:
        """Two sets without a thing in common: 1 for what is in the first, 2 for what is in the second.

        What lies there is left if the sets are the same and who looks, too.
        """
        data, place, known, memory = self.data, self.place, self.known, self.memory
        self.memory = memory + 2
        self.place = place + count
        if self.before == self.own and known[memory] == ones and known[memory + 1] == twos:
            return
        known[memory] = ones
        known[memory + 1] = twos
        for index in range(place, place + count):
            data[index] = i16((ones & 1) + 2 * (twos & 1))
            ones >>= 1
            twos >>= 1


def seen_from(seat: int, seats: int) -> vec[i16]:
    """By seat, where it sits from here. near[-1] is the last one: nobody stays nobody."""
    near = [*range(BEYOND), -1]
    for other in range(seats):
        near[other] = (other - seat) % seats
    return vec[i16](near)


def turned(old: vec[i16], new: vec[i16]) -> vec[i16]:
    """By where a seat sits in the old view and one more, so that nobody has index 0: where it sits in the new view."""
    places = [-1] * (BEYOND + 1)
    for seat in range(BEYOND):
        places[old[seat] + 1] = new[seat]
    return vec[i16](places)


def clipped(value: i64) -> i16:
    return i16(value) if -LARGEST < value < LARGEST else LARGEST if value > 0 else -LARGEST


class ObservationSchema(ObservationWriter):
    """Writes down the parts instead of their numbers, and how many of them remember what was laid."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0, 0, 0)
        self.parts: list[Part] = []
        self.size = 0

    def add(self, name: str, size: int, what: str, most: int) -> None:
        last = self.parts[-1] if self.parts else None
        if last is not None and last.name == name:
            last.size += size
        else:
            self.parts.append(Part(name, self.size, size, what, most))
        self.size += size

    def still(self, thing: object, size: i64, number: i64 = 0) -> bool:
        self.memory += 1
        return False

    def still_mine(self, thing: object, size: i64) -> bool:
        return self.still(thing, size)

    def still_equal(self, values: list[int], size: i64, number: i64 = 0) -> bool:
        return self.still(values, size)

    def number(self, name: str, value: i64, most: int) -> None:
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

    def sparse(self, name: str, size: i64, kinds: int) -> i64:
        self.add(name, size, KIND, kinds)
        return 0

    def put(self, place: i64, value: i16) -> None:
        """Nothing is laid."""

    def seats_in(self, name: str, values: list[int]) -> None:
        self.add(name, len(values), SEAT, self.seats)

    def long_seats_in(self, name: str, values: list[int]) -> None:
        self.memory += 1
        self.seats_in(name, values)

    def by_seat(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, width * self.seats, NUMBER, most)

    def kinds_by_seat(self, name: str, values: list[int], kinds: int) -> None:
        self.add(name, self.seats, KIND, kinds)

    def sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, self.seats, NUMBER, most)

    def lasting_sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.memory += 1
        self.sums(name, values, width, most)

    def mine(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, width, NUMBER, most)

    def row(self, name: str, values: list[int], size: i64, kinds: int) -> None:
        self.add(name, size, KIND, kinds)

    def row_of_seats(self, name: str, values: list[int], size: i64) -> None:
        self.add(name, size, SEAT, self.seats)

    def row_of_numbers(self, name: str, values: list[int], size: i64, most: int) -> None:
        self.add(name, size, NUMBER, most)

    def bag(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        self.add(name, kinds, NUMBER, most)

    def my_bag(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        self.add(name, kinds, NUMBER, most)

    def bag_of_seats(self, name: str, values: list[int], most: int) -> None:
        self.add(name, self.seats, NUMBER, most)

    def marks(self, name: str, ones: i64, twos: i64, count: i64) -> None:
        self.memory += 2
        self.add(name, count, NUMBER, 2)

    def flags(self, name: str, bits: i64, count: i64) -> None:
        self.add(name, count, NUMBER, 1)

    def flags_of_seats(self, name: str, bits: i64) -> None:
        self.add(name, self.seats, NUMBER, 1)


Moves: TypeAlias = dict[str, Any]
"""For every verb of players: a list with the range of each of its integers, a tuple of all combinations, or a count."""


class Encoder:
    """How a game is encoded for learning.

    `moves` numbers the actions; where a verb has only a count, an action's number is its rank among the legal ones.
    `steps` names the local integers of the steps that everybody may know: `name` is a number, `name@` a seat, `name&`
    one bit per seat, `name*5` five numbers. `private` lists the steps that only their own seat (their first integer)
    may know. `observe` writes everything else; it may use only what `view` shows to that seat.
    """

    def __init__(
        self,
        moves: Moves,
        steps: dict[str, str],
        observe: Callable[[Any, ObservationWriter], None],
        private: Sequence[str] = (),
    ) -> None:
        self.moves = moves
        self.steps = steps
        self.observe = observe
        self.private = private

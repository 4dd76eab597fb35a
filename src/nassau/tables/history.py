"""What has happened at a table so far, kept small: a thousand live tables fit into memory with all their facts."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Final, Self

import msgspec

from nassau.kernel import Fact


class Past(msgspec.Struct, frozen=True, array_like=True):
    """What one entry did. A fact is [owner, hidden, name, numbers…], as the kernel's `Fact` has them."""

    number: int
    seat: int
    time: int
    deputy: bool  # at this person's seat a bot acted: a deputy, or a program over the network
    facts: list[tuple[int, int, str, list[int]]]

    def told(self) -> list[Fact]:
        return [Fact(name, tuple(numbers), owner, hidden) for owner, hidden, name, numbers in self.facts]


ROWS: Final = msgspec.msgpack.Decoder(Past)
ENCODER: Final = msgspec.msgpack.Encoder()


class History:
    """The pasts of the fold, in order of number; acts that were taken back are not in it.

    One block of bytes instead of an object for each entry: a long game has more than a thousand.
    """

    def __init__(self) -> None:
        self.numbers = array("L")
        self.ends = array("L")  # where each row ends in the block
        self.block = bytearray()

    def copy(self) -> Self:
        twin = type(self)()
        twin.numbers = self.numbers[:]
        twin.ends = self.ends[:]
        twin.block = self.block[:]
        return twin

    def add(self, number: int, seat: int, time: int, deputy: bool, facts: list[Fact]) -> None:
        plain = [(fact.owner, fact.hidden, fact.name, list(fact.args)) for fact in facts]
        self.append(number, ENCODER.encode(Past(number, seat, time, deputy, plain)))

    def append(self, number: int, row: bytes) -> None:
        self.block += row
        self.numbers.append(number)
        self.ends.append(len(self.block))

    def row(self, index: int) -> bytes:
        start = self.ends[index - 1] if index else 0
        return bytes(self.block[start : self.ends[index]])

    @property
    def size(self) -> int:
        """The bytes that it takes."""
        return len(self.block) + 2 * self.numbers.itemsize * len(self.numbers)

    def drop(self, first: int) -> None:
        """Forget the acts from number `first` on; what the table itself did since then stays."""
        index = bisect_left(self.numbers, first)
        later = [(self.numbers[place], self.row(place)) for place in range(index, len(self.numbers))]
        del self.block[self.ends[index - 1] if index else 0 :]
        del self.numbers[index:], self.ends[index:]
        for number, row in later:
            if ROWS.decode(row).seat < 0:
                self.append(number, row)

    def after(self, number: int) -> Iterator[Past]:
        """The pasts with a higher number."""
        for index in range(bisect_right(self.numbers, number), len(self.numbers)):
            yield ROWS.decode(self.row(index))

"""What has happened at a table so far, kept small: a thousand live tables fit into memory with all their facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Self

import msgspec

from nassau.kernel import Fact


class Past(msgspec.Struct, frozen=True, array_like=True):
    """What one entry did. A fact is [owner, hidden, name, numbers…], as the kernel's `Fact` has them."""

    number: int
    seat: int
    time: int
    deputy: bool  # a bot acted for the person at this seat
    facts: list[tuple[int, int, str, list[int]]]

    def told(self) -> list[Fact]:
        return [Fact(name, tuple(numbers), owner, hidden) for owner, hidden, name, numbers in self.facts]


ROWS: Final = msgspec.msgpack.Decoder(Past)
ENCODER: Final = msgspec.msgpack.Encoder()


class History:
    """The pasts of the fold, in order of number; acts that were taken back are not in it."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.rows: list[bytes] = []

    def copy(self) -> Self:
        twin = type(self)()
        twin.numbers = self.numbers.copy()
        twin.rows = self.rows.copy()
        return twin

    def add(self, number: int, seat: int, time: int, deputy: bool, facts: list[Fact]) -> None:
        plain = [(fact.owner, fact.hidden, fact.name, list(fact.args)) for fact in facts]
        self.numbers.append(number)
        self.rows.append(ENCODER.encode(Past(number, seat, time, deputy, plain)))

    def drop(self, first: int) -> None:
        """Forget the acts from number `first` on; what the table itself did since then stays."""
        index = len(self.numbers)
        while index and self.numbers[index - 1] >= first:
            index -= 1
            if ROWS.decode(self.rows[index]).seat >= 0:
                del self.numbers[index], self.rows[index]

    def after(self, number: int) -> Iterator[Past]:
        """The pasts with a higher number."""
        index = len(self.numbers)
        while index and self.numbers[index - 1] > number:
            index -= 1
        for row in self.rows[index:]:
            yield ROWS.decode(row)

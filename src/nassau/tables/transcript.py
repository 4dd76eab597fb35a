"""The transcript of a table: the facts of every act and event, stored compactly so that thousands of tables fit into
memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, Self

import msgspec

from nassau.kernel import Fact


class TranscriptRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The facts of one entry. A fact is (owner, hidden, rule, name, numbers), as in the kernel's `Fact`."""

    number: int
    seat: int
    time: int
    deputy: bool  # a bot acted at a person's seat: a deputy, or a bot account over the network API
    facts: tuple[tuple[int, int, str, str, tuple[int, ...]], ...]

    def unpack(self) -> list[Fact]:
        return [Fact(name, numbers, owner, hidden, rule) for owner, hidden, rule, name, numbers in self.facts]


class Page(NamedTuple):
    """Rows packed with MessagePack."""

    last: int  # the number of its last row
    rows: bytes


PAGE_ROWS: Final = 16
"""Rows per page. The rows after the last page stay unpacked, because the next update sends them."""
PAGE_OVERHEAD_BYTES: Final = 150
UNPACKED_ROW_BYTES: Final = 400
"""Estimates for `Transcript.size`: memory per page beside its rows, and per unpacked row."""

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(list[TranscriptRow])


class Transcript:
    """Rows in order of their number, without undone acts.

    Pages are immutable and shared by copies: a long game has more than a thousand entries, and every move copies.
    """

    def __init__(self) -> None:
        self.pages: tuple[Page, ...] = ()
        self.packed_bytes = 0
        self.latest: list[TranscriptRow] = []

    def copy(self) -> Self:
        twin = type(self)()
        twin.pages = self.pages
        twin.packed_bytes = self.packed_bytes
        twin.latest = self.latest.copy()
        return twin

    def add(self, number: int, seat: int, time: int, deputy: bool, facts: list[Fact]) -> None:
        packed = tuple([(fact.owner, fact.hidden, fact.rule, fact.name, fact.args) for fact in facts])
        self.latest.append(TranscriptRow(number, seat, time, deputy, packed))
        if len(self.latest) > PAGE_ROWS:
            self.pack()

    def pack(self) -> None:
        """Move all unpacked rows but the last, which is about to be sent, to a new page."""
        *old, last = self.latest
        page = Page(old[-1].number, ENCODER.encode(old))
        self.pages = (*self.pages, page)
        self.packed_bytes += len(page.rows)
        self.latest = [last]

    @property
    def size(self) -> int:
        """Estimated memory in bytes."""
        return self.packed_bytes + PAGE_OVERHEAD_BYTES * len(self.pages) + UNPACKED_ROW_BYTES * len(self.latest)

    def drop(self, first: int) -> None:
        """Remove the acts from number `first` on; rows of the table itself stay."""
        while self.pages and self.pages[-1].last >= first:
            page = self.pages[-1]
            self.pages = self.pages[:-1]
            self.packed_bytes -= len(page.rows)
            self.latest = DECODER.decode(page.rows) + self.latest
        self.latest = [row for row in self.latest if row.number < first or row.seat < 0]

    def after(self, number: int) -> Iterator[TranscriptRow]:
        """The rows with a higher number."""
        for page in self.pages:
            if page.last > number:
                yield from (row for row in DECODER.decode(page.rows) if row.number > number)
        yield from (row for row in self.latest if row.number > number)

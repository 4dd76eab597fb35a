"""What has happened at a table so far, kept small: a thousand live tables fit into memory with all their facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, Self

import msgspec

from nassau.kernel import Fact


class Past(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one entry did. A fact is [owner, hidden, name, numbers…], as the kernel's `Fact` has them."""

    number: int
    seat: int
    time: int
    deputy: bool  # at this person's seat a bot acted: a deputy, or a program over the network
    facts: tuple[tuple[int, int, str, tuple[int, ...]], ...]

    def told(self) -> list[Fact]:
        return [Fact(name, numbers, owner, hidden) for owner, hidden, name, numbers in self.facts]


class Page(NamedTuple):
    """Some pasts that will hardly be looked at again, packed."""

    last: int  # the number of the last of them
    rows: bytes


PAGE: Final = 16
"""Pasts on a page. Those after the last page are kept as they are: they are what the next viewers are told."""
LOOSE: Final = 400
"""About how many bytes a past takes that is on no page yet."""

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(list[Past])


class History:
    """The pasts of the fold, in order of number; acts that were taken back are not in it.

    Pages never change, so copies share them: a long game has more than a thousand entries, and every move copies.
    """

    def __init__(self) -> None:
        self.pages: tuple[Page, ...] = ()
        self.packed = 0  # bytes on the pages
        self.latest: list[Past] = []

    def copy(self) -> Self:
        twin = type(self)()
        twin.pages = self.pages
        twin.packed = self.packed
        twin.latest = self.latest.copy()
        return twin

    def add(self, number: int, seat: int, time: int, deputy: bool, facts: list[Fact]) -> None:
        plain = tuple([(fact.owner, fact.hidden, fact.name, fact.args) for fact in facts])
        self.latest.append(Past(number, seat, time, deputy, plain))
        if len(self.latest) > PAGE:
            self.turn_page()

    def turn_page(self) -> None:
        """Pack all but the last, which is about to be told."""
        *old, last = self.latest
        page = Page(old[-1].number, ENCODER.encode(old))
        self.pages = (*self.pages, page)
        self.packed += len(page.rows)
        self.latest = [last]

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return self.packed + 150 * len(self.pages) + LOOSE * len(self.latest)

    def drop(self, first: int) -> None:
        """Forget the acts from number `first` on; what the table itself did since then stays."""
        while self.pages and self.pages[-1].last >= first:
            page = self.pages[-1]
            self.pages = self.pages[:-1]
            self.packed -= len(page.rows)
            self.latest = DECODER.decode(page.rows) + self.latest
        self.latest = [past for past in self.latest if past.number < first or past.seat < 0]

    def after(self, number: int) -> Iterator[Past]:
        """The pasts with a higher number."""
        for page in self.pages:
            if page.last > number:
                yield from (past for past in DECODER.decode(page.rows) if past.number > number)
        yield from (past for past in self.latest if past.number > number)

"""Clocks: a bank of time per seat, and an increment at the beginning of each of its turns. Times are milliseconds.

The increment belongs to the turn, not to the act: a turn of many small choices gains nothing by them. Nobody loses a
game by time: a deputy takes the seat over and gives it back whenever its person returns. Without a limit people take
all the time they like, but a program only so much for each decision.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Self

from nassau.tables.events import Preset

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND

PRESETS: Final[dict[Preset, tuple[int, int] | None]] = {
    "none": None,
    "friendly": (600 * SECOND, 60 * SECOND),
    "live": (180 * SECOND, 20 * SECOND),
    "slow": (72 * HOUR, 24 * HOUR),
}
"""Bank at the start, which is also its limit, and increment per turn."""

ANSWER: Final = 60 * SECOND
"""What a program may take for a decision where there is no other limit: it may have crashed, and would never return."""


class Clock:
    """The time of every seat. A seat's clock runs while it must decide."""

    def __init__(self, preset: Preset, seats: int) -> None:
        self.limits = PRESETS[preset]
        self.bank = [self.limits[0] if self.limits else 0] * seats
        self.since: dict[int, int] = {}  # when the running clocks were started
        self.programs: frozenset[int] = frozenset()  # the seats where programs sit

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.limits = self.limits
        twin.bank = self.bank.copy()
        twin.since = self.since.copy()
        twin.programs = self.programs
        return twin

    def run(self, seats: Collection[int], now: int) -> None:
        """From now on exactly the clocks of these seats run."""
        for seat in [seat for seat in self.since if seat not in seats]:
            self.bank[seat] -= now - self.since.pop(seat)
        for seat in seats:
            if seat not in self.since:
                self.since[seat] = now
                self.refill(seat)

    def refill(self, seat: int) -> None:
        if self.limits:
            bank, increment = self.limits
            self.bank[seat] = min(bank, max(0, self.bank[seat]) + increment)

    def resume(self, seat: int, now: int, fresh: bool = False) -> None:
        """Go on without a new increment; `fresh`: with at least the time of one turn."""
        self.since.setdefault(seat, now)
        if self.limits and fresh:
            self.bank[seat] = max(self.bank[seat], self.limits[1])

    def acted(self, seat: int) -> None:
        """Where a program's decisions are timed, each has a time of its own."""
        if self.limits is None:
            self.since.pop(seat, None)

    def left(self, seat: int, now: int) -> int | None:
        """What remains for a seat; None without a limit."""
        if self.limits is None:
            return None
        return self.bank[seat] - (max(0, now - self.since[seat]) if seat in self.since else 0)

    def deadline(self) -> int | None:
        """When the first running clock will have run out."""
        return min(self.ends().values(), default=None)

    def due(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return sorted(seat for seat, end in self.ends().items() if end <= now)

    def ends(self) -> dict[int, int]:
        """When each running clock will have run out; of those that never do, there is none."""
        if self.limits is None:
            return {seat: since + ANSWER for seat, since in self.since.items() if seat in self.programs}
        return {seat: since + self.bank[seat] for seat, since in self.since.items()}

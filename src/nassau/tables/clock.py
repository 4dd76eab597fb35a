"""Clocks: a time bank per seat, and an increment at the start of each of its turns. Times are milliseconds.

The increment belongs to the turn, not to the act, so splitting a turn into many acts gains no time. Nobody loses a
game on time: a deputy plays the seat until its person returns. Returning brings no time: what a deputy has used for the
pending decision counts for the person who takes it back, so handing a seat over and back cannot stop a game. Without a
time control people have unlimited time; bot accounts have a limit per decision.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Self

from nassau.tables.events import Preset

SECOND_MS: Final = 1000
HOUR_MS: Final = 3600 * SECOND_MS

PRESETS: Final[dict[Preset, tuple[int, int] | None]] = {
    "none": None,
    "friendly": (600 * SECOND_MS, 60 * SECOND_MS),
    "live": (180 * SECOND_MS, 20 * SECOND_MS),
    "slow": (72 * HOUR_MS, 24 * HOUR_MS),
}
"""Time controls: the bank at the start, which is also its maximum, and the increment per turn."""

PROGRAM_LIMIT_MS: Final = 60 * SECOND_MS
"""Time of a bot account for one decision at a table without time control: a crashed bot would block the table."""


class Clock:
    """The clocks of all seats. A seat's clock runs while the seat must decide."""

    def __init__(self, preset: Preset, seats: int) -> None:
        self.limits = PRESETS[preset]
        self.bank = [self.limits[0] if self.limits else 0] * seats
        self.since: dict[int, int] = {}  # when each running clock was started
        self.handed: dict[int, int] = {}  # by pending seat: when a deputy took its decision over
        self.programs: frozenset[int] = frozenset()  # the seats of bot accounts

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.limits = self.limits
        twin.bank = self.bank.copy()
        twin.since = self.since.copy()
        twin.handed = self.handed.copy()
        twin.programs = self.programs
        return twin

    def run(self, seats: Collection[int], now: int) -> None:
        """Run the clocks of exactly these seats; a clock that starts gains the increment."""
        for seat in [seat for seat in self.since if seat not in seats]:
            self.bank[seat] -= now - self.since.pop(seat)
        for seat in seats:
            if seat not in self.since:
                self.since[seat] = now
                self.add_increment(seat)

    def forget_handed(self, pending: Collection[int]) -> None:
        """Drop the times of decisions that are no longer pending."""
        if self.handed:
            self.handed = {seat: since for seat, since in self.handed.items() if seat in pending}

    def add_increment(self, seat: int) -> None:
        if self.limits:
            bank, increment = self.limits
            self.bank[seat] = min(bank, max(0, self.bank[seat]) + increment)
        else:
            self.bank[seat] = 0

    def hand_over(self, seat: int, now: int) -> None:
        """A deputy takes over the pending decision of a seat."""
        self.handed.setdefault(seat, now)

    def take_back(self, seat: int, now: int) -> None:
        """Start the clock of a seat that a deputy has played, without an increment; the deputy's time counts."""
        self.since.setdefault(seat, self.handed.pop(seat, now))

    def left_on_return(self, seat: int, now: int) -> int | None:
        """The time for the pending decision if the person took it back from a deputy now; None: unlimited."""
        if self.limits is None and seat not in self.programs:
            return None
        limit = self.bank[seat] + (0 if self.limits else PROGRAM_LIMIT_MS)
        return limit - max(0, now - self.handed.get(seat, now))

    def acted(self, seat: int) -> None:
        """The seat has decided. Without time control, restart the limit per decision."""
        self.handed.pop(seat, None)
        if self.limits is None:
            self.since.pop(seat, None)

    def left(self, seat: int, now: int) -> int | None:
        """The remaining time of a seat; None without time control."""
        if self.limits is None:
            return None
        return self.bank[seat] - (max(0, now - self.since[seat]) if seat in self.since else 0)

    def deadline(self) -> int | None:
        """When the first running clock runs out; None if none does."""
        return min(self.deadlines().values(), default=None)

    def due(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return sorted(seat for seat, end in self.deadlines().items() if end <= now)

    def deadlines(self) -> dict[int, int]:
        """By seat: when its running clock runs out, if it does."""
        if self.limits is None:
            programs = [(seat, since) for seat, since in self.since.items() if seat in self.programs]
            return {seat: since + self.bank[seat] + PROGRAM_LIMIT_MS for seat, since in programs}
        return {seat: since + self.bank[seat] for seat, since in self.since.items()}

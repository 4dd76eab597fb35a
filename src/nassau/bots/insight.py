"""Insight after a game: how luck and decisions moved everybody's chances to win.

What was not luck is put down to decisions, everybody's together: `start + luck + decisions = end`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final

import msgspec

from nassau.bots import thumbs
from nassau.bots.chances import Swing, forecast, minus
from nassau.bots.regret import Regret
from nassau.kernel import CHANCE, Action, Record

ROLLS: Final = 5
REGRETS: Final = 2
"""Decisions of each seat that are told of."""
NOTICED: Final = 0.005
"""What rounds to a per cent: smaller rolls are not told of, and smaller steps are left out of the course."""


class Roll(msgspec.Struct, frozen=True):
    """Answers of chance that came one after the other: dice, or a deal."""

    number: int  # of the last of them
    luck: list[float]  # by seat: what it added to their chance to win
    facts: list[Action]


class Insight(msgspec.Struct, frozen=True):
    """What moved everybody's chances to win, which are from 0 to 1."""

    course: list[list[float]]  # [number, chance of seat 0, chance of seat 1, …]
    luck: list[float]  # by seat
    decisions: list[float]  # by seat, everybody's together: start + luck + decisions = end
    rolls: list[Roll]  # those that moved most, largest first
    regrets: list[Regret]  # the dearest decisions, dearest first

    def numbered(self, numbers: Sequence[int]) -> Insight:
        """The same with other numbers for the entries: those of a log that holds more than the game."""
        return msgspec.structs.replace(
            self,
            course=[[numbers[int(number) - 1] if number else 0, *shares] for number, *shares in self.course],
            rolls=[msgspec.structs.replace(roll, number=numbers[roll.number - 1]) for roll in self.rolls],
            regrets=[msgspec.structs.replace(one, number=numbers[one.number - 1]) for one in self.regrets],
        )


def insight(record: Record, seen: Sequence[Swing], regrets: Iterable[Regret]) -> Insight:
    """All swings of a whole game and what was found about its decisions, put together."""
    start = forecast(thumbs.load(record.game), record.game.start(record.seats, record.options))
    luck = [sum(swing.luck[seat] for swing in seen) for seat in range(record.seats)]
    change = minus(seen[-1].chances, start)
    return Insight(course(start, seen), luck, minus(change, luck), rolls(seen), dearest(regrets))


def course(start: list[float], seen: Sequence[Swing]) -> list[list[float]]:
    """The chances over time, without what nobody would see in a chart, and not between two cards of a deal."""
    kept: list[list[float]] = [[0, *start]]
    for swing, after in pairwise([*seen, None]):
        assert swing is not None
        resting = after is None or after.seat != CHANCE or swing.seat != CHANCE
        moved = max(map(abs, minus(swing.chances, kept[-1][1:]))) >= NOTICED
        if after is None or (resting and moved):
            kept.append([swing.number, *(round(share, 4) for share in swing.chances)])
    return kept


def rolls(seen: Sequence[Swing]) -> list[Roll]:
    groups = [list(group) for seat, group in groupby(seen, lambda swing: swing.seat) if seat == CHANCE]
    found = [roll for roll in map(together, groups) if size(roll) >= NOTICED]
    return sorted(found, key=size, reverse=True)[:ROLLS]


def together(group: list[Swing]) -> Roll:
    luck = [sum(parts) for parts in zip(*(swing.luck for swing in group), strict=True)]
    return Roll(group[-1].number, luck, [fact for swing in group for fact in swing.facts])


def dearest(regrets: Iterable[Regret]) -> list[Regret]:
    """A few of each seat: whoever plays with beginners wants to read of their own mistakes too."""
    told: list[Regret] = []
    for regret in sorted(regrets, key=lambda regret: -regret.loss):
        if sum(other.seat == regret.seat for other in told) < REGRETS:
            told.append(regret)
    return told


def size(roll: Roll) -> float:
    return max(map(abs, roll.luck))

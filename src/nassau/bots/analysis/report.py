"""Insight after a game: how luck and decisions moved everybody's chances to win.

What was not luck is put down to decisions, everybody's together: `start + luck + decisions = end`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Final

import msgspec

from nassau.bots.analysis.mistakes import Regret
from nassau.bots.analysis.win_probability import Swing, forecast, minus
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
    start = forecast(record.game.heuristic, record.game.start(record.seats, record.options))
    luck = [sum(swing.luck[seat] for swing in seen) for seat in range(record.seats)]
    change = minus(seen[-1].chances, start)
    return Insight(course(start, seen), luck, minus(change, luck), rolls(seen), dearest(regrets))


def course(start: list[float], seen: Sequence[Swing]) -> list[list[float]]:
    """The chances over time, without what nobody would see in a chart, and not between two cards of a deal."""
    kept: list[list[float]] = [[0, *start]]
    last: list[list[float]] = []  # what was left out last: it is kept before a leap, which would look like a slope
    for swing in resting(seen):
        point = [swing.number, *(round(share, 4) for share in swing.chances)]
        if swing is seen[-1] or max(map(abs, minus(point[1:], kept[-1][1:]))) >= NOTICED:
            kept += [*last, point]
            last = []
        else:
            last = [point]
    return kept


def resting(seen: Sequence[Swing]) -> Iterator[Swing]:
    """All but those between two answers of chance."""
    for swing, after in zip_longest(seen, seen[1:]):
        if after is None or not swing.seat == after.seat == CHANCE:
            yield swing


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

"""The report on a finished game: how luck and decisions changed the win probabilities.

What is not luck counts as decisions, those of all seats together: `start + luck + decisions = end`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Final

import msgspec

from nassau.bots.analysis.mistakes import Regret
from nassau.bots.analysis.win_probability import WinProbabilityChange, forecast, subtract
from nassau.kernel import CHANCE, Action, Record

MAX_ROLLS: Final = 5
"""Reported rolls."""
MAX_REGRETS: Final = 2
"""Reported decisions of each seat."""
MIN_CHANGE: Final = 0.005
"""Smallest reported change of a win probability: smaller ones round to zero per cent."""


class Roll(msgspec.Struct, frozen=True):
    """Consecutive chance outcomes: dice, or a deal. Part of the wire format."""

    number: int  # of the last entry
    luck: list[float]  # change of the win probability by seat
    facts: list[Action]


class Insight(msgspec.Struct, frozen=True):
    """The report; probabilities are from 0 to 1. Part of the wire format."""

    course: list[list[float]]  # [entry number, win probability of seat 0, of seat 1, …]
    luck: list[float]  # by seat
    decisions: list[float]  # by seat, everybody's together: start + luck + decisions = end
    rolls: list[Roll]  # largest change first
    regrets: list[Regret]  # largest loss first

    def renumbered(self, numbers: Sequence[int]) -> Insight:
        """A copy with entry `n` renumbered to `numbers[n - 1]`, for an event log with other entries in between."""
        return msgspec.structs.replace(
            self,
            course=[[numbers[int(number) - 1] if number else 0, *shares] for number, *shares in self.course],
            rolls=[msgspec.structs.replace(roll, number=numbers[roll.number - 1]) for roll in self.rolls],
            regrets=[msgspec.structs.replace(one, number=numbers[one.number - 1]) for one in self.regrets],
        )


def insight(record: Record, changes: Sequence[WinProbabilityChange], regrets: Iterable[Regret]) -> Insight:
    """The report on a record, from the changes by all of its entries and the regrets that were found."""
    start = forecast(record.game.heuristic, record.game.start(record.seats, record.options))
    luck = [sum(change.luck[seat] for change in changes) for seat in range(record.seats)]
    total = subtract(changes[-1].after, start)
    return Insight(course(start, changes), luck, subtract(total, luck), rolls(changes), largest_regrets(regrets))


def course(start: list[float], changes: Sequence[WinProbabilityChange]) -> list[list[float]]:
    """The win probabilities over time, without points that would be invisible in a chart.

    The point before a jump is kept, so that the jump is not drawn as a slope.
    """
    kept: list[list[float]] = [[0, *start]]
    skipped: list[list[float]] = []
    for change in settled_changes(changes):
        point = [change.number, *(round(share, 4) for share in change.after)]
        if change is changes[-1] or max(map(abs, subtract(point[1:], kept[-1][1:]))) >= MIN_CHANGE:
            kept += [*skipped, point]
            skipped = []
        else:
            skipped = [point]
    return kept


def settled_changes(changes: Sequence[WinProbabilityChange]) -> Iterator[WinProbabilityChange]:
    """All changes but those between two chance outcomes."""
    for change, following in zip_longest(changes, changes[1:]):
        if following is None or not change.seat == following.seat == CHANCE:
            yield change


def rolls(changes: Sequence[WinProbabilityChange]) -> list[Roll]:
    """The rolls with the largest luck, largest first."""
    groups = [list(group) for seat, group in groupby(changes, lambda change: change.seat) if seat == CHANCE]
    found = [roll for roll in map(merge, groups) if largest_luck(roll) >= MIN_CHANGE]
    return sorted(found, key=largest_luck, reverse=True)[:MAX_ROLLS]


def merge(group: list[WinProbabilityChange]) -> Roll:
    """Consecutive chance outcomes as one roll."""
    luck = [sum(parts) for parts in zip(*(change.luck for change in group), strict=True)]
    return Roll(group[-1].number, luck, [fact for change in group for fact in change.facts])


def largest_luck(roll: Roll) -> float:
    return max(map(abs, roll.luck))


def largest_regrets(regrets: Iterable[Regret]) -> list[Regret]:
    """The largest losses of each seat, largest first: a limit per seat, so that strong players see theirs too."""
    kept: list[Regret] = []
    for regret in sorted(regrets, key=lambda regret: -regret.loss):
        if sum(other.seat == regret.seat for other in kept) < MAX_REGRETS:
            kept.append(regret)
    return kept

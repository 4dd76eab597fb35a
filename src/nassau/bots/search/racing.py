"""Which of several options is best, when trying one costs much and tells little.

All options are tried in the same worlds with the same random numbers, so that luck cancels out when they are compared.
Who is clearly behind is dropped; options that look less promising join in as time goes on.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from nassau.kernel.action import Action

FIELD: Final = 7
"""Options that start; the others wait, best rated first."""
JOINING: Final = 6
"""Heats after which another one joins."""
DROPPED: Final = 2.7
"""Standard errors behind the leader after which an option is out."""
TRUSTED: Final = 1.0
"""Standard errors that a challenger must be ahead of the rule of thumb's choice,"""
WORTHWHILE: Final = 0.01
"""and by how much at least: what lies below is the guess of an evaluation rather than a finding."""
WARM_UP: Final = 24
SURE: Final = 150
"""Heats before an option may be said to make no difference: often it makes one seldom, and a large one."""


class Runner:
    """An option: what it brought in each heat since it joined."""

    def __init__(self, action: Action, since: int) -> None:
        self.action = action
        self.since = since
        self.payoffs: list[float] = []
        self.out = False

    def mean(self) -> float:
        return sum(self.payoffs) / len(self.payoffs) if self.payoffs else 0.0


class Race:
    """`order` lists the options, most promising first; the first one is trusted until another is proven better."""

    def __init__(self, order: list[Action]) -> None:
        self.waiting = order[FIELD:]
        self.runners = [Runner(action, 0) for action in order[:FIELD]]
        self.heat = 0
        self.next_look = WARM_UP
        self.next = 0

    def turn(self) -> Runner:
        """Whose turn it is. A new heat begins when `fresh` says so."""
        return self.runners[self.next]

    def fresh(self) -> bool:
        return self.next == 0

    def finish(self, payoff: float) -> None:
        """The runner whose turn it was has brought this."""
        self.runners[self.next].payoffs.append(payoff)
        self.next += 1
        while self.next < len(self.runners) and self.runners[self.next].out:
            self.next += 1
        if self.next == len(self.runners):
            self.end_heat()

    def end_heat(self) -> None:
        self.heat += 1
        if self.heat == self.next_look:
            self.drop()
            self.next_look += max(4, self.next_look // 2)
        if self.waiting and self.heat % JOINING == 0:
            self.runners.append(Runner(self.waiting.pop(0), self.heat))
        self.next = 0
        while self.runners[self.next].out:
            self.next += 1

    def drop(self) -> None:
        """Those behind the leader, and those that are at best as good as the first option, which is trusted."""
        leader, first = self.leader(), self.runners[0]
        for runner in self.runners:
            if runner.out or len(runner.payoffs) < WARM_UP:
                continue
            if runner is not leader:
                mean, error = difference(runner, leader)
                slack = WORTHWHILE if runner is first else 0.0
                runner.out = mean + slack < -DROPPED * error
            if runner is not first and not first.out and not runner.out and len(runner.payoffs) >= SURE:
                mean, error = difference(runner, first)
                runner.out = mean + DROPPED * error < WORTHWHILE

    def leader(self) -> Runner:
        """The best mean of those that have run for a while."""
        best = self.runners[0]
        least = min(WARM_UP, max(len(runner.payoffs) for runner in self.runners))
        highest = -1.0
        for runner in self.runners:
            if not runner.out and len(runner.payoffs) >= least and runner.mean() > highest:
                best, highest = runner, runner.mean()
        return best

    def best(self) -> Runner:
        """The leader, if it is proven to be better than the first option."""
        first, leader = self.runners[0], self.leader()
        if leader is first or first.out:
            return leader
        mean, error = difference(leader, first)
        return leader if mean > TRUSTED * error + WORTHWHILE else first

    def settled(self) -> bool:
        """Whether only one is left."""
        return not self.waiting and sum([not runner.out for runner in self.runners]) == 1


def difference(one: Runner, other: Runner) -> tuple[float, float]:
    """The mean difference in the heats that both have run, and its standard error."""
    first = max(one.since, other.since)
    mine, theirs = one.payoffs[first - one.since :], other.payoffs[first - other.since :]
    count = min(len(mine), len(theirs))
    if count < 2:
        return 0.0, 1.0
    total = squares = 0.0
    for heat in range(count):
        gap = mine[heat] - theirs[heat]
        total += gap
        squares += gap * gap
    mean = total / count
    return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1)) + 1e-9

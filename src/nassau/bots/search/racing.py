"""Best-arm identification by racing: find the best option when a sample is expensive and noisy.

In each heat all options are tried with common random numbers, so that luck cancels out of their differences. Options
that are significantly behind are eliminated; lower rated options join later. The first option is the incumbent: it is
best until another one is proven better.

Elimination tests every option again and again, so its level of significance is divided among the options (Bonferroni)
and among the checks (the k-th one gets 1 / (k (k + 1)) of it). The best option then survives a whole race with
probability 1 - ERROR_RATE or more, however long the race lasts.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

from nassau.kernel.action import Action

STARTERS: Final = 7
"""Options in the first heat; the others wait, best rated first."""
JOIN_HEATS: Final = 6
"""Heats between two options that join."""
ERROR_RATE: Final = 0.1
"""Probability that a race eliminates its best option, at most."""
PROOF_ERRORS: Final = 1.0
"""Standard errors by which a challenger must lead the incumbent, in addition to MIN_LEAD."""
MIN_LEAD: Final = 0.01
"""Smallest lead that counts: smaller differences are errors of the evaluation."""
WARM_UP_HEATS: Final = 24
"""Heats before an option may lead or be eliminated."""
TIE_HEATS: Final = 150
"""Heats before an option may be eliminated for being no better than the incumbent: large effects may be rare."""
MIN_CHECK_HEATS: Final = 4
"""Heats between two eliminations, at least."""


class Runner:
    """An option with its payoff in each heat since `since`."""

    def __init__(self, action: Action, since: int) -> None:
        self.action = action
        self.since = since
        self.payoffs: list[float] = []
        self.out = False

    def mean(self) -> float:
        return sum(self.payoffs) / len(self.payoffs) if self.payoffs else 0.0


class Race:
    """A race of the options in `order`, most promising first; the first one is the incumbent."""

    def __init__(self, order: list[Action]) -> None:
        self.waiting = order[STARTERS:]
        self.runners = [Runner(action, 0) for action in order[:STARTERS]]
        self.heat = 0
        self.next_check = WARM_UP_HEATS
        self.checks = 0
        self.options = len(order)
        self.next = 0
        self.heat_begins = True

    def turn(self) -> Runner:
        """The runner to try next."""
        return self.runners[self.next]

    def new_heat(self) -> bool:
        """Whether `turn` is the first of a heat, whichever runners are out."""
        return self.heat_begins

    def finish(self, payoff: float) -> None:
        """Record the payoff of the runner whose turn it is."""
        self.runners[self.next].payoffs.append(payoff)
        self.heat_begins = False
        self.next += 1
        while self.next < len(self.runners) and self.runners[self.next].out:
            self.next += 1
        if self.next == len(self.runners):
            self.end_heat()

    def end_heat(self) -> None:
        self.heat += 1
        if self.heat == self.next_check:
            self.eliminate()
            self.next_check += max(MIN_CHECK_HEATS, self.next_check // 2)
        if self.waiting and self.heat % JOIN_HEATS == 0:
            self.runners.append(Runner(self.waiting.pop(0), self.heat))
        self.heat_begins = True
        self.next = 0
        while self.runners[self.next].out:
            self.next += 1

    def eliminate(self) -> None:
        """Drop options behind the leader, and those that are at best as good as the incumbent."""
        leader, first = self.leader(), self.runners[0]
        self.checks += 1
        for runner in self.runners:
            if runner.out or len(runner.payoffs) < WARM_UP_HEATS:
                continue
            bound = elimination_errors(self.options, self.checks, len(runner.payoffs))
            if runner is not leader:
                mean, error = difference(runner, leader)
                slack = MIN_LEAD if runner is first else 0.0
                runner.out = mean + slack < -bound * error
            if runner is not first and not first.out and not runner.out and len(runner.payoffs) >= TIE_HEATS:
                mean, error = difference(runner, first)
                runner.out = mean + bound * error < MIN_LEAD

    def leader(self) -> Runner:
        """The runner with the highest mean among those that are warmed up."""
        best = self.runners[0]
        least = min(WARM_UP_HEATS, max(len(runner.payoffs) for runner in self.runners))
        highest = -1.0
        for runner in self.runners:
            if not runner.out and len(runner.payoffs) >= least and runner.mean() > highest:
                best, highest = runner, runner.mean()
        return best

    def best(self) -> Runner:
        """The leader if it is proven better than the incumbent, else the incumbent."""
        first, leader = self.runners[0], self.leader()
        if leader is first or first.out:
            return leader
        mean, error = difference(leader, first)
        return leader if mean > PROOF_ERRORS * error + MIN_LEAD else first

    def settled(self) -> bool:
        """Whether only one option is left."""
        return not self.waiting and sum([not runner.out for runner in self.runners]) == 1


def elimination_errors(options: int, check: int, heats: int) -> float:
    """Standard errors behind the leader at which an option is eliminated at the check with this number, from 1.

    The quantile of Student's distribution for the mean of `heats` differences, to first order in 1 / heats.
    """
    level = ERROR_RATE / (max(1, options - 1) * check * (check + 1))
    quantile = NormalDist().inv_cdf(1.0 - level)
    return quantile * (1.0 + (quantile * quantile + 1.0) / (4.0 * max(1, heats - 1)))


def difference(one: Runner, other: Runner) -> tuple[float, float]:
    """The mean difference in common heats and its standard error; (0, 1) with fewer than two such heats."""
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

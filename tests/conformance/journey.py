"""Seeded random games, played once and then looked at by many tests."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from nassau.kernel import CHANCE, Action, Fact, State
from nassau.kernel.chance import Fast, fast
from tests.conformance.cases import Case, below

BOUND = 20_000
"""More entries than any game may have, even one played at random."""

SOME, MANY = 40, 400


class Moment(NamedTuple):
    """A copy of a position, its key and facts at that time, and the action taken in it."""

    state: State
    key: str
    facts: list[Fact]
    seat: int
    action: Action


class Journey(NamedTuple):
    case: Case
    moments: list[Moment]
    final: State
    keys: list[str]  # of all positions, taken on the way

    def states(self) -> Iterator[State]:
        yield from (moment.state for moment in self.moments)
        yield self.final

    def look(self, most: int) -> list[Moment]:
        """Every moment where all options have their defaults; elsewhere some, to save time in long games."""
        return self.moments if not self.case.options or len(self.moments) <= most else self.sample(most)

    def sample(self, count: int) -> list[Moment]:
        """Some moments, spread over the whole game at uneven distances."""
        rng = random.Random(f"sample {self.case}")
        return [self.moments[below(rng, len(self.moments))] for _ in range(count)]


@cache
def journey(case: Case) -> Journey:
    """Keeps a copy of every position of the game; whoever uses it must leave the copies alone."""
    state = case.game.start(case.seats, dict(case.options))
    rng, source = random.Random(f"decisions {case}"), fast(f"chance {case}")
    moments: list[Moment] = []
    keys = [state.key()]
    while not state.over and len(moments) < BOUND:
        twin, facts = state.copy(), state.facts
        seat, action = step(state, rng, source)
        moments.append(Moment(twin, keys[-1], facts, seat, action))
        keys.append(state.key())
    return Journey(case, moments, state, keys)


def step(state: State, rng: random.Random, source: Fast) -> tuple[int, Action]:
    """Let somebody pending decide, and tell what was done."""
    seat = state.pending[below(rng, len(state.pending))]
    if seat == CHANCE:
        return seat, state.chance(source)
    action = choose(state.legal(seat), rng)
    state.apply(seat, action)
    return seat, action


def choose(legal: list[Action], rng: random.Random) -> Action:
    """Half of the time the verb comes first, so that one with few options is not drowned by one with many."""
    if rng.random() < 0.5:
        verbs = sorted({action[0] for action in legal})
        verb = verbs[below(rng, len(verbs))]
        legal = [action for action in legal if action[0] == verb]
    return legal[below(rng, len(legal))]

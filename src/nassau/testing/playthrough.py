"""Seeded random games, played once and then inspected by many checks."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from nassau.kernel import CHANCE, Action, Fact, State
from nassau.kernel.chance import Fast, fast
from nassau.testing.cases import Case, below

MAX_ENTRIES: Final = 20_000
"""More entries than a game may have, even one played at random."""

FEW_POSITIONS: Final = 40
MANY_POSITIONS: Final = 400


class Moment(NamedTuple):
    """A copy of a position, its key and facts at that time, and the action taken in it."""

    state: State
    key: str
    facts: list[Fact]
    seat: int
    action: Action


class Playthrough(NamedTuple):
    """All positions of a random game; `keys` were taken while it was played."""

    case: Case
    moments: list[Moment]
    final: State
    keys: list[str]

    def states(self) -> Iterator[State]:
        yield from (moment.state for moment in self.moments)
        yield self.final

    def at_most(self, count: int) -> list[Moment]:
        """All moments of a game with default options, otherwise a sample of `count`, to save time."""
        return self.moments if not self.case.options or len(self.moments) <= count else self.sample(count)

    def sample(self, count: int) -> list[Moment]:
        """`count` random moments, the same every time."""
        rng = random.Random(f"sample {self.case}")
        return [self.moments[below(rng, len(self.moments))] for _ in range(count)]

    def fingerprint(self) -> list[object]:
        """The number of entries, a digest of the keys of all positions, and the scores: for golden files."""
        digest = hashlib.blake2b(" ".join(self.keys).encode(), digest_size=8)
        return [len(self.moments), digest.hexdigest(), self.final.scores()]


@cache
def playthrough(case: Case) -> Playthrough:
    """The random game of a case. It is shared: callers must not change its states."""
    state = case.game.start(case.seats, dict(case.options))
    rng, source = random.Random(f"decisions {case}"), fast(f"chance {case}")
    moments: list[Moment] = []
    keys = [state.key()]
    while not state.over and len(moments) < MAX_ENTRIES:
        twin, facts = state.copy(), state.facts
        seat, action = step(state, rng, source)
        moments.append(Moment(twin, keys[-1], facts, seat, action))
        keys.append(state.key())
    return Playthrough(case, moments, state, keys)


def step(state: State, rng: random.Random, source: Fast) -> tuple[int, Action]:
    """Apply a random action of a random pending seat, and return both."""
    seat = state.pending[below(rng, len(state.pending))]
    if seat == CHANCE:
        return seat, state.chance(source)
    action = choose(state.legal(seat), rng)
    state.apply(seat, action)
    return seat, action


def choose(legal: list[Action], rng: random.Random) -> Action:
    """A random action. Half of the time the verb is drawn first, so that verbs with few actions occur as well."""
    if rng.random() < 0.5:
        verbs = sorted({action[0] for action in legal})
        verb = verbs[below(rng, len(verbs))]
        legal = [action for action in legal if action[0] == verb]
    return legal[below(rng, len(legal))]

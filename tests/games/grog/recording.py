"""Finds games of Grog Island in which something notable happens, and records them in records/.

Run `python -m tests.games.grog.recording` when the game has a new version and old records no longer replay.
"""

import json
import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from nassau.games.grog import GAME
from nassau.games.grog.state import Grog
from nassau.kernel import CHANCE, Action, Record, Seal
from nassau.kernel.chance import commitment

RECORDS = Path(__file__).parent / "records"


class Story(NamedTuple):
    """A whole game: its record, everything that was told, and how it ended."""

    record: Record
    facts: list[Action]
    final: Grog

    def told(self, *names: str) -> list[Action]:
        return [fact for fact in self.facts if fact[0] in names]


class Wanted(NamedTuple):
    seats: int
    options: dict[str, str]
    happens: Callable[[Story], bool]


# -- what may happen


def tells(*names: str) -> Callable[[Story], bool]:
    return lambda story: all(story.told(name) for name in names)


WHOLE = tells("bid_paid", "payment_refused", "die_turned", "bid_held", "lock_placed", "goal_kept", "goal_returned")


def last_crew_by_ship(story: Story) -> bool:
    """G15.1: the seat without crew has passed in the last round."""
    last = len(story.facts) - 1 - [fact[0] for fact in reversed(story.facts)].index("round_began")
    passed = [fact[1] for fact in story.facts[last:] if fact[0] == "passed"]
    return any(story.final.crew[seat] == 0 for seat in passed)


def tie(story: Story) -> bool:
    """G15.15: a tie for first place that coins decide."""
    best = max(story.final.scores())
    return story.final.scores().count(best) > 1 and story.final.ranking().count(1) == 1


def refused_at_the_end(story: Story) -> bool:
    """G15.2: the winner of the last round does not pay."""
    last: list[str] = [f[0] for f in story.facts if f[0] in ("bid_paid", "payment_refused", "nobody_opened")]
    return last[-1] == "payment_refused"


def all_ghosts(story: Story) -> bool:
    return len(story.told("ghost_placed")) >= 7


WANTED = {
    "two-seats": Wanted(2, {}, WHOLE),
    "three-seats": Wanted(3, {}, WHOLE),
    "four-seats": Wanted(4, {}, WHOLE),
    "nobody-opens-for-two": Wanted(2, {}, tells("nobody_opened")),
    "nobody-opens-for-three": Wanted(3, {}, tells("nobody_opened")),
    "last-crew-by-ship": Wanted(4, {}, last_crew_by_ship),
    "refused-at-the-end": Wanted(3, {}, refused_at_the_end),
    "tie-decided-by-coins": Wanted(4, {}, tie),
    "many-ghosts": Wanted(2, {}, all_ghosts),
    "compulsory-claims": Wanted(4, {"compulsory_claims": "on"}, WHOLE),
}

LIKING = {
    "nobody-opens-for-two": ("ship:3", "ship:4", "ship:5", "pay"),
    "nobody-opens-for-three": ("ship:3", "ship:4", "ship:5", "pay"),
    "refused-at-the-end": ("claim",),
    "last-crew-by-ship": ("claim",),
}
"""What the people at some tables do whenever they can."""


# -- playing


def play(name: str, seed: int) -> Story:
    """A game with sealed dice."""
    wanted, secret = WANTED[name], sha256(f"{name} {seed}".encode()).digest()
    parts = [sha256(f"{name} {seat}".encode()).digest()[:16] for seat in range(wanted.seats)]
    seal = Seal(name, commitment(secret), secret, parts)
    state, source, rng = GAME.start(wanted.seats, wanted.options), seal.source(), random.Random(f"{name} {seed}")
    assert isinstance(state, Grog)
    entries: list[tuple[int, Action]] = []
    facts: list[Action] = []
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            entries.append((seat, state.chance(source)))
        else:
            entries.append((seat, choose(state.legal(seat), LIKING.get(name, ()), rng)))
            state.apply(*entries[-1])
        facts += [fact.open() for fact in state.facts]
    return Story(Record(GAME, wanted.seats, wanted.options, entries, seal), facts, state)


def choose(legal: list[Action], liked: tuple[str, ...], rng: random.Random) -> Action:
    """Few refusals and declined claims; whoever spends all on dear bids can open no more."""
    for shunned, chance in ((("refuse", "decline"), 0.8), (("turn",), 0.8)):
        eager = [action for action in legal if action[0] not in shunned]
        if eager and rng.random() < chance:
            legal = eager
    favoured = [a for a in legal if a[0] in liked or ":".join(map(str, a[:2])) in liked]
    legal = favoured or legal
    return legal[int(rng.random() * len(legal))]


def find(name: str) -> Story:
    return next(story for seed in range(100_000) if WANTED[name].happens(story := play(name, seed)))


def document(story: Story) -> dict[str, object]:
    """The record, with the outcome that a replay must reach."""
    final = {"scores": story.final.scores(), "ranking": story.final.ranking(), "coins": story.final.coins}
    return {**story.record.document(), "final": {**final, "points": story.final.points}}


if __name__ == "__main__":
    for name in WANTED:
        lines = json.dumps(document(find(name)), ensure_ascii=False).replace("], [", "],\n[")
        (RECORDS / f"{name}.json").write_text(lines + "\n", encoding="utf-8")

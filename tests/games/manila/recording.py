"""Finds games of Manila in which something notable happens, and records them in records/.

Run `python -m tests.games.manila.recording` when the game has a new version and old records no longer replay.
"""

import json
import random
from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from nassau import games
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE, Action, Record, Seal
from nassau.kernel.chance import commitment

GAME = games.load("manila")
RECORDS = Path(__file__).parent / "records"


class Story(NamedTuple):
    """A whole game: its record, everything that was told, and how it ended."""

    record: Record
    facts: list[Action]
    final: Manila

    def told(self, *names: str) -> list[Action]:
        return [fact for fact in self.facts if fact[0] in names]


class Wanted(NamedTuple):
    seats: int
    options: dict[str, str]
    happens: Callable[[Story], bool]


# -- what may happen


def one_ware_at_30(story: Story) -> bool:
    return story.final.market.count(4) == 1


def several_wares_at_30(story: Story) -> bool:
    return story.final.market.count(4) > 1


def shared_victory(story: Story) -> bool:
    return story.final.ranking().count(1) > 1


def a_negative_fortune(story: Story) -> bool:
    return min(story.final.scores()) < 0


def sent(target: int) -> Callable[[Story], bool]:
    return lambda story: any(fact[3] == target for fact in story.told("punt_sent"))


def insurer_short_of_money(story: Story) -> bool:
    """What was due for repairs is more than what was paid next."""
    bills = story.told("repairs_due", "paid")
    return any(bill[0] == "repairs_due" and paid[2] < bill[2] for bill, paid in pairwise(bills))


def tells(*names: str) -> Callable[[Story], bool]:
    return lambda story: all(story.told(name) for name in names)


FAR = {
    "blind_passenger": "anywhere",
    "declining": "out_for_voyage",
    "final_shares": "all_minus_15",
    "large_pilot": "up_to_two",
    "strong_pirates": "on",
    "share_pool": "twenty",
    "thirteen": "last_round",
    "second_boarder": "always",
}

WANTED = {
    "three-seats": Wanted(3, {}, one_ware_at_30),
    "four-seats": Wanted(4, {}, one_ware_at_30),
    "five-seats": Wanted(5, {}, one_ware_at_30),
    "several-wares-at-30": Wanted(4, {}, several_wares_at_30),
    "shared-victory": Wanted(3, {}, shared_victory),
    "negative-fortune": Wanted(5, {}, a_negative_fortune),
    "plunder-to-port": Wanted(4, {}, sent(0)),
    "plunder-to-shipyard": Wanted(5, {}, sent(1)),
    "boarding": Wanted(5, {}, tells("boarded", "became_captain")),
    "pushed-out": Wanted(5, {"strong_pirates": "on"}, tells("pushed_out")),
    "insurer-short-of-money": Wanted(4, {}, insurer_short_of_money),
    "nobody-bids": Wanted(3, {}, tells("office_kept")),
    "stowaway": Wanted(4, {}, tells("stowed_away")),
    "nothing-left-to-take": Wanted(5, {}, tells("sat_out")),
    "loans-settled-at-the-end": Wanted(3, {}, tells("loan_settled", "loan_repaid")),
    "every-other-option": Wanted(5, FAR, one_ware_at_30),
    "every-other-option-for-three": Wanted(3, FAR, tells("boarded")),
}


# -- playing


def play(name: str, seed: int) -> Story:
    """A game with sealed dice; the people at the table bid low, borrow seldom and place often."""
    wanted, secret = WANTED[name], sha256(f"{name} {seed}".encode()).digest()
    parts = [sha256(f"{name} {seat}".encode()).digest()[:16] for seat in range(wanted.seats)]
    seal = Seal(name, commitment(secret), secret, parts)
    state, source, rng = GAME.start(wanted.seats, wanted.options), seal.source(), random.Random(f"{name} {seed}")
    assert isinstance(state, Manila)
    entries: list[tuple[int, Action]] = []
    facts: list[Action] = []
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            entries.append((seat, state.chance(source)))
        else:
            entries.append((seat, choose(state.legal(seat), rng)))
            state.apply(*entries[-1])
        facts += [fact.open() for fact in state.facts]
    return Story(Record(GAME, wanted.seats, wanted.options, entries, seal), facts, state)


def choose(legal: list[Action], rng: random.Random) -> Action:
    """A loan or declining now and then, and never more than two pesos above the last bid."""
    modest = [action for action in legal if action[0] not in ("pledge", "repay", "decline")]
    if modest and rng.random() < 0.93:
        legal = modest
    bids = [action for action in legal if action[0] == "bid"]
    if bids and (len(bids) == len(legal) or rng.random() < 0.5):
        return bids[min(len(bids) - 1, int(rng.random() * 2))]
    calm = [action for action in legal if action[0] != "bid"]
    return calm[int(rng.random() * len(calm))]


def find(name: str) -> Story:
    return next(story for seed in range(100_000) if WANTED[name].happens(story := play(name, seed)))


def document(story: Story) -> dict[str, object]:
    """The record, with the outcome that a replay must reach."""
    final = {"scores": story.final.scores(), "ranking": story.final.ranking(), "cash": story.final.cash}
    return {**story.record.document(), "final": {**final, "voyages": story.final.voyage}}


if __name__ == "__main__":
    for name in WANTED:
        lines = json.dumps(document(find(name)), ensure_ascii=False).replace("], [", "],\n[")
        (RECORDS / f"{name}.json").write_text(lines + "\n", encoding="utf-8")

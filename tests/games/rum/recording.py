"""Finds games of Um Rum & Ehre in which something notable happens, and records them in records/.

Run `python -m tests.games.rum.recording` when the game has a new version and old records no longer replay.
"""

import json
import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from nassau.games.rum import GAME
from nassau.games.rum.components import STACK_OF, THIRD_TEAM
from nassau.games.rum.state import Rum
from nassau.kernel import CHANCE, Action, Record, Seal
from nassau.kernel.chance import commitment

RECORDS = Path(__file__).parent / "records"


class Story(NamedTuple):
    """A whole game: its record, everything that was told, and how it ended."""

    record: Record
    facts: list[Action]
    final: Rum

    def told(self, *names: str) -> list[Action]:
        return [fact for fact in self.facts if fact[0] in names]


class Wanted(NamedTuple):
    seats: int
    options: dict[str, str]
    happens: Callable[[Story], bool]


# -- what may happen


def whole_game(story: Story) -> bool:
    """Most kinds of actions occur."""
    return tells("rendezvous_met", "stung", "joined", "guard_beaten", "good_sold", "retaken", "moved_dark")(story)


def decided_by_pirates(story: Story) -> bool:
    """R20.7: a tie for first place that hired pirates, rum or coins decide."""
    best = max(story.final.scores())
    return story.final.scores().count(best) > 1 and story.final.ranking().count(1) == 1


def third_team_wins(story: Story) -> bool:
    lost = [fact[1] for fact in story.told("team_out")]
    return THIRD_TEAM not in lost[:3] and bool(story.told("bed_removed"))


def nobody_aboard(story: Story) -> bool:
    return any(fact[1] == 0 for fact in story.told("brawl_began"))


def one_team_aboard(story: Story) -> bool:
    return any(fact[1] == 1 for fact in story.told("brawl_began"))


def all_chests_opened(story: Story) -> bool:
    return len(story.told("chest_opened")) >= 8


def guard_again(story: Story) -> bool:
    """A guard that was lost to comes up from the bottom of its stack."""
    small = [fact for fact in story.told("guard_met") if STACK_OF[fact[2]] == 4]
    return len(small) > 9


def tells(*names: str) -> Callable[[Story], bool]:
    return lambda story: all(story.told(name) for name in names)


FAR = {"dark_alley_return": "allowed", "first_player": "chosen", "dark_alley_coin": "all_occupied"}

WANTED = {
    "two-seats": Wanted(2, {}, whole_game),
    "three-seats": Wanted(3, {}, whole_game),
    "four-seats": Wanted(4, {}, whole_game),
    "five-seats": Wanted(5, {}, whole_game),
    "tie-decided": Wanted(4, {}, decided_by_pirates),
    "third-team-wins": Wanted(2, {}, third_team_wins),
    "nobody-aboard": Wanted(3, {}, nobody_aboard),
    "one-team-aboard": Wanted(4, {}, one_team_aboard),
    "dead-end": Wanted(5, {}, tells("dead_end")),
    "many-chests": Wanted(5, {}, all_chests_opened),
    "many-guards": Wanted(5, {}, guard_again),
    "every-other-option": Wanted(4, FAR, whole_game),
    "every-other-option-for-two": Wanted(2, FAR, tells("moved_dark", "dead_end")),
}

LIKING = {"many-chests": ("open",), "many-guards": ("challenge",), "nobody-aboard": ("move", "dark")}
"""What the people at some tables do whenever they can."""


# -- playing


def play(name: str, seed: int) -> Story:
    """A game with sealed dice; the people at the table move often and go aboard late."""
    wanted, secret = WANTED[name], sha256(f"{name} {seed}".encode()).digest()
    parts = [sha256(f"{name} {seat}".encode()).digest()[:16] for seat in range(wanted.seats)]
    seal = Seal(name, commitment(secret), secret, parts)
    state, source, rng = GAME.start(wanted.seats, wanted.options), seal.source(), random.Random(f"{name} {seed}")
    assert isinstance(state, Rum)
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
    """Few rests, few skipped actions, and aboard when nothing else is left or now and then."""
    for shunned, chance in ((("rest", "skip"), 0.9), (("aboard",), 0.85), (("rum",), 0.5), (("dark",), 0.7)):
        eager = [action for action in legal if action[0] not in shunned]
        if eager and rng.random() < chance:
            legal = eager
    favoured = [action for action in legal if action[0] in liked]
    legal = favoured or legal
    return legal[int(rng.random() * len(legal))]


def find(name: str) -> Story:
    return next(story for seed in range(100_000) if WANTED[name].happens(story := play(name, seed)))


def document(story: Story) -> dict[str, object]:
    """The record, with the outcome that a replay must reach."""
    final = {"scores": story.final.scores(), "ranking": story.final.ranking(), "coins": story.final.coins}
    return {**story.record.document(), "final": {**final, "rum": story.final.rum}}


if __name__ == "__main__":
    for name in WANTED:
        lines = json.dumps(document(find(name)), ensure_ascii=False).replace("], [", "],\n[")
        (RECORDS / f"{name}.json").write_text(lines + "\n", encoding="utf-8")

"""Finds games of Die Piraten der Weltmeere in which something notable happens, and records them in records/.

Run `python -m tests.games.seas.recording` when the game has a new version and old records no longer replay.
"""

import json
import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from nassau.games.seas import GAME
from nassau.games.seas.state import Seas
from nassau.kernel import CHANCE, Action, Record, Seal
from nassau.kernel.chance import commitment

RECORDS = Path(__file__).parent / "records"


class Story(NamedTuple):
    """A whole game: its record, everything that was told, and how it ended."""

    record: Record
    facts: list[Action]
    final: Seas

    def told(self, *names: str) -> list[Action]:
        return [fact for fact in self.facts if fact[0] in names]

    def decided(self, verb: str) -> list[Action]:
        return [action for _, action in self.record.entries if action[0] == verb]


class Wanted(NamedTuple):
    seats: int
    options: dict[str, str]
    happens: Callable[[Story], bool]


# -- what may happen


def whole(story: Story) -> bool:
    """Raids won and lost, a harbour, rituals, the end card and a sale at the end."""
    names = ("raid_won", "raid_lost", "harbour_opened", "chamber_built", "end_card_drawn", "goods_sold", "tile_taken")
    return all(story.told(name) for name in names) and len({fact[2] for fact in story.told("curse_played")}) >= 3


def all_curses(story: Story) -> bool:
    return len({fact[2] for fact in story.told("curse_played")}) == 8


def captain_asked(story: Story) -> bool:
    """W8.10."""
    return bool(story.decided("fight"))


def whirlpool_asked(story: Story) -> bool:
    """W12.7."""
    return bool(story.decided("swallow"))


def forced_overboard(story: Story) -> bool:
    """W11.8, W12.12, W14.4: somebody chooses what to discard."""
    return bool(story.decided("discard"))


def unsinkable(story: Story) -> bool:
    """W16.8."""
    return bool(story.told("ships_returned"))


def last_bargain(story: Story) -> bool:
    """W18.4: a bargain in the final sale."""
    return any(story.final.proceeds[fact[1]] for fact in story.told("bargain_made")) and bool(
        [action for _, action in story.record.entries[-6:] if action[0] == "bargain"]
    )


def tie(story: Story) -> bool:
    """W18.9, W18.10: equal scores."""
    best = max(story.final.scores())
    return story.final.scores().count(best) > 1


WANTED = {
    "two-seats": Wanted(2, {}, whole),
    "three-seats": Wanted(3, {}, whole),
    "four-seats": Wanted(4, {}, whole),
    "all-curses": Wanted(4, {}, all_curses),
    "captain-asked": Wanted(4, {"caravan_sizes": "2234"}, captain_asked),
    "tenths": Wanted(3, {"ruler_mm": "tenth", "caravan_sizes": "2233"}, whole),
    "whirlpool-asked": Wanted(4, {}, whirlpool_asked),
    "forced-overboard": Wanted(3, {"loot_split": "sixteen_twelve"}, forced_overboard),
    "unsinkable-ships": Wanted(2, {"two_player_gifts": "start_player_only"}, unsinkable),
    "last-bargain": Wanted(3, {"cove_rum_price": "2"}, last_bargain),
    "equal-scores": Wanted(2, {}, tie),
}


# -- playing


def play(name: str, seed: int) -> Story:
    """A game with sealed dice."""
    wanted, secret = WANTED[name], sha256(f"{name} {seed}".encode()).digest()
    parts = [sha256(f"{name} {seat}".encode()).digest()[:16] for seat in range(wanted.seats)]
    seal = Seal(name, commitment(secret), secret, parts)
    state, source, rng = GAME.start(wanted.seats, wanted.options), seal.source(), random.Random(f"{name} {seed}")
    assert isinstance(state, Seas)
    entries: list[tuple[int, Action]] = []
    facts: list[Action] = []
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            entries.append((seat, state.chance(source)))
        else:
            entries.append((seat, choose(state, seat, rng)))
            state.apply(*entries[-1])
        facts += [fact.open() for fact in state.facts]
    return Story(Record(GAME, wanted.seats, wanted.options, entries, seal), facts, state)


def choose(state: Seas, seat: int, rng: random.Random) -> Action:
    """Like people: rarely a role that they cannot use, seldom an idle hand."""
    legal = state.legal(seat)
    if legal[0][0] == "choose":
        fitting = [action for action in legal if usable(state, seat, action[1])]
        legal = fitting or legal
    eager = [action for action in legal if action not in (("decline",), ("send", 0))]
    legal = eager if eager and rng.random() < 0.95 else legal
    return legal[int(rng.random() * len(legal))]


def usable(state: Seas, seat: int, role: int) -> bool:
    hand = state.hands[30 * seat : 30 * (seat + 1)]
    fits = {
        0: state.reserve(seat) > 0 and state.chests[seat] > 0,
        1: -1 in state.tiles,
        2: any(hand[:16]),
        3: any(hand[16:22]),
        4: any(hand[22:]),
        5: state.cargo(seat) > 0,
        6: any(state.pile) and sum(hand) < 5,
    }
    return fits[role]


def find(name: str) -> Story:
    return next(story for seed in range(100_000) if WANTED[name].happens(story := play(name, seed)))


def outcome(final: Seas) -> dict[str, object]:
    """What a replay must reach."""
    return {"scores": final.scores(), "ranking": final.ranking(), "chests": final.chests, "marks": final.marks}


if __name__ == "__main__":
    RECORDS.mkdir(exist_ok=True)
    for name in WANTED:
        story = find(name)
        document = {**story.record.document(), "final": outcome(story.final)}
        lines = json.dumps(document, ensure_ascii=False).replace("], [", "],\n[")
        (RECORDS / f"{name}.json").write_text(lines + "\n", encoding="utf-8")

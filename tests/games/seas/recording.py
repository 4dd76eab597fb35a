"""Finds games of Die Piraten der Weltmeere with rare events and records them in records/.

Run `python -m tests.games.seas.recording` when the game has a new version and old records no longer replay.
"""

import random

from nassau.games.seas import GAME
from nassau.games.seas.state import Seas
from nassau.kernel import Action
from tests.games import recording
from tests.games.recording import Recording, Wanted, mostly_not

Story = recording.Story[Seas]

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
    """W11.8, W12.12, W14.4: a seat chooses what to discard."""
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


WANTED: dict[str, Wanted[Seas]] = {
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


def considered(state: Seas, seat: int, rng: random.Random) -> list[Action]:
    """Plausible play: rarely a role that cannot be used, rarely declining."""
    legal = state.legal(seat)
    if legal[0][0] == "choose":
        legal = [action for action in legal if usable(state, seat, action[1])] or legal
    return mostly_not(("decline", "send:0"), 0.95, legal, rng)


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


def noted(state: Seas) -> dict[str, object]:
    return {"chests": state.chests, "marks": state.marks}


SEAS = Recording(GAME, Seas, WANTED, considered, noted)

if __name__ == "__main__":
    SEAS.write()

"""Finds games of Manila in which something notable happens, and records them in records/.

Run `python -m tests.games.manila.recording` when the game has a new version and old records no longer replay.
"""

import random
from collections.abc import Callable
from itertools import pairwise

from nassau.games.manila import GAME
from nassau.games.manila.state import Manila
from nassau.kernel import Action
from tests.games import recording
from tests.games.recording import Recording, Wanted, mostly_not, tells

Story = recording.Story[Manila]

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

WANTED: dict[str, Wanted[Manila]] = {
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


def considered(state: Manila, seat: int, rng: random.Random) -> list[Action]:
    """A loan or declining now and then, and never more than two pesos above the last bid."""
    legal = mostly_not(("pledge", "repay", "decline"), 0.93, state.legal(seat), rng)
    bids = [action for action in legal if action[0] == "bid"]
    if bids and (len(bids) == len(legal) or rng.random() < 0.5):
        return bids[:2]
    return [action for action in legal if action[0] != "bid"]


def noted(state: Manila) -> dict[str, object]:
    return {"cash": state.cash, "voyages": state.voyage}


MANILA = Recording(GAME, Manila, WANTED, considered, noted)

if __name__ == "__main__":
    MANILA.write()

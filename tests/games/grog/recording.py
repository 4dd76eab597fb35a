"""Finds games of Grog Island with rare events and records them in records/.

Run `python -m tests.games.grog.recording` when the game has a new version and old records no longer replay.
"""

import random

from nassau.games.grog import GAME
from nassau.games.grog.state import Grog
from nassau.kernel import Action
from tests.games import recording
from tests.games.recording import Recording, Wanted, mostly_not, tells

Story = recording.Story[Grog]

# -- what may happen


PAYMENTS = ("bid_paid", "bid_paid_mixed", "bid_paid_in_chests")
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
    last: list[str] = [f[0] for f in story.facts if f[0] in (*PAYMENTS, "payment_refused", "nobody_opened")]
    return last[-1] == "payment_refused"


def all_ghosts(story: Story) -> bool:
    return len(story.told("ghost_placed")) >= 7


POOR = ("ship:3", "ship:4", "ship:5", "pay")
"""Always pay, and avoid ships that give coins: soon no seat can open."""

WANTED: dict[str, Wanted[Grog]] = {
    "two-seats": Wanted(2, {}, WHOLE),
    "three-seats": Wanted(3, {}, WHOLE),
    "four-seats": Wanted(4, {}, WHOLE),
    "nobody-opens-for-two": Wanted(2, {}, tells("nobody_opened"), POOR),
    "nobody-opens-for-three": Wanted(3, {}, tells("nobody_opened"), POOR),
    "last-crew-by-ship": Wanted(4, {}, last_crew_by_ship, ("claim",)),
    "refused-at-the-end": Wanted(3, {}, refused_at_the_end, ("claim",)),
    "tie-decided-by-coins": Wanted(4, {}, tie),
    "many-ghosts": Wanted(2, {}, all_ghosts),
    "compulsory-claims": Wanted(4, {"compulsory_claims": "on"}, WHOLE),
}


# -- playing


def considered(state: Grog, seat: int, rng: random.Random) -> list[Action]:
    """Few refusals and declined claims; seats that spend all on high bids cannot open later."""
    willing = mostly_not(("refuse", "decline"), 0.8, state.legal(seat), rng)
    return mostly_not(("turn",), 0.8, willing, rng)


def noted(state: Grog) -> dict[str, object]:
    return {"coins": state.coins, "points": state.points}


GROG = Recording(GAME, Grog, WANTED, considered, noted)

if __name__ == "__main__":
    GROG.write()

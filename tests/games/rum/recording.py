"""Finds games of Um Rum & Ehre in which something notable happens, and records them in records/.

Run `python -m tests.games.rum.recording` when the game has a new version and old records no longer replay.
"""

import random

from nassau.games.rum import GAME
from nassau.games.rum.components import STACK_OF, THIRD_TEAM
from nassau.games.rum.state import Rum
from nassau.kernel import Action
from tests.games import recording
from tests.games.recording import Recording, Wanted, mostly_not, tells

Story = recording.Story[Rum]

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


FAR = {"dark_alley_return": "allowed", "first_player": "chosen", "dark_alley_coin": "all_occupied"}

WANTED: dict[str, Wanted[Rum]] = {
    "two-seats": Wanted(2, {}, whole_game),
    "three-seats": Wanted(3, {}, whole_game),
    "four-seats": Wanted(4, {}, whole_game),
    "five-seats": Wanted(5, {}, whole_game),
    "tie-decided": Wanted(4, {}, decided_by_pirates),
    "third-team-wins": Wanted(2, {}, third_team_wins),
    "nobody-aboard": Wanted(3, {}, nobody_aboard, ("move", "dark")),
    "one-team-aboard": Wanted(4, {}, one_team_aboard),
    "dead-end": Wanted(5, {}, tells("dead_end")),
    "many-chests": Wanted(5, {}, all_chests_opened, ("open",)),
    "many-guards": Wanted(5, {}, guard_again, ("challenge",)),
    "every-other-option": Wanted(4, FAR, whole_game),
    "every-other-option-for-two": Wanted(2, FAR, tells("moved_dark", "dead_end")),
}


# -- playing


def considered(state: Rum, seat: int, rng: random.Random) -> list[Action]:
    """Few rests, few skipped actions, and aboard when nothing else is left or now and then."""
    legal = state.legal(seat)
    for shunned, chance in ((("rest", "skip"), 0.9), (("aboard",), 0.85), (("rum",), 0.5), (("dark",), 0.7)):
        legal = mostly_not(shunned, chance, legal, rng)
    return legal


def noted(state: Rum) -> dict[str, object]:
    return {"coins": state.coins, "rum": state.rum}


RUM = Recording(GAME, Rum, WANTED, considered, noted)

if __name__ == "__main__":
    RUM.write()

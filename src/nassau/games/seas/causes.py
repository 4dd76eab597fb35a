"""Causes of facts: the numbers that facts carry to say why something happened, and steps that know their rule.

The rule of a fact says which rule caused it; the number of the cause selects the sentence that tells it.
"""

from __future__ import annotations

from typing import Final

from nassau.games.seas.state import Seas
from nassau.kernel import NOTHING, Step

# Second argument of `mark_gained`; the third is a country, or NOTHING.
ACTION_UNUSED: Final = 0
NEW_PRIVATEER: Final = 1
NO_SHIP_SENT: Final = 2
COUNTRY_RAIDED: Final = 3
TAVERN_DIE: Final = 4

# Third argument of `chests_gained`, `chests_lost`, `ships_gained` and `yin_yang_gained`.
BY_GIFT: Final = 0
BY_TAVERN: Final = 1
BY_WAGES: Final = 2
BY_GOVERNOR: Final = 3
BY_LOSSES: Final = 4

# Third argument of `ships_lost`: the number of the curse, or IN_BATTLE. The fourth is the kind of loot that would have
# saved the ships, or NOTHING.
IN_BATTLE: Final = NOTHING

# Third argument of `good_discarded`.
NO_ROOM: Final = 0
FOR_THE_TAVERN: Final = 1

# Third argument of `loot_drawn`: the number of the country whose caravan was raided, or
LOOT_GIFT: Final = 4
LOOT_OF_TAVERN: Final = 5

CURSE_RULES: Final[tuple[str, ...]] = ("W12.1", "W12.2", "W12.3", "W12.4", "W12.6", "W12.9")
"""By curse: the rule by which a hit costs a card or the ship."""


class Cause(Step[Seas]):
    """A step that pushes a throw, a draw or a discard, and knows the rule that demands it."""

    def cause(self, state: Seas) -> str:
        """The rule by which the step on top of this one acts."""
        raise NotImplementedError

    def loot_source(self) -> int:
        """Where the loot comes from that the step on top of this one draws: a country, LOOT_GIFT or LOOT_OF_TAVERN."""
        raise NotImplementedError


def cause_of_top(state: Seas) -> str:
    """The rule by which the top step acts, as the step below it says."""
    below = state.stack[-2]
    assert isinstance(below, Cause)
    return below.cause(state)


def loot_source_of_top(state: Seas) -> int:
    """The source of the loot that the top step draws, as the step below it says."""
    below = state.stack[-2]
    assert isinstance(below, Cause)
    return below.loot_source()

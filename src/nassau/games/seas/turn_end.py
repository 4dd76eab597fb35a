"""W3.6, W4.1–W4.7, W16.3: after the action of a role: surplus goods, the gift, and rituals."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.cards import DrawCards
from nassau.games.seas.causes import BY_GIFT, LOOT_GIFT, Cause
from nassau.games.seas.components import (
    CAPTAIN,
    CAPTAIN_GIFT,
    CARTOGRAPHER,
    CHEAPEST_RITUAL,
    DOUBLE_GIFT,
    ISLANDER,
    MERCHANT,
    SHIPBUILDER,
    SINGLE_GIFT,
    TAKE_BACK,
)
from nassau.games.seas.fleet import gain_chests, gain_ships, gain_yin_yang
from nassau.games.seas.loot import DrawLoot, overflow
from nassau.games.seas.rituals import DONE, RITUALS, is_ritual, perform, refuse_ritual
from nassau.games.seas.shortcuts import legal_rituals
from nassau.games.seas.state import Seas
from nassau.kernel import ONLY, Action, Refusal, Step, untimely

# The parts of a reward.
SURPLUS: Final = 0
GIFT: Final = 1
SECOND_GIFT: Final = 2
LAST_SURPLUS: Final = 3
RITUALS_PART: Final = 4

REPEATABLE: Final = (SHIPBUILDER, MERCHANT)
REPEATS: Final = 1
"""Result of a reward after which the seat may use its role again: W5.3, W13.1."""


def gift_size(state: Seas, seat: int) -> int:
    """W4.1–W4.7: 0, SINGLE_GIFT or DOUBLE_GIFT if the seat uses its action."""
    if state.chosen.count(state.chosen[seat]) > 1:
        return 0
    if state.seats == 2:
        both = state.options["two_player_gifts"] == "both"
        return SINGLE_GIFT if both or seat == state.start else 0
    return DOUBLE_GIFT if seat == state.start else SINGLE_GIFT


class Reward(Cause):
    """W3.6, W4.1, W14.4: after the action: surplus goods, the gift, surplus goods again, then rituals.

    W5.3, W13.1: the round continues the turn of a role that may be used again.
    """

    def __init__(self, seat: int, part: int) -> None:
        self.seat = seat
        self.part = part

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.part)

    def enter(self, state: Seas) -> None:
        """Pushes the step of the next part that needs one; parts without are skipped."""
        for part in range(self.part, RITUALS_PART):
            step = self.step_of(state, part)
            if step is not None:
                state.stack[-1] = Reward(self.seat, part)
                state.push(step)
                return
        role = state.chosen[self.seat]
        if role in TAKE_BACK:
            state.done()
        elif role in REPEATABLE and state.options["trades"] == "repeated":
            state.done(REPEATS)
        else:
            state.become(Rites(self.seat))

    def step_of(self, state: Seas, part: int) -> Step[Seas] | None:
        """The step that a part needs, or None."""
        if part in (SURPLUS, LAST_SURPLUS):
            return overflow(state, self.seat) if state.room(self.seat) < 0 else None
        role = state.chosen[self.seat]
        if part == SECOND_GIFT and role != ISLANDER:  # only the islander draws twice (W10.2)
            return None
        return self.give(state, part, role, gift_size(state, self.seat))

    def resume(self, state: Seas, result: int) -> None:
        state.become(Reward(self.seat, self.part + 1))

    def cause(self, state: Seas) -> str:
        if self.part in (SURPLUS, LAST_SURPLUS):
            return "W14.4"
        return "W15.2" if state.chosen[self.seat] == CARTOGRAPHER else "W10.2"

    def loot_source(self) -> int:
        return LOOT_GIFT

    def give(self, state: Seas, part: int, role: int, gift: int) -> Step[Seas] | None:
        """W5.4, W5.5, W7.8, W7.9, W10.2, W13.5, W15.2: give the gift; returns the step if cards must be drawn.

        Governor and shaman got theirs with the action.
        """
        if role == ISLANDER:
            needed = DOUBLE_GIFT if part == SECOND_GIFT else SINGLE_GIFT
            return DrawLoot(self.seat, 1) if gift >= needed else None
        if not gift:
            return None
        if role == CARTOGRAPHER:
            return DrawCards(self.seat, gift)
        if role == SHIPBUILDER:
            lapsed = gift - state.reserve(self.seat)
            gain_ships(state, self.seat, gift, "W5.4", BY_GIFT)
            if lapsed > 0:
                state.emit("gift_lapsed", "W5.5", self.seat, lapsed)
        elif role == CAPTAIN:
            gain_yin_yang(state, self.seat, CAPTAIN_GIFT * gift, "W7.8", BY_GIFT)
        elif role == MERCHANT:
            gain_chests(state, self.seat, gift, "W13.5", BY_GIFT)
        return None


class Rites(Cause):
    """W14.4, W16.2, W16.3: rituals after the action, until the seat stops or cannot pay any."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Seas) -> None:
        if state.yin_yang[self.seat] < CHEAPEST_RITUAL:
            state.done()

    def cause(self, state: Seas) -> str:
        return "W14.4"

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*RITUALS, DONE]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Shortcut: `refuse_ritual` decides, see shortcuts.py."""
        return [*legal_rituals(state, seat), DONE]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if is_ritual(action):
            return refuse_ritual(state, seat, action)
        return None if action[0] == "done" else untimely(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "done":
            state.done()
            return
        perform(state, seat, action)
        state.push(overflow(state, seat))

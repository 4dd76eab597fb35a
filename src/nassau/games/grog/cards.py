"""G2.5, G2.7, G3.6–G3.9: drawing chest, parrot and goal cards, and putting goal cards under the deck.

A deck is a count of each card; the outcome is drawn when a card is taken. Goal cards under the deck are ordered and are
drawn once the shuffled part above them is empty.
"""

from __future__ import annotations

from typing import Final

from nassau.games.grog.components import CHEST_VALUES, GOALS, PARROTS
from nassau.games.grog.state import Grog, without
from nassau.kernel import NOBODY, Action, Chance, Step, with_added, with_item
from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.pile import draw_from, left_in

# Where cards come from: the first number after the seat in facts of drawn cards.
FROM_DEAL: Final = 0
FROM_SHIP: Final = 1
FROM_CLOUD: Final = 2

# The rule of a drawn card, by source.
CHEST_RULES: Final[tuple[str, ...]] = ("G2.7", "G8.4")
PARROT_RULES: Final[tuple[str, ...]] = ("G2.7", "G8.5", "G11.5")
GOAL_RULES: Final[tuple[str, ...]] = ("G2.5", "G8.6", "G11.6")

PAIR_OFFSET: Final = 4
"""Added to a seat in `under_by`: the seat knows this card and the next as a pair, but not their order."""

# Where a drawn goal card goes: `aside` of DrawGoal.
INTO_HAND: Final = 0
ASIDE: Final = 1

CHESTS: Final[list[Action]] = [("chest", value) for value in range(1, CHEST_VALUES + 1)]
PARROT_CARDS: Final[list[Action]] = [("parrot", kind) for kind in range(PARROTS)]
GOAL_CARDS: Final[list[Action]] = [("goal", kind) for kind in range(GOALS)]


class Giver(Step[Grog]):
    """A step that gives cards. It is directly below the step that draws them."""

    def source(self) -> int:
        """FROM_DEAL, FROM_SHIP or FROM_CLOUD."""
        raise NotImplementedError


def source_of(state: Grog) -> int:
    """Where the card that is being drawn comes from; ValueError if a loaded position has no giver there."""
    below = state.stack[-2]
    if isinstance(below, Giver):
        return below.source()
    raise ValueError("cards are drawn directly above the step that gives them")


class DrawChest(Chance[Grog]):
    """G2.7, G8.4: draw `count` chest cards for a seat; the deck holds at least that many."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def stream(self, state: Grog) -> str:
        return "deck/chest"

    def secret_of(self, state: Grog) -> int:
        return self.seat

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return list(zip(CHESTS, state.chest_pile, strict=True))

    def draw(self, state: Grog, numbers: UniformIntegers) -> Action:
        return draw_from(state.chest_pile, CHESTS, numbers)

    def take(self, state: Grog, seat: int, action: Action) -> None:
        value: int = action[1]
        state.chest_pile[value - 1] -= 1
        state.chests[CHEST_VALUES * self.seat + value - 1] += 1
        source = source_of(state)
        state.emit_private(self.seat, 1, "chest_drawn", CHEST_RULES[source], self.seat, source, value)
        if self.count > 1:
            state.become(DrawChest(self.seat, self.count - 1))
        else:
            state.done()


class DrawParrot(Chance[Grog]):
    """G2.7, G8.5, G11.5: draw `count` parrot cards for a seat; the deck holds at least that many."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def stream(self, state: Grog) -> str:
        return "deck/parrot"

    def secret_of(self, state: Grog) -> int:
        return self.seat

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return list(zip(PARROT_CARDS, state.parrot_pile, strict=True))

    def draw(self, state: Grog, numbers: UniformIntegers) -> Action:
        return draw_from(state.parrot_pile, PARROT_CARDS, numbers)

    def take(self, state: Grog, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.parrot_pile[kind] -= 1
        state.parrots[PARROTS * self.seat + kind] += 1
        source = source_of(state)
        state.emit_private(self.seat, 1, "parrot_drawn", PARROT_RULES[source], self.seat, source, kind)
        if self.count > 1:
            state.become(DrawParrot(self.seat, self.count - 1))
        else:
            state.done()


@mypyc_attr(free_list_len=1)
class DrawGoal(Chance[Grog]):
    """G2.5, G8.6, G11.6: draw `count` goal cards for a seat, INTO_HAND or ASIDE."""

    def __init__(self, seat: int, count: int, aside: int) -> None:
        self.seat = seat
        self.count = count
        self.aside = aside

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count, self.aside)

    def stream(self, state: Grog) -> str:
        return "deck/goal"

    def secret_of(self, state: Grog) -> int:
        return self.seat

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        if left_in(state.goal_pile):
            return list(zip(GOAL_CARDS, state.goal_pile, strict=True))
        top = state.under[0]
        if state.under_by[0] < PAIR_OFFSET:
            return [(("goal", top), 1)]
        other = state.under[1]
        return [(("goal", top), 2)] if top == other else [(("goal", top), 1), (("goal", other), 1)]

    def draw(self, state: Grog, numbers: UniformIntegers) -> Action:
        shuffled = any(copies for copies in state.goal_pile)
        return draw_from(state.goal_pile, GOAL_CARDS, numbers) if shuffled else super().draw(state, numbers)

    def possible(self, state: Grog, action: Action) -> bool:
        if action[0] != "goal" or not 0 <= action[1] < GOALS:
            return False
        if left_in(state.goal_pile):
            return state.goal_pile[action[1]] > 0
        top = 2 if state.under_by[0] >= PAIR_OFFSET else 1
        return action[1] in state.under[:top]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        kind: int = action[1]
        if state.goal_pile[kind]:  # the shuffled part is drawn first
            state.goal_pile = with_added(state.goal_pile, kind, -1)
        else:
            draw_from_under(state, self.seat, kind)
        if self.aside == ASIDE:
            state.drawn = [*state.drawn, kind]
        else:
            state.goals = with_added(state.goals, GOALS * self.seat + kind, 1)
        source = source_of(state)
        state.emit_private(self.seat, 1, "goal_drawn", GOAL_RULES[source], self.seat, source, kind)
        if self.count > 1:
            state.become(DrawGoal(self.seat, self.count - 1, self.aside))
        else:
            state.done()


def draw_from_under(state: Grog, drawer: int, kind: int) -> None:
    """Remove the topmost card under the deck, or either card of an unordered pair.

    Afterwards only a seat that has seen both cards of the pair knows the remaining one.
    """
    place, owner = 0, state.under_by[0]
    if owner >= PAIR_OFFSET:
        equal = state.under[0] == state.under[1]
        place = 0 if state.under[0] == kind else 1
        known = equal or drawer == owner - PAIR_OFFSET
        state.under_by = with_item(state.under_by, 1 - place, owner - PAIR_OFFSET if known else NOBODY)
    state.under = without(state.under, place)
    state.under_by = without(state.under_by, place)


def put_under(state: Grog, seat: int, kind: int, rule: str) -> None:
    """Put a goal card under the deck because of a rule; the seat knows its position."""
    state.under = [*state.under, kind]
    state.under_by = [*state.under_by, seat]
    state.emit_private(seat, 1, "goal_returned", rule, seat, kind)

"""G3.6–G3.9, G8.4–G8.8, G11.6: how chest, parrot and goal cards come from their decks and go under them.

A deck is a count of each card; an outcome is drawn when a card is taken. Goal cards that were put under the goal deck
lie there in order and come up when nothing shuffled is left above them.
"""

from __future__ import annotations

from typing import Final

from nassau.games.grog.components import CHEST_VALUES, GOALS, NOBODY, PARROTS
from nassau.games.grog.state import Grog, left_in, without
from nassau.kernel import ONLY, Action, Chance, Refusal, Step, untimely, with_added, with_item
from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.chance import UniformIntegers

PAIR: Final = 4
"""Added to a seat in `under_by`: the seat knows this card and the next as a pair, but not their order."""


CHESTS: Final[list[Action]] = [("chest", value) for value in range(1, CHEST_VALUES + 1)]
PARROT_CARDS: Final[list[Action]] = [("parrot", kind) for kind in range(PARROTS)]
GOAL_CARDS: Final[list[Action]] = [("goal", kind) for kind in range(GOALS)]
SWAPS: Final[list[Action]] = [("swap", kind) for kind in range(GOALS)]


def pick(cards: list[Action], pile: list[int], numbers: UniformIntegers) -> Action:
    """A card from a deck, each copy equally likely."""
    ticket = numbers.below(left_in(pile))
    for kind in range(len(pile)):
        ticket -= pile[kind]
        if ticket < 0:
            return cards[kind]
    raise AssertionError("numbers.below(n) answered n or more")


class DrawChest(Chance[Grog]):
    """G2.7, G8.4: `count` chest cards for a seat; the deck holds as many."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def stream(self, state: Grog) -> str:
        return "deck/chest"

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return list(zip(CHESTS, state.chest_pile, strict=True))

    def draw(self, state: Grog, numbers: UniformIntegers) -> Action:
        return pick(CHESTS, state.chest_pile, numbers)

    def take(self, state: Grog, seat: int, action: Action) -> None:
        value: int = action[1]
        state.chest_pile[value - 1] -= 1
        state.chests[CHEST_VALUES * self.seat + value - 1] += 1
        state.emit_private(self.seat, 1, "chest_drawn", self.seat, value)
        if self.count > 1:
            state.become(DrawChest(self.seat, self.count - 1))
        else:
            state.done()


class DrawParrot(Chance[Grog]):
    """G2.7, G8.5, G11.5: `count` parrot cards for a seat; the deck holds as many."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def stream(self, state: Grog) -> str:
        return "deck/parrot"

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return list(zip(PARROT_CARDS, state.parrot_pile, strict=True))

    def draw(self, state: Grog, numbers: UniformIntegers) -> Action:
        return pick(PARROT_CARDS, state.parrot_pile, numbers)

    def take(self, state: Grog, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.parrot_pile[kind] -= 1
        state.parrots[PARROTS * self.seat + kind] += 1
        state.emit_private(self.seat, 1, "parrot_drawn", self.seat, kind)
        if self.count > 1:
            state.become(DrawParrot(self.seat, self.count - 1))
        else:
            state.done()


@mypyc_attr(free_list_len=1)
class DrawGoal(Chance[Grog]):
    """G2.5, G8.6, G11.6: `count` goal cards for a seat, into the hand or (`aside`) beside it."""

    def __init__(self, seat: int, count: int, aside: int) -> None:
        self.seat = seat
        self.count = count
        self.aside = aside

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count, self.aside)

    def stream(self, state: Grog) -> str:
        return "deck/goal"

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        if left_in(state.goal_pile):
            return list(zip(GOAL_CARDS, state.goal_pile, strict=True))
        top = state.under[0]
        if state.under_by[0] < PAIR:
            return [(("goal", top), 1)]
        other = state.under[1]
        return [(("goal", top), 2)] if top == other else [(("goal", top), 1), (("goal", other), 1)]

    def draw(self, state: Grog, numbers: UniformIntegers) -> Action:
        shuffled = any(copies for copies in state.goal_pile)
        return pick(GOAL_CARDS, state.goal_pile, numbers) if shuffled else super().draw(state, numbers)

    def possible(self, state: Grog, action: Action) -> bool:
        if action[0] != "goal" or not 0 <= action[1] < GOALS:
            return False
        if left_in(state.goal_pile):
            return state.goal_pile[action[1]] > 0
        top = 2 if state.under_by[0] >= PAIR else 1
        return action[1] in state.under[:top]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        kind: int = action[1]
        if state.goal_pile[kind]:  # as long as anything shuffled is left, a card of the shuffled ones is drawn
            state.goal_pile = with_added(state.goal_pile, kind, -1)
        else:
            lift(state, self.seat, kind)
        if self.aside:
            state.drawn = [*state.drawn, kind]
        else:
            state.goals = with_added(state.goals, GOALS * self.seat + kind, 1)
        state.emit_private(self.seat, 1, "goal_drawn", self.seat, kind)
        if self.count > 1:
            state.become(DrawGoal(self.seat, self.count - 1, self.aside))
        else:
            state.done()


def lift(state: Grog, drawer: int, kind: int) -> None:
    """The topmost card of those put under the deck comes up, of a pair either one.

    Then only somebody who has seen both knows which one of the pair is left.
    """
    place, owner = 0, state.under_by[0]
    if owner >= PAIR:
        twins = state.under[0] == state.under[1]
        place = 0 if state.under[0] == kind else 1
        state.under_by = with_item(
            state.under_by, 1 - place, owner - PAIR if twins or drawer == owner - PAIR else NOBODY
        )
    state.under = without(state.under, place)
    state.under_by = without(state.under_by, place)


def tuck(state: Grog, seat: int, kind: int) -> None:
    """A seat puts a goal card under the deck and knows where it lies."""
    state.under = [*state.under, kind]
    state.under_by = [*state.under_by, seat]


class SwapGoal(Step[Grog]):
    """G11.6: after the drawn card any one of the hand goes under the deck."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [SWAPS[kind] for kind in range(GOALS) if state.goals[GOALS * seat + kind]]

    def legal(self, state: Grog, seat: int) -> list[Action]:
        return self.candidates(state, seat)

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "swap":
            return Refusal("G11.6") if action[0] in ("done", "decline") else untimely(state, action)
        kind: int = action[1]
        held = 0 <= kind < GOALS and state.goals[GOALS * seat + kind] > 0
        return None if held else Refusal("G11.6")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.goals = with_added(state.goals, GOALS * seat + kind, -1)
        tuck(state, seat, kind)
        state.emit_private(seat, 1, "goal_returned", seat, kind)
        state.done()


class KeepGoal(Step[Grog]):
    """G8.6: exactly one of the cards drawn at the goal ship is kept."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [("choose", kind) for kind in sorted(set(state.drawn))]

    def legal(self, state: Grog, seat: int) -> list[Action]:
        return self.candidates(state, seat)

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "choose":
            return Refusal("G8.6") if action[0] in ("done", "tuck") else untimely(state, action)
        return None if action[1] in state.drawn else Refusal("G8.6")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.drawn = without(state.drawn, state.drawn.index(kind))
        state.goals = with_added(state.goals, GOALS * seat + kind, 1)
        state.emit_private(seat, 1, "goal_kept", seat, kind)
        state.become(TuckGoals(seat))


class TuckGoals(Step[Grog]):
    """G8.7: the others go under the deck one by one; nobody is asked where no order can be chosen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Grog) -> None:
        if len(set(state.drawn)) > 1:
            return
        for kind in state.drawn:
            self.lay(state, kind)
        state.drawn = []
        state.done()

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [("tuck", kind) for kind in sorted(set(state.drawn))]

    def legal(self, state: Grog, seat: int) -> list[Action]:
        return self.candidates(state, seat)

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "tuck":
            return Refusal("G8.7") if action[0] in ("done", "swap") else untimely(state, action)
        return None if action[1] in state.drawn else Refusal("G8.7")

    def lay(self, state: Grog, kind: int) -> None:
        tuck(state, self.seat, kind)
        state.emit_private(self.seat, 1, "goal_returned", self.seat, kind)

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.drawn = without(state.drawn, state.drawn.index(action[1]))
        self.lay(state, action[1])
        state.become(TuckGoals(seat))

"""G2: clouds, ships, start player and cards are drawn; then goal cards and a first good are chosen."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.cards import PAIR, DrawChest, DrawGoal, DrawParrot
from nassau.games.grog.components import (
    CLOUDS,
    COIN3,
    GHOST_SEATS,
    GHOST_SHIP,
    GOALS,
    GOALS_DEALT,
    GOALS_KEPT,
    NOTHING,
    SHIPS,
)
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.kernel import ONLY, Action, Chance, Refusal, Step, untimely, with_added, with_item

KEPT: Final = [
    [[place for place in range(GOALS_DEALT) if place not in (first, second)] for second in range(GOALS_DEALT)]
    for first in range(GOALS_DEALT)
]
"""The places of the goal cards that are kept, by the places of those that are not."""


class LayCloud(Chance[Grog]):
    """G2.1: from left to right; the last cloud is no question."""

    def stream(self, state: Grog) -> str:
        return "clouds"

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return [(("cloud", cloud), 1) for cloud in left_of(CLOUDS, state.clouds)]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.clouds = [*state.clouds, action[1]]
        left = left_of(CLOUDS, state.clouds)
        if len(left) > 1:
            state.become(LayCloud())
            return
        state.clouds = [*state.clouds, left[0]]
        state.emit_with(["clouds_laid"], state.clouds)
        state.become(LayShip())


class LayShip(Chance[Grog]):
    """G2.2: from left to right; the last ship is no question."""

    def stream(self, state: Grog) -> str:
        return "ships"

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return [(("sail", ship), 1) for ship in left_of(SHIPS, state.ships)]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.ships = [*state.ships, action[1]]
        left = left_of(SHIPS, state.ships)
        if len(left) > 1:
            state.become(LayShip())
            return
        state.ships = [*state.ships, left[0]]
        if state.seats == GHOST_SEATS:
            state.ships = with_item(state.ships, state.ships.index(COIN3), GHOST_SHIP)  # G14.1
        state.emit_with(["ships_laid"], state.ships)
        state.become(DrawStart())


def left_of(count: int, laid: list[int]) -> list[int]:
    return [thing for thing in range(count) if thing not in laid]


class DrawStart(Chance[Grog]):
    """G2.8: who gets the flag first."""

    def stream(self, state: Grog) -> str:
        return "start"

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return [(("start", seat), 1) for seat in range(state.seats)]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.start = action[1]
        state.emit("start_drawn", state.start)
        state.become(Deal(0))


class Deal(Step[Grog]):
    """G2.5, G2.7: every seat in turn gets six goal cards, a chest card and a parrot card."""

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt

    def local(self) -> tuple[int, ...]:
        return (self.dealt,)

    def enter(self, state: Grog) -> None:
        seat, deck = self.dealt // 3, self.dealt % 3
        if seat == state.seats:
            state.become(ChooseGoals())
        elif deck == 0:
            state.push(DrawGoal(seat, GOALS_DEALT, 0))
        elif deck == 1:
            state.push(DrawChest(seat, 1))
        else:
            state.push(DrawParrot(seat, 1))

    def resume(self, state: Grog, result: int) -> None:
        state.become(Deal(self.dealt + 1))


class ChooseGoals(Step[Grog]):
    """G2.5, G2.6: everybody keeps four of six goal cards, all at the same time and in secret."""

    def pending(self, state: Grog) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if state.rejected[2 * seat] == NOTHING])

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        """Each pair of kinds is left out once: of equal cards, which lie side by side, the first ones."""
        hand, found = state.goal_hand(seat), list[Action]()
        for first in range(GOALS_DEALT):
            if first > 0 and hand[first] == hand[first - 1]:
                continue
            for second in range(first + 1, GOALS_DEALT):
                if second == first + 1 or hand[second] != hand[second - 1]:
                    kept = KEPT[first][second]
                    found.append(("keep", hand[kept[0]], hand[kept[1]], hand[kept[2]], hand[kept[3]]))
        return found

    def legal(self, state: Grog, seat: int) -> list[Action]:
        return self.candidates(state, seat)

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        """Cards are named in ascending order."""
        if action[0] != "keep":
            return untimely(state, action)
        last = 0
        for place in range(1, GOALS_KEPT + 1):
            kind: int = action[place]
            if not last <= kind < GOALS or action.count(kind) > state.goals[GOALS * seat + kind]:
                return Refusal("G2.5")
            last = kind
        return None

    def take(self, state: Grog, seat: int, action: Action) -> None:
        rest = state.goal_hand(seat)
        for kind in action[1:]:
            rest.remove(kind)
        for place in range(2):
            state.goals = with_added(state.goals, GOALS * seat + rest[place], -1)
            state.rejected = with_item(state.rejected, 2 * seat + place, rest[place])
        state.emit_private(seat, 2, "goals_chosen", seat, rest[0], rest[1])
        if not self.pending(state):
            reject(state)
            state.become(ChooseGood(0))


def reject(state: Grog) -> None:
    """G2.6: the rejected pairs go under the deck; the order within a pair is drawn when it comes up."""
    for turn in range(state.seats):
        seat = (state.start + turn) % state.seats
        state.under = [*state.under, *state.rejected[2 * seat : 2 * seat + 2]]
        state.under_by = [*state.under_by, PAIR + seat, PAIR + seat]
    state.rejected = [NOTHING] * (2 * state.seats)


class ChooseGood(Step[Grog]):
    """G2.9: a first goods tile, in turn from the start player."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.turn,)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[(state.start + self.turn) % state.seats]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [("good", colour) for colour in range(COLOURS)]

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "good":
            return untimely(state, action)
        return None if 0 <= action[1] < COLOURS else Refusal("G2.9")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.goods[COLOURS * seat + int(action[1])] += 1
        state.emit("good_chosen", seat, action[1])
        if self.turn + 1 < state.seats:
            state.become(ChooseGood(self.turn + 1))
        else:
            state.done()

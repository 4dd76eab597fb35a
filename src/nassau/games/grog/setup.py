"""G2.1–G2.9, G14.1: draw clouds, ships, start player and cards; then each seat chooses goal cards and a first good."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.cards import FROM_DEAL, INTO_HAND, PAIR_OFFSET, DrawChest, DrawGoal, DrawParrot, Giver
from nassau.games.grog.components import (
    CLOUDS,
    COIN3,
    GHOST_SEATS,
    GHOST_SHIP,
    GOALS,
    GOALS_DEALT,
    GOALS_KEPT,
    GOALS_REJECTED,
    SHIPS,
)
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.kernel import EVERYONE, NOTHING, ONLY, Action, Chance, Refusal, Step, untimely, with_added, with_item
from nassau.kernel.refusal import missing

KEPT: Final = [
    [[place for place in range(GOALS_DEALT) if place not in (first, second)] for second in range(GOALS_DEALT)]
    for first in range(GOALS_DEALT)
]
"""Positions of the kept goal cards, by the two positions of the rejected ones."""

# Decks in the order in which a seat is dealt from them.
GOAL_DECK: Final = 0
CHEST_DECK: Final = 1
PARROT_DECK: Final = 2
DECKS: Final = 3


class LayCloud(Chance[Grog]):
    """G2.1: the next cloud from left to right; the last one follows without a draw."""

    def stream(self, state: Grog) -> str:
        return "clouds"

    def secret_of(self, state: Grog) -> int:
        return EVERYONE

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return [(("cloud", cloud), 1) for cloud in not_laid(CLOUDS, state.clouds)]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.clouds = [*state.clouds, action[1]]
        left = not_laid(CLOUDS, state.clouds)
        if len(left) > 1:
            state.become(LayCloud())
            return
        state.clouds = [*state.clouds, left[0]]
        state.emit_with(["clouds_laid", "G2.1"], state.clouds)
        state.become(LayShip())


class LayShip(Chance[Grog]):
    """G2.2, G14.1: the next ship from left to right; the last one follows without a draw."""

    def stream(self, state: Grog) -> str:
        return "ships"

    def secret_of(self, state: Grog) -> int:
        return EVERYONE

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return [(("sail", ship), 1) for ship in not_laid(SHIPS, state.ships)]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.ships = [*state.ships, action[1]]
        left = not_laid(SHIPS, state.ships)
        if len(left) > 1:
            state.become(LayShip())
            return
        state.ships = [*state.ships, left[0]]
        state.emit_with(["ships_laid", "G2.2"], state.ships)
        if state.seats == GHOST_SEATS:
            state.ships = with_item(state.ships, state.ships.index(COIN3), GHOST_SHIP)
            state.emit("ghost_ship_turned", "G14.1", state.ships.index(GHOST_SHIP))
        state.become(DrawStart())


def not_laid(count: int, laid: list[int]) -> list[int]:
    """The numbers below `count` that are not laid yet."""
    return [number for number in range(count) if number not in laid]


class DrawStart(Chance[Grog]):
    """G2.8: the start player, who takes the flag."""

    def stream(self, state: Grog) -> str:
        return "start"

    def secret_of(self, state: Grog) -> int:
        return EVERYONE

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return [(("start", seat), 1) for seat in range(state.seats)]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.start = action[1]
        state.emit("start_drawn", "G2.8", state.start)
        state.become(Deal(0))


class Deal(Giver):
    """G2.5, G2.7: deal each seat in turn six goal cards, a chest card and a parrot card.

    `dealt` counts the finished deals, DECKS per seat.
    """

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt

    def local(self) -> tuple[int, ...]:
        return (self.dealt,)

    def source(self) -> int:
        return FROM_DEAL

    def enter(self, state: Grog) -> None:
        seat, deck = self.dealt // DECKS, self.dealt % DECKS
        if seat == state.seats:
            state.become(ChooseGoals())
        elif deck == GOAL_DECK:
            state.push(DrawGoal(seat, GOALS_DEALT, INTO_HAND))
        elif deck == CHEST_DECK:
            state.push(DrawChest(seat, 1))
        else:
            state.push(DrawParrot(seat, 1))

    def resume(self, state: Grog, result: int) -> None:
        state.become(Deal(self.dealt + 1))


class ChooseGoals(Step[Grog]):
    """G2.5, G2.6: each seat keeps four of six goal cards, simultaneously and in secret."""

    def pending(self, state: Grog) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if state.rejected[GOALS_REJECTED * seat] == NOTHING])

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        """One action per pair of rejected kinds: of equal cards, which are adjacent, only the first is rejected."""
        hand, found = state.goal_hand(seat), list[Action]()
        for first in range(GOALS_DEALT):
            if first > 0 and hand[first] == hand[first - 1]:
                continue
            for second in range(first + 1, GOALS_DEALT):
                if second == first + 1 or hand[second] != hand[second - 1]:
                    kept = KEPT[first][second]
                    found.append(("keep", hand[kept[0]], hand[kept[1]], hand[kept[2]], hand[kept[3]]))
        return found

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        """The kinds must be in ascending order."""
        if action[0] != "keep":
            return untimely(state, action)
        goals, first, last = state.goals, GOALS * seat, 0
        for place in range(1, GOALS_KEPT + 1):
            kind: int = action[place]
            if not 0 <= kind < GOALS or action.count(kind) > goals[first + kind]:
                return missing("G2.5", "dealt-goal")
            if kind < last:
                return Refusal("G2.5")
            last = kind
        return None

    def take(self, state: Grog, seat: int, action: Action) -> None:
        rest = state.goal_hand(seat)
        for kind in action[1:]:
            rest.remove(kind)
        for place in range(GOALS_REJECTED):
            state.goals = with_added(state.goals, GOALS * seat + rest[place], -1)
            state.rejected = with_item(state.rejected, GOALS_REJECTED * seat + place, rest[place])
        state.emit_private(seat, GOALS_REJECTED, "goals_chosen", "G2.5", seat, rest[0], rest[1])
        if not self.pending(state):
            put_rejected_under(state)
            state.become(ChooseGood(0))


def put_rejected_under(state: Grog) -> None:
    """G2.6: the rejected pairs go under the deck; the order within a pair is drawn when it comes up."""
    for turn in range(state.seats):
        seat = (state.start + turn) % state.seats
        first = GOALS_REJECTED * seat
        state.under = [*state.under, *state.rejected[first : first + GOALS_REJECTED]]
        state.under_by = [*state.under_by, PAIR_OFFSET + seat, PAIR_OFFSET + seat]
    state.rejected = [NOTHING] * (GOALS_REJECTED * state.seats)
    state.emit("rejected_put_under", "G2.6", len(state.under))


class ChooseGood(Step[Grog]):
    """G2.9: each seat chooses a first goods tile, in turn from the start player."""

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
        return None if 0 <= action[1] < COLOURS else missing("G2.9", "good")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.goods[COLOURS * seat + int(action[1])] += 1
        state.emit("good_chosen", "G2.9", seat, action[1])
        if self.turn + 1 < state.seats:
            state.become(ChooseGood(self.turn + 1))
        else:
            state.done()

"""G8.6, G8.7, G11.6: choosing which goal cards to keep and which to put under the deck."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.cards import put_under
from nassau.games.grog.components import GOALS
from nassau.games.grog.state import Grog, without
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_added
from nassau.kernel.refusal import missing

SWAPS: Final[list[Action]] = [("swap", kind) for kind in range(GOALS)]


class SwapGoal(Step[Grog]):
    """G11.6: after drawing, the seat puts one goal card of its hand under the deck."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [SWAPS[kind] for kind in range(GOALS) if state.goals[GOALS * seat + kind]]

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "swap":
            return Refusal("G11.6") if action[0] in ("done", "decline") else untimely(state, action)
        kind: int = action[1]
        held = 0 <= kind < GOALS and state.goals[GOALS * seat + kind] > 0
        return None if held else missing("G11.6", "goal-in-hand")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.goals = with_added(state.goals, GOALS * seat + kind, -1)
        put_under(state, seat, kind, "G11.6")
        state.done()


class KeepGoal(Step[Grog]):
    """G8.6: the seat keeps exactly one of the cards drawn at the goal ship."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [("choose", kind) for kind in sorted(set(state.drawn))]

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "choose":
            return Refusal("G8.6") if action[0] in ("done", "tuck") else untimely(state, action)
        return None if action[1] in state.drawn else missing("G8.6", "drawn-goal")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.drawn = without(state.drawn, state.drawn.index(kind))
        state.goals = with_added(state.goals, GOALS * seat + kind, 1)
        state.emit_private(seat, 1, "goal_kept", "G8.6", seat, kind)
        state.become(TuckGoals(seat))


class TuckGoals(Step[Grog]):
    """G8.7: the other cards go under the deck one by one; equal cards go without asking, their order is the same."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Grog) -> None:
        if len(set(state.drawn)) > 1:
            return
        for kind in state.drawn:
            put_under(state, self.seat, kind, "G8.7")
        state.drawn = []
        state.done()

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [("tuck", kind) for kind in sorted(set(state.drawn))]

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "tuck":
            return Refusal("G8.7") if action[0] in ("done", "swap") else untimely(state, action)
        return None if action[1] in state.drawn else missing("G8.7", "drawn-goal")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.drawn = without(state.drawn, state.drawn.index(action[1]))
        put_under(state, seat, action[1], "G8.7")
        state.become(TuckGoals(seat))

"""W15: drawing adventure cards from the pile."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.causes import cause_of_top
from nassau.games.seas.components import CARDS
from nassau.games.seas.state import ACTION_USED, Seas
from nassau.kernel import NOTHING, Action, Chance, with_added
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.pile import draw_from

DRAW_ACTIONS: Final[list[Action]] = [("draw", kind) for kind in range(CARDS)]


def some(row: list[int]) -> bool:
    """Whether a row has a count above 0. mypyc turns the generator into a loop, which is faster than `any(row)`."""
    return any(count for count in row)


class DrawCards(Chance[Seas]):
    """W15.1–W15.4: draw up to `count` adventure cards for a seat; the end card starts the last rounds."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def enter(self, state: Seas) -> None:
        if not self.count or not some(state.pile):
            state.done(ACTION_USED)
        elif state.above == 0:
            state.above = NOTHING
            state.finale = 0
            state.emit("end_card_drawn", "W15.3", self.seat)

    def stream(self, state: Seas) -> str:
        return "deck/adventures"

    def secret_of(self, state: Seas) -> int:
        return self.seat

    def weights(self, state: Seas) -> list[tuple[Action, int]]:
        return list(zip(DRAW_ACTIONS, state.pile, strict=True))

    def draw(self, state: Seas, numbers: UniformIntegers) -> Action:
        return draw_from(state.pile, DRAW_ACTIONS, numbers)

    def possible(self, state: Seas, action: Action) -> bool:
        return action[0] == "draw" and 0 <= action[1] < CARDS and state.pile[action[1]] > 0

    def take(self, state: Seas, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.pile = with_added(state.pile, kind, -1)
        if state.above > 0:
            state.above -= 1
        state.hands = with_added(state.hands, CARDS * self.seat + kind, 1)
        state.emit_private(self.seat, 1, "card_drawn", cause_of_top(state), self.seat, kind)
        state.become(DrawCards(self.seat, self.count - 1))

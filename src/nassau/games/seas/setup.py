"""W2.4, W2.7: the deal and the start player."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import CARDS, HAND_DEALT
from nassau.games.seas.state import Seas
from nassau.kernel import EVERYONE, Action, Chance, with_added
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.pile import draw_from

DEAL_ACTIONS: Final[list[Action]] = [("deal", kind) for kind in range(CARDS)]


class Deal(Chance[Seas]):
    """W2.4: deal each seat three cards, one at a time around the table."""

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt

    def local(self) -> tuple[int, ...]:
        return (self.dealt,)

    def stream(self, state: Seas) -> str:
        return "deck/adventures"

    def secret_of(self, state: Seas) -> int:
        return self.dealt % state.seats

    def weights(self, state: Seas) -> list[tuple[Action, int]]:
        return list(zip(DEAL_ACTIONS, state.pile, strict=True))

    def draw(self, state: Seas, numbers: UniformIntegers) -> Action:
        return draw_from(state.pile, DEAL_ACTIONS, numbers)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        owner, kind = self.dealt % state.seats, int(action[1])
        state.pile = with_added(state.pile, kind, -1)
        state.above -= 1
        state.hands = with_added(state.hands, CARDS * owner + kind, 1)
        state.emit_private(owner, 1, "card_dealt", "W2.4", owner, kind)
        last = self.dealt + 1 == HAND_DEALT * state.seats
        state.become(DrawStart() if last else Deal(self.dealt + 1))


class DrawStart(Chance[Seas]):
    """W2.7: the seat with the start marker."""

    def stream(self, state: Seas) -> str:
        return "start"

    def secret_of(self, state: Seas) -> int:
        return EVERYONE

    def weights(self, state: Seas) -> list[tuple[Action, int]]:
        return [(("start", seat), 1) for seat in range(state.seats)]

    def take(self, state: Seas, seat: int, action: Action) -> None:
        state.start = action[1]
        state.emit("start_drawn", "W2.7", action[1])
        state.done()

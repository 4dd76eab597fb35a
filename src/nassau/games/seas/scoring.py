"""W18.2–W18.8: the final sale and the final scoring."""

from __future__ import annotations

from nassau.games.seas.components import GOODS, YIN_YANG_PER_CHEST
from nassau.games.seas.rituals import BARGAINS, DONE, bargain, can_bargain, refuse_bargain
from nassau.games.seas.state import Seas
from nassau.games.seas.trade import sell, tell_sale
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_added


class FinalSale(Step[Seas]):
    """W18.2–W18.5, W18.11: each seat may bargain, then sells all goods; without gifts and guards."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.turn,)

    def seat(self, state: Seas) -> int:
        return (state.start + self.turn) % state.seats

    def enter(self, state: Seas) -> None:
        if self.turn == state.seats:
            settle(state)
            state.end()
            return
        seat = self.seat(state)
        if not can_bargain(state, seat):
            self.close(state)

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat(state)]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*BARGAINS, DONE]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        """W18.4: no ritual except bargains."""
        if action[0] == "bargain":
            return refuse_bargain(state, seat, action[1], action[2])
        if action[0] == "done":
            return None
        return Refusal("W18.4") if action[0] in ("chamber", "unsinkable") else untimely(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        if action[0] == "done":
            self.close(state)
            return
        self.earn(state, seat, bargain(state, seat, action[1], action[2], "W18.4"))
        self.enter(state)

    def earn(self, state: Seas, seat: int, chests: int) -> None:
        state.chests[seat] += chests
        state.proceeds = with_added(state.proceeds, seat, chests)

    def close(self, state: Seas) -> None:
        """W18.3: sell all goods and go to the next seat."""
        seat = self.seat(state)
        rum, coffee, fruit = state.goods[GOODS * seat : GOODS * (seat + 1)]
        if rum + coffee + fruit:
            chests = sell(state, seat, rum, coffee, fruit)
            self.earn(state, seat, chests)
            tell_sale(state, seat, rum, coffee, fruit, chests, "W18.3")
        state.become(FinalSale(self.turn + 1))


def settle(state: Seas) -> None:
    """W18.2, W18.6: marks for cards in hand, then the scores."""
    for seat in range(state.seats):
        cards = state.hand_size(seat)
        if cards:
            state.marks[seat] += cards
            state.emit("hand_marked", "W18.6", seat, cards)
    for seat in range(state.seats):
        state.emit("scored", "W18.2", seat, state.score(seat))


def tally(state: Seas, seat: int) -> list[int]:
    """W18.2: the parts of the score: chests, final sale, cards in hand, talismans, chests for yin-yang, marks."""
    return [
        state.chests[seat] - state.proceeds[seat],
        state.proceeds[seat],
        state.hand_size(seat),
        state.talismans[seat],
        state.yin_yang[seat] // YIN_YANG_PER_CHEST,
        state.marks[seat],
    ]

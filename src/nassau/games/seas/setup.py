"""W2.4, W2.7, W3.1: the deal, the start marker, and the secret choice of roles."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import CARDS, HAND, NOTHING, ROLES
from nassau.games.seas.loot import pick
from nassau.games.seas.state import Seas
from nassau.kernel import Action, Chance, Refusal, Step, untimely, with_added
from nassau.kernel.chance import UniformIntegers

DEALS: Final[list[Action]] = [("deal", kind) for kind in range(CARDS)]
CHOICES: Final[list[Action]] = [("choose", role) for role in range(ROLES)]


class Deal(Chance[Seas]):
    """W2.4: three cards for everybody, one after the other around the table."""

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt

    def local(self) -> tuple[int, ...]:
        return (self.dealt,)

    def stream(self, state: Seas) -> str:
        return "deck/adventures"

    def weights(self, state: Seas) -> list[tuple[Action, int]]:
        return list(zip(DEALS, state.pile, strict=True))

    def draw(self, state: Seas, numbers: UniformIntegers) -> Action:
        return pick(DEALS, state.pile, numbers)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        owner, kind = self.dealt % state.seats, int(action[1])
        state.pile = with_added(state.pile, kind, -1)
        state.above -= 1
        state.hands = with_added(state.hands, CARDS * owner + kind, 1)
        state.emit_private(owner, 1, "card_dealt", owner, kind)
        last = self.dealt + 1 == HAND * state.seats
        state.become(DrawStart() if last else Deal(self.dealt + 1))


class DrawStart(Chance[Seas]):
    """W2.7: who gets the start marker first."""

    def stream(self, state: Seas) -> str:
        return "start"

    def weights(self, state: Seas) -> list[tuple[Action, int]]:
        return [(("start", seat), 1) for seat in range(state.seats)]

    def take(self, state: Seas, seat: int, action: Action) -> None:
        state.start = action[1]
        state.emit("start_drawn", action[1])
        state.done()


class ChooseRole(Step[Seas]):
    """W3.1, W3.2: everybody at the same time and in secret."""

    def pending(self, state: Seas) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if state.chosen[seat] == NOTHING])

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return CHOICES.copy()

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Agrees with `refusal`."""
        lying = state.lying[seat]
        return [CHOICES[role] for role in range(ROLES) if not lying >> role & 1]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb != "choose":
            return untimely(state, action)
        role: int = action[1]
        if not 0 <= role < ROLES:
            return Refusal("W3.1")
        return None if state.holds_role(seat, role) else Refusal("W3.2")

    def take(self, state: Seas, seat: int, action: Action) -> None:
        role: int = action[1]
        state.chosen[seat] = role
        state.emit_private(seat, 1, "role_chosen", seat, role)
        if NOTHING not in state.chosen:
            state.done()

"""M1: the deal of the starting shares and the draw of the start player."""

from __future__ import annotations

from nassau.games.manila.components import POOL_OF_TWELVE, SHARES_PER_WARE, STARTING_SHARES, WARE_COUNT
from nassau.games.manila.state import Manila
from nassau.kernel import EVERYONE, Action, Chance
from nassau.kernel.chance import UniformIntegers


class Deal(Chance[Manila]):
    """M1.5–M1.7: one starting share, dealt in turn around the table; `dealt` counts the shares before it."""

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt

    def local(self) -> tuple[int, ...]:
        return (self.dealt,)

    def stream(self, state: Manila) -> str:
        return "deck/shares"

    def secret_of(self, state: Manila) -> int:
        return self.dealt % state.seats

    def weights(self, state: Manila) -> list[tuple[Action, int]]:
        pool = POOL_OF_TWELVE if state.options["share_pool"] == "twelve" else SHARES_PER_WARE
        not_in_pool = SHARES_PER_WARE - pool
        return [(("deal", ware), state.supply[ware] - not_in_pool) for ware in range(WARE_COUNT)]

    def take(self, state: Manila, seat: int, action: Action) -> None:
        owner, ware = self.dealt % state.seats, action[1]
        state.supply[ware] -= 1
        state.hand[WARE_COUNT * owner + ware] += 1
        state.emit_private(owner, 1, "share_dealt", "M1.5", owner, ware)
        last = self.dealt + 1 == STARTING_SHARES * state.seats
        state.become(DrawStart() if last else Deal(self.dealt + 1))


class DrawStart(Chance[Manila]):
    """M1.10: the seat that opens the first auction."""

    def stream(self, state: Manila) -> str:
        return "start"

    def secret_of(self, state: Manila) -> int:
        return EVERYONE

    def weights(self, state: Manila) -> list[tuple[Action, int]]:
        return [(("start", seat), 1) for seat in range(state.seats)]

    def draw(self, state: Manila, numbers: UniformIntegers) -> Action:
        return ("start", numbers.below(state.seats))

    def take(self, state: Manila, seat: int, action: Action) -> None:
        state.master = action[1]
        state.emit("start_drawn", "M1.10", action[1])
        state.done()

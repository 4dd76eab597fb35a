"""G14.5–G14.9, G14.11: the ghost crew of the game for two."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.components import GHOST, GHOST_SEATS
from nassau.games.grog.sites import BUILDINGS, PENINSULA
from nassau.games.grog.state import Grog
from nassau.kernel import NOTHING, ONLY, Action, Refusal, Step, untimely, with_item

# Why no ghost crew is placed.
AT_SEA: Final = 0
EMPTY_SHIP: Final = 1
FULL_PENINSULA: Final = 2


class PlaceGhost(Step[Grog]):
    """G1.5, G14.5–G14.9, G14.11: with two seats, the first to pass places ghost crew on the ghost ship's peninsula."""

    def enter(self, state: Grog) -> None:
        """G14.7, G14.11: nothing happens without a ghost ship at a peninsula, ghost crew or a free building."""
        colour = state.ghost_at()
        if colour == NOTHING or state.ghosts == 0:
            if state.seats == GHOST_SEATS:
                state.emit("ghost_skipped", "G14.7", colour, EMPTY_SHIP if state.ghosts == 0 else AT_SEA)
            state.done()
        elif not state.any_free(colour, NOTHING):
            state.emit("ghost_skipped", "G14.11", colour, FULL_PENINSULA)
            state.done()

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[state.passed[0]]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        colour = state.ghost_at()
        return [("haunt", building) for building in range(BUILDINGS) if PENINSULA[building] == colour]

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "haunt":
            return Refusal("G14.5") if action[0] in ("decline", "done") else untimely(state, action)
        building: int = action[1]
        if not 0 <= building < BUILDINGS or PENINSULA[building] != state.ghost_at():
            return Refusal("G14.5")
        return None if state.is_free(building) else Refusal("G1.5")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.sites = with_item(state.sites, action[1], GHOST)
        state.ghosts -= 1
        state.emit("ghost_placed", "G14.5", seat, action[1])
        state.done()

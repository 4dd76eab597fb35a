"""G14.5–G14.9: the ghost crew of the game for two."""

from __future__ import annotations

from nassau.games.grog.components import GHOST
from nassau.games.grog.sites import BUILDINGS, PENINSULA
from nassau.games.grog.state import Grog
from nassau.kernel import NOTHING, ONLY, Action, Refusal, Step, untimely, with_item


class PlaceGhost(Step[Grog]):
    """G14.5–G14.9: with two seats, the first to pass places ghost crew on the ghost ship's peninsula."""

    def enter(self, state: Grog) -> None:
        """G14.7: nothing happens without a ghost ship, ghost crew or a free building."""
        colour = state.ghost_at()
        if colour == NOTHING or state.ghosts == 0 or not state.any_free(colour, NOTHING):
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

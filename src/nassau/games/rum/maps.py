"""R15.1, R15.2: treasure maps."""

from __future__ import annotations

from nassau.games.rum.choice import NO_MAP, SKIP, Choice
from nassau.games.rum.components import MAP_TOKEN
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import FILLS, give, take_open
from nassau.kernel import Action, Refusal, untimely
from nassau.kernel.refusal import missing


class TakeMap(Choice):
    """R12.2, R15.1, R15.2: one open map of the field's colour."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.colour)

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        faces = state.matching(MAP_TOKEN, self.colour)
        return [*[("take", face) for place, face in enumerate(faces) if face not in faces[:place]], SKIP]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] == "skip":
            return None
        if action[0] != "take":
            return untimely(state, action)
        return None if action[1] in state.matching(MAP_TOKEN, self.colour) else missing("R15.1", "map")

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            self.skip(state, NO_MAP)
            return
        take_open(state, action[1])
        give(state, seat, action[1])
        state.emit("map_taken", "R15.1", seat, action[1])
        state.become(FILLS[0])

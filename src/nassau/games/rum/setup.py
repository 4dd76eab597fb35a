"""R1.1, R3: the tiles of the town, the first open tokens and the start player."""

from __future__ import annotations

from nassau.games.rum.components import HEADQUARTERS, KIND_OF_FIELD, TILES
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import Fill
from nassau.games.rum.town import tiles_of
from nassau.kernel import EVERYONE, ONLY, Action, Chance, Refusal, Step, untimely
from nassau.kernel.chance import UniformIntegers


class LayTile(Chance[Rum]):
    """R1.1, R3.5: the tiles in reading order, each turned at random; then the captain starts in the headquarters."""

    def stream(self, state: Rum) -> str:
        return "town"

    def secret_of(self, state: Rum) -> int:
        return EVERYONE

    def left(self, state: Rum) -> list[int]:
        """The tiles not yet laid."""
        gone = tiles_of(state.laid)
        return [tile for tile in range(TILES) if not gone >> tile & 1]

    def weights(self, state: Rum) -> list[tuple[Action, int]]:
        return [(("tile", tile + 1, turn), 1) for tile in self.left(state) for turn in range(4)]

    def draw(self, state: Rum, numbers: UniformIntegers) -> Action:
        left = self.left(state)
        ticket = numbers.below(4 * len(left))
        return ("tile", left[ticket // 4] + 1, ticket % 4)

    def possible(self, state: Rum, action: Action) -> bool:
        if action[0] != "tile" or not 1 <= action[1] <= TILES or not 0 <= action[2] < 4:
            return False
        return not tiles_of(state.laid) >> (action[1] - 1) & 1

    def take(self, state: Rum, seat: int, action: Action) -> None:
        tile, turn = action[1] - 1, action[2]
        state.emit("tile_laid", "R1.1", len(state.laid), tile + 1, turn)
        state.lay(4 * tile + turn)
        if len(state.laid) < TILES:
            state.become(LayTile())
        else:
            state.captain = KIND_OF_FIELD.index(HEADQUARTERS)
            state.become(SetOut())


class SetOut(Step[Rum]):
    """R3.3, R3.6, R3.7: the open tokens, then the start player."""

    def enter(self, state: Rum) -> None:
        state.push(Fill(0))

    def resume(self, state: Rum, result: int) -> None:
        state.become(DrawStart() if state.options["first_player"] == "random" else ChooseStart())


class DrawStart(Chance[Rum]):
    """R3.6: the seat that begins the first round."""

    def stream(self, state: Rum) -> str:
        return "start"

    def secret_of(self, state: Rum) -> int:
        return EVERYONE

    def weights(self, state: Rum) -> list[tuple[Action, int]]:
        return [(("start", seat), 1) for seat in range(state.seats)]

    def take(self, state: Rum, seat: int, action: Action) -> None:
        begin_with(state, action[1])


class ChooseStart(Step[Rum]):
    """R3.7: the first seat chooses who begins."""

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[0]

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [("start", other) for other in range(state.seats)]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] != "start":
            return untimely(state, action)
        return None if 0 <= action[1] < state.seats else Refusal("R3.7", state.seats, action[1] + 1)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        begin_with(state, action[1])


def begin_with(state: Rum, seat: int) -> None:
    state.start = seat
    state.emit("start_drawn", "R3.6", seat)
    state.done()

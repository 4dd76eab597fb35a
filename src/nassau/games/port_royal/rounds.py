"""P1.6, P2.1, P12.5: the sequence of turns."""

from __future__ import annotations

from typing import Any, Final

from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.discover import FIRST, Answer, Dice, Rolling
from nassau.games.port_royal.empty_handed import EmptyHanded
from nassau.games.port_royal.persons import Commission, Painting, Skulls
from nassau.games.port_royal.setup import ChooseIsland, DrawStart, MarkFields
from nassau.games.port_royal.state import PortRoyal
from nassau.games.port_royal.trade import Failure, Picks, Taking
from nassau.kernel import Step


class Turns(Step[PortRoyal]):
    """P1.6, P2.1, P12.5: the setup, then turns until a seat wins."""

    def enter(self, state: PortRoyal) -> None:
        state.push(DrawStart())

    def resume(self, state: PortRoyal, result: int) -> None:
        rule = "P1.6"
        if state.turn:
            state.active = (state.active + 1) % state.seats
            rule = "P12.5"
        state.turn += 1
        state.clear_board()
        state.emit("turn_began", rule, state.active, state.turn)
        state.push(Rolling(FIRST))


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Turns, DrawStart, ChooseIsland, MarkFields, Rolling, Dice, Answer, Picks, Failure, Taking, EmptyHanded, Crossing,
    Skulls, Painting, Commission,
)  # fmt: skip

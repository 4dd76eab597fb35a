"""G11: taking possession of a building: crew, cloud, coins."""

from __future__ import annotations

from nassau.games.grog.cards import DrawGoal, DrawParrot, SwapGoal
from nassau.games.grog.components import BLACK_CLOUD, GOAL_CLOUD, PARROT_CLOUD, POINT_CLOUD
from nassau.games.grog.sites import PENINSULA
from nassau.games.grog.state import Grog, left_in
from nassau.kernel import Step, with_added, with_item
from nassau.kernel._mypyc import mypyc_attr


@mypyc_attr(free_list_len=1)
class Claim(Step[Grog]):
    """G11.1: a seat with crew takes a free building; `part` counts the three steps."""

    def __init__(self, seat: int, building: int, part: int) -> None:
        self.seat = seat
        self.building = building
        self.part = part

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.building, self.part)

    def enter(self, state: Grog) -> None:
        cloud = state.clouds[PENINSULA[self.building]]
        if self.part == 0:
            state.sites = with_item(state.sites, self.building, self.seat)
            state.crew = with_added(state.crew, self.seat, -1)
            state.emit("claimed", self.seat, self.building)
            state.become(Claim(self.seat, self.building, 1))
        elif self.part == 1:
            self.ask_cloud(state, cloud)
        elif self.part == 2:
            state.push(SwapGoal(self.seat))
        else:
            if cloud != BLACK_CLOUD:
                self.take_coins(state)
            state.done()

    def resume(self, state: Grog, result: int) -> None:
        swap = self.part == 1 and state.clouds[PENINSULA[self.building]] == GOAL_CLOUD
        state.become(Claim(self.seat, self.building, 2 if swap else 3))

    def ask_cloud(self, state: Grog, cloud: int) -> None:
        """G11.4–G11.8; G3.6, G3.9: an empty deck gives nothing."""
        if cloud == PARROT_CLOUD and left_in(state.parrot_pile) > 0:
            state.push(DrawParrot(self.seat, 1))
            return
        if cloud == GOAL_CLOUD and state.goal_deck() > 0:
            state.push(DrawGoal(self.seat, 1, 0))
            return
        if cloud == POINT_CLOUD:
            score(state, self.seat)
        state.become(Claim(self.seat, self.building, 3))

    def take_coins(self, state: Grog) -> None:
        """G11.2, G11.3."""
        coins = state.row_coins(self.building)
        if coins:
            state.coins[self.seat] += coins
            state.emit("coins_gained", self.seat, coins)


def score(state: Grog, seat: int) -> None:
    """A pirate point on the track."""
    state.points = with_added(state.points, seat, 1)
    state.emit("point_gained", seat)

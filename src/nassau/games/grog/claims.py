"""G11.1–G11.9: claiming a building: place crew, apply the cloud, take the coins."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.cards import FROM_CLOUD, INTO_HAND, DrawGoal, DrawParrot, Giver
from nassau.games.grog.components import BLACK_CLOUD, FREE, GOAL_CLOUD, PARROT_CLOUD, POINT_CLOUD
from nassau.games.grog.goals import SwapGoal
from nassau.games.grog.sites import PENINSULA, SAME_TYPE, TYPE
from nassau.games.grog.state import Grog
from nassau.kernel import with_added, with_item
from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.pile import left_in

# The parts of a claim.
PLACE_CREW: Final = 0
CLOUD: Final = 1
SWAP: Final = 2
COINS: Final = 3


@mypyc_attr(free_list_len=1)
class Claim(Giver):
    """G11.1, G15.1: a seat with crew takes a free building, in the parts PLACE_CREW, CLOUD, SWAP and COINS."""

    def __init__(self, seat: int, building: int, part: int) -> None:
        self.seat = seat
        self.building = building
        self.part = part

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.building, self.part)

    def source(self) -> int:
        return FROM_CLOUD

    def enter(self, state: Grog) -> None:
        cloud = state.clouds[PENINSULA[self.building]]
        if self.part == PLACE_CREW:
            self.place_crew(state)
        elif self.part == CLOUD:
            self.apply_cloud(state, cloud)
        elif self.part == SWAP:
            state.push(SwapGoal(self.seat))
        else:
            if cloud != BLACK_CLOUD:
                self.take_coins(state)
            state.done()

    def resume(self, state: Grog, result: int) -> None:
        swap = self.part == CLOUD and state.clouds[PENINSULA[self.building]] == GOAL_CLOUD
        state.become(Claim(self.seat, self.building, SWAP if swap else COINS))

    def place_crew(self, state: Grog) -> None:
        state.sites = with_item(state.sites, self.building, self.seat)
        state.crew = with_added(state.crew, self.seat, -1)
        state.emit("claimed", "G11.1", self.seat, self.building)
        if state.crew[self.seat] == 0:
            state.emit("last_crew_placed", "G15.1", self.seat)
        state.become(Claim(self.seat, self.building, CLOUD))

    def apply_cloud(self, state: Grog, cloud: int) -> None:
        """G11.4–G11.9; G3.6, G3.9: an empty deck gives nothing."""
        if cloud == PARROT_CLOUD and left_in(state.parrot_pile) > 0:
            state.push(DrawParrot(self.seat, 1))
            return
        if cloud == GOAL_CLOUD and state.goal_deck() > 0:
            state.push(DrawGoal(self.seat, 1, INTO_HAND))
            return
        if cloud == POINT_CLOUD:
            state.points = with_added(state.points, self.seat, 1)
            state.emit("cloud_point_gained", "G11.4", self.seat, self.building)
        elif cloud == PARROT_CLOUD:
            state.emit("cloud_gave_nothing", "G3.6", self.seat, cloud)
        elif cloud == GOAL_CLOUD:
            state.emit("cloud_gave_nothing", "G3.9", self.seat, cloud)
        elif cloud == BLACK_CLOUD:
            state.emit("cloud_gave_nothing", "G11.8", self.seat, cloud)
        state.become(Claim(self.seat, self.building, COINS))

    def take_coins(self, state: Grog) -> None:
        """G11.2, G11.3: the coins of the building's row."""
        coins = row_coins(state, self.building)
        if coins:
            state.coins[self.seat] += coins
            state.emit("coins_gained", "G11.2", self.seat, coins, self.building, TYPE[self.building])


def row_coins(state: Grog, building: int) -> int:
    """G11.2, G11.3: one coin per free building of the same type."""
    count = 0
    for other in SAME_TYPE[TYPE[building]]:
        if state.sites[other] == FREE:
            count += 1
    return count

"""G13–G15: the course of the game: auction rounds, the end of a round, the ghost crew, the final scoring."""

from __future__ import annotations

from typing import Any, Final

from nassau.games.grog.auction import AUCTIONS, DICE, Auction, Bid, Roll
from nassau.games.grog.cards import DrawChest, DrawGoal, DrawParrot, KeepGoal, SwapGoal, TuckGoals
from nassau.games.grog.claims import Claim
from nassau.games.grog.components import GHOST, NOBODY, NOTHING
from nassau.games.grog.rewards import AuctionClaims, Payment, PlaceLock, Rewards
from nassau.games.grog.scoring import tally
from nassau.games.grog.setup import ChooseGoals, ChooseGood, Deal, DrawStart, LayCloud, LayShip
from nassau.games.grog.sites import BUILDINGS, PENINSULA
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import ChooseShip, Goods, HandIn, MainTrade, Trade
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_item


class Rounds(Step[Grog]):
    """G15.1, G15.2, G15.16: after the setup, one round after the other until somebody has placed all crew."""

    def enter(self, state: Grog) -> None:
        state.push(LayCloud())

    def resume(self, state: Grog, result: int) -> None:
        spent = state.all_spent()
        if spent:
            state.emit("nothing_left")
        if spent or 0 in state.crew:
            for seat in range(state.seats):
                points = tally(state, seat)
                state.emit_with(["scored", seat, sum(points)], points)
            state.end()
            return
        state.round += 1
        state.emit("round_began", state.round, state.start)
        state.push(PARTS[0])


class Round(Step[Grog]):
    """G4.1, G9.1, G13, G14.5: roll, auction, payment and rewards, ghost crew, and everything moves on."""

    def __init__(self, part: int) -> None:
        self.part = part

    def local(self) -> tuple[int, ...]:
        return (self.part,)

    def enter(self, state: Grog) -> None:
        if self.part == 0:
            state.push(DICE[0])
        elif self.part == 1:
            state.push(AUCTIONS[state.start])
        elif self.part == 2 and state.leader != NOBODY:
            state.emit("auction_won", state.leader, state.bid)
            state.push(Payment(state.leader))
        elif self.part == 2:
            state.emit("nobody_opened")
            state.become(PARTS[3])
        elif self.part == 3:
            state.push(PlaceGhost())
        else:
            move_on(state)
            state.done()

    def resume(self, state: Grog, result: int) -> None:
        state.become(PARTS[self.part + 1])


PARTS: Final = [Round(part) for part in range(5)]
"""Steps are values: these are made once and for all."""


def move_on(state: Grog) -> None:
    """G13.1–G13.4: markers back, ships on, flag to the left."""
    state.clear_auction()
    state.emit("markers_taken")
    state.ships = [state.ships[-1], *state.ships[:-1]]
    state.emit_with(["ships_moved"], state.ships)
    state.start = (state.start + 1) % state.seats
    state.emit("flag_passed", state.start)


class PlaceGhost(Step[Grog]):
    """G14.5–G14.9: with two seats whoever did not win, or passed first, places ghost crew."""

    def enter(self, state: Grog) -> None:
        """G14.7."""
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
        state.emit("ghost_placed", seat, action[1])
        state.done()


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Rounds, LayCloud, LayShip, DrawStart, Deal, DrawGoal, DrawChest, DrawParrot, ChooseGoals, ChooseGood, Round, Roll,
    Auction, Bid, Goods, ChooseShip, Trade, HandIn, MainTrade, KeepGoal, TuckGoals, Claim, SwapGoal, Payment, Rewards,
    AuctionClaims, PlaceLock, PlaceGhost,
)  # fmt: skip

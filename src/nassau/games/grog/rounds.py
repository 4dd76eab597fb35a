"""G4.1, G4.12, G9.1, G13.1–G13.4, G15.1, G15.2, G15.16: the sequence of rounds and the parts of a round."""

from __future__ import annotations

from typing import Any, Final

from nassau.games.grog.auction import AUCTION_STEPS, Auction, Bid
from nassau.games.grog.cards import DrawChest, DrawGoal, DrawParrot
from nassau.games.grog.claims import Claim
from nassau.games.grog.components import GHOST_SEATS
from nassau.games.grog.dice import ROLL_STEPS, Roll
from nassau.games.grog.ghosts import PlaceGhost
from nassau.games.grog.goals import KeepGoal, SwapGoal, TuckGoals
from nassau.games.grog.main_trade import MainTrade
from nassau.games.grog.passing import ChooseShip, Goods
from nassau.games.grog.rewards import AuctionClaims, Payment, PlaceLock, Rewards
from nassau.games.grog.scoring import score_all
from nassau.games.grog.setup import ChooseGoals, ChooseGood, Deal, DrawStart, LayCloud, LayShip
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import HandIn, Trade
from nassau.kernel import NOBODY, Step

# The parts of a round.
ROLL: Final = 0
AUCTION: Final = 1
PAYMENT: Final = 2
GHOST_CREW: Final = 3
CLEAN_UP: Final = 4
ROUND_PARTS: Final = 5


class Rounds(Step[Grog]):
    """G4.1, G15.1, G15.2, G15.16: the setup, then rounds until a seat has placed all crew or nothing is left."""

    def enter(self, state: Grog) -> None:
        state.push(LayCloud())

    def resume(self, state: Grog, result: int) -> None:
        spent = all_spent(state)
        if spent:
            state.emit("nothing_left", "G15.16")
        if spent or 0 in state.crew:
            score_all(state)
            state.end()
            return
        state.round += 1
        state.emit("round_began", "G4.1", state.round, state.start)
        state.push(ROUND_STEPS[ROLL])


class Round(Step[Grog]):
    """G4.1, G4.12, G9.1, G13.1, G14.5: the parts ROLL, AUCTION, PAYMENT (with rewards), GHOST_CREW and CLEAN_UP."""

    def __init__(self, part: int) -> None:
        self.part = part

    def local(self) -> tuple[int, ...]:
        return (self.part,)

    def enter(self, state: Grog) -> None:
        if self.part == ROLL:
            state.push(ROLL_STEPS[0])
        elif self.part == AUCTION:
            state.push(AUCTION_STEPS[state.start])
        elif self.part == PAYMENT:
            self.settle_auction(state)
        elif self.part == GHOST_CREW:
            state.push(PlaceGhost())
        else:
            clean_up(state)
            state.done()

    def resume(self, state: Grog, result: int) -> None:
        state.become(ROUND_STEPS[self.part + 1])

    def settle_auction(self, state: Grog) -> None:
        if state.leader == NOBODY:
            state.emit("nobody_opened", "G4.12")
            state.become(ROUND_STEPS[GHOST_CREW])
        else:
            state.emit("auction_won", "G9.1", state.leader, state.bid)
            state.push(Payment(state.leader))


ROUND_STEPS: Final = [Round(part) for part in range(ROUND_PARTS)]
"""By part. Steps are immutable, so one instance of each is enough."""


def all_spent(state: Grog) -> bool:
    """G15.16: whether no seat has coins, goods or chests left, and no ghost ship brings goods."""
    return not (any(state.coins) or any(state.goods) or any(state.chests)) and state.seats != GHOST_SEATS


def clean_up(state: Grog) -> None:
    """G13.1–G13.4: return the markers, move the ships on, pass the flag to the left."""
    state.clear_auction()
    state.emit("markers_taken", "G13.1")
    state.ships = [state.ships[-1], *state.ships[:-1]]
    state.emit_with(["ships_moved", "G13.2"], state.ships)
    state.start = (state.start + 1) % state.seats
    state.emit("flag_passed", "G13.3", state.start)


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Rounds, LayCloud, LayShip, DrawStart, Deal, DrawGoal, DrawChest, DrawParrot, ChooseGoals, ChooseGood, Round, Roll,
    Auction, Bid, Goods, ChooseShip, Trade, HandIn, MainTrade, KeepGoal, TuckGoals, Claim, SwapGoal, Payment, Rewards,
    AuctionClaims, PlaceLock, PlaceGhost,
)  # fmt: skip

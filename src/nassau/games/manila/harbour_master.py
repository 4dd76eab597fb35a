"""M4: the duties of the harbour master: buy a share, load the punts, launch them."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import HIGHEST_START, LAST_ROUTE, WARE_COUNT
from nassau.games.manila.money import Decision, Payment
from nassau.games.manila.state import Manila
from nassau.kernel import NOTHING, Action, Refusal, Step, untimely
from nassau.kernel.refusal import at_least, at_most, exactly, missing

SKIP: Final[Action] = ("skip",)
PURCHASES: Final[list[Action]] = [*[("buy", ware) for ware in range(WARE_COUNT)], SKIP]
LOADS: Final[list[Action]] = [("load", ware) for ware in range(WARE_COUNT)]
SUM_OF_WARES: Final = sum(range(WARE_COUNT))
LAUNCHES: Final[list[Action]] = [("launch", wave) for wave in range(HIGHEST_START + 1)]


class BuyShare(Decision):
    """M4.2–M4.5: the harbour master may buy one share."""

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def choices(self, state: Manila) -> list[Action]:
        return PURCHASES

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        if action[0] == "skip":
            return None
        if action[0] != "buy":
            return untimely(state, action)
        ware: int = action[1]
        if not 0 <= ware < WARE_COUNT or not state.supply[ware]:
            return missing("M4.4", "supply_share")
        price, means = state.price(ware), state.means(self.seat)
        return None if price <= means else at_least("M4.5", "share_price", price, means)

    def decide(self, state: Manila, action: Action) -> None:
        if action[0] == "skip":
            state.emit("bought_nothing", "M4.2", self.seat)
            state.done()
        else:
            state.become(Purchase(self.seat, action[1]))


class Purchase(Step[Manila]):
    """M4.3, M4.5: the buyer pays before receiving the share, so it cannot be pledged for its own price."""

    def __init__(self, seat: int, ware: int) -> None:
        self.seat = seat
        self.ware = ware

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.ware)

    def enter(self, state: Manila) -> None:
        state.push(Payment(self.seat, state.price(self.ware)))

    def resume(self, state: Manila, result: int) -> None:
        """The share is paid; `result` is its price."""
        state.supply[self.ware] -= 1
        state.hand[WARE_COUNT * self.seat + self.ware] += 1
        state.bought[WARE_COUNT * self.seat + self.ware] += 1
        state.emit("share_bought", "M4.3", self.seat, self.ware, result)
        state.done()


class LoadPunts(Decision):
    """M4.6: a different ware for each route, in the order of the routes; the fourth stays ashore."""

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def choices(self, state: Manila) -> list[Action]:
        return LOADS

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        if action[0] != "load":
            return untimely(state, action)
        ware: int = action[1]
        if not 0 <= ware < WARE_COUNT:
            return Refusal("M4.6")
        return missing("M4.6", "unloaded_ware") if ware in state.load else None

    def decide(self, state: Manila, action: Action) -> None:
        route = state.load.index(NOTHING)
        state.load[route] = action[1]
        state.emit("punt_loaded", "M4.6", route, action[1], self.seat)
        if route == LAST_ROUTE:
            state.emit("ware_left", "M4.6", SUM_OF_WARES - sum(state.load))
            state.done()


class LaunchPunts(Decision):
    """M4.7, M4.8: the starting wave of each route in turn; `left` is the required sum of the remaining waves."""

    def __init__(self, seat: int, route: int, left: int) -> None:
        super().__init__(seat)
        self.route = route
        self.left = left

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.route, self.left)

    def choices(self, state: Manila) -> list[Action]:
        return LAUNCHES

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        if action[0] != "launch":
            return untimely(state, action)
        wave: int = action[1]
        if wave < 0:
            return at_least("M4.7", "wave", 0, wave)
        if wave > HIGHEST_START:
            return at_most("M4.7", "wave", HIGHEST_START, wave)
        return self.wrong_sum(wave)

    def wrong_sum(self, wave: int) -> Refusal | None:
        """M4.8: the refusal of a wave after which the other punts cannot complete the sum."""
        if self.route == LAST_ROUTE:
            return None if wave == self.left else exactly("M4.8", "last_start", self.left, wave)
        lowest = self.left - HIGHEST_START * (LAST_ROUTE - self.route)
        if wave < lowest:
            return at_least("M4.8", "start", lowest, wave)
        return at_most("M4.8", "start", self.left, wave) if wave > self.left else None

    def decide(self, state: Manila, action: Action) -> None:
        state.wave[self.route] = action[1]
        state.emit("punt_launched", "M4.7", self.route, state.load[self.route], action[1])
        if self.route == LAST_ROUTE:
            state.done()
        else:
            state.become(LaunchPunts(self.seat, self.route + 1, self.left - action[1]))

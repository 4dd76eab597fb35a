"""M1, M3, M4: the deal, the auction and the duties of the harbour master, in the order of play."""

from __future__ import annotations

from typing import Any, Final

from nassau.games.manila.components import (
    HIGHEST_START,
    NOBODY,
    NOTHING,
    POOL_OF_TWELVE,
    ROUTES,
    SHARES_PER_WARE,
    STARTING_SHARES,
    SUM_OF_STARTS,
)
from nassau.games.manila.money import Decision, Payment
from nassau.games.manila.state import Manila
from nassau.kernel import Action, Chance, Refusal, Step, untimely
from nassau.kernel.chance import UniformIntegers

BIDS: Final[list[Action]] = [("bid", amount) for amount in range(1, 1000)]
PASS: Final[Action] = ("pass",)
SKIP: Final[Action] = ("skip",)
PURCHASES: Final[list[Action]] = [*[("buy", ware) for ware in range(4)], SKIP]
LOADS: Final[list[Action]] = [("load", ware) for ware in range(4)]
LAUNCHES: Final[list[Action]] = [("launch", wave) for wave in range(HIGHEST_START + 1)]


class Deal(Chance[Manila]):
    """M1.5–M1.7: one starting share after the other, in turn around the table."""

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt

    def local(self) -> tuple[int, ...]:
        return (self.dealt,)

    def stream(self, state: Manila) -> str:
        return "deck/shares"

    def weights(self, state: Manila) -> list[tuple[Action, int]]:
        pool = POOL_OF_TWELVE if state.options["share_pool"] == "twelve" else SHARES_PER_WARE
        gone = SHARES_PER_WARE - pool
        return [(("deal", ware), state.supply[ware] - gone) for ware in range(4)]

    def take(self, state: Manila, seat: int, action: Action) -> None:
        owner, ware = self.dealt % state.seats, action[1]
        state.supply[ware] -= 1
        state.hand[4 * owner + ware] += 1
        state.emit_private(owner, 1, "share_dealt", owner, ware)
        last = self.dealt + 1 == STARTING_SHARES * state.seats
        state.become(DrawStart() if last else Deal(self.dealt + 1))


class DrawStart(Chance[Manila]):
    """M1.10: who opens the first auction."""

    def stream(self, state: Manila) -> str:
        return "start"

    def weights(self, state: Manila) -> list[tuple[Action, int]]:
        return [(("start", seat), 1) for seat in range(state.seats)]

    def draw(self, state: Manila, numbers: UniformIntegers) -> Action:
        return ("start", numbers.below(state.seats))

    def take(self, state: Manila, seat: int, action: Action) -> None:
        state.master = action[1]
        state.emit("start_drawn", action[1])
        state.done()


class Auction(Decision):
    """M3.1–M3.7: raise or pass, in turn, until all but the highest bidder have passed."""

    def __init__(self, seat: int, high: int, leader: int, passed: int) -> None:
        super().__init__(seat)
        self.high = high
        self.leader = leader
        self.passed = passed  # a bit for every seat that has passed

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.high, self.leader, self.passed)

    def choices(self, state: Manila) -> list[Action]:
        return [*self.raises(state), PASS]

    def allowed(self, state: Manila) -> list[Action]:
        bids = self.raises(state)
        if not self.must_open(state):
            bids.append(PASS)
        return bids

    def raises(self, state: Manila) -> list[Action]:
        return BIDS[self.high : max(self.high, state.means(self.seat))]

    def must_open(self, state: Manila) -> bool:
        """M3.1: the start player's first bid of the game."""
        return state.voyage == 1 and self.leader == NOBODY

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "pass":
            return Refusal("M3.1", 1, 0) if self.must_open(state) else None
        if verb != "bid":
            return untimely(state, action)
        amount: int = action[1]
        if amount < 1:
            return Refusal("M3.1" if state.voyage == 1 else "M3.2", 1, amount)
        if amount <= self.high:
            return Refusal("M3.3", self.high + 1, amount)
        means = min(state.means(self.seat), len(BIDS))
        return None if amount <= means else Refusal("M3.6", amount, means)

    def decide(self, state: Manila, action: Action) -> None:
        verb: str = action[0]
        if verb == "pass":
            state.emit("passed", self.seat)
            self.go_on(state, self.high, self.leader, self.passed | 1 << self.seat)
        else:
            amount: int = action[1]
            state.emit("bid", self.seat, amount)
            self.go_on(state, amount, self.seat, self.passed)

    def go_on(self, state: Manila, high: int, leader: int, passed: int) -> None:
        """M3.4: ask the next seat that is still in, or close the auction."""
        for turn in range(1, state.seats):
            seat = (self.seat + turn) % state.seats
            if seat != leader and not passed >> seat & 1:
                state.become(Auction(seat, high, leader, passed))
                return
        self.close(state, high, leader)

    def close(self, state: Manila, high: int, leader: int) -> None:
        """M3.5, M3.7."""
        if leader == NOBODY:
            state.emit("office_kept", state.master)
            state.done()
        else:
            state.master = leader
            state.emit("office_won", leader, high)
            state.push(Payment(leader, high))

    def resume(self, state: Manila, result: int) -> None:
        """The winner has paid."""
        state.done()


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
        if not 0 <= ware < 4 or not state.supply[ware]:
            return Refusal("M4.4", 1, 0)
        price, means = state.price(ware), state.means(self.seat)
        return None if price <= means else Refusal("M4.5", price, means)

    def decide(self, state: Manila, action: Action) -> None:
        if action[0] == "skip":
            state.emit("bought_nothing", self.seat)
            state.done()
        else:
            state.become(Purchase(self.seat, action[1]))


class Purchase(Step[Manila]):
    """M4.5: the share changes hands only when it is paid, so it cannot be pledged for its own price."""

    def __init__(self, seat: int, ware: int) -> None:
        self.seat = seat
        self.ware = ware

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.ware)

    def enter(self, state: Manila) -> None:
        state.push(Payment(self.seat, state.price(self.ware)))

    def resume(self, state: Manila, result: int) -> None:
        state.supply[self.ware] -= 1
        state.hand[4 * self.seat + self.ware] += 1
        state.bought[4 * self.seat + self.ware] += 1
        state.emit("share_bought", self.seat, self.ware, result)
        state.done()


class LoadPunts(Decision):
    """M4.6: a different ware for each of the three routes, one after the other."""

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def choices(self, state: Manila) -> list[Action]:
        return LOADS

    def allowed(self, state: Manila) -> list[Action]:
        """Agrees with `objection`."""
        return [LOADS[ware] for ware in range(4) if ware not in state.load]

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        if action[0] != "load":
            return untimely(state, action)
        ware: int = action[1]
        fits = 0 <= ware < 4 and ware not in state.load
        return None if fits else Refusal("M4.6")

    def decide(self, state: Manila, action: Action) -> None:
        route = state.load.index(NOTHING)
        state.load[route] = action[1]
        state.emit("punt_loaded", route, action[1])
        if route == ROUTES[-1]:
            state.done()


class LaunchPunts(Decision):
    """M4.7, M4.8: the starting wave of each route in turn; `left` is what the remaining waves must add up to."""

    def __init__(self, seat: int, route: int, left: int) -> None:
        super().__init__(seat)
        self.route = route
        self.left = left

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.route, self.left)

    def choices(self, state: Manila) -> list[Action]:
        return LAUNCHES

    def allowed(self, state: Manila) -> list[Action]:
        """Agrees with `objection`: the remaining routes must be able to take the rest."""
        still_open = ROUTES[-1] - self.route
        lowest = max(0, self.left - HIGHEST_START * still_open)
        return LAUNCHES[lowest : min(HIGHEST_START, self.left) + 1]

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        if action[0] != "launch":
            return untimely(state, action)
        wave: int = action[1]
        if not 0 <= wave <= HIGHEST_START:
            return Refusal("M4.7", HIGHEST_START, wave)
        still_open = ROUTES[-1] - self.route
        fits = 0 <= self.left - wave <= HIGHEST_START * still_open
        return None if fits else Refusal("M4.8", SUM_OF_STARTS, SUM_OF_STARTS - self.left + wave)

    def decide(self, state: Manila, action: Action) -> None:
        state.wave[self.route] = action[1]
        state.emit("punt_launched", self.route, state.load[self.route], action[1])
        if self.route == ROUTES[-1]:
            state.done()
        else:
            state.become(LaunchPunts(self.seat, self.route + 1, self.left - action[1]))


STEPS: Final[tuple[type[Step[Any]], ...]] = (Deal, DrawStart, Auction, BuyShare, Purchase, LoadPunts, LaunchPunts)

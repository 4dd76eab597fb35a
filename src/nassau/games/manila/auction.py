"""M3: the auction for the office of harbour master."""

from __future__ import annotations

from nassau.games.manila.money import Decision, Payment
from nassau.games.manila.shortcuts import BIDS, PASS, legal_bids
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Action, Refusal, untimely
from nassau.kernel.refusal import at_least, at_most


class Auction(Decision):
    """M3.1–M3.8: raise or pass, in turn, until all but the highest bidder have passed."""

    def __init__(self, seat: int, high: int, leader: int, passed: int) -> None:
        super().__init__(seat)
        self.high = high
        self.leader = leader
        self.passed = passed  # one bit for each seat

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.high, self.leader, self.passed)

    def choices(self, state: Manila) -> list[Action]:
        return [*BIDS[self.high : max(self.high, state.means(self.seat))], PASS]

    def allowed(self, state: Manila) -> list[Action]:
        return legal_bids(state, self.seat, self.high, self.must_open(state))

    def must_open(self, state: Manila) -> bool:
        """M3.1: whether this is the start player's first bid of the game."""
        return state.voyage == 1 and self.leader == NOBODY and state.options["first_auction"] == "must_bid"

    def rule(self, state: Manila) -> str:
        """M3.1–M3.3, M3.8: the rule of a bid or pass now: the first bid of the game, of a voyage, or a later one."""
        if self.leader != NOBODY:
            return "M3.3"
        if state.voyage > 1:
            return "M3.2"
        return "M3.1" if self.must_open(state) else "M3.8"

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "pass":
            return at_least("M3.1", "opening", 1, 0) if self.must_open(state) else None
        if verb != "bid":
            return untimely(state, action)
        amount: int = action[1]
        if amount <= self.high:
            noun = "opening" if self.must_open(state) else "bid"
            return at_least(self.rule(state), noun, self.high + 1, amount)
        means = min(state.means(self.seat), len(BIDS))
        return None if amount <= means else at_most("M3.6", "bid", means, amount)

    def decide(self, state: Manila, action: Action) -> None:
        verb: str = action[0]
        if verb == "pass":
            state.emit("passed", self.rule(state), self.seat)
            self.next_bidder(state, self.high, self.leader, self.passed | 1 << self.seat)
        else:
            amount: int = action[1]
            state.emit("bid", self.rule(state), self.seat, amount)
            self.next_bidder(state, amount, self.seat, self.passed)

    def next_bidder(self, state: Manila, high: int, leader: int, passed: int) -> None:
        """M3.4: the next seat that has not passed decides; without one the auction closes."""
        for turn in range(1, state.seats):
            seat = (self.seat + turn) % state.seats
            if seat != leader and not passed >> seat & 1:
                state.become(Auction(seat, high, leader, passed))
                return
        self.close(state, high, leader)

    def close(self, state: Manila, high: int, leader: int) -> None:
        """M3.4, M3.5, M3.8: the highest bidder wins the office and pays; without a bid the harbour master stays."""
        if leader == NOBODY:
            state.emit("office_kept", "M3.8" if state.voyage == 1 else "M3.5", state.master, state.voyage)
            state.done()
        else:
            state.master = leader
            state.emit("office_won", "M3.4", leader, high)
            state.push(Payment(leader, high))

    def resume(self, state: Manila, result: int) -> None:
        """M3.7: the winner has paid `result`."""
        state.emit("paid", "M3.7", state.master, result, 0)
        state.done()

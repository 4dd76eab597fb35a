"""M3: the auction for the office of harbour master."""

from __future__ import annotations

from nassau.games.manila.money import Decision, Payment
from nassau.games.manila.shortcuts import BIDS, PASS, legal_bids
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Action, Refusal, untimely


class Auction(Decision):
    """M3.1–M3.7: raise or pass, in turn, until all but the highest bidder have passed."""

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
            state.emit("passed", "M3.3", self.seat)
            self.next_bidder(state, self.high, self.leader, self.passed | 1 << self.seat)
        else:
            amount: int = action[1]
            state.emit("bid", "M3.3", self.seat, amount)
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
        """M3.5, M3.7."""
        if leader == NOBODY:
            state.emit("office_kept", "M3.5", state.master)
            state.done()
        else:
            state.master = leader
            state.emit("office_won", "M3.7", leader, high)
            state.push(Payment(leader, high))

    def resume(self, state: Manila, result: int) -> None:
        """The winner has paid."""
        state.done()

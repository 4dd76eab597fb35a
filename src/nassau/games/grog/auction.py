"""G4.2–G4.12, G5.1–G5.5, G6.1–G6.13: the auction: bids, and raises with parrot cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nassau.games.grog.bids import (
    HOLD_BID,
    PASS,
    TURNS,
    bid_table,
    is_malformed,
    is_non_increasing,
    reachable_totals,
    total,
)
from nassau.games.grog.components import CREW, FACES, HIGHEST_BID, HOLD, PARROTS
from nassau.games.grog.passing import GOODS_STEPS
from nassau.games.grog.shortcuts import legal_bids, legal_turns
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.kernel import NOBODY, NOTHING, ONLY, Action, Refusal, Step, untimely
from nassau.kernel.refusal import at_least, at_most, exactly, missing

if TYPE_CHECKING:
    from mypy_extensions import i64

UNTURNED: Final[tuple[int, ...]] = (0,) * COLOURS


class Auction(Step[Grog]):
    """G4.8, G4.11, G4.12, G5.1, G5.5, G9.1: clockwise turns until one bidder is left; `seat` has the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Grog) -> None:
        state.push(BID_STEPS[self.seat])

    def resume(self, state: Grog, result: int) -> None:
        seat = next_bidder(state, self.seat)
        if seat == NOBODY or seat == state.leader:
            state.done()
        else:
            state.become(AUCTION_STEPS[seat])


def next_bidder(state: Grog, seat: int) -> int:
    """G5.1, G5.5: the next seat clockwise that has not passed, or NOBODY."""
    for turn in range(1, state.seats + 1):
        other = (seat + turn) % state.seats
        if other not in state.passed:
            return other
    return NOBODY


AUCTION_STEPS: Final = [Auction(seat) for seat in range(len(CREW))]
"""By seat."""


class Bid(Step[Grog]):
    """G4.2–G4.12, G5.1–G5.4, G6.1–G6.13: bid or pass.

    Parrot cards are prepared first, one action each, and are played together with the bid: `held` is 1 once the hold
    card is prepared, `turned` has the new value of each die, or 0. Nothing happens before the bid is made (G6.11).
    """

    def __init__(self, seat: int, held: int, turned: tuple[int, ...]) -> None:
        self.seat = seat
        self.held = held
        self.turned = turned
        self.unturned = turned == UNTURNED

    def local(self) -> tuple[int | tuple[int, ...], ...]:
        return (self.seat, self.held, self.turned)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    # -- the dice with the prepared cards

    def has_prepared(self) -> bool:
        return self.held == 1 or not self.unturned

    def dice(self, state: Grog) -> list[int]:
        """The values with the prepared cards; shared with the state, do not change."""
        if self.unturned:
            return state.dice
        return [self.turned[colour] or state.dice[colour] for colour in range(COLOURS)]

    def turnable(self, state: Grog) -> int:
        """Bit set of the dice that may still be turned."""
        parrots = state.parrots
        found: i64 = 0
        first: i64 = PARROTS * self.seat
        colour: i64
        for colour in range(COLOURS):
            if parrots[first + colour] and not self.turned[colour]:
                found |= 1 << colour
        return found

    def lowest(self, state: Grog) -> int:
        """The lowest total that may be bid."""
        return state.bid + 1 - self.held

    def highest(self, state: Grog) -> int:
        """The highest total that may be bid."""
        limit = min(state.supply(self.seat), HIGHEST_BID)
        return min(limit, state.bid) if self.held else limit

    def target_totals(self, state: Grog) -> int:
        """Bit set of the totals that may be bid, with the hold card if the seat has it."""
        low, high = self.lowest(state), self.highest(state)
        if not self.held and state.bid and state.parrots[PARROTS * self.seat + HOLD]:
            low -= 1
        return (2 << high) - (1 << low) if low <= high else 0

    # -- options

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        found = [PASS, HOLD_BID] if state.parrots[PARROTS * seat + HOLD] else [PASS]
        for colour in range(COLOURS):
            if state.parrots[PARROTS * seat + colour]:
                found += TURNS[colour]
        return found + bid_table(self.dice(state)).actions

    def legal(self, state: Grog, seat: int) -> list[Action]:
        """Shortcut: `refuse_bid` and `refuse_turn` decide, see shortcuts.py."""
        dice, turnable = self.dice(state), self.turnable(state)
        found = legal_bids(dice, self.lowest(state), self.highest(state))
        if self.refuse_pass(state) is None:
            found.append(PASS)
        if state.parrots[PARROTS * seat + HOLD] and self.refuse_hold(state) is None:
            found.append(HOLD_BID)
        return found + legal_turns(state, dice, turnable, self.target_totals(state)) if turnable else found

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "bid":
            return self.refuse_bid(state, action)
        if verb == "pass":
            return self.refuse_pass(state)
        if verb == "turn":
            return self.refuse_turn(state, action)
        return self.refuse_hold(state) if verb == "hold" else untimely(state, action)

    def refuse_pass(self, state: Grog) -> Refusal | None:
        if self.has_prepared():
            return Refusal("G6.1")
        if state.bid:
            return None
        lowest, supply = FACES, state.supply(self.seat)
        for value in state.dice:
            lowest = min(lowest, value)
        return at_least(self.opening_rule(state), "opening", lowest, 0) if lowest <= supply else None

    def opening_rule(self, state: Grog) -> str:
        """G4.2, G4.8, G4.11: the duty to open, of the start player, of a seat after them and of the last seat."""
        if self.seat == state.start:
            return "G4.2"
        return "G4.11" if len(state.passed) == state.seats - 1 else "G4.8"

    def refuse_bid(self, state: Grog, action: Action) -> Refusal | None:
        if is_malformed(action):
            return Refusal("G4.3")
        dice, supply = self.dice(state), state.supply(self.seat)
        if not is_non_increasing(action, dice):
            return Refusal("G4.4")
        amount = total(action, dice)
        if amount > supply:
            return at_most("G4.7", "bid", supply, amount)
        if self.held:
            rule = "G6.7" if self.unturned else "G6.10"
            return None if amount == state.bid else exactly(rule, "held-bid", state.bid, amount)
        return None if amount > state.bid else at_least("G5.2", "bid", state.bid + 1, amount)

    def refuse_turn(self, state: Grog, action: Action) -> Refusal | None:
        colour: int = action[1]
        value: int = action[2]
        if not 0 <= colour < COLOURS or not 1 <= value <= FACES:
            return Refusal("G6.3")
        if self.turned[colour]:
            return Refusal("G6.2")
        if not state.parrots[PARROTS * self.seat + colour]:
            return missing("G4.6", "turning-card")
        if value == state.dice[colour]:
            return Refusal("G6.13")
        rest = reachable_totals(self.dice(state), self.turnable(state), colour)
        return None if (rest | rest << value) & self.target_totals(state) else missing("G6.4", "legal-bid")

    def refuse_hold(self, state: Grog) -> Refusal | None:
        if self.held:
            return Refusal("G6.2")
        if not state.parrots[PARROTS * self.seat + HOLD]:
            return missing("G5.2", "hold-card")
        if state.bid == 0:
            return missing("G6.9", "standing-bid")
        supply = state.supply(self.seat)
        if state.bid > supply:
            return at_most("G6.9", "bid", supply, state.bid)
        reachable = reachable_totals(self.dice(state), self.turnable(state)) >> state.bid & 1
        return None if reachable else missing("G6.10", "matching-row")

    # -- effects

    def take(self, state: Grog, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "turn":
            state.become(self.turn(action[1], action[2]))
        elif verb == "hold":
            state.become(Bid(seat, 1, self.turned))
        elif verb == "pass":
            state.passed = [*state.passed, seat]
            forced = "G4.12" if len(state.passed) == state.seats else "G4.8"
            state.emit("passed", "G5.1" if state.bid else forced, seat, 0 if state.bid else 1)
            state.become(GOODS_STEPS[seat])
        else:
            if self.has_prepared():
                self.play_cards(state)
            self.place_bid(state, action)

    def turn(self, colour: int, value: int) -> Bid:
        turned = list(self.turned)
        turned[colour] = value
        return Bid(self.seat, self.held, tuple(turned))

    def play_cards(self, state: Grog) -> None:
        """G6.12: the prepared cards are discarded for good."""
        for colour in range(COLOURS):
            value = self.turned[colour]
            if value:
                state.parrots[PARROTS * self.seat + colour] -= 1
                state.emit("die_turned", "G6.3", self.seat, colour, state.dice[colour], value)
                state.dice[colour] = value
        if self.held:
            state.parrots[PARROTS * self.seat + HOLD] -= 1
            state.emit("bid_held", "G6.7", self.seat)

    def place_bid(self, state: Grog, action: Action) -> None:
        row: tuple[int, ...] = action[1:]
        rule = "G4.2" if state.bid == 0 else "G6.8" if self.held else "G5.2"
        state.row = [colour for colour in row if colour != NOTHING]
        state.bid = total(action, state.dice)
        state.leader = self.seat
        state.emit("bid_made", rule, self.seat, state.bid, action[1], action[2], action[3], action[4], action[5])
        state.done()


BID_STEPS: Final = [Bid(seat, 0, UNTURNED) for seat in range(len(CREW))]
"""By seat."""

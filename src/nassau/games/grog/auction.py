"""G4–G6: the auction: the roll, bids and raises with parrot cards, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nassau.games.grog.bids import has_gap, menu, never_rises, sums, total
from nassau.games.grog.components import CREW, FACES, HIGHEST_BID, HOLD, NOBODY, NOTHING, PARROTS
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import GOODS
from nassau.kernel import ONLY, Action, Chance, Refusal, Step, untimely
from nassau.kernel.chance import UniformIntegers

if TYPE_CHECKING:
    from mypy_extensions import i64

PASS: Final[Action] = ("pass",)
HOLD_BID: Final[Action] = ("hold",)
ROLLS: Final[list[list[Action]]] = [
    [("roll", colour, value) for value in range(1, FACES + 1)] for colour in range(COLOURS)
]
TURNS: Final[list[list[Action]]] = [
    [("turn", colour, value) for value in range(1, FACES + 1)] for colour in range(COLOURS)
]
UNTURNED: Final[tuple[int, ...]] = (0,) * COLOURS


class Roll(Chance[Grog]):
    """G4.1: the dice one after the other, from green to grey."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def local(self) -> tuple[int, ...]:
        return (self.colour,)

    def stream(self, state: Grog) -> str:
        return "dice"

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return [(action, 1) for action in ROLLS[self.colour]]

    def draw(self, state: Grog, numbers: UniformIntegers) -> Action:
        return ROLLS[self.colour][numbers.below(FACES)]

    def possible(self, state: Grog, action: Action) -> bool:
        return action in ROLLS[self.colour]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.dice[self.colour] = action[2]
        if self.colour + 1 < COLOURS:
            state.become(DICE[self.colour + 1])
            return
        state.emit_with(["rolled", state.start], state.dice)
        state.done()


DICE: Final = [Roll(colour) for colour in range(COLOURS)]
"""By colour. Steps are values: these are made once and for all."""


class Auction(Step[Grog]):
    """G4.8, G4.11, G4.12, G5.1, G5.5, G9.1: turns clockwise until one is left; `seat` has the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Grog) -> None:
        state.push(BIDS[self.seat])

    def resume(self, state: Grog, result: int) -> None:
        seat = state.next_bidder(self.seat)
        if seat == NOBODY or seat == state.leader:
            state.done()
        else:
            state.become(AUCTIONS[seat])


AUCTIONS: Final = [Auction(seat) for seat in range(len(CREW))]
"""By seat."""


class Bid(Step[Grog]):
    """G4.2–G4.10, G5, G6: bid or pass.

    Parrot cards come first, as links of a chain that ends with the bid: `held` is 1 once the hold card is laid ready,
    `turned` has the new value of each die, or 0. Until the bid is made, nothing has happened (G6.11).
    """

    def __init__(self, seat: int, held: int, turned: tuple[int, ...]) -> None:
        self.seat = seat
        self.held = held
        self.turned = turned
        self.fresh = turned == UNTURNED

    def local(self) -> tuple[int | tuple[int, ...], ...]:
        return (self.seat, self.held, self.turned)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    # -- what the cards make of the dice

    def linked(self) -> bool:
        return self.held == 1 or not self.fresh

    def dice(self, state: Grog) -> list[int]:
        """The values with the cards that are laid ready; not to be changed."""
        if self.fresh:
            return state.dice
        return [self.turned[colour] or state.dice[colour] for colour in range(COLOURS)]

    def loose(self, state: Grog) -> int:
        """The dice that may still be turned."""
        parrots = state.parrots
        found: i64 = 0
        first: i64 = PARROTS * self.seat
        colour: i64
        for colour in range(COLOURS):
            if parrots[first + colour] and not self.turned[colour]:
                found |= 1 << colour
        return found

    def low(self, state: Grog) -> int:
        return state.bid + 1 - self.held

    def high(self, state: Grog) -> int:
        limit = min(state.supply(self.seat), HIGHEST_BID)
        return min(limit, state.bid) if self.held else limit

    def wanted(self, state: Grog) -> int:
        """A bit for each total that would complete the chain, perhaps with the hold card."""
        low, high = self.low(state), self.high(state)
        if not self.held and state.bid and state.parrots[PARROTS * self.seat + HOLD]:
            low -= 1
        return (2 << high) - (1 << low) if low <= high else 0

    # -- what may be done

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        found = [PASS, HOLD_BID] if state.parrots[PARROTS * seat + HOLD] else [PASS]
        for colour in range(COLOURS):
            if state.parrots[PARROTS * seat + colour]:
                found += TURNS[colour]
        return found + menu(self.dice(state)).actions

    def legal(self, state: Grog, seat: int) -> list[Action]:
        found = menu(self.dice(state)).between(self.low(state), self.high(state))
        if self.refuse_pass(state) is None:
            found.append(PASS)
        if state.parrots[PARROTS * seat + HOLD] and self.refuse_hold(state) is None:
            found.append(HOLD_BID)
        loose = self.loose(state)
        if loose:
            self.list_turns(state, loose, found)
        return found

    def list_turns(self, state: Grog, loose: int, found: list[Action]) -> None:
        """The same as asking `refuse_turn` for each, with the other dice looked at once."""
        dice, wanted = self.dice(state), self.wanted(state)
        for colour in range(COLOURS):
            if loose >> colour & 1 and wanted:
                rest = sums(dice, loose, colour)
                found += [
                    TURNS[colour][value - 1]
                    for value in range(1, FACES + 1)
                    if (rest | rest << value) & wanted and value != state.dice[colour]
                ]

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
        if self.linked():
            return Refusal("G6.1")
        if state.bid:
            return None
        lowest, supply = FACES, state.supply(self.seat)
        for value in state.dice:
            lowest = min(lowest, value)
        return Refusal("G4.2", lowest, supply) if lowest <= supply else None

    def refuse_bid(self, state: Grog, action: Action) -> Refusal | None:
        if has_gap(action):
            return Refusal("G4.3")
        dice, supply = self.dice(state), state.supply(self.seat)
        if not never_rises(action, dice):
            return Refusal("G4.4")
        amount = total(action, dice)
        if amount > supply:
            return Refusal("G4.7", supply, amount)
        if self.held:
            return None if amount == state.bid else Refusal("G6.7", state.bid, amount)
        return None if amount > state.bid else Refusal("G5.2", state.bid + 1, amount)

    def refuse_turn(self, state: Grog, action: Action) -> Refusal | None:
        colour: int = action[1]
        value: int = action[2]
        if not 0 <= colour < COLOURS or not 1 <= value <= FACES:
            return Refusal("G6.3")
        if self.turned[colour]:
            return Refusal("G6.2")
        if not state.parrots[PARROTS * self.seat + colour]:
            return Refusal("G4.6")
        if value == state.dice[colour]:
            return Refusal("G6.13")
        rest = sums(self.dice(state), self.loose(state), colour)
        return None if (rest | rest << value) & self.wanted(state) else Refusal("G6.4")

    def refuse_hold(self, state: Grog) -> Refusal | None:
        if self.held:
            return Refusal("G6.2")
        if not state.parrots[PARROTS * self.seat + HOLD]:
            return Refusal("G6.7")
        supply = state.supply(self.seat)
        if state.bid == 0 or state.bid > supply:
            return Refusal("G6.9", state.bid, supply)
        reachable = sums(self.dice(state), self.loose(state)) >> state.bid & 1
        return None if reachable else Refusal("G6.10")

    def turn(self, colour: int, value: int) -> Bid:
        turned = list(self.turned)
        turned[colour] = value
        return Bid(self.seat, self.held, tuple(turned))

    # -- what it does

    def take(self, state: Grog, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "turn":
            state.become(self.turn(action[1], action[2]))
        elif verb == "hold":
            state.become(Bid(seat, 1, self.turned))
        elif verb == "pass":
            state.passed = [*state.passed, seat]
            state.emit("passed", seat)
            state.become(GOODS[seat])
        else:
            if self.linked():
                self.play_cards(state)
            self.make(state, action)

    def play_cards(self, state: Grog) -> None:
        """G6.12: the cards are spent at once and for good."""
        for colour in range(COLOURS):
            value = self.turned[colour]
            if value:
                state.parrots[PARROTS * self.seat + colour] -= 1
                state.emit("die_turned", self.seat, colour, state.dice[colour], value)
                state.dice[colour] = value
        if self.held:
            state.parrots[PARROTS * self.seat + HOLD] -= 1
            state.emit("bid_held", self.seat)

    def make(self, state: Grog, action: Action) -> None:
        row: tuple[int, ...] = action[1:]
        state.row = [colour for colour in row if colour != NOTHING]
        state.bid = total(action, state.dice)
        state.leader = self.seat
        state.emit("bid_made", self.seat, state.bid, action[1], action[2], action[3], action[4], action[5])
        state.done()


BIDS: Final = [Bid(seat, 0, UNTURNED) for seat in range(len(CREW))]
"""By seat. Steps are values: these are made once and for all."""

"""G9.1–G9.7, G10.1–G10.9, G12.1–G12.4: the winner of the auction pays or refuses, and takes the rewards."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.claims import PLACE_CREW, Claim
from nassau.games.grog.components import CHEST_VALUES, CLAIM_SPACES, LOCK, LOCK_SPACE
from nassau.games.grog.shortcuts import TAKES, legal_takes
from nassau.games.grog.sites import BUILDINGS, COLOURS, PENINSULA, PER_PENINSULA, TYPE
from nassau.games.grog.state import Grog
from nassau.kernel import NOTHING, ONLY, Action, Refusal, Step, untimely, with_added, with_item
from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.refusal import at_least, at_most, missing

REFUSE: Final[Action] = ("refuse",)
DECLINES: Final[list[Action]] = [("decline", colour) for colour in range(COLOURS)]

# Why a claim lapsed or a lock was not placed.
NO_CREW: Final = 0
NOTHING_FREE: Final = 1
SAME_TYPE_ONLY: Final = 2
NO_LOCK: Final = 3

LOCKINGS: Final[list[Action]] = [("lock", building) for building in range(BUILDINGS)]


class Payment(Step[Grog]):
    """G9.1–G9.7: the winner pays with coins and chest cards, or refuses to pay."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        """Every selection of chest cards; coins pay the rest."""
        first, found = CHEST_VALUES * seat, [REFUSE]
        ones, twos, threes = state.chests[first : first + CHEST_VALUES]
        for one in range(ones + 1):
            for two in range(twos + 1):
                found += [("pay", one, two, three) for three in range(threes + 1)]
        return found

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] == "refuse":
            return None
        if action[0] != "pay":
            return Refusal("G9.1") if action[0] in ("bid", "turn", "hold", "pass") else untimely(state, action)
        chests, first, means = state.chests, CHEST_VALUES * seat, state.coins[seat]
        for value in range(1, CHEST_VALUES + 1):
            used: int = action[value]
            held = chests[first + value - 1]
            if used < 0:
                return at_least("G9.3", "used-chest", 0, used)
            if used and not held:
                return missing("G9.3", "chest-of-value")
            if used > held:
                return at_most("G9.3", "used-chest", held, used)
            means += value * used
        return None if means >= state.bid else at_least("G9.5", "payment", state.bid, means)

    def take(self, state: Grog, seat: int, action: Action) -> None:
        if action[0] == "refuse":
            state.emit("payment_refused", "G9.7", seat, state.bid)
            state.done()
            return
        before, gained, chests = state.coins[seat], 0, 0
        for value in range(1, CHEST_VALUES + 1):
            used: int = action[value]
            state.chests[CHEST_VALUES * seat + value - 1] -= used
            gained += value * used
            chests += used
        state.coins[seat] = before + gained - state.bid
        self.tell_payment(state, action, before, chests, gained)
        state.become(Rewards(seat, 0))

    def tell_payment(self, state: Grog, action: Action, before: int, chests: int, worth: int) -> None:
        """G9.3, G9.4: coins only, coins and chest cards, or chest cards with their change."""
        seat, bid = self.seat, state.bid
        after, ones, twos, threes = state.coins[seat], action[1], action[2], action[3]
        if chests == 0:
            state.emit("bid_paid", "G9.3", seat, bid, before, after, 0, 0, 0)
        elif worth < bid:
            coins = bid - worth
            state.emit("bid_paid_mixed", "G9.3", seat, bid, before, after, ones, twos, threes, coins, chests, worth)
        else:
            rule, change = "G9.4" if worth > bid else "G9.3", worth - bid
            state.emit("bid_paid_in_chests", rule, seat, bid, before, after, ones, twos, threes, change, chests, worth)


@mypyc_attr(free_list_len=1)
class Rewards(Step[Grog]):
    """G10.1, G10.3, G10.4: the claims of the first spaces together, then the other spaces in order."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def enter(self, state: Grog) -> None:
        if self.space >= len(state.row):
            state.done()
        elif self.space == 0:
            spaces = min(CLAIM_SPACES, len(state.row))
            state.push(AuctionClaims(self.seat, (1 << spaces) - 1, NOTHING))
        elif self.space == LOCK_SPACE:
            state.push(PlaceLock(self.seat, state.row[LOCK_SPACE]))
        else:
            state.points = with_added(state.points, self.seat, 1)
            state.emit("point_gained", "G10.3", self.seat, self.space)
            state.become(Rewards(self.seat, self.space + 1))

    def resume(self, state: Grog, result: int) -> None:
        state.become(Rewards(self.seat, max(CLAIM_SPACES, self.space + 1)))


@mypyc_attr(free_list_len=1)
class AuctionClaims(Step[Grog]):
    """G1.5, G10.2, G10.4–G10.9: the claims of the first spaces.

    `spaces` is the bit set of open claims by bid space, `taken` the type of the first one.
    """

    def __init__(self, seat: int, spaces: int, taken: int) -> None:
        self.seat = seat
        self.spaces = spaces
        self.taken = taken

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.spaces, self.taken)

    def enter(self, state: Grog) -> None:
        """G10.6, G10.7: a claim that cannot be used lapses."""
        for space in range(CLAIM_SPACES):
            if self.spaces >> space & 1 and not self.can_take(state, state.row[space]):
                self.tell_lapse(state, state.row[space])
                state.become(AuctionClaims(self.seat, self.spaces & ~(1 << space), self.taken))
                return
        if not self.spaces:
            state.done()

    def tell_lapse(self, state: Grog, colour: int) -> None:
        """G10.6, G10.7: tell why a claim lapses."""
        if state.crew[self.seat] == 0:
            state.emit("claim_lapsed", "G10.7", self.seat, colour, NO_CREW)
        elif state.any_free(colour, NOTHING):
            state.emit("claim_lapsed", "G10.6", self.seat, colour, SAME_TYPE_ONLY)
        else:
            state.emit("claim_lapsed", "G10.7", self.seat, colour, NOTHING_FREE)

    def can_take(self, state: Grog, colour: int) -> bool:
        return state.crew[self.seat] > 0 and state.any_free(colour, self.taken)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def space_of(self, state: Grog, colour: int) -> int:
        """The open claim on a peninsula, or NOTHING."""
        for space in range(CLAIM_SPACES):
            if self.spaces >> space & 1 and state.row[space] == colour:
                return space
        return NOTHING

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        found: list[Action] = []
        for space in range(CLAIM_SPACES):
            if self.spaces >> space & 1:
                first = PER_PENINSULA * state.row[space]
                found += TAKES[first : first + PER_PENINSULA]
                found.append(DECLINES[state.row[space]])
        return found

    def legal(self, state: Grog, seat: int) -> list[Action]:
        """Shortcut: `refusal` decides, see shortcuts.py."""
        found: list[Action] = []
        for space in range(CLAIM_SPACES):
            if self.spaces >> space & 1:
                found += legal_takes(state, state.row[space], self.taken)
                if state.options["compulsory_claims"] != "on":
                    found.append(DECLINES[state.row[space]])
        return found

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "take":
            return self.refuse_take(state, action[1])
        if verb != "decline":
            return untimely(state, action)
        if self.space_of(state, action[1]) == NOTHING:
            return missing("G10.2", "claim")
        return Refusal("G10.8") if state.options["compulsory_claims"] == "on" else None

    def refuse_take(self, state: Grog, building: int) -> Refusal | None:
        if not 0 <= building < BUILDINGS or self.space_of(state, PENINSULA[building]) == NOTHING:
            return missing("G10.2", "claim")
        if not state.is_free(building):
            return Refusal("G1.5")
        return Refusal("G10.5") if TYPE[building] == self.taken else None

    def take(self, state: Grog, seat: int, action: Action) -> None:
        if action[0] == "decline":
            state.emit("claim_declined", "G10.9", seat, action[1])
            space = self.space_of(state, action[1])
            state.become(AuctionClaims(seat, self.spaces & ~(1 << space), self.taken))
            return
        building: int = action[1]
        space = self.space_of(state, PENINSULA[building])
        state.stack[-1] = AuctionClaims(seat, self.spaces & ~(1 << space), TYPE[building])
        state.push(Claim(seat, building, PLACE_CREW))


class PlaceLock(Step[Grog]):
    """G1.5, G12.1–G12.4: place a lock on a free building of a peninsula."""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.colour)

    def enter(self, state: Grog) -> None:
        """G12.3: nothing happens without a lock or a free building."""
        if state.locks == 0:
            state.emit("lock_skipped", "G12.3", self.seat, self.colour, NO_LOCK)
            state.done()
        elif not state.any_free(self.colour, NOTHING):
            state.emit("lock_skipped", "G12.3", self.seat, self.colour, NOTHING_FREE)
            state.done()

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return LOCKINGS[PER_PENINSULA * self.colour : PER_PENINSULA * (self.colour + 1)]

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "lock":
            return Refusal("G12.1") if action[0] in ("decline", "done") else untimely(state, action)
        building: int = action[1]
        if not 0 <= building < BUILDINGS or PENINSULA[building] != self.colour:
            return Refusal("G12.1")
        return None if state.is_free(building) else Refusal("G1.5")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.sites = with_item(state.sites, action[1], LOCK)
        state.locks -= 1
        state.emit("lock_placed", "G12.1", seat, action[1])
        state.done()

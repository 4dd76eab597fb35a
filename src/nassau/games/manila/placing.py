"""M5.4, M6, M7: placing accomplices, and stowaways."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import (
    ASHORE,
    CAPTAIN,
    DEAREST,
    INSURANCE,
    INSURANCE_FEE,
    MATE,
    MOST_SEATS,
    PRICE,
    SPACES,
    WARE_OF,
)
from nassau.games.manila.money import Decision, Payment
from nassau.games.manila.shortcuts import PLACES, can_place, cheapest_price, legal_places
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Action, Refusal, untimely
from nassau.kernel.refusal import at_least, exactly, missing, not_now

DECLINE: Final[Action] = ("decline",)


class Placement(Decision):
    """M5.4, M6.1, M6.3: each seat places one accomplice, clockwise from the harbour master; `turn` counts the seats."""

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.turn)

    def enter(self, state: Manila) -> None:
        if self.turn == state.seats:
            state.done()
        elif state.out[self.seat]:
            self.next_seat(state)
        else:
            is_broke = broke(state, self.seat)
            if not can_place(state, self.seat, is_broke):
                self.sit_out(state, is_broke)

    def sit_out(self, state: Manila, is_broke: bool) -> None:
        """M6.6, M7.3, M7.5: no space is open to the seat; `is_broke` if it would have to be a stowaway."""
        if not is_broke:
            rule = "M6.6"
        elif state.options["blind_passenger"] == "punts_only":
            rule = "M7.3"
        else:
            rule = "M7.5"
        state.emit("sat_out", rule, self.seat, int(is_broke))
        self.next_seat(state)

    def next_seat(self, state: Manila) -> None:
        state.become(PLACEMENTS[(self.seat + 1) % state.seats][self.turn + 1])

    def resume(self, state: Manila, result: int) -> None:
        """M6.1: the space is paid for with `result` pesos."""
        state.emit("paid", "M6.1", self.seat, result, 0)
        self.next_seat(state)

    def choices(self, state: Manila) -> list[Action]:
        return [PLACES[space] for space in range(SPACES) if space >= ASHORE or WARE_OF[space] in state.load] + [DECLINE]

    def allowed(self, state: Manila) -> list[Action]:
        actions = legal_places(state, self.seat, broke(state, self.seat))
        actions.append(DECLINE)
        return actions

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "decline":
            return None
        if verb != "place":
            return untimely(state, action)
        space: int = action[1]
        if not 0 <= space < SPACES:
            return Refusal("M6.1")
        if state.spaces[space] != NOBODY:
            return missing("M6.1", "free_space")
        return closed(state, space) or self.unaffordable(state, space)

    def unaffordable(self, state: Manila, space: int) -> Refusal | None:
        """M6.2, M7.3–M7.5: the refusal of an open space that this seat may not take."""
        if not broke(state, self.seat):
            means = state.means(self.seat)
            return None if PRICE[space] <= means else at_least("M6.2", "space_price", PRICE[space], means)
        if space == INSURANCE:
            return missing("M7.5", "cash_to_insure")
        punts_only = state.options["blind_passenger"] == "punts_only"
        return missing("M7.3", "cash_ashore") if punts_only and space >= ASHORE else None

    def decide(self, state: Manila, action: Action) -> None:
        """M6.1, M6.17, M7.2."""
        verb: str = action[0]
        if verb == "decline":
            self.decline(state)
            return
        space: int = action[1]
        stowaway = broke(state, self.seat)
        state.spaces[space] = self.seat
        if space == INSURANCE:
            state.cash[self.seat] += INSURANCE_FEE
            state.emit("insurance_taken", "M6.17", self.seat, INSURANCE_FEE)
            self.next_seat(state)
        elif stowaway:
            state.emit("stowed_away", "M7.2", self.seat, space, state.cash[self.seat])
            state.cash[self.seat] = 0
            self.next_seat(state)
        else:
            state.emit("placed", "M6.1", self.seat, space, PRICE[space])
            state.push(Payment(self.seat, PRICE[space]))

    def decline(self, state: Manila) -> None:
        """M6.3–M6.5: with `out_for_voyage` the seat places no more in this voyage."""
        if state.options["declining"] == "out_for_voyage":
            state.emit("declined", "M6.4", self.seat, 1)
            state.out[self.seat] = 1
        else:
            state.emit("declined", "M6.3", self.seat, 0)
        self.next_seat(state)


PLACEMENTS: Final = [[Placement(seat, turn) for turn in range(MOST_SEATS + 1)] for seat in range(MOST_SEATS)]
"""By seat and turn. Steps are immutable, so each is built once."""


def closed(state: Manila, space: int) -> Refusal | None:
    """M4.6, M6.11, M6.12, M6.15: the refusal of a free space that no seat may take now."""
    if space < ASHORE:
        ware = WARE_OF[space]
        if ware not in state.load:
            return missing("M4.6", "punt_of_ware")
        if not state.boardable(ware):
            return missing("M6.12", "punt_at_sea")
        cheapest = state.next_seat(ware)
        if space == cheapest:
            return None
        if PRICE[space] == PRICE[cheapest]:  # the two jade seats at 5
            return not_now("M6.11", "second_seat")
        return exactly("M6.11", "seat_price", PRICE[cheapest], PRICE[space])
    return not_now("M6.15", "second_pirate") if space == MATE and state.spaces[CAPTAIN] == NOBODY else None


def broke(state: Manila, seat: int) -> bool:
    """M7.1, M7.5: no unpledged share, and too little cash for every open space but the insurance."""
    if state.cash[seat] >= DEAREST or state.unpledged(seat):
        return False
    return state.cash[seat] < max(1, cheapest_price(state))

"""M5.4, M6, M7: accomplices and the spaces they take."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.board import DEAREST, PLACES, any_open, broke, open_places, open_seats
from nassau.games.manila.components import (
    ASHORE,
    CAPTAIN,
    INSURANCE,
    INSURANCE_FEE,
    MATE,
    MOST_SEATS,
    NOBODY,
    PRICE,
    SPACES,
    WARE_OF,
)
from nassau.games.manila.money import Decision, Payment
from nassau.games.manila.state import Manila
from nassau.kernel import Action, Refusal, untimely

DECLINE: Final[Action] = ("decline",)


class Placement(Decision):
    """M5.4, M6, M7: one accomplice each, clockwise from the harbour master."""

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.turn)

    def enter(self, state: Manila) -> None:
        if self.turn == state.seats:
            state.done()
        elif state.out[self.seat]:
            self.go_on(state)
        elif not self.can_place(state):
            state.emit("sat_out", self.seat)  # M6.6, M7.3
            self.go_on(state)

    def can_place(self, state: Manila) -> bool:
        """Agrees with `affordable`, without listing it: who is not broke can pay for the cheapest space (M7.1)."""
        if broke(state, self.seat):
            return bool(self.affordable(state))
        return state.spaces[INSURANCE] == NOBODY or any_open(state)

    def go_on(self, state: Manila) -> None:
        state.become(PLACEMENTS[(self.seat + 1) % state.seats][self.turn + 1])

    def resume(self, state: Manila, result: int) -> None:
        """The space is paid for."""
        self.go_on(state)

    def choices(self, state: Manila) -> list[Action]:
        return [PLACES[space] for space in range(SPACES) if space >= ASHORE or WARE_OF[space] in state.load] + [DECLINE]

    def allowed(self, state: Manila) -> list[Action]:
        actions = self.affordable(state)
        actions.append(DECLINE)
        return actions

    def affordable(self, state: Manila) -> list[Action]:
        """Agrees with `objection`, computed at once for all spaces."""
        if not broke(state, self.seat):
            means, places = state.means(self.seat), open_places(state)
            return places if means >= DEAREST else [place for place in places if PRICE[place[1]] <= means]
        if state.options["blind_passenger"] == "punts_only":
            return open_seats(state)
        return [place for place in open_places(state) if place[1] != INSURANCE]

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "decline":
            return None
        if verb != "place":
            return untimely(state, action)
        space: int = action[1]
        if not 0 <= space < SPACES or state.spaces[space] != NOBODY:
            return Refusal("M6.1")
        return closed(state, space) or self.unaffordable(state, space)

    def unaffordable(self, state: Manila, space: int) -> Refusal | None:
        """M6.2, M7.3–M7.5."""
        if not broke(state, self.seat):
            means = state.means(self.seat)
            return None if PRICE[space] <= means else Refusal("M6.2", PRICE[space], means)
        if space == INSURANCE:
            return Refusal("M7.5")
        punts_only = state.options["blind_passenger"] == "punts_only"
        return Refusal("M7.3") if punts_only and space >= ASHORE else None

    def decide(self, state: Manila, action: Action) -> None:
        verb: str = action[0]
        if verb == "decline":
            self.decline(state)
            return
        space: int = action[1]
        stowaway = broke(state, self.seat)
        state.spaces[space] = self.seat
        if space == INSURANCE:
            state.cash[self.seat] += INSURANCE_FEE
            state.emit("insurance_taken", self.seat, INSURANCE_FEE)
            self.go_on(state)
        elif stowaway:
            state.emit("stowed_away", self.seat, space, state.cash[self.seat])  # M7.2
            state.cash[self.seat] = 0
            self.go_on(state)
        else:
            state.emit("placed", self.seat, space)
            state.push(Payment(self.seat, PRICE[space]))

    def decline(self, state: Manila) -> None:
        """M6.3–M6.5."""
        state.emit("declined", self.seat)
        if state.options["declining"] == "out_for_voyage":
            state.out[self.seat] = 1
        self.go_on(state)


PLACEMENTS: Final = [[Placement(seat, turn) for turn in range(MOST_SEATS + 1)] for seat in range(MOST_SEATS)]
"""By seat and turn. Steps are values: these are made once and for all."""


def closed(state: Manila, space: int) -> Refusal | None:
    """M4.6, M6.11, M6.12, M6.15: whether a free space is open to anyone at all."""
    if space < ASHORE:
        ware = WARE_OF[space]
        if ware not in state.load:
            return Refusal("M4.6")
        if not state.boardable(ware):
            return Refusal("M6.12")
        cheapest = state.next_seat(ware)
        return None if space == cheapest else Refusal("M6.11", PRICE[cheapest], PRICE[space])
    return Refusal("M6.15") if space == MATE and state.spaces[CAPTAIN] == NOBODY else None

"""M11–M13: profits, insurance and the rise of the ware values."""

from __future__ import annotations

from nassau.games.manila.components import INSURANCE, LOAD_VALUE, MARKET, PORT, ROUTES, SLOT_PAYOUT, TOP, YARD
from nassau.games.manila.money import Payment, earn
from nassau.games.manila.scoring import final_scoring
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Step


class Profits(Step[Manila]):
    """M11, M12: crews, port slots, then the shipyard with the insurance. Pirates were paid when they plundered."""

    def enter(self, state: Manila) -> None:
        for route in ROUTES:
            if state.arrived(route):
                pay_crew(state, state.load[route])
        for slot in range(state.in_port()):
            if state.spaces[PORT[slot]] != NOBODY:
                earn(state, "port_paid", "M11.4", state.spaces[PORT[slot]], slot, SLOT_PAYOUT[slot])
        repairs = repair_bill(state)
        if repairs:
            state.emit("repairs_due", "M12.1", state.spaces[INSURANCE], repairs)
            state.push(Payment(state.spaces[INSURANCE], repairs))
        else:
            self.resume(state, 0)

    def resume(self, state: Manila, result: int) -> None:
        """M11.5, M12.2: everybody in the shipyard is paid in full, even if the insurer could not pay."""
        for slot in range(state.in_yard()):
            seat = state.spaces[YARD[slot]]
            if seat != NOBODY and seat != state.spaces[INSURANCE]:
                earn(state, "yard_paid", "M11.5", seat, slot, SLOT_PAYOUT[slot])
        state.done()


def pay_crew(state: Manila, ware: int) -> None:
    """M11.2: equal shares of the load value, which every crew size divides without remainder."""
    crew = state.crew(ware)
    for seat in crew:
        earn(state, "crew_paid", "M11.2", seat, ware, LOAD_VALUE[ware] // len(crew))


def repair_bill(state: Manila) -> int:
    """M12.1, M12.3: what the insurer owes; a slot with the insurer's own accomplice costs nothing."""
    insurer = state.spaces[INSURANCE]
    if insurer == NOBODY:
        return 0
    return sum([SLOT_PAYOUT[slot] for slot in range(state.in_yard()) if state.spaces[YARD[slot]] != insurer])


class Rise(Step[Manila]):
    """M13.1, M14.1, M14.2: the wares in port rise one step; a ware on the top step ends the game."""

    def enter(self, state: Manila) -> None:
        for route in ROUTES:
            if state.arrived(route):
                ware = state.load[route]
                state.market[ware] += 1
                state.emit("ware_rose", "M13.1", ware, MARKET[state.market[ware]])
        if TOP in state.market:
            final_scoring(state)
            state.end()
        else:
            state.done()

"""M11–M13: profits, insurance and the rise of the ware values."""

from __future__ import annotations

from nassau.games.manila.components import INSURANCE, MARKET, PORT, ROUTES, SLOT_PAYOUT, TOP, YARD
from nassau.games.manila.money import Payment, share_out
from nassau.games.manila.scoring import final_scoring
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Step


class Profits(Step[Manila]):
    """M11.1: crews, port slots, then the shipyard with the insurance. Pirates were paid when they plundered."""

    def enter(self, state: Manila) -> None:
        for route in ROUTES:
            if state.arrived(route):
                pay_crew(state, state.load[route])
        for slot in range(state.in_port()):
            if state.spaces[PORT[slot]] != NOBODY:
                pay_port_slot(state, slot)
        if state.spaces[INSURANCE] != NOBODY and state.in_yard():
            self.insure(state, state.spaces[INSURANCE])
        else:
            self.pay_yard(state, NOBODY)

    def insure(self, state: Manila, insurer: int) -> None:
        """M12.1, M12.3: the insurer pays for every slot in use but its own."""
        own, owed, bill = 0, 0, 0
        for slot in range(state.in_yard()):
            if state.spaces[YARD[slot]] == insurer:
                own |= 1 << slot
            else:
                owed |= 1 << slot
                bill += SLOT_PAYOUT[slot]
        if own:
            state.emit("own_slots_damaged", "M12.3", insurer, own)
        if bill:
            state.emit("repairs_due", "M12.1", insurer, bill, owed)
            state.push(Payment(insurer, bill))
        else:
            state.done()

    def resume(self, state: Manila, result: int) -> None:
        """M12.1, M12.5: the insurer has paid `result`; the bank covers the rest of the bill."""
        insurer = state.spaces[INSURANCE]
        covered = repair_bill(state, insurer) - result
        state.emit("paid", "M12.5" if covered else "M12.1", insurer, result, covered)
        self.pay_yard(state, insurer)

    def pay_yard(self, state: Manila, insurer: int) -> None:
        """M11.5, M12.2: everybody in the shipyard is paid in full; repairs of empty slots go to the bank."""
        for slot in range(state.in_yard()):
            seat = state.spaces[YARD[slot]]
            if seat == insurer:
                continue
            amount = SLOT_PAYOUT[slot]
            if seat == NOBODY:
                state.emit("bank_repaid", "M12.2", slot, amount, insurer)
            else:
                state.cash[seat] += amount
                state.emit("yard_paid", "M11.5" if insurer == NOBODY else "M12.2", seat, slot, amount, insurer)
        state.done()


def pay_crew(state: Manila, ware: int) -> None:
    """M11.2: the crew of a punt in port shares the load value."""
    share_out(state, "crew_paid", "M11.2", ware, state.crew(ware))


def pay_port_slot(state: Manila, slot: int) -> None:
    """M11.4: the bank pays the accomplice on a port slot with a punt."""
    seat = state.spaces[PORT[slot]]
    state.cash[seat] += SLOT_PAYOUT[slot]
    state.emit("port_paid", "M11.4", seat, slot, SLOT_PAYOUT[slot])


def repair_bill(state: Manila, insurer: int) -> int:
    """M12.1, M12.3: what the insurer owes; a slot with the insurer's own accomplice costs nothing."""
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
            state.emit("top_reached", "M14.1", MARKET[TOP])
            final_scoring(state)
            state.end()
        else:
            state.done()

"""M14.3–M14.6: the settlement of loans and the final count."""

from __future__ import annotations

from nassau.games.manila.components import REDEMPTION, WARE_COUNT
from nassau.games.manila.state import Manila


def final_scoring(state: Manila) -> None:
    """M14.3–M14.6: repay loans while cash lasts, highest share values first, and reveal all shares."""
    rule = "M14.5" if state.options["final_shares"] == "all_minus_15" else "M14.6"
    by_value = sorted(range(WARE_COUNT), key=lambda ware: -state.market[ware])
    for seat in range(state.seats):
        for ware in by_value:
            settle_loans(state, seat, ware)
        for ware in range(WARE_COUNT):
            index = WARE_COUNT * seat + ware
            state.emit("shares_shown", "M14.3", seat, ware, state.hand[index], state.pledged[index])
        fortune, cash, loans = state.fortune(seat), state.cash[seat], REDEMPTION * state.loans(seat)
        state.emit("fortune_counted", rule, seat, fortune, cash, fortune - cash + loans, loans)


def settle_loans(state: Manila, seat: int, ware: int) -> None:
    """M14.4: repay as many pledged shares of `ware` as the cash of `seat` allows."""
    index = WARE_COUNT * seat + ware
    while state.pledged[index] and state.cash[seat] >= REDEMPTION:
        state.pledged[index] -= 1
        state.hand[index] += 1
        state.cash[seat] -= REDEMPTION
        state.emit("loan_settled", "M14.4", seat, ware, REDEMPTION)

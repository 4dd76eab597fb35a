"""M2: loans, payments and the base of every decision in Manila.

Split from steps.py because every other step builds on it.
"""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import LOAN, REDEMPTION
from nassau.games.manila.state import Manila
from nassau.kernel import ONLY, Action, Refusal, Step


class Decision(Step[Manila]):
    """M2.4: a decision of one seat, at which it may also pledge and repay as often as it likes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pending(self, state: Manila) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Manila, seat: int) -> list[Action]:
        return self.choices(state) + LOAN_ACTIONS

    def legal(self, state: Manila, seat: int) -> list[Action]:
        """Agrees with `refusal`; listed by hand because it runs at every decision."""
        actions = self.allowed(state)
        add_loans(actions, state, seat)
        return actions

    def refusal(self, state: Manila, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "pledge":
            return refuse_pledge(state, seat, action[1])
        if verb == "repay":
            return refuse_repayment(state, seat, action[1])
        return self.objection(state, action)

    def take(self, state: Manila, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "pledge":
            pledge(state, seat, action[1])
        elif verb == "repay":
            repay(state, seat, action[1])
        else:
            self.decide(state, action)

    # -- what a decision fills in

    def choices(self, state: Manila) -> list[Action]:
        """The candidates besides loans."""
        raise NotImplementedError

    def allowed(self, state: Manila) -> list[Action]:
        """The choices without objection, as a new list."""
        return [action for action in self.choices(state) if self.objection(state, action) is None]

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        """The refusal of everything that is not a loan."""
        raise NotImplementedError

    def decide(self, state: Manila, action: Action) -> None:
        raise NotImplementedError


class Payment(Step[Manila]):
    """M2.5, M3.7, M12.5: `seat` owes the bank; while its cash is short it pledges shares of its choice.

    A payment that even all loans do not cover takes everything, and the bank bears the rest.
    """

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.amount)

    def enter(self, state: Manila) -> None:
        if state.cash[self.seat] < self.amount and state.unpledged(self.seat):
            return
        paid = min(self.amount, state.cash[self.seat])
        state.cash[self.seat] -= paid
        state.emit("paid", self.seat, paid)
        state.done(paid)

    def pending(self, state: Manila) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Manila, seat: int) -> list[Action]:
        """Lowest value first: the first is what the app takes when time runs out (M2.5)."""
        return [LOAN_ACTIONS[ware] for ware in sorted(range(4), key=lambda ware: state.market[ware])]

    def refusal(self, state: Manila, seat: int, action: Action) -> Refusal | None:
        if action[0] == "pledge":
            return refuse_pledge(state, seat, action[1])
        return Refusal("M2.5", self.amount, state.cash[seat])

    def take(self, state: Manila, seat: int, action: Action) -> None:
        pledge(state, seat, action[1])
        self.enter(state)


LOAN_ACTIONS: Final[list[Action]] = [("pledge", ware) for ware in range(4)] + [("repay", ware) for ware in range(4)]


def add_loans(actions: list[Action], state: Manila, seat: int) -> None:
    """Append the loans that `refuse_pledge` and `refuse_repayment` allow."""
    hand, pledged, first = state.hand, state.pledged, 4 * seat
    can_repay = state.cash[seat] >= REDEMPTION
    for ware in range(4):
        if hand[first + ware]:
            actions.append(LOAN_ACTIONS[ware])
        if can_repay and pledged[first + ware]:
            actions.append(LOAN_ACTIONS[4 + ware])


def refuse_pledge(state: Manila, seat: int, ware: int) -> Refusal | None:
    """M2.2: each unpledged share once."""
    if not 0 <= ware < 4:
        return Refusal("M1.2")
    have = state.hand[4 * seat + ware]
    return None if have else Refusal("M2.2", 1, have)


def refuse_repayment(state: Manila, seat: int, ware: int) -> Refusal | None:
    """M2.3: 15 pesos for one pledged share."""
    if not 0 <= ware < 4:
        return Refusal("M1.2")
    if not state.pledged[4 * seat + ware]:
        return Refusal("M2.3", 1, 0)
    have = state.cash[seat]
    return None if have >= REDEMPTION else Refusal("M2.3", REDEMPTION, have)


def pledge(state: Manila, seat: int, ware: int) -> None:
    state.hand[4 * seat + ware] -= 1
    state.pledged[4 * seat + ware] += 1
    state.cash[seat] += LOAN
    state.emit_private(seat, 1, "share_pledged", seat, ware)  # M2.7


def repay(state: Manila, seat: int, ware: int) -> None:
    state.hand[4 * seat + ware] += 1
    state.pledged[4 * seat + ware] -= 1
    state.cash[seat] -= REDEMPTION
    state.emit_private(seat, 1, "loan_repaid", seat, ware)  # M2.7

"""M2: payments and loans, and the base class of decisions, which allows loans at any time."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import LOAD_VALUE, LOAN, REDEMPTION, WARE_COUNT
from nassau.games.manila.shortcuts import LOAN_ACTIONS, add_legal_loans
from nassau.games.manila.state import Manila
from nassau.kernel import ONLY, Action, Refusal, Step
from nassau.kernel.refusal import at_least, missing

# Third argument of `share_pledged`: why the seat takes the loan.
BY_CHOICE: Final = 0
FOR_PAYMENT: Final = 1


class Decision(Step[Manila]):
    """M2.4: a decision of one seat, which may also pledge and repay shares any number of times."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pending(self, state: Manila) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Manila, seat: int) -> list[Action]:
        return self.choices(state) + LOAN_ACTIONS

    def legal(self, state: Manila, seat: int) -> list[Action]:
        """The default would call `refusal` for eight loan actions at every decision."""
        actions = self.allowed(state)
        add_legal_loans(actions, state, seat)
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
            pledge(state, seat, action[1], "M2.2", BY_CHOICE)
        elif verb == "repay":
            repay(state, seat, action[1])
        else:
            self.decide(state, action)

    # -- implemented by each decision

    def choices(self, state: Manila) -> list[Action]:
        """The candidates besides loans."""
        raise NotImplementedError

    def allowed(self, state: Manila) -> list[Action]:
        """The choices without objection, as a new list."""
        return [action for action in self.choices(state) if self.objection(state, action) is None]

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        """The refusal of an action that is not a loan."""
        raise NotImplementedError

    def decide(self, state: Manila, action: Action) -> None:
        """Carry out a legal action that is not a loan."""
        raise NotImplementedError


class Payment(Step[Manila]):
    """M2.5, M12.5: `seat` pays; while its cash is insufficient it pledges shares of its choice.

    If all loans do not cover the amount, the seat pays all its cash. The result is the amount paid; the step below
    emits it with its cause.
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
        state.done(paid)

    def pending(self, state: Manila) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Manila, seat: int) -> list[Action]:
        """Lowest value first: the first is pledged when the seat's time runs out (M2.5)."""
        return [LOAN_ACTIONS[ware] for ware in sorted(range(WARE_COUNT), key=lambda ware: state.market[ware])]

    def refusal(self, state: Manila, seat: int, action: Action) -> Refusal | None:
        if action[0] == "pledge":
            return refuse_pledge(state, seat, action[1])
        return at_least("M2.5", "cash", self.amount, state.cash[seat])

    def take(self, state: Manila, seat: int, action: Action) -> None:
        pledge(state, seat, action[1], "M2.5", FOR_PAYMENT)
        self.enter(state)


def refuse_pledge(state: Manila, seat: int, ware: int) -> Refusal | None:
    """M1.2, M2.2: only an unpledged share can be pledged."""
    if not 0 <= ware < WARE_COUNT:
        return Refusal("M1.2")
    return None if state.hand[WARE_COUNT * seat + ware] else missing("M2.2", "unpledged_share")


def refuse_repayment(state: Manila, seat: int, ware: int) -> Refusal | None:
    """M1.2, M2.3: repaying a pledged share costs 15 pesos."""
    if not 0 <= ware < WARE_COUNT:
        return Refusal("M1.2")
    if not state.pledged[WARE_COUNT * seat + ware]:
        return missing("M2.3", "loan")
    have = state.cash[seat]
    return None if have >= REDEMPTION else at_least("M2.3", "repayment", REDEMPTION, have)


def share_out(state: Manila, fact: str, rule: str, ware: int, owners: list[int]) -> None:
    """M2.9, M6.10: the bank pays the load value in equal parts, which divide it without remainder.

    `owners` has one entry for each accomplice; a seat receives the parts of all its accomplices in one payment.
    """
    if not owners:
        return
    part = LOAD_VALUE[ware] // len(owners)
    for seat in range(state.seats):
        count = owners.count(seat)
        if count:
            state.cash[seat] += part * count
            state.emit(fact, rule, seat, ware, part * count, count)


def pledge(state: Manila, seat: int, ware: int, rule: str, cause: int) -> None:
    """M2.2, M2.5, M2.7: take a loan, BY_CHOICE or FOR_PAYMENT; only the seat knows the ware."""
    state.hand[WARE_COUNT * seat + ware] -= 1
    state.pledged[WARE_COUNT * seat + ware] += 1
    state.cash[seat] += LOAN
    state.emit_private(seat, 1, "share_pledged", rule, seat, LOAN, cause, ware)


def repay(state: Manila, seat: int, ware: int) -> None:
    """M2.3, M2.7: repay a loan; only the seat knows the ware."""
    state.hand[WARE_COUNT * seat + ware] += 1
    state.pledged[WARE_COUNT * seat + ware] -= 1
    state.cash[seat] -= REDEMPTION
    state.emit_private(seat, 1, "loan_repaid", "M2.3", seat, REDEMPTION, ware)

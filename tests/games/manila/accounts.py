"""Everybody's cash, kept from the public log alone."""

from collections.abc import Iterable

from nassau.kernel import Fact

RECEIVED = ("crew_paid", "port_paid", "yard_paid", "pirate_paid", "insurance_taken")
SPENT = ("paid", "stowed_away")
LOANS = {"share_pledged": 12, "loan_repaid": -15, "loan_settled": -15}


def book(cash: list[int], facts: Iterable[Fact]) -> None:
    """Enter what was told into the accounts; the seat stands first in each of these facts, the amount last."""
    for fact in facts:
        if fact.name in RECEIVED:
            cash[fact.args[0]] += fact.args[-1]
        elif fact.name in SPENT:
            cash[fact.args[0]] -= fact.args[-1]
        elif fact.name in LOANS:
            cash[fact.args[0]] += LOANS[fact.name]

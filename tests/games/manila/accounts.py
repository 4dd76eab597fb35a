"""Everybody's cash, kept from the public log alone."""

from collections.abc import Iterable

from nassau.kernel import Fact

RECEIVED = {"crew_paid": 2, "port_paid": 2, "yard_paid": 2, "pirate_paid": 2, "insurance_taken": 1, "share_pledged": 1}
SPENT = {"paid": 1, "stowed_away": 2, "share_bought": 2, "loan_repaid": 1, "loan_settled": 2}
"""By fact: the index of its amount."""


def book(cash: list[int], facts: Iterable[Fact]) -> None:
    """Enter what was told into the accounts; the seat stands first in each of these facts."""
    for fact in facts:
        if fact.name in RECEIVED:
            cash[fact.args[0]] += fact.args[RECEIVED[fact.name]]
        elif fact.name in SPENT:
            cash[fact.args[0]] -= fact.args[SPENT[fact.name]]

"""Recorded games of Um Rum & Ehre: every seat count and notable flows, with every coin and token accounted for."""

import pytest

from nassau.games.rum import GAME
from nassau.kernel import BadRecord, Fact, read_record
from tests.games.rum.laws import laws
from tests.games.rum.recording import RUM, WANTED


@pytest.mark.parametrize("name", sorted(WANTED))
def test_all_coins_and_barrels_are_accounted_for(name: str) -> None:
    coins, rum = [2] * RUM.record(name).seats, [0] * RUM.record(name).seats
    for state in RUM.states(name):
        for fact in state.facts:
            book_coins(coins, fact)
            book_rum(rum, fact)
        assert (state.coins, state.rum) == (coins, rum)
        laws(state)


def book_coins(coins: list[int], fact: Fact) -> None:
    if fact.name == "moved":
        coins[fact.args[0]] -= fact.args[4]
    elif fact.name == "moved_dark":
        coins[fact.args[0]] -= fact.args[5]
        assert fact.args[5] == fact.args[6] + fact.args[7]
    elif fact.name == "rested":
        coins[fact.args[0]] -= 1
    elif fact.name == "coins_gained":
        coins[fact.args[0]] += fact.args[1]
    elif fact.name == "good_sold":
        coins[fact.args[0]] += 2
    elif fact.name == "joined":
        coins[fact.args[0]] -= 1
        coins[fact.args[1]] += 1


def book_rum(rum: list[int], fact: Fact) -> None:
    if fact.name == "rum_fetched":
        rum[fact.args[0]] += fact.args[1]
    elif fact.name == "rum_drunk":
        rum[fact.args[0]] -= 1


def test_a_record_that_moves_through_a_taken_alley_is_refused_at_that_entry() -> None:
    data = RUM.document("four-seats")
    number = next(i for i, (_, text) in enumerate(data["entries"]) if text.startswith("move:"))
    seat, text = data["entries"][number]
    twice = {**data, "entries": [*data["entries"][: number + 1], [seat, text]]}
    with pytest.raises(BadRecord) as caught:
        read_record(GAME, twice).final()
    assert f"{text} of seat {seat + 1} is refused" in str(caught.value)

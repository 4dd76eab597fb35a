"""Recorded games of Um Rum & Ehre: every seat count and notable flows, with every coin and token accounted for."""

import json
from functools import cache
from typing import Any

import pytest

from nassau.games.rum import GAME
from nassau.games.rum.state import Rum
from nassau.kernel import CHANCE, Action, BadRecord, Fact, Record, read_record
from tests.games.rum.laws import laws
from tests.games.rum.recording import RECORDS, WANTED, Story

NAMES = sorted(WANTED)


@cache
def document(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return data


def record(name: str) -> Record:
    return read_record(GAME, document(name))


def test_every_wanted_game_is_recorded() -> None:
    assert sorted(file.stem for file in RECORDS.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_outcome_is_reached_again(name: str) -> None:
    final = record(name).final()
    assert isinstance(final, Rum)
    assert final.over
    outcome = {"scores": final.scores(), "ranking": final.ranking(), "coins": final.coins, "rum": final.rum}
    assert document(name)["final"] == outcome


@pytest.mark.parametrize("name", NAMES)
def test_all_coins_and_barrels_are_accounted_for(name: str) -> None:
    coins, rum = [2] * record(name).seats, [0] * record(name).seats
    for _, _, state in record(name).replay():
        assert isinstance(state, Rum)
        for fact in state.facts:
            book_coins(coins, fact)
            book_rum(rum, fact)
        assert (state.coins, state.rum) == (coins, rum)
        laws(state)


def book_coins(coins: list[int], fact: Fact) -> None:
    if fact.name in ("moved", "moved_dark"):
        coins[fact.args[0]] -= fact.args[-1]
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


@pytest.mark.parametrize("name", NAMES)
def test_the_notable_thing_happens(name: str) -> None:
    wanted, facts = WANTED[name], list[Action]()
    for _, _, state in record(name).replay():
        facts += [fact.open() for fact in state.facts]
    final = record(name).final()
    assert isinstance(final, Rum)
    assert final.seats == wanted.seats
    assert wanted.options.items() <= record(name).options.items()
    assert wanted.happens(Story(record(name), facts, final))


@pytest.mark.parametrize("name", NAMES)
def test_the_sealed_dice_are_verified(name: str) -> None:
    assert record(name).verify() == sum(seat == CHANCE for seat, _ in record(name).entries)


def test_a_record_that_moves_through_a_taken_alley_is_refused_at_that_entry() -> None:
    data = document("four-seats")
    number = next(i for i, (_, text) in enumerate(data["entries"]) if text.startswith("move:"))
    seat, text = data["entries"][number]
    twice = {**data, "entries": [*data["entries"][: number + 1], [seat, text]]}
    with pytest.raises(BadRecord) as caught:
        read_record(GAME, twice).final()
    assert f"{text} of seat {seat + 1} is refused" in str(caught.value)

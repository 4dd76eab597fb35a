"""Recorded games of Manila: every seat count, every way to end, every notable flow, with all money accounted for."""

import json
from functools import cache
from typing import Any

import pytest

from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE, Action, Record, read_record
from tests.games.manila.accounts import book
from tests.games.manila.laws import laws
from tests.games.manila.recording import GAME, RECORDS, WANTED, Story

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
    assert isinstance(final, Manila)
    assert final.over
    assert document(name)["final"] == {
        "scores": final.scores(),
        "ranking": final.ranking(),
        "cash": final.cash,
        "voyages": final.voyage,
    }


@pytest.mark.parametrize("name", NAMES)
def test_all_money_and_all_shares_are_accounted_for(name: str) -> None:
    cash = [30] * record(name).seats
    for _, _, state in record(name).replay():
        assert isinstance(state, Manila)
        book(cash, state.facts)
        assert state.cash == cash
        laws(state)


@pytest.mark.parametrize("name", NAMES)
def test_the_notable_thing_happens(name: str) -> None:
    wanted, facts = WANTED[name], list[Action]()
    for _, _, state in record(name).replay():
        facts += [fact.open() for fact in state.facts]
    final = record(name).final()
    assert isinstance(final, Manila)
    assert (final.seats, record(name).options) == (wanted.seats, wanted.options)
    assert wanted.happens(Story(record(name), facts, final))


@pytest.mark.parametrize("name", NAMES)
def test_the_sealed_dice_are_verified(name: str) -> None:
    assert record(name).verify() == sum(seat == CHANCE for seat, _ in record(name).entries)


def test_the_scores_of_one_game_by_hand() -> None:
    """The last words of a game: what everybody shows, and what it is worth."""
    story = record("three-seats")
    *_, (_, _, state) = story.replay()
    assert isinstance(state, Manila)
    shown = [fact.open() for fact in state.facts if fact.name == "shares_shown"]
    worth = [0, 5, 10, 20, 30]
    for seat in range(3):
        shares = [(ware, unpledged, pledged) for _, owner, ware, unpledged, pledged in shown if owner == seat]
        value = sum(unpledged * worth[state.market[ware]] for ware, unpledged, _ in shares)
        loans = sum(pledged for _, _, pledged in shares)
        assert state.scores()[seat] == state.cash[seat] + value - 15 * loans

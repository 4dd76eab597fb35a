"""Chance steps draw with exactly the odds that they declare, and accept exactly the outcomes that they can draw."""

import random
from collections import Counter

import pytest

from nassau.kernel import CHANCE, Action, Chance, State
from nassau.kernel.chance import Fast, scripted
from nassau.kernel.sealed import SealedIntegers
from tests.conformance.cases import ALL, Case
from tests.conformance.journey import journey
from tests.conformance.test_worlds import bound

OTHERS = 25
LISTED = 5_000
"""A step with more equally likely tickets than this is measured instead of counted."""


def questions(case: Case) -> list[State]:
    """The first question of each kind that chance was asked on the way, and some of the others."""
    asked = [moment.state for moment in journey(case).moments if moment.seat == CHANCE]
    kinds = {type(state.question()).__name__: state for state in reversed(asked)}
    return [*kinds.values(), *random.Random(str(case)).sample(asked, min(OTHERS, len(asked)))]


def odds(state: State) -> dict[Action, int]:
    """The weights that are not 0; empty where the step has too many outcomes to list."""
    try:
        return {action: weight for action, weight in state.question().weights(state) if weight}
    except NotImplementedError:
        return {}


@pytest.mark.parametrize("case", ALL, ids=str)
def test_draws_have_the_declared_odds(case: Case) -> None:
    for state in questions(case):
        weights = odds(state)
        if not weights or sum(weights.values()) > LISTED:
            continue
        counted = count_tickets(state.question(), state, sum(weights.values()))
        if counted is None:
            measure(state, weights)
        else:
            assert counted == weights


def count_tickets(question: Chance[State], state: State, tickets: int) -> Counter[Action] | None:
    """How often each outcome comes up when every ticket is drawn once; None if one number does not decide it all."""
    counted: Counter[Action] = Counter()
    for ticket in range(tickets):
        numbers = SealedIntegers(b"", "", 0)
        numbers.words = [ticket]
        counted[question.draw(state, numbers)] += 1
        if numbers.block or numbers.words:
            return None
    return counted


def measure(state: State, weights: dict[Action, int]) -> None:
    """For a step that draws several numbers: by chi square."""
    source, draws, total = Fast(f"{state.key()}"), 40 * len(weights), sum(weights.values())
    seen = Counter(source.answer(state) for _ in range(draws))
    assert set(seen) <= set(weights)
    expected = {action: draws * weight / total for action, weight in weights.items()}
    chi_square = sum((seen[action] - expected[action]) ** 2 / expected[action] for action in weights)
    assert chi_square < bound(len(weights) - 1)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_chance_accepts_what_it_can_draw_and_nothing_else(case: Case) -> None:
    for state in questions(case):
        weights = odds(state)
        drawn = {Fast(seed).answer(state) for seed in range(10)}
        assert not [action for action in {*drawn, *weights} if state.refusal(CHANCE, action)]
        if weights:
            assert set(state.legal(CHANCE)) == set(weights)
            strange = {twisted for action in weights for twisted in neighbours(action)} - set(weights)
            assert {str(state.refusal(CHANCE, action)) for action in strange} <= {"Refusal('K1.4')"}


def neighbours(action: Action) -> list[Action]:
    """The same verb with one number changed a little."""
    return [
        (*action[:place], action[place] + change, *action[place + 1 :])
        for place in range(1, len(action))
        for change in (-1, 1, -1000, 1000)
    ]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_question_has_a_stream_and_takes_a_scripted_answer(case: Case) -> None:
    for state in questions(case):
        assert state.question().stream(state)
        answer = Fast(1).answer(state)
        branch = state.copy()
        assert branch.chance(scripted([answer])) == answer
        assert branch.key() != state.key()


@pytest.mark.parametrize("case", ALL, ids=str)
def test_chance_answers_until_a_seat_must_decide(case: Case) -> None:
    for state in questions(case):
        settled, stepped, source = state.copy(), state.copy(), Fast(1)
        answers = settled.settle(Fast(1))
        assert answers == [stepped.chance(source) for _ in answers]
        assert settled.key() == stepped.key()
        assert settled.facts == stepped.facts
        assert CHANCE not in settled.pending
        assert settled.settle(Fast(1)) == []

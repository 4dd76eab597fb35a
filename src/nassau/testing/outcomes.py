"""Checks of chance steps: they draw in proportion to their weights, and accept exactly the possible outcomes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from nassau.kernel import CHANCE, Action, Refusal, State
from nassau.kernel.chance import Fast, scripted
from nassau.kernel.sealed import SealedIntegers
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from nassau.testing.statistics import fits

SAMPLED_QUESTIONS: Final = 25
MAX_TICKETS: Final = 5_000
"""Steps with a larger sum of weights are not checked."""
DRAWS_PER_OUTCOME: Final = 40
IMPOSSIBLE_OUTCOME: Final = Refusal("K1.4")


def questions(case: Case) -> list[State]:
    """States before a chance outcome: the first of each kind of step, and a sample of the others."""
    asked = [moment.state for moment in playthrough(case).moments if moment.seat == CHANCE]
    kinds = {type(state.question()).__name__: state for state in reversed(asked)}
    return [*kinds.values(), *random.Random(str(case)).sample(asked, min(SAMPLED_QUESTIONS, len(asked)))]


def positive_weights(state: State) -> dict[Action, int]:
    """The outcomes with positive weights; empty for a step with too many outcomes to list."""
    try:
        return {action: weight for action, weight in state.question().weights(state) if weight}
    except NotImplementedError:
        return {}


def draws_follow_weights(case: Case) -> None:
    """Exactly where one random integer decides the outcome, otherwise by a chi-square test."""
    for state in questions(case):
        weights = positive_weights(state)
        if not weights or sum(weights.values()) > MAX_TICKETS:
            continue
        counted = count_tickets(state, sum(weights.values()))
        assert fits(draw_many(state, weights), weights) if counted is None else counted == weights


def count_tickets(state: State, tickets: int) -> Counter[Action] | None:
    """The outcomes of all values of the random integer; None if a step draws more than one integer."""
    counted: Counter[Action] = Counter()
    for ticket in range(tickets):
        numbers = SealedIntegers(b"", "", 0)
        numbers.words = [ticket]
        counted[state.question().draw(state, numbers)] += 1
        if numbers.block or numbers.words:
            return None
    return counted


def draw_many(state: State, weights: dict[Action, int]) -> Counter[Action]:
    source = Fast(state.key())
    return Counter(source.answer(state) for _ in range(DRAWS_PER_OUTCOME * len(weights)))


def only_possible_outcomes_are_accepted(case: Case) -> None:
    for state in questions(case):
        weights = positive_weights(state)
        drawn = {Fast(seed).answer(state) for seed in range(10)}
        assert not [action for action in {*drawn, *weights} if state.refusal(CHANCE, action)]
        if weights:
            assert set(state.legal(CHANCE)) == set(weights)
            strange = {changed for action in weights for changed in neighbours(action)} - set(weights)
            assert not [action for action in strange if state.refusal(CHANCE, action) != IMPOSSIBLE_OUTCOME]


def neighbours(action: Action) -> list[Action]:
    """The action with one of its integers changed."""
    return [
        (*action[:place], action[place] + change, *action[place + 1 :])
        for place in range(1, len(action))
        for change in (-1, 1, -1000, 1000)
    ]


def questions_accept_scripted_outcomes(case: Case) -> None:
    """Each chance step names its stream, and applies an outcome from a script."""
    for state in questions(case):
        assert state.question().stream(state)
        answer = Fast(1).answer(state)
        branch = state.copy()
        assert branch.chance(scripted([answer])) == answer
        assert branch.key() != state.key()


def settling_equals_single_outcomes(case: Case) -> None:
    for state in questions(case):
        settled, stepped, source = state.copy(), state.copy(), Fast(1)
        answers = settled.settle(Fast(1))
        assert answers == [stepped.chance(source) for _ in answers]
        assert settled.key() == stepped.key()
        assert settled.facts == stepped.facts
        assert CHANCE not in settled.pending
        assert settled.settle(Fast(1)) == []

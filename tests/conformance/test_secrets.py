"""Nothing hidden leaks: what a seat sees and may do is the same in every world it must consider possible."""

import random
from importlib import import_module

import pytest

from nassau.kernel import CHANCE, Action, State
from tests.conformance.cases import ALL, Case
from tests.conformance.journey import Moment, journey
from tests.conformance.test_laws import laws_of

POSITIONS = 8
WORLDS = 2


def worlds(moment: Moment, viewer: int | None) -> list[State]:
    rng = random.Random(f"{moment.key} {viewer}")
    return [moment.state.imagine(viewer, rng) for _ in range(WORLDS)]


def knowledge(state: State, viewer: int | None) -> list[object]:
    """All that `viewer` can ask of a state."""
    own = CHANCE - 1 if viewer is None else viewer
    candidates = state.candidates(own)
    return [
        state.view(viewer),
        state.over,
        state.pending,
        candidates,
        state.legal(own),
        [state.refusal(own, action) for action in candidates],
        [state.refusal(own, (verb, *range(due.numbers))) for verb, due in state.game.verbs.items()],
    ]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_views_and_options_are_the_same_in_all_imagined_worlds(case: Case) -> None:
    for moment in journey(case).sample(POSITIONS):
        for viewer in (None, *range(case.seats)):
            known = knowledge(moment.state, viewer)
            for world in worlds(moment, viewer):
                laws_of(case.id)(world)
                assert knowledge(world, viewer) == known
        assert moment.state.key() == moment.key


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_happens_next_tells_no_secret(case: Case) -> None:
    """The same act in another world looks the same to everybody else, but for facts that are there to reveal."""
    for moment in journey(case).sample(POSITIONS):
        for viewer in (None, *range(case.seats)):
            if viewer == moment.seat:
                continue
            seen = told(moment.state, moment.seat, moment.action, viewer)
            for world in worlds(moment, viewer):
                if world.refusal(moment.seat, moment.action) is None:
                    assert told(world, moment.seat, moment.action, viewer) == seen


def told(state: State, seat: int, action: Action, viewer: int | None) -> list[Action]:
    branch = state.copy()
    branch.apply(seat, action)
    reveals = import_module(f"tests.games.{state.game.id}.laws").REVEALS
    facts = [fact.seen(viewer) for fact in branch.facts if fact.name not in reveals]
    return [fact for fact in facts if fact is not None]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_imagined_worlds_can_be_played_on_and_leave_the_original_alone(case: Case) -> None:
    for moment in journey(case).sample(3):
        for viewer in (None, *range(case.seats)):
            for world in worlds(moment, viewer):
                for seat in world.pending:
                    branch = world.copy()
                    branch.apply(seat, branch.legal(seat)[-1])
        assert moment.state.key() == moment.key

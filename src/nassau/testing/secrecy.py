"""Checks that hidden information does not leak: a seat cannot distinguish the determinizations of its knowledge."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from nassau.kernel import CHANCE, EVERYONE, Action, State
from nassau.kernel.chance import fast
from nassau.testing.cases import Case
from nassau.testing.playthrough import MANY_POSITIONS, Moment, playthrough
from nassau.testing.statistics import fits

POSITIONS: Final = 8
WORLDS: Final = 2
DRAWS_PER_WORLD: Final = 40

Invariants = Callable[[State], None]
"""Asserts what a game conserves in every position: money, cards, tokens."""


def no_invariants(state: State) -> None:
    """For a game without invariants of its own."""


def invariants_hold(case: Case, invariants: Invariants) -> None:
    for moment in playthrough(case).at_most(MANY_POSITIONS):
        invariants(moment.state)
    invariants(playthrough(case).final)


def worlds_look_equal(case: Case, invariants: Invariants = no_invariants) -> None:
    """All determinizations of a seat give it equal views, actions and refusals, and satisfy the invariants."""
    for moment in playthrough(case).sample(POSITIONS):
        for viewer in (None, *range(case.seats)):
            known = knowledge(moment.state, viewer)
            for world in worlds(moment, viewer):
                invariants(world)
                assert knowledge(world, viewer) == known
        assert moment.state.key() == moment.key


def facts_leak_nothing(case: Case, reveals: Collection[str] = ()) -> None:
    """The same action has equal facts for other seats in all worlds, except the facts in `reveals`."""
    for moment in playthrough(case).sample(POSITIONS):
        for viewer in (None, *range(case.seats)):
            if viewer == moment.seat:
                continue
            seen = visible_facts(moment.state, moment, viewer, reveals)
            for world in worlds(moment, viewer):
                if world.refusal(moment.seat, moment.action) is None:
                    assert visible_facts(world, moment, viewer, reveals) == seen


def worlds_are_playable(case: Case) -> None:
    """Every determinization accepts legal actions and leaves the original unchanged."""
    for moment in playthrough(case).sample(3):
        for viewer in (None, *range(case.seats)):
            for world in worlds(moment, viewer):
                for seat in world.pending:
                    branch = world.copy()
                    branch.apply(seat, branch.legal(seat)[-1])
        assert moment.state.key() == moment.key


def worlds_depend_on_knowledge_only(case: Case) -> None:
    """Equal random numbers give equal worlds in each possible state, so bots decide equally in each of them."""
    state, dice, rng = case.game.start(case.seats, dict(case.options)), fast(1), random.Random(1)
    for number in range(60):
        state.settle(dice)
        if state.over:
            return
        seat = state.pending[0]
        possible = [state, *[state.imagine(seat, random.Random(seed)) for seed in (1, 2)]]
        assert len({world.imagine(seat, random.Random(number)).key() for world in possible}) == 1
        state.apply(seat, rng.choice(state.legal(seat)))


def worlds_are_distributed(state: State, seat: int | None, weights: dict[str, int]) -> None:
    """Determinizations are drawn in proportion to `weights`, which lists all possible worlds by key."""
    rng = random.Random(f"worlds {state.key()} {seat}")
    seen = Counter(state.imagine(seat, rng).key() for _ in range(DRAWS_PER_WORLD * len(weights)))
    assert fits(seen, weights)


def worlds(moment: Moment, viewer: int | None) -> list[State]:
    rng = random.Random(f"{moment.key} {viewer}")
    return [moment.state.imagine(viewer, rng) for _ in range(WORLDS)]


def knowledge(state: State, viewer: int | None) -> list[object]:
    """The results of all queries that `viewer` may make."""
    own = CHANCE - 1 if viewer is None else viewer
    candidates = state.candidates(own)
    return [
        state.view(viewer),
        state.over,
        state.pending,
        candidates,
        state.legal(own),
        [state.refusal(own, action) for action in candidates],
        [state.refusal(own, (verb, *range(form.numbers))) for verb, form in state.game.verbs.items()],
    ]


def visible_facts(state: State, moment: Moment, viewer: int | None, reveals: Collection[str]) -> list[Action]:
    """What `viewer` sees of the moment's action in `state`."""
    branch = state.copy()
    branch.apply(moment.seat, moment.action)
    known = [(fact, fact.seen(viewer)) for fact in branch.facts if fact.name not in reveals]
    return [fact.cite(seen) for fact, seen in known if seen is not None]


def secret_outcomes_stay_secret(case: Case) -> None:
    """After a chance step, only the seat that `secret_of` names can tell its outcomes apart.

    A fact that shows a dealt card to everybody is not found by comparing worlds, because the same outcome is replayed
    in each of them. Here the outcome itself changes.
    """
    for moment in secret_moments(case):
        step = moment.state.question()
        owner = step.secret_of(moment.state)
        outcomes = [action for action, weight in step.weights(moment.state) if weight > 0]
        for viewer in (None, *range(case.seats)):
            if viewer != owner:
                known = [after_outcome(moment.state, outcome, viewer) for outcome in outcomes]
                different = [outcome for outcome, one in zip(outcomes, known, strict=True) if one != known[0]]
                assert not different, f"{viewer} can tell {outcomes[0]} from {different[0]}, a secret of seat {owner}"


def secret_moments(case: Case) -> list[Moment]:
    """The first moments of each kind of chance step whose outcome is a secret, and a sample of the others."""
    moments = [moment for moment in playthrough(case).moments if moment.seat == CHANCE]
    secret = [moment for moment in moments if moment.state.question().secret_of(moment.state) != EVERYONE]
    first = {type(moment.state.question()): moment for moment in reversed(secret)}
    rng = random.Random(f"secrets {case}")
    return [*first.values(), *rng.sample(secret, min(POSITIONS, len(secret)))]


def after_outcome(state: State, outcome: Action, viewer: int | None) -> list[object]:
    """Everything that `viewer` knows after an outcome: the facts of it and the results of all queries."""
    branch = state.copy()
    branch.apply(CHANCE, outcome)
    return [[fact.cite(seen) for fact in branch.facts if (seen := fact.seen(viewer))], *knowledge(branch, viewer)]


def worlds_hide_what_is_hidden(case: Case) -> None:
    """`imagine` does not return the true state: where a game deals secrets, some world differs from the truth."""
    moments = [moment for moment in secret_moments(case) if has_hidden_outcome(moment.state)]
    for viewer in (None, *range(case.seats)):
        others = [moment for moment in moments if moment.state.question().secret_of(moment.state) != viewer]
        states = [(after(moment), moment) for moment in others]
        imagined = [(state, state.imagine(viewer, random.Random(seed))) for state, _ in states for seed in range(20)]
        assert not states or any(world.key() != state.key() for state, world in imagined), (
            f"{viewer} knows every secret"
        )
        assert all(world is not state for state, world in imagined)


def has_hidden_outcome(state: State) -> bool:
    """Whether at least two outcomes of the pending chance step are possible."""
    return sum(weight > 0 for _, weight in state.question().weights(state)) > 1


def after(moment: Moment) -> State:
    branch = moment.state.copy()
    branch.apply(moment.seat, moment.action)
    return branch

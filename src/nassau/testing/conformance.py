"""All checks that a game must pass.

A game may add two things: `invariants(state)`, which asserts what every position conserves, and `reveals`, the names
of facts that show hidden information on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from nassau.kernel import Game
from nassau.testing import legality, outcomes, secrecy, values
from nassau.testing.cases import Case, cases
from nassau.testing.secrecy import Invariants, no_invariants

CHECKS: Final[tuple[Callable[[Case], None], ...]] = (
    legality.pending_seats_have_actions,
    legality.legal_actions_are_unrefused_candidates,
    legality.actions_have_text_and_elements,
    legality.games_end,
    legality.other_seats_are_refused,
    values.copies_are_independent,
    values.dumps_load_to_equal_positions,
    values.loaded_positions_continue_equally,
    values.records_replay_to_equal_positions,
    values.queries_change_nothing,
    values.stacks_stay_short,
    outcomes.draws_follow_weights,
    outcomes.only_possible_outcomes_are_accepted,
    outcomes.questions_accept_scripted_outcomes,
    outcomes.settling_equals_single_outcomes,
    secrecy.worlds_are_playable,
    secrecy.worlds_depend_on_knowledge_only,
    secrecy.secret_outcomes_stay_secret,
    secrecy.worlds_hide_what_is_hidden,
)
"""The checks without game-specific arguments."""


def check(game: Game, invariants: Invariants = no_invariants, reveals: Collection[str] = ()) -> None:
    """Run all checks with all cases of a game. Raises AssertionError with the case and the check in its notes."""
    for case in cases(game):
        check_case(case, invariants, reveals)


def check_case(case: Case, invariants: Invariants = no_invariants, reveals: Collection[str] = ()) -> None:
    """Run all checks with one case."""
    specific: tuple[Callable[[Case], None], ...] = (
        partial(secrecy.invariants_hold, invariants=invariants),
        partial(secrecy.worlds_look_equal, invariants=invariants),
        partial(secrecy.facts_leak_nothing, reveals=reveals),
    )
    for one in (*CHECKS, *specific):
        run(one, case)


def run(one: Callable[[Case], None], case: Case) -> None:
    """Run one check. An error names the check and the case in a note."""
    try:
        one(case)
    except Exception as error:  # the code of a game may raise anything
        error.add_note(f"{name_of(one)} failed for {case}")
        raise


def name_of(one: Callable[[Case], None]) -> str:
    """The name of a check, also of one with bound arguments."""
    function: object = one.func if isinstance(one, partial) else one
    return str(getattr(function, "__name__", function))

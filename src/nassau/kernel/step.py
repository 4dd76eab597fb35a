"""Steps: one class per decision point of a rulebook, kept on a stack.

A step is an immutable value, built from its local data. Only the stack changes, by three operations:
`state.push(step)` interrupts, `state.become(step)` replaces the current step, `state.done(result)` removes it and
resumes the step below. Each of them may run further steps, so it is the last statement of a method.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.action import CHANCE, Action
from nassau.kernel.definition import Setup
from nassau.kernel.refusal import Refusal, not_now
from nassau.kernel.uniform import UniformIntegers

S = TypeVar("S", bound=Setup)
"""The state of a game; states are built from steps, so the bound is their common base class."""

ONLY: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(16)])
"""ONLY[seat] is (seat,). Precomputed: `pending` is called several times per decision."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision point, or a stretch of flow that only waits for the steps it pushed."""

    def local(self) -> tuple[Any, ...]:
        """The constructor's arguments: `type(step)(*step.local())` equals the step. Ints and tuples of ints."""
        return ()

    def enter(self, state: S) -> None:
        """Called when the step comes to the top of the stack. Does nothing in a step that waits for a decision."""

    def resume(self, state: S, result: int) -> None:
        """Called when the step above finished with `result`. Enters this step again by default."""
        self.enter(state)

    def pending(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now."""
        return ()

    def candidates(self, state: S, seat: int) -> list[Action]:
        """A superset of the legal actions: everything that the client shows, refused actions included."""
        return []

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not do `action` now, or None. The definition of legality; refuses everything by default."""
        return untimely(state, action)

    def legal(self, state: S, seat: int) -> list[Action]:
        """The candidates without refusal. An override must return the same actions; the conformance suite compares."""
        return [action for action in self.candidates(state, seat) if self.refusal(state, seat, action) is None]

    def take(self, state: S, seat: int, action: Action) -> None:
        """Carry out a legal action. Called by `State.apply_trusted` only."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A decision of one seat. A subclass with further data extends the constructor and `local`."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[Any, ...]:
        return (self.seat,)

    def pending(self, state: S) -> tuple[int, ...]:
        return ONLY[self.seat]


def untimely(state: Setup, action: Action) -> Refusal:
    """The refusal of a verb that belongs to another decision: the rule that says when it is allowed."""
    return not_now(state.game.verbs[action[0]].rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A chance node: a random outcome with known weights, drawn from a named stream."""

    def stream(self, state: S) -> str:
        """The name of the stream of sealed dice that this outcome is drawn from."""
        raise NotImplementedError

    def secret_of(self, state: S) -> int:
        """The seat that alone learns the outcome, or EVERYONE if all seats see it.

        The rules do not use it. The conformance suite compares what the other seats know after different outcomes, so
        every chance step must say it.
        """
        raise NotImplementedError

    def weights(self, state: S) -> list[tuple[Action, int]]:
        """All outcomes with their weights. A step with too many to list overrides `draw` and `possible` instead."""
        raise NotImplementedError

    def draw(self, state: S, numbers: UniformIntegers) -> Action:
        """One outcome, drawn in proportion to its weight."""
        weights = self.weights(state)
        total = 0
        for _, weight in weights:
            total += weight
        ticket = numbers.below(total)
        for action, weight in weights:
            ticket -= weight
            if ticket < 0:
                return action
        raise AssertionError("numbers.below(n) returned n or more")

    def possible(self, state: S, action: Action) -> bool:
        """Whether `action` is an outcome with a positive weight."""
        return any(outcome == action and weight > 0 for outcome, weight in self.weights(state))

    def pending(self, state: S) -> tuple[int, ...]:
        return (CHANCE,)

    def candidates(self, state: S, seat: int) -> list[Action]:
        return [action for action, weight in self.weights(state) if weight > 0]

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        return None if self.possible(state, action) else Refusal("K1.4")

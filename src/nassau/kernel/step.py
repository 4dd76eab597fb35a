"""Steps: one class per decision point of a rulebook, kept on a stack.

A step is a value: it is built from its local data and never changes. What changes is the stack, in three ways:
`state.push(step)` interrupts, `state.become(step)` goes on to the next thing, `state.done(result)` finishes and
lets the step below resume. Each of them may run other steps at once, so it is the last thing a method does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from nassau.kernel.action import CHANCE, Action
from nassau.kernel.refusal import Refusal

if TYPE_CHECKING:
    from nassau.kernel.chance import Numbers
    from nassau.kernel.state import State

S = TypeVar("S", bound="State")

ONLY: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(16)])
"""ONLY[seat] is (seat,), made once: every decision asks several times who is pending."""


class Step(Generic[S]):
    """A decision point, or a stretch of flow that only waits for the steps it pushed."""

    def local(self) -> tuple[Any, ...]:
        """What the step was built from: `type(step)(*step.local())` is the same step. Ints and tuples of ints."""
        return ()

    def enter(self, state: S) -> None:
        """The step has come to the top of the stack. Does nothing where somebody must decide."""

    def resume(self, state: S, result: int) -> None:
        """The step above is done; by default this step is entered again."""
        self.enter(state)

    def pending(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now."""
        return ()

    def candidates(self, state: S, seat: int) -> list[Action]:
        """Everything that lies on the table to be chosen, allowed or not. A superset of the legal actions."""
        return []

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not do `action` now: the single truth about legality. By default the verb is untimely."""
        return untimely(state, action)

    def legal(self, state: S, seat: int) -> list[Action]:
        """The candidates without refusal. A hot step may list them by hand; the conformance suite compares."""
        return [action for action in self.candidates(state, seat) if self.refusal(state, seat, action) is None]

    def take(self, state: S, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        raise NotImplementedError


def untimely(state: State, action: Action) -> Refusal:
    """The refusal of a verb that belongs to another decision: the rule that says when it is due."""
    return Refusal(state.game.verbs[action[0]].rule)


class Chance(Step[S]):
    """A question that only chance answers. It has a named stream and knows its odds."""

    def stream(self, state: S) -> str:
        raise NotImplementedError

    def weights(self, state: S) -> list[tuple[Action, int]]:
        """Every outcome with its weight. A step with too many to list overrides `draw` and `possible` instead."""
        raise NotImplementedError

    def draw(self, state: S, numbers: Numbers) -> Action:
        """One outcome, drawn with exactly its odds."""
        weights = self.weights(state)
        total = 0
        for _, weight in weights:
            total += weight
        ticket = numbers.below(total)
        for action, weight in weights:
            ticket -= weight
            if ticket < 0:
                return action
        raise AssertionError("numbers.below(n) answered n or more")

    def possible(self, state: S, action: Action) -> bool:
        return any(outcome == action and weight > 0 for outcome, weight in self.weights(state))

    def pending(self, state: S) -> tuple[int, ...]:
        return (CHANCE,)

    def candidates(self, state: S, seat: int) -> list[Action]:
        return [action for action, weight in self.weights(state) if weight > 0]

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        return None if self.possible(state, action) else Refusal("K1.4")

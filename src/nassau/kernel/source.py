"""The interface between chance steps and the sources of their outcomes."""

from __future__ import annotations

from typing import Any

from nassau.kernel.action import Action
from nassau.kernel.step import Chance


class Source:
    """Answers chance steps. `State.chance` trusts the answer, so a source returns possible outcomes only."""

    def answer(self, state: Any) -> Action:
        """An outcome of the chance step on top of the stack."""
        return self.reply(state, state.question())

    def reply(self, state: Any, question: Chance[Any]) -> Action:
        """An outcome of `question`, which is on top of the stack of `state`."""
        raise NotImplementedError

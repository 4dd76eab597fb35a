"""The Landlubber: a bot that chooses uniformly at random."""

from __future__ import annotations

from typing import Any, Final

from nassau.kernel import Action
from nassau.kernel.bot import Think


class RandomBot:
    """Chooses any legal action, all equally likely."""

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        return think.rng.choice(legal)


LANDLUBBER: Final = RandomBot()

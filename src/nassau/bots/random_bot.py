"""The Landlubber: plays at once, anything that is allowed."""

from __future__ import annotations

from typing import Any, Final

from nassau.kernel import Action
from nassau.kernel.bot import Think


class Landlubber:
    """Chooses by lot."""

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        return think.rng.choice(legal)


LANDLUBBER: Final = Landlubber()

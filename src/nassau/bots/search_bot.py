"""Captain and Admiral: they search, for a time that people wait gladly or for a fixed number of iterations."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any, Final

from nassau.bots.search.ismcts import Prospect, Search
from nassau.kernel import Action, Game
from nassau.kernel.bot import Bot, Think

SECONDS: Final = {"captain": 1.0, "admiral": 5.0}
ENDLESS: Final = 1 << 30


class Captain:
    """Thinks for `seconds`, or for `iterations`; a decision that cannot change any more is made earlier."""

    def __init__(self, game: Game, seconds: float, iterations: int | None, sailor: Bot | None) -> None:
        self.heuristic = game.heuristic
        self.seconds = inf if iterations else seconds
        self.iterations = iterations or ENDLESS
        self.sailor = None if self.heuristic.outranks_sailor() else sailor

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        return legal[0] if len(legal) == 1 else self.consider(seat, view, legal, think)[0].action

    def consider(self, seat: int, view: Any, legal: list[Action], think: Think) -> list[Prospect]:
        """All options with what is expected of them, best first."""
        hunch = self.sailor.decide(seat, view, legal, think) if self.sailor else None
        search = Search(self.heuristic, seat, legal, think.imagine, think.rng, hunch)
        started = perf_counter()

        def going() -> bool:
            return think.should_continue() and perf_counter() - started < self.seconds

        search.run(self.iterations, going)
        return search.prospects()

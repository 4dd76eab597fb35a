"""Captain and Admiral: bots that search for a time or for a number of iterations."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any, Final

from nassau.bots.search.ismcts import UNLIMITED, OptionValue, Search
from nassau.kernel import Action, Game
from nassau.kernel.bot import Bot, Think

SEARCH_SECONDS: Final = {"captain": 1.0, "admiral": 5.0}
"""Time limit of one decision, by level."""


class SearchBot:
    """Searches for `seconds`, or for `iterations` if given; stops early when the decision is settled.

    The search starts from the choice of `sailor`, unless the game's own rating gives a better first choice.
    """

    def __init__(self, game: Game, seconds: float, iterations: int | None, sailor: Bot | None) -> None:
        self.heuristic = game.heuristic
        self.seconds = inf if iterations else seconds
        self.iterations = iterations or UNLIMITED
        self.sailor = None if self.heuristic.outranks_sailor() else sailor

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        return legal[0] if len(legal) == 1 else self.option_values(seat, view, legal, think)[0].action

    def option_values(self, seat: int, view: Any, legal: list[Action], think: Think) -> list[OptionValue]:
        """The options with their estimated payoffs, best first."""
        incumbent = self.sailor.decide(seat, view, legal, think) if self.sailor else None
        search = Search(self.heuristic, seat, legal, think.imagine, think.rng, incumbent)
        started = perf_counter()

        def going() -> bool:
            return think.should_continue() and perf_counter() - started < self.seconds

        search.run(self.iterations, going)
        return search.option_values()

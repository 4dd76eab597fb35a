"""Captain and Admiral: exact answers where the rest of the game is short, search elsewhere."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, NamedTuple

from nassau.bots.search.exact import WORLDS, Answer, ask_exactly
from nassau.bots.search.ismcts import OptionValue, Search
from nassau.kernel import Action, Game
from nassau.kernel.bot import Think


class Budget(NamedTuple):
    """What one decision may cost. `floor` and `ceiling` are iterations; the clock counts only between them."""

    floor: int
    ceiling: int
    seconds: float


BUDGETS: Final = {"captain": Budget(600, 6_000, 1.0), "admiral": Budget(3_000, 30_000, 5.0)}
"""By level. A busy machine plays as well as an idle one down to the floor, and needs longer for it."""
SEARCH_SECONDS: Final = {level: budget.seconds for level, budget in BUDGETS.items()}
"""Usual time of one decision, by level."""
FLOOR_SECONDS_FACTOR: Final = 2.5
"""The floor is given up after this many times the usual time, because people wait for the decision."""


class SearchBot:
    """Searches within `budget`, or for exactly `iterations` if given; stops early when the decision is settled.

    The search starts from the choice of the heuristic, which is the Sailor's.
    """

    def __init__(self, game: Game, budget: Budget, iterations: int | None) -> None:
        self.heuristic = game.heuristic
        self.budget = budget
        self.iterations = iterations

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        return legal[0] if len(legal) == 1 else self.option_values(seat, view, legal, think)[0].action

    def option_values(self, seat: int, view: Any, legal: list[Action], think: Think) -> list[OptionValue]:
        """The options with their estimated payoffs, best first."""
        iterations = self.budget.floor if self.iterations is None else self.iterations
        answer = ask_exactly(self.heuristic, seat, legal, think.imagine, think.rng.random, iterations)
        if len(answer.options) == 1:
            return known_values(answer.options[0], answer)
        incumbent = self.heuristic.policy(think.imagine(), seat, answer.options)
        search = Search(self.heuristic, seat, answer.options, think.imagine, think.rng, incumbent)
        self.search(search, think)
        return search.option_values()

    def search(self, search: Search, think: Think) -> None:
        if self.iterations is not None:
            search.run(self.iterations, think.should_continue)
            return
        floor, ceiling, seconds = self.budget
        started = perf_counter()
        patience = FLOOR_SECONDS_FACTOR * seconds
        search.run(floor, lambda: think.should_continue() and perf_counter() - started < patience)
        search.run(ceiling - floor, lambda: think.should_continue() and perf_counter() - started < seconds)


def known_values(best: Action, answer: Answer) -> list[OptionValue]:
    """The only option left, then the others by their exact share of the win.

    Without an exact share of its own, `best` is the only option that does not lose.
    """
    others = sorted((action for action in answer.shares if action != best), key=lambda action: -answer.shares[action])
    share = answer.shares.get(best, 0.5)
    return [OptionValue(action, WORLDS, answer.shares.get(action, share)) for action in [best, *others]]

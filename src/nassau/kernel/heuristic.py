"""Game knowledge of bots, with neutral defaults for every method.

Search calls these methods on determinizations, so they may read hidden fields. They run thousands of times per
second: overrides are plain loops over the state that compile well.
"""

from __future__ import annotations

from collections.abc import Callable

from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.action import Action
from nassau.kernel.state import State

UniformFloat = Callable[[], float]
"""Draws a number from 0 to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Rollout policy, action ratings and evaluation of a game. Points are points of its final score."""

    # -- rollouts

    def phase(self, state: State) -> int:
        """A number that increases from round to round. A rollout ends `rollout_phases` phases later."""
        return 0

    def rollout_phases(self, state: State) -> int:
        """The length of a rollout in phases."""
        return 1

    def rollout_depth(self) -> int:
        """The maximum number of decisions in a rollout."""
        return 60

    def rollout_action(self, state: State, seat: int, lot: UniformFloat) -> Action:
        """The default policy of rollouts: the legal action with the highest rating after adding noise."""
        legal = state.stack[-1].legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        ratings, noise = self.rate(state, seat, legal), self.rating_noise()
        best, highest = 0, -1e9
        for index in range(len(legal)):
            rating = ratings[index] + noise * lot()
            if rating > highest:
                best, highest = index, rating
        return legal[best]

    def rating_noise(self) -> float:
        """The amplitude of the noise in `rollout_action`, in points."""
        return 1.0

    # -- ratings

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        """A rating of each action in points. Only differences matter."""
        return [0.0] * len(legal)

    def careful_terms(self, state: State, seat: int, legal: list[Action]) -> dict[str, list[float]]:
        """By name of a term: what it adds to the rating of each action; terms that are too slow for rollouts."""
        return {}

    def named_terms(self, state: State, seat: int, action: Action) -> dict[str, float]:
        """The terms of an action's rating by name; their sum is the rating. Empty: the rating is one term."""
        return {}

    def terms(self, state: State, seat: int, legal: list[Action]) -> list[dict[str, float]]:
        """By action: all terms of the policy in points, by name. Only differences between actions matter."""
        ratings, careful = self.rate(state, seat, legal), self.careful_terms(state, seat, legal)
        found: list[dict[str, float]] = []
        for index in range(len(legal)):
            named = self.named_terms(state, seat, legal[index]) or {"value": ratings[index]}
            for name, values in careful.items():
                named[name] = values[index]
            found.append(named)
        return found

    def policy(self, state: State, seat: int, legal: list[Action]) -> Action:
        """The decision without search: the highest rating, careful terms included; the first one of equals."""
        ratings = list(self.rate(state, seat, legal))
        for term in self.careful_terms(state, seat, legal).values():
            for index in range(len(legal)):
                ratings[index] += term[index]
        return legal[ratings.index(max(ratings))]

    def rating_scale(self) -> float:
        """The rating difference that makes an action clearly better than another (softmax temperature of priors)."""
        return 1.0

    def may_end_soon(self, state: State) -> bool:
        """Whether the game can end within a few moves, by a cheap look at public numbers.

        Exact solvers are asked only then; True is always right, but slow.
        """
        return True

    def is_phase_short(self, state: State) -> bool:
        """Whether an exact solver can play out the rest of this phase; `evaluate` values what follows."""
        return False

    def solved_shares(
        self, state: State, seat: int, legal: list[Action], share: Callable[[State], float]
    ) -> list[float] | None:  # fmt: skip
        """By option: the share of the win by a solver of the game's own, or None where it has no answer.

        `share` estimates the share of the seat in a position.
        """
        return None

    def solver_options(self, state: State, seat: int) -> list[Action]:
        """The options of a single seat that an exact solver considers in the rest of a phase; never empty."""
        return state.stack[-1].legal(state, seat)

    def chance_outcomes(self, state: State) -> list[tuple[Action, int]]:
        """The outcomes of the pending chance step with their weights, for exact solvers.

        Outcomes with the same consequences may be merged into one. Raises NotImplementedError where outcomes cannot be
        enumerated.
        """
        return state.question().weights(state)

    # -- evaluation and beliefs

    def evaluate(self, state: State) -> list[float]:
        """By seat, in points: the final scores, or a better predictor of the winner."""
        return [float(score) for score in state.scores()]

    def decisive_lead(self, state: State) -> float:
        """The lead in points that makes a seat about three times as likely to win as its rival."""
        return 5.0

    def bias_world(self, state: State, seat: int, lot: UniformFloat) -> None:
        """Change hidden choices of other seats in a determinization towards choices that sensible players make."""

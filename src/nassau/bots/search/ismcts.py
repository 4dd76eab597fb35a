"""Information-set Monte Carlo tree search for every game.

Each iteration samples a determinization: a full state consistent with what the searching seat knows. Every seat
maximizes its own payoff. Below the tree the game's heuristic plays a rollout of limited length, and its evaluation
(`Heuristic.worth`) gives the payoffs. Chance is sampled anew in each iteration.

The root is no tree policy but a race (`racing.py`): each heat tries all options in the same determinization with the
same random numbers. The same generator and the same number of iterations give the same decision.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from nassau.bots.search.payoffs import payoffs
from nassau.bots.search.racing import WARM_UP_HEATS, Race, difference
from nassau.bots.search.tree import Edge, Node, PathStep, SeatDecision, backpropagate, select
from nassau.kernel.action import CHANCE, Action
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.fact import Fact
from nassau.kernel.heuristic import Heuristic, UniformFloat
from nassau.kernel.state import State

UNLIMITED: Final = 1 << 30
"""Iterations of a search that only `going` ends."""
MAX_PATH: Final = 200
"""Decisions of one descent."""
HEURISTIC_ARRIVALS: Final = 16
"""Arrivals at a decision before the tree policy replaces the heuristic: fewer samples are worse than the heuristic."""
PRUNED_SPREADS: Final = 8.0
"""Root options rated this many spreads below the best are not searched."""
MIN_OPTIONS: Final = 2
"""Root options that are searched whatever their rating: a rating alone decides nothing."""


class RolloutNumbers(UniformIntegers):
    """Random numbers of chance in determinizations, from a generator that can be reseeded."""

    def __init__(self, lot: UniformFloat) -> None:
        self.lot = lot

    def below(self, bound: int) -> int:
        return int(self.lot() * bound)


class OptionValue:
    """An option with its visits and its mean payoff, a share of the win from 0 to 1."""

    def __init__(self, action: Action, visits: int, payoff: float) -> None:
        self.action = action
        self.visits = visits
        self.payoff = payoff


class Search:
    """The search for one decision. An anytime algorithm: `run` may be called again, `best` at any time.

    `imagine` samples a determinization. `incumbent` is the option to choose unless another is proven better.
    """

    def __init__(
        self, heuristic: Heuristic, seat: int, legal: list[Action], imagine: Callable[[], State], rng: random.Random,
        incumbent: Action | None = None,
    ) -> None:  # fmt: skip
        self.heuristic = heuristic
        self.seat = seat
        self.legal = legal
        self.imagine = imagine
        self.incumbent = incumbent
        self.rng = rng
        self.policy_rng = random.Random(0)
        self.lot = self.policy_rng.random
        self.chance_rng = random.Random(0)
        self.numbers = RolloutNumbers(self.chance_rng.random)
        self.root = Node()
        self.race: Race | None = None
        self.iterations = 0
        self.world: State | None = None
        self.seed = 0

    # -- interface

    def run(self, iterations: int, going: Callable[[], bool]) -> None:
        """Search for `iterations` more, or until `going` returns False or the race is decided."""
        for _ in range(iterations):
            if self.settled() or not going():
                return
            self.iterate()

    def settled(self) -> bool:
        return self.race is not None and self.race.settled()

    def best(self) -> Action:
        """The best option so far; the incumbent before the first iteration."""
        if self.race is None:
            return self.legal[0] if self.incumbent is None else self.incumbent
        return self.race.best().action

    def option_values(self) -> list[OptionValue]:
        """The best option, then the others by value; options with few visits come last.

        Values are relative to the best option in common heats, since luck differs between heats. An option that looks
        better without proof gets the value of the best.
        """
        if self.race is None:
            return [OptionValue(self.best(), 0, 0.0)]
        best = self.race.best()
        behind = [(min(0.0, difference(one, best)[0]), one) for one in self.race.runners if one.payoffs]
        order = sorted(behind, key=lambda pair: (pair[1] is not best, len(pair[1].payoffs) < WARM_UP_HEATS, -pair[0]))
        return [OptionValue(one.action, len(one.payoffs), max(0.0, best.mean() + gap)) for gap, one in order]

    # -- one iteration

    def iterate(self) -> None:
        race = self.race
        if race is None:
            race = self.start_race(self.imagine())
        if race.new_heat():
            self.determinize()
        assert self.world is not None
        self.policy_rng.seed(self.seed)
        self.chance_rng.seed(self.seed + 1)
        state: State = self.world.copy()
        self.iterations += 1
        last_phase = self.heuristic.phase(state) + self.heuristic.rollout_phases(state)
        path: list[PathStep] = []
        self.descend(state, path, race.turn().action)
        self.rollout(state, last_phase)
        found = payoffs(self.heuristic, state)
        backpropagate(path, found)
        race.finish(found[self.seat])

    def determinize(self) -> None:
        """Sample the state and the seed that all options of a heat share."""
        self.world = self.imagine()
        self.seed = self.rng.getrandbits(48)
        self.policy_rng.seed(self.seed)
        self.heuristic.bias_world(self.world, self.seat, self.lot)

    def start_race(self, world: State) -> Race:
        """A race of the options by rating, the incumbent first."""
        ratings = self.heuristic.rate(world, self.seat, self.legal)
        least = max(ratings) - PRUNED_SPREADS * self.heuristic.rating_scale()
        order = sorted(range(len(self.legal)), key=lambda index: -ratings[index])
        options = [
            self.legal[index] for place, index in enumerate(order) if place < MIN_OPTIONS or ratings[index] >= least
        ]
        if self.incumbent is not None:
            options = [self.incumbent, *[option for option in options if option != self.incumbent]]
        self.race = Race(options)
        return self.race

    def descend(self, state: State, path: list[PathStep], own: Action) -> None:
        """Play the root option, then follow the tree policy to the first decision with too few arrivals."""
        node = self.play_root(state, path, own)
        while state.stack and len(path) < MAX_PATH:
            pending = state.stack[-1].pending(state)
            if pending[0] == CHANCE:
                self.draw(state)
            elif len(pending) > 1:
                node = self.play_simultaneous(node, state, pending, path, None)
            else:
                seat = pending[0]
                legal = state.stack[-1].legal(state, seat)
                if len(legal) == 1:
                    state.apply_trusted(seat, legal[0])
                    continue
                decision = node.decision(seat)
                decision.arrivals += 1
                if decision.arrivals <= HEURISTIC_ARRIVALS:
                    return
                edge = select(decision, self.heuristic, state, seat, legal, self.lot)
                path.append(PathStep(seat, decision, edge))
                state.apply_trusted(seat, edge.action)
                node = self.successor(decision, edge, seat, state)

    def play_root(self, state: State, path: list[PathStep], own: Action) -> Node:
        """Play `own` at the root, with the actions of seats that decide at the same time."""
        pending = state.stack[-1].pending(state)
        if len(pending) > 1:
            return self.play_simultaneous(self.root, state, pending, path, own)
        state.apply_trusted(self.seat, own)
        return self.root.after(own)

    def play_simultaneous(
        self, node: Node, state: State, pending: tuple[int, ...], path: list[PathStep], own: Action | None
    ) -> Node:
        """Play simultaneous decisions, all at the same node because no seat observes the others.

        The heuristic decides for the other seats: their hands differ between determinizations, so their statistics
        would average over incomparable positions.
        """
        mine: Action = () if own is None else own
        for seat in pending:
            if seat != self.seat:
                state.apply_trusted(seat, self.heuristic.rollout_action(state, seat, self.lot))
                continue
            if own is None:
                mine = self.choose_own(node, state, path)
            state.apply_trusted(seat, mine)
        return node.after(mine)

    def choose_own(self, node: Node, state: State, path: list[PathStep]) -> Action:
        decision = node.decision(self.seat)
        decision.arrivals += 1
        if decision.arrivals <= HEURISTIC_ARRIVALS:
            return self.heuristic.rollout_action(state, self.seat, self.lot)
        edge = select(decision, self.heuristic, state, self.seat, state.legal(self.seat), self.lot)
        path.append(PathStep(self.seat, decision, edge))
        return edge.action

    def successor(self, decision: SeatDecision, edge: Edge, seat: int, state: State) -> Node:
        """The node after an action; actions that look the same to the searching seat share one."""
        if seat != self.seat:
            for fact in state.facts:
                if fact.hidden != 0 and fact.owner != self.seat:
                    return self.observed_successor(decision, state.facts)
        if edge.child is None:
            edge.child = Node()
        return edge.child

    def observed_successor(self, decision: SeatDecision, facts: list[Fact]) -> Node:
        key = tuple([fact.seen(self.seat) for fact in facts])
        found = decision.by_observation.get(key)
        if found is None:
            found = Node()
            decision.by_observation[key] = found
        return found

    # -- changing a determinization

    def rollout(self, state: State, last_phase: int) -> None:
        """Let the heuristic play until `last_phase` or its limit of decisions."""
        heuristic, left = self.heuristic, self.heuristic.rollout_depth()
        while state.stack and left > 0 and heuristic.phase(state) < last_phase:
            seat = state.stack[-1].pending(state)[0]
            if seat == CHANCE:
                self.draw(state)
            else:
                state.apply_trusted(seat, heuristic.rollout_action(state, seat, self.lot))
                left -= 1

    def draw(self, state: State) -> None:
        question = state.question()
        state.apply_trusted(CHANCE, question.draw(state, self.numbers))

"""Information-set Monte Carlo tree search, written once for every game.

Each iteration plays on in a world that the deciding seat must consider possible. The tree knows what that seat will
know: its nodes are told apart by the actions that it sees, not by hidden cards and not by how the dice fall (chance
is drawn anew every time). Every seat goes for its own payoff. Below the tree, rules of thumb play on for a while and
then guess who will win (`Heuristic.worth`).

At the root the options race (`racing.py`): each heat tries all of them in the same world with the same dice.
The same random numbers and the same count of iterations give the same decision.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from nassau.bots.search.racing import WARM_UP, Race, difference
from nassau.kernel.action import CHANCE, Action
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.fact import Fact
from nassau.kernel.heuristic import Heuristic, UniformFloat
from nassau.kernel.state import State

EXPLORE: Final = 0.4
"""How much a promising option is preferred to a proven one."""
EVEN: Final = 0.15
"""The part of the attention that all options share equally, whatever their rating."""
NARROW: Final = 6
"""Options that are looked at from the beginning, best rated first; more are let in as visits grow."""
WIDEN: Final = 1.5
DEEPEST: Final = 200
RIPE: Final = 16
"""How often a choice is left to rules of thumb before the tree takes it over: few tries teach less than they do."""
HOPELESS: Final = 8.0
"""Spreads of rating behind the best after which an option is not looked at."""
TRUE_RANK: Final = 0.75
"""At the end of a game: the weight of who won; the rest is by how much, which guides where winning is far off."""


class Dice(UniformIntegers):
    """Chance in imagined worlds, from a generator that can be set back."""

    def __init__(self, lot: UniformFloat) -> None:
        self.lot = lot

    def below(self, bound: int) -> int:
        return int(self.lot() * bound)


class Edge:
    """An option of a seat at a node: how often it was tried and what that brought to the seat."""

    def __init__(self, action: Action, prior: float, rank: int) -> None:
        self.action = action
        self.prior = prior
        self.rank = rank
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None


class Side:
    """The choice of one seat at a node."""

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.asked = 0
        self.visits = 0
        self.total = 0.0
        self.unseen: dict[tuple[Action | None, ...], Node] = {}
        """Where acts lead of which the deciding seat sees only a part."""


class Node:
    """A moment of the game as the deciding seat will know it. Whose turn it is may depend on the dice."""

    def __init__(self) -> None:
        self.sides: dict[int, Side] = {}
        self.after: dict[Action, Node] = {}
        """At the root and after simultaneous choices: by the deciding seat's own."""

    def side(self, seat: int) -> Side:
        found = self.sides.get(seat)
        if found is None:
            found = Side()
            self.sides[seat] = found
        return found

    def later(self, own: Action) -> Node:
        found = self.after.get(own)
        if found is None:
            found = Node()
            self.after[own] = found
        return found


class Visit:
    """One choice on the way down."""

    def __init__(self, seat: int, side: Side, edge: Edge) -> None:
        self.seat = seat
        self.side = side
        self.edge = edge


class Prospect:
    """What search expects of an option: how often it was tried, and the share of a win from 0 to 1 that it brought."""

    def __init__(self, action: Action, visits: int, payoff: float) -> None:
        self.action = action
        self.visits = visits
        self.payoff = payoff


class Search:
    """One decision. `run` may be called again to think on; `best` is there at any time."""

    def __init__(
        self, heuristic: Heuristic, seat: int, legal: list[Action], imagine: Callable[[], State], rng: random.Random,
        hunch: Action | None = None,
    ) -> None:  # fmt: skip
        self.heuristic = heuristic
        self.seat = seat
        self.legal = legal
        self.imagine = imagine
        self.hunch = hunch
        self.rng = rng
        self.luck = random.Random(0)
        self.lot = self.luck.random
        self.dice = random.Random(0)
        self.numbers = Dice(self.dice.random)
        self.root = Node()
        self.race: Race | None = None
        self.iterations = 0
        self.world: State | None = None
        self.seed = 0

    # -- from outside

    def run(self, iterations: int, going: Callable[[], bool]) -> None:
        """Think for so many iterations more, or until `going` says no or nothing can change any more."""
        for _ in range(iterations):
            if self.settled() or not going():
                return
            self.iterate()

    def settled(self) -> bool:
        return self.race is not None and self.race.settled()

    def best(self) -> Action:
        """The option that is proven best; before anything was tried, the hunch."""
        if self.race is None:
            return self.legal[0] if self.hunch is None else self.hunch
        return self.race.best().action

    def prospects(self) -> list[Prospect]:
        """The best option, then the others that were tried, best first, and last what was hardly tried.

        Others are judged by the heats that they ran together with the best, since luck differs from heat to heat. What
        looks better without being proven to be is told as equally good.
        """
        if self.race is None:
            return [Prospect(self.best(), 0, 0.0)]
        best = self.race.best()
        behind = [(min(0.0, difference(one, best)[0]), one) for one in self.race.runners if one.payoffs]
        order = sorted(behind, key=lambda pair: (pair[1] is not best, len(pair[1].payoffs) < WARM_UP, -pair[0]))
        return [Prospect(one.action, len(one.payoffs), max(0.0, best.mean() + gap)) for gap, one in order]

    # -- one iteration

    def iterate(self) -> None:
        race = self.race
        if race is None:
            race = self.line_up(self.imagine())
        if race.fresh():
            self.world = self.imagine()
            self.seed = self.rng.getrandbits(48)
            self.luck.seed(self.seed)
            self.heuristic.bias_world(self.world, self.seat, self.lot)
        assert self.world is not None
        self.luck.seed(self.seed)
        self.dice.seed(self.seed + 1)
        state: State = self.world.copy()
        self.iterations += 1
        phase = self.heuristic.phase(state) + self.heuristic.rollout_phases(state)
        path: list[Visit] = []
        self.descend(state, path, race.turn().action)
        self.roll_out(state, phase)
        payoffs = self.payoffs(state)
        self.reward(path, payoffs)
        race.finish(payoffs[self.seat])

    def line_up(self, world: State) -> Race:
        """The options in the order of their rating, the hunch first."""
        ratings = self.heuristic.rate(world, self.seat, self.legal)
        least = max(ratings) - HOPELESS * self.heuristic.rating_scale()
        order = sorted(range(len(self.legal)), key=lambda index: -ratings[index])
        options = [self.legal[index] for index in order if ratings[index] >= least]
        if self.hunch is not None:
            options = [self.hunch, *[option for option in options if option != self.hunch]]
        self.race = Race(options)
        return self.race

    def descend(self, state: State, path: list[Visit], own: Action) -> None:
        """The own option first, then down the tree, to a choice that has not been come to often enough."""
        node = self.start(state, path, own)
        while state.stack and len(path) < DEEPEST:
            pending = state.stack[-1].pending(state)
            if pending[0] == CHANCE:
                self.draw(state)
            elif len(pending) > 1:
                node = self.choose_together(node, state, pending, path, None)
            else:
                seat = pending[0]
                legal = state.stack[-1].legal(state, seat)
                if len(legal) == 1:
                    state.apply_trusted(seat, legal[0])
                    continue
                side = node.side(seat)
                side.asked += 1
                if side.asked <= RIPE:
                    return
                edge = self.choose(side, state, seat, legal)
                path.append(Visit(seat, side, edge))
                state.apply_trusted(seat, edge.action)
                node = self.follow(side, edge, seat, state)

    def start(self, state: State, path: list[Visit], own: Action) -> Node:
        """The option that is tried, with the choices of those who decide at the same time."""
        pending = state.stack[-1].pending(state)
        if len(pending) > 1:
            return self.choose_together(self.root, state, pending, path, own)
        state.apply_trusted(self.seat, own)
        return self.root.later(own)

    def choose_together(
        self, node: Node, state: State, pending: tuple[int, ...], path: list[Visit], own: Action | None
    ) -> Node:
        """Simultaneous choices: nobody sees the others', so all are made at the same node.

        What the others hold differs from world to world, so no average tells what they will do: rules of thumb do.
        """
        mine: Action = () if own is None else own
        for seat in pending:
            if seat != self.seat:
                state.apply_trusted(seat, self.heuristic.rollout_action(state, seat, self.lot))
                continue
            if own is None:
                mine = self.choose_own(node, state, path)
            state.apply_trusted(seat, mine)
        return node.later(mine)

    def choose_own(self, node: Node, state: State, path: list[Visit]) -> Action:
        side = node.side(self.seat)
        side.asked += 1
        if side.asked <= RIPE:
            return self.heuristic.rollout_action(state, self.seat, self.lot)
        edge = self.choose(side, state, self.seat, state.legal(self.seat))
        path.append(Visit(self.seat, side, edge))
        return edge.action

    def follow(self, side: Side, edge: Edge, seat: int, state: State) -> Node:
        """The node after an act; one for all acts that look the same to the deciding seat."""
        if seat != self.seat:
            for fact in state.facts:
                if fact.hidden != 0 and fact.owner != self.seat:
                    return self.follow_unseen(side, state.facts)
        if edge.child is None:
            edge.child = Node()
        return edge.child

    def follow_unseen(self, side: Side, facts: list[Fact]) -> Node:
        key = tuple([fact.seen(self.seat) for fact in facts])
        found = side.unseen.get(key)
        if found is None:
            found = Node()
            side.unseen[key] = found
        return found

    def draw(self, state: State) -> None:
        question = state.question()
        state.apply_trusted(CHANCE, question.draw(state, self.numbers))

    # -- choosing

    def choose(self, side: Side, state: State, seat: int, legal: list[Action]) -> Edge:
        """The option with the best mixture of what it has brought and what it promises."""
        edges, visits = side.edges, side.visits
        limit = NARROW + int(WIDEN * sqrt(visits))
        unknown = side.total / visits if visits else 0.5
        eager = EXPLORE * sqrt(visits + 1.0)
        best: Edge | None = None
        highest = -1.0
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                self.admit(side, state, seat, legal)
                edge = edges[action]
            if edge.visits == 0 and edge.rank >= limit:
                continue
            mean = edge.total / edge.visits if edge.visits else unknown
            score = mean + eager * edge.prior / (1 + edge.visits)
            if score > highest:
                highest = score
                best = edge
        return best if best is not None else edges[legal[int(self.lot() * len(legal))]]

    def admit(self, side: Side, state: State, seat: int, legal: list[Action]) -> None:
        """Let the options in that are new here, with the attention that their rating deserves."""
        ratings, spread = self.heuristic.rate(state, seat, legal), self.heuristic.rating_scale()
        top = max(ratings)
        shares = [exp((rating - top) / spread) for rating in ratings]
        whole = sum(shares)
        order = sorted(range(len(legal)), key=lambda index: -ratings[index])
        for rank, index in enumerate(order):
            if legal[index] not in side.edges:
                prior = EVEN / len(legal) + (1.0 - EVEN) * shares[index] / whole
                side.edges[legal[index]] = Edge(legal[index], prior, rank)

    # -- below the tree

    def roll_out(self, state: State, phase: int) -> None:
        """Rules of thumb play on until a later phase."""
        heuristic, left = self.heuristic, self.heuristic.rollout_depth()
        while state.stack and left > 0 and heuristic.phase(state) < phase:
            seat = state.stack[-1].pending(state)[0]
            if seat == CHANCE:
                self.draw(state)
            else:
                state.apply_trusted(seat, heuristic.rollout_action(state, seat, self.lot))
                left -= 1

    def payoffs(self, state: State) -> list[float]:
        """By seat: a part of the win, for who leads and by how much. All together make 1."""
        if state.stack:
            return shares_of_win(self.heuristic.evaluate(state), self.heuristic.decisive_lead(state))
        margins = shares_of_win([float(score) for score in state.scores()], self.heuristic.decisive_lead(state))
        ranks = state.ranking()
        winners = ranks.count(1)
        return [
            TRUE_RANK * (1.0 / winners if ranks[seat] == 1 else 0.0) + (1.0 - TRUE_RANK) * margins[seat]
            for seat in range(state.seats)
        ]

    def reward(self, path: list[Visit], payoffs: list[float]) -> None:
        for visit in path:
            payoff = payoffs[visit.seat]
            visit.side.visits += 1
            visit.side.total += payoff
            visit.edge.visits += 1
            visit.edge.total += payoff


def shares_of_win(values: list[float], lead: float) -> list[float]:
    """Who is `lead` points ahead of a rival wins about three times as often."""
    top = max(values)
    weights = [exp(1.1 * (value - top) / lead) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]

"""The search tree: nodes, statistics of decisions, and selection by PUCT with progressive widening.

Nodes are information sets of the searching seat. A node is reached by the actions which that seat observes, so hidden
cards and outcomes of chance do not branch the tree.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from nassau.kernel.action import Action
from nassau.kernel.heuristic import Heuristic, UniformFloat
from nassau.kernel.state import State

EXPLORATION: Final = 0.4
"""Weight of the prior against the mean payoff in PUCT."""
UNIFORM_SHARE: Final = 0.15
"""Share of the prior that is spread evenly over all options, whatever their rating."""
INITIAL_WIDTH: Final = 6
"""Options considered at the first visit, best rated first."""
WIDENING: Final = 1.5
"""Options added per square root of the visits."""


class Edge:
    """An option of a seat at a node, with its visits and the total payoff of that seat."""

    def __init__(self, action: Action, prior: float, rank: int) -> None:
        self.action = action
        self.prior = prior
        self.rank = rank
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None


class SeatDecision:
    """Statistics of one seat's decision at a node."""

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.arrivals = 0
        self.visits = 0
        self.total = 0.0
        self.by_observation: dict[tuple[Action | None, ...], Node] = {}
        """Successors of actions that the searching seat observes only in part, by what it observes."""


class Node:
    """An information set of the searching seat. The seat to act may depend on chance."""

    def __init__(self) -> None:
        self.decisions: dict[int, SeatDecision] = {}
        self.by_own_action: dict[Action, Node] = {}
        """Successors of the root and of simultaneous decisions, by the searching seat's action."""

    def decision(self, seat: int) -> SeatDecision:
        found = self.decisions.get(seat)
        if found is None:
            found = SeatDecision()
            self.decisions[seat] = found
        return found

    def after(self, own: Action) -> Node:
        found = self.by_own_action.get(own)
        if found is None:
            found = Node()
            self.by_own_action[own] = found
        return found


class PathStep:
    """A decision on the path of one iteration."""

    def __init__(self, seat: int, decision: SeatDecision, edge: Edge) -> None:
        self.seat = seat
        self.decision = decision
        self.edge = edge


def select(
    decision: SeatDecision, heuristic: Heuristic, state: State, seat: int, legal: list[Action], lot: UniformFloat
) -> Edge:
    """The edge with the highest PUCT score among the admitted options, or a random one if none is admitted."""
    edges, visits = decision.edges, decision.visits
    width = INITIAL_WIDTH + int(WIDENING * sqrt(visits))
    unvisited_mean = decision.total / visits if visits else 0.5
    exploration = EXPLORATION * sqrt(visits + 1.0)
    best: Edge | None = None
    highest = -1.0
    for action in legal:
        edge = edges.get(action)
        if edge is None:
            expand(decision, heuristic, state, seat, legal)
            edge = edges[action]
        if edge.visits == 0 and edge.rank >= width:
            continue
        mean = edge.total / edge.visits if edge.visits else unvisited_mean
        score = mean + exploration * edge.prior / (1 + edge.visits)
        if score > highest:
            highest = score
            best = edge
    return best if best is not None else edges[legal[int(lot() * len(legal))]]


def expand(decision: SeatDecision, heuristic: Heuristic, state: State, seat: int, legal: list[Action]) -> None:
    """Add edges for the legal actions that have none, with priors from a softmax of their ratings."""
    ratings, spread = heuristic.rate(state, seat, legal), heuristic.rating_scale()
    top = max(ratings)
    weights = [exp((rating - top) / spread) for rating in ratings]
    total = sum(weights)
    order = sorted(range(len(legal)), key=lambda index: -ratings[index])
    for rank, index in enumerate(order):
        if legal[index] not in decision.edges:
            prior = UNIFORM_SHARE / len(legal) + (1.0 - UNIFORM_SHARE) * weights[index] / total
            decision.edges[legal[index]] = Edge(legal[index], prior, rank)


def backpropagate(path: list[PathStep], payoffs: list[float]) -> None:
    """Add each seat's payoff to the decisions on the path."""
    for step in path:
        payoff = payoffs[step.seat]
        step.decision.visits += 1
        step.decision.total += payoff
        step.edge.visits += 1
        step.edge.total += payoff

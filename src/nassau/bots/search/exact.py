"""Exact answers for short endings, asked before a search prunes any option.

Five questions, from cheap to expensive:

- a win in hand: does an option let the seat win by its own moves, without chance and before a rival decides?
- a forced loss: does a rival win by its own moves right after an option, whatever the seat does before?
- the rest of the game: the share of the win after each option if every seat maximizes its own share (max^n), with all
  outcomes of chance enumerated. Only if a rollout shows that the end is near.
- the rest of the phase, where the game says that it is short (`Heuristic.is_phase_short`): the same, but the evaluation
  gives the shares of positions of later phases.
- a solver of the game's own (`Heuristic.solved_shares`) where positions recur, so that no tree ends.

Every question has a budget of nodes; without an answer within it the option is open. Hidden information is sampled:
an option counts as won or lost only if it is so in every sampled world. Shares are means over the worlds, which is
exact up to sampling when the seat has no later decision, and otherwise optimistic about what it will know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nassau.bots.search.payoffs import payoffs
from nassau.kernel.action import CHANCE, Action
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.heuristic import Heuristic, UniformFloat
from nassau.kernel.state import State

OPEN: Final = 0
WON: Final = 1
LOST: Final = 2

WORLDS: Final = 8
"""Sampled worlds. If the first three are equal, nothing is hidden and one is enough."""
VERDICT_NODES: Final = 500
"""Nodes of the questions for wins and losses, for each option and world."""
WIN_MOVES: Final = 6
"""Own moves of a win in hand, searched by iterative deepening."""
RIVAL_MOVES: Final = 3
"""Moves of a rival's win in hand."""
ENDING_WORLDS: Final = 4
"""Sampled worlds in which the rest of the game is solved."""
ENDING_NODES: Final = 4_000
"""Nodes of the rest of the game, for all options and worlds of a decision."""
PHASE_NODES: Final = 12_000
"""Nodes of the rest of a phase, for all options and worlds of a decision."""
PHASE_LEAD: Final = 0.01
"""Options this close to the best share of a phase are left to the search: evaluations are no exacter."""
PROBES: Final = 2
"""Rollouts that look for the end."""
PROBE_STEPS: Final = 60
"""Decisions and chance outcomes of a rollout that counts as a short rest of the game."""
NODES_PER_ITERATION: Final = 8
"""Nodes of the rest of the game or phase for each iteration of the search that follows: quick searches stay quick."""
FEWEST_ITERATIONS: Final = 20
"""A shorter search does not ask."""
MAX_DEPTH: Final = 150
"""Depth of the tree; rolls that are repeated after a tie could go on for ever."""
EQUAL_SHARES: Final = 1e-9
NO_HORIZON: Final = 1 << 30
"""A phase that no game reaches."""
NEUTRAL: Final = Heuristic()
"""Enumerates chance as the rules do."""


class Unsolved(Exception):
    """The budget is spent, or a part of the tree cannot be enumerated."""


class Solver:
    """Exact answers about one world with a budget of nodes, which all questions share.

    Positions after `last_phase` of the heuristic are valued by its evaluation.
    """

    def __init__(self, nodes: int, heuristic: Heuristic = NEUTRAL, last_phase: int = NO_HORIZON) -> None:
        self.nodes = nodes
        self.heuristic = heuristic
        self.last_phase = last_phase
        self.left = nodes
        self.depth = 0
        self.known: dict[str, list[float]] = {}

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Unsolved

    def wins(self, state: State, seat: int, moves: int) -> bool:
        """Whether the seat wins alone by at most `moves` own moves, without chance and before a rival decides."""
        if not state.stack:
            return sole_winner(state) == seat
        if moves == 0 or state.stack[-1].pending(state) != (seat,):
            return False
        self.spend()
        for action in state.stack[-1].legal(state, seat):
            if self.wins(after(state, seat, action), seat, moves - 1):
                return True
        return False

    def loses(self, state: State, seat: int, moves: int) -> bool:
        """Whether the next rival wins by its own moves, whatever the seat does in up to `moves` moves before."""
        if not state.stack:
            return state.ranking()[seat] != 1
        pending = state.stack[-1].pending(state)
        if len(pending) > 1 or pending[0] == CHANCE:
            return False
        self.spend()
        if pending[0] != seat:
            return self.wins(state, pending[0], RIVAL_MOVES)
        if moves == 0:
            return False
        for action in state.stack[-1].legal(state, seat):
            if not self.loses(after(state, seat, action), seat, moves - 1):
                return False
        return True

    def verdict(self, state: State, seat: int, action: Action) -> int:
        """WON or LOST if that is proven within the budget, else OPEN."""
        following = after(state, seat, action)
        try:
            if self.loses(following, seat, RIVAL_MOVES):
                return LOST
        except Unsolved:
            pass
        self.left = self.nodes
        try:
            for moves in range(WIN_MOVES):
                if self.wins(following, seat, moves):
                    return WON
        except Unsolved:
            pass
        return OPEN

    def shares(self, state: State) -> list[float]:
        """The share of the win by seat if every seat maximizes its own. Raises Unsolved."""
        if not state.stack:
            return final_shares(state)
        if self.heuristic.phase(state) > self.last_phase:
            return payoffs(self.heuristic, state)
        key = state_key(state)
        found = self.known.get(key)
        if found is None:
            self.spend()
            pending = state.stack[-1].pending(state)
            if len(pending) > 1 or self.depth == MAX_DEPTH:
                raise Unsolved
            self.depth += 1
            found = self.chance_shares(state) if pending[0] == CHANCE else self.best_shares(state, pending[0])
            self.depth -= 1
            self.known[key] = found
        return found

    def chance_shares(self, state: State) -> list[float]:
        try:
            outcomes = self.heuristic.chance_outcomes(state)
        except NotImplementedError as error:
            raise Unsolved from error
        total, sums = 0, [0.0] * state.seats
        for action, weight in outcomes:
            if weight > 0:
                total += weight
                found = self.shares(after(state, CHANCE, action))
                for seat in range(state.seats):
                    sums[seat] += weight * found[seat]
        return [part / total for part in sums]

    def best_shares(self, state: State, seat: int) -> list[float]:
        best: list[float] = []
        for action in self.heuristic.solver_options(state, seat):
            found = self.shares(after(state, seat, action))
            if not best or found[seat] > best[seat] + EQUAL_SHARES:
                best = found
        return best


def state_key(state: State) -> str:
    """Equal for equal positions. Faster than `State.key`, and longer."""
    data = state.shared_dump()
    return f"{data['stack']}{data['table']}"


def after(state: State, seat: int, action: Action) -> State:
    following: State = state.copy()
    following.apply_trusted(seat, action)
    return following


def sole_winner(state: State) -> int:
    """The winner of a finished game, or -1 after a tie."""
    ranks = state.ranking()
    return ranks.index(1) if ranks.count(1) == 1 else -1


def final_shares(state: State) -> list[float]:
    """Each seat's share of the win of a finished game."""
    ranks = state.ranking()
    return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def sample_worlds(first: State, imagine: Callable[[], State]) -> list[State]:
    """`first` and further worlds; `first` alone if the next two are equal, because nothing is hidden then."""
    worlds = [first]
    key = state_key(first)
    differs = False
    while len(worlds) < WORLDS:
        world = imagine()
        differs = differs or state_key(world) != key
        worlds.append(world)
        if len(worlds) == 3 and not differs:
            return worlds[:1]
    return worlds


def verdicts(worlds: list[State], seat: int, legal: list[Action], nodes: int = VERDICT_NODES) -> list[int]:
    """By option: WON or LOST if it is so in every world, else OPEN."""
    found: list[int] = []
    for action in legal:
        first = Solver(nodes).verdict(worlds[0], seat, action)
        for world in worlds[1:]:
            if first != OPEN and Solver(nodes).verdict(world, seat, action) != first:
                first = OPEN
        found.append(first)
    return found


def ending_shares(
    worlds: list[State],
    seat: int,
    legal: list[Action],
    nodes: int = ENDING_NODES,
    heuristic: Heuristic = NEUTRAL,
    last_phase: int = NO_HORIZON,
) -> list[float] | None:
    """By option: the exact share of the win, as a mean over the worlds; None if the rest is too long.

    The rest is that of the game, or up to the end of `last_phase`.
    """
    sums = [0.0] * len(legal)
    try:
        for world in worlds:
            solver = Solver(nodes // len(worlds), heuristic, last_phase)
            for index in range(len(legal)):
                sums[index] += solver.shares(after(world, seat, legal[index]))[seat]
    except Unsolved:
        return None
    return [part / len(worlds) for part in sums]


class Numbers(UniformIntegers):
    """Random integers from a generator of floats."""

    def __init__(self, lot: UniformFloat) -> None:
        self.lot = lot

    def below(self, bound: int) -> int:
        return int(self.lot() * bound)


def is_near_end(world: State, heuristic: Heuristic, lot: UniformFloat) -> bool:
    """Whether one of PROBES rollouts ends the game within PROBE_STEPS. Cheap compared with the questions."""
    return any(rollout_ends(world.copy(), heuristic, lot, PROBE_STEPS) for _ in range(PROBES))


def rollout_ends(state: State, heuristic: Heuristic, lot: UniformFloat, steps: int) -> bool:
    """Whether a rollout of the heuristic, which changes `state`, ends the game within `steps`."""
    numbers = Numbers(lot)
    for _ in range(steps):
        if not state.stack:
            return True
        seat = state.stack[-1].pending(state)[0]
        if seat == CHANCE:
            state.apply_trusted(CHANCE, state.question().draw(state, numbers))
        else:
            state.apply_trusted(seat, heuristic.rollout_action(state, seat, lot))
    return not state.stack


class Answer:
    """The options that are left after the exact questions, and the share of each legal option where it is known."""

    def __init__(self, options: list[Action], shares: dict[Action, float]) -> None:
        self.options = options
        self.shares = shares


def ask_exactly(
    heuristic: Heuristic,
    seat: int,
    legal: list[Action],
    imagine: Callable[[], State],
    lot: UniformFloat,
    iterations: int,
) -> Answer:
    """The best options, as far as exact solvers know them; all of `legal` where they know nothing.

    `iterations` of the search that would follow bound the work.
    """
    if iterations < FEWEST_ITERATIONS:
        return Answer(legal, {})
    first = imagine()
    if len(first.stack[-1].pending(first)) > 1:
        return Answer(legal, {})
    ends_soon = heuristic.may_end_soon(first) and is_near_end(first, heuristic, lot)
    if not ends_soon and not heuristic.is_phase_short(first):
        return Answer(legal, {})
    worlds = sample_worlds(first, imagine)
    answer = Answer(legal, {})
    if ends_soon:
        answer = judge(worlds, seat, legal, min(VERDICT_NODES, iterations))
        if not set(answer.options) & set(heuristic.solver_options(first, seat)):
            answer = Answer(legal, {})  # what is left only puts off a loss
        if is_open(answer):
            solve_ending(answer, worlds, seat, heuristic, min(ENDING_NODES, NODES_PER_ITERATION * iterations))
        if is_open(answer):
            ask_game(answer, first, seat, heuristic)
    if is_open(answer) and heuristic.is_phase_short(first):
        solve_phase(answer, worlds, seat, heuristic, min(PHASE_NODES, NODES_PER_ITERATION * iterations))
    return answer


def is_open(answer: Answer) -> bool:
    """Whether several options are left and their shares are unknown."""
    return len(answer.options) > 1 and answer.options[0] not in answer.shares


def solve_ending(answer: Answer, worlds: list[State], seat: int, heuristic: Heuristic, nodes: int) -> None:
    """Keep the options with the best share if the rest of the game can be solved."""
    exact = ending_shares(worlds[:ENDING_WORLDS], seat, answer.options, nodes, heuristic)
    if exact is not None:
        keep_best(answer, exact, EQUAL_SHARES)


def solve_phase(answer: Answer, worlds: list[State], seat: int, heuristic: Heuristic, nodes: int) -> None:
    """Keep the options with nearly the best share if the rest of the phase can be solved."""
    considered = heuristic.solver_options(worlds[0], seat)
    options = [action for action in answer.options if action in considered]
    if options:
        exact = ending_shares(worlds[:ENDING_WORLDS], seat, options, nodes, heuristic, heuristic.phase(worlds[0]))
        if exact is not None:
            answer.options = options
            keep_best(answer, exact, PHASE_LEAD)


def ask_game(answer: Answer, world: State, seat: int, heuristic: Heuristic) -> None:
    """Keep the options with nearly the best share if the game has a solver of its own for the position."""
    exact = heuristic.solved_shares(world, seat, answer.options, lambda state: payoffs(heuristic, state)[seat])
    if exact is not None:
        keep_best(answer, exact, PHASE_LEAD)


def keep_best(answer: Answer, exact: list[float], slack: float) -> None:
    found = list(zip(answer.options, exact, strict=True))
    answer.shares.update(found)
    best = max(exact)
    answer.options = [action for action, share in found if share >= best - slack]


def judge(worlds: list[State], seat: int, legal: list[Action], nodes: int = VERDICT_NODES) -> Answer:
    """The options that win, else those that do not lose, else all. Only proven ones have a share."""
    found = list(zip(legal, verdicts(worlds, seat, legal, nodes), strict=True))
    shares = {action: float(verdict == WON) for action, verdict in found if verdict != OPEN}
    won = [action for action, verdict in found if verdict == WON]
    left = [action for action, verdict in found if verdict == OPEN]
    return Answer(won or left or legal, shares)

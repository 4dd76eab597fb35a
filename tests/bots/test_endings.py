"""The solvers of a game's own endings, compared with brute force over the rules."""

import random
from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise

import pytest

from nassau import bots, games
from nassau.bots.match import decisions
from nassau.bots.policy_bot import PolicyBot
from nassau.bots.search.exact import NO_HORIZON, Solver, Unsolved, after, ask_exactly, ending_shares
from nassau.bots.search.payoffs import payoffs
from nassau.games.port_royal.components import ORANGE, SUDDEN_DEATH
from nassau.games.port_royal.rolling import Phase, option_values
from nassau.games.port_royal.state import PortRoyal
from nassau.games.rum.components import ROUNDS
from nassau.kernel import CHANCE, Action, State, full_game
from nassau.kernel.heuristic import Heuristic
from nassau.kernel.notation import read_position

LOANS = ("pledge", "repay")
LOST_PLUNDER = (
    "manila.1 seats=4 cash=14,40,65,21 hand=2,1,1,0,1,2,1,0,1,1,0,1*3,0,2 pledged=0*16 "
    "bought=1,0,1,0,1,1,0*3,1,0*3,1,0,1 supply=0,0,3,2 market=3,3,2,3 master=0 voyage=7 load=2,0,1 "
    "wave=14,13,14 berth=0,-1,1 spaces=-1*3,0,2,-1,0,2,3,-1*5,2,0,-1*3,1,3,-1,-1,1 dice=2,5,3,0 "
    "out=0*4 > Voyages > Voyage(13) > Plunder(1,1)"
)
"""Seat 1 has lost wherever it sends the punt; a loan first costs 3 pesos and changes nothing."""


def played(name: str, seats: int, seeds: range) -> Iterator[tuple[State, int, list[Action]]]:
    """Decisions of single seats with several options besides loans, in games of Sailors."""
    game = games.load(name)
    for seed in seeds:
        for state, seat, _ in decisions(game, [PolicyBot(game.heuristic)] * seats, {}, f"endings/{seed}"):
            legal = [action for action in state.legal(seat) if action[0] not in LOANS]
            if len(legal) > 1 and len(state.pending) == 1:
                yield state, seat, legal


def brute_force(state: State, heuristic: Heuristic, last_phase: int) -> list[float]:
    """Shares by seat over all paths, without merged outcomes and without a table of known positions."""
    if state.over:
        ranks = state.ranking()
        return [(rank == 1) / ranks.count(1) for rank in ranks]
    if heuristic.phase(state) > last_phase:
        return payoffs(heuristic, state)
    seat = state.pending[0]
    if seat == CHANCE:
        weights = [(action, weight) for action, weight in state.question().weights(state) if weight]
        found = [
            (weight, brute_force(after(state, CHANCE, action), heuristic, last_phase)) for action, weight in weights
        ]
        total = sum(weight for weight, _ in found)
        return [sum(weight * shares[place] for weight, shares in found) / total for place in range(state.seats)]
    legal = [action for action in state.legal(seat) if action[0] not in LOANS] or state.legal(seat)[:1]
    best: list[float] = []
    for action in legal:
        shares = brute_force(after(state, seat, action), heuristic, last_phase)
        if not best or shares[seat] > best[seat] + 1e-9:
            best = shares
    return best


def test_the_last_placement_of_manila_equals_all_216_rolls() -> None:
    heuristic = games.load("manila").heuristic
    compared = 0
    for state, seat, legal in played("manila", 4, range(3)):
        step = type(state.stack[-1]).__name__
        pilots = state.stack[-1].local()[1:] == (3,) and any(at >= 0 for at in vars_of(state)["spaces"][21:23])
        if not heuristic.is_phase_short(state) or step not in ("Placement", "Plunder", "SmallPilot") or pilots:
            continue
        if step == "Placement" and state.stack[-1].local()[1] != 3:
            continue
        if compared == 5:
            break
        phase = heuristic.phase(state)
        option = legal[compared % len(legal)]
        try:
            found = Solver(12_000, heuristic, phase).shares(after(state, seat, option))
        except Unsolved:
            continue
        assert found == pytest.approx(brute_force(after(state, seat, option), heuristic, phase))
        compared += 1
    assert compared == 5


def vars_of(state: State) -> dict[str, list[int]]:
    table: dict[str, list[int]] = state.dump()["table"]
    return table


def test_the_last_brawl_of_rum_equals_all_faces_of_the_die() -> None:
    heuristic = games.load("rum").heuristic
    compared = 0
    for state, seat, legal in played("rum", 2, range(40)):
        if heuristic.phase(state) != ROUNDS or type(state.stack[-1]).__name__ != "Drink":
            continue
        merged, plain = Solver(120, heuristic), Solver(1_500)
        try:
            found = [merged.shares(after(state, seat, action)) for action in legal]
            expected = [plain.shares(after(state, seat, action)) for action in legal]
        except Unsolved:
            continue
        assert found == [pytest.approx(shares) for shares in expected]
        assert merged.nodes - merged.left <= plain.nodes - plain.left
        compared += 1
        if compared == 3:
            break
    assert compared == 3


# -- phase 1 of Port Royal


@cache
def boards() -> list[tuple[PortRoyal, int, list[Action]]]:
    """Positions of phase 1 in which a sudden death is possible and few boards are left."""
    found = []
    for state, seat, legal in played("port_royal", 2, range(20)):
        assert isinstance(state, PortRoyal)
        in_phase_1 = type(state.stack[-1]).__name__ in ("Rolling", "Answer")
        if in_phase_1 and SUDDEN_DEATH[max(0, state.points[seat])] and Phase(state, [0.0] * 12, 0.0, 1.0).size() <= 4:
            found.append((state.copy(), seat, legal))
        if len(found) == 3:
            break
    return found


def values_by_rules(start: PortRoyal, stop: list[float], failed: float) -> dict[str, float]:
    """Value iteration over every position of phase 1 that the rules can reach."""
    states, edges = {start.key(): start}, {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        seat = state.pending[0]
        chance = seat == CHANCE
        options = state.question().weights(state) if chance else [(action, 1) for action in state.legal(seat)]
        edges[state.key()] = [(action, weight, next_board(state, seat, action)) for action, weight in options]
        for action, _, following in edges[state.key()]:
            if action != ("stop",) and not following.over and not following.failed and following.key() not in states:
                states[following.key()] = following
                waiting.append(following)
    values = dict.fromkeys(states, failed)
    rows = {
        key: (
            states[key].pending[0] == CHANCE,
            [(weight, child(states[key], *edge)) for edge in edges[key] for weight in edge[1:2]],
        )
        for key in states
    }
    for _ in range(120):
        for key, (chance, row) in rows.items():
            worth = [(weight, value_of(one, values, stop, failed)) for weight, one in row]
            total = sum(weight for weight, _ in worth)
            values[key] = sum(weight * value for weight, value in worth) / total if chance else max(v for _, v in worth)
    return values


def next_board(state: PortRoyal, seat: int, action: Action) -> PortRoyal:
    following = after(state, seat, action)
    assert isinstance(following, PortRoyal)
    return following


def child(state: PortRoyal, action: Action, _weight: int, following: PortRoyal) -> str | int:
    """The key of the next position, or the number of pieces after stopping, -1 after a failure, -2 after a win."""
    if action == ("stop",):
        return state.pieces()
    return -2 if following.over else -1 if following.failed else following.key()


def value_of(one: str | int, values: dict[str, float], stop: list[float], failed: float) -> float:
    if isinstance(one, str):
        return values[one]
    return 1.0 if one == -2 else failed if one == -1 else stop[one]


def test_phase_1_of_port_royal_equals_value_iteration_over_the_rules() -> None:
    stop, failed = [0.04 * count for count in range(12)], 0.05
    assert len(boards()) >= 2
    for state, _, legal in boards()[:2]:
        phase = Phase(state, stop, failed, 1.0)
        expected = values_by_rules(state, stop, failed)
        found = option_values(state, phase, legal)
        assert max(found) == pytest.approx(expected[state.key()], abs=1e-5)


def test_better_stops_and_more_wheels_never_make_rolling_worse() -> None:
    for state, seat, _ in boards():
        rich = state.copy()
        if rich.spare(seat, ORANGE) < 4:
            rich.circled = rich.circled.copy()
            rich.circled[5 * seat + ORANGE] += 1
        values = [Phase(state, [stop] * 12, 0.1, 1.0).roll_value() for stop in (0.0, 0.2, 0.4)]
        assert all(one <= other + 1e-6 for one, other in pairwise(values))
        assert Phase(rich, [0.2] * 12, 0.1, 1.0).roll_value() >= values[1] - 1e-6


@pytest.mark.parametrize("name", ["manila", "rum", "port_royal"])
def test_the_solvers_are_asked_before_the_search_and_keep_a_budget(name: str) -> None:
    """Every answer keeps an option of the best known share, and short searches ask nothing."""
    heuristic = games.load(name).heuristic
    solved = asked = 0
    for state, seat, _ in played(name, 3, range(12)):
        legal, rng = state.legal(seat), random.Random(1)
        short = heuristic.is_phase_short(state)
        if not short and not heuristic.may_end_soon(state):
            continue
        imagine = partial(state.imagine, seat, rng)
        answer = ask_exactly(heuristic, seat, legal, imagine, rng.random, 60)
        none = ask_exactly(heuristic, seat, legal, imagine, rng.random, 10)
        assert none.options == legal
        assert answer.options
        assert set(answer.options) <= set(legal)
        asked += 1
        solved += bool(answer.shares)
        if solved == 3:
            break
    assert asked
    assert solved


def test_the_horizon_is_the_end_of_the_game_by_default() -> None:
    heuristic = games.load("manila").heuristic
    for state, seat, legal in played("manila", 3, range(1)):
        if type(state.stack[-1]).__name__ == "Plunder":
            assert ending_shares([state], seat, legal, 50, heuristic, NO_HORIZON) is None or state.over
            shares = ending_shares([state], seat, legal, 500, heuristic, heuristic.phase(state))
            assert shares is not None
            assert all(0.0 <= share <= 1.0 for share in shares)
            return


def test_no_loan_is_taken_to_put_off_a_loss() -> None:
    """Before, sending lost for certain, so that the loans were the only options left."""
    state, rng = read_position(LOST_PLUNDER, games.load), random.Random(1)
    legal = state.legal(1)
    answer = ask_exactly(full_game(state).heuristic, 1, legal, partial(state.imagine, 1, rng), rng.random, 60)
    assert {action[0] for action in answer.options} >= {"send"}
    captain = bots.load("captain@60", full_game(state))
    assert bots.ask(captain, state, 1, random.Random(1))[0] == "send"

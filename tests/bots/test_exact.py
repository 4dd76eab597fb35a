"""Exact solvers of endings, compared with brute force, and the bots that ask them."""

import random
from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from nassau import bots, games
from nassau.bots.match import decisions
from nassau.bots.policy_bot import PolicyBot
from nassau.bots.search.exact import LOST, OPEN, WON, Solver, Unsolved, after, ask_exactly, ending_shares, verdicts
from nassau.games.port_royal.components import GREEN
from nassau.kernel import CHANCE, Action, Game, State, full_game

BRUTE_NODES = 20
"""Trees that brute force can walk through without a table of known positions."""


@cache
def last_decisions(name: str, seed: str, count: int) -> list[tuple[State, int]]:
    """The last positions of a game of Sailors with several options, the last one first."""
    game = games.load(name)
    played = decisions(game, [PolicyBot(game.heuristic)] * game.seats[0], {}, seed)
    found = deque(((state.copy(), seat) for state, seat, _ in played if len(state.legal(seat)) > 1), maxlen=count)
    return list(reversed(found))


def brute_force(state: State) -> Iterator[tuple[float, list[float]]]:
    """Every path to the end with its probability, if each seat maximizes its share; independent of the solver."""
    if state.over:
        ranks = state.ranking()
        yield 1.0, [(rank == 1) / ranks.count(1) for rank in ranks]
        return
    if state.pending == (CHANCE,):
        weights = state.question().weights(state)
        total = sum(weight for _, weight in weights)
        for action, weight in weights:
            if weight:
                yield from (
                    (chance * weight / total, shares) for chance, shares in brute_force(following(state, action))
                )
        return
    [seat] = state.pending
    best, highest = [], -1.0
    for action in state.legal(seat):
        paths = list(brute_force(following(state, action)))
        share = sum(chance * shares[seat] for chance, shares in paths)
        if share > highest + 1e-9:
            best, highest = paths, share
    yield from best


def following(state: State, action: Action) -> State:
    world = game_copy(state)
    world.apply(world.pending[0], action)
    return world


def game_copy(state: State) -> State:
    return full_game(state).load(state.dump())


def mean_shares(state: State) -> list[float]:
    paths = list(brute_force(state))
    return [sum(chance * shares[seat] for chance, shares in paths) for seat in range(state.seats)]


@pytest.mark.parametrize("name", ["rum", "grog", "seas"])  # in the others chance decides after the last choice
def test_the_rest_of_the_game_is_what_brute_force_finds(name: str) -> None:
    compared = 0
    for seed in range(20):
        for state, _ in last_decisions(name, f"exact/{seed}", 1):
            if len(state.pending) > 1:
                continue
            solver = Solver(BRUTE_NODES)
            try:
                shares = solver.shares(state)
            except Unsolved:
                continue
            assert shares == pytest.approx(mean_shares(state))
            compared += 1
    assert compared >= 1


@pytest.mark.parametrize("name", ["rum", "grog", "seas", "port_royal"])
def test_verdicts_hold_in_every_line_of_play(name: str) -> None:
    """An option is WON only if some line of own moves wins, and LOST only if the solved rest gives nothing."""
    judged = 0
    for seed in range(6):
        for state, seat in last_decisions(name, f"exact/{seed}", 3):
            if len(state.pending) > 1:
                continue
            legal = state.legal(seat)
            for action, verdict in zip(legal, verdicts([state], seat, legal), strict=True):
                try:
                    share = Solver(300).shares(after(state, seat, action))[seat]
                except Unsolved:
                    continue
                judged += verdict != OPEN
                assert verdict != WON or share == pytest.approx(1.0)
                assert verdict != LOST or share < 1.0
    assert judged >= 1


def test_ties_are_no_wins_in_hand_and_the_budget_is_kept() -> None:
    state, seat = last_decisions("manila", "exact/1", 40)[-1]
    solver = Solver(50)
    with pytest.raises(Unsolved):
        solver.shares(state)
    assert solver.left == -1
    assert ending_shares([state], seat, state.legal(seat), 50) is None


def test_a_captain_takes_a_win_that_its_rating_does_not_see() -> None:
    """Port Royal: with 19 points and a green wheel on the board, stopping wins (P15.1)."""
    game = games.load("port_royal")
    state, seat = stopping_wins(game)
    assert state.legal(seat) == [("roll",), ("stop",)]
    for level in ("captain@30", "captain@60"):
        for seed in range(5):
            assert bots.ask(bots.load(level, game), state, seat, random.Random(seed)) == ("stop",)
    rng = random.Random(1)
    answer = ask_exactly(game.heuristic, seat, state.legal(seat), lambda: state.imagine(seat, rng), rng.random, 60)
    assert answer.options == [("stop",)]
    assert answer.shares == {("stop",): 1.0}


def stopping_wins(game: Game) -> tuple[State, int]:
    """A position of phase 1 with 19 points and a green wheel on the board."""
    players = [bots.load("landlubber", game)] * 2
    for state, seat, _ in islice(decisions(game, players, {}, "stop"), 400):
        if type(state.stack[-1]).__name__ == "Rolling" and len(state.legal(seat)) == 2:
            data = state.dump()
            data["table"]["points"][seat] = 19
            data["table"]["wheels"][GREEN] = 3
            return game.load(data), seat
    raise AssertionError

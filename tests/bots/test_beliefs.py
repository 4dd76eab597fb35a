"""Beliefs about hidden cards are calibrated against games in which the cards are known."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from nassau import bots, games
from nassau.bots.match import decisions
from nassau.games.grog.components import GOALS
from nassau.games.grog.heuristic import LAST_CREW
from nassau.games.grog.state import Grog

GAMES = 14
POSITIONS = 3
WORST_BIAS = 1.6  # points, at any table size: the positions of few games are a small sample
WORLDS = 5
GAME = games.load("grog")


def late_positions(seats: int) -> Iterator[tuple[Grog, int]]:
    """Positions near the end of games among Sailors, with the seat to decide."""
    sailor = bots.load("sailor", GAME)
    for number in range(GAMES):
        found: list[tuple[Grog, int]] = []
        for state, seat, _ in decisions(GAME, [sailor] * seats, {}, f"beliefs/{number}"):
            assert isinstance(state, Grog)
            if min(state.crew) <= LAST_CREW:
                found.append((state.copy(), seat))
        yield from random.Random(number).sample(found, min(POSITIONS, len(found)))


def worlds(state: Grog, seat: int, rng: random.Random) -> Iterator[Grog]:
    for _ in range(WORLDS):
        world = state.imagine(seat, rng)
        GAME.heuristic.bias_world(world, seat, rng.random)
        yield world


@pytest.mark.slow
def test_believed_scores_of_rivals_are_right_on_average() -> None:
    """Grog Island: within 1 point; dealing goals by lot puts rivals 10 to 14 points too low."""
    rng, errors = random.Random(3), []
    for seats in (2, 3, 4):
        here = [error for state, seat in late_positions(seats) for error in believed_errors(state, seat, rng)]
        assert abs(sum(here) / len(here)) <= WORST_BIAS
        errors += here
    assert abs(sum(errors) / len(errors)) <= 1


def believed_errors(state: Grog, seat: int, rng: random.Random) -> list[float]:
    """By rival: the mean believed score minus the true one."""
    scores, truth = [world.scores() for world in worlds(state, seat, rng)], state.scores()
    rivals = [rival for rival in range(state.seats) if rival != seat]
    return [sum(one[rival] for one in scores) / WORLDS - truth[rival] for rival in rivals]


@pytest.mark.slow
def test_goals_believed_with_confidence_are_held() -> None:
    """Reliability: kinds that most worlds give to a rival are held in two of three cases, others in one of nine."""
    rng = random.Random(4)
    held: dict[bool, list[bool]] = {True: [], False: []}
    for state, seat in late_positions(3):
        sampled = list(worlds(state, seat, rng))
        for place in range(3 * GOALS):
            if place // GOALS != seat:
                share = sum(world.goals[place] > 0 for world in sampled) / WORLDS
                held[share > 0.5].append(state.goals[place] > 0)
    assert sum(held[True]) / len(held[True]) > 0.65
    assert sum(held[False]) / len(held[False]) < 0.12

"""OpenSpiel: random playouts of its C++ games through its Python API."""

from importlib.metadata import version
from random import random

import pyspiel
from protocol import Workload, main, pick

TITLES = {"backgammon": "backgammon, 2 seats", "gin_rummy": "gin rummy, 2 seats"}


def draw(outcomes: list[tuple[int, float]]) -> int:
    """A sampled outcome. Faster than `random.choices`, which needs the weights as a separate list."""
    point = random()
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def advance(state: pyspiel.State) -> int:
    """Applies one action; returns 1 for a decision of a player and 0 for a chance event."""
    if state.is_chance_node():
        state.apply_action(draw(state.chance_outcomes()))
        return 0
    state.apply_action(pick(state.legal_actions()))
    return 1


def positions_of_a_game(game: pyspiel.Game) -> list[pyspiel.State]:
    state, positions = game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node():
            positions.append(state.clone())
        advance(state)
    return positions


def workload(name: str) -> Workload:
    game = pyspiel.load_game(name)
    positions = positions_of_a_game(game)

    def play_one_game() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += advance(state)
        return decisions

    def copy_one_game() -> int:
        for state in positions:
            state.clone()
        return len(positions)

    return Workload(play_one_game, copy_one_game, label=TITLES[name])


if __name__ == "__main__":
    main(version("open-spiel"), TITLES, workload)

"""OpenSpiel: random steps with observation and mask of every decision, from C++ states and from rl_environment."""

from importlib.metadata import version

import pyspiel
from open_spiel.python import rl_environment
from openspiel_games import TITLES, draw
from protocol import Workload, main, pick


def states(name: str) -> Workload:
    game = pyspiel.load_game(name)

    def play_one_game() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes()))
                continue
            assert state.observation_tensor()
            assert state.legal_actions_mask()
            state.apply_action(pick(state.legal_actions()))
            decisions += 1
        return decisions

    return Workload(play_one_game, label=f"{TITLES[name]}, observation_tensor")


def environment(name: str) -> Workload:
    env = rl_environment.Environment(name, observation_type=rl_environment.ObservationType.OBSERVATION)

    def play_one_game() -> int:
        step, decisions = env.reset(), 0
        while not step.last():
            seen = step.observations
            step = env.step([pick(seen["legal_actions"][seen["current_player"]])])
            decisions += 1
        return decisions

    return Workload(play_one_game, label=f"{TITLES[name]}, rl_environment")


def workload(case: str) -> Workload:
    name, _, kind = case.partition("/")
    return environment(name) if kind else states(name)


if __name__ == "__main__":
    main(version("open-spiel"), [*TITLES, *(f"{name}/environment" for name in TITLES)], workload)

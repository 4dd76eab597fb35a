"""Nassau's research environments: VectorEnv, and single games through the PettingZoo interface."""

import numpy as np
from aec import random_games
from protocol import Workload, main

import nassau
from nassau import games
from nassau.research.envs import pettingzoo
from nassau.research.vector.vector_env import VectorEnv

GAMES = 256
STEPS = 20
KINDS = ("vector", "vector-unobserved", "pettingzoo")


def vector_games(name: str, seats: int, observing: bool, label: str) -> Workload:
    """Random legal actions; if observing, with masks and observations of every decision."""
    env, rng = VectorEnv(name, seats, GAMES, seed=1, observing=observing), np.random.default_rng(1)

    def play_one_game() -> int:
        for _ in range(STEPS):
            if observing:
                assert env.masks.shape[0] == len(env.observations)
            env.step(env.random_choices(rng))
        return STEPS * GAMES

    return Workload(play_one_game, label=label)


def workload(case: str) -> Workload:
    name, _, kind = case.partition("/")
    game = games.load(name)
    seats = game.seats[len(game.seats) // 2]
    label = f"{game.title}, {seats} seats"
    if kind == "pettingzoo":
        return random_games(pettingzoo.env(name, seats), f"PettingZoo: {label}")
    observing = kind == "vector"
    return vector_games(name, seats, observing, f"VectorEnv: {label}" + ("" if observing else ", no observations"))


if __name__ == "__main__":
    cases = [f"{name}/{kind}" for kind in KINDS for name in games.ALL]
    main(nassau.__version__, cases, workload, compiled=nassau.compiled())

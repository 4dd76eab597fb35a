"""Nassau for researchers: many games stepped in one call, and single games through the PettingZoo interface."""

import numpy as np
from aec import random_games
from protocol import Contest, main

import nassau
from nassau import games
from nassau.research.envs import pettingzoo
from nassau.research.vector.vector_env import VectorEnv

COUNT = 256
STEPS = 20
KINDS = ("fleet", "bare", "pettingzoo")


def fleet(name: str, seats: int, observing: bool, label: str) -> Contest:
    """Random legal actions; with observations, masks and vectors are made for every decision."""
    ships, rng = VectorEnv(name, seats, COUNT, seed=1, observing=observing), np.random.default_rng(1)

    def play_one_game() -> int:
        for _ in range(STEPS):
            if observing:
                assert ships.masks.shape[0] == len(ships.observations)
            ships.step(ships.random_choices(rng))
        return STEPS * COUNT

    return Contest(play_one_game, label=label)


def contest(case: str) -> Contest:
    name, _, kind = case.partition("/")
    game = games.load(name)
    seats = game.seats[len(game.seats) // 2]
    label = f"{game.title['en']}, {seats} seats"
    if kind == "pettingzoo":
        return random_games(pettingzoo.env(name, seats), f"PettingZoo: {label}")
    observing = kind == "fleet"
    return fleet(name, seats, observing, f"fleet: {label}" + ("" if observing else ", no vectors"))


if __name__ == "__main__":
    cases = [f"{name}/{kind}" for kind in KINDS for name in games.ALL]
    main(nassau.__version__, cases, contest, compiled=nassau.compiled())

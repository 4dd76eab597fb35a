"""Nassau for researchers: many games stepped in one call, and single games through the PettingZoo interface."""

from collections.abc import Callable

import numpy as np
from protocol import Contest, main

import nassau
from nassau import games
from nassau.kernel import Game
from nassau.research import pettingzoo
from nassau.research.fleet import Fleet

COUNT = 256
STEPS = 20


def usual(game: Game) -> int:
    return game.seats[len(game.seats) // 2]


def fleet(game: Game, observing: bool) -> Contest:
    """Random legal actions; with observations, masks and vectors are made for every decision."""
    ships, rng = Fleet(game.id, usual(game), COUNT, seed=1, observing=observing), np.random.default_rng(1)

    def play_one_game() -> int:
        for _ in range(STEPS):
            if observing:
                assert ships.masks.shape[0] == len(ships.observations)
            ships.step(ships.random_choices(rng))
        return STEPS * COUNT

    what = f"fleet of {COUNT}" + ("" if observing else ", no vectors")
    return Contest(play_one_game, label=f"{what}: {game.title['en']}, {usual(game)} seats")


def table(game: Game) -> Contest:
    """Random legal actions through `last` and `step`, with vector and mask of every decision."""
    env, random = pettingzoo.env(game.id, usual(game)), np.random.default_rng(1).random

    def play_one_game() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
            else:
                choices = seen["action_mask"].nonzero()[0]
                env.step(choices[int(random() * len(choices))])
                decisions += 1
        return decisions

    return Contest(play_one_game, label=f"PettingZoo: {game.title['en']}, {usual(game)} seats")


def cases() -> dict[str, Callable[[], Contest]]:
    found: dict[str, Callable[[], Contest]] = {}
    for name in games.ALL:
        game = games.load(name)
        found[f"{name}-fleet"] = lambda game=game: fleet(game, True)
        found[f"{name}-fleet-bare"] = lambda game=game: fleet(game, False)
        found[f"{name}-pettingzoo"] = lambda game=game: table(game)
    return found


if __name__ == "__main__":
    main(nassau.__version__, cases(), compiled=nassau.compiled())

"""PettingZoo: random steps through its classic games, as its documentation plays them."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version

import numpy as np
from protocol import Contest, main

TITLES = {
    "connect_four_v3": "connect four, 2 seats",
    "leduc_holdem_v4": "Leduc hold'em, 2 seats",
    "texas_holdem_v4": "limit hold'em, 2 seats",
    "gin_rummy_v4": "gin rummy, 2 seats",
}


def contest(name: str) -> Contest:
    env = import_module(f"pettingzoo.classic.{name}").env()
    random = np.random.default_rng(1).random
    env.reset(seed=1)

    def play_one_game() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                choices = seen["action_mask"].nonzero()[0]
                env.step(choices[int(random() * len(choices))])
                decisions += 1
        return decisions

    return Contest(play_one_game, label=TITLES[name])


def case(name: str) -> Callable[[], Contest]:
    return lambda: contest(name)


if __name__ == "__main__":
    main(version("pettingzoo"), {name: case(name) for name in TITLES})

"""Random games through the AEC interface, as PettingZoo's documentation plays them; for its own games and for ours."""

from typing import Any

import numpy as np
from protocol import Contest


def random_games(env: Any, label: str) -> Contest:
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
                choices = seen["action_mask"].view(bool).nonzero()[0]  # many times as fast as on numbers, for everybody
                env.step(choices[int(random() * len(choices))])
                decisions += 1
        return decisions

    return Contest(play_one_game, label=label)

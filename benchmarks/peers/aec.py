"""Random games with the AEC loop of PettingZoo's documentation, for its games and for ours."""

from typing import Any

import numpy as np
from protocol import Workload


def random_games(env: Any, label: str) -> Workload:
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
                choices = seen["action_mask"].view(bool).nonzero()[0]  # much faster than nonzero() on integers
                env.step(choices[int(random() * len(choices))])
                decisions += 1
        return decisions

    return Workload(play_one_game, label=label)

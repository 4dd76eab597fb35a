"""RLCard: random steps through its environments, which return an encoded observation with every step."""

from importlib.metadata import version

import rlcard
from protocol import Workload, main, pick

TITLES = {
    "limit-holdem": "limit hold'em, 2 seats",
    "uno": "Uno, 2 seats",
    "gin-rummy": "gin rummy, 2 seats",
}


def workload(name: str) -> Workload:
    table = rlcard.make(name)

    def play_one_game() -> int:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            state, _ = table.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return Workload(play_one_game, label=TITLES[name])


if __name__ == "__main__":
    main(version("rlcard"), TITLES, workload)

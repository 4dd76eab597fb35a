"""RLCard: random steps through its environments, which hand out an encoded observation with every step."""

from importlib.metadata import version

import rlcard
from protocol import Contest, main, pick

TITLES = {
    "limit-holdem": "limit hold'em, 2 seats",
    "uno": "Uno, 2 seats",
    "gin-rummy": "gin rummy, 2 seats",
}


def contest(name: str) -> Contest:
    table = rlcard.make(name)

    def play_one_game() -> int:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            state, _ = table.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return Contest(play_one_game, label=TITLES[name])


if __name__ == "__main__":
    main(version("rlcard"), TITLES, contest)

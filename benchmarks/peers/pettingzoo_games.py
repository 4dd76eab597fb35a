"""PettingZoo: random steps through its classic games."""

from importlib import import_module
from importlib.metadata import version

from aec import random_games
from protocol import Workload, main

TITLES = {
    "connect_four_v3": "connect four, 2 seats",
    "leduc_holdem_v4": "Leduc hold'em, 2 seats",
    "texas_holdem_v4": "limit hold'em, 2 seats",
    "hanabi_v5": "Hanabi, 2 seats",
}


def workload(name: str) -> Workload:
    return random_games(import_module(f"pettingzoo.classic.{name}").env(), TITLES[name])


if __name__ == "__main__":
    main(version("pettingzoo"), TITLES, workload)

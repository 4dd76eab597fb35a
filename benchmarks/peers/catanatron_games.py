"""Catanatron: four of its random players on the base map, through `Game.play`."""

from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from protocol import Workload, main


def new_game() -> Game:
    return Game([RandomPlayer(color) for color in Color])


def play_one_game() -> int:
    game = new_game()
    game.play()
    return len(game.state.actions)


def positions_of_a_game() -> list[Game]:
    game, positions = new_game(), []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        positions.append(game.copy())
        game.play_tick()
    return positions


def workload(_: str) -> Workload:
    positions = positions_of_a_game()

    def copy_one_game() -> int:
        for game in positions:
            game.copy()
        return len(positions)

    return Workload(play_one_game, copy_one_game, label="Catan, 4 seats")


if __name__ == "__main__":
    main(version("catanatron"), ["catan"], workload)

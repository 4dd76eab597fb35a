"""Nassau: complete random games of every title at its middle seat count, through the public Python API."""

from protocol import Workload, main, pick

import nassau
from nassau import games
from nassau.kernel import CHANCE, Game, Record, State
from nassau.kernel.chance import fast

COUNTED_CHANCE = {"seas": "land"}
"""Chance events that are counted as decisions, by game: placing a die on the sea chart costs as much as one."""


def positions_of_a_game(game: Game, seats: int) -> list[State]:
    state, source, positions = game.start(seats), fast(1), []
    state.settle(source)
    while not state.over:
        positions.append(state.copy())
        seat = state.pending[0]
        state.apply(seat, pick(state.legal(seat)))
        state.settle(source)
    return positions


def recorded_game(game: Game, seats: int) -> Record:
    state, source, entries = game.start(seats), fast(1), []
    while not state.over:
        seat = state.pending[0]
        action = source.answer(state) if seat == CHANCE else pick(state.legal(seat))
        state.apply(seat, action)
        entries.append((seat, action))
    return Record(game, seats, {}, entries)


def workload(name: str) -> Workload:
    game = games.load(name)
    seats, source = game.seats[len(game.seats) // 2], fast(1)
    positions, record, counted = (
        positions_of_a_game(game, seats),
        recorded_game(game, seats),
        COUNTED_CHANCE.get(game.id),
    )

    def play_one_game() -> int:
        state, decisions = game.start(seats), 0
        answers = state.settle(source)
        while not state.over:
            seat = state.pending[0]
            state.apply(seat, pick(state.legal(seat)))
            answers += state.settle(source)
            decisions += 1
        return decisions + sum(answer[0] == counted for answer in answers) if counted else decisions

    def copy_one_game() -> int:
        for state in positions:
            state.copy()
        return len(positions)

    def replay_one_game() -> int:
        record.final()
        return 1

    dice = ", dice counted" if game.id in COUNTED_CHANCE else ""
    return Workload(play_one_game, copy_one_game, replay_one_game, f"{game.title}, {seats} seats{dice}")


if __name__ == "__main__":
    main(nassau.__version__, games.ALL, workload, compiled=nassau.compiled())

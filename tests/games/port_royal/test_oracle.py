"""Random games in the engine and the reference implementation: the same questions, options and end."""

import random

import pytest

from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import CHANCE, parse, text
from nassau.kernel.chance import fast
from tests.games.port_royal.oracle import COLOURS, Telling, Won
from tests.games.port_royal.table import new_game, seen


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_engine_and_oracle_agree_move_for_move(seats: int, chapter: int) -> None:
    variant = "allowed" if (seats + chapter) % 2 else "forbidden"
    wheels = "any" if seats % 2 else "needed"
    state = new_game(seats, chapter=chapter, stop_on_empty_board=variant, orange_wheels=wheels)
    telling = Telling(seats, chapter, variant == "allowed", fewest_wheels=wheels == "needed")
    talk, rng, source = telling.talk(), random.Random(f"oracle {seats} {chapter}"), fast(f"{seats} {chapter}")
    question = next(talk)
    while True:
        seat, options = question
        assert state.pending == (seat,)
        assert {text(action) for action in state.legal(seat)} == options
        assert [player.points for player in telling.players] == state.points
        if seat == CHANCE:
            answer = text(state.chance(source))
        else:
            answer = lively(sorted(options), rng)
            state.apply(seat, parse(answer))
        try:
            question = talk.send(answer)
        except Won:
            break
    assert (state.over, state.winner) == (True, telling.winner)
    assert_same_sheets(state, telling)


def lively(options: list[str], rng: random.Random) -> str:
    """Rarely chooses passive answers, so that games progress."""
    bold = [option for option in options if option not in ("rest", "leave", "stop")]
    return rng.choice(bold if bold and rng.random() < 0.8 else options)


def assert_same_sheets(state: PortRoyal, telling: Telling) -> None:
    for player, own in zip(telling.players, seen(state).players, strict=True):
        assert own.points == player.points
        assert {telling.map.name[field] for field in own.filled} == player.paint
        assert {telling.map.name[field] for field in own.crossed} == player.crosses - {"S"}
        assert own.crew == sorted(telling.map.letters.index(letter) for letter in player.persons)
        assert own.circled == [player.circled[colour] for colour in COLOURS[:5]]
        assert own.used == [player.used[colour] for colour in COLOURS[:5]]
        assert (own.skulls, own.green_skulls) == (player.skulls, player.green_skulls)

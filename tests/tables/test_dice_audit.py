"""The audit of the dice: a client without rules can recompute every answer of chance."""

from nassau.kernel import text
from nassau.kernel.sealed import SealedIntegers
from nassau.tables import record
from nassau.tables.dice_audit import Draw, draws, selected
from tests.tables.test_results import played


def test_every_answer_of_chance_comes_with_its_inputs() -> None:
    _, log = played(31)
    game = record(log)
    assert game.seal is not None
    key = game.seal.key()
    found = draws(game)
    assert [draw.action for draw in found] == [text(action) for seat, action in game.entries if seat == -1]
    assert all(drawn_again(draw, key) for draw in found)


def drawn_again(draw: Draw, key: bytes) -> bool:
    source = SealedIntegers(key, draw.stream, draw.number)
    same = draw.numbers == [source.below(bound) for bound in draw.bounds]
    return same and (draw.outcomes is None or selected(draw.outcomes, draw.numbers[0]) == draw.action)


def test_the_dice_of_manila_are_single_tickets() -> None:
    _, log = played(32)
    assert all(draw.outcomes and len(draw.numbers) == 1 for draw in draws(record(log)))


def test_another_roll_in_the_log_differs_from_its_draw() -> None:
    _, log = played(33)
    game = record(log)
    first = next(index for index, (seat, action) in enumerate(game.entries) if action[0] == "roll")
    seat, (verb, ware, pips) = game.entries[first]
    game.entries[first] = (seat, (verb, ware, pips % 6 + 1))
    game.entries = game.entries[: first + 1]
    last = draws(game)[-1]
    assert last.outcomes is not None
    assert selected(last.outcomes, last.numbers[0]) != last.action

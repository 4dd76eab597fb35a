"""W8.1–W8.5: the throw: every die on the chart, none on another, every place and face equally likely."""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from math import sqrt

import pytest

from nassau.games.seas.components import RED
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Tavern
from nassau.games.seas.throw import APART, FARTHEST, GRID, NEAREST, Throw, ruler_reading
from nassau.kernel import CHANCE, BadRecord, Record, full_game
from nassau.kernel.chance import FastIntegers, fast
from nassau.kernel.sealed import Sealed, seal_key, seal_key_1, sealed
from tests.games.seas.table import ANA, BEN, CORA, act, deal, play, refused, send, table, told, turn, view
from tests.support.marks import rule


def waiting(*dice: int) -> Seas:
    """A throw of the given dice by colour, before the first has landed."""
    state = table(4)
    state.clear_chart(0, ANA)
    state.waiting = list(dice)
    state.stack = [Tavern(0), Throw()]
    return state


def thrown(seed: int, *dice: int) -> Seas:
    state, source = waiting(*dice), fast(seed)
    while state.unlanded():
        state.chance(source)
    return state


@rule("W8.1")
def test_all_ships_and_the_caravan_are_one_throw() -> None:
    state = turn("captain")
    deal(state, BEN, "Spain 3")
    act(state, BEN, play("Spain 3"))
    send(state, 1, 2, 2)
    source, facts = fast(4), []
    while state.pending == (CHANCE,) and isinstance(state.stack[-1], Throw):
        state.chance(source)
        facts += state.facts
    assert told(facts, "thrown") == [("thrown", 8)]
    dice = view(state).chart.dice
    assert sorted(die.colour for die in dice) == [ANA, ANA, BEN, CORA, CORA, RED, RED, RED]
    assert all(1 <= die.face <= 6 for die in dice)


@rule("W8.2", "W8.3")
def test_dice_lie_on_the_chart_and_never_overlap() -> None:
    for seed in range(1000):
        state = thrown(seed, *[(2, 3, 0, 1, 3), (4, 4, 4, 4, 4), (0, 0, 0, 0, 4)][seed % 3])
        assert min(*state.xs, *state.ys) >= 50
        assert max(*state.xs, *state.ys) <= 2650
        places = list(zip(state.xs, state.ys, strict=True))
        for (x, y), (other_x, other_y) in combinations(places, 2):
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= 20_000


@rule("W8.2")
@pytest.mark.parametrize(("x", "y", "edge"), [(49, 1000, 49), (1000, 2651, 49), (-5, 1000, -5), (1000, 0, 0)])
def test_a_die_off_the_chart_is_refused(x: int, y: int, edge: int) -> None:
    refused(waiting(1, 0, 0, 0, 1), CHANCE, ("land", 0, 3, x, y), "W8.2", 50, edge, reason="edge-at-least")


@rule("W8.3")
def test_a_die_on_another_is_refused_by_a_tenth_of_a_millimetre() -> None:
    state = waiting(2, 0, 0, 0, 1)
    act(state, CHANCE, ("land", 0, 3, 1000, 1000))
    refused(state, CHANCE, ("land", 0, 3, 1141, 1010), "W8.3", 20_000, 141 * 141 + 100)
    refused(state, CHANCE, ("land", RED, 3, 1000, 1141), "W8.3", 20_000, 141 * 141)
    refused(state, CHANCE, ("land", RED, 3, 1000, 1000), "W8.3", 20_000, 0)
    act(state, CHANCE, ("land", RED, 3, 1100, 1100))


def test_dice_that_do_not_exist_are_refused() -> None:
    state = waiting(1, 0, 0, 0, 1)
    for die in ((1, 3), (5, 3), (-1, 3), (0, 0), (0, 7)):
        refused(state, CHANCE, ("land", *die, 1000, 1000), "K1.4")
    refused(state, CHANCE, ("loot", 0), "K1.4")


@rule("W8.3")
def test_even_41_dice_leave_room() -> None:
    for seed in range(20):
        state = thrown(seed, 10, 10, 10, 10, 1)
        assert len(state.xs) == 41
    blocked = 41 * 3.1416 * APART / (FARTHEST - NEAREST) ** 2
    assert blocked < 0.4
    assert all(b - a > 2 * sqrt(APART) for a, b in pairwise(GRID))
    assert len(GRID) ** 2 > 41


@rule("W8.4")
def test_faces_and_places_are_equally_likely_for_every_colour() -> None:
    """60 000 dice in throws of 20, four of each colour."""
    faces, sums = [0] * 7, [[0, 0, 0] for _ in range(5)]
    numbers, question = FastIntegers("uniform"), Throw()
    for _ in range(3000):
        state = waiting(4, 4, 4, 4, 4)
        while state.unlanded():
            _, colour, face, x, y = question.draw(state, numbers)
            state.apply(CHANCE, ("land", colour, face, x, y))
            faces[face] += 1
            sums[colour] = [sums[colour][0] + 1, sums[colour][1] + x, sums[colour][2] + y]
    assert all(abs(count - 10_000) < 400 for count in faces[1:])
    for count, xs, ys in sums:
        assert count == 12_000
        assert abs(xs / count - 1350) < 30
        assert abs(ys / count - 1350) < 30


@rule("W8.4")
def test_places_are_spread_over_the_whole_chart() -> None:
    """By chi square over a field of 10 by 10 squares, for the first and for the last die of a throw of 12."""
    for which in (0, 11):
        squares = [0] * 100
        for seed in range(2000):
            state = thrown(seed, 3, 3, 3, 0, 3)
            squares[(state.xs[which] - 50) * 10 // 2601 * 10 + (state.ys[which] - 50) * 10 // 2601] += 1
        chi_square = sum((count - 20) ** 2 / 20 for count in squares)
        assert chi_square < 99 + 6 * sqrt(2 * 99)


@rule("W8.4")
def test_no_colour_lands_earlier_than_another() -> None:
    places = [0] * 5
    for seed in range(2000):
        for place, colour in enumerate(thrown(seed, 2, 2, 2, 2, 2).colours):
            places[colour] += place
    assert all(abs(total / 4000 - 4.5) < 0.15 for total in places)


@rule("W8.4")
def test_a_replay_shows_the_recorded_throw() -> None:
    state, source, entries = waiting(3, 3, 0, 0, 2), sealed(b"s" * 32, [b"c" * 16], "chart"), []
    while state.unlanded():
        entries.append((CHANCE, state.chance(source)))
    again = waiting(3, 3, 0, 0, 2)
    for seat, action in entries:
        again.apply(seat, action)
    assert again.key() == state.key()


@pytest.mark.parametrize(
    ("key", "places"),
    [
        (seal_key_1, [(4, 5, 71, 1660), (0, 4, 536, 303), (1, 1, 2061, 1673), (4, 3, 238, 1361)]),
        (seal_key, [(4, 6, 2573, 2614), (4, 6, 1704, 1332), (0, 4, 875, 1208), (1, 5, 2028, 1015)]),
    ],
)
def test_the_same_seal_gives_the_same_places_everywhere(
    key: Callable[[bytes, Sequence[bytes], str], bytes], places: list[tuple[int, ...]]
) -> None:
    """Integers only: the places are the same on every machine, for seals of version 1 and 2."""
    state, source = waiting(1, 1, 0, 0, 2), Sealed(key(bytes(range(32)), [b"0123456789abcdef"], "lid"))
    while state.unlanded():
        state.chance(source)
    assert list(zip(state.colours, state.faces, state.xs, state.ys, strict=True)) == places


def test_overlapping_dice_in_a_record_are_refused_with_the_rule() -> None:
    state, source, entries = full_game(turn("captain")).start(3), fast(7), list[tuple[int, tuple[object, ...]]]()
    assert isinstance(state, Seas)
    while len(state.xs) < 2:
        seat = state.pending[0]
        action = source.answer(state) if seat == CHANCE else state.legal(seat)[0 if state.round % 3 else -1]
        if action[0] == "choose":
            action = next((a for a in state.legal(seat) if a[1] == 2), action)
        if action[0] in ("decline", "send"):
            action = next((a for a in state.legal(seat) if a[0] == "raid"), state.legal(seat)[-1])
        entries.append((seat, action))
        state.apply(seat, action)
    *before, (_, (_, colour, face, *_)) = entries
    first = (state.xs[0], state.ys[0])
    for place, rule_id in (((first[0] + 3, first[1] - 2), "W8.3"), ((2700, 100), "W8.2")):
        damaged = Record(full_game(state), 3, {}, [*before, (CHANCE, ("land", colour, face, *place))])
        with pytest.raises(BadRecord) as caught:
            damaged.final()
        assert (caught.value.rule, caught.value.number) == (rule_id, len(entries))


@rule("W8.5")
def test_distances_are_read_on_the_ruler_and_rounded_down() -> None:
    square = 700**2 + 600**2
    assert square == 850_000
    assert ruler_reading(square, 10) == 92
    assert ruler_reading(square, 1) == 921
    assert [
        ruler_reading(99**2, 10),
        ruler_reading(100**2, 10),
        ruler_reading(109**2, 10),
        ruler_reading(110**2 - 1, 10),
    ] == [9, 10, 10, 10]

"""R22: what is open and what is secret."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from nassau.games.rum import GAME
from nassau.games.rum.components import FACES, FIRST_GOOD, STACKS
from nassau.games.rum.imagine import deal_rendezvous
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import give
from nassau.games.rum.view_types import View
from nassau.kernel.chance import fast
from tests.games.rum.build import display, do, face, give_rendezvous, move, play, turn
from tests.games.rum.worlds import bare, hide_rendezvous, rendezvous_arranged
from tests.support.marks import rule

OTHERS = (1, 2, 3, None)


def seen(state: Rum, viewer: int | None) -> View:
    view = state.view(viewer)
    assert isinstance(view, View)
    return view


def finished() -> Rum:
    state, source = GAME.start(4), fast(5)
    assert isinstance(state, Rum)
    while not state.over:
        if state.pending == (-1,):
            state.chance(source)
        else:
            state.apply(state.pending[0], ("aboard",))
    return state


@rule("R22.1")
def test_only_the_owner_sees_a_number_of_coins_until_the_end() -> None:
    state = turn(coins=7)
    assert seen(state, 0).players[0].coins == 7
    assert [seen(state, viewer).players[0].coins for viewer in OTHERS] == [None] * 4
    over = finished()
    assert [seen(over, viewer).players[0].coins for viewer in OTHERS] == [2] * 4


@rule("R22.1")
@pytest.mark.parametrize("coins", [0, 5])
def test_a_pass_at_a_tavern_looks_the_same_with_and_without_coins(coins: int) -> None:
    state = turn(captain="Coin 5")
    display(state, *[face(0, 3, 0)] * 4)
    do(state, move(state, "Swan 5"))
    state.coins[1] = coins
    play(state, "invite")
    assert state.pending == (1,)
    facts = play(state, "pass")
    assert [fact.seen(2) for fact in facts] == [("declined", 1)]
    assert state.pending == (2,)


@rule("R22.2")
def test_tokens_under_a_flag_are_seen_by_their_owner_only() -> None:
    state = turn()
    give(state, 0, 48)
    give(state, 0, 3)
    assert seen(state, 0).players[0].tokens == [3, 48]
    assert [seen(state, viewer).players[0].tokens for viewer in OTHERS] == [None] * 4
    over = finished()
    assert all(seen(over, None).players[seat].tokens is not None for seat in range(4))


@rule("R22.3")
def test_of_unfulfilled_rendezvous_others_see_the_number_only() -> None:
    state = turn()
    give_rendezvous(state, 0, 65)
    give_rendezvous(state, 0, 66)
    for viewer in OTHERS:
        player = seen(state, viewer).players[0]
        assert (player.flag, player.rendezvous) == (2, None)
    assert seen(state, 0).players[0].rendezvous == [65, 66]
    do(state, move(state, "Rum 1"))
    assert seen(state, 1).players[0].flag == 1


@rule("R22.4")
def test_nobody_else_learns_what_was_drawn_at_the_supplies() -> None:
    for choice, told in (("keep", "good_kept"), ("sell", "good_sold")):
        state = turn(captain="Guard 3")
        do(state, move(state, "Shop 3"))
        heard = play(state, "draw:48")
        assert [seen(state, viewer).drawn for viewer in (0, *OTHERS)] == [48, -1, -1, -1, -1]
        heard += play(state, choice)
        assert [fact.seen(1) for fact in heard] == [
            ("good_drawn", 0),
            (told, 0),
        ]
        assert "48" not in str(msgspec.to_builtins(seen(state, 1).players))


@rule("R22.5")
def test_everything_on_the_table_is_visible_to_all_and_no_order_of_a_stack_to_anyone() -> None:
    state = turn()
    do(state, move(state, "Rum 1"))
    views = [public(seen(state, viewer)) for viewer in (0, *OTHERS)]
    assert all(view == views[0] for view in views)
    assert len(views[0]["stacks"]) == STACKS
    assert not {"pile", "under", "known", "flag_not"} & set(views[0])


def public(view: View) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(view)
    for player in data["players"]:
        for name in ("coins", "rendezvous", "tokens"):
            del player[name]
    for name in ("drawn", "on_flag", "under_flag"):
        del data[name]
    return data


def test_imagined_goods_respect_what_a_seller_knows() -> None:
    """A seller knows the token under the stack, and whose it is when somebody draws it again."""
    state = turn(captain="Guard 3")
    do(state, move(state, "Shop 3"))
    play(state, "draw:48 sell")

    rng = random.Random(1)
    assert {state.imagine(0, rng).under[0] for _ in range(20)} == {48}
    assert len({state.imagine(1, rng).under[0] for _ in range(200)}) == 20


def test_imagined_rendezvous_are_not_of_a_symbol_that_was_visited_in_vain() -> None:

    state = turn()
    give_rendezvous(state, 0, 70)
    do(state, move(state, "Rum 1"))
    rng = random.Random(2)
    symbols = {state.imagine(1, rng).flag_face[0] for _ in range(300)}
    assert symbols == set(range(66, 74))
    assert {state.imagine(0, rng).flag_face[0] for _ in range(20)} == {70}


def test_worlds_of_a_spectator_are_uniform() -> None:
    """A spectator has seen no good at all: each is equally likely in every place, and so is each pair of places."""
    state = turn(seats=3)
    for number, known in ((0, 0b001), (7, 0b110), (13, 0b010)):
        state.pile[FIRST_GOOD + number] = 0
        state.known[number] = known
    state.held = sorted([FIRST_GOOD, FACES + FIRST_GOOD + 7])
    state.under = [FIRST_GOOD + 13]
    rng, draws = random.Random(3), 8000
    pairs: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        world = state.imagine(None, rng)
        assert isinstance(world, Rum)
        (kept,) = world.tokens(1)
        pairs[kept, world.under[0]] += 1
        assert [world.known[face - FIRST_GOOD] for face in (*world.tokens(0), kept, *world.under)] == [1, 6, 2]
    expected = draws / (20 * 19)
    assert len(pairs) == 20 * 19
    squares = sum((pairs[pair] - expected) ** 2 / expected for pair in pairs)
    assert squares < 380 + 5 * 760**0.5  # five standard deviations of chi-square with 379 degrees of freedom


def test_rendezvous_of_a_spectator_are_uniform_over_all_deals_that_the_table_knows_possible() -> None:
    state = turn(seats=3)
    bare(state)
    hide_rendezvous(state)
    possible = Counter(world.key() for world in rendezvous_arranged(state, None))
    rng, draws, found = random.Random(4), 6000, Counter[str]()
    for _ in range(draws):
        world = state.copy()
        deal_rendezvous(world, None, rng)
        found[world.key()] += 1
    assert set(found) == set(possible)
    total = sum(possible.values())
    squares = sum(
        (found[key] - draws * weight / total) ** 2 / (draws * weight / total) for key, weight in possible.items()
    )
    assert squares < len(possible) + 5 * (2 * len(possible)) ** 0.5

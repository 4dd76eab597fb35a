"""W16: the three rituals."""

import pytest

from nassau.games.seas.components import RED
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DECLINE,
    DONE,
    EXPLORE,
    act,
    cargo,
    chance,
    deal,
    finish,
    give,
    has,
    load,
    play,
    prepare,
    refused,
    send,
    stack,
    table,
    throw,
    turn,
)
from tests.support.marks import rule

RITUALS = (("bargain", 0, 1), ("chamber",), ("unsinkable",))


@rule("W16.1")
@pytest.mark.parametrize("role", ["shipbuilder", "governor", "merchant", "cartographer"])
def test_four_roles_may_perform_rituals(role: str) -> None:
    for ritual in RITUALS:
        state = turn(role)
        give(state, BEN, yin_yang=6)
        load(state, BEN, rum=1, coffee=1)
        assert ritual in state.legal(BEN)
        give(state, CORA, yin_yang=6)
        refused(state, CORA, ritual, "K1.1")


@rule("W16.1")
@pytest.mark.parametrize("role", ["captain", "islander", "shaman"])
def test_three_roles_may_not(role: str) -> None:
    state = turn(role)
    give(state, BEN, yin_yang=6)
    load(state, BEN, rum=1, coffee=1)
    for ritual in RITUALS:
        refused(state, BEN, ritual, "W16.1")


@rule("W16.2")
def test_rituals_are_paid_in_full_as_often_as_one_likes() -> None:
    state = turn("cartographer", alone=False)
    give(state, BEN, yin_yang=7)
    load(state, BEN, rum=1, coffee=1)
    act(state, BEN, ("chamber",), ("chamber",), ("unsinkable",))
    has(state, BEN, yin_yang=0, chambers=2, unsinkables=1)
    give(state, BEN, yin_yang=2)
    refused(state, BEN, ("unsinkable",), "W16.2", 3, 2)
    refused(state, BEN, ("bargain", 0, 1), "W16.2", 3, 2)
    give(state, BEN, yin_yang=1)
    refused(state, BEN, ("chamber",), "W16.2", 2, 1)


@rule("W16.3")
def test_rituals_are_possible_before_and_after_the_action() -> None:
    state = turn("merchant")
    give(state, BEN, yin_yang=2)
    act(state, BEN, DECLINE)
    assert stack(state) == "Rites"
    act(state, BEN, ("chamber",))
    has(state, BEN, marks=1, chambers=1)
    assert stack(state) != "Rites"
    state = turn("shipbuilder", alone=False)
    give(state, BEN, chests=0, yin_yang=5)
    load(state, BEN, rum=1, coffee=1)
    refused(state, BEN, ("buy", 1), "W5.2", reason="chests-missing")
    act(state, BEN, ("bargain", 0, 1), ("buy", 3))
    has(state, BEN, chests=1, ships=10)
    act(state, BEN, DONE)
    assert state.yin_yang[BEN] == 2
    state = turn("cartographer")
    give(state, BEN, yin_yang=2)
    act(state, BEN, EXPLORE)
    finish(state)
    assert (stack(state), state.legal(BEN)) == ("Rites", [("chamber",), DONE])
    refused(state, BEN, EXPLORE, "W15.1")
    refused(state, BEN, DECLINE, "W4.4")


@rule("W16.4")
@pytest.mark.parametrize(("one", "other", "chests"), [(0, 1, 5), (0, 2, 4), (1, 2, 3)])
def test_a_bargain_sells_two_kinds_at_the_price_of_three(one: int, other: int, chests: int) -> None:
    state = turn("cartographer")
    state.harbour = 1
    give(state, BEN, yin_yang=3)
    load(state, BEN, rum=1, coffee=1, fruit=1)
    act(state, BEN, ("bargain", one, other))
    has(state, BEN, chests=7 + chests, guards=(7 + chests) // 10, yin_yang=0, cargo=1)


@rule("W16.4")
def test_a_bargain_needs_two_different_goods() -> None:
    state = turn("cartographer")
    give(state, BEN, yin_yang=6)
    load(state, BEN, rum=2)
    refused(state, BEN, ("bargain", 0, 0), "W16.4")
    refused(state, BEN, ("bargain", 1, 0), "W16.4")
    refused(state, BEN, ("bargain", 0, 3), "W1.7")
    refused(state, BEN, ("bargain", -1, 0), "W1.7")
    refused(state, BEN, ("bargain", 0, 1), "W16.4", reason="goods-missing")


@rule("W16.5")
def test_a_bargain_is_no_sale_of_a_merchant() -> None:
    state = turn("merchant")
    state.harbour = 1
    give(state, BEN, yin_yang=3)
    load(state, BEN, rum=1, coffee=1)
    act(state, BEN, ("bargain", 0, 1))
    assert state.legal(BEN) == [DECLINE]
    act(state, BEN, DECLINE)
    has(state, BEN, chests=12, marks=1)


@rule("W16.6")
def test_a_double_chamber_carries_one_more_for_good() -> None:
    state = turn("cartographer", alone=False)
    give(state, BEN, ships=4, yin_yang=6)
    has(state, BEN, capacity=4)
    act(state, BEN, ("chamber",))
    has(state, BEN, chambers=1, capacity=5)
    act(state, BEN, ("chamber",), ("chamber",))
    has(state, BEN, chambers=3, capacity=7)
    act(state, BEN, EXPLORE)
    finish(state)
    has(state, BEN, chambers=3)


@rule("W16.7")
def test_extra_chambers_rest() -> None:
    state = turn("cartographer")
    give(state, BEN, ships=2, chambers=3, yin_yang=2)
    has(state, BEN, capacity=4)
    act(state, BEN, ("chamber",))
    has(state, BEN, chambers=4, capacity=4)
    give(state, BEN, ships=4)
    has(state, BEN, capacity=8)


@rule("W16.8")
def test_an_unsinkable_ship_returns_in_every_raid() -> None:
    state = turn("captain", alone=False)
    deal(state, BEN, "Spain 2", "France 2")
    deal(state, CORA, "England 2")
    give(state, BEN, unsinkables=2)
    dice = [(RED, 6, 500, 500), (RED, 6, 2000, 2000), *[(BEN, 1, 700 + 200 * n, 500) for n in range(3)]]
    act(state, BEN, play("Spain 2"))
    send(state, 3, 0, 0)
    throw(state, *dice)
    has(state, BEN, ships=6, reserve=4, yin_yang=1)
    act(state, CORA, play("England 2"))
    send(state, 0, 0, 3)
    throw(state, *dice)
    has(state, BEN, ships=5, reserve=5, yin_yang=2, unsinkables=2)


@rule("W16.9")
def test_a_returned_ship_brings_neither_yin_yang_nor_loot() -> None:
    state = turn("captain", seats=2, alone=False)
    deal(state, BEN, "Spain 2")
    give(state, BEN, unsinkables=1)
    act(state, BEN, play("Spain 2"))
    send(state, 4, 0)
    throw(
        state,
        (RED, 3, 500, 500),
        (RED, 1, 2400, 2400),
        (BEN, 1, 700, 500),
        (BEN, 2, 500, 720),
        (BEN, 6, 1000, 1000),
        (BEN, 6, 1400, 1400),
    )
    has(state, BEN, yin_yang=1, ships=6, reserve=4)
    chance(state, ("loot", 0), ("loot", 0))
    assert (stack(state), state.drawn) == ("Stow", [2, 0, 0])


@rule("W16.10")
def test_a_returned_ship_is_free_but_fights_no_more() -> None:
    state = table(2, start=BEN)
    deal(state, BEN, "Spain 1")
    deal(state, ANA, "Spain 4")
    give(state, BEN, ships=1, unsinkables=1)
    prepare(state, "captain", BEN, alone=False)
    act(state, BEN, play("Spain 1"))
    send(state, 1, 0)
    facts = throw(state, (RED, 6, 500, 500), (BEN, 1, 700, 500))
    assert [fact.name for fact in facts].count("raid_lost") == 1
    has(state, BEN, ships=1, free=1, yin_yang=0)
    act(state, ANA, play("Spain 4"))
    send(state, 0)
    assert state.legal(BEN) == [("send", 0), ("send", 1)]


def test_a_bargain_always_frees_the_room_that_a_new_guard_takes() -> None:
    state = turn("cartographer")
    give(state, BEN, ships=3, chests=9, yin_yang=3, chambers=3)
    load(state, BEN, rum=2, coffee=2, fruit=2)
    has(state, BEN, room=0)
    act(state, BEN, ("bargain", 0, 1))
    has(state, BEN, chests=13, guards=1, capacity=4, room=0)
    assert cargo(state, BEN) == (1, 1, 2)

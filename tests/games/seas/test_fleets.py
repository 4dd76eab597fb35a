"""W5, W6, W14: shipbuilder, governor and the guards."""

import pytest

from nassau.games.seas.causes import BY_GIFT
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DECLINE,
    act,
    cargo,
    deal,
    give,
    has,
    load,
    play,
    prepare,
    refused,
    send,
    stack,
    table,
    throw_faces,
    told,
    turn,
    view,
)
from tests.support.marks import rule


@rule("W5.1")
def test_ships_cost_a_chest_each() -> None:
    state = turn("shipbuilder", alone=False)
    act(state, BEN, ("buy", 2))
    has(state, BEN, chests=5, ships=9, reserve=1, marks=0)


@rule("W5.2")
def test_reserve_and_chests_bound_the_purchase() -> None:
    state = turn("shipbuilder", alone=False)
    refused(state, BEN, ("buy", 4), "W5.2", 3, 4, reason="reserve-at-most")
    refused(state, BEN, ("buy", 0), "W4.5", 1, 0)
    refused(state, BEN, ("buy", -1), "W4.5", 1, -1)
    give(state, BEN, ships=5, chests=2)
    refused(state, BEN, ("buy", 3), "W5.2", 2, 3, reason="chests-at-most")
    act(state, BEN, ("buy", 2))
    has(state, BEN, chests=0, ships=7)


@rule("W5.3")
def test_guards_are_worked_out_once_after_the_purchase() -> None:
    state = turn("shipbuilder", alone=False)
    give(state, BEN, chests=22, yin_yang=2)
    facts = act(state, BEN, ("buy", 3))
    has(state, BEN, chests=19, ships=10, guards=1, at_sea=9)
    assert told(facts, "guards_changed") == [("guards_changed", BEN, 1, 2)]
    assert stack(state) == "Rites"
    refused(state, BEN, ("buy", 1), "W5.3")


@rule("W5.3")
def test_new_ships_can_be_sent_in_the_same_round() -> None:
    state = table(2, start=BEN)
    deal(state, ANA, "Spain 4")
    prepare(state, "shipbuilder", BEN)
    state.chosen[ANA] = 2
    act(state, BEN, ("buy", 1))
    act(state, ANA, play("Spain 4"))
    send(state, 0)
    assert state.legal(BEN)[-1] == ("send", 9)


@rule("W5.4")
@pytest.mark.parametrize(("start", "ships"), [(ANA, 9), (BEN, 10)])
def test_the_gift_is_a_free_ship(start: int, ships: int) -> None:
    state = turn("shipbuilder", start=start)
    act(state, BEN, ("buy", 1))
    has(state, BEN, chests=6, ships=ships)


@rule("W5.5")
@pytest.mark.parametrize(("bought", "ships"), [(2, 10), (3, 10)])
def test_bought_ships_come_before_free_ones(bought: int, ships: int) -> None:
    state = turn("shipbuilder", start=BEN)
    facts = act(state, BEN, ("buy", bought))
    has(state, BEN, ships=ships, chests=7 - bought, marks=0)
    assert told(facts, "ships_gained") == ([("ships_gained", BEN, 1, BY_GIFT)] if bought == 2 else [])


# ---------------------------------------------------------------- the governor


@rule("W6.1")
def test_a_privateer_gets_tile_reserve_and_mark() -> None:
    state = turn("governor", alone=False)
    act(state, BEN, ("privateer", 1))
    has(state, BEN, ships=10, reserve=0, marks=1, chests=7)
    assert view(state).players[BEN].privateer == [1]


@rule("W6.2")
def test_every_country_has_one_tile() -> None:
    state = turn("governor")
    state.tiles[0] = BEN
    state.tiles[1] = ANA
    refused(state, BEN, ("privateer", 1), "W6.2")
    refused(state, BEN, ("privateer", 4), "W6.1")
    act(state, BEN, ("privateer", 2))
    assert view(state).players[BEN].privateer == [0, 2]
    act(state, CORA, DECLINE)
    act(state, ANA, DECLINE)
    assert (state.round, state.tiles) == (2, [BEN, ANA, BEN, -1])


@rule("W6.3")
def test_an_empty_reserve_is_no_obstacle() -> None:
    state = turn("governor", alone=False)
    give(state, BEN, ships=10)
    state.tiles = [ANA, ANA, -1, CORA]
    facts = act(state, BEN, ("privateer", 2))
    has(state, BEN, ships=10, marks=1)
    assert state.tiles[2] == BEN
    assert not told(facts, "declined", "ships_gained")


@rule("W6.4")
@pytest.mark.parametrize("alone", [True, False])
def test_without_a_tile_there_is_a_mark_and_no_ship(alone: bool) -> None:
    state = turn("governor", alone=alone)
    state.tiles = [ANA, ANA, CORA, CORA]
    assert state.legal(BEN) == [DECLINE]
    act(state, BEN, DECLINE)
    has(state, BEN, ships=7, reserve=3, marks=1)


@rule("W6.5")
def test_the_gift_spares_the_mark() -> None:
    state = turn("governor")
    give(state, BEN, marks=2)
    act(state, BEN, ("privateer", 0))
    has(state, BEN, marks=2, ships=10)


@rule("W6.6")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_the_doubled_gift_takes_an_older_mark(before: int, after: int) -> None:
    state = turn("governor", start=BEN)
    give(state, BEN, marks=before)
    act(state, BEN, ("privateer", 0))
    has(state, BEN, marks=after, ships=10)


# ---------------------------------------------------------------- guards


@rule("W14.1")
@pytest.mark.parametrize(("chests", "guards"), [(9, 0), (10, 1), (19, 1), (20, 2), (35, 3)])
def test_ten_chests_need_a_guard(chests: int, guards: int) -> None:
    state = table()
    give(state, BEN, chests=chests)
    has(state, BEN, guards=guards, at_sea=7 - guards)


@rule("W14.2")
def test_guards_neither_raid_nor_carry_nor_suffer() -> None:
    state = turn("shaman", CORA, alone=False)
    deal(state, CORA, "kraken", "wages")
    give(state, BEN, chests=30)
    has(state, BEN, guards=3, free=4, capacity=4)
    branch = state.copy()
    act(branch, CORA, play("kraken"))
    assert branch.waiting[BEN] == 4
    act(state, CORA, play("wages"))
    has(state, BEN, chests=24, guards=2)


@rule("W14.3")
def test_every_change_of_chests_or_ships_ends_with_the_right_guards() -> None:
    state = turn("merchant", alone=False)
    give(state, BEN, ships=3, chests=9)
    load(state, BEN, rum=1, coffee=1, fruit=1)
    assert state.free(BEN) == 0
    facts = act(state, BEN, ("offer", 0, 1), ("sell",))
    has(state, BEN, chests=10, guards=1, at_sea=2, loaded=2)
    assert cargo(state, BEN) == (0, 1, 1)
    assert told(facts, "guards_changed") == [("guards_changed", BEN, 1, 0)]


@rule("W14.3")
def test_purchase_governor_gift_bargain_tavern_and_wages_settle_the_guards() -> None:
    state = turn("shipbuilder", alone=False)
    give(state, BEN, chests=20)
    act(state, BEN, ("buy", 1))
    has(state, BEN, guards=1)
    state = turn("governor")
    give(state, BEN, chests=90)
    act(state, BEN, ("privateer", 0))
    has(state, BEN, ships=10, guards=9)
    state = turn("merchant", start=BEN)
    give(state, BEN, chests=7)
    load(state, BEN, rum=1)
    act(state, BEN, ("offer", 0, 1))
    has(state, BEN, chests=10, guards=1)
    state = turn("cartographer")
    give(state, BEN, chests=7, yin_yang=3)
    load(state, BEN, rum=1, coffee=1)
    act(state, BEN, ("bargain", 0, 1))
    has(state, BEN, chests=11, guards=1)


@rule("W14.4")
def test_free_ships_stand_guard_before_goods_are_lost() -> None:
    for ships, left in ((3, 2), (4, 3)):
        state = turn("shaman", BEN)
        deal(state, BEN, "tavern")
        give(state, BEN, ships=ships, chests=9)
        load(state, BEN, rum=1, coffee=1, fruit=1)
        act(state, BEN, play("tavern"))
        throw_faces(state, red=(4, 6, 6))
        act(state, BEN, ("serve", BEN, 0))
        if ships == 3:
            assert (stack(state), state.pending) == ("Overboard", (BEN,))
            assert view(state).surplus is not None
            assert state.legal(BEN) == [("discard", 0), ("discard", 1), ("discard", 2)]
            act(state, BEN, ("discard", 2))
        has(state, BEN, chests=10, guards=1, cargo=left)
        assert stack(state) != "Overboard"


@rule("W14.5")
def test_missing_guards_cost_nothing_and_new_ships_are_posted_first() -> None:
    state = turn("shipbuilder", alone=False)
    give(state, BEN, chests=25, ships=1)
    has(state, BEN, guards=1, at_sea=0, marks=0)
    act(state, BEN, ("buy", 2))
    has(state, BEN, chests=23, ships=3, guards=2, at_sea=1)

"""W7: sending ships to a raid, and the mark for sending none."""

import pytest

from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    act,
    card,
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
    throw,
    told,
    turn,
    view,
)
from tests.support.marks import rule


@rule("W7.1")
def test_the_captain_plays_one_caravan() -> None:
    state = turn("captain")
    deal(state, BEN, "Spain 3", "H1", "kraken")
    refused(state, BEN, ("raid", card("H1")), "W7.1")
    refused(state, BEN, ("raid", card("kraken")), "W7.1")
    refused(state, BEN, ("raid", card("Spain 2")), "W7.1")
    act(state, BEN, play("Spain 3"))
    seen = view(state)
    assert seen.played == [card("Spain 3")]
    assert view(state, BEN).hand == [card("H1"), card("kraken")]
    assert seen.raid is not None
    assert (seen.raid.country, seen.raid.ships, seen.raid.captain) == (1, 3, BEN)
    refused(state, BEN, play("Spain 3"), "W7.1")


@rule("W7.2")
def test_ships_are_sent_openly_in_turn_from_the_captain() -> None:
    state = turn("captain", BEN, seats=4)
    deal(state, BEN, "Spain 3")
    act(state, BEN, play("Spain 3"))
    order = []
    for count in (3, 1, 0):
        order.append(state.pending[0])
        send(state, count)
    order.append(state.pending[0])
    assert order == [BEN, CORA, DINO, ANA]
    seen = view(state, ANA).raid
    assert seen is not None
    assert (seen.sent, seen.asked) == ([-1, 3, 1, 0], ANA)
    refused(state, ANA, ("send", -1), "W7.2", 0, -1)


@rule("W7.3")
@pytest.mark.parametrize(("seats", "limit"), [(4, 2), (3, 4), (2, 6)])
def test_the_caravan_bounds_the_ships_of_a_seat(seats: int, limit: int) -> None:
    state = turn("captain", seats=seats)
    deal(state, BEN, "Spain 2")
    act(state, BEN, play("Spain 2"))
    assert state.legal(BEN) == [("send", count) for count in range(limit + 1)]
    refused(state, BEN, ("send", limit + 1), "W7.3", limit, limit + 1, reason="raiders-at-most")


@rule("W7.4")
def test_only_free_ships_sail() -> None:
    state = turn("captain", seats=2)
    deal(state, BEN, "Spain 4")
    give(state, BEN, chests=12)
    load(state, BEN, rum=1, fruit=1)
    has(state, BEN, free=4)
    act(state, BEN, play("Spain 4"))
    refused(state, BEN, ("send", 5), "W7.4", 4, 5, reason="free-ships-at-most")
    act(state, BEN, ("send", 4))


@rule("W7.5")
def test_staying_away_costs_a_mark() -> None:
    state = turn("captain", seats=3)
    deal(state, BEN, "Spain 4")
    give(state, CORA, ships=2)
    load(state, CORA, rum=2)
    has(state, CORA, free=0)
    act(state, BEN, play("Spain 4"))
    send(state, 0)
    assert state.pending == (ANA,)  # Cora has no free ship and is not asked
    send(state, 0)
    assert state.marks == [1, 1, 1]


@rule("W7.6")
@pytest.mark.parametrize(("name", "count", "marks"), [("Spain 2", 2, 1), ("Spain 2", 0, 1), ("France 2", 2, 0)])
def test_the_privateer_of_the_country_gets_exactly_one_mark(name: str, count: int, marks: int) -> None:
    state = turn("captain")
    state.tiles[1] = CORA
    deal(state, BEN, name)
    act(state, BEN, play(name))
    send(state, 1, count)
    assert state.marks[CORA] == marks


@rule("W7.7")
def test_if_nobody_sails_there_is_neither_throw_nor_loot() -> None:
    state = turn("captain")
    deal(state, BEN, "Spain 2")
    act(state, BEN, play("Spain 2"))
    facts = send(state, 0, 0, 0)
    assert state.marks == [1, 1, 1]
    assert not told(facts, "thrown", "loot_drawn")
    seen = view(state)
    assert (seen.chart.dice, seen.played, seen.raid) == ([], [card("Spain 2")], None)


@rule("W7.8")
@pytest.mark.parametrize(("seats", "start", "gift"), [(3, ANA, 2), (3, BEN, 4), (4, BEN, 4)])
def test_the_captains_gift_is_yin_yang(seats: int, start: int, gift: int) -> None:
    state = turn("captain", seats=seats, start=start)
    deal(state, BEN, "Spain 1")
    act(state, BEN, play("Spain 1"))
    send(state, 1, *[0] * (seats - 1))
    throw(state, (4, 1, 500, 500), (BEN, 6, 900, 500))
    act(state, -1, ("loot", 0))
    act(state, BEN, ("load", 0, 1))
    assert state.yin_yang[BEN] == gift


@rule("W7.9")
def test_the_gift_does_not_depend_on_the_raid() -> None:
    state = turn("captain")
    deal(state, BEN, "Spain 1")
    branch = state.copy()
    act(branch, BEN, play("Spain 1"))
    send(branch, 0, 1, 1)
    throw(branch, (4, 1, 500, 500), (CORA, 1, 900, 500), (ANA, 6, 2000, 500))
    act(branch, -1, ("loot", 3)) if stack(branch) == "DrawLoot" else None
    has(branch, BEN, marks=1, yin_yang=2)
    act(state, BEN, play("Spain 1"))
    send(state, 2, 0, 0)
    throw(state, (4, 6, 500, 500), (BEN, 1, 900, 500), (BEN, 2, 1300, 500))
    has(state, BEN, ships=5, yin_yang=4, marks=0)


def test_a_second_raid_of_a_round_has_its_own_sending() -> None:
    state = table(3, start=BEN)
    deal(state, BEN, "Spain 1")
    deal(state, CORA, "Spain 2")
    prepare(state, "captain", BEN, alone=False)
    act(state, BEN, play("Spain 1"))
    send(state, 0, 0, 0)
    act(state, CORA, play("Spain 2"))
    assert state.sent == [-1, -1, -1]
    assert state.pending == (CORA,)

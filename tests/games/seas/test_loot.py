"""W9, W10, W19.4, W19.5: loot is drawn, loaded or discarded; the islander's harbour and gift."""

import pytest

from nassau.games.seas.components import RED
from nassau.games.seas.state import Seas
from nassau.kernel import CHANCE
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    act,
    card,
    cargo,
    deal,
    draw_loot,
    give,
    has,
    load,
    play,
    prepare,
    refused,
    send,
    stack,
    table,
    talismans,
    throw,
    throw_faces,
    told,
    turn,
    view,
)
from tests.support.marks import rule


def won(*ships: int, seats: int = 3, captain: int = BEN) -> Seas:
    """A won raid with the given survivors by seat, before the first loot card is drawn."""
    state = table(seats, start=(captain + 1) % seats)
    deal(state, captain, "Spain 4")
    prepare(state, "captain", captain)
    act(state, captain, play("Spain 4"))
    send(state, *[ships[(captain + turn) % seats] for turn in range(seats)])
    dice = [(RED, 1, 200, 200), (RED, 1, 400, 200), (RED, 1, 200, 400), (RED, 1, 400, 400)]
    dice += [(s, 6, 700 + 250 * number, 700 + 400 * s) for s, count in enumerate(ships) for number in range(count)]
    throw(state, *dice)
    while stack(state) == "Battle":
        act(state, captain, state.legal(captain)[0])
    return state


@rule("W9.1")
def test_every_survivor_brings_a_card() -> None:
    state = turn("captain", seats=2)
    deal(state, BEN, "Spain 2")
    act(state, BEN, play("Spain 2"))
    send(state, 4, 0)
    throw(
        state,
        (RED, 2, 500, 500),
        (RED, 1, 2000, 2000),
        (BEN, 1, 700, 500),
        (BEN, 6, 900, 900),
        (BEN, 6, 900, 1200),
        (BEN, 6, 900, 1500),
    )
    drawing = view(state).drawing
    assert drawing is not None
    assert (drawing.seat, drawing.left) == (BEN, 3)
    draw_loot(state, "rum", "rum", "fruit")
    has(state, BEN, ships=6, free=6, marks=0)
    has(state, ANA, cargo=0, marks=1)
    act(state, BEN, ("load", 0, 2), ("load", 2, 1))
    has(state, BEN, free=3)


@rule("W9.2")
def test_loot_is_handed_out_clockwise_from_the_captain() -> None:
    state = won(1, 1, 1, 1, seats=4, captain=CORA)
    order = []
    for _ in range(4):
        drawing = view(state).drawing
        assert drawing is not None
        order.append(drawing.seat)
        draw_loot(state, "rum")
        assert (stack(state), state.pending) == ("Stow", (drawing.seat,))
        act(state, drawing.seat, ("load", 0, 1))
    assert order == [CORA, DINO, ANA, BEN]


@rule("W9.3")
@pytest.mark.parametrize(("rum", "coffee"), [(2, 1), (2, 0), (1, 1), (1, 0), (0, 1), (0, 0)])
def test_any_part_of_the_loot_may_be_kept(rum: int, coffee: int) -> None:
    state = won(0, 3, 0)
    draw_loot(state, "rum", "coffee", "rum")
    assert set(state.legal(BEN)) == {("load", 0, count) for count in range(3)} | {("load", 1, 0), ("load", 1, 1)}
    act(state, BEN, ("load", 1, coffee), ("load", 0, rum))
    assert cargo(state, BEN) == (rum, coffee, 0)
    assert state.discards == [2 - rum, 1 - coffee, 0, 0]


@rule("W9.3")
def test_without_room_a_good_must_be_discarded() -> None:
    state = turn("islander")
    deal(state, BEN, "H1")
    give(state, BEN, ships=3)
    load(state, BEN, coffee=3)
    act(state, BEN, play("H1"))
    draw_loot(state, "rum")
    assert state.legal(BEN) == [("load", 0, 0)]
    refused(state, BEN, ("load", 0, 1), "W9.3", 0, 1, reason="room-at-most")
    act(state, BEN, ("load", 0, 0))
    assert state.discards == [1, 0, 0, 0]


@rule("W9.3")
def test_goods_that_were_not_drawn_cannot_be_loaded() -> None:
    state = won(0, 2, 0)
    draw_loot(state, "rum", "fruit")
    refused(state, BEN, ("load", 1, 1), "W9.3")
    refused(state, BEN, ("load", 0, 2), "W9.3", 1, 2, reason="drawn-goods-at-most")
    refused(state, BEN, ("load", 0, -1), "W9.3")
    refused(state, BEN, ("load", 3, 1), "W1.7")


@rule("W9.4")
def test_loaded_goods_cannot_be_thrown_away() -> None:
    state = won(0, 1, 0)
    load(state, BEN, fruit=1)
    draw_loot(state, "rum")
    refused(state, BEN, ("discard", 2), "W9.4")
    act(state, BEN, ("load", 0, 1))
    prepare(state, "merchant", BEN)
    refused(state, BEN, ("discard", 2), "W9.4")
    assert cargo(state, BEN) == (1, 0, 1)


@rule("W9.5")
@pytest.mark.parametrize(("at_sea", "level", "capacity"), [(5, 0, 5), (5, 2, 7), (2, 3, 4)])
def test_a_double_chamber_carries_two(at_sea: int, level: int, capacity: int) -> None:
    state = table()
    give(state, BEN, ships=at_sea, chambers=level)
    has(state, BEN, at_sea=at_sea, capacity=capacity)


@rule("W9.5")
def test_ships_that_stayed_at_home_may_load() -> None:
    state = won(0, 2, 0)
    give(state, BEN, chests=9)
    load(state, BEN, coffee=4)
    draw_loot(state, "rum", "rum")
    act(state, BEN, ("load", 0, 2))
    has(state, BEN, loaded=6, free=1)


@rule("W9.6")
@pytest.mark.parametrize(
    ("goods", "doubles", "ships"), [(5, 1, 4), (2, 1, 1), (3, 2, 2), (0, 3, 0), (4, 0, 4), (7, 3, 4)]
)
def test_goods_lie_on_as_few_ships_as_possible(goods: int, doubles: int, ships: int) -> None:
    state = table()
    give(state, BEN, chambers=doubles)
    load(state, BEN, rum=goods)
    has(state, BEN, loaded=ships, free=7 - ships)


@rule("W9.7")
def test_a_talisman_needs_no_ship_and_no_question() -> None:
    state = won(0, 1, 0)
    free = state.free(BEN)
    draw_loot(state, "talisman")
    has(state, BEN, talismans=1, free=free, yin_yang=1 + 2)
    state = turn("islander")
    deal(state, BEN, "H1")
    act(state, BEN, play("H1"))
    draw_loot(state, "talisman")
    has(state, BEN, talismans=1, yin_yang=1)
    assert stack(state) != "Stow"
    state = turn("shaman")
    deal(state, BEN, "tavern")
    act(state, BEN, play("tavern"))
    throw_faces(state, red=(5, 5, 5))
    draw_loot(state, "talisman", "talisman", "talisman")
    assert (state.talismans, state.yin_yang) == ([1, 1, 1], [1, 1, 1])


# ---------------------------------------------------------------- the islander


@rule("W10.1")
def test_a_harbour_applies_to_all_at_once_until_the_next_covers_it() -> None:
    state = table(3)
    deal(state, BEN, "H4", "Spain 1", "kraken")
    deal(state, ANA, "mutiny")
    load(state, CORA, coffee=3)
    prepare(state, "islander", BEN)
    refused(state, BEN, ("moor", card("Spain 1")), "W10.1")
    refused(state, BEN, ("moor", card("kraken")), "W10.1")
    refused(state, BEN, ("moor", card("H1")), "W10.1")
    state.chosen = [4, 3, 5]
    act(state, BEN, play("H4"))
    draw_loot(state, "talisman")
    assert view(state).harbour.prices == [1, 3, 2]
    act(state, ANA, play("mutiny"))
    throw_faces(state, a=(1,), b=(1,) * 7, c=(4, 1, 1, 1, 1, 1, 1))
    assert cargo(state, CORA) == (0, 2, 0)
    load(state, CORA, coffee=3)
    act(state, CORA, ("offer", 1, 3))
    assert state.chests[CORA] == 7 + 9 + 1
    deal(state, CORA, "H1")
    prepare(state, "islander", CORA)
    act(state, CORA, play("H1"))
    assert view(state).harbour.prices == [3, 2, 1]
    assert view(state).played == [card("H4"), card("mutiny"), card("H1")]


@rule("W10.2")
@pytest.mark.parametrize(("seats", "start", "cards"), [(3, ANA, 1), (3, BEN, 2), (4, BEN, 2)])
def test_the_islanders_gift_is_loot_card_by_card(seats: int, start: int, cards: int) -> None:
    state = turn("islander", seats=seats, start=start)
    deal(state, BEN, "H1")
    act(state, BEN, play("H1"))
    for _ in range(cards):
        assert state.pending == (CHANCE,)
        draw_loot(state, "fruit")
        assert (stack(state), state.pending) == ("Stow", (BEN,))
        act(state, BEN, ("load", 2, 1))
    assert stack(state) not in ("Stow", "DrawLoot")
    assert cargo(state, BEN) == (0, 0, cards)


# ---------------------------------------------------------------- the piles


@rule("W19.4")
def test_all_loot_that_leaves_a_ship_is_discarded() -> None:
    state = turn("merchant")
    load(state, BEN, rum=2, fruit=1)
    act(state, BEN, ("offer", 0, 2), ("sell",))
    assert state.discards == [2, 0, 0, 0]
    for kind in range(4):
        held = sum(state.talismans) if kind == 3 else sum(state.goods[kind::3])
        assert state.loot[kind] + state.discards[kind] + held == 15


@rule("W19.5")
def test_an_empty_loot_pile_is_made_of_the_discards() -> None:
    state = won(0, 3, 0)
    state.loot, state.discards = [1, 0, 0, 0], [0, 5, 0, 0]
    facts = draw_loot(state, "rum", "coffee", "coffee")
    assert told(facts, "loot_shuffled") == [("loot_shuffled", 5)]
    assert (sum(state.loot), state.discards) == (3, [0, 0, 0, 0])


@rule("W19.5")
def test_without_any_loot_the_game_goes_on() -> None:
    state = turn("islander", start=BEN)
    deal(state, BEN, "H1")
    state.loot, state.discards = [0, 0, 0, 0], [0, 0, 0, 0]
    act(state, BEN, play("H1"))
    assert stack(state) not in ("DrawLoot", "Stow")
    has(state, BEN, marks=0, cargo=0)


def test_talismans_are_kept_apart_from_goods() -> None:
    state = table()
    talismans(state, BEN, 3)
    has(state, BEN, cargo=0, free=7)

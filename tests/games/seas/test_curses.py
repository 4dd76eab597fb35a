"""W11, W12.1–W12.10: the shaman's curses."""

import pytest

from nassau.games.seas.components import RED
from nassau.games.seas.state import Seas
from nassau.kernel import CHANCE
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    GOOD,
    act,
    card,
    cargo,
    deal,
    give,
    has,
    load,
    play,
    refused,
    stack,
    talismans,
    throw,
    throw_faces,
    told,
    turn,
    view,
)
from tests.support.marks import rule


def cursed(name: str, shaman: int = BEN, seats: int = 3, start: int = ANA, alone: bool = False) -> Seas:
    """A shaman who can play this curse; without a gift unless alone."""
    state = turn("shaman", shaman, seats, start, alone)
    deal(state, shaman, name)
    return state


def fleets(state: Seas, *ships: int) -> None:
    state.ships = list(ships)


@rule("W11.1")
def test_a_curse_hits_everyone() -> None:
    state = cursed("kraken")
    deal(state, BEN, "Spain 1", "H1")
    refused(state, BEN, ("curse", card("Spain 1")), "W11.1")
    refused(state, BEN, ("curse", card("H1")), "W11.1")
    refused(state, BEN, ("curse", card("idol")), "W11.1")
    act(state, BEN, play("kraken"))
    assert state.waiting == [7, 7, 7, 0, 0]
    assert view(state).played == [card("kraken")]


@rule("W11.2")
@pytest.mark.parametrize("name", ["kraken", "iceberg", "sirens", "mutiny", "whirlpool"])
def test_all_ships_at_sea_are_thrown(name: str) -> None:
    state = cursed(name)
    give(state, CORA, chests=12)
    load(state, CORA, rum=3)
    act(state, BEN, play(name))
    assert state.waiting == [7, 7, 6, 0, 1 if name == "whirlpool" else 0]


@rule("W11.3")
@pytest.mark.parametrize("name", ["kraken", "iceberg", "sirens", "mutiny", "whirlpool"])
@pytest.mark.parametrize(
    ("seats", "start", "ships", "thrown"), [(3, ANA, 8, 5), (3, BEN, 8, 2), (4, BEN, 8, 2), (3, ANA, 2, 0)]
)
def test_the_gift_holds_ships_back(name: str, seats: int, start: int, ships: int, thrown: int) -> None:
    state = cursed(name, seats=seats, start=start, alone=True)
    give(state, BEN, ships=ships)
    facts = act(state, BEN, play(name))
    assert state.waiting[BEN] == thrown
    assert told(facts, "ships_held_back") == [("ships_held_back", BEN, ships - thrown)]


@rule("W11.4")
def test_the_gift_does_not_help_against_the_idol() -> None:
    state = cursed("idol", alone=True)
    load(state, ANA, coffee=1)
    facts = act(state, BEN, play("idol"), ("name", 1))
    has(state, BEN, ships=6, marks=0)
    assert not told(facts, "ships_held_back")


@rule("W11.5")
@pytest.mark.parametrize(("hits", "fruit", "ships", "left"), [(3, 2, 6, 0), (1, 2, 7, 1), (2, 0, 5, 0)])
def test_a_hit_costs_the_card_before_the_ship(hits: int, fruit: int, ships: int, left: int) -> None:
    state = cursed("kraken")
    load(state, CORA, fruit=fruit, rum=1)
    act(state, BEN, play("kraken"))
    throw_faces(state, a=(2,) * 7, b=(2,) * 7, c=(1,) * hits + (3,) * (7 - hits))
    has(state, CORA, ships=ships)
    assert cargo(state, CORA) == (1, 0, left)


@rule("W11.6")
def test_goods_of_ships_held_back_pay_too() -> None:
    state = cursed("sirens", start=BEN, alone=True)
    give(state, BEN, ships=8)
    load(state, BEN, rum=1)
    act(state, BEN, play("sirens"))
    throw_faces(state, a=(1,) * 7, b=(3, 6), c=(1,) * 7)
    has(state, BEN, ships=8, cargo=0)


@rule("W11.7")
def test_ships_lost_to_curses_bring_nothing_and_do_not_return() -> None:
    state = cursed("kraken")
    give(state, CORA, unsinkables=2)
    act(state, BEN, play("kraken"))
    throw_faces(state, a=(2,) * 7, b=(2,) * 7, c=(1, 1, 2, 2, 2, 2, 2))
    has(state, CORA, ships=5, reserve=5, yin_yang=0)


@rule("W11.8")
def test_surplus_goods_are_discarded_after_all_hits_and_no_more() -> None:
    state = cursed("kraken")
    give(state, CORA, ships=4)
    load(state, CORA, rum=3, coffee=1)
    act(state, BEN, play("kraken"))
    throw_faces(state, a=(2,) * 7, b=(2,) * 7, c=(1, 2, 2, 2))
    assert (stack(state), state.pending) == ("Overboard", (CORA,))
    seen = view(state).surplus
    assert seen is not None
    assert (seen.seat, seen.goods) == (CORA, 1)
    refused(state, CORA, ("discard", 2), "W11.8", reason="goods-missing")
    act(state, CORA, ("discard", 1))
    assert (cargo(state, CORA), stack(state)) == ((3, 0, 0), "Shaman")


@rule("W11.8")
def test_one_kind_of_goods_is_discarded_without_a_question() -> None:
    state = cursed("idol")
    give(state, CORA, ships=3)
    load(state, CORA, rum=3)
    act(state, BEN, play("idol"), ("name", 1))
    has(state, CORA, ships=2, cargo=2)


@rule("W11.8")
def test_with_enough_ships_nothing_may_be_discarded() -> None:
    state = cursed("kraken")
    give(state, CORA, ships=4)
    load(state, CORA, rum=2, coffee=1)
    act(state, BEN, play("kraken"))
    throw_faces(state, a=(2,) * 7, b=(2,) * 7, c=(1, 2, 2, 2))
    has(state, CORA, ships=3, cargo=3)
    assert stack(state) == "Shaman"


@rule("W11.9")
def test_without_a_ship_at_sea_nothing_happens() -> None:
    state = cursed("kraken")
    deal(state, BEN, "idol")
    give(state, CORA, ships=1, chests=12)
    branch = state.copy()
    act(branch, BEN, play("kraken"))
    assert branch.waiting[CORA] == 0
    act(state, BEN, play("idol"), ("name", 0))
    has(state, CORA, ships=1, chests=12, marks=0)


@rule("W11.10")
def test_each_seat_settles_clockwise_from_the_shaman() -> None:
    state = cursed("kraken")
    fleets(state, 2, 2, 2)
    for seat in range(3):
        load(state, seat, rum=1, coffee=1)
    act(state, BEN, play("kraken"))
    throw_faces(state, a=(1, 2), b=(1, 2), c=(1, 2))
    order = []
    while stack(state) == "Overboard":
        order.append(state.pending[0])
        act(state, state.pending[0], ("discard", 0))
    assert order == [BEN, CORA, ANA]


# ---------------------------------------------------------------- the eight curses


@rule("W12.1", "W12.2", "W12.3")
@pytest.mark.parametrize(
    ("name", "dice", "goods", "ships", "left"),
    [
        ("kraken", (1, 1, 4), (0, 0, 1), 2, (0, 0, 0)),
        ("iceberg", (2, 2, 5), (0, 3, 0), 3, (0, 1, 0)),
        ("sirens", (3, 6, 6), (0, 1, 1), 2, (0, 1, 1)),
        ("sirens", (3, 3, 3), (2, 0, 0), 2, (0, 0, 0)),
    ],
)
def test_kraken_iceberg_and_sirens(
    name: str, dice: tuple[int, ...], goods: tuple[int, ...], ships: int, left: tuple[int, ...]
) -> None:
    state = cursed(name)
    give(state, CORA, ships=3)
    load(state, CORA, *goods)
    act(state, BEN, play(name))
    throw_faces(state, a=(6,) * 7, b=(6,) * 7, c=dice)
    has(state, CORA, ships=ships)
    assert cargo(state, CORA) == left


@rule("W12.4")
@pytest.mark.parametrize(
    ("harbour", "price", "ships", "left"), [(3, "3", 6, (2, 0, 0)), (0, "3", 7, (0, 1, 0)), (0, "2", 7, (0, 1, 0))]
)
def test_mutiny_takes_the_most_wanted_good(harbour: int, price: str, ships: int, left: tuple[int, ...]) -> None:
    state = turn("shaman", alone=False, cove_rum_price=price)
    deal(state, BEN, "mutiny")
    state.harbour = harbour
    load(state, CORA, rum=2, coffee=1)
    act(state, BEN, play("mutiny"))
    throw_faces(state, a=(6,) * 7, b=(6,) * 7, c=(4, 4, 1, 1, 1, 1, 1))
    has(state, CORA, ships=ships)
    assert cargo(state, CORA) == left


@rule("W12.4")
@pytest.mark.parametrize(
    ("goods", "ships"), [({"rum": 2}, 7), ({"rum": 2, "coffee": 1}, 7), ({"coffee": 1}, 6), ({}, 5)]
)
def test_mutiny_spares_ships_of_seats_with_other_goods(goods: dict[str, int], ships: int) -> None:
    """Two hits; the coffee harbour is open. The seat loses a ship only once it has no goods at all."""
    state = turn("shaman", alone=False, mutiny_ships="without_any_good")
    deal(state, BEN, "mutiny")
    state.harbour = 3
    load(state, CORA, **goods)
    act(state, BEN, play("mutiny"))
    facts = throw_faces(state, a=(6,) * 7, b=(6,) * 7, c=(4, 4, 1, 1, 1, 1, 1))
    has(state, CORA, ships=ships)
    assert cargo(state, CORA) == (goods.get("rum", 0), 0, 0)
    assert told(facts, "mutiny_spared") == ([("mutiny_spared", CORA, 1)] if "rum" in goods else [])


def whirl(face: int, *ships: tuple[int, int], shaman: int = BEN, seats: int = 3) -> Seas:
    """A whirlpool with the red die at (1000, 1000); ships (seat, tenths of a millimetre away) to its right."""
    state = cursed("whirlpool", shaman, seats)
    owners = [seat for seat, _ in ships]
    fleets(state, *[owners.count(seat) for seat in range(seats)])
    talismans(state, ANA, 1)
    act(state, shaman, play("whirlpool"))
    angles = ((1, 0), (0, 1), (0, -1), (-1, 0))
    seen: dict[tuple[int, int], int] = {}
    dice = [(RED, face, 1000, 1000)]
    for seat, away in ships:
        number = seen.get((seat, away), 0)
        seen[seat, away] = number + 1
        across, along = angles[seat] if number == 0 else (-1, 0)
        dice.append((seat, 5, 1000 + across * away, 1000 + along * away))
    throw(state, *dice)
    return state


@rule("W12.5")
def test_the_whirlpool_hits_as_many_ships_as_its_die_shows() -> None:
    state = whirl(3, (ANA, 180), (BEN, 250), (CORA, 400), (ANA, 410))
    assert [die.hit for die in view(state).chart.dice] == [False, True, True, True, False]


@rule("W12.6")
def test_a_talisman_pays_for_a_ship_and_the_yin_yang_stays() -> None:
    state = cursed("whirlpool")
    fleets(state, 2, 0, 0)
    talismans(state, ANA, 1)
    give(state, ANA, yin_yang=4)
    act(state, BEN, play("whirlpool"))
    throw(state, (RED, 2, 1000, 1000), (ANA, 1, 1200, 1000), (ANA, 1, 1500, 1000))
    has(state, ANA, talismans=0, ships=1, yin_yang=4)
    assert state.discards == [0, 0, 0, 1]


@rule("W12.7")
def test_the_shaman_picks_among_equally_near_ships() -> None:
    state = whirl(2, (ANA, 200), (BEN, 310), (CORA, 310))
    assert (stack(state), state.pending) == ("Whirlpool", (BEN,))
    assert view(state, ANA).chart.near == [2, 3]
    refused(state, BEN, ("swallow", 1), "W12.7")
    refused(state, BEN, ("swallow", 0), "W12.7")
    act(state, BEN, ("swallow", 3))
    assert state.ships == [1, 1, 0]


@rule("W12.7")
def test_ships_of_one_owner_need_no_choice_and_too_few_are_all_hit() -> None:
    state = whirl(2, (ANA, 200), (BEN, 310), (BEN, 310))
    assert (stack(state), state.ships) == ("Shaman", [1, 1, 0])
    state = whirl(6, (ANA, 200), (BEN, 310), (CORA, 500), (CORA, 700))
    assert state.ships == [1, 0, 0]
    state = whirl(3, (ANA, 200), (BEN, 310), (CORA, 310))
    assert state.ships == [1, 0, 0]


@rule("W12.7")
def test_several_last_hits_are_picked_one_by_one() -> None:
    state = whirl(2, (ANA, 310), (BEN, 310), (CORA, 310), seats=4, shaman=DINO)
    act(state, DINO, ("swallow", 2))
    assert state.legal(DINO) == [("swallow", 1), ("swallow", 3)]
    act(state, DINO, ("swallow", 1))
    has(state, ANA, talismans=0, ships=1)
    assert state.ships == [1, 0, 1, 0]


@rule("W12.8")
def test_the_idol_wants_a_good_and_no_talisman() -> None:
    state = cursed("idol")
    act(state, BEN, play("idol"))
    refused(state, BEN, ("name", 3), "W12.8")
    refused(state, BEN, ("name", -1), "W12.8")
    assert state.legal(BEN) == [("name", good) for good in range(len(GOOD))]
    act(state, BEN, ("name", 1))
    assert state.ships == [6, 6, 6]


@rule("W12.9")
def test_everyone_pays_the_idol_in_goods_or_ships() -> None:
    state = cursed("idol")
    load(state, ANA, coffee=2)
    give(state, CORA, chests=10)
    facts = act(state, BEN, play("idol"), ("name", 1))
    assert cargo(state, ANA) == (0, 1, 0)
    has(state, CORA, ships=6, guards=1)
    has(state, BEN, ships=6)
    has(state, ANA, ships=7)
    assert not told(facts, "thrown")


@rule("W12.10")
@pytest.mark.parametrize(
    ("chests", "ships", "left", "guards"), [(21, 7, 17, 1), (9, 7, 9, 0), (25, 1, 23, 1), (10, 7, 8, 0)]
)
def test_wages_cost_two_chests_for_each_guard(chests: int, ships: int, left: int, guards: int) -> None:
    state = cursed("wages")
    give(state, CORA, chests=chests, ships=ships)
    act(state, BEN, play("wages"))
    has(state, CORA, chests=left, guards=guards)


def test_a_curse_on_nobody_needs_no_throw() -> None:
    state = cursed("kraken")
    fleets(state, 0, 0, 0)
    act(state, BEN, play("kraken"))
    assert (stack(state), state.pending != (CHANCE,)) == ("Shaman", True)

"""The worked examples of rules.toml."""

import pytest

from nassau.games.seas.components import RED
from nassau.games.seas.rounds import Rounds
from nassau.games.seas.scoring import FinalSale
from nassau.games.seas.state import Seas
from nassau.kernel import Action
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DECLINE,
    DINO,
    DONE,
    EXPLORE,
    SELL,
    act,
    called,
    card,
    cargo,
    chance,
    deal,
    draw_loot,
    finish,
    give,
    has,
    load,
    play,
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
from tests.support.marks import example

SUNK = ("pirate_sunk", "red_sunk", "both_sunk")


@example("W-E1")
def test_buying_three_ships_lets_a_guard_return() -> None:
    state = turn("shipbuilder", ANA, alone=False)
    give(state, ANA, chests=22)
    has(state, ANA, guards=2, reserve=3)
    act(state, ANA, ("buy", 3))
    has(state, ANA, chests=19, ships=10, reserve=0, guards=1, at_sea=9)


@example("W-E2")
def test_three_players_send_up_to_four_ships_against_two() -> None:
    state = turn("captain")
    deal(state, BEN, "Spain 2")
    act(state, BEN, play("Spain 2"))
    for seat in (BEN, CORA, ANA):
        assert state.legal(seat) == [("send", count) for count in range(5)]
        refused(state, seat, ("send", 5), "W7.3", 4, 5, reason="raiders-at-most")
        send(state, 1)


@example("W-E3")
def test_the_battle_of_the_rulebook() -> None:
    """Green is Ana, white is Ben, blue is Cora; places in millimetres."""
    state = turn("captain", ANA, alone=False)
    deal(state, ANA, "Spain 3")
    act(state, ANA, play("Spain 3"))
    send(state, 1, 2, 2)
    dice = [(RED, 2, 40, 40), (RED, 6, 150, 150), (RED, 4, 220, 60), (ANA, 1, 55, 40), (BEN, 2, 40, 60)]
    dice += [(BEN, 3, 185, 150), (CORA, 3, 150, 175), (CORA, 6, 220, 90)]
    facts = throw(state, *[(colour, face, 10 * x, 10 * y) for colour, face, x, y in dice])
    assert [fact[:5] for fact in told(facts, *SUNK)] == [
        ("pirate_sunk", ANA, 1, 2, 15),
        ("both_sunk", BEN, 2, 2, 20),
        ("pirate_sunk", CORA, 3, 6, 25),
        ("red_sunk", CORA, 6, 4, 30),
        ("pirate_sunk", BEN, 3, 6, 35),
        ("both_sunk", CORA, 6, 6, 92),
    ]
    assert told(facts, "raid_won", "raid_lost", "loot_drawn") == [("raid_won", 0)]
    assert state.yin_yang == [1, 2, 2]


@example("W-E4")
def test_four_sent_one_sunk() -> None:
    state = turn("captain", ANA, seats=2, alone=False)
    deal(state, ANA, "Spain 2")
    act(state, ANA, play("Spain 2"))
    send(state, 4, 0)
    throw(
        state,
        (RED, 2, 500, 500),
        (RED, 1, 2400, 2400),
        (ANA, 1, 700, 500),
        *[(ANA, 5, 1000 + 200 * n, 1000) for n in range(3)],
    )
    has(state, ANA, yin_yang=1, ships=6, reserve=4)
    draw_loot(state, "rum", "rum", "rum")
    assert (stack(state), state.drawn) == ("Stow", [3, 0, 0])


@example("W-E5")
def test_the_cheapest_good_may_be_discarded() -> None:
    state = turn("captain", ANA, seats=2, alone=False)
    state.harbour = 2
    deal(state, ANA, "Spain 1")
    give(state, ANA, ships=3)
    act(state, ANA, play("Spain 1"))
    send(state, 3, 0)
    throw(state, (RED, 1, 500, 500), *[(ANA, 5, 1000 + 200 * n, 1000) for n in range(3)])
    draw_loot(state, "rum", "coffee", "rum")
    act(state, ANA, ("load", 0, 2), ("load", 1, 0))
    has(state, ANA, loaded=2, free=1)
    assert (cargo(state, ANA), state.discards) == ((2, 0, 0), [0, 1, 0, 0])


@example("W-E6")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_start_players_shaman_holds_back_six(seats: int) -> None:
    state = turn("shaman", ANA, seats=seats, start=ANA)
    deal(state, ANA, "sirens")
    give(state, ANA, ships=8)
    load(state, ANA, rum=2)
    act(state, ANA, play("sirens"))
    assert state.waiting[ANA] == 2
    others = dict.fromkeys("bcd"[: seats - 1], (1,) * 7)
    throw_faces(state, a=(3, 5), **others)
    has(state, ANA, ships=8)
    assert cargo(state, ANA) == (1, 0, 0)


@example("W-E7")
def test_three_coffee_and_two_fruit() -> None:
    state = turn("merchant", ANA, alone=False)
    state.harbour = 3
    give(state, ANA, chests=16)
    load(state, ANA, coffee=3, fruit=2)
    act(state, ANA, ("offer", 1, 3), ("offer", 2, 2))
    has(state, ANA, chests=27, guards=2, free=5)


@example("W-E8")
def test_goods_are_packed_together_after_a_sale() -> None:
    state = turn("merchant", ANA, alone=False)
    give(state, ANA, ships=4, chests=0, chambers=1)
    load(state, ANA, coffee=3, rum=1, fruit=1)
    has(state, ANA, loaded=4)
    act(state, ANA, ("offer", 1, 3), SELL)
    has(state, ANA, loaded=1, free=3)


@example("W-E9")
def test_the_kraken_takes_two_fruit_and_a_ship() -> None:
    state = turn("shaman", BEN, alone=False)
    deal(state, BEN, "kraken")
    load(state, ANA, fruit=2, coffee=3)
    act(state, BEN, play("kraken"))
    throw_faces(state, a=(1, 1, 1, 2, 2, 2, 2), b=(2,) * 7, c=(2,) * 7)
    has(state, ANA, ships=6)
    assert cargo(state, ANA) == (0, 3, 0)


@example("W-E10")
@pytest.mark.parametrize("harbour", [0, 1, 2])
def test_mutiny_takes_two_rum_and_two_ships(harbour: int) -> None:
    state = turn("shaman", BEN, alone=False)
    state.harbour = harbour
    deal(state, BEN, "mutiny")
    load(state, ANA, rum=2)
    act(state, BEN, play("mutiny"))
    throw_faces(state, a=(4, 4, 4, 4, 2, 2, 2), b=(2,) * 7, c=(2,) * 7)
    has(state, ANA, ships=5, cargo=0)


@example("W-E11")
def test_one_unsinkable_ship_of_two_sunk() -> None:
    state = turn("captain", ANA, seats=2, alone=False)
    deal(state, ANA, "Spain 2")
    give(state, ANA, unsinkables=1)
    act(state, ANA, play("Spain 2"))
    send(state, 4, 0)
    throw(
        state,
        (RED, 3, 500, 500),
        (RED, 1, 2400, 2400),
        (ANA, 1, 700, 500),
        (ANA, 2, 500, 720),
        (ANA, 6, 1000, 1000),
        (ANA, 6, 1400, 1400),
    )
    has(state, ANA, ships=6, reserve=4, yin_yang=1)
    draw_loot(state, "rum", "rum")
    assert stack(state) == "Stow"


@example("W-E12")
def test_a_bargain_pays_for_ships() -> None:
    state = turn("shipbuilder", ANA, alone=False)
    state.harbour = 2
    give(state, ANA, chests=0, yin_yang=3)
    load(state, ANA, rum=1, fruit=1)
    act(state, ANA, ("bargain", 0, 2))
    has(state, ANA, chests=5)
    act(state, ANA, ("buy", 3))
    has(state, ANA, chests=2, yin_yang=0, reserve=0, marks=0)


@example("W-E13")
@pytest.mark.parametrize(("coffee", "bargain", "gain"), [(4, True, 14), (4, False, 13), (3, True, 7), (3, False, 10)])
def test_when_a_bargain_is_worth_it(coffee: int, bargain: bool, gain: int) -> None:
    state = turn("merchant", ANA, alone=False)
    state.harbour = 3
    give(state, ANA, chests=0, yin_yang=3)
    load(state, ANA, coffee=coffee, rum=1)
    if bargain:
        act(state, ANA, ("bargain", 0, 1), ("offer", 1, coffee - 1))
    else:
        act(state, ANA, ("offer", 1, coffee), ("offer", 0, 1))
    has(state, ANA, chests=gain)


@example("W-E14")
@pytest.mark.parametrize(("level", "left"), [(0, 2), (1, 3)])
def test_a_chest_in_the_tavern_may_cost_a_good(level: int, left: int) -> None:
    state = turn("shaman", ANA, alone=False)
    deal(state, ANA, "tavern")
    give(state, ANA, ships=3, chests=9, chambers=level)
    load(state, ANA, rum=1, coffee=1, fruit=1)
    act(state, ANA, play("tavern"))
    throw_faces(state, red=(4, 6, 6))
    act(state, ANA, ("serve", ANA, 0))
    if level == 0:
        assert len(state.legal(ANA)) == 3
        act(state, ANA, ("discard", 0))
    has(state, ANA, chests=10, guards=1, at_sea=2, cargo=left)


@example("W-E15")
@pytest.mark.parametrize(("option", "gain"), [("both", 2), ("start_player_only", 1)])
def test_gifts_with_two_players(option: str, gain: int) -> None:
    state = table(2, start=ANA, two_player_gifts=option)
    deal(state, ANA, "Spain 1")
    load(state, BEN, rum=1)
    called(state, captain=ANA, merchant=BEN)
    act(state, ANA, play("Spain 1"))
    send(state, 1, 0)
    throw(state, (RED, 1, 500, 500), (ANA, 5, 900, 900))
    draw_loot(state, "rum")
    act(state, ANA, ("load", 0, 0))
    assert state.yin_yang[ANA] == 2
    act(state, BEN, ("offer", 0, 1))
    assert state.chests[BEN] == 7 + gain


@example("W-E16")
@pytest.mark.parametrize(("pick", "survivors", "yin_yang"), [(1, [1, 1], 0), (2, [1, 0], 1)])
def test_the_captains_choice_decides_who_survives(pick: int, survivors: list[int], yin_yang: int) -> None:
    state = turn("captain", ANA, seats=2, alone=False)
    deal(state, ANA, "Spain 1")
    act(state, ANA, play("Spain 1"))
    send(state, 1, 1)
    throw(state, (RED, 5, 1000, 1000), (ANA, 6, 1300, 1000), (BEN, 3, 1000, 1300))
    act(state, ANA, ("fight", 0, pick))
    assert [1 - state.hits[die] for die in (1, 2)] == survivors
    assert (state.hits[0], state.yin_yang[BEN]) == (1, yin_yang)
    facts = draw_loot(state, *["talisman"] * sum(survivors))
    assert told(facts, "loot_drawn") == [("loot_drawn", seat, 3, 1) for seat in (ANA, BEN) if survivors[seat]]


@example("W-E17")
def test_the_whirlpool_picks_cora() -> None:
    state = turn("shaman", DINO, seats=4, alone=False)
    deal(state, DINO, "whirlpool")
    state.ships = [1, 1, 1, 1]
    talismans(state, ANA, 1)
    act(state, DINO, play("whirlpool"))
    throw(
        state,
        (RED, 2, 1000, 1000),
        (ANA, 1, 1200, 1000),
        (BEN, 1, 1000, 1310),
        (CORA, 1, 1000, 690),
        (DINO, 1, 2000, 2000),
    )
    act(state, DINO, ("swallow", 3))
    has(state, ANA, talismans=0, ships=1)
    has(state, CORA, ships=0, reserve=10, yin_yang=0)
    has(state, BEN, ships=1)


@example("W-E18")
@pytest.mark.parametrize(("bargain", "result"), [(True, 33), (False, 31)])
def test_a_whole_score(bargain: bool, result: int) -> None:
    state = table(3)
    state.harbour, state.finale, state.above = 1, 3, -1
    give(state, ANA, chests=33, yin_yang=7, marks=1)
    load(state, ANA, rum=2, coffee=1)
    talismans(state, ANA, 2)
    deal(state, ANA, "H2", "kraken")
    state.stack = [Rounds()]
    state.become(FinalSale(0))
    act(state, ANA, ("bargain", 0, 1) if bargain else DONE)
    assert state.over
    assert (state.scores()[ANA], state.marks[ANA]) == (result, 3)
    tallies = view(state).tallies
    assert tallies is not None
    assert tallies[ANA] == ([33, 6, 2, 2, 1, 3] if bargain else [33, 3, 2, 2, 2, 3])


@example("W-E19")
def test_the_kraken_on_two_double_chambers() -> None:
    state = turn("shaman", BEN, alone=False)
    deal(state, BEN, "kraken")
    give(state, ANA, ships=2, chests=5, chambers=2)
    load(state, ANA, rum=1, coffee=2, fruit=1)
    has(state, ANA, capacity=4)
    act(state, BEN, play("kraken"))
    throw_faces(state, a=(1, 1), b=(2,) * 7, c=(2,) * 7)
    has(state, ANA, at_sea=1, capacity=2, cargo=3)
    assert (stack(state), state.legal(ANA)) == ("Overboard", [("discard", 0), ("discard", 1)])
    act(state, ANA, ("discard", 1))
    has(state, ANA, cargo=2)
    assert stack(state) != "Overboard"


def declined_round(state: Seas) -> None:
    """All seats choose the captain and decline."""
    for seat in range(state.seats):
        act(state, seat, ("choose", 2))
    while stack(state) not in ("ChooseRole", "over"):
        act(state, state.pending[0], DECLINE)


@example("W-E20")
def test_the_end_card_is_drawn_by_the_start_player() -> None:
    state = table(3, start=ANA)
    state.round = 9
    state.pile = [0] * len(state.pile)
    for name in ("H1", "H2", "H3", "H4", "H5"):
        state.pile[card(name)] = 1
    state.above = 1
    called(state, cartographer=ANA, merchant=BEN, shipbuilder=CORA)
    act(state, CORA, DECLINE)
    act(state, BEN, DECLINE)
    facts = act(state, ANA, EXPLORE)
    draws: list[Action] = [("draw", card(name)) for name in ("H1", "H2", "H3")]
    facts += chance(state, *draws)
    assert [fact.name for fact in facts if fact.name in ("card_drawn", "end_card_drawn")] == [
        "card_drawn",
        "end_card_drawn",
        "card_drawn",
        "card_drawn",
    ]
    has(state, ANA, hand_size=3)
    assert sum(state.pile) == 2
    rounds = []
    while stack(state) == "ChooseRole":
        rounds.append(state.round)
        declined_round(state)
    assert rounds == [10, 11, 12]
    finish(state)
    assert state.over

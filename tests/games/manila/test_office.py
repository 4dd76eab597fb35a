"""M4: the harbour master buys, loads and launches."""

from itertools import permutations, product

import pytest

from nassau.games.manila.components import CREW, SMALL_PILOT
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE
from nassau.kernel.refusal import at_least, exactly
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    JADE,
    SILK,
    act,
    asked,
    begin,
    decline,
    offers,
    refused,
    roll,
    sail,
    shares,
    spaces,
    table,
    values,
    who,
)
from tests.support.marks import rule


def buying() -> Manila:
    state = table()
    begin(state, "buy")
    return state


def launching() -> Manila:
    state = table()
    sail(state, ginseng=0, nutmeg=0, silk=0)
    begin(state, "launch")
    return state


@rule("M4.1")
def test_buy_then_load_then_launch() -> None:
    state = buying()
    assert refused(state, ANA, "load:0") == refused(state, ANA, "launch:3") == "M4.1"
    act(state, ANA, "skip")
    assert asked(state) == "LoadPunts"
    assert refused(state, ANA, "buy:0") == refused(state, ANA, "launch:3") == "M4.1"
    act(state, ANA, "load:0", "load:1", "load:2")
    assert asked(state) == "LaunchPunts"
    assert refused(state, ANA, "buy:0") == refused(state, ANA, "load:3") == "M4.1"
    act(state, ANA, "launch:3", "launch:3", "launch:3")
    assert asked(state) == "Placement"
    assert refused(state, ANA, "launch:3") == refused(state, ANA, "load:3") == "M4.1"


@rule("M4.2")
def test_only_the_harbour_master_buys_one_share_or_none() -> None:
    state = buying()
    assert "skip" in offers(state, "skip")
    for seat in (BEN, CORA, DINO):
        assert refused(state, seat, "buy:0") == "K1.1"
    act(state, ANA, "buy:0")
    assert (sum(state.bought), state.unpledged(ANA)) == (1, 1)
    assert refused(state, ANA, "buy:0") == "M4.1"
    act(state, ANA, "load:0", "load:1", "load:2", "launch:3", "launch:3", "launch:3")
    for seat in (ANA, BEN, CORA, DINO):
        assert who(state) == seat
        assert refused(state, seat, "buy:0") == "M4.1"
        act(state, seat, "decline")


@rule("M4.3")
@pytest.mark.parametrize(("value", "price"), [(0, 5), (5, 5), (10, 10), (20, 20)])
def test_the_price_of_a_share(value: int, price: int) -> None:
    state = buying()
    values(state, silk=value)
    act(state, ANA, "buy:2")
    assert state.cash == [30 - price, 30, 30, 30]


@rule("M4.4")
def test_only_what_is_in_the_supply() -> None:
    state = buying()
    state.supply = [2, 0, 1, 3]
    assert offers(state, "buy") == ["buy:0", "buy:2", "buy:3"]
    assert refused(state, ANA, "buy:1") == "M4.4"
    assert refused(state, ANA, "buy:4") == refused(state, ANA, "buy:-1") == "M4.4"
    act(state, ANA, "buy:2")
    assert state.supply == [2, 0, 0, 3]


@rule("M4.5")
def test_a_loan_for_the_purchase() -> None:
    state = buying()
    state.cash[ANA] = 3
    assert state.refusal(ANA, ("buy", SILK)) == at_least("M4.5", "share_price", 5, 3)
    assert offers(state, "buy") == []
    shares(state, ANA, "jade")
    act(state, ANA, "pledge:3")
    assert state.cash[ANA] == 15
    act(state, ANA, "buy:2")
    assert state.cash[ANA] == 10
    act(state, ANA, "pledge:2")
    assert (state.cash[ANA], state.loans(ANA)) == (22, 2)


@rule("M4.5")
def test_the_new_share_does_not_pay_for_itself() -> None:
    state = buying()
    state.cash[ANA] = 3
    shares(state, ANA, "jade")
    act(state, ANA, "buy:2")
    assert (asked(state), offers(state, "pledge"), state.bought[SILK]) == ("Payment", ["pledge:3"], 0)
    assert refused(state, ANA, "pledge:2") == "M2.2"
    act(state, ANA, "pledge:3")
    assert (state.cash[ANA], state.hand[SILK], state.bought[SILK]) == (10, 1, 1)


@rule("M4.6")
def test_three_different_wares() -> None:
    state = table()
    begin(state, "load")
    act(state, ANA, "load:2")
    assert refused(state, ANA, "load:2") == "M4.6"
    assert refused(state, ANA, "load:4") == refused(state, ANA, "load:-1") == "M4.6"
    act(state, ANA, "load:0")
    assert offers(state, "load") == ["load:1", "load:3"]
    assert refused(state, ANA, "launch:3") == "M4.1"
    act(state, ANA, "load:1")
    assert state.load == [2, 0, 1]


@rule("M4.6")
def test_every_way_to_load() -> None:
    for choice in permutations(range(4), 3):
        state = table()
        begin(state, "load")
        act(state, ANA, *[f"load:{ware}" for ware in choice])
        assert (state.load, asked(state)) == (list(choice), "LaunchPunts")


@rule("M4.6")
def test_the_ware_ashore_does_not_take_part() -> None:
    state = table()
    values(state, jade=10)
    sail(state, ginseng=3, nutmeg=3, silk=3)
    begin(state, "place")
    assert not set(spaces(state)) & set(CREW[JADE])
    assert refused(state, ANA, f"place:{CREW[JADE][0]}") == "M4.6"
    decline(state)
    assert refused(state, CHANCE, "roll:3:1") == "K1.4"
    for _ in range(2):
        roll(state, ginseng=6, nutmeg=6, silk=6)
        decline(state)
    assert state.dice[JADE] == 0
    roll(state, ginseng=6, nutmeg=6, silk=6)
    assert state.voyage == 3
    assert state.market == [1, 1, 1, 2]


def launches(triple: tuple[int, ...]) -> bool:
    """Whether the engine accepts these starting waves, one after the other."""
    state = launching()
    for wave in triple:
        if state.refusal(ANA, ("launch", wave)):
            return False
        act(state, ANA, f"launch:{wave}")
    assert (state.wave, asked(state)) == (list(triple), "Placement")
    return True


@rule("M4.7")
def test_one_punt_on_each_route_from_0_to_5() -> None:
    assert launches((3, 3, 3))
    assert launches((0, 4, 5))
    assert refused(launching(), ANA, "launch:6") == "M4.7"
    assert refused(launching(), ANA, "launch:-1") == "M4.7"
    state = launching()
    act(state, ANA, "launch:4")
    assert state.wave == [4, 0, 0]
    act(state, ANA, "launch:3")
    assert state.wave == [4, 3, 0]
    act(state, ANA, "launch:2")
    assert refused(state, ANA, "launch:0") == "M4.1"


@rule("M4.8")
def test_waves_add_up_to_nine() -> None:
    accepted = {triple for triple in product(range(6), repeat=3) if launches(triple)}
    patterns = ((0, 4, 5), (1, 3, 5), (1, 4, 4), (2, 2, 5), (2, 3, 4), (3, 3, 3))
    assert accepted == {order for pattern in patterns for order in permutations(pattern)}
    assert len(accepted) == 25
    state = launching()
    act(state, ANA, "launch:2", "launch:3")
    assert state.refusal(ANA, ("launch", 3)) == exactly("M4.8", "last_start", 4, 3)
    state = launching()
    act(state, ANA, "launch:5")
    assert refused(state, ANA, "launch:5") == "M4.8"


@rule("M4.1")
def test_duties_come_before_anybody_places() -> None:
    state = buying()
    state.spaces[SMALL_PILOT] = BEN
    assert refused(state, ANA, "place:13") == "M5.4"
    assert refused(state, ANA, "decline") == "M6.3"
    assert refused(state, BEN, "rest") == "K1.1"

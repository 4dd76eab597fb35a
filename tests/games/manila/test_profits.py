"""M11, M12: who is paid for what, and the insurance."""

from itertools import combinations

import pytest

from nassau.games.manila.components import CAPTAIN, INSURANCE, PORT, YARD
from nassau.games.manila.state import Manila
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from tests.conformance.cases import ALL
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    EVA,
    JADE,
    SILK,
    aboard,
    act,
    asked,
    begin,
    lie,
    offers,
    sail,
    shares,
    table,
    told,
    who,
)
from tests.games.manila.test_course import voyages
from tests.support.marks import rule

MANILA = [case for case in ALL if case.id == "manila"]
GROUPS = {"pirate_paid": 1, "crew_paid": 2, "port_paid": 3, "repairs_due": 4, "yard_paid": 4}
LOADS = ("ginseng", "nutmeg", "silk")


def landed(port: str = "", yard: str = "", seats: int = 5) -> Manila:
    """All punts lie somewhere. Call `begin(state, "profits")` to settle."""
    state = table(seats)
    sail(state, **dict.fromkeys((port + " " + yard).split(), 0))
    lie(state, port, yard)
    return state


def arrivals(count: int) -> list[tuple[str, str]]:
    """Every choice of `count` punts in port, the rest in the shipyard."""
    choices = combinations(LOADS, count)
    return [(" ".join(port), " ".join(ware for ware in LOADS if ware not in port)) for port in choices]


@rule("M11.1")
@pytest.mark.parametrize("case", MANILA, ids=str)
def test_payouts_come_in_four_groups(case: Case) -> None:
    for log in voyages(playthrough(case)):
        groups = [GROUPS[name] for name in log if name in GROUPS]
        assert groups == sorted(groups)


@rule("M11.1")
def test_all_four_groups_in_one_voyage() -> None:
    state = table(5)
    sail(state, silk=13, jade=14, ginseng=3)
    lie(state, port="jade")
    state.spaces[CAPTAIN], state.spaces[PORT[0]], state.spaces[YARD[0]] = ANA, BEN, CORA
    aboard(state, "jade", DINO)
    state.spaces[INSURANCE] = EVA
    begin(state, "plunder")
    names = [fact.name for fact in state.facts]
    act(state, ANA, "send:0")
    names += [fact.name for fact in state.facts]
    paid = [name for name in names if name in GROUPS]
    assert paid == ["pirate_paid", "crew_paid", "port_paid", "repairs_due", "yard_paid"]


@rule("M11.2")
def test_a_crew_shares_the_load() -> None:
    state = landed("nutmeg", "silk jade")
    aboard(state, "nutmeg", ANA, BEN, ANA)
    begin(state, "profits")
    assert state.cash == [46, 38, 30, 30, 30]


@rule("M11.2")
@pytest.mark.parametrize(("ware", "value"), [("ginseng", 18), ("nutmeg", 24), ("silk", 30), ("jade", 36)])
def test_there_is_never_a_remainder(ware: str, value: int) -> None:
    others = [name for name in LOADS if name != ware][:2]
    for size in range(1, 5 if ware == "jade" else 4):
        state = landed(ware, " ".join(others))
        aboard(state, ware, *range(size))
        begin(state, "profits")
        assert [cash - 30 for cash in state.cash] == [value // size] * size + [0] * (5 - size)
        assert sum(state.cash) == 150 + value


@rule("M11.3")
def test_wrecked_crews_and_empty_punts() -> None:
    state = landed("jade", "silk nutmeg")
    aboard(state, "silk", ANA, BEN, CORA)
    begin(state, "profits")
    assert state.cash == [30] * 5
    assert (state.market[JADE], state.market[SILK]) == (1, 0)


@rule("M11.4")
@pytest.mark.parametrize(("count", "payouts"), list(enumerate([(0, 0, 0), (6, 0, 0), (6, 8, 0), (6, 8, 15)])))
def test_port_slots(count: int, payouts: tuple[int, ...]) -> None:
    for port, yard in arrivals(count):
        state = landed(port, yard)
        for slot, seat in zip(PORT, (ANA, BEN, CORA), strict=True):
            state.spaces[slot] = seat
        begin(state, "profits")
        assert [cash - 30 for cash in state.cash] == [*payouts, 0, 0]


@rule("M11.5")
@pytest.mark.parametrize(("count", "payouts"), list(enumerate([(0, 0, 0), (6, 0, 0), (6, 8, 0), (6, 8, 15)])))
def test_shipyard_slots_without_insurer(count: int, payouts: tuple[int, ...]) -> None:
    for yard, port in arrivals(count):
        state = landed(port, yard)
        for slot, seat in zip(YARD, (ANA, BEN, CORA), strict=True):
            state.spaces[slot] = seat
        begin(state, "profits")
        assert [cash - 30 for cash in state.cash] == [*payouts, 0, 0]


@rule("M12.1")
@pytest.mark.parametrize(("count", "left"), list(enumerate([40, 34, 26, 11])))
def test_the_insurer_pays_every_repair(count: int, left: int) -> None:
    for yard, port in arrivals(count):
        state = landed(port, yard)
        state.cash[ANA] = 40
        state.spaces[INSURANCE] = ANA
        begin(state, "profits")
        assert state.cash == [left, 30, 30, 30, 30]


@rule("M12.2")
def test_repairs_are_paid_to_the_shipyard_or_to_the_bank() -> None:
    state = landed("ginseng", "silk jade")
    state.spaces[INSURANCE], state.spaces[YARD[0]] = ANA, CORA
    begin(state, "profits")
    assert state.cash == [30 - 14, 30, 36, 30, 30]


@rule("M12.3")
def test_no_money_moves_for_the_insurers_own_slot() -> None:
    state = landed("ginseng", "silk jade")
    state.cash[ANA] = 20
    state.spaces[INSURANCE] = state.spaces[YARD[1]] = ANA
    begin(state, "profits")
    assert state.cash[ANA] == 14
    assert not told(state, "yard_paid")


@rule("M12.4")
def test_the_insurer_first_collects() -> None:
    state = landed("jade ginseng", "silk")
    state.cash[ANA] = 0
    shares(state, ANA, "nutmeg")
    state.spaces[INSURANCE] = ANA
    aboard(state, "jade", ANA, BEN, CORA)
    begin(state, "profits")
    assert (state.cash[ANA], state.loans(ANA), asked(state)) == (6, 0, "Auction")


@rule("M12.4")
def test_port_slots_too_come_before_the_repairs() -> None:
    state = landed("jade", "silk ginseng")
    state.cash[ANA] = 8
    state.spaces[INSURANCE] = state.spaces[PORT[0]] = ANA
    begin(state, "profits")
    assert (state.cash[ANA], asked(state)) == (0, "Auction")


@rule("M12.5")
def test_an_insurer_short_of_money() -> None:
    state = landed("", "silk jade ginseng")
    state.cash[ANA] = 5
    shares(state, ANA, "nutmeg")
    state.spaces[INSURANCE] = ANA
    for slot, seat in zip(YARD, (BEN, CORA, DINO), strict=True):
        state.spaces[slot] = seat
    begin(state, "profits")
    assert (asked(state), who(state), offers(state, "pledge")) == ("Payment", ANA, ["pledge:1"])
    act(state, ANA, "pledge:1")
    assert state.cash == [0, 36, 38, 45, 30]
    assert (state.unpledged(ANA), state.loans(ANA), asked(state)) == (0, 1, "Auction")
    state.cash[ANA] = 50
    sail(state, ginseng=14, nutmeg=14, silk=14)
    lie(state, port="ginseng nutmeg silk")
    begin(state, "profits")
    assert state.cash[ANA] == 50


@rule("M12.5")
def test_an_insurer_with_enough_shares_keeps_the_rest() -> None:
    state = landed("", "silk jade ginseng")
    state.cash[ANA] = 5
    shares(state, ANA, "nutmeg nutmeg jade")
    state.spaces[INSURANCE] = ANA
    begin(state, "profits")
    act(state, ANA, "pledge:1", "pledge:1")
    assert (state.cash[ANA], state.loans(ANA), state.unpledged(ANA)) == (0, 2, 1)

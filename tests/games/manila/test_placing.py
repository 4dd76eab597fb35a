"""M6: placing accomplices."""

from itertools import pairwise

import pytest

from nassau.games.manila.components import ASHORE, CAPTAIN, CREW, INSURANCE, LARGE_PILOT, MATE, PORT, SMALL_PILOT, YARD
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE, NOBODY
from nassau.kernel.refusal import at_least, exactly
from nassau.testing.cases import Case
from nassau.testing.playthrough import Moment, playthrough
from tests.conformance.cases import ALL
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    GINSENG,
    JADE,
    NUTMEG,
    SILK,
    aboard,
    act,
    asked,
    begin,
    decline,
    lie,
    offers,
    place,
    refused,
    roll,
    sail,
    shares,
    spaces,
    table,
    told,
    values,
    who,
)
from tests.support.marks import rule

MANILA = [case for case in ALL if case.id == "manila"]


def placing(seats: int = 4, which: int = 1, **options: str) -> Manila:
    """Ana is asked to place; ginseng, nutmeg and silk are at sea."""
    state = table(seats, **options)
    sail(state, ginseng=3, nutmeg=3, silk=3)
    begin(state, "place", which)
    return state


def jade_sailing() -> Manila:
    state = table()
    sail(state, nutmeg=3, silk=3, jade=3)
    begin(state, "place")
    return state


@rule("M6.1")
def test_one_accomplice_on_a_free_space_for_its_price() -> None:
    state = placing()
    place(state, ANA, PORT[1])
    assert (state.cash[ANA], state.spaces[PORT[1]]) == (27, ANA)
    assert refused(state, ANA, f"place:{PORT[0]}") == "K1.1"
    for seat in (BEN, CORA, DINO):
        assert refused(state, seat, f"place:{PORT[1]}") == "M6.1"
        act(state, seat, "decline")
    roll(state, ginseng=1, nutmeg=1, silk=1)
    assert refused(state, ANA, f"place:{PORT[1]}") == "M6.1"


@rule("M6.1")
@pytest.mark.parametrize("space", [-1, 24, 999])
def test_there_is_no_such_space(space: int) -> None:
    assert refused(placing(), ANA, f"place:{space}") == "M6.1"


@rule("M6.2")
def test_a_price_beyond_all_loans() -> None:
    state = placing()
    state.cash[ANA] = 2
    assert state.refusal(ANA, ("place", PORT[1])) == at_least("M6.2", "space_price", 3, 2)
    assert refused(state, ANA, f"place:{CAPTAIN}") == "M6.2"
    assert PORT[2] in spaces(state)
    shares(state, ANA, "jade")
    place(state, ANA, CAPTAIN)
    act(state, ANA, "pledge:3")
    assert (state.cash[ANA], state.spaces[CAPTAIN]) == (2 + 12 - 5, ANA)


@rule("M6.3")
def test_declining_is_always_offered_and_free() -> None:
    state = placing()
    for _ in range(3):
        for seat in (ANA, BEN, CORA, DINO):
            assert (who(state), offers(state, "decline")) == (seat, ["decline"])
            act(state, seat, "decline")
        assert state.cash == [30] * 4
        roll(state, ginseng=1, nutmeg=1, silk=1)


@rule("M6.3")
@pytest.mark.parametrize("case", MANILA, ids=str)
def test_one_accomplice_a_round_at_most(case: Case) -> None:
    """However often somebody declined: between two dice rounds (for three also before the first) one each."""
    placed: dict[int, int] = {}
    allowed = 2 if case.seats == 3 else 1
    for moment in playthrough(case).moments:
        if moment.seat == CHANCE:
            placed, allowed = {}, 1
        elif moment.action[0] == "launch":
            placed, allowed = {}, 2 if case.seats == 3 else 1
        elif moment.action[0] == "place":
            placed[moment.seat] = placed.get(moment.seat, 0) + 1
            assert placed[moment.seat] <= allowed


@rule("M6.4")
def test_declining_for_the_whole_voyage() -> None:
    state = placing(declining="out_for_voyage")
    act(state, ANA, "decline")
    for _ in range(2):
        for seat in (BEN, CORA, DINO):
            place(state, seat, spaces(state)[0])
        roll(state, ginseng=1, nutmeg=1, silk=1)
    assert [who(state), state.out] == [BEN, [1, 0, 0, 0]]
    for seat in (BEN, CORA, DINO):
        place(state, seat, spaces(state)[0])
    roll(state, ginseng=1, nutmeg=1, silk=1)
    assert (state.voyage, state.out) == (3, [0] * 4)
    for seat in (ANA, BEN, CORA, DINO):
        act(state, seat, "pass")
    act(state, ANA, "skip", "load:0", "load:1", "load:2", "launch:3", "launch:3", "launch:3")
    assert (asked(state), who(state)) == ("Placement", ANA)


@rule("M6.5")
def test_declining_for_one_round() -> None:
    state = placing(declining="this_round")
    act(state, ANA, "decline")
    for _ in range(2):
        decline(state)
        roll(state, ginseng=1, nutmeg=1, silk=1)
        assert who(state) == ANA
        place(state, ANA, spaces(state)[0])
    assert state.spaces.count(ANA) == 2
    assert who(state) == BEN


def crowded() -> Manila:
    """Five seats, all punts in port after the second roll, ten of the eleven spaces ashore taken."""
    state = table(5, declining="out_for_voyage")
    sail(state, ginseng=14, nutmeg=14, silk=14)
    lie(state, port="ginseng nutmeg silk")
    for space, seat in zip((*PORT, *YARD, CAPTAIN, MATE, SMALL_PILOT, LARGE_PILOT), [0, 1, 2, 3, 4] * 2, strict=True):
        state.spaces[space] = seat
    return state


@rule("M6.6")
def test_whoever_finds_no_space_sits_out() -> None:
    state = crowded()
    begin(state, "place", 3)
    assert (who(state), spaces(state)) == (ANA, [INSURANCE])
    place(state, ANA, INSURANCE)
    assert told(state, "sat_out") == [("sat_out", seat, 0) for seat in (1, 2, 3, 4)]
    assert not told(state, "declined")
    assert state.out == [0] * 5
    assert asked(state) == "Roll"


@rule("M6.7")
def test_several_own_accomplices_side_by_side() -> None:
    groups = [(CREW[GINSENG][:2], 3), ((CAPTAIN, MATE), 10), ((SMALL_PILOT, LARGE_PILOT), 7), (PORT[:2], 7)]
    groups += [(YARD[1:], 5), (CREW[SILK][:2], 7)]
    for group, price in groups:
        state = placing()
        place(state, ANA, group[0])
        decline(state)
        roll(state, ginseng=1, nutmeg=1, silk=1)
        place(state, ANA, group[1])
        assert [state.spaces[space] for space in group] == [ANA, ANA]
        assert state.cash[ANA] == 30 - price


@rule("M6.8")
@pytest.mark.parametrize("case", MANILA, ids=str)
def test_nothing_moves_an_accomplice_but_pirates_and_the_end_of_the_voyage(case: Case) -> None:
    moments = playthrough(case).moments
    for moment, after in pairwise(moments):
        assert isinstance(moment.state, Manila)
        assert isinstance(after.state, Manila)
        if moment.action[0] == "board" or after.state.voyage > moment.state.voyage:
            continue
        left = {
            space for space, seat in enumerate(moment.state.spaces) if seat not in (NOBODY, after.state.spaces[space])
        }
        assert left <= plundered(moment)


def plundered(moment: Moment) -> set[int]:
    """The seats of the punts that are plundered by what was done in this moment."""
    branch = moment.state.copy()
    branch.apply(moment.seat, moment.action)
    return {space for fact in branch.facts if fact.name == "plundered" for space in CREW[fact.args[0]]}


@rule("M6.8")
def test_a_winning_space_gives_its_payout_and_not_its_price() -> None:
    state = table()
    sail(state, ginseng=13, nutmeg=3, silk=3)
    begin(state, "place", 3)
    place(state, ANA, PORT[0])
    decline(state)
    roll(state, ginseng=1, nutmeg=1, silk=1)
    assert (state.voyage, state.cash[ANA]) == (3, 30 - 4 + 6)


@rule("M6.9")
@pytest.mark.parametrize(
    ("ware", "prices"), [(GINSENG, [1, 2, 3]), (NUTMEG, [2, 3, 4]), (SILK, [3, 4, 5]), (JADE, [3, 4, 5, 5])]
)
def test_prices_of_seats(ware: int, prices: list[int]) -> None:
    state = jade_sailing() if ware == JADE else placing()
    paid = []
    for space in CREW[ware]:
        seat, before = who(state), list(state.cash)
        place(state, seat, space)
        paid.append(before[seat] - state.cash[seat])
        if asked(state) == "Roll":
            roll(state, ginseng=1, nutmeg=1, silk=1, jade=1)
    assert paid == prices
    assert not set(spaces(state)) & set(CREW[ware])
    assert {refused(state, who(state), f"place:{space}") for space in CREW[ware]} == {"M6.1"}


@rule("M6.10")
@pytest.mark.parametrize(("ware", "value"), [("ginseng", 18), ("nutmeg", 24), ("silk", 30), ("jade", 36)])
@pytest.mark.parametrize("market", [0, 10])
def test_the_load_is_worth_the_same_whatever_the_market_says(ware: str, value: int, market: int) -> None:
    state = table()
    values(state, **{ware: market})
    others = [name for name in ("ginseng", "nutmeg", "silk") if name != ware][:2]
    sail(state, **{ware: 13, others[0]: 1, others[1]: 1})
    aboard(state, ware, BEN)
    begin(state, "roll", 3)
    roll(state, ginseng=1, nutmeg=1, silk=1, jade=1)
    assert state.cash == [30, 30 + value, 30, 30]


@rule("M6.11")
def test_the_cheapest_free_seat_is_taken() -> None:
    state = placing()
    place(state, ANA, CREW[SILK][0])
    assert set(spaces(state)) & set(CREW[SILK]) == {CREW[SILK][1]}
    assert state.refusal(BEN, ("place", CREW[SILK][2])) == exactly("M6.11", "seat_price", 4, 5)
    place(state, BEN, CREW[SILK][1])
    assert state.cash[BEN] == 26


@rule("M6.12")
def test_no_seat_on_a_punt_in_port() -> None:
    state = table()
    sail(state, ginseng=3, nutmeg=10, silk=3)
    aboard(state, "nutmeg", DINO)
    begin(state, "roll", 2)
    roll(state, ginseng=1, nutmeg=4, silk=1)
    assert (asked(state), state.berth) == ("Placement", [-1, 0, -1])
    assert not set(spaces(state)) & set(CREW[NUTMEG])
    assert refused(state, ANA, f"place:{CREW[NUTMEG][1]}") == "M6.12"
    assert CREW[GINSENG][0] in spaces(state)


@rule("M6.13")
@pytest.mark.parametrize("row", [PORT, YARD])
def test_prices_of_slots(row: tuple[int, ...]) -> None:
    left = []
    for space in row:
        state = placing()
        place(state, ANA, space)
        left.append(state.cash[ANA])
    assert left == [26, 27, 28]


@rule("M6.14")
def test_slots_are_chosen_freely() -> None:
    assert {*PORT, *YARD} <= set(spaces(placing()))
    state = table()
    sail(state, ginseng=14, nutmeg=3, silk=3)
    lie(state, port="ginseng")
    begin(state, "place", 3)
    assert PORT[0] in spaces(state)
    place(state, ANA, PORT[0])
    assert state.cash[ANA] == 26


@rule("M6.15")
def test_the_first_pirate_is_captain() -> None:
    state = placing()
    assert CAPTAIN in spaces(state)
    assert refused(state, ANA, f"place:{MATE}") == "M6.15"
    place(state, ANA, CAPTAIN)
    assert {CAPTAIN, MATE} & set(spaces(state)) == {MATE}
    place(state, BEN, MATE)
    assert {CAPTAIN, MATE} & set(spaces(state)) == set()
    assert refused(state, CORA, f"place:{CAPTAIN}") == refused(state, CORA, f"place:{MATE}") == "M6.1"
    assert state.cash == [25, 25, 30, 30]


@rule("M6.16")
def test_pilots() -> None:
    for space, price in ((SMALL_PILOT, 2), (LARGE_PILOT, 5)):
        state = placing()
        assert {SMALL_PILOT, LARGE_PILOT} <= set(spaces(state))
        place(state, ANA, space)
        assert state.cash[ANA] == 30 - price
    for port, yard in (("ginseng nutmeg silk", ""), ("", "ginseng nutmeg silk")):
        state = placing()
        state.spaces[SMALL_PILOT] = state.spaces[LARGE_PILOT] = ANA
        lie(state, port=port, yard=yard)
        begin(state, "profits")
        assert state.cash == [30] * 4


@rule("M6.17")
def test_the_insurance_brings_ten_at_once() -> None:
    state = placing(which=3)
    state.cash[ANA] = 12
    state.wave = [13, 13, 13]
    place(state, ANA, INSURANCE)
    assert (state.cash[ANA], who(state)) == (22, BEN)
    decline(state)
    roll(state, ginseng=1, nutmeg=1, silk=1)
    assert (state.voyage, state.cash[ANA]) == (3, 22)


@rule("M6.1")
def test_all_spaces_of_an_empty_board() -> None:
    ashore = {*PORT, *YARD, CAPTAIN, SMALL_PILOT, LARGE_PILOT, INSURANCE}
    assert set(spaces(placing())) == {CREW[GINSENG][0], CREW[NUTMEG][0], CREW[SILK][0]} | ashore
    assert min(ashore) == ASHORE

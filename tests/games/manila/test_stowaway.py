"""M7: a player without money travels as a stowaway."""

import pytest

from nassau.games.manila.components import CAPTAIN, CREW, INSURANCE, LARGE_PILOT, MATE, PORT, SMALL_PILOT, YARD
from nassau.games.manila.state import Manila
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    EVA,
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
    who,
)
from tests.support.marks import rule


def dear(cash: int, shares_of_ana: str = "", **options: str) -> Manila:
    """Ana is asked, and the cheapest priced spaces cost 2: ginseng is full or ashore."""
    state = table(5, **options)
    state.cash[ANA] = cash
    shares(state, ANA, shares_of_ana)
    sail(state, nutmeg=3, silk=3, jade=3)
    begin(state, "place", 2)
    return state


def broke(state: Manila) -> bool:
    """Only a stowaway takes a dear seat for less than its price."""
    return INSURANCE not in spaces(state)


@rule("M7.1")
def test_who_is_broke() -> None:
    assert broke(dear(1))
    assert broke(dear(0))
    assert not broke(dear(2))
    assert not broke(dear(0, "silk"))


@rule("M7.1")
def test_with_a_share_one_must_borrow() -> None:
    state = dear(0, "silk")
    place(state, ANA, PORT[2])
    assert (asked(state), offers(state, "pledge")) == ("Payment", ["pledge:2"])
    act(state, ANA, "pledge:2")
    assert state.cash[ANA] == 12 - 2


@rule("M7.1")
def test_seats_on_docked_punts_are_not_free() -> None:
    for docked in (False, True):
        state = table()
        state.cash[ANA] = 1
        sail(state, ginseng=14 if docked else 9, silk=3, jade=3)
        if docked:
            lie(state, port="ginseng")
        begin(state, "place", 3)
        assert broke(state) is docked


@rule("M7.1")
def test_every_placement_is_checked_anew() -> None:
    state = dear(1)
    assert broke(state)
    act(state, ANA, "decline")
    decline(state)
    state.cash[ANA] += 10
    roll(state, nutmeg=1, silk=1, jade=1)
    assert not broke(state)


@rule("M7.2")
def test_a_stowaway_hands_over_what_he_has() -> None:
    for cash in (0, 1):
        state = dear(cash)
        place(state, ANA, CREW[JADE][0])
        assert told(state, "stowed_away") == [("stowed_away", ANA, CREW[JADE][0], cash)]
        assert (state.cash[ANA], state.spaces[CREW[JADE][0]], who(state)) == (0, ANA, BEN)
    state = dear(1)
    act(state, ANA, "decline")
    assert state.cash[ANA] == 1


@rule("M7.3")
def test_punts_only() -> None:
    state = dear(1, blind_passenger="punts_only")
    assert spaces(state) == [CREW[NUTMEG][0], CREW[SILK][0], CREW[JADE][0]]
    for space in (*PORT, *YARD, CAPTAIN, SMALL_PILOT, LARGE_PILOT):
        assert refused(state, ANA, f"place:{space}") == "M7.3"


@rule("M7.3")
def test_without_a_seat_he_sits_out() -> None:
    state = table(5, blind_passenger="punts_only", declining="out_for_voyage")
    state.cash[ANA] = 1
    sail(state, nutmeg=14, silk=14, jade=3)
    lie(state, port="nutmeg silk")
    aboard(state, "jade", BEN, CORA, DINO, EVA)
    begin(state, "place", 3)
    assert told(state, "sat_out", "declined") == [("sat_out", ANA, 1)]
    assert (who(state), state.cash[ANA], state.out[ANA]) == (BEN, 1, 0)


@rule("M7.4")
def test_anywhere() -> None:
    for space in (CAPTAIN, PORT[0], LARGE_PILOT, YARD[2], SMALL_PILOT, CREW[SILK][0]):
        state = dear(1, blind_passenger="anywhere")
        place(state, ANA, space)
        assert (state.cash[ANA], state.spaces[space]) == (0, ANA)
    state = dear(1, blind_passenger="anywhere")
    assert refused(state, ANA, f"place:{INSURANCE}") == "M7.5"
    assert refused(state, ANA, f"place:{MATE}") == "M6.15"
    assert refused(state, ANA, f"place:{CREW[SILK][1]}") == "M6.11"


@rule("M7.5")
@pytest.mark.parametrize("option", ["punts_only", "anywhere"])
def test_never_on_the_insurance(option: str) -> None:
    assert refused(dear(1, blind_passenger=option), ANA, f"place:{INSURANCE}") == "M7.5"


@rule("M7.5")
@pytest.mark.parametrize("option", ["punts_only", "anywhere"])
def test_only_the_insurance_is_free(option: str) -> None:
    for cash in (0, 1):
        state = table(5, blind_passenger=option)
        state.cash[ANA] = cash
        sail(state, ginseng=14, nutmeg=14, silk=14)
        lie(state, port="ginseng nutmeg silk")
        for space in (*PORT, *YARD, CAPTAIN, MATE, SMALL_PILOT, LARGE_PILOT):
            state.spaces[space] = BEN
        begin(state, "place", 3)
        if cash:
            place(state, ANA, INSURANCE)
            assert state.cash[ANA] == 11
        else:
            assert told(state, "sat_out") == [("sat_out", ANA, 1)]
            assert who(state) == BEN


@rule("M7.6")
def test_a_stowaway_is_a_full_accomplice() -> None:
    state = table()
    sail(state, nutmeg=1, silk=1, jade=13)
    aboard(state, "jade", BEN)
    state.cash[ANA] = 1
    begin(state, "place", 3)
    place(state, ANA, CREW[JADE][1])
    assert [space for space in spaces(state) if space in CREW[JADE]] == [CREW[JADE][2]]
    free_state = state.copy()
    place(free_state, BEN, CREW[JADE][2])
    assert free_state.cash[BEN] == 25
    decline(state)
    roll(state, nutmeg=1, silk=1, jade=1)
    assert state.cash[:2] == [18, 48]


@rule("M7.6")
def test_a_stowaway_takes_the_cheapest_seat() -> None:
    state = dear(1)
    assert refused(state, ANA, f"place:{CREW[SILK][2]}") == "M6.11"
    assert refused(state, ANA, f"place:{CREW[GINSENG][0]}") == "M4.6"

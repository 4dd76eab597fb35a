"""M9: pirates board and plunder."""

from itertools import product

import pytest

from nassau.games.manila.components import CAPTAIN, CREW, INSURANCE, LARGE_PILOT, MATE, PORT, SMALL_PILOT, YARD
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    EVA,
    GINSENG,
    JADE,
    SILK,
    aboard,
    act,
    asked,
    begin,
    decline,
    free,
    lie,
    offers,
    place,
    refused,
    roll,
    sail,
    spaces,
    table,
    told,
    values,
    who,
)
from tests.support.marks import rule


def ambush(captain: int = ANA, mate: int = NOBODY, **options: str) -> Manila:
    """Five seats; silk and jade stand on 13 after the second roll, ginseng on 5. Call `board` to let pirates act."""
    state = table(5, **options)
    sail(state, silk=13, jade=13, ginseng=5)
    state.spaces[CAPTAIN], state.spaces[MATE] = captain, mate
    return state


def only_jade(state: Manila) -> Manila:
    state.wave[0] = 6
    return state


def board(state: Manila) -> Manila:
    begin(state, "board")
    return state


def raid(captain: int = ANA, mate: int = NOBODY, **waves: int) -> Manila:
    """Five seats, after the third roll. Call `begin(state, "plunder")`."""
    state = table(5)
    sail(state, **waves)
    state.spaces[CAPTAIN], state.spaces[MATE] = captain, mate
    return state


@rule("M9.1")
def test_a_pilot_wakes_no_pirate() -> None:
    state = table(5)
    sail(state, nutmeg=11, silk=3, jade=3)
    state.spaces[CAPTAIN], state.spaces[MATE], state.spaces[SMALL_PILOT] = ANA, BEN, CORA
    begin(state, "roll", 2)
    roll(state, nutmeg=1, silk=1, jade=1)
    assert asked(state) == "Placement"
    decline(state)
    act(state, CORA, "steer:0:1")
    assert (state.wave[0], asked(state)) == (13, "Roll")
    roll(state, nutmeg=2, silk=1, jade=1)
    assert not told(state, "plundered")
    assert told(state, "punt_docked") == [("punt_docked", 0, 1, 0, 0)]


@rule("M9.2")
def test_boarding_is_free_and_optional() -> None:
    state = only_jade(ambush(thirteen="last_round"))
    state.wave = [3, 9, 3]
    begin(state, "roll", 2)
    roll(state, silk=1, jade=4, ginseng=1)
    assert (asked(state), who(state)) == ("Boarding", ANA)
    stays = state.copy()
    act(state, ANA, f"board:{CREW[JADE][0]}")
    assert (state.cash[ANA], state.spaces[CREW[JADE][0]], state.spaces[CAPTAIN]) == (30, ANA, NOBODY)
    assert asked(state) == "Placement"
    act(stays, ANA, "stay")
    assert (stays.spaces[CAPTAIN], stays.cash[ANA], asked(stays)) == (ANA, 30, "Placement")


@rule("M9.1", "M9.2")
def test_only_punts_on_13_can_be_boarded() -> None:
    state = board(ambush())
    for space in (CREW[GINSENG][0], CREW[1][0], PORT[0], -1, 24):
        assert refused(state, ANA, f"board:{space}") == "M9.1"


@rule("M9.3")
def test_the_captain_decides_first_and_each_chooses_a_punt() -> None:
    choices = [f"board:{CREW[SILK][0]}", f"board:{CREW[JADE][0]}", "stay"]
    state = board(ambush(ANA, BEN))
    assert (who(state), offers(state, "board", "stay")) == (ANA, choices)
    act(state, ANA, "stay")
    assert (asked(state), who(state), offers(state, "board", "stay")) == ("MateBoarding", BEN, choices)
    act(state, BEN, choices[1])
    assert (state.spaces[CAPTAIN], state.spaces[MATE], state.spaces[CREW[JADE][0]]) == (ANA, NOBODY, BEN)


@rule("M9.4")
def test_a_full_punt_cannot_be_boarded() -> None:
    state = table(5, strong_pirates="off")
    sail(state, ginseng=13, silk=5, jade=5)
    state.spaces[CAPTAIN], state.spaces[MATE] = ANA, BEN
    aboard(state, "ginseng", CORA, DINO, EVA)
    assert asked(board(state)) == "Placement"
    for option in ("if_declined", "always"):
        state = table(5, strong_pirates="off", second_boarder=option)
        sail(state, ginseng=13, silk=5, jade=5)
        state.spaces[CAPTAIN], state.spaces[MATE] = ANA, BEN
        aboard(state, "ginseng", CORA, DINO)
        board(state)
        assert refused(state, ANA, f"board:{CREW[GINSENG][0]}") == "M9.4"
        act(state, ANA, f"board:{CREW[GINSENG][2]}")
        assert asked(state) == "Placement"
        assert state.spaces[CAPTAIN] == BEN


@rule("M9.5")
def test_a_boarder_takes_the_cheapest_seat_and_belongs_to_the_crew() -> None:
    state = only_jade(ambush())
    aboard(state, "jade", BEN, CORA)
    board(state)
    assert refused(state, ANA, f"board:{CREW[JADE][3]}") == "M9.5"
    act(state, ANA, f"board:{CREW[JADE][2]}")
    buyer = state.copy()
    place(buyer, ANA, CREW[JADE][3])
    assert buyer.cash[ANA] == 25
    decline(state)
    roll(state, silk=1, jade=1, ginseng=1)
    assert state.cash == [42, 42, 42, 30, 30]


@rule("M9.6")
def test_the_second_pirate_moves_up() -> None:
    state = board(ambush(ANA, BEN))
    act(state, ANA, f"board:{CREW[SILK][0]}")
    assert told(state, "became_captain") == [("became_captain", BEN)]
    assert (asked(state), who(state)) == ("MateBoarding", BEN)
    act(state, BEN, "stay")
    assert (state.spaces[CAPTAIN], state.spaces[MATE]) == (BEN, NOBODY)
    state.wave = [3, 3, 12]
    decline(state)
    roll(state, silk=1, jade=1, ginseng=1)
    assert (asked(state), who(state)) == ("Plunder", BEN)


@rule("M9.7")
def test_vacated_spaces_are_free_again_for_plunderers() -> None:
    state = board(ambush(ANA, BEN))
    act(state, ANA, f"board:{CREW[SILK][0]}")
    act(state, BEN, f"board:{CREW[JADE][0]}")
    assert free(state, CAPTAIN)
    assert free(state, MATE)
    assert {CAPTAIN, MATE} & set(spaces(state)) == {CAPTAIN}
    place(state, ANA, CAPTAIN)
    assert {CAPTAIN, MATE} & set(spaces(state)) == {MATE}
    place(state, BEN, MATE)
    assert state.cash[:2] == [25, 25]
    decline(state)
    assert asked(state) == "Roll"
    state.wave[2] = 12
    roll(state, silk=1, jade=1, ginseng=1)
    assert (asked(state), who(state)) == ("Plunder", ANA)


@rule("M9.8")
def test_every_punt_on_13_is_plundered_and_nobody_can_refuse() -> None:
    state = raid(silk=12, jade=12, ginseng=12)
    begin(state, "roll", 3)
    roll(state, silk=1, jade=1, ginseng=2)
    assert offers(state, "send", "stay", "rest") == ["send:0", "send:1"]
    assert refused(state, ANA, "stay") == "M9.2"
    assert refused(state, ANA, "send:2") == "M9.11"
    assert told(state, "plundered") == [("plundered", SILK, 0)]
    act(state, ANA, "send:1")
    assert told(state, "plundered") == [("plundered", JADE, 0)]
    act(state, ANA, "send:1")
    assert not told(state, "plundered")
    assert state.cash[ANA] == 30 + 30 + 36
    assert state.market == [1, 0, 0, 0]


@rule("M9.9")
@pytest.mark.parametrize("target", ["send:0", "send:1"])
def test_the_crew_of_a_plundered_punt_gets_nothing(target: str) -> None:
    """Jade is boarded after the second roll, moved back to 12 by a pilot, and rolls 1."""
    state = only_jade(ambush(ANA, BEN))
    state.spaces[SMALL_PILOT] = DINO
    aboard(state, "jade", CORA)
    board(state)
    act(state, ANA, f"board:{CREW[JADE][1]}")
    decline(state)
    act(state, DINO, "steer:1:-1")
    roll(state, silk=1, jade=1, ginseng=1)
    assert all(free(state, space) for space in CREW[JADE])
    act(state, BEN, target)
    assert state.cash == [30, 66, 30, 30, 30]


@rule("M9.10")
@pytest.mark.parametrize(("ware", "value"), [("ginseng", 18), ("nutmeg", 24), ("silk", 30), ("jade", 36)])
def test_the_loot(ware: str, value: int) -> None:
    others = [name for name in ("ginseng", "nutmeg", "silk") if name != ware][:2]
    for captain, mate, crew in ((ANA, NOBODY, ()), (ANA, BEN, (CORA,)), (ANA, ANA, ()), (ANA, NOBODY, (DINO,))):
        state = raid(captain, mate, **{ware: 13, others[0]: 3, others[1]: 3})
        aboard(state, ware, *crew)
        begin(state, "plunder")
        loot = [0] * 5
        for pirate in (captain, mate):
            if pirate != NOBODY:
                loot[pirate] += value // (1 if mate == NOBODY else 2)
        assert state.cash == [30 + gain for gain in loot]
        assert sum(loot) == value


@rule("M9.11")
def test_the_captain_decides_for_each_punt() -> None:
    for first, second in product(("send:0", "send:1"), repeat=2):
        state = raid(ANA, BEN, silk=13, jade=13, ginseng=3)
        begin(state, "plunder")
        for line in (first, second):
            assert (asked(state), who(state)) == ("Plunder", ANA)
            assert refused(state, BEN, "send:0") == "K1.1"
            act(state, ANA, line)
        assert state.market[SILK] == (first == "send:0")
        assert state.market[JADE] == (second == "send:0")
        assert state.market[GINSENG] == 0


@rule("M9.12")
def test_a_plundered_punt_in_port_rises_and_pays_its_slot() -> None:
    state = raid(jade=13, silk=3, ginseng=3)
    values(state, jade=5)
    state.spaces[PORT[0]] = BEN
    begin(state, "plunder")
    act(state, ANA, "send:0")
    assert state.cash == [66, 36, 30, 30, 30]
    assert state.market[JADE] == 2


@rule("M9.12")
def test_a_plundered_punt_in_the_shipyard_is_a_case_for_the_insurer() -> None:
    state = raid(jade=13, silk=14, ginseng=14)
    lie(state, port="silk ginseng")
    values(state, jade=5)
    state.spaces[YARD[0]], state.spaces[INSURANCE] = CORA, DINO
    begin(state, "plunder")
    act(state, ANA, "send:1")
    assert state.cash == [66, 30, 36, 24, 30]
    assert state.market[JADE] == 1


# -- strong pirates and the second boarder


def full_ginseng(captain: int, mate: int, **options: str) -> Manila:
    """Ginseng on 13 with Ana, Ana and Ben aboard."""
    state = table(5, strong_pirates="on", **options)
    sail(state, ginseng=13, silk=5, jade=5)
    state.spaces[CAPTAIN], state.spaces[MATE] = captain, mate
    aboard(state, "ginseng", ANA, ANA, BEN)
    return state


@rule("M9.13")
def test_strong_pirates_push_out_where_nothing_is_free() -> None:
    state = board(full_ginseng(CORA, NOBODY))
    assert spaces(state) == list(CREW[GINSENG])
    for space in CREW[GINSENG]:
        branch = state.copy()
        act(branch, CORA, f"board:{space}")
        assert branch.spaces[space] == CORA
    state = full_ginseng(CORA, NOBODY)
    state.wave[1] = 13
    aboard(state, "silk", DINO, EVA)
    board(state)
    assert offers(state, "board", "stay") == [f"board:{CREW[SILK][2]}", "stay"]
    assert refused(state, CORA, f"board:{CREW[GINSENG][0]}") == "M9.13"


@rule("M9.14")
def test_the_captain_who_just_boarded_is_safe() -> None:
    state = board(full_ginseng(CORA, DINO, second_boarder="always"))
    act(state, CORA, f"board:{CREW[GINSENG][1]}")
    assert (who(state), spaces(state)) == (DINO, [CREW[GINSENG][0], CREW[GINSENG][2]])
    assert refused(state, DINO, f"board:{CREW[GINSENG][1]}") == "M9.14"
    state = board(full_ginseng(CORA, DINO, second_boarder="if_declined"))
    act(state, CORA, f"board:{CREW[GINSENG][1]}")
    assert asked(state) == "Placement"


@rule("M9.15")
def test_being_pushed_out_brings_no_money_and_no_extra_turn() -> None:
    state = board(full_ginseng(CORA, NOBODY))
    act(state, CORA, f"board:{CREW[GINSENG][0]}")
    assert told(state, "pushed_out") == [("pushed_out", ANA, CREW[GINSENG][0], CORA)]
    assert (state.cash, state.spaces.count(ANA)) == ([30] * 5, 1)
    turns = []
    while asked(state) == "Placement":
        turns.append(who(state))
        place(state, who(state), spaces(state)[0])
    assert turns == [0, 1, 2, 3, 4]


@rule("M9.16")
def test_the_second_pirate_boards_what_the_captain_declined() -> None:
    state = only_jade(ambush(ANA, BEN, second_boarder="if_declined"))
    aboard(state, "jade", CORA, DINO)
    declined = board(state).copy()
    act(state, ANA, f"board:{CREW[JADE][2]}")
    assert asked(state) == "Placement"
    act(declined, ANA, "stay")
    assert (who(declined), spaces(declined)) == (BEN, [CREW[JADE][2]])
    state = board(ambush(ANA, BEN, second_boarder="if_declined"))
    act(state, ANA, f"board:{CREW[SILK][0]}")
    assert (who(state), spaces(state)) == (BEN, [CREW[JADE][0]])
    assert refused(state, BEN, f"board:{CREW[SILK][1]}") == "M9.16"


@rule("M9.17")
def test_the_second_pirate_may_follow_the_captain() -> None:
    state = only_jade(ambush(ANA, BEN, second_boarder="always"))
    aboard(state, "jade", CORA, DINO)
    board(state)
    act(state, ANA, f"board:{CREW[JADE][2]}")
    assert (who(state), spaces(state)) == (BEN, [CREW[JADE][3]])
    act(state, BEN, f"board:{CREW[JADE][3]}")
    assert [state.spaces[space] for space in CREW[JADE]] == [CORA, DINO, ANA, BEN]
    assert free(state, CAPTAIN)
    assert free(state, MATE)


@rule("M9.6")
def test_one_seat_may_hold_both_pirates() -> None:
    state = board(ambush(ANA, ANA))
    act(state, ANA, f"board:{CREW[SILK][0]}")
    assert (asked(state), who(state)) == ("MateBoarding", ANA)
    act(state, ANA, f"board:{CREW[JADE][0]}")
    assert (free(state, CAPTAIN), free(state, MATE)) == (True, True)


@rule("M9.1")
def test_pirates_sleep_after_the_first_roll() -> None:
    """No punt can stand on 13 by then, but one that is put there is not boarded."""
    state = table(5)
    sail(state, silk=12, jade=3, ginseng=3)
    state.spaces[CAPTAIN], state.spaces[LARGE_PILOT] = ANA, BEN
    begin(state, "roll", 1)
    roll(state, silk=1, jade=1, ginseng=1)
    assert asked(state) == "Placement"

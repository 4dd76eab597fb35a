"""The worked examples of the rulebook."""

from collections import Counter
from itertools import product

import pytest

from nassau.games.manila.components import CAPTAIN, CREW, INSURANCE, LARGE_PILOT, MATE, PORT, SMALL_PILOT, YARD
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE, Action
from nassau.kernel.refusal import at_most
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
    free,
    lie,
    offers,
    opening,
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
from tests.support.marks import example


@example("M-E1")
@pytest.mark.parametrize("option", ["up_to_two", "exactly_two"])
def test_the_large_pilot_moves_two_punts_apart(option: str) -> None:
    state = table(large_pilot=option)
    sail(state, nutmeg=8, silk=12, jade=5)
    state.spaces[LARGE_PILOT] = ANA
    begin(state, "steer")
    act(state, ANA, "steer:0:1", "steer:1:-1")
    assert (state.wave, asked(state)) == ([9, 11, 5], "Roll")


@example("M-E2")
def test_a_dear_office() -> None:
    state = opening(4, first=ANA)
    act(state, ANA, "bid:3")
    act(state, BEN, "pass")
    assert state.refusal(CORA, ("bid", 55)) == at_most("M3.6", "bid", 54, 55)
    act(state, CORA, "bid:40")
    act(state, DINO, "pass")
    act(state, ANA, "pass")
    assert (asked(state), who(state)) == ("Payment", CORA)
    act(state, CORA, offers(state, "pledge")[0])
    assert (state.cash[CORA], asked(state)) == (2, "BuyShare")
    act(state, CORA, f"buy:{SILK}")
    act(state, CORA, offers(state, "pledge")[0])
    assert state.cash[CORA] == 9
    act(state, CORA, f"pledge:{SILK}")
    assert (state.cash[CORA], state.loans(CORA)) == (21, 3)
    assert state.cash == [30, 30, 21, 30]


@example("M-E3")
def test_boarding_and_plunder_in_one_voyage() -> None:
    state = table(5)
    state.master = EVA
    sail(state, jade=13, ginseng=9, silk=3)
    aboard(state, "jade", ANA, BEN)
    state.spaces[CAPTAIN], state.spaces[MATE] = CORA, DINO
    begin(state, "board")
    act(state, CORA, f"board:{CREW[JADE][2]}")
    assert (state.cash[CORA], state.spaces[CREW[JADE][2]]) == (30, CORA)
    assert asked(state) == "Placement"  # jade was the only one on 13, so Dino stays
    place(state, EVA, MATE)
    assert (state.spaces[CAPTAIN], state.spaces[MATE], state.cash[EVA]) == (DINO, EVA, 25)
    decline(state)
    roll(state, jade=4, ginseng=4, silk=1)
    assert told(state, "punt_docked", "plundered") == [("punt_docked", 0, JADE, 0, 0), ("plundered", GINSENG, 0)]
    assert told(state, "pirate_paid") == [("pirate_paid", DINO, GINSENG, 9, 1), ("pirate_paid", EVA, GINSENG, 9, 1)]
    assert (asked(state), who(state)) == ("Plunder", DINO)
    act(state, DINO, "send:1")
    assert state.cash == [42, 42, 42, 39, 34]


@example("M-E3")
def test_the_second_pirate_stays_of_his_own_will() -> None:
    """The same under `always`, where Dino is asked."""
    state = table(5, second_boarder="always")
    sail(state, jade=13, ginseng=9, silk=3)
    aboard(state, "jade", ANA, BEN)
    state.spaces[CAPTAIN], state.spaces[MATE] = CORA, DINO
    begin(state, "board")
    act(state, CORA, f"board:{CREW[JADE][2]}")
    act(state, DINO, "stay")
    assert (state.spaces[CAPTAIN], free(state, MATE)) == (DINO, True)


@example("M-E4")
def test_two_plundered_punts_part_ways() -> None:
    state = table(5)
    values(state, ginseng=5, nutmeg=5, silk=5, jade=5)
    sail(state, silk=13, jade=13, ginseng=9)
    state.cash[CORA] = 20
    state.spaces[CAPTAIN], state.spaces[MATE], state.spaces[INSURANCE] = ANA, BEN, CORA
    state.spaces[YARD[0]], state.spaces[PORT[0]] = DINO, EVA
    begin(state, "plunder")
    act(state, ANA, "send:0", "send:1")
    assert state.cash == [63, 63, 6, 36, 36]
    assert state.market == [1, 1, 2, 1]


def wrecked(yard: str, port: str = "") -> Manila:
    state = table(5)
    sail(state, **dict.fromkeys((port + " " + yard).split(), 3))
    lie(state, port=port, yard=yard)
    state.spaces[INSURANCE], state.spaces[YARD[0]] = CORA, DINO
    return state


@example("M-E5")
def test_the_bank_covers_what_the_insurer_cannot() -> None:
    state = wrecked("silk jade ginseng")
    state.cash[CORA] = 5
    shares(state, CORA, "silk")
    state.spaces[YARD[2]] = EVA
    begin(state, "profits")
    assert told(state, "repairs_due") == [("repairs_due", CORA, 29, 0b111)]
    before = sum(state.cash)
    act(state, CORA, f"pledge:{SILK}")
    assert told(state, "paid") == [("paid", CORA, 17, 12)]
    assert state.cash == [30, 30, 0, 36, 45]
    assert sum(state.cash) - before - 12 == 4
    assert (state.loans(CORA), asked(state)) == (1, "Auction")


@example("M-E6")
def test_the_insurer_in_the_shipyard() -> None:
    state = wrecked("silk jade", port="ginseng")
    state.cash[CORA] = 3
    state.spaces[YARD[1]] = CORA
    begin(state, "profits")
    assert state.cash == [30, 30, 0, 36, 30]


@example("M-E7")
@pytest.mark.parametrize("option", ["punts_only", "anywhere"])
def test_broke_or_not(option: str) -> None:
    def asking(cash: int) -> Manila:
        """Each free seat costs 3, port B and the insurance are free; of the dearer spaces port A."""
        state = table(5, blind_passenger=option)
        state.master = BEN
        sail(state, nutmeg=3, silk=3, jade=3)
        aboard(state, "nutmeg", ANA)
        for space in (PORT[2], *YARD, SMALL_PILOT):
            state.spaces[space] = CORA
        state.cash[BEN] = cash
        begin(state, "place", 2)
        return state

    nutmeg = CREW[NUTMEG][1]
    state = asking(2)
    assert refused(state, BEN, f"place:{INSURANCE}") == "M7.5"
    if option == "punts_only":
        assert refused(state, BEN, f"place:{PORT[1]}") == "M7.3"
    else:
        branch = state.copy()
        place(branch, BEN, PORT[1])
        assert branch.cash[BEN] == 0
    place(state, BEN, nutmeg)
    assert state.cash[BEN] == 0
    for space, left in ((nutmeg, 0), (PORT[1], 0), (INSURANCE, 13)):
        state = asking(3)
        place(state, BEN, space)
        assert state.cash[BEN] == left


@example("M-E8")
def test_pilots_feed_the_pirate() -> None:
    state = table(5)
    sail(state, silk=12, jade=13, nutmeg=9)
    state.spaces[CAPTAIN], state.spaces[SMALL_PILOT], state.spaces[LARGE_PILOT] = ANA, BEN, CORA
    begin(state, "board")
    act(state, ANA, "stay")
    decline(state)
    act(state, BEN, "steer:0:1")
    assert asked(state) == "LargePilot"
    act(state, CORA, "steer:1:-1", "steer:2:1")
    assert state.wave == [13, 12, 10]
    roll(state, silk=1, jade=1, nutmeg=3)
    assert told(state, "punt_docked") == [("punt_docked", 0, SILK, 0, 0)]
    assert (asked(state), who(state)) == ("Plunder", ANA)
    act(state, ANA, "send:0")
    assert (asked(state), who(state)) == ("Plunder", ANA)
    act(state, ANA, "send:1")
    assert state.cash == [90, 30, 30, 30, 30]


@example("M-E9")
@pytest.mark.parametrize("option", ["if_declined", "always"])
def test_strong_pirates(option: str) -> None:
    state = table(5, strong_pirates="on", second_boarder=option)
    sail(state, ginseng=13, silk=13, nutmeg=3)
    aboard(state, "ginseng", ANA, ANA, BEN)
    aboard(state, "silk", BEN, CORA)
    state.spaces[CAPTAIN], state.spaces[MATE] = DINO, EVA
    begin(state, "board")
    assert refused(state, DINO, f"board:{CREW[GINSENG][2]}") == "M9.13"
    act(state, DINO, f"board:{CREW[SILK][2]}")
    others = list(CREW[SILK][:2]) if option == "always" else []
    assert (who(state), spaces(state)) == (EVA, [*CREW[GINSENG], *others])
    assert refused(state, EVA, f"board:{CREW[SILK][2]}") == ("M9.14" if option == "always" else "M9.16")
    act(state, EVA, f"board:{CREW[GINSENG][0]}")
    assert state.cash == [30] * 5
    turns = [who(state)]
    act(state, ANA, "decline")
    while asked(state) == "Placement":
        turns.append(who(state))
        act(state, who(state), "decline")
    assert turns == [ANA, BEN, CORA, DINO, EVA]
    roll(state, ginseng=1, silk=1, nutmeg=1)
    assert state.cash == [36, 46, 40, 40, 36]


@example("M-E10")
@pytest.mark.parametrize(("option", "fortune"), [("all_minus_15", 50), ("unpledged_only", 40)])
def test_the_final_scoring(option: str, fortune: int) -> None:
    state = table(3, final_shares=option)
    values(state, ginseng=20, nutmeg=10, silk=20, jade=5)
    state.cash[BEN] = 20
    shares(state, BEN, "silk", "ginseng nutmeg")
    sail(state, ginseng=14, nutmeg=3, jade=3)
    lie(state, port="ginseng", yard="nutmeg jade")
    begin(state, "rise")
    assert told(state, "loan_settled") == [("loan_settled", BEN, GINSENG, 15)]
    assert (state.cash[BEN], state.loans(BEN), state.scores()[BEN]) == (5, 1, fortune)


# -- M-E11: the odds of arrival, counted with the engine itself


def thrown(state: Manila, face: int) -> Manila:
    """A dice round in which jade rolls `face` and the punts far behind roll 1; then nobody places."""
    branch = state.copy()
    roll(branch, jade=face, silk=1, nutmeg=1)
    return branch


def voyage_from(wave: int, thirteen: str) -> Manila:
    state = table(3, thirteen=thirteen)
    sail(state, jade=wave, silk=0, nutmeg=0)
    begin(state, "roll", 1)
    return state


def after_two(state: Manila, first: int, second: int) -> Manila:
    state = thrown(state, first)
    assert state.wave[0] < 13  # no punt reaches 13 in the first round
    decline(state)
    return thrown(state, second)


def fate(facts: list[Action]) -> str:
    """How jade ended: docked by its last move, on 13, or in the shipyard."""
    jade = [fact for fact in facts if fact[2] == JADE]
    if ("punt_moved", 0, JADE, 13) in jade:
        return "thirteen"
    return "yard" if jade[-1][0] == "punt_laid_up" else "port"


@example("M-E11")
@pytest.mark.parametrize("thirteen", ["any_round", "last_round"])
def test_the_odds_of_arrival(thirteen: str) -> None:
    port, rim, yard, on_13, past_13, docked = [], [], [], [], [], []
    for wave in range(6):
        start, ends, second_rounds = voyage_from(wave, thirteen), Counter[str](), Counter[str]()
        for first, second in product(range(1, 7), repeat=2):
            state = after_two(start, first, second)
            second_rounds["on 13"] += wave + first + second == 13
            second_rounds["past 13"] += wave + first + second > 13
            second_rounds["docked"] += state.berth[0] == 0
            decline(state)
            for third in range(1, 7):
                ends[last_round(state, third)] += 1
        port.append(ends["port"])
        rim.append(ends["thirteen"])
        yard.append(ends["yard"])
        on_13.append(second_rounds["on 13"])
        past_13.append(second_rounds["past 13"])
        docked.append(second_rounds["docked"])
    assert port == [35, 56, 81, 108, 135, 160]
    assert rim == [21, 25, 27, 27, 25, 21]
    assert yard == [160, 135, 108, 81, 56, 35]
    assert on_13 == [0, 1, 2, 3, 4, 5]
    assert past_13 == [0, 0, 1, 3, 6, 10]
    assert docked == (past_13 if thirteen == "last_round" else [0, 1, 3, 6, 10, 15])


def last_round(state: Manila, third: int) -> str:
    if state.berth[0] == 0:
        return "port"
    branch = thrown(state, third)
    assert branch.voyage == 3
    return fate(told(branch, "punt_moved", "punt_docked", "punt_laid_up"))


def test_a_die_is_fair() -> None:
    """The counts above give every face the same weight; so does the engine."""
    state = voyage_from(0, "any_round")
    assert [weight for _, weight in state.question().weights(state)] == [1] * 6
    assert state.pending == (CHANCE,)

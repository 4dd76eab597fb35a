"""M5: the course of a voyage."""

from itertools import groupby

import pytest

from nassau.games.manila.components import CAPTAIN, LARGE_PILOT, SMALL_PILOT
from nassau.kernel import CHANCE
from nassau.testing.cases import Case
from nassau.testing.playthrough import Playthrough, playthrough
from tests.conformance.cases import ALL
from tests.games.manila.table import DINO, act, asked, begin, decline, place, sail, spaces, table, who
from tests.support.marks import rule

MANILA = [case for case in ALL if case.id == "manila"]

PHASES = {
    "auction": ("bid", "passed", "office_won", "office_kept"),
    "office": ("share_bought", "bought_nothing", "punt_loaded", "punt_launched"),
    "sea": ("placed", "stowed_away", "insurance_taken", "declined", "sat_out", "rolled", "punt_moved", "punt_docked",
            "punt_laid_up", "boarded", "stayed", "pilot_steered", "pilot_rested", "plundered", "pirate_paid"),
    "profits": ("crew_paid", "port_paid", "repairs_due", "yard_paid"),
    "rise": ("ware_rose",),
}  # fmt: skip
PHASE_OF = {name: phase for phase, names in PHASES.items() for name in names}
LETTER = {"Placement": "P", "Roll": "R", "Boarding": "b", "MateBoarding": "b", "SmallPilot": "s", "LargePilot": "l",
          "SecondMove": "l"}  # fmt: skip


def voyages(path: Playthrough) -> list[list[str]]:
    """The names of all facts, voyage by voyage."""
    told: list[list[str]] = []
    for moment in path.moments:
        branch = moment.state.copy()
        branch.apply(moment.seat, moment.action)
        for fact in branch.facts:
            if fact.name == "voyage_began":
                told.append([])
            elif told:
                told[-1].append(fact.name)
    return told


@rule("M5.1")
@pytest.mark.parametrize("case", MANILA, ids=str)
def test_five_phases_in_order(case: Case) -> None:
    logs = [[PHASE_OF[name] for name in log if name in PHASE_OF] for log in voyages(playthrough(case))]
    orders = [[phase for phase, _ in groupby(log)] for log in logs]
    for order in orders:
        assert order[:3] == ["auction", "office", "sea"]
        assert order[3:] == [phase for phase in ("profits", "rise") if phase in order]
    assert list(PHASES) in orders


def course(seats: int) -> tuple[str, list[int]]:
    """A voyage in which pirates, pilots and all seats act: its rounds as letters, and who placed in order.

    Jade starts on 5 and rolls 4 and 4, so it stands on 13 after the second roll.
    """
    state, letters, placed = table(seats), "", []
    sail(state, jade=5, silk=2, nutmeg=2)
    begin(state, "place")
    while state.voyage == 2:
        letter, seat = LETTER[asked(state)], who(state)
        letters += letter
        if seat == CHANCE:
            state.apply(CHANCE, ("roll", state.load[letters.count("R") % 3 - 1], 4))
        elif letter == "P":
            placed.append(seat)
            wanted = [space for space in (CAPTAIN, SMALL_PILOT, LARGE_PILOT) if space in spaces(state)]
            place(state, seat, (wanted or spaces(state))[0])
        else:
            act(state, seat, "stay" if letter == "b" else "rest")
    return letters, placed


@rule("M5.2")
@pytest.mark.parametrize("seats", [4, 5])
def test_rounds_for_four_and_five(seats: int) -> None:
    letters, placed = course(seats)
    assert letters == "P" * seats + "RRR" + "P" * seats + "RRR" + "b" + "P" * seats + "sl" + "RRR"
    assert placed == list(range(seats)) * 3


@rule("M5.3")
def test_rounds_for_three() -> None:
    letters, placed = course(3)
    assert letters == "PPP" + "PPP" + "RRR" + "PPP" + "RRR" + "b" + "PPP" + "sl" + "RRR"
    assert placed == [0, 1, 2] * 4


@rule("M5.4")
def test_each_round_goes_clockwise_from_the_harbour_master() -> None:
    state = table(5)
    state.master = DINO
    sail(state, jade=3, silk=3, nutmeg=3)
    begin(state, "place")
    for _ in range(3):
        order = []
        while asked(state) == "Placement":
            order.append(who(state))
            act(state, who(state), "decline")
        assert order == [3, 4, 0, 1, 2]
        for ware in list(state.load):
            state.apply(CHANCE, ("roll", ware, 1))


@rule("M5.4")
def test_the_new_harbour_master_starts_the_next_round() -> None:
    state = table()
    begin(state, "auction")
    act(state, 0, "pass")
    act(state, 1, "pass")
    act(state, 2, "bid:1")
    act(state, 3, "pass")
    act(state, 2, "skip", "load:0", "load:1", "load:2", "launch:3", "launch:3", "launch:3")
    assert [who(state), asked(state)] == [2, "Placement"]
    decline(state)
    assert asked(state) == "Roll"

"""G10, G12: the rewards of the bid spaces and locks."""

import pytest

from nassau.games.grog.components import GHOST, LOCK
from nassau.games.grog.rewards import SAME_TYPE_ONLY
from nassau.games.grog.scoring import majority
from nassau.games.grog.state import Grog
from nassau.kernel import CHANCE
from nassau.kernel.chance import fast
from tests.games.grog.table import (
    ANA,
    BEN,
    COLOUR,
    DONE,
    REFUSE,
    accepted,
    asked,
    at,
    buildings,
    clouds,
    do,
    enter,
    fill,
    goals,
    names_told,
    occupy,
    offered,
    paid,
    refused,
    table,
    tiles,
    told,
    verbs,
    visiting,
    who,
    won,
)
from tests.support.marks import rule


def take(place: str) -> tuple[str, int]:
    return ("take", at(place))


def decline(colour: str) -> tuple[str, int]:
    return ("decline", COLOUR.index(colour))


def take_everything(state: Grog) -> None:
    """The first building on offer each time."""
    while asked(state) not in ("Roll", ""):
        if state.pending == (CHANCE,):
            state.chance(fast(1))
        else:
            do(state, next(a for a in state.candidates(who(state)) if not state.refusal(who(state), a)))


@rule("G10.1")
@pytest.mark.parametrize(
    ("row", "crew", "points", "locks"),
    [
        ("blue", 1, 0, 0),
        ("blue grey", 2, 0, 0),
        ("blue grey green", 2, 1, 0),
        ("blue grey green orange", 2, 1, 1),
        ("blue yellow grey green orange", 2, 2, 1),
    ],
)
def test_every_space_with_a_die_has_its_reward(row: str, crew: int, points: int, locks: int) -> None:
    state = table()
    clouds(state, "point goal parrot blank black")
    paid(state, ANA, row)
    take_everything(state)
    assert (9 - state.crew[ANA], state.points[ANA], 6 - state.locks) == (crew, points, locks)


@rule("G10.2")
def test_spaces_1_and_2_bring_a_building_on_the_peninsula_of_their_die() -> None:
    state = table()
    paid(state, ANA, "yellow grey")
    assert {number // 7 for number in buildings(state)} == {3, 4}
    assert len(buildings(state)) == 14
    assert refused(state, take("blue sword")) == "G10.2"
    do(state, take("yellow hat"))
    assert {number // 7 for number in buildings(state)} == {4}
    assert refused(state, take("yellow sword")) == "G10.2"
    assert refused(state, decline("yellow")) == "G10.2"


@rule("G10.3")
@pytest.mark.parametrize(("row", "points"), [("blue grey green", 1), ("blue grey yellow orange", 1)])
def test_spaces_3_and_5_bring_a_point(row: str, points: int) -> None:
    state = table()
    clouds(state, "point goal parrot blank black")
    paid(state, ANA, row)
    take_everything(state)
    assert state.points[ANA] == points
    five = table()
    clouds(five, "point goal parrot blank black")
    paid(five, ANA, "blue yellow grey orange green")
    take_everything(five)
    assert five.points[ANA] == 2


@rule("G10.4")
def test_the_winner_chooses_the_order_of_claims_and_the_lock_comes_later() -> None:
    state = table()
    paid(state, ANA, "yellow grey green orange")
    for first, second in (("yellow hat", "grey sword"), ("grey sword", "yellow hat")):
        twin = accepted(state, take(first))
        assert twin.points[ANA] == (first == "yellow hat")
        facts = do(twin, take(second))
        assert asked(twin) == "PlaceLock"
        assert names_told(facts)[-1] == "point_gained"
        assert twin.points[ANA] == 2
    declined = accepted(state, decline("yellow"), decline("grey"))
    assert (asked(declined), declined.points[ANA]) == ("PlaceLock", 1)


@rule("G10.5")
def test_both_buildings_must_be_of_different_types() -> None:
    state = table()
    paid(state, ANA, "yellow grey")
    assert refused(state, take("yellow sword"), take("grey sword")) == "G10.5"
    accepted(state, take("yellow sword"), take("grey hat"))
    later = accepted(state, take("yellow sword"), decline("grey"))
    later.dice = [1, 5, 1, 4, 3]
    paid(later, ANA, "yellow grey")
    accepted(later, take("grey sword"))


@rule("G10.6")
def test_a_second_claim_lapses_if_only_the_same_type_is_free() -> None:
    state = table()
    fill(state, "grey", but="sword")
    paid(state, ANA, "yellow grey")
    facts = do(state, take("yellow sword"))
    assert told(facts, "claim_lapsed") == [("claim_lapsed", ANA, 4, SAME_TYPE_ONLY)]
    assert asked(state) == "Roll"


@rule("G10.7")
def test_claims_lapse_where_nothing_is_free_or_no_crew_is_left() -> None:
    state = table()
    fill(state, "yellow")
    paid(state, ANA, "yellow grey green")
    assert {number // 7 for number in buildings(state)} == {4}
    last = table()
    last.crew[ANA] = 1
    paid(last, ANA, "yellow grey green orange")
    assert {number // 7 for number in buildings(last)} == {3, 4}
    for place in ("yellow hat", "grey hat"):
        twin = accepted(last, take(place))
        assert (twin.crew[ANA], asked(twin)) == (0, "PlaceLock")


@rule("G10.8")
def test_compulsory_claims_cannot_be_declined() -> None:
    state = table(compulsory_claims="on")
    won(state, ANA, "yellow grey")
    assert "refuse" in verbs(state)
    do(state, ("pay", 0, 0, 0))
    assert refused(state, decline("yellow")) == "G10.8"
    assert verbs(state) == {"take"}
    do(state, take("yellow hat"))
    assert refused(state, decline("grey")) == "G10.8"


@rule("G10.9")
def test_claims_may_be_declined_but_not_the_lock() -> None:
    state = table()
    paid(state, ANA, "yellow grey green orange")
    both = accepted(state, decline("grey"), decline("yellow"))
    assert (both.crew[ANA], both.points[ANA], both.coins[ANA]) == (9, 1, 8)
    assert asked(both) == "PlaceLock"
    assert refused(both, ("decline", 2)) == "G12.1"
    one = accepted(state, decline("yellow"), take("grey hat"))
    assert (one.crew[ANA], one.points[ANA]) == (8, 1)


# -- locks


@rule("G12.1")
def test_the_fourth_die_makes_a_lock_a_duty() -> None:
    state = table()
    occupy(state, BEN, "orange hat")
    paid(state, ANA, "yellow grey green orange")
    do(state, decline("yellow"), decline("grey"))
    assert buildings(state) == {number for number in range(14, 21) if number != at("orange hat")}
    assert refused(state, ("lock", at("green hat"))) == "G12.1"
    assert refused(state, ("lock", at("orange hat"))) == "G1.5"
    assert refused(state, DONE) == "G12.1"
    do(state, ("lock", at("orange hook")))
    assert state.locks == 5


@rule("G12.2")
def test_a_locked_building_stays_locked() -> None:
    state = table(2)
    occupy(state, LOCK, "orange hook")
    hook = at("orange hook")
    tiles(state, ANA, orange=4)
    visiting(state, ANA, "goal")
    assert refused(state, ("claim", hook, 0)) == "G1.5"
    paid(state, ANA, "orange")
    assert refused(state, ("take", hook)) == "G1.5"
    paid(state, ANA, "yellow grey green orange")
    do(state, decline("yellow"), decline("grey"))
    assert refused(state, ("lock", hook)) == "G1.5"
    state.ships = [0, 3, 6, 4, 5, 2]
    state.passed = [BEN]
    enter(state, 3)
    assert refused(state, ("haunt", hook)) == "G1.5"


@rule("G12.3")
def test_without_locks_or_free_buildings_the_step_is_skipped() -> None:
    new = table()
    assert new.locks == 6
    without_locks, without_sites = table(), table()
    occupy(without_locks, LOCK, *SIX)
    fill(without_sites, "green")
    for state in (without_locks, without_sites):
        clouds(state, "point goal parrot blank black")
        paid(state, ANA, "blue yellow grey green orange")
        do(state, decline("blue"), decline("yellow"))
        assert asked(state) == "Roll"
        assert state.points[ANA] == 2


SIX = ("yellow hat", "yellow sword", "yellow coffin", "blue hook", "blue anchor", "grey hat")


@rule("G12.4")
def test_locks_bring_nothing_and_count_for_no_majority() -> None:
    state = table()
    paid(state, ANA, "blue grey green yellow")
    do(state, decline("blue"), decline("grey"))
    before = state.points[ANA], state.coins[ANA]
    facts = do(state, ("lock", at("yellow hat")))
    assert (state.points[ANA], state.coins[ANA]) == before
    assert names_told(facts)[0] == "lock_placed"
    state = table()
    goals(state, ANA, "yellow peninsula")
    occupy(state, ANA, "yellow hat")
    occupy(state, LOCK, "yellow sword", "yellow coffin", "yellow voodoo")
    assert majority(state, ANA, 3) == 6


def test_refusing_to_pay_brings_no_reward() -> None:
    state = table()
    won(state, ANA, "yellow grey green orange")
    do(state, REFUSE)
    assert (state.points[ANA], state.locks, state.sites.count(GHOST)) == (0, 6, 0)
    assert offered(table(), "lock") == []

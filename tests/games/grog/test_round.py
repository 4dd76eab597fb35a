"""G13, G14: the end of a round and the ghost ship."""

import pytest

from nassau.games.grog.components import GHOST, LOCK
from nassau.games.grog.state import Grog
from tests.games.grog.table import (
    ANA,
    BEN,
    DINO,
    DONE,
    PASS,
    REFUSE,
    SHIP,
    accepted,
    asked,
    at,
    bid,
    buildings,
    clouds,
    do,
    enter,
    fill,
    names_told,
    next_roll,
    occupy,
    offered_ships,
    pass_on,
    refused,
    ship,
    ships,
    standing,
    table,
    tiles,
    tiles_of,
    view,
    visit,
    visiting,
    who,
    won,
)
from tests.support.marks import rule

FIRST = "coin2 chest parrot goal coin4 coin3"
FOURS = (5, 4, 6, 4, 5)


def ghost_at(place: str, dice: tuple[int, ...] = (1, 5, 1, 4, 3)) -> Grog:
    """Two seats, the ghost ship at a peninsula or "sea"."""
    state = table(2, dice)
    space = ("green", "blue", "orange", "yellow", "grey", "sea").index(place)
    others = ["coin2", "chest", "goal", "parrot", "coin4"]
    others.insert(space, "coin3")
    ships(state, " ".join(others))
    return state


@rule("G13.1")
def test_a_round_ends_with_markers_ships_and_flag() -> None:
    state = table()
    won(state, ANA, "yellow")
    state.markers = [-1, 0, 3]
    facts = do(state, REFUSE)
    assert names_told(facts)[1:4] == ["markers_taken", "ships_moved", "flag_passed"]
    assert state.markers == [-1, -1, -1]
    two = ghost_at("grey")
    won(two, ANA, "yellow")
    facts = do(two, REFUSE, ("haunt", at("grey hat")))
    assert names_told(facts)[1:5] == ["ghost_placed", "markers_taken", "ships_moved", "flag_passed"]


@rule("G13.2")
def test_the_ship_from_open_sea_goes_to_the_far_left() -> None:
    state = table()
    ships(state, FIRST)
    enter(state, 4)
    assert [SHIP[number] for number in state.ships] == ["coin3", "coin2", "chest", "parrot", "goal", "coin4"]
    for _ in range(5):
        enter(state, 4)
    assert [SHIP[number] for number in state.ships] == FIRST.split()


@rule("G13.3")
def test_the_flag_goes_to_the_left_independent_of_the_winner() -> None:
    state = table(4, dice=FOURS)
    state.coins = [3, 30, 30, 30]
    pass_on(state)
    do(state, bid("blue"))
    pass_on(state)
    do(state, bid("green"))
    pass_on(state)
    assert (asked(state), who(state)) == ("Payment", DINO)
    do(state, REFUSE)
    assert state.start == BEN
    holders = [state.start]
    for _ in range(3):
        enter(state, 4)
        holders.append(state.start)
    assert sorted(holders) == [0, 1, 2, 3]


@rule("G13.4")
def test_the_end_of_a_round_follows_in_any_case() -> None:
    refusing = table()
    won(refusing, ANA, "yellow")
    do(refusing, REFUSE)
    nobody = table(dice=FOURS)
    nobody.coins = [3, 0, 0]
    for _ in range(3):
        pass_on(nobody)
    for state in (refusing, nobody):
        assert (state.markers, state.start, state.round) == ([-1] * 3, BEN, 2)
        assert SHIP[state.ships[0]] == "coin3"
        next_roll(state)
        assert who(state) == BEN


# -- two players


@rule("G14.2")
def test_the_ghost_ship_is_never_permitted() -> None:
    for place, count in (("green", 4), ("grey", 4), ("sea", 5)):
        state = ghost_at(place)
        tiles(state, ANA, green=3, blue=3, orange=3, yellow=3, grey=3)
        visiting(state, ANA)
        assert len(offered_ships(state)) == count
        assert refused(state, ship("ghost")) == "G14.2"


@rule("G14.3")
@pytest.mark.parametrize(
    ("place", "goods"),
    [
        ("grey", {"green": 1, "yellow": 1, "grey": 2}),
        ("blue", {"green": 1, "blue": 1, "yellow": 1, "grey": 1}),
        ("sea", {"green": 1, "yellow": 1, "grey": 1}),
    ],
)
def test_passing_brings_an_extra_tile_from_the_ghost_ship(place: str, goods: dict[str, int]) -> None:
    state = ghost_at(place)
    standing(state, ANA, "yellow grey green")
    do(state, PASS)
    assert tiles_of(state, BEN) == goods


@rule("G14.4")
def test_the_ghost_ship_moves_on_with_its_crew() -> None:
    state = ghost_at("grey")
    state.ghosts = 7
    for space in (5, 0):
        enter(state, 4)
        assert (state.water(SHIP.index("ghost")), state.ghosts) == (space, 7)


@rule("G14.5")
def test_a_seat_that_did_not_win_places_ghost_crew() -> None:
    state = ghost_at("grey")
    won(state, ANA, "yellow")
    do(state, ("pay", 0, 0, 0), ("take", at("yellow hat")))
    assert (asked(state), who(state)) == ("PlaceGhost", BEN)
    assert SHIP[state.ships[4]] == "ghost"
    assert buildings(state) == set(range(28, 35))
    assert refused(state, DONE) == "G14.5"
    assert refused(state, ("haunt", at("green hat"))) == "G14.5"
    do(state, ("haunt", at("grey hat")))
    assert (state.ghosts, state.sites[at("grey hat")]) == (8, GHOST)


@rule("G14.6")
@pytest.mark.parametrize("sky", ["goal blank point parrot black", "goal blank parrot point black"])
def test_ghost_crew_brings_nobody_anything(sky: str) -> None:
    for place, site in (("green", "green hat"), ("orange", "orange hat"), ("yellow", "yellow hat")):
        state = ghost_at(place)
        clouds(state, sky)
        won(state, ANA, "blue")
        do(state, REFUSE)
        before = state.points.copy(), state.coins.copy(), state.parrots.copy(), state.goals.copy()
        do(state, ("haunt", at(site)))
        assert (state.points, state.coins, state.parrots, state.goals) == before
        assert asked(state) == "Roll"


@rule("G14.7", "G14.11")
def test_ghost_crew_is_skipped_at_sea_when_empty_and_where_nothing_is_free() -> None:
    at_sea, empty, full = ghost_at("sea"), ghost_at("grey"), ghost_at("grey")
    empty.ghosts = 0
    fill(full, "grey")
    for state, cause in ((at_sea, ("G14.7", -1, 0)), (empty, ("G14.7", 4, 1)), (full, ("G14.11", 4, 2))):
        won(state, ANA, "yellow")
        (skipped,) = [fact for fact in do(state, REFUSE) if fact.name == "ghost_skipped"]
        assert (skipped.rule, *skipped.args) == cause
        assert asked(state) == "Roll"


@rule("G14.8")
def test_ghost_crew_after_a_refusal_and_without_a_winner() -> None:
    state = ghost_at("grey")
    won(state, ANA, "yellow")
    do(state, REFUSE)
    assert (asked(state), who(state)) == ("PlaceGhost", BEN)
    nobody = ghost_at("grey", FOURS)
    nobody.coins = [0, 0]
    pass_on(nobody)
    pass_on(nobody)
    assert (asked(nobody), who(nobody)) == ("PlaceGhost", ANA)


@rule("G14.9")
def test_ghost_crew_is_placed_in_the_last_round_and_ends_nothing() -> None:
    state = ghost_at("grey")
    state.crew[ANA] = 1
    won(state, ANA, "yellow")
    do(state, ("pay", 0, 0, 0), ("take", at("yellow hat")))
    assert asked(state) == "PlaceGhost"
    do(state, ("haunt", at("grey hat")))
    assert state.over
    last = ghost_at("grey")
    last.ghosts = 1
    won(last, ANA, "yellow")
    do(last, REFUSE, ("haunt", at("grey hat")))
    assert (last.ghosts, asked(last)) == (0, "Roll")


@rule("G14.10")
def test_a_forced_pass_brings_the_tile_of_the_ghost_ship() -> None:
    for place, goods in (("blue", {"blue": 1}), ("sea", {})):
        state = ghost_at(place, FOURS)
        state.coins = [0, 8]
        do(state, PASS)
        assert tiles_of(state, ANA) == goods
        assert asked(state) == "ChooseShip"
        visit(state)
        assert state.markers[ANA] >= 0


def test_the_view_shows_the_ghost_ship() -> None:
    state = ghost_at("grey")
    occupy(state, LOCK, "grey sword")
    assert view(state, None).ships[4] == SHIP.index("ghost")
    assert accepted(state, bid("yellow")).bid == 4

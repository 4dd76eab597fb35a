"""G11: buildings and clouds."""

from nassau import games
from nassau.games.grog.cards import FROM_CLOUD
from nassau.games.grog.components import GHOST, LOCK
from nassau.games.grog.state import Grog
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from tests.games.grog.table import (
    ANA,
    BEN,
    COLOUR,
    DONE,
    accepted,
    asked,
    at,
    clouds,
    do,
    draw,
    empty_decks,
    goals,
    names_told,
    occupy,
    offered,
    paid,
    refused,
    table,
    tiles,
    visiting,
)
from tests.support.marks import rule

BLANK_EVERYWHERE_BUT_GREY = "parrot goal point blank black"


def claimed(place: str, sky: str = "parrot goal blank point black") -> Grog:
    """Ana claims a building of an empty island after an auction."""
    state = table()
    clouds(state, sky)
    paid(state, ANA, place.split()[0])
    do(state, ("take", at(place)))
    return state


@rule("G11.1")
def test_a_claim_is_crew_then_cloud_then_coins() -> None:
    state = table()
    paid(state, ANA, "yellow")
    facts = do(state, ("take", at("yellow sword")))
    assert names_told(facts)[:3] == ["claimed", "cloud_point_gained", "coins_gained"]
    assert (state.crew[ANA], state.points[ANA], state.coins[ANA]) == (8, 1, 10)
    occupied = table()
    occupy(occupied, BEN, "yellow sword")
    occupy(occupied, LOCK, "yellow hat")
    paid(occupied, ANA, "yellow")
    for place in ("yellow sword", "yellow hat"):
        assert refused(occupied, ("take", at(place))) == "G1.5"
    before: list[int] = [-1] * 35
    for position in playthrough(Case(games.load("grog"), 3)).states():
        assert isinstance(position, Grog)
        assert all(was in (-1, now) for was, now in zip(before, position.sites, strict=True))
        before = position.sites


@rule("G11.2")
def test_free_buildings_of_the_same_type_bring_coins() -> None:
    gains = {
        "yellow hat": 3, "green peg-leg": 3, "green hook": 3, "yellow sword": 2, "green anchor": 2, "green coffin": 2,
        "orange figurehead": 2, "orange cannonball": 2, "green eyepatch": 2, "green voodoo": 1,
        "blue fortune-teller": 1, "orange bar": 0,
    }  # fmt: skip
    for place, coins in gains.items():
        state = claimed(
            place, "blank point parrot goal black" if place[:4] == "blue" else "point goal parrot blank black"
        )
        draw(state)
        if asked(state) == "SwapGoal":
            do(state, ("swap", state.goal_hand(ANA)[0]))
        assert state.coins[ANA] == 8 + coins, place


@rule("G11.3")
def test_taken_and_locked_buildings_do_not_count() -> None:
    state = table(2)
    occupy(state, LOCK, "orange hat")
    occupy(state, GHOST, "yellow hat")
    paid(state, ANA, "green")
    do(state, ("take", at("green hat")))
    draw(state)
    assert state.coins[ANA] == 9


@rule("G11.5")
def test_the_parrot_cloud_gives_a_parrot_card() -> None:
    state = claimed("green hat")
    (fact,) = [fact for fact in draw(state) if fact.name == "parrot_drawn"]
    assert (state.parrot_count(ANA), sum(state.parrot_pile)) == (1, 27)
    assert len(fact.seen(ANA) or ()) == 4
    assert fact.seen(BEN) == ("parrot_drawn", ANA, FROM_CLOUD)
    empty = table()
    empty_decks(empty, "parrot")
    paid(empty, ANA, "green")
    do(empty, ("take", at("green hat")))
    assert empty.parrot_count(ANA) == 0


@rule("G11.6")
def test_the_goal_cloud_swaps_a_goal_card() -> None:
    state = table()
    goals(state, ANA, "bar", "hat", "hook", "parrot")
    deck = state.goal_deck()
    paid(state, ANA, "blue")
    do(state, ("take", at("blue sword")))
    state.apply(-1, ("goal", 1))
    assert offered(state, "swap") == [(0,), (1,), (5,), (11,), (22,)]
    assert refused(state, DONE) == "G11.6"
    assert refused(state, ("decline", 1)) == "G11.6"
    assert refused(state, ("swap", 3)) == "G11.6"
    for kind in (1, 22):
        twin = accepted(state, ("swap", kind))
        assert len(twin.goal_hand(ANA)) == 4
        assert (twin.goal_deck(), twin.under[-1]) == (deck, kind)
    empty = table()
    empty_decks(empty, "goal")
    paid(empty, ANA, "blue")
    do(empty, ("take", at("blue sword")))
    assert asked(empty) == "Roll"


@rule("G11.7")
def test_the_blank_cloud_gives_only_coins() -> None:
    state = claimed("yellow sword", "parrot goal point blank black")
    assert (state.points[ANA], state.parrot_count(ANA), state.coins[ANA]) == (0, 0, 10)


@rule("G11.8")
def test_the_black_cloud_gives_nothing() -> None:
    state = claimed("grey hat")
    assert (state.points[ANA], state.parrot_count(ANA), state.coins[ANA]) == (0, 0, 8)
    ship = table()
    tiles(ship, ANA, grey=4)
    visiting(ship, ANA, "coin4")
    do(ship, ("claim", at("grey sword"), 0))
    assert (ship.points[ANA], ship.parrot_count(ANA), ship.coins[ANA]) == (0, 0, 8)


@rule("G11.9")
def test_the_black_cloud_concerns_only_claims_under_it() -> None:
    state = table()
    paid(state, ANA, "blue yellow grey")
    do(state, ("decline", 1), ("decline", 3))
    assert state.points[ANA] == 1
    state = table(dice=(1, 5, 3, 4, 3))
    paid(state, ANA, "blue yellow orange grey")
    do(state, ("decline", 1), ("decline", 3))
    do(state, ("lock", at("grey hat")))
    assert state.sites[at("grey hat")] == LOCK
    assert claimed("yellow sword").coins[ANA] == 10
    assert COLOUR[4] == "grey"

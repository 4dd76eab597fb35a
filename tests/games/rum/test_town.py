"""R1: the town of nine turned tiles, against the golden boards of the fact sheet."""

from collections import Counter

import pytest

from nassau.games.rum import GAME
from nassau.games.rum.components import (
    ALLEYS,
    EXIT_SEGMENTS,
    FIELDS,
    FIRST_CROSSING,
    FIRST_DARK,
    INNER_ALLEYS,
    KIND_OF_FIELD,
    NOWHERE,
)
from nassau.games.rum.state import Rum
from nassau.games.rum.town import Town
from nassau.kernel import BadRecord, BadSetup, Record
from nassau.kernel.chance import fast
from tests.games.rum.build import KINDS, PLAIN, alley, dark, field, fields, game, laid, move, occupy, targets, turn
from tests.support.marks import rule

TURNED = "9r90 8r90 7r90 / 6r90 5r90 4r90 / 3r90 2r90 1r90"

PLAIN_CROSSINGS = """
Pirate 1-PinkMap 2 2; HQ 1-Coin 2 4; Rum 2-Coin 3 4; RendezVous 2-RendezVous 3 1; Shop 4-Swan 5 4; PinkMap 4-Coin 5 2;
GreenMap 5-Rum 6 2; Pirate 5-Coin 6 1; GreenMap 7-Chest 8 5; Coin 7-Coin 8 2; EsCruce 8-YellowMap 9 3;
EsCruce 8-FrereJacques 9 2; Rum 1-RendezVous 4 3; HQ 1-Shop 4 5; Coin 2-Swan 5 3; RendezVous 2-GreenMap 5 3;
RendezVous 3-Rum 6 3; Guard 3-Rum 6 4; Coin 4-Guard 7 3; PinkMap 4-GreenMap 7 3; Coin 5-Chest 8 4; Pirate 5-Pirate 8 3;
Coin 6-YellowMap 9 2; Guard 6-Coin 9 2
"""
PLAIN_DARKS = """
1N0 Coin 2; 1N1 Pirate 1; 1W0 Coin 2; 1W1 Rum 1; 2N0 PinkMap 2; 2N1 Rum 2; 3N0 Coin 1; 3N1 Shop 2; 3E0 Shop 1;
3E1 Guard 2; 4W0 RendezVous 1; 4W1 Coin 2; 6E0 YellowMap 2; 6E1 Guard 3; 7W0 Guard 2; 7W1 Chest 3; 7S0 Chest 2;
7S1 Coin 2; 8S0 Coin 1; 8S1 EsCruce 3; 9E0 Coin 2; 9E1 Shop 2; 9S0 FrereJacques 2; 9S1 Shop 2
"""


def rows(table: str) -> list[str]:
    return [row.strip() for row in table.replace("\n", " ").split(";")]


def random_town(seed: int) -> Rum:
    state = GAME.start(3)
    assert isinstance(state, Rum)
    source = fast(seed)
    while len(state.laid) < 9:
        state.chance(source)
    return state


def crossing_costs(town: Town) -> Counter[int]:
    return Counter(town.length[FIRST_CROSSING:FIRST_DARK])


def dark_costs(town: Town) -> Counter[int]:
    return Counter(town.length[FIRST_DARK:])


@rule("R1.1")
def test_every_town_is_laid_anew_from_nine_tiles_in_any_place_and_turn() -> None:
    seen = Counter[tuple[int, int, int]]()
    for seed in range(500):
        codes = random_town(seed).laid
        assert sorted(code // 4 for code in codes) == list(range(9))
        seen.update((place, code // 4, code % 4) for place, code in enumerate(codes))
    assert {(place, tile) for place, tile, _ in seen} == {(place, tile) for place in range(9) for tile in range(9)}
    assert {(tile, quarter) for _, tile, quarter in seen} == {(tile, turn) for tile in range(9) for turn in range(4)}


@rule("R1.2")
def test_the_town_has_36_fields_four_on_each_tile() -> None:
    tiles_of: dict[int, list[int]] = {}
    for place, kind in enumerate(KIND_OF_FIELD):
        tiles_of.setdefault(kind, []).append(place // 4 + 1)
    assert tiles_of[KINDS["Coin"]] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert tiles_of[KINDS["HQ"]] == [1]
    assert tiles_of[KINDS["Pirate"]] == [1, 5, 8]
    assert tiles_of[KINDS["Rum"]] == [1, 2, 6]
    assert tiles_of[KINDS["Shop"]] == [3, 4, 9]
    assert tiles_of[KINDS["RendezVous"]] == [2, 3, 4]
    assert tiles_of[KINDS["Guard"]] == [3, 6, 7]
    assert tiles_of[KINDS["Chest"]] == [7, 8]
    assert len(KIND_OF_FIELD) == FIELDS


@rule("R1.3")
def test_maps_have_two_fields_of_each_colour_and_taverns_one_each() -> None:
    where = {name: [f // 4 + 1 for f, kind in enumerate(KIND_OF_FIELD) if kind == KINDS[name]] for name in KINDS}
    assert (where["PinkMap"], where["GreenMap"], where["YellowMap"]) == ([2, 4], [5, 7], [6, 9])
    assert (where["Swan"], where["EsCruce"], where["FrereJacques"]) == ([5], [8], [9])


@rule("R1.4")
def test_half_segments_of_two_tiles_make_one_segment_on_the_plain_board() -> None:
    state = game()
    for row in rows(PLAIN_CROSSINGS):
        ends, cost = row.rsplit(" ", 1)
        near, far = ends.split("-")
        assert state.town.length[alley(state, near, far)] == int(cost), row
    assert sum(state.town.length[FIRST_CROSSING:FIRST_DARK]) == 70


@rule("R1.5", "R6.2")
def test_dark_alleys_of_the_plain_board_have_the_published_costs() -> None:
    state = game()
    for row in rows(PLAIN_DARKS):
        name, kind, cost = row.split()
        number = dark(state, name)
        assert state.town.near[number] == field(f"{kind} {name[0]}"), row
        assert state.town.far[number] == NOWHERE
        assert state.town.length[number] == int(cost), row
    assert sum(state.town.length[FIRST_DARK:]) == 45


@rule("R1.5")
@pytest.mark.parametrize("seed", range(60))
def test_every_town_has_88_alleys_with_200_places_and_is_connected(seed: int) -> None:
    town = random_town(seed).town
    assert len(town.length) == ALLEYS == 40 + 24 + 24
    assert sum(town.length) == 200
    assert sum(town.length[:FIRST_CROSSING]) == 85
    assert set(crossing_costs(town)) <= {1, 2, 3, 4, 5}
    assert set(dark_costs(town)) <= {1, 2, 3}
    degrees = Counter(len(town.streets[f]) + len(town.darks[f]) for f in range(FIELDS))
    assert degrees == {3: 6, 4: 16, 5: 14}
    assert not [a for a in range(FIRST_DARK) if town.near[a] == town.far[a]]
    assert reachable(town) == set(range(FIELDS))


def reachable(town: Town) -> set[int]:
    found, fresh = {0}, [0]
    while fresh:
        here = fresh.pop()
        for a in town.streets[here]:
            there = town.far[a] if town.near[a] == here else town.near[a]
            if there not in found:
                found.add(there)
                fresh.append(there)
    return found


def test_tiles_have_the_published_sums() -> None:
    assert [len(alleys) for alleys in INNER_ALLEYS] == [5, 5, 5, 4, 3, 4, 5, 4, 5]
    assert Counter(length for alleys in INNER_ALLEYS for _, _, length in alleys) == {1: 5, 2: 25, 3: 10}
    assert Counter(w for tile in EXIT_SEGMENTS for w in tile) == {0: 18, 1: 41, 2: 13}
    town = game().town
    coins = [field(f"Coin {tile}") for tile in range(1, 10)]
    assert [len(town.streets[f]) + len(town.darks[f]) for f in coins] == [5, 5, 5, 4, 3, 4, 4, 3, 4]


def test_a_turned_board_has_the_published_alleys() -> None:
    state = game(board=TURNED)
    town = state.town
    assert crossing_costs(town) == {1: 4, 2: 2, 3: 13, 4: 5}
    assert dark_costs(town) == {1: 5, 2: 14, 3: 5}
    for near, far, cost in (
        ("YellowMap 9", "Coin 8", 1),
        ("Chest 8", "Chest 7", 4),
        ("GreenMap 5", "PinkMap 2", 1),
        ("Rum 2", "HQ 1", 4),
    ):
        assert town.length[alley(state, near, far)] == cost
    assert (town.near[dark(state, "1S0")], town.length[dark(state, "1S0")]) == (field("HQ 1"), 3)
    assert (town.near[dark(state, "9N0")], town.length[dark(state, "9N0")]) == (field("FrereJacques 9"), 1)


def test_four_quarter_turns_change_nothing() -> None:
    plain = Town(laid(PLAIN))
    ring = Town(laid("1r90 2r180 3r270 4 5r90 6r180 7r270 8 9r90"))
    assert plain.length[:FIRST_CROSSING] == ring.length[:FIRST_CROSSING]
    assert [4 * (code // 4) for code in laid("5r270 5r180")] == laid("5 5")


@rule("R1.6")
def test_two_alleys_between_the_same_fields_count_on_their_own() -> None:
    state = turn("1 8r90 2 / 3 6 4 / 5 7 9", captain="Rum 6", supply=10)
    joined = [a for a in state.town.streets[field("Rum 6")] if field("EsCruce 8") in ends(state, a)]
    assert sorted(state.town.length[a] for a in joined) == [3, 4]
    short = min(joined, key=lambda a: state.town.length[a])
    occupy(state, [short])
    assert ("move", short) not in state.legal(0)
    assert field("EsCruce 8") in targets(state)


def ends(state: Rum, number: int) -> set[int]:
    return {state.town.near[number], state.town.far[number]}


@pytest.mark.parametrize("outcome", [("tile", 3, 1), ("tile", 0, 0), ("tile", 10, 0), ("tile", 4, 4), ("tile", 4, -1)])
def test_a_tile_twice_or_a_wrong_turn_is_refused(outcome: tuple[str, int, int]) -> None:
    state = GAME.start(3)
    state.apply(-1, ("tile", 3, 0))
    before = state.key()
    assert str(state.refusal(-1, outcome)) == "Refusal('K1.4')"
    assert state.key() == before


def test_a_record_with_an_impossible_town_is_refused_at_its_entry() -> None:
    with pytest.raises(BadRecord) as caught:
        Record(GAME, 3, {}, [(-1, ("tile", 3, 0)), (-1, ("tile", 3, 2))]).final()
    assert "tile:3:2" in str(caught.value)


@pytest.mark.parametrize("codes", [[0] * 9, [0, 4, 8, 12, 16, 20, 24, 28, 36], [-1], list(range(0, 40, 4))])
def test_a_position_with_an_impossible_town_is_refused(codes: list[int]) -> None:
    data = game().dump()
    data["table"]["laid"] = codes
    with pytest.raises(BadSetup, match="cannot be laid"):
        GAME.load(data)


def test_the_first_example_of_the_rulebook_fits_the_tiles() -> None:
    """From headquarters over three segments to a pirate field, from where a coin and a tavern cost two each."""
    state = turn("8r90 2 3 / 1 6 4 / 5 7 9", captain="Pirate 1")
    assert state.town.length[alley(state, "HQ 1", "Pirate 1")] == 3
    assert state.town.length[move(state, "Coin 1")[1]] == 2
    assert state.town.length[move(state, "EsCruce 8")[1]] == 2
    assert fields("Coin 1", "EsCruce 8", "Rum 6") <= targets(state)

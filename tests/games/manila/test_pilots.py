"""M10: pilots push punts before the last roll."""

from collections.abc import Iterator

import pytest

from nassau.games.manila.components import CAPTAIN, LARGE_PILOT, PORT, SMALL_PILOT
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Action
from nassau.kernel.refusal import exactly
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
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
    table,
    who,
)
from tests.support.marks import rule


def pilots(
    small: int = ANA, large: int = NOBODY, waves: tuple[int, int, int] = (7, 9, 11), large_pilot: str = "exactly_two"
) -> Manila:
    """After the last placement round, with silk, jade and nutmeg at sea."""
    state = table(large_pilot=large_pilot)
    sail(state, silk=waves[0], jade=waves[1], nutmeg=waves[2])
    state.spaces[SMALL_PILOT], state.spaces[LARGE_PILOT] = small, large
    begin(state, "steer")
    return state


Outcome = tuple[tuple[int, ...], tuple[int, ...]]


def ways(state: Manila) -> Iterator[tuple[tuple[Action, ...], Outcome]]:
    """Every chain of moves that the pilot who is asked may make, with the waves and berths that it leads to."""
    seat = who(state)
    for action in state.legal(seat):
        branch = state.copy()
        branch.apply(seat, action)
        if asked(branch) == "SecondMove":
            for chain, outcome in ways(branch):
                yield (action, *chain), outcome
        else:
            yield (action,), (tuple(branch.wave), tuple(branch.berth))


@rule("M10.1")
def test_small_before_large_right_before_the_third_roll() -> None:
    state = table()
    sail(state, ginseng=3, nutmeg=3, silk=3)
    begin(state, "place")
    place(state, ANA, LARGE_PILOT)
    place(state, BEN, SMALL_PILOT)
    for _ in range(2):
        decline(state)
        assert asked(state) == "Roll"
        roll(state, ginseng=1, nutmeg=1, silk=1)
        assert asked(state) == "Placement"
    decline(state)
    assert (asked(state), who(state)) == ("SmallPilot", BEN)
    act(state, BEN, "rest")
    assert (asked(state), who(state)) == ("LargePilot", ANA)
    act(state, ANA, "rest")
    assert asked(state) == "Roll"


@rule("M10.1")
def test_an_empty_pilot_space_is_skipped() -> None:
    assert asked(pilots(NOBODY, CORA)) == "LargePilot"
    state = pilots(CORA, NOBODY)
    act(state, CORA, "rest")
    assert asked(state) == "Roll"
    assert asked(pilots(NOBODY, NOBODY)) == "Roll"


@rule("M10.2")
def test_the_small_pilot() -> None:
    state = pilots(waves=(7, 9, 12))
    moved = {outcome[0] for _, outcome in ways(state)}
    assert moved == {(7, 9, 12), (6, 9, 12), (8, 9, 12), (7, 8, 12), (7, 10, 12), (7, 9, 11), (7, 9, 13)}
    assert state.refusal(ANA, ("steer", 0, 2)) == exactly("M10.2", "small_move", 1, 2)
    assert refused(state, ANA, "steer:0:0") == "M10.2"
    act(state, ANA, "steer:0:1")
    assert asked(state) == "Roll"


def changes(chain: tuple[Action, ...]) -> frozenset[tuple[int, int]]:
    return frozenset((route, delta) for _, route, delta in (action for action in chain if action[0] == "steer"))


ROUTES = (0, 1, 2)
DOUBLE = {
    frozenset({(one, up), (other, down)}) for one in ROUTES for other in ROUTES if one < other for up in (-1, 1)
    for down in (-1, 1)
}  # fmt: skip
NOTHING: set[frozenset[tuple[int, int]]] = {frozenset()}


@rule("M10.3")
def test_the_large_pilot_moves_up_to_two() -> None:
    state = pilots(NOBODY, ANA, large_pilot="up_to_two")
    single = {frozenset({(route, delta)}) for route in ROUTES for delta in (-2, -1, 1, 2)}
    assert {changes(chain) for chain, _ in ways(state)} == single | DOUBLE | NOTHING
    assert (len(single), len(DOUBLE)) == (12, 12)
    act(state, ANA, "steer:0:1")
    assert refused(state, ANA, "steer:1:2") == "M10.3"
    assert refused(state, ANA, "steer:0:1") == "M10.3"
    act(state, ANA, "rest")
    assert (asked(state), state.wave) == ("Roll", [8, 9, 11])
    state = pilots(NOBODY, ANA, large_pilot="up_to_two")
    act(state, ANA, "steer:0:2")
    assert asked(state) == "Roll"


@rule("M10.3")
def test_up_to_two_with_one_punt_at_sea() -> None:
    state = pilots(NOBODY, ANA, large_pilot="up_to_two")
    lie(state, port="silk jade")
    assert {changes(chain) for chain, _ in ways(state)} == {frozenset({(2, d)}) for d in (-2, -1, 1, 2)} | NOTHING


@rule("M10.4")
def test_the_large_pilot_moves_exactly_two() -> None:
    state = pilots(NOBODY, ANA, large_pilot="exactly_two")
    single = {frozenset({(route, delta)}) for route in ROUTES for delta in (-2, 2)}
    assert {changes(chain) for chain, _ in ways(state)} == single | DOUBLE | NOTHING
    act(state, ANA, "steer:0:1")
    assert asked(state) == "SecondMove"
    assert refused(state, ANA, "rest") == "M10.4"
    assert refused(state, ANA, "steer:0:1") == refused(state, ANA, "steer:1:2") == "M10.4"
    act(state, ANA, "steer:2:-1")
    assert (asked(state), state.wave) == ("Roll", [8, 9, 10])


@rule("M10.4")
def test_exactly_two_with_one_punt_at_sea() -> None:
    state = pilots(NOBODY, ANA, large_pilot="exactly_two")
    lie(state, port="silk jade")
    assert refused(state, ANA, "steer:2:1") == "M10.4"
    assert {changes(chain) for chain, _ in ways(state)} == {frozenset({(2, d)}) for d in (-2, 2)} | NOTHING


@rule("M10.4")
def test_the_second_half_is_due_even_when_the_first_punt_docked() -> None:
    state = pilots(NOBODY, ANA, (13, 9, 11), large_pilot="exactly_two")
    act(state, ANA, "steer:0:1")
    assert (state.berth, asked(state)) == ([0, -1, -1], "SecondMove")
    assert offers(state, "steer", "rest") == ["steer:1:-1", "steer:1:1", "steer:2:-1", "steer:2:1"]


@rule("M10.5")
@pytest.mark.parametrize(
    ("small", "large", "waves"),
    [("rest", "steer:1:2", [7, 11, 11]), ("steer:1:1", "rest", [7, 10, 11]), ("rest", "rest", [7, 9, 11])],
)
def test_each_pilot_may_do_nothing(small: str, large: str, waves: list[int]) -> None:
    state = pilots(ANA, BEN)
    act(state, ANA, small)
    act(state, BEN, large)
    assert (state.wave, asked(state)) == (waves, "Roll")


@rule("M10.6")
def test_only_punts_at_sea() -> None:
    state = table()
    sail(state, silk=14, jade=9, nutmeg=5)
    lie(state, port="silk")
    state.spaces[CAPTAIN], state.spaces[SMALL_PILOT] = BEN, ANA
    begin(state, "roll", 2)
    roll(state, silk=1, jade=4, nutmeg=1)
    act(state, BEN, "stay")
    decline(state)
    assert {outcome for chain, outcome in ways(state) if changes(chain) <= {(1, -1), (1, 1)}} == {
        ((14, 13, 6), (0, -1, -1)),
        ((14, 12, 6), (0, -1, -1)),
        ((14, 14, 6), (0, 1, -1)),
    }
    assert refused(state, ANA, "steer:0:1") == refused(state, ANA, "steer:3:1") == "M10.6"
    assert refused(state, ANA, "steer:-1:1") == "M10.6"


@rule("M10.6")
def test_no_punt_at_sea_no_pilot() -> None:
    state = table()
    sail(state, silk=14, jade=14, nutmeg=14)
    lie(state, port="silk jade nutmeg")
    state.spaces[SMALL_PILOT], state.spaces[LARGE_PILOT] = ANA, BEN
    begin(state, "steer")
    assert asked(state) == "Roll"


@rule("M10.7")
def test_the_large_pilot_may_move_the_same_punt() -> None:
    for line, wave, berth in (("steer:0:2", 14, 0), ("steer:0:-2", 10, -1)):
        state = pilots(ANA, BEN, (11, 3, 3))
        act(state, ANA, "steer:0:1")
        assert state.wave[0] == 12
        act(state, BEN, line)
        assert (state.wave[0], state.berth[0]) == (wave, berth)


@rule("M10.8")
def test_past_13_a_pilot_docks_a_punt() -> None:
    for docked in ("", "silk"):
        state = table()
        sail(state, silk=14 if docked else 3, jade=13, nutmeg=3)
        lie(state, port=docked)
        state.spaces[CAPTAIN], state.spaces[SMALL_PILOT], state.spaces[LARGE_PILOT] = CORA, ANA, BEN
        aboard(state, "jade", BEN)
        begin(state, "steer")
        act(state, ANA, "steer:1:1")
        assert state.berth[1] == (1 if docked else 0)
        assert refused(state, BEN, "steer:1:-2") == "M10.6"
        act(state, BEN, "rest")
        roll(state, silk=1, jade=6, nutmeg=1)
        assert (state.voyage, state.cash[BEN], state.market[3]) == (3, 66, 1)


@rule("M10.9")
def test_nothing_goes_behind_wave_0() -> None:
    state = pilots(ANA, BEN, (2, 3, 4))
    act(state, ANA, "steer:0:-1")
    assert state.wave[0] == 1
    assert "steer:0:-2" in offers(state, "steer")
    act(state, BEN, "steer:0:-2")
    assert state.wave[0] == 0


@rule("M10.8")
def test_a_docked_punt_pays_its_slot() -> None:
    state = pilots(ANA, NOBODY, (13, 3, 3))
    state.spaces[PORT[0]] = BEN
    act(state, ANA, "steer:0:1")
    roll(state, silk=6, jade=1, nutmeg=1)
    assert state.cash[BEN] == 36

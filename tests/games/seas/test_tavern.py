"""W12.11–W12.14, W1.7: the tavern."""

import pytest

from nassau.games.seas.state import Seas
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    act,
    cargo,
    deal,
    draw_loot,
    give,
    has,
    load,
    play,
    refused,
    stack,
    talismans,
    throw_faces,
    told,
    turn,
    view,
)
from tests.support.marks import rule


def tavern(*faces: int) -> Seas:
    """Ben has played the tavern, and the red dice show these faces."""
    state = turn("shaman", alone=False)
    deal(state, BEN, "tavern")
    act(state, BEN, play("tavern"))
    throw_faces(state, red=faces)
    return state


def served(face: int, **fields: int) -> Seas:
    """Ben gets this face, the others a face that does nothing to them."""
    state = turn("shaman", alone=False)
    deal(state, BEN, "tavern")
    give(state, BEN, **fields)
    give(state, ANA, chests=0)
    give(state, CORA, chests=0)
    act(state, BEN, play("tavern"))
    throw_faces(state, red=(face, 2 if face == 3 else 3, 2 if face == 3 else 3))
    act(state, BEN, ("serve", BEN, 0))
    return state


@rule("W12.11")
def test_each_seat_is_given_exactly_one_die() -> None:
    state = tavern(6, 1, 4)
    assert view(state).guest == BEN
    assert state.legal(BEN) == [("serve", BEN, die) for die in range(3)]
    refused(state, BEN, ("serve", CORA, 0), "W12.11")
    refused(state, BEN, ("serve", BEN, 3), "W12.11")
    act(state, BEN, ("serve", BEN, 0))
    refused(state, BEN, ("serve", BEN, 1), "W12.11")
    refused(state, BEN, ("serve", CORA, 0), "W12.11")
    facts = act(state, BEN, ("serve", CORA, 2))
    assert view(state).chart.served == [1, 0, 2]
    assert told(facts, "served") == [("served", CORA, 4), ("served", ANA, 1)]
    assert (state.yin_yang[BEN], state.chests[CORA], state.marks[ANA]) == (3, 8, 1)


@rule("W12.11")
def test_equal_dice_need_no_choice() -> None:
    state = tavern(6, 6, 6)
    assert state.yin_yang == [3, 3, 3]


@rule("W12.12")
def test_bad_dice() -> None:
    has(served(1), BEN, marks=1)
    has(served(3, chests=10), BEN, chests=9, guards=0, ships=7)
    state = turn("shaman", alone=False)
    deal(state, BEN, "tavern")
    load(state, BEN, rum=1, fruit=1)
    act(state, BEN, play("tavern"))
    throw_faces(state, red=(2, 3, 3))
    act(state, BEN, ("serve", BEN, 0))
    assert (stack(state), state.pending) == ("Overboard", (BEN,))
    assert state.legal(BEN) == [("discard", 0), ("discard", 2)]
    act(state, BEN, ("discard", 2))
    assert (cargo(state, BEN), state.discards) == ((1, 0, 0), [0, 0, 1, 0])


@rule("W1.7")
def test_a_talisman_cannot_be_given_up_in_the_tavern() -> None:
    state = turn("shaman", alone=False)
    deal(state, BEN, "tavern")
    load(state, BEN, rum=1, fruit=1)
    talismans(state, BEN, 1)
    act(state, BEN, play("tavern"))
    throw_faces(state, red=(2, 3, 3))
    act(state, BEN, ("serve", BEN, 0))
    refused(state, BEN, ("discard", 3), "W1.7")


@rule("W12.13")
def test_good_dice() -> None:
    has(served(4, chests=9), BEN, chests=10, guards=1)
    has(served(6), BEN, yin_yang=3)
    state = served(5)
    draw_loot(state, "talisman")
    has(state, BEN, talismans=1, yin_yang=1)
    state = served(5, ships=0)
    draw_loot(state, "rum")
    assert state.legal(BEN) == [("load", 0, 0)]
    act(state, BEN, ("load", 0, 0))
    assert state.discards == [1, 0, 0, 0]


@rule("W12.14")
@pytest.mark.parametrize(("face", "chests"), [(2, 7), (3, 0)])
def test_who_has_nothing_loses_nothing(face: int, chests: int) -> None:
    state = served(face, chests=chests)
    has(state, BEN, ships=7, chests=chests, marks=0, cargo=0)
    assert sum(state.ships) == 21

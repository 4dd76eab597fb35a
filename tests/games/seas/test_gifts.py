"""W4: gifts, and marks for declining."""

import pytest

from nassau.games.seas.components import CARDS
from nassau.games.seas.state import Seas
from nassau.kernel import Action
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DECLINE,
    EXPLORE,
    ROLE,
    SELL,
    act,
    deal,
    finish,
    give,
    load,
    play,
    prepare,
    send,
    table,
    turn,
)
from tests.support.marks import rule


def used(role: str, state: Seas, seat: int) -> None:
    """The least use of a role's action."""
    if role == "captain":
        act(state, seat, play("Spain 1"))
        send(state, *[1] * state.seats)
        finish(state)
        while state.pending and state.pending[0] >= 0 and type(state.stack[-1]).__name__ in ("Stow", "Battle"):
            act(state, state.pending[0], state.legal(state.pending[0])[0])
            finish(state)
    elif role == "merchant":
        act(state, seat, ("offer", 0, 1), SELL)
    else:
        act(state, seat, LEAST[role])
        finish(state)


LEAST: dict[str, Action] = {
    "shipbuilder": ("buy", 1),
    "governor": ("privateer", 0),
    "islander": play("H1"),
    "shaman": play("wages"),
    "cartographer": EXPLORE,
}


def ready(role: str, seats: int = 3, start: int = ANA, alone: bool = True, **options: str) -> Seas:
    """Ben can use the action."""
    state = table(seats, start, **options)
    deal(state, BEN, "Spain 1", "H1", "wages")
    load(state, BEN, rum=1, coffee=1)
    prepare(state, role, BEN, alone)
    return state


@rule("W4.1")
def test_a_seat_that_is_alone_and_uses_the_action_gets_the_gift() -> None:
    state = ready("merchant")
    used("merchant", state, BEN)
    assert state.chests[BEN] == 7 + 2
    state = ready("merchant", alone=False)
    load(state, CORA, rum=1)
    used("merchant", state, BEN)
    act(state, CORA, ("offer", 0, 1))
    assert state.chests == [7, 8, 8]


@rule("W4.2")
@pytest.mark.parametrize(("seats", "start", "gift"), [(3, BEN, 4), (4, BEN, 4), (3, ANA, 2), (4, CORA, 2)])
def test_the_start_player_gets_the_gift_doubled(seats: int, start: int, gift: int) -> None:
    state = ready("captain", seats, start)
    act(state, BEN, play("Spain 1"))
    send(state, *[0] * seats)
    assert state.yin_yang[BEN] == gift


@rule("W4.3")
def test_a_player_who_cannot_act_takes_the_gift_away_too() -> None:
    state = ready("merchant", alone=False)
    used("merchant", state, BEN)
    assert state.legal(CORA) == [DECLINE]
    act(state, CORA, DECLINE)
    assert (state.chests[BEN], state.marks) == (8, [0, 0, 1])


@rule("W4.4")
@pytest.mark.parametrize("role", ROLE)
def test_declining_costs_a_mark_and_the_gift(role: str) -> None:
    for state in (ready(role), unable(role)):
        table_before = {name: list(value) for name, value in vars_of(state).items()}
        act(state, BEN, DECLINE)
        table_before["marks"][BEN] += 1
        assert vars_of(state) == table_before


def vars_of(state: Seas) -> dict[str, list[int]]:
    names = ("ships", "chests", "goods", "talismans", "yin_yang", "marks", "tiles", "hands", "pile", "loot", "discards")
    return {name: list(getattr(state, name)) for name in names}


def unable(role: str) -> Seas:
    """No chest, no tile left, no card in hand, no goods, an empty pile: nothing but declining is possible."""
    state = table(3)
    give(state, BEN, chests=0)
    state.tiles = [ANA, ANA, CORA, CORA]
    state.pile, state.above, state.finale = [0] * CARDS, -1, 0
    prepare(state, role, BEN)
    assert state.legal(BEN) == [DECLINE]
    return state


def test_a_full_fleet_cannot_be_enlarged() -> None:
    state = turn("shipbuilder")
    give(state, BEN, ships=10)
    assert state.legal(BEN) == [DECLINE]


@rule("W4.5")
@pytest.mark.parametrize("role", ROLE)
def test_the_least_use_brings_no_mark_and_the_gift(role: str) -> None:
    state = ready(role)
    hand = state.hand_size(BEN)
    used(role, state, BEN)
    assert state.marks[BEN] == 0
    gifts = {
        "shipbuilder": state.ships[BEN] == 9,
        "governor": state.ships[BEN] == 10,
        "captain": state.yin_yang[BEN] >= 2,
        "islander": sum(state.drawn) + state.talismans[BEN] == 1,
        "shaman": state.hand_size(BEN) == hand - 1,
        "merchant": state.chests[BEN] == 9,
        "cartographer": state.hand_size(BEN) == hand + 2,
    }
    assert gifts[role]


@rule("W4.5")
def test_other_marks_come_on_top() -> None:
    state = ready("captain")
    act(state, BEN, play("Spain 1"))
    send(state, 0, 1, 1)
    assert state.marks[BEN] == 1
    state = ready("governor", alone=False)
    act(state, BEN, ("privateer", 0))
    assert state.marks[BEN] == 1


@rule("W4.6")
def test_two_players_never_get_a_doubled_gift() -> None:
    state = ready("captain", 2, start=BEN)
    act(state, BEN, play("Spain 1"))
    send(state, 0, 0)
    assert state.yin_yang[BEN] == 2


@rule("W4.7")
@pytest.mark.parametrize(("option", "gift"), [("both", 1), ("start_player_only", 0)])
def test_with_two_players_both_may_get_a_gift_or_the_start_player_only(option: str, gift: int) -> None:
    state = table(2, start=ANA, two_player_gifts=option)
    load(state, BEN, rum=1)
    state.chosen = [6, 5]
    prepare(state, "merchant", BEN)
    state.chosen[ANA] = 6
    act(state, BEN, ("offer", 0, 1))
    assert state.chests[BEN] == 7 + 1 + gift
    act(state, ANA, EXPLORE)
    finish(state)
    assert state.hand_size(ANA) == 2

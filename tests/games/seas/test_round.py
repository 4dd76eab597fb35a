"""W3, W17: choosing, calling and taking back roles."""

import pytest

from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DECLINE,
    DINO,
    ROLE,
    act,
    called,
    choosing,
    deal,
    draw_loot,
    finish,
    load,
    play,
    refused,
    send,
    stack,
    table,
    throw,
    told,
    turn,
    view,
)
from tests.support.marks import rule


def choose(name: str) -> tuple[str, int]:
    return ("choose", ROLE.index(name))


@rule("W3.1")
def test_each_seat_chooses_one_role_before_the_first_is_called() -> None:
    state = table(4)
    choosing(state)
    assert state.pending == (ANA, BEN, CORA, DINO)
    refused(state, ANA, DECLINE, "W4.4")
    refused(state, ANA, ("choose", 7), "W3.1")
    act(state, CORA, choose("captain"))
    refused(state, CORA, choose("merchant"), "K1.1")
    act(state, ANA, choose("merchant"))
    act(state, DINO, choose("captain"))
    assert state.calling == -1
    act(state, BEN, choose("shaman"))
    assert ROLE[state.calling] == "captain"
    assert state.legal(CORA)


@rule("W3.2")
def test_a_role_that_lies_open_cannot_be_chosen() -> None:
    state = turn("merchant", BEN)
    load(state, BEN, rum=1)
    act(state, BEN, ("offer", 0, 1))
    act(state, ANA, DECLINE)
    assert (stack(state), state.round) == ("ChooseRole", 2)
    refused(state, BEN, choose("merchant"), "W3.2")
    for viewer in (ANA, BEN, CORA, None):
        assert ROLE.index("merchant") in view(state, viewer).players[BEN].lying


@rule("W3.3")
def test_roles_are_called_in_their_order() -> None:
    state = table(4)
    called(state, cartographer=ANA, captain=BEN, governor=CORA, shipbuilder=DINO)
    order = []
    while stack(state) != "ChooseRole":
        order.append((ROLE[state.calling], state.pending[0]))
        act(state, state.pending[0], DECLINE)
    assert order == [("shipbuilder", DINO), ("governor", CORA), ("captain", BEN), ("cartographer", ANA)]


@rule("W3.4")
def test_a_chosen_card_stays_face_down_until_its_role_is_called() -> None:
    state = table(4)
    called(state, captain=ANA, merchant=(BEN, CORA), cartographer=DINO)
    for viewer in (ANA, DINO, None):
        seen = view(state, viewer).players
        assert (seen[ANA].role, seen[BEN].role, seen[CORA].role) == (2, -1, -1)
        assert seen[BEN].ready
        assert seen[BEN].lying == []
    assert view(state, BEN).players[BEN].role == ROLE.index("merchant")
    facts = act(state, ANA, DECLINE)
    assert told(facts, "role_revealed") == [("role_revealed", BEN, 5), ("role_revealed", CORA, 5)]
    assert state.pending == (BEN,)
    assert [player.role for player in view(state).players] == [2, 5, 5, -1]


@rule("W3.5")
def test_the_same_role_is_played_clockwise_from_the_start_marker() -> None:
    state = table(4, start=CORA)
    for seat in (ANA, BEN, DINO):
        deal(state, seat, f"Spain {seat + 1}")
    called(state, captain=(ANA, BEN, DINO), cartographer=CORA)
    order = []
    for seat in (DINO, ANA, BEN):
        order.append(state.pending[0])
        act(state, seat, play(f"Spain {seat + 1}"))
        send(state, *[0] * 4)
    assert order == [DINO, ANA, BEN]


@rule("W3.5")
def test_a_second_raid_waits_for_the_loot_of_the_first() -> None:
    state = table(3, start=ANA)
    deal(state, ANA, "Spain 1")
    deal(state, BEN, "Spain 2")
    called(state, captain=(ANA, BEN), cartographer=CORA)
    act(state, ANA, play("Spain 1"))
    send(state, 1, 0, 0)
    throw(state, (4, 1, 500, 500), (ANA, 6, 900, 500))
    draw_loot(state, "rum")
    assert (stack(state), state.pending) == ("Stow", (ANA,))
    act(state, ANA, ("load", 0, 1))
    assert (stack(state), state.pending) == ("Captain", (BEN,))


@rule("W3.5")
def test_of_two_islanders_the_second_harbour_is_current() -> None:
    state = table(3, start=BEN)
    deal(state, ANA, "H1")
    deal(state, BEN, "H5")
    called(state, islander=(ANA, BEN), cartographer=CORA)
    act(state, BEN, play("H5"))
    act(state, ANA, play("H1"))
    assert view(state).harbour.prices == [3, 2, 1]


@rule("W3.6")
def test_the_gift_comes_after_the_action() -> None:
    state = turn("shipbuilder")
    names = [fact.name for fact in act(state, BEN, ("buy", 1))]
    assert names.index("ships_bought") < names.index("ships_gained")
    state = turn("merchant")
    load(state, BEN, rum=1)
    names = [fact.name for fact in act(state, BEN, ("offer", 0, 1))]
    assert names.index("goods_sold") < names.index("chests_gained")
    state = turn("captain")
    deal(state, BEN, "Spain 1")
    act(state, BEN, play("Spain 1"))
    names = [fact.name for fact in send(state, 0, 0, 0)]
    assert names.index("nobody_sailed") < names.index("yin_yang_gained")
    state = turn("islander")
    deal(state, BEN, "H4")
    act(state, BEN, play("H4"))
    assert (stack(state), state.harbour) == ("DrawLoot", 4)
    state = turn("cartographer")
    act(state, BEN, ("explore",))
    finish(state)
    assert state.hand_size(BEN) == 2


# ---------------------------------------------------------------- the end of the round


def play_rounds(names: tuple[str, ...]) -> list[list[int]]:
    """Ben plays these roles, the others captain; returns Ben's open roles after each round."""
    state = table(3)
    choosing(state)
    found = []
    for name in names:
        act(state, ANA, choose("captain"))
        act(state, CORA, choose("captain"))
        act(state, BEN, choose(name))
        while stack(state) != "ChooseRole":
            act(state, state.pending[0], DECLINE)
        found.append(view(state).players[BEN].lying)
    return found


@rule("W17.1", "W17.2")
@pytest.mark.parametrize("last", ["captain", "islander", "shaman"])
def test_captain_islander_and_shaman_take_back_all_roles_used_or_not(last: str) -> None:
    assert play_rounds(("merchant", "cartographer", last)) == [[5], [5, 6], []]


@rule("W17.3")
def test_the_other_roles_stay_open() -> None:
    found = play_rounds(("shipbuilder", "governor", "merchant", "cartographer"))
    assert found == [[0], [0, 1], [0, 1, 5], [0, 1, 5, 6]]
    assert all(7 - len(lying) >= 3 for lying in found)


@rule("W17.4")
def test_the_start_marker_moves_on_clockwise() -> None:
    state = table(4, start=DINO)
    choosing(state)
    starts = []
    for _ in range(5):
        starts.append(state.start)
        for seat in range(4):
            act(state, seat, choose("captain"))
        while stack(state) != "ChooseRole":
            act(state, state.pending[0], DECLINE)
    assert starts == [3, 0, 1, 2, 3]

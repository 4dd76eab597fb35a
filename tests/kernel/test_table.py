"""K1: turn order, malformed actions, and the queries of every state."""

import pytest

from nassau import games
from nassau.kernel import CHANCE, Action, Illegal, State
from nassau.kernel.chance import fast
from nassau.kernel.rulebook import table_rules
from tests.support.marks import rule


@pytest.fixture
def state() -> State:
    """Manila, at the first bid of the game."""
    state = games.load("manila").start(3)
    while state.pending == (CHANCE,):
        state.chance(fast(3))
    return state


def refused(state: State, seat: int, action: Action) -> str:
    """The rule that refuses the action; asserts that the refusal changes nothing."""
    before, facts = state.key(), list(state.facts)
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    assert state.refusal(seat, action) == caught.value.refusal
    assert state.key() == before
    assert state.facts == facts
    return caught.value.refusal.rule


@rule("K1.1")
def test_only_pending_seats_decide(state: State) -> None:
    (opener,) = state.pending
    for seat in {-5, -2, CHANCE, 0, 1, 2, 3, 10**12} - {opener}:
        assert refused(state, seat, ("bid", 1)) == "K1.1"
    state.apply(opener, ("bid", 1))
    assert refused(state, opener, ("bid", 2)) == "K1.1"


SHAPELESS: tuple[Action, ...] = (
    (), ("bow",), ("bid",), ("bid", 1, 2), ("pass", 1), ("bid", "1"), ("bid", 1.0), ("bid", True), ("bid", None),
    (1,), (None, 1), ("bid", (1,)), ("bid", 10**6), ("bid", -(10**6)), ("bid", 10**30), ("BID", 1), (b"bid", 1),
)  # fmt: skip


@rule("K1.2")
@pytest.mark.parametrize("action", SHAPELESS)
def test_there_is_no_such_move(state: State, action: Action) -> None:
    assert refused(state, state.pending[0], action) == "K1.2"
    assert refused(state, 99, action) == "K1.2"


@rule("K1.3")
def test_after_the_end_everything_is_refused(state: State) -> None:
    state.end()
    assert state.over
    assert state.pending == ()
    for seat in (CHANCE, 0, 1, 2):
        assert state.legal(seat) == state.candidates(seat) == []
        for action in (("bid", 1), ("roll", 0, 6), ("nonsense",)):
            assert refused(state, seat, action) == "K1.3"


@rule("K1.4")
def test_chance_cannot_come_out_like_this() -> None:
    state = games.load("manila").start(3)
    for action in (("deal", 4), ("deal", -1), ("start", 0), ("roll", 0, 7), ("pass",)):
        assert refused(state, CHANCE, action) == "K1.4"
    for _ in range(3):
        state.apply(CHANCE, ("deal", 2))
    assert refused(state, CHANCE, ("deal", 2)) == "K1.4"
    assert state.legal(CHANCE) == [("deal", 0), ("deal", 1), ("deal", 3)]


def test_the_table_rules_are_the_four_of_the_kernel() -> None:
    assert list(table_rules().rules) == ["K1.1", "K1.2", "K1.3", "K1.4"]


def test_a_refused_answer_of_chance_changes_nothing(state: State) -> None:
    assert refused(state, CHANCE, ("roll", 0, 3)) == "K1.1"


def test_facts_are_those_of_the_last_act(state: State) -> None:
    (opener,) = state.pending
    state.apply(opener, ("bid", 2))
    assert [fact.open() for fact in state.facts] == [("bid", opener, 2)]
    twin = state.copy()
    state.apply(state.pending[0], ("pass",))
    assert [fact.name for fact in state.facts] == ["passed"]
    assert [fact.name for fact in twin.facts] == ["bid"]


def test_keys_are_equal_for_equal_positions_only(state: State) -> None:
    (opener,) = state.pending
    one, other, same = state.copy(), state.copy(), state.copy()
    one.apply(opener, ("bid", 2))
    same.apply(opener, ("bid", 2))
    other.apply(opener, ("bid", 3))
    assert one.key() == same.key()
    assert len({state.key(), one.key(), other.key()}) == 3


def test_keys_tell_options_and_seats_apart() -> None:
    game = games.load("manila")
    keys = [game.start(3), game.start(4), game.start(3, {"thirteen": "last_round"}), game.start(3, {})]
    assert len({state.key() for state in keys}) == 3


def test_the_key_does_not_depend_on_the_order_of_options() -> None:
    game = games.load("manila")
    one = game.start(3, {"thirteen": "last_round", "declining": "out_for_voyage"})
    other = game.start(3, {"declining": "out_for_voyage", "thirteen": "last_round"})
    assert one.key() == other.key()


def test_a_dump_is_plain_data_of_its_own(state: State) -> None:
    before = state.key()
    data = state.dump()
    data["table"]["cash"][0] = 1000
    data["options"]["thirteen"] = "?"
    data["stack"].clear()
    assert state.key() == before

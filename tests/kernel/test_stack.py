"""Steps on a stack, tested with a tiny game.

The tests run interpreted only: compiled classes cannot have interpreted subclasses.

In Ferry, all seats pack 0 or 1 at the same time, in secret. Then a die is thrown, and the seats board one after
another. A seat may first wave (an interrupt whose result is the number of waves), as long as there is room.
"""

import random
from typing import Any, ClassVar

import msgspec
import pytest

from nassau.kernel import CHANCE, Action, Chance, Game, Illegal, Refusal, State, Step, Verb, not_now, untimely
from nassau.kernel.chance import fast, scripted
from nassau.kernel.rulebook import Rulebook


class Ferry(State):
    packed: list[int]
    waves: list[int]
    trail: ClassVar[list[str]] = []

    def fields(self) -> tuple[str, ...]:
        return ("packed", "waves")

    def setup(self) -> None:
        self.packed = [-1] * self.seats
        self.waves = [0] * self.seats

    def copy(self) -> "Ferry":
        twin = Ferry(self.game, self.seats, self.options)
        twin.stack = self.stack.copy()
        twin.emitted = self.emitted.copy()
        twin.packed = self.packed.copy()
        twin.waves = self.waves.copy()
        return twin

    def scores(self) -> list[int]:
        return [packed + waves for packed, waves in zip(self.packed, self.waves, strict=True)]


class Pack(Step[Ferry]):
    """Everybody at once."""

    def pending(self, state: Ferry) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.packed[seat] < 0)

    def candidates(self, state: Ferry, seat: int) -> list[Action]:
        return [("pack", 0), ("pack", 1), ("pack", 2)]

    def refusal(self, state: Ferry, seat: int, action: Action) -> Refusal | None:
        if action[0] != "pack":
            return untimely(state, action)
        return None if 0 <= action[1] <= 1 else Refusal("F1", 1, action[1])

    def take(self, state: Ferry, seat: int, action: Action) -> None:
        state.packed[seat] = action[1]
        state.emit_private(seat, 1, "packed", "F1", seat, action[1])
        if not self.pending(state):
            state.become(Throw())


class Throw(Chance[Ferry]):
    """A die that shows 1 three times as often as 0."""

    def stream(self, state: Ferry) -> str:
        return "dice"

    def weights(self, state: Ferry) -> list[tuple[Action, int]]:
        return [(("throw", 0), 1), (("throw", 1), 3), (("throw", 2), 0)]

    def take(self, state: Ferry, seat: int, action: Action) -> None:
        state.emit("thrown", "F1", action[1])
        state.become(Board(0, action[1]))


class Board(Step[Ferry]):
    """One seat after the other; `room` is how often each may wave."""

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.room)

    def enter(self, state: Ferry) -> None:
        state.trail.append(f"enter Board {self.seat}")
        if self.seat == state.seats:
            state.done(7)

    def resume(self, state: Ferry, result: int) -> None:
        state.trail.append(f"resume Board {self.seat} with {result}")

    def pending(self, state: Ferry) -> tuple[int, ...]:
        return (self.seat,)

    def candidates(self, state: Ferry, seat: int) -> list[Action]:
        return [("board",), ("wave",)]

    def refusal(self, state: Ferry, seat: int, action: Action) -> Refusal | None:
        if action == ("wave",):
            return None if state.waves[seat] < self.room else Refusal("F2", self.room, state.waves[seat])
        return None if action == ("board",) else untimely(state, action)

    def take(self, state: Ferry, seat: int, action: Action) -> None:
        if action == ("wave",):
            state.push(Wave(seat))
        else:
            state.become(Board(self.seat + 1, self.room))


class Wave(Step[Ferry]):
    """An interrupt without a decision: done as soon as it is entered."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def enter(self, state: Ferry) -> None:
        state.waves[self.seat] += 1
        state.done(state.waves[self.seat])


class Trip(Step[Ferry]):
    """The bottom of the stack; resumes by being entered again, as steps do by default."""

    def enter(self, state: Ferry) -> None:
        state.trail.append("enter Trip")
        if min(state.packed) < 0:
            state.push(Pack())
        else:
            state.done()


class View(msgspec.Struct):
    packed: list[int]


class Quiet(Game):
    """A game without a rules.toml of its own."""

    @property
    def rulebook(self) -> Rulebook:
        rulebook = Rulebook("nassau.kernel")
        rulebook.players = [2, 3]
        return rulebook


def view(state: Ferry, seat: int | None) -> View:
    return View([packed if other == seat else min(packed, 0) for other, packed in enumerate(state.packed)])


def imagine(state: Ferry, seat: int | None, rng: random.Random) -> Ferry:
    world = state.copy()
    for other in range(state.seats):
        if other != seat and state.packed[other] >= 0:
            world.packed[other] = rng.randrange(2)
    return world


def elements(action: Action) -> tuple[str, ...]:
    return ()


VERBS = {"pack": Verb(1, "F1"), "wave": Verb(0, "F2"), "board": Verb(0, "F3"), "throw": Verb(1, "F4")}
FERRY = Quiet("ferry", __name__, 1, Ferry, Trip, (Pack, Throw, Board, Wave, Trip), VERBS, view, imagine, elements)


def start(seats: int = 2) -> Ferry:
    Ferry.trail.clear()
    state = FERRY.start(seats)
    assert isinstance(state, Ferry)
    return state


def steps(state: State) -> list[str]:
    return [type(step).__name__ for step in state.stack]


def asked(state: State) -> list[int]:
    return list(state.pending)


def play(state: State, *moves: tuple[int, Action]) -> None:
    for seat, action in moves:
        state.apply(seat, action)


def boarding(room: int) -> Ferry:
    state = start()
    play(state, (0, ("pack", 0)), (1, ("pack", 1)))
    state.chance(scripted([("throw", room)]))
    return state


def test_the_opening_is_pushed_and_pushes_in_turn() -> None:
    state = start()
    assert steps(state) == ["Trip", "Pack"]
    assert Ferry.trail == ["enter Trip"]


def test_several_seats_decide_at_once_in_any_order() -> None:
    one, other = start(3), start(3)
    assert asked(one) == [0, 1, 2]
    play(one, (2, ("pack", 1)))
    assert asked(one) == [0, 1]
    assert one.legal(2) == []
    play(one, (0, ("pack", 0)), (1, ("pack", 1)))
    play(other, (1, ("pack", 1)), (0, ("pack", 0)), (2, ("pack", 1)))
    assert one.key() == other.key()


def test_become_takes_the_place_of_the_step_on_top() -> None:
    state = start()
    play(state, (0, ("pack", 0)), (1, ("pack", 1)))
    assert steps(state) == ["Trip", "Throw"]
    assert state.pending == (CHANCE,)


def test_push_interrupts_and_done_resumes_the_step_below_with_the_result() -> None:
    state = boarding(1)
    Ferry.trail.clear()
    play(state, (0, ("wave",)))
    assert Ferry.trail == ["resume Board 0 with 1"]
    assert steps(state) == ["Trip", "Board"]
    assert state.pending == (0,)


def test_done_on_the_last_step_ends_the_game() -> None:
    state = boarding(0)
    Ferry.trail.clear()
    play(state, (0, ("board",)), (1, ("board",)))
    assert Ferry.trail == ["enter Board 1", "enter Board 2", "enter Trip"]
    assert state.over
    assert (state.pending, state.ranking()) == ((), [2, 1])


def test_legal_is_what_is_not_refused() -> None:
    state = boarding(0)
    assert state.candidates(0) == [("board",), ("wave",)]
    assert state.legal(0) == [("board",)]
    assert state.refusal(0, ("wave",)) == Refusal("F2", 0, 0)
    assert state.refusal(0, ("pack", 1)) == not_now("F1")
    with pytest.raises(Illegal):
        state.apply(0, ("wave",))


def test_a_step_is_refused_by_default() -> None:
    """What asks nobody and takes nothing says so."""
    state = start()
    step: Step[Ferry] = Step()
    assert (step.local(), step.pending(state), step.candidates(state, 0)) == ((), (), [])
    assert step.refusal(state, 0, ("board",)) == not_now("F3")
    with pytest.raises(NotImplementedError):
        step.take(state, 0, ("board",))


def test_draws_follow_the_weights() -> None:
    state = start()
    play(state, (0, ("pack", 0)), (1, ("pack", 1)))
    drawn = [fast(seed).answer(state) for seed in range(400)]
    assert {*drawn} == {("throw", 0), ("throw", 1)}
    assert 60 < drawn.count(("throw", 0)) < 140
    assert state.legal(CHANCE) == [("throw", 0), ("throw", 1)]
    assert state.refusal(CHANCE, ("throw", 2)) == Refusal("K1.4")


def test_facts_say_who_may_know() -> None:
    state = start()
    play(state, (0, ("pack", 1)))
    assert [fact.seen(0) for fact in state.facts] == [("packed", 0, 1)]
    assert [fact.seen(1) for fact in state.facts] == [("packed", 0)]
    play(state, (1, ("pack", 0)))
    state.chance(scripted([("throw", 1)]))
    assert [fact.open() for fact in state.facts] == [("thrown", 1)]


def test_a_position_with_local_data_is_dumped_and_loaded() -> None:
    state = boarding(1)
    data = state.dump()
    assert data["stack"] == [["Trip"], ["Board", 0, 1]]
    assert FERRY.load(data).key() == state.key()


def test_ties_share_a_rank() -> None:
    state = boarding(1)
    play(state, (0, ("wave",)), (0, ("board",)), (1, ("board",)))
    assert (state.scores(), state.ranking()) == ([1, 1], [1, 1])


def test_views_and_imagined_worlds_agree() -> None:
    state = boarding(1)
    world = state.imagine(0, random.Random(1))
    assert world.view(0) == state.view(0) == View([0, 0])
    assert state.view(1) == View([0, 1])
    assert state.view(None) == View([0, 0])


def test_the_base_state_leaves_the_table_to_the_game() -> None:
    bare: Any = State(FERRY, 2, {})
    for question in (bare.setup, bare.scores):
        with pytest.raises(NotImplementedError):
            question()


class Barge(State):
    """A state that leaves `fields` and `copy` to the base class."""

    cargo: list[list[int]]
    draught: int


class Steamer(Barge):
    coal: int


def test_annotated_fields_are_the_fields_of_a_state() -> None:
    steamer: Any = Steamer(FERRY, 2, {})
    assert State(FERRY, 2, {}).fields() == ()
    assert steamer.fields() == ("cargo", "draught", "coal")


def test_a_copy_by_the_base_class_shares_nothing() -> None:
    steamer: Any = Steamer(FERRY, 2, {})
    steamer.cargo, steamer.draught, steamer.coal = [[1], [2]], 3, 4
    twin = steamer.copy()
    assert type(twin) is Steamer
    steamer.cargo[0][0] = 9
    assert (twin.cargo, twin.draught, twin.coal) == ([[1], [2]], 3, 4)


def test_a_copy_has_the_facts_of_its_original_and_keeps_them() -> None:
    state = start()
    state.apply(0, ("pack", 1))
    twin, facts = state.copy(), state.facts
    assert twin.facts == facts
    state.apply_trusted(1, ("pack", 0))
    assert twin.facts == facts
    twin.apply_trusted(1, ("pack", 1))
    assert [fact.open() for fact in state.facts] == [("packed", 1, 0)]

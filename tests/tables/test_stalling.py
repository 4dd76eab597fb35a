"""No sequence of messages of one player delays the end of a game with a time control for ever.

The others answer a decision after a while if it has not changed meanwhile, as people do, and bots think before they
decide. The staller repeats a sequence of messages without end.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from nassau.kernel import text
from nassau.tables import Declined, NotAllowed, Preset, Table, deputies, play, seating, stopping, undo
from nassau.tables.clock import PRESETS
from nassau.tables.deputies import RATED_TIMEOUTS
from tests.support.seated_tables import ANN, START, begun, head, version
from tests.support.toy_game import registered

STALLER = 0
STEP_MS = 500
ANSWER_MS = 2000
"""How long the others and bots need for an unchanged decision."""
ROUNDS = 2

Message = str
MESSAGES = (
    "pass", "count", "pick", "undo", "landlubber", "admiral", "return", "leave", "stop", "decline", "wait", "long wait",
)  # fmt: skip


class Game:
    """A game of Ann, who stalls, and Bob, on a simulated clock."""

    def __init__(self, preset: Preset, rated: bool) -> None:
        self.table, _ = begun(head("toy", 2, clock=preset, rated=rated))
        self.now = START + 1000
        self.asked: dict[tuple[int, int, bool], int] = {}  # when a decision was put to a player or bot

    def command(self, move: Callable[[Table], Any]) -> None:
        """Run a command as the store does: on a copy, which is kept if the command is not declined."""
        twin = self.table.copy()
        with suppress(Declined):
            move(twin)
            self.table = twin

    def send(self, message: Message) -> None:
        """A message of the staller."""
        now, number = self.now, self.table.version(STALLER)
        match message:
            case "pass" | "count" | "pick":
                option = message if message == "pass" else f"{message}:1"
                self.command(lambda table: play.act(table, STALLER, option, number or 0, now))
            case "undo":
                self.command(lambda table: undo.take_back(table, STALLER, now))
            case "landlubber" | "admiral":
                self.command(lambda table: deputies.deputise(table, STALLER, message, now))
            case "return":
                self.command(lambda table: deputies.give_back(table, STALLER, now))
            case "leave":
                self.command(lambda table: seating.leave(table, ANN.id, now))
            case "stop":
                self.command(lambda table: stopping.ask_stop(table, STALLER, now))
            case "decline":
                self.command(lambda table: stopping.decline_stop(table, STALLER, now))
            case "wait":
                self.pass_time(STEP_MS)
            case _:
                self.pass_time(ANSWER_MS - STEP_MS)

    def pass_time(self, span_ms: int) -> None:
        """Let time pass: timeouts, and the decisions of bots and of Bob."""
        for _ in range(span_ms // STEP_MS):
            self.now += STEP_MS
            for seat in [] if self.table.over else self.table.due(self.now):
                self.time_out(seat)
            self.answer()

    def answer(self) -> None:
        """Make the decisions that were pending and unchanged for ANSWER_MS."""
        due = {}
        for seat in self.table.pending:
            bot = bool(self.table.seats[seat].played_by)
            if seat != STALLER or bot:
                key = (seat, version(self.table, seat), bot)
                due[key] = self.asked.get(key, self.now)
        self.asked = due
        for (seat, number, bot), since in due.items():
            if self.now - since >= ANSWER_MS and not self.table.over:
                self.decide(seat, number, bot)

    def time_out(self, seat: int) -> None:
        self.command(lambda table: deputies.time_out(table, seat, self.now))

    def decide(self, seat: int, number: int, bot: bool) -> None:
        option = last(self.table, seat)
        self.command(lambda table: play.act(table, seat, option, number, self.now, bot))


def longest_ms(preset: Preset) -> int:
    """A bound on the length of the game: the staller's bank, an increment per turn, and the answers of the others."""
    limits = PRESETS[preset]
    assert limits is not None
    bank, increment = limits
    turns, decisions = 2 * ROUNDS, 40
    return bank + turns * increment + decisions * 2 * ANSWER_MS


@given(messages=st.lists(st.sampled_from(MESSAGES), min_size=1, max_size=8), rated=st.booleans())
@example(messages=["return", "wait"], rated=False)  # time out, take the seat back, repeat
@example(messages=["admiral", "wait", "return"], rated=False)  # hand over and back before the deputy decides
@example(messages=["pass", "wait", "undo"], rated=False)  # undo before the next player decides
@example(messages=["leave", "wait", "return"], rated=True)
def test_nobody_delays_the_end_for_ever(messages: list[Message], rated: bool) -> None:
    with registered():
        game = Game("live", rated)
        end = game.now + longest_ms("live")
        for message in cycle(messages):
            if game.table.over or game.now > end:
                break
            game.send(message)
            if not {"wait", "long wait"} & set(messages):
                game.pass_time(STEP_MS)  # messages take time too
        assert game.table.over, f"still running after {(game.now - START) / 1000:.0f} s"


def test_a_deputys_time_counts_for_the_person_who_takes_the_decision_back() -> None:
    with registered():
        table, _ = begun(head("toy", 2, clock="live"))
        begin = table.time
        deputies.deputise(table, 0, "admiral", begin + 10_000)
        deputies.give_back(table, 0, begin + 40_000)
        assert table.clock.left(0, begin + 40_000) == 140_000


def test_a_decision_without_time_stays_with_the_deputy() -> None:
    with registered():
        table, _ = begun(head("toy", 2, clock="live"))
        late = table.time + 180_000
        deputies.time_out(table, 0, late)
        with pytest.raises(NotAllowed, match="run out"):
            deputies.give_back(table, 0, late)
        play.act(table, 0, "pass", version(table, 0), late, bot=True)
        deputies.give_back(table, 0, late)
        play.act(table, 1, "pass", version(table, 1), late)
        assert table.clock.left(0, late) == 20_000  # the next turn begins with an increment


def test_the_time_between_an_act_and_its_undo_counts_for_the_seat_that_undoes() -> None:
    with registered():
        table, _ = begun(head("toy", 2, clock="live"))
        begin = table.time
        play.act(table, 0, "pass", version(table, 0), begin)
        undo.take_back(table, 0, begin + 30_000)
        assert [table.clock.left(seat, begin + 30_000) for seat in (0, 1)] == [150_000, 180_000]


def test_repeated_timeouts_leave_a_rated_seat_to_its_deputy() -> None:
    with registered():
        table, _ = begun(head("toy", 2, clock="live", rated=True))
        for count in range(1, RATED_TIMEOUTS + 1):
            while 0 not in table.pending:
                play.act(table, 1, last(table, 1), version(table, 1), table.time)
            deputies.time_out(table, 0, table.time + 10**6)
            play.act(table, 0, last(table, 0), version(table, 0), table.time, bot=True)
            if count < RATED_TIMEOUTS:
                deputies.give_back(table, 0, table.time)
        with pytest.raises(NotAllowed, match="too often"):
            deputies.give_back(table, 0, table.time, decides=True)


def last(table: Table, seat: int) -> str:
    """The last legal act, which ends a turn."""
    assert table.state is not None
    return text(table.state.legal(seat)[-1])

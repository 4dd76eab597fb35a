"""Clocks with a simulated time: banks, increments per turn, and a deputy after a timeout."""

import msgspec
import pytest

from nassau.tables import (
    PRESETS,
    Created,
    NotAllowed,
    NotPending,
    Preset,
    Table,
    deputies,
    fold,
    hosting,
    play,
    seating,
    undo,
)
from nassau.tables.clock import PROGRAM_LIMIT_MS, Clock
from nassau.tables.events import DeputyTook
from tests.support.seated_tables import ANN, BOB, START, RandomPlayer, begun, head, version
from tests.support.toy_game import registered

BANK, INCREMENT = 180_000, 20_000  # of the preset "live"
BEGIN = START + 1000


def toy(**more: object) -> Table:
    return begun(Created(**{**{field: getattr(head("toy", 2), field) for field in Created.__struct_fields__}, **more}))[
        0
    ]


def test_without_a_limit_nobody_is_ever_due() -> None:
    table, _ = begun(head())
    assert table.due(BEGIN + 10**12) == []
    assert table.clock.deadline() is None
    assert table.clock.left(0, BEGIN) is None


def with_program(preset: Preset = "none") -> Table:
    """A table of the toy game with Ann, who begins, and a bot account."""
    table, _ = hosting.create(head("toy", 2, clock=preset), START)
    for seat, player in enumerate((ANN, msgspec.structs.replace(BOB, program=True))):
        seating.sit(table, player, seat, START)
        seating.ready(table, seat, True, START)
    play.start(table, "ann", BEGIN)
    return table


def test_without_a_limit_a_program_has_a_minute_for_each_decision() -> None:
    with registered():
        table = with_program()
        assert table.clock.deadline() is None  # a person decides
        play.act(table, 0, "pass", version(table, 0), BEGIN)
        play.act(table, 1, "count:1", version(table, 1), BEGIN + 50_000)
        assert table.clock.deadline() == BEGIN + 50_000 + PROGRAM_LIMIT_MS
        assert table.due(BEGIN + 50_000 + PROGRAM_LIMIT_MS - 1) == []
        assert table.due(BEGIN + 50_000 + PROGRAM_LIMIT_MS) == [1]
        assert table.clock.left(1, BEGIN) is None  # nobody is shown a clock


def test_a_program_that_hangs_is_played_for_until_it_answers() -> None:
    with registered():
        table = with_program()
        play.act(table, 0, "pass", version(table, 0), BEGIN)
        late = BEGIN + PROGRAM_LIMIT_MS
        assert [entry.what for entry in deputies.time_out(table, 1, late)] == [DeputyTook("sailor", "time")]
        assert table.clock.deadline() is None
        with pytest.raises(NotAllowed, match="run out"):  # without an answer it could hang again
            deputies.give_back(table, 1, late + 6000)
        deputies.give_back(table, 1, late + 6000, decides=True)
        assert table.clock.deadline() == late
        play.act(table, 1, "pass", version(table, 1), late + 6000)
        assert table.pending == (0, 1)  # both pick now, and the program's time has begun anew
        assert table.clock.deadline() == late + 6000 + PROGRAM_LIMIT_MS
        play.act(table, 0, "pick:0", version(table, 0), late + 9000)
        assert table.clock.deadline() == late + 6000 + PROGRAM_LIMIT_MS


def test_with_a_limit_a_program_has_the_time_of_everybody() -> None:
    with registered():
        table = with_program("live")
        play.act(table, 0, "pass", version(table, 0), BEGIN)
        assert table.clock.deadline() == BEGIN + BANK


@pytest.mark.parametrize("preset", ["friendly", "live", "slow"])
def test_a_bank_never_grows_beyond_its_limit(preset: str) -> None:
    limits = PRESETS[preset]  # type: ignore[index]
    assert limits is not None
    table, _ = begun(head(clock=preset))
    seat = table.pending[0]
    assert table.clock.left(seat, BEGIN) == limits[0]
    assert table.clock.deadline() == BEGIN + limits[0]
    assert table.due(BEGIN + limits[0] - 1) == []
    assert table.due(BEGIN + limits[0]) == [seat]


def test_time_used_is_gone_and_a_turn_brings_the_increment() -> None:
    with registered():
        table = toy(clock="live")
        play.act(table, 0, "pass", version(table, 0), BEGIN + 50_000)
        assert table.clock.left(0, BEGIN + 90_000) == BANK - 50_000
        assert table.clock.left(1, BEGIN + 60_000) == BANK - 10_000
        play.act(table, 1, "pass", version(table, 1), BEGIN + 60_000)
        assert table.clock.left(0, BEGIN + 60_000) == BANK - 30_000  # all pick now: seat 0 has its increment


def test_many_small_choices_bring_no_increment() -> None:
    with registered():
        table = toy(clock="live")
        for count in range(1, 6):
            play.act(table, 0, "count:1", version(table, 0), BEGIN + 10_000 * count)
        assert table.clock.left(0, BEGIN + 50_000) == BANK - 50_000


def test_undo_brings_no_time_back() -> None:
    with registered():
        table = toy(clock="live")
        for count in range(1, 4):
            play.act(table, 0, "pass", version(table, 0), BEGIN + 20_000 * count)
            undo.take_back(table, 0, BEGIN + 20_000 * count)
        assert table.clock.left(0, BEGIN + 60_000) == BANK - 60_000


def test_where_several_decide_each_has_an_own_clock() -> None:
    with registered():
        table = toy(clock="live")
        play.act(table, 0, "pass", version(table, 0), BEGIN)
        play.act(table, 1, "pass", version(table, 1), BEGIN)
        assert sorted(table.clock.since) == [0, 1]
        play.act(table, 1, "pick:0", version(table, 1), BEGIN + 30_000)
        assert sorted(table.clock.since) == [0]
        assert table.due(BEGIN + BANK) == [0]
        play.act(table, 0, "pick:0", version(table, 0), BEGIN + 40_000)
        assert sorted(table.clock.since) == [0]  # the die has been rolled, and it is still seat 0 that decides
        assert [table.clock.left(seat, BEGIN + 40_000) for seat in (0, 1)] == [BANK - 40_000, BANK - 30_000]


def test_the_deputy_takes_over_when_time_runs_out_and_gives_back() -> None:
    table, log = begun(head(clock="live"))
    seat = table.pending[0]
    late = BEGIN + BANK
    with pytest.raises(NotAllowed):
        deputies.time_out(table, seat, late - 1)
    with pytest.raises(NotAllowed):
        deputies.time_out(table, (seat + 1) % 3, late)
    log += deputies.time_out(table, seat, late)
    assert table.seats[seat].deputy == "sailor"
    assert table.due(late + 10**9) == []
    assert table.bots_due() == [(seat, "sailor", version(table, seat))]
    with pytest.raises(NotPending, match="deputy"):
        play.act(table, seat, "bid:1", version(table, seat), late)
    log += play.act(table, seat, "bid:1", version(table, seat), late, bot=True)
    assert next(table.transcript.after(table.number - 1)).deputy
    log += deputies.give_back(table, seat, late)
    assert table.seats[seat].played_by is None
    assert table.clock.left(seat, late) == 0  # returning brings no time; the next turn brings an increment
    with pytest.raises(NotPending):
        play.act(table, seat, "bid:9", 1, late, bot=True)
    random_player = RandomPlayer(1, table, log)
    random_player.now = late
    while not table.over:
        random_player.play()
    assert fold(log).finished == table.finished


def test_a_returning_person_cannot_gain_time_by_leaving() -> None:
    with registered():
        table = toy(clock="live")
        for count in range(1, 5):
            deputies.deputise(table, 0, "sailor", BEGIN + 20_000 * count)
            deputies.give_back(table, 0, BEGIN + 20_000 * count)
        assert table.clock.left(0, BEGIN + 80_000) == BANK - 80_000


def test_bots_have_no_clock() -> None:
    table, _ = hosting.create(head(clock="live"), START)
    seating.sit(table, BOB, 1, START)
    seating.seat_bot(table, "ann", 0, "sailor", "Bot 1", START)
    seating.seat_bot(table, "ann", 2, "sailor", "Bot 2", START)
    seating.ready(table, 1, True, START)
    play.start(table, "ann", BEGIN)
    assert all(seat == 1 for seat in table.clock.since)


def test_a_copy_of_a_clock_runs_by_itself() -> None:
    clock = Clock("live", 2)
    clock.run([0], 0)
    twin = clock.copy()
    twin.run([1], 5000)
    assert (clock.bank[0], twin.bank[0]) == (BANK, BANK - 5000)
    assert clock.left(0, -100) == BANK

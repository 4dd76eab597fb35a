"""The reducer: the fold of every prefix of a log is the live table at that time; BadLog names the first bad entry."""

from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nassau.tables import BadLog, Entry, Event, fold, play, read, write
from nassau.tables.event_handlers import HANDLERS
from nassau.tables.events import Finished, Left, Undone
from nassau.tables.reducer import CHECKSUM_ENTRIES
from tests.support.seated_tables import START, RandomPlayer, begun, head, table_data
from tests.support.table_invariants import compare_with_fold
from tests.support.toy_game import registered


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_the_fold_of_every_prefix_is_the_live_table(seed: int) -> None:
    compare_with_fold(head(clock="live"), seed, 120)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_also_where_several_decide_at_once(seed: int) -> None:
    with registered():
        compare_with_fold(head("toy", 3, clock="live", autoplay=seed % 2 == 0), seed, 80)


def test_also_by_copies_that_do_not_touch_the_original() -> None:
    table, log = begun(head())
    random_player = RandomPlayer(5, table, log)
    for _ in range(30):
        kept, was = random_player.table, table_data(random_player.table)
        random_player.table = kept.copy()
        random_player.play()
        assert table_data(kept) == was


def test_the_log_holds_the_key_of_the_position_now_and_then() -> None:
    log = compare_with_fold(head(), 3, 80).log
    assert [entry.number for entry in log if entry.key] == list(range(CHECKSUM_ENTRIES, len(log) + 1, CHECKSUM_ENTRIES))


def test_every_event_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(Event))


def broken(log: list[Entry], number: int, **change: object) -> list[Entry]:
    return [msgspec.structs.replace(entry, **change) if entry.number == number else entry for entry in log]


def test_a_log_that_does_not_fold_names_the_first_bad_entry() -> None:
    log = compare_with_fold(head(), 8, 60).log
    act = next(entry for entry in log if isinstance(entry.what, str) and entry.seat >= 0)
    start = act.number
    for bad, number, word in [
        ([], 1, "empty"),
        (log[1:], 2, "creation"),
        (log[:20] + log[21:], 22, "missing"),
        (broken(log, 20, time=5), 20, "time"),
        (broken(log, 4, seat=9), 4, "seat"),
        (broken(log, 4, seat=-2), 4, "seat"),
        (broken(log, start, what="bid:9999"), start, "M3"),
        (broken(log, start, what="no such"), start, "action"),
        (broken(log, start, what=Undone(3)), start, "taken back"),
        (broken(log, 3, what="bid:1"), 3, "running"),
        (broken(log, CHECKSUM_ENTRIES, key="0" * 32), CHECKSUM_ENTRIES, "checksum"),
        (broken(log, 2, key="0" * 32), 2, "checksum"),
        (broken(log, 5, seat=-2, what=log[0].what), 5, "once"),
        (broken(log, 1, what=head(game="chess")), 1, "chess"),
        (broken(log, 1, what=msgspec.structs.replace(head(), version=77)), 1, "version 77"),
    ]:
        with pytest.raises(BadLog, match=word) as caught:
            fold(bad)
        assert caught.value.number == number


def test_a_damaged_seal_is_noticed_at_the_start() -> None:
    _, log = begun(head())
    start = next(entry for entry in log if type(entry.what).__name__ == "Started")
    spoilt = msgspec.structs.replace(start.what, contributions=["00"])  # type: ignore[type-var]
    with pytest.raises(BadLog, match="seal"):
        fold(broken(log, start.number, what=spoilt))
    again = Entry(log[-1].number + 1, log[-1].time, -2, start.what)
    with pytest.raises(BadLog, match="once"):
        fold([*log, again])


def test_entries_survive_as_text() -> None:
    for what in ("bid:5", Left(), Left(removed=True), Finished("played", [1, 2], [2, 1], "00"), head(clock="slow")):
        assert read(write(what)) == what
    with pytest.raises(ValueError, match="type"):
        read('{"type": "no_such_event"}')


def test_time_never_goes_back() -> None:
    table, log = begun(head())
    seat = table.pending[0]
    version = table.version(seat)
    assert version is not None
    entries = play.act(table, seat, "bid:1", version, START - 10**9)
    assert entries[0].time == log[-1].time

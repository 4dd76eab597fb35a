"""The rules of the house: seats, readiness, host, mute, stopping, rematch; what is declined changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from nassau.kernel.sealed import commitment
from nassau.tables import (
    AlreadyStarted,
    BadTable,
    Created,
    Declined,
    Full,
    NotAllowed,
    NotHost,
    NotReady,
    NotSeated,
    NotStarted,
    Over,
    Player,
    SeatTaken,
    Table,
    record,
    result,
)
from nassau.tables.events import CAUSES, LEVELS, Started
from tests.support.seated_tables import ANN, BOB, CID, DOT, SECRET, START, Somebody, begun, head, look, seated

NOW = START + 99


def declines(table: Table, kind: type[Declined], attempt: Callable[[], Any]) -> None:
    was = look(table)
    with pytest.raises(kind):
        attempt()
    assert look(table) == was


def test_a_table_is_created_with_complete_options() -> None:
    table, log = Table.create(head(), START)
    assert table.head.options["share_pool"]
    assert table.head.version == table.game.version
    assert (table.id, table.phase, table.number, table.created) == ("table-1", "open", 1, START)
    assert len(log) == 1


@pytest.mark.parametrize(
    ("change", "word", "code"),
    [
        ({"game": "chess"}, "chess", "bad_setup"),
        ({"seats": 9}, "players", "too_many_seats"),
        ({"seats": 1}, "players", "too_few_seats"),
        ({"secret": "00"}, "32", "bad_setup"),
        ({"options": {"x": "y"}}, "x", "bad_setup"),
    ],
)
def test_a_table_that_cannot_be_is_not_created(change: dict[str, Any], word: str, code: str) -> None:
    fields = {field: getattr(head(), field) for field in Created.__struct_fields__}
    with pytest.raises(BadTable, match=word) as caught:
        Table.create(Created(**{**fields, **change}), START)
    assert caught.value.code == code


def test_people_and_bots_take_seats() -> None:
    table, _ = Table.create(head(), START)
    table.sit(ANN, None, NOW)
    table.sit(BOB, 2, NOW)
    assert (table.seat_of("ann"), table.seat_of("bob"), table.seat_of("cid")) == (0, 2, None)
    declines(table, SeatTaken, lambda: table.sit(ANN, None, NOW))
    declines(table, SeatTaken, lambda: table.sit(CID, 2, NOW))
    declines(table, NotSeated, lambda: table.sit(CID, 5, NOW))
    declines(table, NotHost, lambda: table.seat_bot("bob", 1, "sailor", "Bot", NOW))
    declines(table, SeatTaken, lambda: table.seat_bot("ann", 2, "sailor", "Bot", NOW))
    table.seat_bot("ann", None, "sailor", "Bot", NOW)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
    declines(table, Full, lambda: table.sit(CID, None, NOW))
    declines(table, Full, lambda: table.seat_bot("ann", None, "sailor", "Bot", NOW))
    table.seat_bot("ann", 1, "admiral", "Bot", NOW)  # another bot in its place
    assert (table.seats[1].bot, table.seats[1].ready) == ("admiral", True)


def test_the_host_frees_seats_and_hands_the_table_on() -> None:
    table, _ = Table.create(head(), START)
    table.sit(ANN, 0, NOW)
    table.sit(BOB, 1, NOW)
    declines(table, NotHost, lambda: table.remove("bob", 0, NOW))
    declines(table, NotAllowed, lambda: table.remove("ann", 0, NOW))
    declines(table, NotAllowed, lambda: table.remove("ann", 2, NOW))
    declines(table, NotSeated, lambda: table.move_host("ann", "cid", NOW))
    table.move_host("ann", "bob", NOW)
    table.remove("bob", 0, NOW)
    assert table.open_seats == [0, 2]
    table.sit(CID, 0, NOW)
    table.leave("bob", NOW)
    assert table.host == CID
    declines(table, NotSeated, lambda: table.leave("bob", NOW))
    table.leave("cid", NOW)
    assert table.phase == "over"
    assert table.closed is not None
    declines(table, Over, lambda: table.sit(ANN, None, NOW))


def test_a_table_starts_when_all_are_ready() -> None:
    table, _ = Table.create(head(), START)
    for seat, player in enumerate((ANN, BOB)):
        table.sit(player, seat, NOW)
        table.ready(seat, True, NOW)
    declines(table, NotReady, lambda: table.start("ann", NOW))
    table.sit(CID, 2, NOW)
    declines(table, NotReady, lambda: table.start("ann", NOW))
    declines(table, NotHost, lambda: table.start("cid", NOW))
    assert table.ready(0, True, NOW) == []
    table.ready(2, True, NOW)
    table.ready(0, False, NOW)
    declines(table, NotReady, lambda: table.start("ann", NOW))
    table.ready(0, True, NOW)
    table.start(None, NOW)
    assert table.phase == "running"
    for attempt in (
        lambda: table.start("ann", NOW),
        lambda: table.sit(DOT, None, NOW),
        lambda: table.ready(0, False, NOW),
        lambda: table.contribute(0, bytes(16), NOW),
        lambda: table.close("ann", NOW),
        lambda: table.seat_bot("ann", 0, "sailor", "Bot", NOW),
    ):
        declines(table, AlreadyStarted, attempt)


def test_contributions_seal_the_dice() -> None:
    table, _ = seated(head())
    declines(table, NotAllowed, lambda: table.contribute(0, bytes(16), NOW))
    declines(table, NotSeated, lambda: table.contribute(None, bytes(16), NOW))
    start = table.start("ann", NOW)[0].what
    assert isinstance(start, Started)
    assert start.commitment == commitment(SECRET)
    assert start.contributions == [(bytes([seat]) * 16).hex() for seat in range(3)]
    table, _ = Table.create(head(), START)
    table.sit(ANN, 0, NOW)
    declines(table, BadTable, lambda: table.contribute(0, bytes(15), NOW))


def test_other_contributions_give_other_dice() -> None:
    starts = []
    for last in (b"a", b"b"):
        table, log = Table.create(head(), START)
        for seat, player in enumerate((ANN, BOB, CID)):
            log += table.sit(player, seat, START)
            log += table.contribute(seat, last * 16, START)
            log += table.ready(seat, True, START)
        starts.append([entry.what for entry in table.start("ann", NOW)[1:]])
    assert starts[0] != starts[1]


def test_leaving_a_game_leaves_a_deputy() -> None:
    table, _ = begun(head())
    table.leave("ann", NOW)
    assert (table.seats[0].deputy, table.host) == ("sailor", BOB)
    assert table.leave("ann", NOW) == []
    table.give_back(0, NOW)
    declines(table, NotAllowed, lambda: table.give_back(0, NOW))
    declines(table, NotSeated, lambda: table.give_back(None, NOW))
    table.remove("bob", 2, NOW, "captain")
    assert table.seats[2].deputy == "captain"
    declines(table, NotAllowed, lambda: table.give_back(2, NOW))
    declines(table, NotAllowed, lambda: table.deputise(2, "sailor", NOW))


def test_the_history_says_who_plays_for_whom_and_why() -> None:
    table, _ = begun(head())
    before = table.number
    table.deputise(1, "admiral", NOW)
    table.remove("ann", 2, NOW, "captain")
    table.leave("ann", NOW, "landlubber")
    told = [fact.open() for past in table.history.after(before) for fact in past.told()]
    asked, left, removed = (CAUSES.index(cause) for cause in ("asked", "left", "removed"))
    assert [fact for fact in told if fact[0] == "deputy_took_over"] == [
        ("deputy_took_over", 1, LEVELS.index("admiral"), asked),
        ("deputy_took_over", 2, LEVELS.index("captain"), removed),
        ("deputy_took_over", 0, LEVELS.index("landlubber"), left),
    ]


def test_bots_cannot_be_removed_from_a_game() -> None:
    table, _ = Table.create(head(), START)
    table.sit(ANN, 0, NOW)
    table.ready(0, True, NOW)
    for seat in (1, 2):
        table.seat_bot("ann", seat, "landlubber", f"Bot {seat}", NOW)
    table.start("ann", NOW)
    declines(table, AlreadyStarted, lambda: table.remove("ann", 1, NOW))
    declines(table, NotAllowed, lambda: table.deputise(1, "sailor", NOW))


def test_stopping_needs_everybody_who_plays() -> None:
    table, _ = begun(head())
    declines(table, NotAllowed, lambda: table.decline_stop(0, NOW))
    table.ask_stop(0, NOW)
    declines(table, NotAllowed, lambda: table.ask_stop(0, NOW))
    table.decline_stop(1, NOW)
    assert not table.stopping
    for seat in (0, 1):
        assert len(table.ask_stop(seat, NOW)) == 1
    entries = table.leave("cid", NOW)  # the last who had not agreed
    assert table.finished is not None
    assert (table.finished.reason, table.phase) == ("stopped", "over")
    assert table.finished.secret == SECRET.hex()
    assert entries[-1].what == table.finished
    declines(table, Over, lambda: table.ask_stop(0, NOW))


def test_muting_is_the_hosts() -> None:
    table, _ = begun(head())
    guest = Player("eve", "Eve")
    declines(table, NotHost, lambda: table.mute("bob", guest, True, NOW))
    table.mute("ann", guest, True, NOW)
    assert table.mute("ann", guest, True, NOW) == []
    assert list(table.muted) == ["eve"]
    table.mute("ann", guest, False, NOW)
    assert not table.muted


@pytest.mark.parametrize(("person", "reason"), [("ann", "host"), (None, "idle")])
def test_a_table_is_closed_by_its_host_or_for_want_of_people(person: str | None, reason: str) -> None:
    table, _ = seated(head())
    declines(table, NotHost, lambda: table.close("bob", NOW))
    table.close(person, NOW)
    assert table.closed is not None
    assert table.closed.reason == reason
    declines(table, Over, lambda: table.start("ann", NOW))


def test_a_rematch_comes_after_the_game() -> None:
    table, log = begun(head())
    declines(table, NotAllowed, lambda: table.note_rematch("table-2", NOW))
    somebody = Somebody(6, table, log)
    while not table.over:
        somebody.play()
    table.note_rematch("table-2", somebody.now)
    assert table.rematch == "table-2"
    declines(table, NotAllowed, lambda: table.note_rematch("table-3", somebody.now))
    declines(table, Over, lambda: table.leave("ann", somebody.now))


def test_before_the_start_there_is_nothing_to_play() -> None:
    table, _ = seated(head())
    for attempt in (
        lambda: table.undo(0, NOW),
        lambda: table.deputise(0, "sailor", NOW),
        lambda: table.ask_stop(0, NOW),
        lambda: table.time_out(0, NOW),
        lambda: table.acts(0, ["pass"], 1, NOW),
    ):
        declines(table, NotStarted, attempt)


def test_programs_need_not_agree_to_stop_and_do_not_inherit_the_table() -> None:
    robby = Player("robby", "Robby", program=True)
    table, _ = Table.create(head(), START)
    for seat, player in enumerate((ANN, BOB, robby)):
        table.sit(player, seat, NOW)
        table.ready(seat, True, NOW)
    assert [seat.program for seat in table.seats] == [False, False, True]
    waiting = table.copy()
    waiting.leave(BOB.id, NOW)
    waiting.leave(ANN.id, NOW)
    assert waiting.closed is not None
    table.start(ANN.id, NOW)
    table.ask_stop(0, NOW)
    assert not table.over
    table.ask_stop(1, NOW)
    assert table.over


def test_the_host_changes_how_many_play() -> None:
    table, entries = Table.create(head(seats=5, clock="live"), START)
    for seat, player in ((0, ANN), (3, BOB)):
        entries += table.sit(player, seat, NOW)
    declines(table, NotHost, lambda: table.resize(BOB.id, 4, NOW))
    declines(table, BadTable, lambda: table.resize(ANN.id, 2, NOW))
    declines(table, BadTable, lambda: table.resize(ANN.id, 6, NOW))
    assert table.resize(ANN.id, 5, NOW) == []
    entries += table.resize(ANN.id, 4, NOW)
    assert [seat.name for seat in table.seats] == ["Ann", "", "", "Bob"]
    entries += table.resize(ANN.id, 3, NOW)
    assert [seat.name for seat in table.seats] == ["Ann", "", "Bob"]
    entries += table.sit(CID, None, NOW)
    entries += table.resize(ANN.id, 4, NOW)
    entries += table.sit(DOT, None, NOW)
    declines(table, SeatTaken, lambda: table.resize(ANN.id, 3, NOW))
    for seat in range(4):
        entries += table.ready(seat, True, NOW)
    entries += table.start(ANN.id, NOW)
    declines(table, AlreadyStarted, lambda: table.resize(ANN.id, 5, NOW))
    assert table.state is not None
    assert (table.state.seats, len(table.clock.bank)) == (4, 4)
    assert look(Table.fold(entries)) == look(table)
    somebody = Somebody(1, table, entries)
    while not table.over:
        somebody.play()
    assert record(somebody.log).seats == 4
    assert result(somebody.log) is not None

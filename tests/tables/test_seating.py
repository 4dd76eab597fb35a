"""Commands around the game: seats, readiness, host, mute, stopping, rematch; a declined one changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

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
    deputies,
    fold,
    hosting,
    play,
    record,
    result,
    seating,
    stopping,
    undo,
)
from nassau.tables.events import CAUSES, LEVELS
from tests.support.seated_tables import ANN, BOB, CID, DOT, SECRET, START, RandomPlayer, begun, head, seated, table_data

NOW = START + 99


def declines(table: Table, kind: type[Declined], attempt: Callable[[], Any]) -> None:
    was = table_data(table)
    with pytest.raises(kind):
        attempt()
    assert table_data(table) == was


def test_a_table_is_created_with_complete_options() -> None:
    table, log = hosting.create(head(), START)
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
        hosting.create(Created(**{**fields, **change}), START)
    assert caught.value.code == code


def test_people_and_bots_take_seats() -> None:
    table, _ = hosting.create(head(), START)
    seating.sit(table, ANN, None, NOW)
    seating.sit(table, BOB, 2, NOW)
    assert (table.seat_of("ann"), table.seat_of("bob"), table.seat_of("cid")) == (0, 2, None)
    declines(table, SeatTaken, lambda: seating.sit(table, ANN, None, NOW))
    declines(table, SeatTaken, lambda: seating.sit(table, CID, 2, NOW))
    declines(table, NotSeated, lambda: seating.sit(table, CID, 5, NOW))
    declines(table, NotHost, lambda: seating.seat_bot(table, "bob", 1, "sailor", "Bot", NOW))
    declines(table, SeatTaken, lambda: seating.seat_bot(table, "ann", 2, "sailor", "Bot", NOW))
    seating.seat_bot(table, "ann", None, "sailor", "Bot", NOW)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
    declines(table, Full, lambda: seating.sit(table, CID, None, NOW))
    declines(table, Full, lambda: seating.seat_bot(table, "ann", None, "sailor", "Bot", NOW))
    seating.seat_bot(table, "ann", 1, "admiral", "Bot", NOW)  # another bot in its place
    assert (table.seats[1].bot, table.seats[1].ready) == ("admiral", True)


def test_the_host_frees_seats_and_hands_the_table_on() -> None:
    table, _ = hosting.create(head(), START)
    seating.sit(table, ANN, 0, NOW)
    seating.sit(table, BOB, 1, NOW)
    declines(table, NotHost, lambda: seating.remove(table, "bob", 0, NOW))
    declines(table, NotAllowed, lambda: seating.remove(table, "ann", 0, NOW))
    declines(table, NotAllowed, lambda: seating.remove(table, "ann", 2, NOW))
    declines(table, NotSeated, lambda: hosting.move_host(table, "ann", "cid", NOW))
    hosting.move_host(table, "ann", "bob", NOW)
    seating.remove(table, "bob", 0, NOW)
    assert table.open_seats == [0, 2]
    seating.sit(table, CID, 0, NOW)
    seating.leave(table, "bob", NOW)
    assert table.host == CID
    declines(table, NotSeated, lambda: seating.leave(table, "bob", NOW))
    seating.leave(table, "cid", NOW)
    assert table.phase == "over"
    assert table.closed is not None
    declines(table, Over, lambda: seating.sit(table, ANN, None, NOW))


def test_a_table_starts_when_all_are_ready() -> None:
    table, _ = hosting.create(head(), START)
    for seat, player in enumerate((ANN, BOB)):
        seating.sit(table, player, seat, NOW)
        seating.ready(table, seat, True, NOW)
    declines(table, NotReady, lambda: play.start(table, "ann", NOW))
    seating.sit(table, CID, 2, NOW)
    declines(table, NotReady, lambda: play.start(table, "ann", NOW))
    declines(table, NotHost, lambda: play.start(table, "cid", NOW))
    assert seating.ready(table, 0, True, NOW) == []
    seating.ready(table, 2, True, NOW)
    seating.ready(table, 0, False, NOW)
    declines(table, NotReady, lambda: play.start(table, "ann", NOW))
    seating.ready(table, 0, True, NOW)
    play.start(table, None, NOW)
    assert table.phase == "running"
    for attempt in (
        lambda: play.start(table, "ann", NOW),
        lambda: seating.sit(table, DOT, None, NOW),
        lambda: seating.ready(table, 0, False, NOW),
        lambda: seating.commit(table, 0, "00" * 32, NOW),
        lambda: play.reveal(table, 0, bytes(16), NOW),
        lambda: hosting.close(table, "ann", NOW),
        lambda: seating.seat_bot(table, "ann", 0, "sailor", "Bot", NOW),
    ):
        declines(table, AlreadyStarted, attempt)


def test_leaving_a_game_leaves_a_deputy() -> None:
    table, _ = begun(head())
    seating.leave(table, "ann", NOW)
    assert (table.seats[0].deputy, table.host) == ("sailor", BOB)
    assert seating.leave(table, "ann", NOW) == []
    deputies.give_back(table, 0, NOW)
    declines(table, NotAllowed, lambda: deputies.give_back(table, 0, NOW))
    declines(table, NotSeated, lambda: deputies.give_back(table, None, NOW))
    seating.remove(table, "bob", 2, NOW, "captain")
    assert table.seats[2].deputy == "captain"
    declines(table, NotAllowed, lambda: deputies.give_back(table, 2, NOW))
    declines(table, NotAllowed, lambda: deputies.deputise(table, 2, "sailor", NOW))


def test_the_transcript_says_who_plays_for_whom_and_why() -> None:
    table, _ = begun(head())
    before = table.number
    deputies.deputise(table, 1, "admiral", NOW)
    seating.remove(table, "ann", 2, NOW, "captain")
    seating.leave(table, "ann", NOW, "landlubber")
    facts = [fact.open() for row in table.transcript.after(before) for fact in row.unpack()]
    asked, left, removed = (CAUSES.index(cause) for cause in ("asked", "left", "removed"))
    assert [fact for fact in facts if fact[0] == "deputy_took_over"] == [
        ("deputy_took_over", 1, LEVELS.index("admiral"), asked),
        ("deputy_took_over", 2, LEVELS.index("captain"), removed),
        ("deputy_took_over", 0, LEVELS.index("landlubber"), left),
    ]


def test_bots_cannot_be_removed_from_a_game() -> None:
    table, _ = hosting.create(head(), START)
    seating.sit(table, ANN, 0, NOW)
    seating.ready(table, 0, True, NOW)
    for seat in (1, 2):
        seating.seat_bot(table, "ann", seat, "landlubber", f"Bot {seat}", NOW)
    play.start(table, "ann", NOW)
    declines(table, AlreadyStarted, lambda: seating.remove(table, "ann", 1, NOW))
    declines(table, NotAllowed, lambda: deputies.deputise(table, 1, "sailor", NOW))


def test_stopping_needs_everybody_who_plays() -> None:
    table, _ = begun(head())
    declines(table, NotAllowed, lambda: stopping.decline_stop(table, 0, NOW))
    stopping.ask_stop(table, 0, NOW)
    declines(table, NotAllowed, lambda: stopping.ask_stop(table, 0, NOW))
    stopping.decline_stop(table, 1, NOW)
    assert not table.stopping
    for seat in (0, 1):
        assert len(stopping.ask_stop(table, seat, NOW)) == 1
    entries = seating.leave(table, "cid", NOW)  # the last who had not agreed
    assert table.finished is not None
    assert (table.finished.reason, table.phase) == ("stopped", "over")
    assert table.finished.secret == SECRET.hex()
    assert entries[-1].what == table.finished
    declines(table, Over, lambda: stopping.ask_stop(table, 0, NOW))


def test_muting_is_the_hosts() -> None:
    table, _ = begun(head())
    guest = Player("eve", "Eve")
    declines(table, NotHost, lambda: hosting.mute(table, "bob", guest, True, NOW))
    hosting.mute(table, "ann", guest, True, NOW)
    assert hosting.mute(table, "ann", guest, True, NOW) == []
    assert list(table.muted) == ["eve"]
    hosting.mute(table, "ann", guest, False, NOW)
    assert not table.muted


@pytest.mark.parametrize(("person", "reason"), [("ann", "host"), (None, "idle")])
def test_a_table_is_closed_by_its_host_or_for_want_of_people(person: str | None, reason: str) -> None:
    table, _ = seated(head())
    declines(table, NotHost, lambda: hosting.close(table, "bob", NOW))
    hosting.close(table, person, NOW)
    assert table.closed is not None
    assert table.closed.reason == reason
    declines(table, Over, lambda: play.start(table, "ann", NOW))


def test_a_rematch_comes_after_the_game() -> None:
    table, log = begun(head())
    declines(table, NotAllowed, lambda: hosting.note_rematch(table, "table-2", NOW))
    random_player = RandomPlayer(6, table, log)
    while not table.over:
        random_player.play()
    hosting.note_rematch(table, "table-2", random_player.now)
    assert table.rematch == "table-2"
    declines(table, NotAllowed, lambda: hosting.note_rematch(table, "table-3", random_player.now))
    declines(table, Over, lambda: seating.leave(table, "ann", random_player.now))


def test_before_the_start_there_is_nothing_to_play() -> None:
    table, _ = seated(head())
    for attempt in (
        lambda: undo.take_back(table, 0, NOW),
        lambda: deputies.deputise(table, 0, "sailor", NOW),
        lambda: stopping.ask_stop(table, 0, NOW),
        lambda: deputies.time_out(table, 0, NOW),
        lambda: play.acts(table, 0, ["pass"], 1, NOW),
    ):
        declines(table, NotStarted, attempt)


def test_programs_need_not_agree_to_stop_and_do_not_inherit_the_table() -> None:
    robby = Player("robby", "Robby", program=True)
    table, _ = hosting.create(head(), START)
    for seat, player in enumerate((ANN, BOB, robby)):
        seating.sit(table, player, seat, NOW)
        seating.ready(table, seat, True, NOW)
    assert [seat.program for seat in table.seats] == [False, False, True]
    waiting = table.copy()
    seating.leave(waiting, BOB.id, NOW)
    seating.leave(waiting, ANN.id, NOW)
    assert waiting.closed is not None
    play.start(table, ANN.id, NOW)
    stopping.ask_stop(table, 0, NOW)
    assert not table.over
    stopping.ask_stop(table, 1, NOW)
    assert table.over


def test_the_host_changes_how_many_play() -> None:
    table, entries = hosting.create(head(seats=5, clock="live"), START)
    for seat, player in ((0, ANN), (3, BOB)):
        entries += seating.sit(table, player, seat, NOW)
    declines(table, NotHost, lambda: hosting.resize(table, BOB.id, 4, NOW))
    declines(table, BadTable, lambda: hosting.resize(table, ANN.id, 2, NOW))
    declines(table, BadTable, lambda: hosting.resize(table, ANN.id, 6, NOW))
    assert hosting.resize(table, ANN.id, 5, NOW) == []
    entries += hosting.resize(table, ANN.id, 4, NOW)
    assert [seat.name for seat in table.seats] == ["Ann", "", "", "Bob"]
    entries += hosting.resize(table, ANN.id, 3, NOW)
    assert [seat.name for seat in table.seats] == ["Ann", "", "Bob"]
    entries += seating.sit(table, CID, None, NOW)
    entries += hosting.resize(table, ANN.id, 4, NOW)
    entries += seating.sit(table, DOT, None, NOW)
    declines(table, SeatTaken, lambda: hosting.resize(table, ANN.id, 3, NOW))
    for seat in range(4):
        entries += seating.ready(table, seat, True, NOW)
    entries += play.start(table, ANN.id, NOW)
    declines(table, AlreadyStarted, lambda: hosting.resize(table, ANN.id, 5, NOW))
    assert table.state is not None
    assert (table.state.seats, len(table.clock.bank)) == (4, 4)
    assert table_data(fold(entries)) == table_data(table)
    random_player = RandomPlayer(1, table, entries)
    while not table.over:
        random_player.play()
    assert record(random_player.log).seats == 4
    assert result(random_player.log) is not None

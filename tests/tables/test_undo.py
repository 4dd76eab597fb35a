"""Undo: allowed within a seat's turn, never across chance, a reveal or another seat's act; the log only grows."""

import pytest

from nassau.tables import NotPending, NotSeated, NoUndo, Stale, Table, deputies, fold, play, undo
from nassau.tables.events import Entry
from tests.support.seated_tables import (
    START,
    RandomPlayer,
    begun,
    head,
    loading_table,
    picking_table,
    table_data,
    version,
)
from tests.support.toy_game import registered

NOW = START + 10_000


def position(table: Table) -> object:
    """What undo must restore: everything except number, versions, used time and the undo points of others."""
    fields = table_data(table)
    transcript = [row for row in fields["transcript"] if row[1] != -2]
    return fields["state"], fields["answered"], transcript


def test_undo_is_the_fold_of_the_shortened_log() -> None:
    """Wherever undo is possible in a random game, it restores the position of the log without the act."""
    table, log = begun(head())
    random_player = RandomPlayer(11, table, log)
    undone = 0
    while not table.over:
        entries = random_player.play()
        seat = entries[0].seat
        if random_player.rng.random() < 0.5 and table.undoable(seat):
            before = position(fold(log[: entries[0].number - 1]))
            log += undo.take_back(table, seat, random_player.tick())
            assert position(table) == before
            undone += 1
    assert undone > 20


def test_undo_drops_the_event_and_tells_that_it_did() -> None:
    table, seat = loading_table()
    play.act(table, seat, "load:2", version(table, seat), NOW)
    number = table.number
    entries = undo.take_back(table, seat, NOW + 1)
    assert entries[0].what.since == number  # type: ignore[union-attr]
    pasts = list(table.transcript.after(number - 1))
    assert [(past.number, past.seat) for past in pasts] == [(number + 1, -2)]
    assert pasts[0].facts == ((-2, 0, "", "acts_undone", (seat, number)),)


def test_undo_goes_back_step_by_step() -> None:
    table, seat = loading_table()
    start = position(table)
    play.acts(table, seat, ["load:2", "load:0"], version(table, seat), NOW)
    undo.take_back(table, seat, NOW)
    undo.take_back(table, seat, NOW)
    assert position(table) == start
    with pytest.raises(Stale):
        play.act(table, seat, "load:1", table.number - 1, NOW)
    play.act(table, seat, "load:1", version(table, seat), NOW)


def test_undo_never_crosses_chance_or_another_seat() -> None:
    with registered():
        table, _ = begun(head("toy", 2))
        with pytest.raises(NoUndo):
            undo.take_back(table, 0, NOW)
        play.act(table, 0, "count:1", version(table, 0), NOW)
        with pytest.raises(NoUndo):
            undo.take_back(table, 1, NOW)
        play.act(table, 0, "pass", version(table, 0), NOW)
        assert table.undoable(0)
        play.act(table, 1, "count:1", version(table, 1), NOW)
        with pytest.raises(NoUndo):
            undo.take_back(table, 0, NOW)
        play.act(table, 1, "pass", version(table, 1), NOW)
        undo.take_back(table, 1, NOW)
        assert table.pending == (1,)
        play.act(table, 1, "pass", version(table, 1), NOW)
        play.act(table, 0, "pick:1", version(table, 0), NOW)
        play.act(table, 1, "pick:1", version(table, 1), NOW)  # and then the die
        for seat in (0, 1):
            with pytest.raises(NoUndo):
                undo.take_back(table, seat, NOW)


def test_undo_never_crosses_a_reveal() -> None:
    with registered():
        for act, free in [("show", False), ("peek:1", False), ("note:1", True), ("count:2", True), ("pass", True)]:
            table, _ = begun(head("toy", 2))
            play.act(table, 0, act, version(table, 0), NOW)
            was = table_data(table)
            if free:
                undo.take_back(table, 0, NOW)
            else:
                with pytest.raises(NoUndo, match="revealed"):
                    undo.take_back(table, 0, NOW)
                assert table_data(table) == was


def test_a_hidden_pledge_reveals_nothing() -> None:
    """M2.7: others see that a share is pledged, not which, so it can be taken back."""
    table, log = begun(head())
    random_player = RandomPlayer(3, table, log)
    for _ in range(40):
        seat = table.pending[0]
        assert table.state is not None
        pledges = [action for action in table.state.legal(seat) if action[0] == "pledge"]
        if pledges:
            before = position(table)
            play.act(table, seat, f"pledge:{pledges[0][1]}", version(table, seat), random_player.tick())
            if not table.undoable(seat):
                continue
            undo.take_back(table, seat, random_player.tick())
            assert position(table)[0] == before[0]  # type: ignore[index]
        random_player.play()


def test_a_secret_choice_can_be_undone_until_another_seat_decides() -> None:
    with registered():
        table = picking_table()
        others = version(table, 2)
        play.act(table, 1, "pick:2", version(table, 1), NOW)
        undo.take_back(table, 1, NOW)
        assert table.pending == (0, 1, 2)
        assert version(table, 2) == others
        play.act(table, 1, "pick:0", version(table, 1), NOW)
        play.act(table, 0, "pick:0", version(table, 0), NOW)
        with pytest.raises(NoUndo):
            undo.take_back(table, 1, NOW)


def test_undo_takes_forced_choices_along() -> None:
    table, seat = loading_table(autoplay=True)
    play.acts(table, seat, ["load:0", "load:1", "load:2", "launch:0"], version(table, seat), NOW)
    before = position(table)
    entries: list[Entry] = play.act(table, seat, "launch:4", version(table, seat), NOW)
    assert [entry.what for entry in entries] == ["launch:4", "launch:5"]
    undo.take_back(table, seat, NOW)
    assert position(table) == before


def test_who_may_not_undo() -> None:
    table, seat = loading_table()
    play.act(table, seat, "load:2", version(table, seat), NOW)
    with pytest.raises(NotSeated):
        undo.take_back(table, None, NOW)
    with pytest.raises(Stale):
        undo.take_back(table, seat, NOW, seen=table.number - 1)
    deputies.deputise(table, seat, "sailor", NOW)
    with pytest.raises(NotPending):
        undo.take_back(table, seat, NOW)
    deputies.give_back(table, seat, NOW)
    with pytest.raises(NoUndo):
        undo.take_back(table, seat, NOW)

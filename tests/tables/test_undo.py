"""Undo: free within one's own turn, never across chance, a reveal or another seat's act; the log only grows."""

import pytest

from nassau.tables import NotPending, NotSeated, NoUndo, Stale, Table, deputies, fold, play, undo
from nassau.tables.events import Entry
from tests.support.seated_tables import START, Somebody, begun, head, look
from tests.support.toy_game import registered
from tests.tables.test_play import at_the_picks, loaded_table, version

NOW = START + 10_000


def position(table: Table) -> object:
    """What undo must restore: all but the log's number, versions, time used and what others could have undone."""
    fields = look(table)
    transcript = [row for row in fields["transcript"] if row[1] != -2]
    return fields["state"], fields["answered"], transcript


def test_undo_is_the_fold_of_the_shortened_log() -> None:
    """Wherever undo is possible in a random game, it leads to the position of the log without the act."""
    table, log = begun(head())
    somebody = Somebody(11, table, log)
    undone = 0
    while not table.over:
        entries = somebody.play()
        seat = entries[0].seat
        if somebody.rng.random() < 0.5 and table.undoable(seat):
            before = position(fold(log[: entries[0].number - 1]))
            log += undo.take_back(table, seat, somebody.tick())
            assert position(table) == before
            undone += 1
    assert undone > 20


def test_undo_drops_the_event_and_tells_that_it_did() -> None:
    table, seat = loaded_table()
    play.act(table, seat, "load:2", version(table, seat), NOW)
    number = table.number
    entries = undo.take_back(table, seat, NOW + 1)
    assert entries[0].what.since == number  # type: ignore[union-attr]
    pasts = list(table.transcript.after(number - 1))
    assert [(past.number, past.seat) for past in pasts] == [(number + 1, -2)]
    assert pasts[0].facts == ((-2, 0, "acts_undone", (seat, number)),)


def test_undo_goes_back_step_by_step() -> None:
    table, seat = loaded_table()
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
            was = look(table)
            if free:
                undo.take_back(table, 0, NOW)
            else:
                with pytest.raises(NoUndo, match="revealed"):
                    undo.take_back(table, 0, NOW)
                assert look(table) == was


def test_a_hidden_pledge_reveals_nothing() -> None:
    """M2.7: others see that a share is pledged, not which, so it can be taken back."""
    table, log = begun(head())
    somebody = Somebody(3, table, log)
    for _ in range(40):
        seat = table.pending[0]
        assert table.state is not None
        pledges = [action for action in table.state.legal(seat) if action[0] == "pledge"]
        if pledges:
            before = position(table)
            play.act(table, seat, f"pledge:{pledges[0][1]}", version(table, seat), somebody.tick())
            if not table.undoable(seat):
                continue
            undo.take_back(table, seat, somebody.tick())
            assert position(table)[0] == before[0]  # type: ignore[index]
        somebody.play()


def test_a_secret_choice_can_be_taken_back_until_somebody_else_decides() -> None:
    with registered():
        table = at_the_picks()
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
    table, log = begun(head(autoplay=True))
    somebody = Somebody(2, table, log)
    while type(table.state.stack[-1]).__name__ != "LoadPunts":  # type: ignore[union-attr]
        somebody.play()
    seat = table.pending[0]
    play.acts(table, seat, ["load:0", "load:1", "load:2", "launch:0"], version(table, seat), NOW)
    before = position(table)
    entries: list[Entry] = play.act(table, seat, "launch:4", version(table, seat), NOW)
    assert [entry.what for entry in entries] == ["launch:4", "launch:5"]
    undo.take_back(table, seat, NOW)
    assert position(table) == before


def test_who_may_not_undo() -> None:
    table, seat = loaded_table()
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

"""After the game: the record replays and verifies, the scores add up, the replay shows what the viewer saw."""

import json

import pytest

from nassau.kernel import BadRecord, read_record
from nassau.tables import Entry, NotAllowed, Table, record, replay, result, stopping, tallies, undo
from tests.support.seated_tables import RandomPlayer, begun, head
from tests.support.toy_game import registered


def played(seed: int, undoing: bool = True, **more: object) -> tuple[Table, list[Entry]]:
    table, log = begun(head(**more))  # type: ignore[arg-type]
    random_player = RandomPlayer(seed, table, log)
    while not table.over:
        entries = random_player.play()
        if undoing and random_player.rng.random() < 0.3 and table.undoable(entries[0].seat):
            log += undo.take_back(table, entries[0].seat, random_player.tick())
    return table, log


def test_the_record_replays_to_the_end_and_its_dice_verify() -> None:
    table, log = played(21)
    document = json.loads(json.dumps(record(log).document()))
    again = read_record(table.game, document)
    assert table.state is not None
    assert again.final().key() == table.state.key()
    assert again.verify() == sum(1 for entry in log if entry.seat == -1)


def test_a_record_with_another_roll_does_not_verify() -> None:
    table, log = played(22)
    document = record(log).document()
    rolls = [index for index, entry in enumerate(document["entries"]) if entry[1].startswith("roll:")]
    ware, pips = document["entries"][rolls[0]][1].split(":")[1:]
    document["entries"][rolls[0]][1] = f"roll:{ware}:{int(pips) % 6 + 1}"
    with pytest.raises(BadRecord, match="sealed dice say"):
        read_record(table.game, document).verify()


def test_the_record_is_not_available_during_the_game() -> None:
    _, log = begun(head())
    with pytest.raises(NotAllowed):
        record(log)
    with pytest.raises(NotAllowed):
        list(replay(log, None, everything=True))
    with pytest.raises(NotAllowed):
        tallies(log)
    assert result(log) is None


def test_the_result_explains_the_scores() -> None:
    table, log = played(23)
    end = result(log)
    assert end is not None
    assert table.finished is not None
    assert (end.scores, end.ranks, end.reason) == (table.finished.scores, table.finished.ranks, "played")
    assert end.course[-1][1:] == end.scores
    assert [row[0] for row in end.course] == sorted({row[0] for row in end.course})
    assert {fact[0] for fact in end.facts} >= {"fortune_counted", "shares_shown"}
    assert [sum(row.number * row.worth for row in rows) for rows in tallies(log)] == end.scores
    assert all(row.rule in table.game.rules and row.label["de"] for rows in tallies(log) for row in rows)


def test_a_game_that_was_stopped_has_a_record_but_no_scoring() -> None:
    table, log = begun(head())
    RandomPlayer(1, table, log).play()
    for seat in range(3):
        log += stopping.ask_stop(table, seat, log[-1].time)
    end = result(log)
    assert end is not None
    assert (end.reason, end.facts) == ("stopped", [])
    assert record(log).verify() > 0


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_replay_shows_what_the_viewer_saw(viewer: int | None) -> None:
    table, log = played(24)
    frames = list(replay(log, viewer))
    whole = {name: part for frame in frames for name, part in frame.view.items()}
    assert table.state is not None
    shown = table.state.view(viewer)
    assert whole == {name: getattr(shown, name) for name in shown.__struct_fields__}
    assert [frame.event.number for frame in frames] == sorted({frame.event.number for frame in frames})
    dealt = [fact for frame in frames for fact in frame.event.facts if fact[0] == "share_dealt"]
    assert all((len(fact) == 4) == (fact[2] == viewer) for fact in dealt)
    everything = [fact for frame in replay(log, viewer, everything=True) for fact in frame.event.facts]
    assert all(len(fact) == 4 for fact in everything if fact[0] == "share_dealt")


def test_a_replay_leaves_out_undone_acts() -> None:
    with registered():
        table, log = played(25, game="toy", seats=2)
        numbers = {frame.event.number for frame in replay(log, None)}
        kept = {row.number for row in table.transcript.after(0)}
        assert numbers == kept

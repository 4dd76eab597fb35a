"""The start of sealed dice: clients commit, commitments are fixed, clients reveal, and the game begins."""

import pytest

from nassau.kernel.sealed import commitment, contribution_hash
from nassau.tables import (
    AlreadyStarted,
    BadLog,
    BadTable,
    Entry,
    NotAllowed,
    NotReady,
    NotSeated,
    Player,
    Table,
    deputies,
    fold,
    hosting,
    play,
    record,
    seating,
)
from nassau.tables.events import Contributed, SealFixed, Started
from nassau.tables.projection import chain, seal
from nassau.tables.reducer import append
from nassau.tables.table_state import REVEAL_MS
from tests.support.seated_tables import (
    ANN,
    BOB,
    CID,
    DOT,
    SECRET,
    START,
    RandomPlayer,
    contribution,
    head,
    seated,
    started,
    table_data,
)
from tests.tables.test_seating import declines

NOW = START + 99
LATE = NOW + REVEAL_MS


def starting() -> tuple[Table, list[Entry]]:
    """A table whose commitments have just been fixed."""
    table, log = seated(head())
    return table, log + play.start(table, ANN.id, NOW)


def test_contributions_are_revealed_after_all_commitments_are_fixed() -> None:
    table, _ = seated(head())
    declines(table, NotReady, lambda: play.reveal(table, 0, contribution(0), NOW))
    assert seal(table).commitments == [contribution_hash(table.id, contribution(seat)) for seat in range(3)]
    play.start(table, ANN.id, NOW)
    assert (table.phase, seal(table).fixed, seal(table).contributions) == ("open", True, None)
    for seat in (2, 0):
        assert len(play.reveal(table, seat, contribution(seat), NOW)) == 1
        assert (table.phase, seal(table).contributions) == ("open", None)  # nobody sees them before the last one
    entries = play.reveal(table, 1, contribution(1), NOW)
    begun = entries[1].what
    assert isinstance(begun, Started)
    assert (begun.commitment, begun.seal) == (commitment(SECRET), 2)
    assert begun.contributions == [contribution(seat).hex() for seat in range(3)]
    assert table.phase == "running"
    assert seal(table).contributions == begun.contributions


def test_a_commitment_is_made_once_and_kept() -> None:
    table, _ = seated(head())
    declines(table, NotAllowed, lambda: seating.commit(table, 0, "00" * 32, NOW))
    declines(table, NotSeated, lambda: seating.commit(table, None, "00" * 32, NOW))
    play.start(table, ANN.id, NOW)
    declines(table, AlreadyStarted, lambda: seating.commit(table, 0, "00" * 32, NOW))
    declines(table, BadTable, lambda: play.reveal(table, 0, contribution(1), NOW))
    declines(table, BadTable, lambda: play.reveal(table, 0, contribution(0)[:15], NOW))
    declines(table, NotSeated, lambda: play.reveal(table, None, contribution(0), NOW))
    play.reveal(table, 0, contribution(0), NOW)
    declines(table, NotAllowed, lambda: play.reveal(table, 0, contribution(0), NOW))


def test_a_start_cannot_be_repeated() -> None:
    table, log = starting()
    for attempt in (
        lambda: play.start(table, ANN.id, NOW),
        lambda: seating.sit(table, DOT, None, NOW),
        lambda: seating.ready(table, 0, False, NOW),
        lambda: seating.remove(table, ANN.id, 1, NOW),
        lambda: hosting.resize(table, ANN.id, 4, NOW),
        lambda: hosting.close(table, ANN.id, NOW),
    ):
        declines(table, AlreadyStarted, attempt)
    with pytest.raises(BadLog, match="fixed once"):
        append(table, -2, SealFixed([seat.commitment for seat in table.seats]), NOW)
    other = fold(log[:-1])
    with pytest.raises(BadLog, match="not those of the seats"):
        append(other, -2, SealFixed(["", "", ""]), NOW)


def test_a_contribution_that_is_not_revealed_in_time_is_missing_in_the_log() -> None:
    table, log = starting()
    log += play.reveal(table, 1, contribution(1), NOW)
    assert table.deadline == LATE
    assert play.begin_overdue(table, LATE - 1) == []
    log += play.begin_overdue(table, LATE)
    assert seal(table).contributions == ["", contribution(1).hex(), ""]
    assert table.phase == "running"
    assert table.sealing_until is None
    assert play.begin_overdue(table, LATE) == []
    declines(table, AlreadyStarted, lambda: play.reveal(table, 0, contribution(0), LATE))
    assert table_data(fold(log)) == table_data(table)


def test_other_contributions_give_other_dice() -> None:
    shares = set()
    for last in (b"a", b"b"):
        table, _ = hosting.create(head(), START)
        for seat, player in enumerate((ANN, BOB, CID)):
            seating.sit(table, player, seat, START)
            seating.ready(table, seat, True, START)
        seating.commit(table, 0, contribution_hash(table.id, last * 16), START)
        play.start(table, ANN.id, NOW)
        entries = play.reveal(table, 0, last * 16, NOW)
        shares.add(tuple(str(entry.what) for entry in entries[2:]))
    assert len(shares) == 2


def test_without_commitments_a_game_begins_at_once() -> None:
    table, _ = hosting.create(head(), START)
    for seat, player in enumerate((ANN, Player("robby", "Robby", program=True), BOB)):
        seating.sit(table, player, seat, NOW)
        seating.ready(table, seat, True, NOW)
    play.start(table, ANN.id, NOW)
    assert (table.phase, seal(table).commitments, seal(table).contributions) == ("running", [""] * 3, [""] * 3)
    assert chain(table) is not None


def test_a_person_who_leaves_during_the_start_leaves_a_deputy() -> None:
    table, log = starting()
    log += seating.leave(table, ANN.id, NOW)
    assert (table.seats[0].deputy, table.host) == ("sailor", BOB)
    for seat in (1, 2):
        log += play.reveal(table, seat, contribution(seat), NOW)
    log += play.begin_overdue(table, LATE)
    assert (table.phase, table.seats[0].deputy) == ("running", "sailor")
    deputies.give_back(table, 0, LATE)
    assert fold(log).phase == "running"


def test_the_last_person_who_leaves_during_the_start_does_not_close_the_table() -> None:
    table, _ = hosting.create(head(), START)
    seating.sit(table, ANN, 0, NOW)
    seating.ready(table, 0, True, NOW)
    seating.commit(table, 0, contribution_hash(table.id, contribution(0)), NOW)
    for seat in (1, 2):
        seating.seat_bot(table, ANN.id, seat, "landlubber", f"Bot {seat}", NOW)
    play.start(table, ANN.id, NOW)
    seating.leave(table, ANN.id, NOW)
    assert not table.over
    play.begin_overdue(table, LATE)
    assert table.bots_due()


def test_a_game_of_release_0_1_keeps_its_dice() -> None:
    """Its log has contributions that were not committed to, and no chain; it is played to its end and verified."""
    table, log = hosting.create(head(), START)
    for seat, player in enumerate((ANN, BOB, CID)):
        log += seating.sit(table, player, seat, NOW)
        log.append(append(table, seat, Contributed(contribution(seat).hex()), NOW))
        log += seating.ready(table, seat, True, NOW)
    parts = [contribution(seat).hex() for seat in range(3)]
    log.append(append(table, -2, Started(commitment(SECRET), parts), NOW))
    log += play.follow(table, NOW)
    assert (seal(table).version, chain(table)) == (1, None)
    random_player = RandomPlayer(3, table, log)
    while not table.over:
        random_player.play()
    found = record(log)
    assert found.seal is not None
    assert found.seal.version == 1
    assert "version" not in found.seal.document()
    assert found.verify() > 20


def test_an_open_table_of_release_0_1_starts_with_a_seal_of_version_2() -> None:
    table, log = hosting.create(head(), START)
    for seat, player in enumerate((ANN, BOB, CID)):
        log += seating.sit(table, player, seat, NOW)
        log.append(append(table, seat, Contributed(contribution(seat).hex()), NOW))
        log += seating.ready(table, seat, True, NOW)
    play.start(table, ANN.id, NOW)
    assert (seal(table).version, seal(table).contributions) == (2, [""] * 3)


def test_the_chain_grows_with_every_draw_and_is_the_same_after_a_fold() -> None:
    table, log = seated(head())
    log += started(table, NOW)
    player = RandomPlayer(4, table, log)
    counts = []
    for _ in range(30):
        player.play()
        seen = chain(table)
        assert seen is not None
        counts.append(seen.draws)
        assert chain(fold(log)) == seen
    assert counts == sorted(counts)
    assert counts[-1] == sum(entry.seat == -1 for entry in log) > 6

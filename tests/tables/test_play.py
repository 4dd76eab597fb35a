"""Acts: a fixed order of checks with a code each, no change by a declined act, chains, simultaneous decisions."""

from collections.abc import Callable

import pytest

from nassau.games.manila.money import Payment
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE
from nassau.tables import (
    Declined,
    Entry,
    NotOffered,
    NotPending,
    NotSeated,
    NotStarted,
    Over,
    Refused,
    Stale,
    deputies,
    hosting,
    play,
)
from nassau.tables.events import Faltered
from nassau.tables.information import publicly_forced
from tests.support.seated_tables import (
    ANN,
    START,
    RandomPlayer,
    begun,
    head,
    loading_table,
    picking_table,
    seated,
    table_data,
    version,
)
from tests.support.toy_game import registered

NOW = START + 5000


def test_an_act_is_logged_with_the_answers_of_chance() -> None:
    table, log = begun(head())
    random_player = RandomPlayer(1, table, log)
    while not (entries := random_player.play())[1:]:
        pass
    assert entries[0].seat >= 0
    assert all(entry.seat == CHANCE for entry in entries[1:])
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))


def test_every_refusal_has_its_code_and_changes_nothing() -> None:
    table, _ = begun(head())
    seat = table.pending[0]
    other = (seat + 1) % 3
    now = version(table, seat)
    was = table_data(table)
    cases: list[tuple[type[Declined], str, Callable[[], list[Entry]]]] = [
        (NotSeated, "not_seated", lambda: play.act(table, None, "bid:1", now, NOW)),
        (NotSeated, "not_seated", lambda: play.act(table, 7, "bid:1", now, NOW)),
        (NotPending, "not_pending", lambda: play.act(table, other, "bid:1", now, NOW)),
        (NotPending, "not_pending", lambda: play.act(table, seat, "bid:1", now, NOW, bot=True)),
        (Stale, "stale", lambda: play.act(table, seat, "bid:1", now - 1, NOW)),
        (Stale, "stale", lambda: play.act(table, seat, "bid:1", now + 1, NOW)),
        (NotOffered, "not_offered", lambda: play.act(table, seat, "dance:1", now, NOW)),
        (NotOffered, "not_offered", lambda: play.act(table, seat, "bid:1:2", now, NOW)),
        (NotOffered, "not_offered", lambda: play.act(table, seat, "¿?", now, NOW)),
        (Refused, "refused", lambda: play.act(table, seat, "bid:0", now, NOW)),
        (Refused, "refused", lambda: play.act(table, seat, "pass", now, NOW)),
    ]
    for kind, code, attempt in cases:
        with pytest.raises(kind) as caught:
            attempt()
        assert caught.value.code == code
        assert table_data(table) == was
    with pytest.raises(Refused) as refused:
        play.act(table, seat, "bid:500", now, NOW)
    assert (refused.value.rule, refused.value.have, refused.value.reason) == ("M3.6", 500, "bid-at-most")


def test_the_checks_come_in_a_fixed_order() -> None:
    table, _ = begun(head())
    other = (table.pending[0] + 1) % 3
    with pytest.raises(NotSeated):
        play.act(table, None, "¿?", 0, NOW)
    with pytest.raises(NotPending):
        play.act(table, other, "¿?", 0, NOW)
    with pytest.raises(Stale):
        play.act(table, table.pending[0], "¿?", 0, NOW)


def test_nobody_acts_before_the_start_or_after_the_end() -> None:
    table, _ = seated(head())
    with pytest.raises(NotStarted):
        play.act(table, 0, "bid:1", 1, NOW)
    assert table.pending == ()
    table, log = begun(head())
    random_player = RandomPlayer(4, table, log)
    while not table.over:
        random_player.play()
    assert table.pending == ()
    with pytest.raises(Over):
        play.act(table, 0, "bid:1", 1, NOW)


def test_a_chain_is_done_as_a_whole() -> None:
    table, seat = loading_table()
    entries = play.acts(
        table, seat, ["load:3", "load:0", "load:1", "launch:5", "launch:2", "launch:2"], version(table, seat), NOW
    )
    assert [entry.what for entry in entries[:6]] == ["load:3", "load:0", "load:1", "launch:5", "launch:2", "launch:2"]
    assert table.number == entries[-1].number
    assert table.undoable(seat)


def test_a_chain_that_breaks_changes_nothing() -> None:
    table, seat = loading_table()
    was = table_data(table)
    now = version(table, seat)
    with pytest.raises(Refused):
        play.acts(table, seat, ["load:3", "load:3"], now, NOW)
    with pytest.raises(NotOffered):
        play.acts(table, seat, ["load:3", "fly"], now, NOW)
    with pytest.raises(Stale):
        play.acts(table, seat, ["load:3", "load:2"], now - 1, NOW)
    assert table_data(table) == was
    assert play.acts(table, seat, [], now, NOW) == []


def test_a_bot_that_failed_is_recorded_with_the_act_of_its_substitute() -> None:
    table, _ = begun(head())
    seat = table.pending[0]
    deputies.deputise(table, seat, "captain", NOW)
    was, now = table_data(table), version(table, seat)
    for error, line, given in [(Stale, "bid:1", now + 1), (NotOffered, "dance:1", now), (Refused, "bid:0", now)]:
        with pytest.raises(error):
            play.act_for(table, seat, line, given, NOW, faltered=True)
        assert table_data(table) == was
    entries = play.act_for(table, seat, "bid:1", now, NOW, faltered=True)
    assert [entry.what for entry in entries] == [Faltered(), "bid:1"]


def test_a_chain_does_not_reach_beyond_chance_or_the_own_turn() -> None:
    with registered():
        table, _ = begun(head("toy", 2))
        was = table_data(table)
        with pytest.raises(NotPending):
            play.acts(table, 0, ["pass", "count:1"], version(table, 0), NOW)
        assert table_data(table) == was
        play.act(table, 0, "pass", version(table, 0), NOW)
        play.act(table, 1, "pass", version(table, 1), NOW)
        play.act(table, 0, "pick:1", version(table, 0), NOW)
        was = table_data(table)
        with pytest.raises(Stale):
            play.acts(table, 1, ["pick:1", "pass"], version(table, 1), NOW)
        assert table_data(table) == was


def test_where_several_decide_at_once_nobody_makes_the_others_stale() -> None:
    with registered():
        table = picking_table()
        assert list(table.pending) == [0, 1, 2]
        first = {seat: version(table, seat) for seat in range(3)}
        play.act(table, 1, "pick:2", first[1], NOW)
        assert list(table.pending) == [0, 2]
        assert {seat: version(table, seat) for seat in (0, 2)} == {seat: first[seat] for seat in (0, 2)}
        with pytest.raises(NotPending):
            play.act(table, 1, "pick:2", first[1], NOW)
        play.act(table, 0, "pick:0", first[0], NOW)
        entries = play.act(table, 2, "pick:1", first[2], NOW)
        assert [entry.seat for entry in entries] == [2, CHANCE]
        with pytest.raises(Stale):
            play.act(table, 0, "count:1", first[0], NOW)


def test_a_decision_keeps_its_version_while_the_table_does_other_things() -> None:
    table, _ = begun(head())
    seat = table.pending[0]
    before = version(table, seat)
    deputies.deputise(table, (seat + 1) % 3, "sailor", NOW)
    hosting.move_host(table, ANN.id, ANN.id, NOW)
    assert version(table, seat) == before


def test_forced_choices_are_played_by_the_table_only_with_autoplay() -> None:
    """The last wave publicly follows from the first two (M4.8)."""
    for autoplay in (False, True):
        table, seat = loading_table(autoplay=autoplay)
        chain = ["load:0", "load:1", "load:2", "launch:0", "launch:4"]
        entries = play.acts(table, seat, chain, version(table, seat), NOW)
        played = [entry.what for entry in entries if isinstance(entry.what, str)][5:]
        assert played == (["launch:5"] if autoplay else [])


def test_a_choice_that_only_secrets_force_is_left_to_its_owner() -> None:
    """Only one ware can be pledged for a payment: playing it at once would reveal the hand."""
    table, _ = begun(head())
    state = table.state
    assert isinstance(state, Manila)
    seat = table.pending[0]
    state.cash[seat] = 0
    state.stack.append(Payment(seat, 5))
    state.hand = [2 if index == 4 * seat else int(index % 4 > 1 and index // 4 != seat) for index in range(12)]
    assert state.legal(seat) == [("pledge", 0)]
    assert not publicly_forced(state, seat, "seed")
    state.hand = [2 if index % 4 == 0 else 0 for index in range(12)]  # now everybody's shares are known to be the same
    assert publicly_forced(state, seat, "seed")

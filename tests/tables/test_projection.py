"""Projections: complete, without hidden information, and with updates that add up to the snapshot."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nassau.kernel import CHANCE, text
from nassau.kernel.sealed import commitment, contribution_hash
from nassau.tables import BadLog, Entry, changes, fold, play, project, reducer, replay
from nassau.tables.projection import ask
from nassau.tables.snapshot import Blocked
from tests.games.rum.build import turn
from tests.support.seated_tables import SECRET, RandomPlayer, begun, contribution, head, seated, started, version
from tests.support.table_invariants import NOW, Client, compare_clients, seen
from tests.support.toy_game import registered
from tests.tables.test_reducer import broken


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 10**6))
def test_updates_add_up_to_the_snapshot(seed: int) -> None:
    compare_clients(head(clock="live"), seed, 60)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6))
def test_updates_add_up_where_several_decide_at_once(seed: int) -> None:
    with registered():
        compare_clients(head("toy", 3), seed, 60)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_a_client_that_was_away_resumes_after_its_number(seed: int) -> None:
    """Earlier events, minus undone ones, and the events after a number make up the whole list."""
    with registered():
        table, log = begun(head("toy", 3))
        random_player = RandomPlayer(seed, table, log)
        client = Client(table, 1)
        for _ in range(40):
            if table.over:
                break
            random_player.random_command() if random_player.rng.random() < 0.3 else random_player.play()
        if table.over:
            return
        for event in seen(table, 1, client.held["number"])["events"]:
            for name, _rule, *numbers in event["facts"]:
                if name == "acts_undone":
                    client.drop_events(numbers[1])
            client.held["events"].append(event)
        assert client.held["events"] == seen(table, 1)["events"]


# -- nothing hidden


def swapped(log: list[Entry]) -> list[Entry]:
    """The same game, but two other starting shares of seats 1 and 2 were dealt the other way round."""
    deals = [entry for entry in log if isinstance(entry.what, str) and entry.what.startswith("deal:")]
    first = next(deal for deal in deals if deals.index(deal) % 4 == 1)
    second = next(deal for deal in deals if deals.index(deal) % 4 == 2 and deal.what != first.what)
    log = broken(broken(log, first.number, what=second.what), second.number, what=first.what)
    return [msgspec.structs.replace(entry, key=None) for entry in log]


def hidden_differs(log: list[Entry]) -> bool:
    deals = [entry.what for entry in log if isinstance(entry.what, str) and entry.what.startswith("deal:")]
    return (len({deals[1], deals[2], deals[6]}) > 1 and deals[1] != deals[2]) or deals[1] != deals[6]


class Thrifty(RandomPlayer):
    """Bids low, so that nobody needs a loan for a while."""

    def option(self, seat: int) -> str:
        assert self.table.state is not None
        legal = [text(action) for action in self.table.state.legal(seat)]
        cheap = [option for option in ("pass", "bid:1", "bid:2", "skip") if option in legal]
        free = [option for option in legal if not option.startswith(("pledge", "repay"))]
        return self.rng.choice(cheap or free or legal)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6))
def test_no_byte_of_another_viewers_stream_depends_on_a_hidden_share(seed: int) -> None:
    secret = seed.to_bytes(32, "big").hex()
    created = msgspec.structs.replace(head(seats=4, clock="live"), secret=secret)
    table, log = begun(created)
    if not hidden_differs(log):
        return
    random_player = Thrifty(seed, table, log)
    while not table.over and len(log) < 150:
        random_player.play()
    compare_streams(log, swapped(log), (None, 0, 3))


def frame(sent: Any) -> bytes:
    """What is sent, without the head of the chain of draws: it depends on hidden shares, but by a key that no viewer
    has (test_a_head_says_nothing_without_the_key)."""
    fields = msgspec.to_builtins(sent)
    fields["chain"] = {**fields["chain"], "head": ""} if fields.get("chain") else None
    return msgspec.json.encode(fields)


def compare_streams(log: list[Entry], other: list[Entry], viewers: tuple[int | None, ...]) -> None:
    """Both logs, entry by entry, until an act is possible in only one of the worlds."""
    mine, theirs = reducer.opened(log[0]), reducer.opened(other[0])
    before, before_there = mine.copy(), theirs.copy()
    compared = 0
    for entry, twin in zip(log[1:], other[1:], strict=True):
        if isinstance(entry.what, str) and entry.seat in (1, 2) and entry.what.split(":")[0] in ("pledge", "repay"):
            break  # which share they pledge is theirs to choose, and may not be there in the other world
        reducer.apply(mine, msgspec.structs.replace(entry, key=None))
        try:
            reducer.apply(theirs, twin)
        except BadLog:
            break
        if mine.state is not None and mine.state.pending == (CHANCE,):
            continue  # nobody sees the table before chance has answered
        for viewer in viewers:
            assert frame(changes(before, mine, viewer, NOW)) == frame(changes(before_there, theirs, viewer, NOW))
            assert frame(project(mine, viewer, NOW)) == frame(project(theirs, viewer, NOW))
        before, before_there = mine.copy(), theirs.copy()
        compared += 1
    for viewer in viewers:
        frames = [msgspec.json.encode(list(replay(part[: mine.number - 1], viewer))) for part in (log, other)]
        assert frames[0] == frames[1]
    assert mine.state is not None
    assert compared > 30


def test_what_the_owner_of_a_hidden_share_sees_does_depend_on_it() -> None:
    """The comparison above would notice a leak."""
    for seed in range(20):
        created = msgspec.structs.replace(head(seats=4), secret=seed.to_bytes(32, "big").hex())
        _, log = begun(created)
        if hidden_differs(log):
            mine, theirs = fold(log), fold(swapped(log))
            assert seen(mine, 1) != seen(theirs, 1)
            return
    pytest.fail("no such deal")


def test_secret_choices_show_only_who_has_chosen() -> None:
    with registered():
        streams = []
        for pick in (0, 2):
            table, _ = begun(head("toy", 3))
            for seat in range(3):
                play.act(table, seat, "pass", version(table, seat), NOW)
            play.act(table, 1, f"pick:{pick}", version(table, 1), NOW)
            assert seen(table, 0)["view"]["picked"] == [False, True, False]
            assert seen(table, 1)["view"]["pick"] == pick
            streams.append([msgspec.json.encode(project(table, viewer, NOW)) for viewer in (None, 0, 2)])
        assert streams[0] == streams[1]


def test_the_secret_of_the_dice_is_shown_after_the_end_only() -> None:
    table, log = begun(head())
    random_player = RandomPlayer(9, table, log)
    while not table.over:
        for viewer in (None, 0, 1, 2):
            assert SECRET.hex().encode() not in msgspec.json.encode(project(table, viewer, NOW))
        random_player.play()
    assert seen(table, None)["seal"]["secret"] == SECRET.hex()


def test_after_the_end_everything_is_open() -> None:
    table, log = begun(head())
    random_player = RandomPlayer(9, table, log)
    while not table.over:
        random_player.play()
    views = [seen(table, viewer) for viewer in (None, 0, 1, 2)]
    assert all(view["events"] == views[0]["events"] for view in views)
    dealt = [fact for event in views[0]["events"] for fact in event["facts"] if fact[0] == "share_dealt"]
    assert all(len(fact) == 4 for fact in dealt)
    assert views[0]["view"]["players"][1]["hand"] is not None
    assert views[0]["ranks"] == table.finished.ranks  # type: ignore[union-attr]
    assert views[0]["decision"] is None


# -- decisions


def test_a_decision_lists_what_can_be_done_and_why_the_rest_cannot() -> None:
    table, log = begun(head())
    random_player = RandomPlayer(1, table, log)
    while type(table.state.stack[-1]).__name__ != "Placement":  # type: ignore[union-attr]
        random_player.play()
    seat = table.pending[0]
    decision = seen(table, seat)["decision"]
    assert decision["version"] == version(table, seat)
    assert decision["step"] == "Placement"
    assert table.state is not None
    assert len(decision["options"]) == len(table.state.legal(seat))
    places = [option for option in decision["options"] if option["verb"] == "place"]
    assert all(option["at"] == [f"space/{option['id'].split(':')[1]}"] for option in places)
    assert decision["blocked"]
    assert all(blocked["at"] and blocked["rule"] for blocked in decision["blocked"])
    assert not {option["id"] for option in decision["options"]} & {blocked["id"] for blocked in decision["blocked"]}
    for viewer in (None, (seat + 1) % 3):
        assert seen(table, viewer)["decision"] is None
        assert seen(table, viewer)["pending"] == [seat]


def test_a_button_that_a_rule_forbids_gives_its_reason() -> None:
    poor = ask(turn(coins=0), 0, 1)
    assert Blocked("rest", [], "R8.1", reason="coin-missing") in poor.blocked
    assert all(option.id != "rest" for option in poor.options)
    assert all(blocked.at for blocked in ask(turn(coins=1), 0, 1).blocked)


def test_before_the_start_there_is_no_view() -> None:
    table, _ = seated(head())
    shown = seen(table, 0)
    assert (shown["phase"], shown["view"], shown["decision"], shown["events"]) == ("open", None, None, [])
    assert shown["seal"] == {
        "version": 2,
        "commitment": commitment(SECRET),
        "commitments": [contribution_hash(table.id, contribution(seat)) for seat in range(3)],
        "fixed": False,
        "contributions": None,
        "secret": None,
    }
    assert shown["chain"] is None
    before = table.copy()
    started(table, NOW)
    update = changes(before, table, 0, NOW)
    assert update["phase"] == "running"
    assert isinstance(update["view"], dict)


def test_an_update_says_only_what_has_changed() -> None:
    table, _ = begun(head())
    before = table.copy()
    seat = table.pending[0]
    play.act(table, seat, "bid:3", version(table, seat), NOW)
    update = json.loads(msgspec.json.encode(changes(before, table, None, NOW)))
    assert sorted(update) == ["events", "number", "pending", "table", "view"]
    assert sorted(update["view"]) == ["auction"]
    assert [event["facts"] for event in update["events"]] == [[["bid", "M3.1", seat, 3]]]

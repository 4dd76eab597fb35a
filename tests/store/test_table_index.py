"""The table index follows the logs and finds due tables; invite tokens; chat without muted people."""

import asyncio
import random

import pytest

from nassau.store import Silenced, Store
from nassau.tables import Player, deputies, hosting, seating
from tests.support.stored_games import ANN, BOB, CID, NOW, act, begun, head, played, seated

EVE = Player("eve", "Eve")


async def test_the_lobby_shows_tables_by_phase(store: Store) -> None:
    await store.create(head("t1"), NOW)
    await seated(store, head("t2", visibility="invite"))
    await begun(store, head("t3", clock="live"))
    await played(store, head("t4"))
    assert [row.id for row in await store.table_index.listed("open")] == ["t1"]
    assert sorted(row.id for row in await store.table_index.listed("open", visibility=None)) == ["t1", "t2"]
    running = (await store.table_index.listed("running"))[0]
    table = await store.table("t3")
    assert (running.id, running.pending, running.people) == ("t3", list(table.pending), ["ann", "bob", "cid"])
    assert [seat.name for seat in running.seats] == ["Ann", "Bob", "Cid"]
    over = await store.table_index.one("t4")
    assert over is not None
    assert (over.phase, over.ranks) == ("over", (await store.table("t4")).finished.ranks)  # type: ignore[union-attr]
    assert await store.table_index.one("t9") is None
    assert sorted(row.id for row in await store.table_index.of("bob")) == ["t2", "t3"]
    assert [row.id for row in await store.table_index.of("bob", ("over",))] == ["t4"]
    assert await store.table_index.of("eve") == []


async def test_rows_follow_every_turn_and_every_seat(store: Store) -> None:
    await begun(store, head(clock="live"))
    rng = random.Random(2)
    for _ in range(20):
        table = (await act(store, "t1", rng)).table
        row = await store.table_index.one("t1")
        assert row is not None
        assert row.pending == list(table.pending)
    seat = table.pending[0]
    await store.change("t1", lambda table: deputies.deputise(table, seat, "sailor", NOW))
    row = await store.table_index.one("t1")
    assert row is not None
    assert row.seats[seat].deputy == "sailor"
    await store.change(
        "t1", lambda table: seating.leave(table, "ann", NOW) if seat else seating.leave(table, "bob", NOW)
    )


async def test_a_table_that_was_given_up_is_not_shown(store: Store) -> None:
    await seated(store, head())
    await store.change("t1", lambda table: hosting.close(table, ANN.id, NOW))
    for phase in ("open", "over"):
        assert await store.table_index.listed(phase) == []
    assert await store.table_index.of("ann", ("open", "running", "over")) == []


async def test_what_is_due_after_a_start_is_found(store: Store) -> None:
    await begun(store, head("people", clock="live"))
    await begun(store, head("timeless"))
    seat = (await store.table("timeless")).pending[0]
    assert await store.table_index.stalled() == []
    assert await store.table_index.timed() == [("people", NOW + 180_000, NOW)]
    await store.change("timeless", lambda table: deputies.deputise(table, seat, "sailor", NOW))
    assert await store.table_index.stalled() == ["timeless"]
    assert await store.table_index.stalled(NOW) == []
    assert await store.table_index.stalled(NOW + 1) == ["timeless"]


async def test_an_invite_leads_to_its_table(store: Store) -> None:
    await seated(store, head())
    tokens = await asyncio.gather(*(store.table_index.invite("t1") for _ in range(3)))
    assert len(set(tokens)) == 1
    assert await store.table_index.invited(tokens[0]) == "t1"
    assert await store.table_index.invited("guess") is None


async def test_chat_is_kept_and_the_muted_are_not_shown(store: Store) -> None:
    table = (await seated(store, head())).table
    first = await store.chat.say(table, BOB, "Ahoy", NOW)
    second = await store.chat.say(table, EVE, "Buy my shares", NOW + 1)
    assert (first.seat, second.seat) == (1, None)
    assert second.id > first.id
    assert [line.text for line in await store.chat.lines(table)] == ["Ahoy", "Buy my shares"]
    muted = (await store.change("t1", lambda table: hosting.mute(table, ANN.id, EVE, True, NOW))).table
    with pytest.raises(Silenced):
        await store.chat.say(muted, EVE, "Hey", NOW)
    assert [line.text for line in await store.chat.lines(muted)] == ["Ahoy"]
    await store.chat.say(muted, CID, "At last", NOW)
    assert [line.text for line in await store.chat.lines(muted, limit=1)] == ["At last"]

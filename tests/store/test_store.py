"""The store: acknowledged changes are durable, declined ones change nothing, and readers see committed tables only."""

import asyncio
import logging
import random

import pytest
from sqlalchemy import Connection, select

from nassau.store import Conflict, Store, Unavailable
from nassau.store.event_log import Append
from nassau.store.schema import log
from nassau.tables import Entry, NoTable, NotPending, Refused, Stale, Table, hosting, play
from tests.support.seated_tables import table_data
from tests.support.stored_games import ANN, BOB, NOW, act, begun, head, opened, played, seated
from tests.support.toy_game import registered


async def test_a_game_comes_back_as_it_was(url: str) -> None:
    async with opened(url) as store:
        table = await played(store, head())
        store.cache.drop("t1")
        again = await store.table("t1")
        assert again is not table
        assert table_data(again) == table_data(table)
    async with opened(url) as store:
        assert (await store.table("t1")).finished is not None


async def test_there_is_no_other_table(store: Store) -> None:
    with pytest.raises(NoTable):
        await store.table("t2")
    with pytest.raises(NoTable):
        await store.change("t2", lambda table: hosting.close(table, None, NOW))
    assert await store.log("t2") == []


async def test_what_is_declined_leaves_no_trace(store: Store) -> None:
    changed = await begun(store, head())
    seat, version = changed.table.pending[0], changed.table.version(changed.table.pending[0])
    assert version is not None
    before = await store.log("t1")
    for error, option, given in [(Refused, "bid:500", version), (Stale, "bid:1", version + 1)]:
        with pytest.raises(error):
            await store.change("t1", lambda table, o=option, g=given: play.act(table, seat, o, g, NOW))  # type: ignore[misc]
    assert await store.log("t1") == before
    assert (await store.table("t1")).number == len(before)
    nothing = await store.change("t1", lambda table: [])
    assert nothing.table is nothing.before


async def test_a_table_in_hand_never_changes(store: Store) -> None:
    changed = await begun(store, head())
    was = table_data(changed.table)
    await act(store, "t1", random.Random(1))
    assert table_data(changed.table) == was


async def test_an_id_is_given_once(store: Store) -> None:
    await seated(store, head())
    with pytest.raises(Conflict):
        await seated(store, head())
    assert (await store.table("t1")).number == 7


async def test_two_stores_never_both_accept_a_number(url: str) -> None:
    """Two processes that hold the same table in memory: one act is accepted, the other declined."""
    async with opened(url) as here, opened(url) as there:
        await begun(here, head())
        table = await there.table("t1")
        seat, version = table.pending[0], table.version(table.pending[0])
        assert version is not None

        def bid(table: Table) -> list[Entry]:
            return play.act(table, seat, "bid:3", version, NOW)

        results = await asyncio.gather(here.change("t1", bid), there.change("t1", bid), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Changed", "NotPending"]
        assert (await here.table("t1")).number == (await there.refresh("t1")).number == table.number + 1


async def test_choices_made_at_once_in_two_processes_are_both_accepted(url: str) -> None:
    with registered():
        async with opened(url) as here, opened(url) as there:
            await begun(here, head(game="toy"))
            for seat in range(3):
                version = (await here.table("t1")).version(seat)
                assert version is not None
                await here.change("t1", lambda table, s=seat, v=version: play.act(table, s, "pass", v, NOW))  # type: ignore[misc]
            table = await there.refresh("t1")
            versions = {seat: table.version(seat) or 0 for seat in range(3)}
            await asyncio.gather(
                here.change("t1", lambda table: play.act(table, 0, "pick:0", versions[0], NOW)),
                there.change("t1", lambda table: play.act(table, 1, "pick:1", versions[1], NOW)),
            )
            await here.refresh("t1")
            final = await here.change("t1", lambda table: play.act(table, 2, "pick:2", versions[2], NOW))
            assert [entry.seat for entry in final.entries] == [2, -1]


async def test_what_was_declined_at_an_old_table_is_asked_again(url: str) -> None:
    """The other process has appended entries, and now it is this seat's turn."""
    with registered():
        async with opened(url) as here, opened(url) as there:
            await begun(here, head(game="toy"))
            await there.table("t1")
            there.database.alone = False  # two processes on one SQLite file do not know of each other
            await here.change("t1", lambda table: play.act(table, 0, "pass", table.version(0) or 0, NOW))
            changed = await there.change("t1", lambda table: play.act(table, 1, "pass", table.version(1) or 0, NOW))
            assert changed.table.pending == (2,)
            with pytest.raises(NotPending):
                await there.change("t1", lambda table: play.act(table, 1, "pass", 0, NOW))


async def test_a_log_has_no_gaps(store: Store) -> None:
    table = (await begun(store, head())).table
    far = Entry(table.number + 2, NOW, 0, "pass")
    with pytest.raises(Conflict):
        await store.database.append(Append("t1", [far]))
    with pytest.raises(Conflict):
        await store.database.append(Append("t1", [Entry(3, NOW, 0, "pass")]))
    with pytest.raises(Conflict):
        await store.database.append(Append("t9", [far]))
    assert len(await store.log("t1")) == table.number


async def test_appends_to_one_table_keep_their_order(store: Store) -> None:
    await seated(store, head())
    await asyncio.gather(
        *(
            store.change("t1", lambda table: hosting.mute(table, ANN.id, BOB, len(table.muted) == 0, NOW))
            for _ in range(20)
        )
    )
    numbers = [entry.number for entry in await store.log("t1")]
    assert numbers == list(range(1, 28))
    first = Append("t2", [Entry(1, NOW, -2, head("t2"))])
    then = [Append("t2", [Entry(number, NOW, -2, "x")]) for number in (2, 3)]
    results = await asyncio.gather(*map(store.database.append, [first, *then]), return_exceptions=True)
    written = await store.database.read(lambda connection: count(connection, "t2"))
    assert written == sum(result is None for result in results)
    assert written >= 1


def count(connection: Connection, table: str) -> int:
    return len(connection.execute(select(log).where(log.c.table_id == table)).all())


async def test_many_tables_share_commits(store: Store) -> None:
    ids = [f"t{number}" for number in range(30)]
    await asyncio.gather(*(begun(store, head(id)) for id in ids))
    for turn in range(5):
        await asyncio.gather(*(act(store, id, random.Random(turn)) for id in ids))
    for id in ids:
        store.cache.drop(id)
        assert (await store.table(id)).number > 12


async def test_a_table_has_one_lock_while_a_task_waits_for_it(url: str) -> None:
    """The lock is released, but its waiter has not run yet when other locks are used and a third task comes."""
    holders: list[str] = []

    async def hold(store: Store, name: str) -> None:
        async with store.lock("t1"):
            holders.append(name)
            await asyncio.sleep(0)
            assert holders == [name]
            holders.remove(name)

    async with opened(url) as store:
        async with store.lock("t1"):
            waiting = asyncio.create_task(hold(store, "waiting"))
            await asyncio.sleep(0)
        for number in range(10_001):  # more locks than a store keeps; a free lock is acquired without a pause
            async with store.lock(f"other-{number}"):
                pass
        late = asyncio.create_task(hold(store, "late"))
        await asyncio.gather(waiting, late)
        assert len(store.locks) == 0


@pytest.mark.parametrize("pauses", [0, 1, 2, 3, 5, 8])
async def test_a_change_that_nobody_waits_for_is_made_all_the_same(store: Store, pauses: int) -> None:
    """The caller is cancelled at any moment: memory and disk agree afterwards."""
    table = (await begun(store, head())).table
    seat, version = table.pending[0], table.version(table.pending[0])
    assert version is not None
    task = asyncio.create_task(store.change("t1", lambda table: play.act(table, seat, "bid:1", version, NOW)))
    for _ in range(pauses):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with store.lock("t1"):
        now = await store.table("t1")
        assert now.number == len(await store.log("t1"))
    await act(store, "t1", random.Random(1))


async def test_a_closed_store_takes_nothing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await seated(store, head())
    await store.close()
    await store.close()
    with pytest.raises(Unavailable):
        await store.change("t1", lambda table: hosting.close(table, ANN.id, NOW))


async def test_a_reader_that_is_gone_disturbs_nothing(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """A client disconnects during a query."""
    await begun(store, head())
    for pauses in range(12):
        task = asyncio.create_task(store.log("t1"))
        for _ in range(pauses):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert await store.log("t1")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []

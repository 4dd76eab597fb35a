"""The lobby is shared by its hosts; idle open tables and guests expire."""

from __future__ import annotations

from pathlib import Path

from nassau import games
from nassau.server.live.lifecycle import HOUR_MS
from nassau.server.protocol.schemas import NewTable, SeatWish
from nassau.store import Person, Store
from nassau.store.accounts import GUEST_IDLE_MS, SESSION_MS
from nassau.store.table_index import ROWS_PER_HOST
from nassau.tables import Visibility
from tests.support.offline_server import OfflineServer


async def open_table(offline: OfflineServer, person: Person, visibility: Visibility = "public") -> str:
    offline.time += 1
    wish = NewTable("manila", [SeatWish("person"), SeatWish("open"), SeatWish("open")], visibility=visibility)
    return (await offline.services.creation.create(games.load("manila"), wish, person)).id


async def test_one_person_cannot_fill_the_lobby(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "lobby.sqlite3"))
    accounts = offline.services.store.accounts
    modest = await accounts.guest("Modest", offline.time)
    greedy = await accounts.guest("Greedy", offline.time)
    mine = await open_table(offline, modest)
    for _ in range(120):
        await open_table(offline, greedy)
    rows = [row.id for row in (await offline.services.lobby.lists(None)).open]
    assert len(rows) == 100
    assert rows.index(mine) == ROWS_PER_HOST
    await offline.close()


async def test_the_lobby_is_shared_on_postgresql_too(database: str) -> None:
    offline = OfflineServer(await Store.open(database))
    accounts = offline.services.store.accounts
    modest, greedy = [await accounts.guest(name, offline.time) for name in ("Modest", "Greedy")]
    mine = await open_table(offline, modest)
    for _ in range(6):
        await open_table(offline, greedy)
    assert [row.id for row in (await offline.services.lobby.lists(None)).open].index(mine) == ROWS_PER_HOST
    await offline.close()


async def test_open_tables_expire(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "expiry.sqlite3"))
    host = await offline.services.store.accounts.guest("Host", offline.time)
    public, private = await open_table(offline, host), await open_table(offline, host, "invite")
    offline.time += 23 * HOUR_MS
    await offline.server.lifecycle.expire()
    assert (await offline.services.store.table(public)).phase == "open"
    offline.time += 2 * HOUR_MS
    await offline.server.lifecycle.expire()
    closed = (await offline.services.store.table(public)).closed
    assert closed is not None
    assert closed.reason == "idle"
    assert (await offline.services.store.table(private)).phase == "open"
    offline.time += 7 * 24 * HOUR_MS
    await offline.server.lifecycle.expire()
    assert (await offline.services.store.table(private)).phase == "over"
    await offline.close()


async def test_guests_expire_and_accounts_do_not(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "expiry.sqlite3"))
    accounts, began = offline.services.store.accounts, offline.time
    await accounts.account("Account", "hash", began)
    idle = await accounts.guest("Idle", began)
    await accounts.open_session(idle.id, began)
    seated = await accounts.guest("Seated", began)
    await accounts.open_session(seated.id, began)
    table = await open_table(offline, seated)
    offline.time = began + GUEST_IDLE_MS - 1000
    active = await accounts.guest("Active", began)
    await accounts.open_session(active.id, offline.time)
    offline.time = began + GUEST_IDLE_MS + 2000
    await offline.server.lifecycle.expire()  # also closes the open table
    assert await accounts.named("Idle") is None
    assert [await accounts.named(name) is not None for name in ("Seated", "Active", "Account")] == [True] * 3
    offline.time = began + GUEST_IDLE_MS + SESSION_MS
    await offline.server.lifecycle.expire()
    assert [await accounts.named(name) is not None for name in ("Seated", "Active", "Account")] == [False, False, True]
    assert (await offline.services.store.table(table)).seats[0].name == "deleted player"
    await offline.close()

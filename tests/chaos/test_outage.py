"""Recovery from database outages, full disks and clients that stopped reading."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TextIO, cast

import pytest
import structlog

from nassau.server.live import remote_events
from nassau.server.live.connection import TRY_LATER, Connection
from nassau.server.serve import LogStream
from nassau.server.ws.endpoint import abort
from nassau.store import Store, Unavailable
from nassau.tables import deputies
from nassau.tables.play import act
from tests.support.offline_server import OfflineServer


class Outage:
    """While `on` is set, the store raises Unavailable for every read and write."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on = False
        for name in ("read", "write", "append"):
            monkeypatch.setattr(store.database, name, self.guarded(getattr(store.database, name)))

    def guarded(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def attempt(*arguments: Any) -> Any:
            if self.on:
                raise Unavailable("The database is away.")
            return await work(*arguments)

        return attempt


@asynccontextmanager
async def with_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[OfflineServer, Outage]]:
    store = await Store.open(tmp_path / "nassau.sqlite3")
    offline = OfflineServer(store)
    outage = Outage(store, monkeypatch)
    await offline.open(clock="live")
    yield offline, outage
    outage.on = False
    await offline.close()


async def test_a_timeout_that_could_not_be_stored_is_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with with_outage(tmp_path, monkeypatch) as (offline, outage):
        seat = (await offline.table()).pending[0]
        offline.time += 24 * 3600 * 1000
        outage.on = True
        await offline.server.clocks.tick()
        outage.on = False
        assert not (await offline.table()).seats[seat].deputy
        offline.time += 10_000
        await offline.server.clocks.tick()
        assert (await offline.table()).seats[seat].deputy


async def test_known_deadlines_survive_a_failed_rescan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with with_outage(tmp_path, monkeypatch) as (offline, outage):
        before = dict(offline.server.clocks.deadlines)
        outage.on = True
        await offline.server.clocks.rescan()
        assert offline.server.clocks.deadlines == before != {}


async def test_viewers_catch_up_when_the_log_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has moved the table and announces it once."""
    monkeypatch.setattr(remote_events, "RETRY_SECONDS", 0.01)

    async with with_outage(tmp_path, monkeypatch) as (offline, outage):
        elsewhere = await Store.open(tmp_path / "nassau.sqlite3")
        table = await elsewhere.table("same")
        seat = table.pending[0]
        assert table.state is not None
        option = ":".join(map(str, table.state.legal(seat)[0]))
        version = table.version(seat)
        assert version is not None
        moved = await elsewhere.change("same", lambda held: act(held, seat, option, version, offline.time))
        await elsewhere.close()
        outage.on = True
        await offline.services.remote.catch_up("same")
        assert offline.received(-1)[-1]["number"] < moved.table.number
        outage.on = False
        async with asyncio.timeout(20):
            while offline.received(-1)[-1]["number"] < moved.table.number:  # noqa: ASYNC110 - nothing else tells
                await asyncio.sleep(0.01)


async def test_a_bot_that_gave_up_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with with_outage(tmp_path, monkeypatch) as (offline, outage):
        seat = (await offline.table()).pending[0]
        deputy = await offline.services.tables.change(
            "same", lambda held: deputies.deputise(held, seat, "landlubber", offline.time)
        )
        outage.on = True
        await asyncio.gather(*offline.services.tasks.running)  # it gives up after a few attempts
        outage.on = False
        assert (await offline.table()).number == deputy.number
        offline.time += 60_000
        await offline.server.lifecycle.restart_stalled_bots()
        await asyncio.gather(*offline.services.tasks.running)
        assert (await offline.table()).number > deputy.number


class Full(io.StringIO):
    """A log on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_a_log_on_a_full_disk_raises_nothing() -> None:
    log = structlog.PrintLogger(cast("TextIO", LogStream(Full())))
    log.warning("the disk is full, and so is the log's")


class StalledClient:
    """A client that accepts no data."""

    async def send_data(self, data: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await asyncio.Event().wait()


async def test_a_client_that_stopped_reading_is_disconnected() -> None:
    connection = Connection("test")
    pump = asyncio.create_task(connection.pump(StalledClient()))
    connection.abort = abort(connection, pump)
    assert not connection.stalled(60)
    connection.send("a frame")
    await asyncio.sleep(0)
    assert not connection.stalled(60)
    connection.sending_since -= 61  # a minute later
    assert connection.stalled(60)
    connection.abort()
    await asyncio.wait([pump])
    assert (pump.cancelled(), connection.closing) == (True, TRY_LATER)

"""Viewers cannot hold a table up or fill the server's memory."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from nassau.server.live.chat_service import MAX_CHAT_BYTES
from nassau.server.live.connection import MAX_QUEUED_BYTES, TRY_LATER, Connection
from nassau.server.protocol.messages import Line, Subscribe, Unsubscribe
from nassau.server.protocol.request_error import RequestError
from nassau.store import Store
from nassau.tables import Player, hosting
from tests.support.offline_server import OfflineServer

NAMELESS = 4
LONG_LINE = "\U0001f3f4" * 500
"""The longest line that chat accepts, with the largest characters."""


class NeverReads:
    """A socket whose client accepts no data."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()

    async def send_data(self, data: str) -> None:
        await self.closed.wait()

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed.set()


async def talkative(path: Path) -> OfflineServer:
    """A server whose table has 200 of the longest chat lines."""
    offline = OfflineServer(await Store.open(path / "viewers.sqlite3"))
    await offline.open()
    table = await offline.table()
    for _ in range(200):
        await offline.services.store.chat.say(table, Player("p0", "P0"), LONG_LINE, offline.time)
    return offline


async def test_sockets_that_never_read_take_little_memory_and_are_closed(tmp_path: Path) -> None:
    offline = await talkative(tmp_path)
    pumps = []
    for _ in range(NAMELESS):
        handlers = await offline.connect(None)
        pumps.append(asyncio.create_task(handlers.connection.pump(NeverReads())))
        for _ in range(600):
            if handlers.connection.closing is not None:
                break
            await handlers.subscribe(Subscribe(table="same"))
            held = sum(sys.getsizeof(frame) for frame in handlers.connection.queue.items)
            assert held <= MAX_QUEUED_BYTES
        assert handlers.connection.closing == TRY_LATER
        assert handlers.connection.queue.items == [None]  # nothing is kept for a client that is being closed
    for pump in pumps:
        pump.cancel()
    await offline.close()


async def test_the_chat_of_a_snapshot_is_bounded_by_bytes_and_holds_the_newest_lines(tmp_path: Path) -> None:
    offline = await talkative(tmp_path)
    await offline.services.store.chat.say(await offline.table(), Player("p1", "P1"), "the last", offline.time)
    viewer = await offline.connect(None)
    snapshot = offline.received(-1)[0]
    assert snapshot["chat"][-1]["text"] == "the last"
    assert 1 < len(snapshot["chat"]) < 20
    frame = viewer.connection.queue.items[0]
    assert frame is not None
    assert len(frame.encode()) < 2 * MAX_CHAT_BYTES
    await offline.close()


async def test_characters_that_json_escapes_count_as_they_are_sent(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "viewers.sqlite3"))
    await offline.open()
    for _ in range(200):
        await offline.services.store.chat.say(await offline.table(), Player("p0", "P0"), "\x01" * 500, offline.time)
    lines: list[Line] = await offline.services.chat.lines(await offline.table())
    assert len(lines) < MAX_CHAT_BYTES / (6 * 500)
    await offline.close()


def test_a_single_frame_above_the_limit_is_still_sent() -> None:
    connection = Connection("test")
    connection.send("x" * (2 * MAX_QUEUED_BYTES))
    assert connection.closing is None
    connection.send("y")
    assert connection.closing == TRY_LATER


async def test_the_size_of_the_queue_shrinks_while_it_is_read() -> None:
    connection = Connection("test")
    for _ in range(20):
        for _ in range(3):
            connection.send("x" * (MAX_QUEUED_BYTES // 4))
        for _ in range(3):
            await connection.next_frame()
    assert (connection.closing, connection.queued_bytes) == (None, 0)


async def test_subscribing_does_not_wait_for_the_lock_of_the_table(tmp_path: Path) -> None:
    """Nor does the table wait for spectators who subscribe again and again."""
    offline = OfflineServer(await Store.open(tmp_path / "viewers.sqlite3"))
    await offline.open()
    async with asyncio.timeout(10), offline.services.store.lock("same"):
        await offline.connect(None)
        await offline.handlers[-1].unsubscribe(Unsubscribe(table="same"))
    assert offline.received(-1)[0]["type"] == "snapshot"
    await offline.close()


@pytest.mark.parametrize("watched", [False, True])
async def test_changes_while_somebody_subscribes_are_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "viewers.sqlite3"))
    await offline.open()
    if not watched:
        for handlers in offline.handlers:
            await handlers.unsubscribe(Unsubscribe(table="same"))
    lines, reading, go_on = offline.services.chat.lines, asyncio.Event(), asyncio.Event()

    async def slow_lines(table: object) -> list[Line]:
        found = await lines(table)  # type: ignore[arg-type]
        reading.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(offline.services.chat, "lines", slow_lines)
    subscribing = asyncio.create_task(offline.connect(None))
    await reading.wait()
    async with asyncio.timeout(10):
        await offline.act((await offline.table()).pending[0], "bid:1")
    await offline.services.tables.change("same", lambda table: hosting.move_host(table, "p0", "p1", offline.time))
    go_on.set()
    await subscribing
    snapshot = next(message for message in offline.received(-1) if message["type"] == "snapshot")
    assert snapshot["number"] == (await offline.table()).number
    assert snapshot["host"] == "P1"
    await offline.act((await offline.table()).pending[0], "bid:2")
    assert offline.received(-1)[-1]["number"] == (await offline.table()).number
    await offline.close()


async def test_a_connection_that_subscribes_without_end_is_limited(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "viewers.sqlite3"))
    await offline.open()
    viewer = await offline.connect(None)

    async def subscribe_again() -> None:
        for _ in range(400):
            viewer.connection.drop_queue()
            await viewer.subscribe(Subscribe(table="same"))

    with pytest.raises(RequestError, match="too often"):
        await subscribe_again()
    await offline.close()

"""Databases that are away for a while, disks that are full, clients that are gone: the rest goes on by itself."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TextIO, cast

import pytest
import structlog

from nassau.server.live import service as module
from nassau.server.live.connection import TRY_LATER, Connection
from nassau.server.serve import Patient
from nassau.server.ws.endpoint import abandon
from nassau.store import Store, Unavailable
from nassau.tables import deputies
from nassau.tables.play import act
from tests.support.offline_server import World


class Outage:
    """While it lasts, the store neither reads nor writes."""

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


def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, play: Callable[[World, Outage], Awaitable[None]]) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "nassau.sqlite3")
        world = World(store)
        outage = Outage(store, monkeypatch)
        await world.open(clock="live")
        await play(world, outage)
        outage.on = False
        await world.house.close()

    asyncio.run(work())


def test_a_deputy_that_could_not_be_stored_is_called_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(world: World, outage: Outage) -> None:
        seat = (await world.table()).pending[0]
        world.time += 24 * 3600 * 1000
        outage.on = True
        await world.house.watch.tick()
        outage.on = False
        assert not (await world.table()).seats[seat].deputy
        world.time += 10_000
        await world.house.watch.tick()
        assert (await world.table()).seats[seat].deputy

    scene(tmp_path, monkeypatch, play)


def test_the_clocks_go_on_when_they_cannot_be_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(world: World, outage: Outage) -> None:
        before = dict(world.house.watch.deadlines)
        outage.on = True
        await world.house.watch.ask()
        assert world.house.watch.deadlines == before != {}

    scene(tmp_path, monkeypatch, play)


def test_screens_catch_up_when_the_log_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has moved the table, and says so only once."""
    monkeypatch.setattr(module, "AGAIN", 0.01)

    async def play(world: World, outage: Outage) -> None:
        elsewhere = await Store.open(tmp_path / "nassau.sqlite3")
        table = await elsewhere.table("same")
        seat = table.pending[0]
        assert table.state is not None
        option = ":".join(map(str, table.state.legal(seat)[0]))
        version = table.version(seat)
        assert version is not None
        moved = await elsewhere.change("same", lambda held: act(held, seat, option, version, world.time))
        await elsewhere.close()
        outage.on = True
        await world.house.catch_up("same")
        assert world.heard(-1)[-1]["number"] < moved.table.number
        outage.on = False
        async with asyncio.timeout(20):
            while world.heard(-1)[-1]["number"] < moved.table.number:  # noqa: ASYNC110 - nothing else tells
                await asyncio.sleep(0.01)

    scene(tmp_path, monkeypatch, play)


def test_a_bot_that_gave_up_is_roused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(world: World, outage: Outage) -> None:
        seat = (await world.table()).pending[0]
        deputy = await world.house.change("same", lambda held: deputies.deputise(held, seat, "landlubber", world.time))
        outage.on = True
        await asyncio.gather(*world.house.tasks)  # it thinks, tries a few times, and gives up
        outage.on = False
        assert (await world.table()).number == deputy.number
        world.time += 60_000
        await world.house.rouse()
        await asyncio.gather(*world.house.tasks)
        assert (await world.table()).number > deputy.number

    scene(tmp_path, monkeypatch, play)


class Full(io.StringIO):
    """A log on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_a_log_that_cannot_be_written_leaves_nobody_without_an_answer() -> None:
    log = structlog.PrintLogger(cast("TextIO", Patient(Full())))
    log.warning("the disk is full, and so is the log's")


class Deaf:
    """The other end of a connection that takes nothing any more."""

    async def send_data(self, data: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await asyncio.Event().wait()


def test_a_client_that_stopped_reading_is_let_go() -> None:
    async def work() -> None:
        connection = Connection("test")
        visit = asyncio.create_task(connection.pump(Deaf()))
        connection.give_up = abandon(connection, visit)
        assert not connection.stuck(60)
        connection.send("a frame")
        await asyncio.sleep(0)
        assert not connection.stuck(60)
        connection.sending -= 61  # a minute later
        assert connection.stuck(60)
        connection.give_up()
        await asyncio.wait([visit])
        assert (visit.cancelled(), connection.closing) == (True, TRY_LATER)

    asyncio.run(work())

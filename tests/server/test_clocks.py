"""Clocks, turned by hand: when a seat's time has run out a deputy takes it over, and the person takes it back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nassau.server.protocol.messages import Deputy
from nassau.server.protocol.request_error import Trouble
from nassau.server.protocol.schemas import Choose
from nassau.server.ws.bot_stream import chosen
from nassau.store import Store
from tests.support.offline_server import World


def test_a_deputy_takes_over_when_time_runs_out(tmp_path: Path) -> None:
    async def scene() -> None:
        world = World(await Store.open(tmp_path / "clock.sqlite3"))
        await world.open(clock="live")
        late = (await world.table()).pending[0]
        assert world.house.watch.pause() == pytest.approx(30.0)  # it looks again after a while in any case
        world.time += 170_000
        await world.house.watch.tick()
        assert (await world.table()).seats[late].deputy is None
        world.time += 60_000
        await world.house.watch.tick()
        table = await world.table()
        assert table.seats[late].deputy == "sailor"
        told = [fact for message in world.heard(late) for event in message.get("events", []) for fact in event["facts"]]
        assert ["deputy_took_over", late, 1, 2] in told  # a Sailor, since time ran out
        assert world.heard(late)[-1]["clocks"][late]["running"] is False
        await world.doors[late].deputy(Deputy(table="same", level=None))
        assert (await world.table()).seats[late].deputy is None
        with pytest.raises(Trouble, match="no deputy"):
            await world.doors[late].deputy(Deputy(table="same", level=None))
        await world.house.close()

    asyncio.run(scene())


def test_after_a_start_the_clocks_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        before = World(await Store.open(tmp_path / "clock.sqlite3"))
        await before.open(clock="live")
        late = (await before.table()).pending[0]
        await before.house.close()
        world = World(await Store.open(tmp_path / "clock.sqlite3"))
        world.time = before.time + 10**9
        await world.house.resume()
        await world.house.watch.tick()
        assert (await world.table()).seats[late].deputy is None  # there is a minute to come back
        await world.house.attend("same")  # as when somebody comes back
        await world.house.watch.tick()
        assert (await world.table()).seats[late].deputy is None
        world.time += 60_000
        await world.house.watch.tick()
        assert (await world.table()).seats[late].deputy == "sailor"
        await world.house.close()

    asyncio.run(scene())


def test_a_program_that_hangs_holds_up_no_table_without_a_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor after a restart; it is there again as soon as it answers."""

    async def scene() -> None:
        before = World(await Store.open(tmp_path / "clock.sqlite3"))
        await before.open(programs=True)
        hung = (await before.table()).pending[0]
        before.time += 59_000
        await before.house.watch.tick()
        assert (await before.table()).seats[hung].deputy is None
        await before.house.close()
        world = World(await Store.open(tmp_path / "clock.sqlite3"))
        world.time = before.time
        monkeypatch.setattr(world.house.crew, "look", lambda *_: None)  # the deputy does not decide before it answers
        await world.house.resume()
        world.time += 60_000
        await world.house.watch.tick()
        table = await world.table()
        assert table.seats[hung].deputy == "sailor"
        version = table.version(hung)
        assert version is not None
        await world.house.change("same", lambda held: chosen(held, f"p{hung}", Choose(version, "bid:1"), world.time))
        assert (await world.table()).seats[hung].deputy is None
        await world.house.close()

    asyncio.run(scene())

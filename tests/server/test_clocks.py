"""Clocks: when a seat's time runs out, a deputy takes it over, and the person can take it back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from nassau.kernel.sealed import contribution_hash
from nassau.server.protocol.messages import Deputy, Reveal
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.schemas import Choose
from nassau.server.ws.bot_stream import choose_option
from nassau.store import Store
from tests.support.offline_server import OfflineServer


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while True:
            if true():
                return
            await asyncio.sleep(0.01)


async def test_a_deputy_takes_over_when_time_runs_out(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "clock.sqlite3"))
    await offline.open(clock="live")
    late = (await offline.table()).pending[0]
    assert offline.server.clocks.seconds_to_next() == pytest.approx(30.0)  # the rescan interval
    offline.time += 170_000
    await offline.server.clocks.tick()
    assert (await offline.table()).seats[late].deputy is None
    offline.time += 60_000
    await offline.server.clocks.tick()
    table = await offline.table()
    assert table.seats[late].deputy == "sailor"
    facts = [
        fact for message in offline.received(late) for event in message.get("events", []) for fact in event["facts"]
    ]
    assert ["deputy_took_over", "", late, 1, 2] in facts  # a Sailor, out of time
    assert offline.received(late)[-1]["clocks"][late]["running"] is False
    with pytest.raises(RequestError, match="run out"):
        await offline.handlers[late].deputy(Deputy(table="same", level=None))
    await until(lambda: late not in offline.services.store.cache.all()[0].pending)  # the deputy has decided
    await offline.handlers[late].deputy(Deputy(table="same", level=None))
    assert (await offline.table()).seats[late].deputy is None
    with pytest.raises(RequestError, match="no deputy"):
        await offline.handlers[late].deputy(Deputy(table="same", level=None))
    await offline.close()


async def test_after_a_restart_deadlines_are_postponed(tmp_path: Path) -> None:
    before = OfflineServer(await Store.open(tmp_path / "clock.sqlite3"))
    await before.open(clock="live")
    late = (await before.table()).pending[0]
    await before.close()
    offline = OfflineServer(await Store.open(tmp_path / "clock.sqlite3"))
    offline.time = before.time + 10**9
    await offline.server.lifecycle.resume()
    await offline.server.clocks.tick()
    assert (await offline.table()).seats[late].deputy is None  # within the grace period
    await offline.server.lifecycle.notify("same")  # as for a returning viewer
    await offline.server.clocks.tick()
    assert (await offline.table()).seats[late].deputy is None
    offline.time += 60_000
    await offline.server.clocks.tick()
    assert (await offline.table()).seats[late].deputy == "sailor"
    await offline.close()


async def test_a_hanging_network_bot_is_replaced_at_a_table_without_a_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a restart; it gets its seat back as soon as it answers."""

    before = OfflineServer(await Store.open(tmp_path / "clock.sqlite3"))
    await before.open(programs=True)
    hung = (await before.table()).pending[0]
    before.time += 59_000
    await before.server.clocks.tick()
    assert (await before.table()).seats[hung].deputy is None
    await before.close()
    offline = OfflineServer(await Store.open(tmp_path / "clock.sqlite3"))
    offline.time = before.time
    monkeypatch.setattr(offline.server.bots, "schedule", lambda *_: None)  # the deputy must not decide first
    await offline.server.lifecycle.resume()
    offline.time += 60_000
    await offline.server.clocks.tick()
    table = await offline.table()
    assert table.seats[hung].deputy == "sailor"
    version = table.version(hung)
    assert version is not None
    await offline.services.tables.change(
        "same", lambda held: choose_option(held, f"p{hung}", Choose(version, "bid:1"), offline.time)
    )
    assert (await offline.table()).seats[hung].deputy is None
    await offline.close()


YEAR_MS = 365 * 24 * 3600 * 1000


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_system_clock_set_a_year_back_does_not_stop_the_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, restarted: bool
) -> None:
    """It was a year ahead when the game began, so the log is ahead of it."""
    offline = OfflineServer(await Store.open(tmp_path / "clock.sqlite3"))
    offline.time += YEAR_MS
    await offline.open(clock="live")
    late = (await offline.table()).pending[0]
    if restarted:
        await offline.close()
        time = offline.time
        offline = OfflineServer(await Store.open(tmp_path / "clock.sqlite3"))
        offline.time = time
    offline.time -= YEAR_MS
    monkeypatch.setattr(offline.server.bots, "schedule", lambda *_: None)
    await offline.server.clocks.load_deadlines() if restarted else None
    await offline.server.clocks.tick()
    offline.time += 179_000
    await offline.server.clocks.tick()
    assert (await offline.table()).seats[late].deputy is None
    offline.time += 2000
    await offline.server.clocks.tick()
    assert (await offline.table()).seats[late].deputy == "sailor"
    await offline.close()


PART = bytes(range(16))
HASHES = [contribution_hash("same", PART)] * 2


async def test_a_start_waits_for_contributions_and_begins_without_those_that_are_late(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "seal.sqlite3"))
    await offline.open(commitments=HASHES)
    await offline.handlers[0].reveal(Reveal(table="same", bytes=PART.hex()))
    assert (await offline.table()).phase == "open"
    assert offline.server.clocks.seconds_to_next() == pytest.approx(5.0)
    offline.time += 4_999
    await offline.server.clocks.tick()
    assert (await offline.table()).phase == "open"
    offline.time += 1
    await offline.server.clocks.tick()
    assert (await offline.table()).phase == "running"
    update = offline.received(2)[-1]
    assert update["seal"]["contributions"] == [PART.hex(), "", ""]
    assert update["chain"]["draws"] > 0
    await offline.close()


async def test_the_last_contribution_begins_the_game(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "seal.sqlite3"))
    await offline.open(commitments=HASHES)
    for seat in (1, 0):
        await offline.handlers[seat].reveal(Reveal(table="same", bytes=PART.hex()))
    assert (await offline.table()).phase == "running"
    assert offline.server.clocks.deadlines == {}
    await offline.close()


async def test_a_start_is_finished_after_a_restart(tmp_path: Path) -> None:
    before = OfflineServer(await Store.open(tmp_path / "seal.sqlite3"))
    await before.open(commitments=HASHES)
    await before.close()
    offline = OfflineServer(await Store.open(tmp_path / "seal.sqlite3"))
    offline.time = before.time + 10**9
    await offline.server.clocks.load_deadlines()
    offline.time += 60_000
    await offline.server.clocks.tick()
    table = await offline.table()
    assert table.phase == "running"
    assert table.started is not None
    assert table.started.contributions == ["", "", ""]
    await offline.close()

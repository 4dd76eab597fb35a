"""Events between processes: presence of viewers elsewhere, and moves made elsewhere."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from nassau.server.cluster.bus import TIMEOUT_SECONDS
from nassau.server.cluster.bus_events import PresenceReport, TableMoved
from nassau.server.protocol.messages import Subscribe, Unsubscribe
from nassau.store import Store
from nassau.store.chat import Line
from nassau.tables import Table
from tests.support.offline_server import OfflineServer
from tests.support.stored_games import act


async def test_viewers_of_a_process_go_offline_when_it_times_out(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "one.sqlite3"))
    await offline.open()
    await offline.services.remote.handle("other", PresenceReport("same", [False, False, False], 2))
    assert watchers(offline) == 3  # one of them is here
    offline.server.bus.last_seen["other"] = (7, 100.0)
    assert offline.server.bus.timed_out(100.0 + TIMEOUT_SECONDS) == []
    assert offline.server.bus.timed_out(101.0 + TIMEOUT_SECONDS) == ["other"]
    offline.services.broadcaster.remote_lost("other")
    assert watchers(offline) == 1
    told = len(offline.frames()[0])
    offline.services.broadcaster.remote_lost("other")
    assert len(offline.frames()[0]) == told
    await offline.close()


async def test_a_move_made_elsewhere_during_a_subscription_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event arrives after the table was read, and before the viewer is subscribed."""
    offline = OfflineServer(await Store.open(tmp_path / "one.sqlite3"))
    await offline.open()
    elsewhere = await Store.open(tmp_path / "one.sqlite3")
    here = offline.services.store
    here.database.alone = False
    for handlers in offline.handlers:
        await handlers.unsubscribe(Unsubscribe(table="same"))
    lines = here.chat.lines

    async def meanwhile(table: Table) -> list[Line]:
        moved = await act(elsewhere, "same", random.Random(1))
        await offline.services.remote.handle("other", TableMoved("same", moved.table.number))
        return await lines(table)

    monkeypatch.setattr(here.chat, "lines", meanwhile)
    await offline.handlers[0].subscribe(Subscribe(table="same"))
    assert offline.received(0)[-1]["number"] == (await elsewhere.table("same")).number
    await elsewhere.close()
    await offline.close()


def watchers(offline: OfflineServer) -> int:
    last = json.loads(offline.frames()[0][-1])
    assert last["type"] == "presence"
    return int(last["watchers"])

"""Advice at tables for learning, and the level of a deputy that a leaving person chooses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nassau.bots import search_bot
from nassau.server.protocol.messages import AskCounsel, Deputy
from nassau.server.protocol.request_error import RequestError
from nassau.server.workers.bot_tasks import BotTask, advise
from nassau.server.workers.worker import WorkerFailed
from nassau.store import Store
from nassau.tables import BadTable, Table, hosting
from tests.support.manila_players import open_table
from tests.support.offline_server import OfflineServer
from tests.support.seated_tables import head
from tests.support.server_process import people


class LocalPool:
    """A worker pool that rates options in this process, with a short search."""

    async def run(self, task: BotTask, timeout_seconds: float) -> Any:
        from nassau import games

        state = games.load(task.position["game"]).load(task.position)
        return advise("captain@30", state, task.seat, task.seed)

    def close(self) -> None:
        pass


def learn(table: Table) -> None:
    table.head = msgspec.structs.replace(table.head, learning=True)


@asynccontextmanager
async def learning_table(tmp_path: Path, learning: bool = True) -> AsyncIterator[OfflineServer]:
    offline = OfflineServer(await Store.open(tmp_path / "counsel.sqlite3"))
    await offline.open(learn if learning else None)
    offline.use_pool(LocalPool())
    yield offline
    await offline.close()


async def test_the_seat_that_must_decide_gets_the_best_options(tmp_path: Path) -> None:
    async with learning_table(tmp_path) as offline:
        table = await offline.table()
        seat = table.pending[0]
        version = table.version(seat)
        assert version is not None
        await offline.handlers[seat].counsel(AskCounsel(table="same", version=version, ref="c"))
        [counsel] = [message for message in offline.received(seat) if message["type"] == "counsel"]
        assert (counsel["ref"], counsel["version"]) == ("c", version)
        decision = next(message["decision"] for message in offline.received(seat) if message["type"] == "snapshot")
        options = {option["id"] for option in decision["options"]}
        assert 1 <= len(counsel["advice"]) <= 4
        assert {advice["option"] for advice in counsel["advice"]} <= options
        assert all(0 <= advice["share"] <= 1 for advice in counsel["advice"])
        for viewer in range(4):
            if viewer != seat:
                assert not [message for message in offline.received(viewer) if message["type"] == "counsel"]
        assert (await offline.table()).number == table.number


async def test_other_viewers_and_stale_requests_get_no_advice(tmp_path: Path) -> None:
    async with learning_table(tmp_path) as offline:
        table = await offline.table()
        seat = table.pending[0]
        version = table.version(seat)
        assert version is not None
        for other, since, code in (
            ((seat + 1) % 3, version, "not_pending"),
            (3, version, "signed_out"),
            (seat, version + 5, "stale"),
        ):
            with pytest.raises(RequestError) as refused:
                await offline.handlers[other].counsel(AskCounsel(table="same", version=since))
            assert refused.value.code == code


async def test_only_tables_for_learning_give_advice(tmp_path: Path) -> None:
    async with learning_table(tmp_path, learning=False) as offline:
        table = await offline.table()
        seat = table.pending[0]
        with pytest.raises(RequestError, match="learning"):
            await offline.handlers[seat].counsel(AskCounsel(table="same", version=table.version(seat) or 0))


async def test_without_a_worker_advice_is_unavailable(tmp_path: Path) -> None:
    class FailingPool(LocalPool):
        async def run(self, task: BotTask, timeout_seconds: float) -> Any:
            raise WorkerFailed("the worker died")

    async with learning_table(tmp_path) as offline:
        offline.use_pool(FailingPool())
        table = await offline.table()
        seat = table.pending[0]
        with pytest.raises(RequestError) as refused:
            await offline.handlers[seat].counsel(AskCounsel(table="same", version=table.version(seat) or 0))
        assert refused.value.code == "unavailable"


def test_a_rated_game_cannot_be_for_learning() -> None:
    with pytest.raises(BadTable, match="counsel"):
        hosting.create(head(rated=True, learning=True), 1)


def test_a_captain_takes_about_a_second_and_an_admiral_five() -> None:
    assert search_bot.SEARCH_SECONDS == {"captain": 1.0, "admiral": 5.0}


@pytest.mark.slow
async def test_a_leaving_person_chooses_the_level_of_the_deputy(url: str) -> None:
    async with people(url, "Lena", "Leo") as (host, guest):
        table = await open_table(host, bots=1)
        token = (await host.get(f"/api/tables/{table}"))["invite"]
        await guest.post(f"/api/tables/{table}/join", {"token": token})
        await guest.post(f"/api/tables/{table}/ready")
        for person in (host, guest):
            await person.watch(table)
        await host.post(f"/api/tables/{table}/start")
        await guest.post(f"/api/tables/{table}/leave", {"level": "kraken"}, 400)
        row = await guest.post(f"/api/tables/{table}/leave", {"level": "captain"})
        assert row["seats"][1]["deputy"] == "captain"
        await guest.ask("deputy", table=table, level=None)
        assert (await host.get(f"/api/tables/{table}"))["seats"][1]["deputy"] is None


async def test_deputies_of_every_level_are_marked(tmp_path: Path) -> None:
    async with learning_table(tmp_path) as offline:
        seat = (await offline.table()).pending[0]
        other = (seat + 1) % 3
        for level in ("landlubber", "sailor", "captain", "admiral"):
            await offline.handlers[other].deputy(Deputy(table="same", level=level))
            assert (await offline.table()).seats[other].deputy == level
            await offline.handlers[other].deputy(Deputy(table="same", level=None))
        assert (await offline.table()).seats[other].deputy is None

"""Insight into finished games: worked out once in the background, for whoever may see the game, and in nobody's way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nassau import bots
from nassau.kernel import text
from nassau.server.protocol.request_error import Trouble
from nassau.server.workers import analysis_jobs
from nassau.server.workers.analysis_jobs import CHUNK, Insights
from nassau.server.workers.analysis_tasks import Study, look
from nassau.server.workers.pool import Failed, Thinkers
from nassau.store import Store
from nassau.tables import Table, play
from tests.support.manila_players import play_on, sit_together
from tests.support.offline_server import World
from tests.support.server_process import people

Scene = Callable[[World], Coroutine[Any, Any, None]]


class Here:
    """Stands in for the workers: looks at a game in this process, when it is let."""

    def __init__(self) -> None:
        self.asked: list[Study] = []
        self.open = asyncio.Event()
        self.open.set()

    async def think(self, study: Study, limit: float) -> Any:
        await self.open.wait()
        self.asked.append(study)
        return look(study, lambda: len(self.asked) < 10)  # deep thoughts take their time

    def close(self) -> None:
        pass


def played(tmp_path: Path, scene: Scene) -> None:
    """A table at which a game has been played to its end."""

    async def whole() -> None:
        world = World(await Store.open(tmp_path / "insight.sqlite3"))
        await world.open()
        await world.house.store.change("same", lambda table: play_out(table, world.time))
        await scene(world)
        await world.house.close()

    asyncio.run(whole())


def play_out(table: Table, now: int) -> list[Any]:
    sailor, rng, entries = bots.load("sailor", table.game), random.Random(1), []
    while table.finished is None:
        assert table.state is not None
        seat = table.pending[0]
        version = table.version(seat)
        assert version is not None
        option = text(bots.ask(sailor, table.state, seat, rng))
        entries += play.act(table, seat, option, version, now)
    return entries


async def settled(world: World) -> None:
    """Until whatever was begun is done."""
    while world.house.tasks:
        await asyncio.gather(*world.house.tasks)


@pytest.mark.slow
def test_it_is_worked_out_piece_by_piece_once_and_kept(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        workers = world.house.crew.thinkers = Here()  # type: ignore[assignment]
        assert isinstance(workers, Here)
        table = await world.table()
        first = world.house.insights.of(table)
        assert (first.done, first.insight) == (0, None)
        await settled(world)
        whole = world.house.insights.of(table)
        assert whole.insight is not None
        assert whole.done == whole.pieces == len(workers.asked)
        assert all(study.last - study.first < CHUNK for study in workers.asked)
        assert world.house.insights.of(table) == whole
        assert len(workers.asked) == whole.done  # nobody thought again

    played(tmp_path, scene)


def test_its_numbers_are_those_of_the_log(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        world.house.crew.thinkers = Here()  # type: ignore[assignment]
        table = await world.table()
        world.house.insights.of(table)
        await settled(world)
        found = world.house.insights.of(table).insight
        assert found is not None
        log = {entry.number: entry for entry in await world.house.store.log("same")}
        assert found.course[-1][0] == max(number for number, entry in log.items() if isinstance(entry.what, str))
        assert found.rolls
        assert all(log[roll.number].seat == -1 for roll in found.rolls)
        for regret in found.regrets:
            assert (log[regret.number].seat, log[regret.number].what) == (regret.seat, regret.played)
        for seat in range(3):
            end = found.course[0][seat + 1] + found.luck[seat] + found.decisions[seat]
            assert end == pytest.approx(found.course[-1][seat + 1], abs=1e-4)

    played(tmp_path, scene)


def test_it_is_told_how_far_it_is(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        workers = world.house.crew.thinkers = Here()  # type: ignore[assignment]
        assert isinstance(workers, Here)
        workers.open.clear()
        table = await world.table()
        seen = {world.house.insights.of(table).done}

        async def step(study: Study, limit: float) -> Any:
            seen.add(world.house.insights.of(table).done)
            return look(study, lambda: False)

        workers.think = step  # type: ignore[method-assign]
        await settled(world)
        assert seen == set(range(max(seen) + 1))
        assert world.house.insights.of(table).done == max(seen) + 1

    played(tmp_path, scene)


def test_who_fails_says_so_once_and_may_try_again(tmp_path: Path) -> None:
    class Gone(Here):
        async def think(self, study: Study, limit: float) -> Any:
            raise Failed("the thinker died")

    async def scene(world: World) -> None:
        world.house.crew.thinkers = Gone()  # type: ignore[assignment]
        table = await world.table()
        world.house.insights.of(table)
        await settled(world)
        with pytest.raises(Trouble) as trouble:
            world.house.insights.of(table)
        assert trouble.value.code == "unavailable"
        world.house.crew.thinkers = Here()  # type: ignore[assignment]
        assert world.house.insights.of(table).insight is None
        await settled(world)
        assert world.house.insights.of(table).insight is not None

    played(tmp_path, scene)


def test_a_log_that_cannot_be_replayed_is_no_error(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        world.house.crew.thinkers = Here()  # type: ignore[assignment]
        store, table = world.house.store, await world.table()
        entries = [*await store.log("same")]
        place = next(place for place, entry in enumerate(entries) if entry.seat >= 0)
        entries[place] = msgspec.structs.replace(entries[place], what="bid:999")

        async def damaged(id: str) -> list[Any]:
            return entries

        store.log = damaged  # type: ignore[method-assign, assignment]
        world.house.insights.of(table)
        await settled(world)
        with pytest.raises(Trouble):
            world.house.insights.of(table)

    played(tmp_path, scene)


def test_only_so_many_games_wait_and_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "WAITING", 2)
    monkeypatch.setattr(analysis_jobs, "KEPT", 2)

    async def scene(world: World) -> None:
        workers = world.house.crew.thinkers = Here()  # type: ignore[assignment]
        assert isinstance(workers, Here)
        workers.open.clear()
        keeper = Insights(world.house)
        for id in ("same", "other", "third"):
            keeper.begin(id)
        assert list(keeper.kept) == ["same", "other"]
        workers.open.set()
        await settled(world)  # the other tables do not exist, which is a failure of their own
        keeper.begin("third")
        assert list(keeper.kept) == ["other", "third"]
        await settled(world)

    played(tmp_path, scene)


def test_the_end_of_the_server_ends_the_thought(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        workers = world.house.crew.thinkers = Here()  # type: ignore[assignment]
        assert isinstance(workers, Here)
        workers.open.clear()
        world.house.insights.of(await world.table())
        [task] = world.house.tasks
        await world.house.close()
        assert task.cancelled()

    played(tmp_path, scene)


@pytest.mark.slow
def test_a_worker_looks_at_a_game(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        world.house.crew.thinkers.close()
        world.house.crew.thinkers = Thinkers(1)
        table = await world.table()
        world.house.insights.of(table)
        await settled(world)
        assert world.house.insights.of(table).insight is not None

    played(tmp_path, scene)


@pytest.mark.slow
def test_everybody_who_may_see_the_game_gets_it_after_the_end(url: str) -> None:
    async def scene() -> None:
        async with people(url, "Ida", "Ivo") as (ida, stranger):
            table = await sit_together([ida], seats=3, visibility="invite", spectators=False)
            assert (await ida.get(f"/api/tables/{table}/insight", 403))["code"] == "not_allowed"
            await play_on(ida, table, random.Random(1))
            while (told := await ida.get(f"/api/tables/{table}/insight"))["insight"] is None:
                assert told["done"] <= told["pieces"]
                await asyncio.sleep(0.5)
            insight = told["insight"]
            assert [sum(row[1:]) for row in insight["course"]] == pytest.approx([1] * len(insight["course"]), abs=1e-3)
            assert (await stranger.get(f"/api/tables/{table}/insight", 404))["code"] == "no_table"

    asyncio.run(scene())

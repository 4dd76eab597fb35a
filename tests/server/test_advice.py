"""Counsel at tables for learning, and the level of a deputy that a leaving person chooses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nassau.bots import search_bot
from nassau.server.protocol.messages import AskCounsel, Deputy
from nassau.server.protocol.request_error import Trouble
from nassau.server.workers.pool import Failed, Job, advise
from nassau.store import Store
from nassau.tables import BadTable, Table, hosting
from tests.support.manila_players import open_table
from tests.support.offline_server import World
from tests.support.seated_tables import head
from tests.support.server_process import people

Scene = Callable[[World], Coroutine[Any, Any, None]]


class Here:
    """Stands in for the workers: thinks a little, in this process."""

    async def think(self, job: Job, limit: float) -> Any:
        from nassau import games

        state = games.load(job.position["game"]).load(job.position)
        return advise("captain@30", state, job.seat, job.seed)

    def close(self) -> None:
        pass


def learn(table: Table) -> None:
    table.head = msgspec.structs.replace(table.head, learning=True)


def play(tmp_path: Path, scene: Scene, learning: bool = True) -> None:
    async def whole() -> None:
        world = World(await Store.open(tmp_path / "counsel.sqlite3"))
        await world.open(learn if learning else None)
        world.house.crew.thinkers = Here()  # type: ignore[assignment]
        await scene(world)
        await world.house.close()

    asyncio.run(whole())


def test_whoever_must_decide_gets_the_best_few_options(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await world.table()
        seat = table.pending[0]
        version = table.version(seat)
        assert version is not None
        await world.doors[seat].counsel(AskCounsel(table="same", version=version, ref="c"))
        [counsel] = [message for message in world.heard(seat) if message["type"] == "counsel"]
        assert (counsel["ref"], counsel["version"]) == ("c", version)
        decision = next(message["decision"] for message in world.heard(seat) if message["type"] == "snapshot")
        options = {option["id"] for option in decision["options"]}
        assert 1 <= len(counsel["advice"]) <= 4
        assert {advice["option"] for advice in counsel["advice"]} <= options
        assert all(0 <= advice["share"] <= 1 for advice in counsel["advice"])
        for viewer in range(4):
            if viewer != seat:
                assert not [message for message in world.heard(viewer) if message["type"] == "counsel"]
        assert (await world.table()).number == table.number

    play(tmp_path, scene)


def test_nobody_else_gets_counsel(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await world.table()
        seat = table.pending[0]
        version = table.version(seat)
        assert version is not None
        for other, since, code in (
            ((seat + 1) % 3, version, "not_pending"),
            (3, version, "signed_out"),
            (seat, version + 5, "stale"),
        ):
            with pytest.raises(Trouble) as trouble:
                await world.doors[other].counsel(AskCounsel(table="same", version=since))
            assert trouble.value.code == code

    play(tmp_path, scene)


def test_other_tables_give_no_counsel(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await world.table()
        seat = table.pending[0]
        with pytest.raises(Trouble, match="learning"):
            await world.doors[seat].counsel(AskCounsel(table="same", version=table.version(seat) or 0))

    play(tmp_path, scene, learning=False)


def test_a_captain_who_cannot_say_is_no_error(tmp_path: Path) -> None:
    class Gone(Here):
        async def think(self, job: Job, limit: float) -> Any:
            raise Failed("the thinker died")

    async def scene(world: World) -> None:
        world.house.crew.thinkers = Gone()  # type: ignore[assignment]
        table = await world.table()
        seat = table.pending[0]
        with pytest.raises(Trouble) as trouble:
            await world.doors[seat].counsel(AskCounsel(table="same", version=table.version(seat) or 0))
        assert trouble.value.code == "unavailable"

    play(tmp_path, scene)


def test_a_rated_game_is_played_without_counsel() -> None:
    with pytest.raises(BadTable, match="counsel"):
        hosting.create(head(rated=True, learning=True), 1)


def test_a_captain_takes_about_a_second_and_an_admiral_five() -> None:
    assert search_bot.SEARCH_SECONDS == {"captain": 1.0, "admiral": 5.0}


@pytest.mark.slow
def test_a_leaving_person_chooses_who_plays_on(url: str) -> None:
    async def scene() -> None:
        async with people(url, "Lena", "Leo") as (host, guest):
            table = await open_table(host, bots=1)
            token = (await host.get(f"/api/tables/{table}"))["invite"]
            await guest.post(f"/api/tables/{table}/join", {"token": token})
            await guest.post(f"/api/tables/{table}/ready")
            for person in (host, guest):
                await person.watch(table)
                await person.ask("contribute", table=table, bytes="ab" * 16)
            await host.post(f"/api/tables/{table}/start")
            await guest.post(f"/api/tables/{table}/leave", {"level": "kraken"}, 400)
            row = await guest.post(f"/api/tables/{table}/leave", {"level": "captain"})
            assert row["seats"][1]["deputy"] == "captain"
            await guest.ask("deputy", table=table, level=None)
            assert (await host.get(f"/api/tables/{table}"))["seats"][1]["deputy"] is None

    asyncio.run(scene())


def test_deputies_of_every_level_are_marked(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        seat = (await world.table()).pending[0]
        other = (seat + 1) % 3
        for level in ("landlubber", "sailor", "captain", "admiral"):
            await world.doors[other].deputy(Deputy(table="same", level=level))
            assert (await world.table()).seats[other].deputy == level
            await world.doors[other].deputy(Deputy(table="same", level=None))
        assert (await world.table()).seats[other].deputy is None

    play(tmp_path, scene)

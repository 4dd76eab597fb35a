"""Lessons at a real server: begun, continued after a crash, hidden from everyone else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.server_process import Person, ServerProcess, people, sqlite

pytestmark = pytest.mark.slow

FIRST = {"game": "manila", "lesson": "first_game"}


async def begin(person: Person) -> tuple[str, dict[str, Any]]:
    """The table of the person's lesson and its snapshot."""
    table = (await person.post("/api/lessons", FIRST))["id"]
    return table, await person.watch(table)


async def test_a_lesson_goes_from_beat_to_beat(url: str) -> None:
    async with people(url, "Lena") as (lena,):
        table, shown = await begin(lena)
        assert (shown["phase"], shown["rated"], shown["lesson"]["beat"]) == ("running", False, 0)
        for beat in range(3):
            assert (await lena.ask("next", table=table, beat=beat))["lesson"]["beat"] == beat + 1
        seen = lena.tables[table]
        assert seen["lesson"]["options"] == ["bid:5"]
        version = seen["decision"]["version"]
        wrong = await lena.ask("act", table=table, version=version, option="bid:9")
        assert wrong["code"] == "not_allowed"
        assert (await lena.ask("next", table=table, beat=3))["code"] == "not_allowed"
        update = await lena.ask("act", table=table, version=version, option="bid:5")
        assert update["lesson"]["beat"] == 4
        assert [event["seat"] for event in update["events"]] == [0, 1, 2]  # Anne and Jack have answered


async def test_a_lesson_is_continued_where_it_was_left(url: str) -> None:
    async with people(url, "Mona") as (mona,):
        table, _ = await begin(mona)
        await mona.ask("next", table=table, beat=0)
        again, shown = await begin(mona)
        assert (again, shown["lesson"]["beat"]) == (table, 1)
        assert (await mona.ask("stop", table=table, stop=True))["phase"] == "over"
        assert (await begin(mona))[0] != table


async def test_a_lesson_is_listed_nowhere_and_private(url: str) -> None:
    async with people(url, "Nora", "Otto") as (nora, otto):
        table, _ = await begin(nora)
        lists = await nora.get("/api/tables")
        assert table not in [row["id"] for rows in lists.values() for row in rows]
        me = await nora.get("/api/me")
        assert (me["tables"], me["turns"]) == ([], [])
        assert (await otto.get(f"/api/tables/{table}", 404))["code"] == "no_table"
        assert (await otto.ask("next", table=table, beat=0))["code"] == "no_table"
        await nora.ask("stop", table=table, stop=True)
        profile = await nora.get("/api/people/Nora")
        assert (profile["games"], profile["recent"]) == ([], [])
        assert (await nora.get(f"/api/tables/{table}/draws", 403))["code"] == "not_allowed"


async def test_an_unknown_lesson_is_refused(url: str) -> None:
    async with people(url, "Pia") as (pia,):
        problem = await pia.post("/api/lessons", {"game": "manila", "lesson": "none"}, 404)
        assert problem["code"] == "no_game"


async def test_a_lesson_survives_a_killed_server(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    server = ServerProcess(database)
    try:
        async with people(server.url, "Rosa") as (rosa,):
            table, _ = await begin(rosa)
            for beat in range(3):
                await rosa.ask("next", table=table, beat=beat)
            server.kill()
            server = ServerProcess(database)
            rosa.moved_to(server.url)
            rosa.socket = None  # closed with the server
            again, shown = await begin(rosa)
            assert (again, shown["lesson"]["beat"]) == (table, 3)
            version = shown["decision"]["version"]
            assert (await rosa.ask("act", table=table, version=version, option="bid:5"))["lesson"]["beat"] == 4
    finally:
        server.stop()

"""Tables over HTTP: creation, seats, invites, the host's rights, quick play, rematches, the lobby."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from nassau.kernel.sealed import contribution_hash
from tests.support.manila_players import open_table, play_on, sit_together
from tests.support.server_process import Person, ServerProcess, people, sqlite

pytestmark = pytest.mark.slow
PART = bytes(range(16))


async def code(person: Person, path: str, body: object, status: int) -> str:
    answer = await person.post(path, body, status)
    return str(answer["code"])


async def test_a_table_is_opened_joined_and_started(url: str) -> None:
    async with people(url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await open_table(ann)
        path = f"/api/tables/{table}"
        assert [row["id"] for row in (await ben.get("/api/tables"))["open"]] == [table]
        assert await code(ann, f"{path}/start", None, 409) == "not_ready"
        assert await code(ben, f"{path}/start", None, 403) == "not_host"
        assert (await ben.post(f"{path}/join", {"seat": 2}))["seat"] == 2
        assert await code(cleo, f"{path}/join", {"seat": 2}, 409) == "seat_taken"
        assert await code(ben, f"{path}/join", {}, 409) == "seat_taken"
        await ann.post(f"{path}/kick", {"seat": 2})
        assert (await ann.get(path))["seats"][2]["kind"] == "open"
        await ben.post(f"{path}/join")
        assert await code(ben, f"{path}/bots", {}, 403) == "not_host"
        await ann.post(f"{path}/bots", {"level": "landlubber"})
        assert await code(cleo, f"{path}/join", {}, 409) == "full"
        assert await code(ann, f"{path}/start", None, 409) == "not_ready"
        await ben.post(f"{path}/ready")
        assert (await ann.post(f"{path}/start"))["phase"] == "running"
        assert await code(ann, f"{path}/start", None, 409) == "started"
        assert table in [row["id"] for row in (await cleo.get("/api/tables"))["running"]]
        assert (await ben.get("/api/me"))["tables"] == [table]


async def test_invalid_settings_are_refused(url: str) -> None:
    async with people(url, "Dora") as (dora,):
        seats = [{"kind": "person"}] * 3
        good = {"game": "manila", "seats": seats}
        for wrong in ({"options": {"thirteen": "never"}}, {"options": {"x": "y"}}):
            assert await code(dora, "/api/tables", {**good, **wrong}, 400) == "bad_setup"
        few, many = [await dora.post("/api/tables", {**good, "seats": seats[:1] * n}, 400) for n in (2, 6)]
        assert (few["code"], few["need"], few["have"]) == ("too_few_seats", 3, 2)
        assert (many["code"], many["need"], many["have"]) == ("too_many_seats", 5, 6)
        assert await code(dora, "/api/tables", {**good, "game": "chess"}, 404) == "no_game"
        assert await code(dora, "/api/tables", {**good, "clock": "bullet"}, 400) == "malformed"
        assert (await dora.get("/api/me"))["tables"] == []


async def test_a_private_table_needs_its_invite(url: str) -> None:
    async with people(url, "Emma", "Finn", "Gus") as (emma, finn, gus):
        table = await open_table(emma, visibility="invite")
        token = (await emma.get(f"/api/tables/{table}"))["invite"]
        assert table not in [row["id"] for row in (await finn.get("/api/tables"))["open"]]
        assert (await finn.ask("subscribe", table=table))["code"] == "no_table"
        assert (await finn.get(f"/api/tables/{table}", 404))["code"] == "no_table"
        assert await code(finn, f"/api/tables/{table}/join", {"token": "wrong"}, 404) == "no_table"
        assert (await finn.get(f"/api/invites/{token}"))["id"] == table
        assert (await finn.get("/api/invites/wrong", 404))["code"] == "no_invite"
        assert (await finn.post(f"/api/tables/{table}/join", {"token": token}))["invite"] == token
        assert (await gus.watch(table, token=token))["invite"] is None


async def test_a_table_without_spectators_is_visible_to_its_players_only(url: str) -> None:
    async with people(url, "Hugo", "Ida") as (hugo, ida):
        table = await sit_together([hugo], spectators=False)
        assert (await ida.ask("subscribe", table=table))["code"] == "not_allowed"
        assert table not in [row["id"] for row in (await ida.get("/api/tables"))["running"]]
        assert (await ida.get(f"/api/tables/{table}/replay", 403))["code"] == "not_allowed"


async def test_another_player_becomes_host_and_an_empty_table_closes(url: str) -> None:
    async with people(url, "Jon", "Kim") as (jon, kim):
        table = await open_table(jon)
        await kim.post(f"/api/tables/{table}/join")
        await kim.watch(table)
        await jon.post(f"/api/tables/{table}/leave")
        update = await kim.until("update", host="Kim")
        assert update["hosting"]
        await kim.post(f"/api/tables/{table}/leave")
        assert table not in [row["id"] for row in (await jon.get("/api/tables"))["open"]]


async def test_the_lobby_sends_its_changes(url: str) -> None:
    async with people(url, "Lars", "Mona") as (lars, mona):
        assert (await lars.ask("lobby", on=True))["full"]
        table = await open_table(mona)
        change = await lars.until("lobby", full=False)
        assert [row["id"] for row in change["tables"]] == [table]
        await mona.post(f"/api/tables/{table}/close", status=204)
        assert (await lars.until("lobby", full=False))["gone"] == [table]


async def test_quick_play_seats_people_together_and_fills_with_bots(url: str) -> None:
    async with people(url, "Nina", "Otto") as (nina, otto):
        body = {"game": "manila", "seats": 5, "level": "landlubber"}
        table = (await nina.post("/api/quick", body))["id"]
        assert (await otto.post("/api/quick", body))["id"] == table
        for person in (nina, otto):
            await person.watch(table)
            await person.say("commit", table=table, hash=contribution_hash(table, PART))
        for person in (nina, otto):
            while not person.tables[table]["seal"]["fixed"]:
                await person.hear()
            await person.say("reveal", table=table, bytes=PART.hex())
        while nina.tables[table]["phase"] != "running":
            await nina.hear()
        assert [seat["kind"] for seat in nina.tables[table]["seats"]] == ["person", "person", "bot", "bot", "bot"]
        assert nina.tables[table]["seal"]["contributions"] == [PART.hex(), PART.hex(), "", "", ""]
        assert nina.tables[table]["autoplay"]  # forced moves are played


async def test_a_table_can_start_automatically(url: str) -> None:
    async with people(url, "Pia") as (pia,):
        table = await open_table(pia, bots=2, start=True)
        await pia.watch(table)
        assert pia.tables[table]["phase"] == "open"  # the commitment is shown before the contribution
        await pia.say("commit", table=table, hash=contribution_hash(table, PART))
        while not pia.tables[table]["seal"]["fixed"]:
            await pia.hear()
        assert pia.tables[table]["phase"] == "open"
        await pia.say("reveal", table=table, bytes=PART.hex())
        while pia.tables[table]["phase"] != "running":
            await pia.hear()
        assert pia.tables[table]["chain"]["draws"] > 0


async def test_a_rematch_seats_the_same_players(url: str) -> None:
    async with people(url, "Rita", "Sam", "Tess") as (rita, sam, tess):
        table = await sit_together([rita, sam], visibility="invite")
        await asyncio.gather(*(play_on(person, table, random.Random(1)) for person in (rita, sam)))
        assert await code(tess, f"/api/tables/{table}/rematch", None, 404) == "no_table"
        again = await rita.post(f"/api/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "open", "bot"]
        assert (await sam.until("update"))["rematch"] == again["id"]
        joined = await sam.post(f"/api/tables/{table}/rematch")
        assert (joined["id"], joined["seat"]) == (again["id"], 1)


async def test_a_deputy_plays_until_the_seat_is_taken_back(url: str) -> None:
    async with people(url, "Ugo", "Vlad") as (ugo, vlad):
        table = await sit_together([ugo, vlad])
        await vlad.post(f"/api/tables/{table}/leave")
        await ugo.until("update")
        while ugo.tables[table]["seats"][1]["deputy"] is None:
            await ugo.hear()
        assert (await vlad.ask("deputy", table=table, level=None))["type"] == "update"
        assert (await vlad.ask("deputy", table=table, level="landlubber"))["type"] == "update"
        await play_on(ugo, table, random.Random(2))
        acts = [event for event in ugo.tables[table]["events"] if event["seat"] == 1]
        assert any(event.get("deputy") for event in acts)


async def test_players_can_agree_to_stop(url: str) -> None:
    async with people(url, "Wim", "Xara") as (wim, xara):
        table = await sit_together([wim, xara])
        assert (await wim.ask("stop", table=table, stop=True))["stopping"] == [0]
        assert (await xara.ask("stop", table=table, stop=False))["stopping"] == []
        await wim.ask("stop", table=table, stop=True)
        answer = await xara.ask("stop", table=table, stop=True)
        assert answer["phase"] == "over"
        assert answer["result"]["reason"] == "stopped"


async def test_quick_play_resumes_after_a_restart(tmp_path: Path) -> None:
    async def open_quick(url: str) -> str:
        async with people(url, "Yara") as (yara,):
            body = {"game": "manila", "seats": 3, "level": "landlubber"}
            return str((await yara.post("/api/quick", body))["id"])

    async def filled(url: str, table: str) -> None:
        anybody = Person(url, "")
        await anybody.watch(table)
        while anybody.tables[table]["phase"] != "running":
            await anybody.hear()
        assert [seat["kind"] for seat in anybody.tables[table]["seats"]] == ["person", "bot", "bot"]
        await anybody.leave()

    with ServerProcess(sqlite(tmp_path), "--patience", "3") as server:
        table = await open_quick(server.url)
        server.kill()
    with ServerProcess(sqlite(tmp_path)) as server:
        await filled(server.url, table)


async def test_the_host_removes_open_seats(url: str) -> None:
    async with people(url, "Zara", "Abel") as (zara, abel):
        table = await open_table(zara, seats=5)
        for person in (zara, abel):
            await person.watch(table)
        await abel.post(f"/api/tables/{table}/join", {"seat": 4})
        assert await code(abel, f"/api/tables/{table}/seats", {"seats": 4}, 403) == "not_host"
        assert await code(zara, f"/api/tables/{table}/seats", {"seats": 2}, 400) == "too_few_seats"
        row = await zara.post(f"/api/tables/{table}/seats", {"seats": 3})
        assert [seat["kind"] for seat in row["seats"]] == ["person", "open", "person"]
        snapshot = await abel.until("snapshot", seat=2)
        assert len(snapshot["seats"]) == len(snapshot["clocks"]) == 3
        await zara.until("presence", online=[True, False, True])
        assert len(zara.tables[table]["clocks"]) == 3

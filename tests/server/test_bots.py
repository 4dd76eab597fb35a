"""Bots over the network: bearer tokens, the NDJSON stream, and their marks in log and table."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from nassau.server.protocol.schemas import Choose
from nassau.server.ws.bot_stream import choose_option
from nassau.tables import NotSeated, deputies
from nassau.tables.events import GaveBack
from tests.support.manila_players import asked, open_table, play_on
from tests.support.seated_tables import begun, head
from tests.support.server_process import Person, ServerProcess, people, sqlite

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parent.parent.parent / "docs" / "writing-a-bot.md"


def documented() -> str:
    """The bot in the documentation."""
    section = PAGE.read_text(encoding="utf-8").partition("## Over the network")[2]
    code = re.search(r"```python\n(.+?)```", section, re.DOTALL)
    assert code is not None
    return code[1]


async def account(url: str, name: str) -> Person:
    person = Person(url, name)
    await person.post("/api/signup", {"name": name, "password": "pieces of eight"})
    return person


def program(url: str, token: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=20)


async def test_the_documented_bot_plays_a_whole_game(url: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(documented(), encoding="utf-8")
    assert len([line for line in documented().splitlines() if line.strip()]) <= 20

    owner = await account(url, "Ariadne")
    table = await open_table(owner)
    await owner.watch(table)
    running = []
    for name in ("Robby", "Marvin"):
        token = (await owner.post("/api/bots", {"name": name}, 201))["token"]
        command = [sys.executable, str(script), url, token, table]
        running.append(await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE))
    while not all(seat["ready"] for seat in owner.tables[table]["seats"]):
        await owner.hear()
    await owner.post(f"/api/tables/{table}/start")
    await play_on(owner, table, random.Random(1))
    for bot in running:
        _, errors = await asyncio.wait_for(bot.communicate(), 60)
        assert bot.returncode == 0, errors.decode()
    screen = owner.tables[table]
    assert sorted(seat["name"] for seat in screen["seats"]) == ["Ariadne", "Marvin", "Robby"]
    assert [seat["program"] for seat in screen["seats"]] == [False, True, True]
    assert {event["seat"] for event in screen["events"]} >= {0, 1, 2}
    assert all(event.get("deputy", False) == (event["seat"] > 0) for event in screen["events"])  # marked in the log
    assert screen["result"]["reason"] == "played"
    assert (await owner.get("/api/people/Robby"))["games"][0]["played"] == 1
    await owner.leave()


async def test_revoking_a_token_ends_its_connections(url: str) -> None:
    owner = await account(url, "Berta")
    made = await owner.post("/api/bots", {"name": "Hal"}, 201)
    assert (await owner.get("/api/bots")) == [{**made, "token": None}]
    table = await open_table(owner)
    async with program(url, made["token"]) as hal:
        assert (await hal.get("/api/me")).json()["name"] == "Hal"
        await hal.post(f"/api/tables/{table}/join", json={})
        async with hal.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.aiter_lines()
            first = json.loads(await anext(lines))
            assert (first["type"], first["seat"]) == ("snapshot", 1)
            assert (await owner.http.delete("/api/bots/hal/token")).status_code == 204
            assert all([json.loads(line)["type"] == "presence" async for line in lines])  # until it ends
        refused = await hal.post(f"/api/tables/{table}/ready", json={})
        assert (refused.status_code, refused.json()["code"]) == (401, "signed_out")
    again = await owner.post("/api/bots/Hal/token", {"scopes": ["watch"]})
    async with program(url, again["token"]) as hal:
        assert (await hal.get("/api/me")).json()["tables"] == [table]
        refused = await hal.post(f"/api/tables/{table}/ready", json={})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    assert (await owner.http.delete("/api/bots/Hal")).status_code == 204
    assert await owner.get("/api/bots") == []
    assert (await owner.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"
    await owner.leave()


async def test_bots_cannot_manage_accounts_and_guests_cannot_have_bots(url: str) -> None:
    owner = await account(url, "Carla")
    token = (await owner.post("/api/bots", {"name": "Eliza"}, 201))["token"]
    async with people(url, "Dirk") as (dirk,), program(url, token) as eliza:
        assert (await dirk.post("/api/bots", {"name": "Mine"}, 403))["code"] == "not_allowed"
        assert (await dirk.post("/api/bots/Eliza/token", {}, 403))["code"] == "not_allowed"
        assert (await dirk.http.delete("/api/bots/Eliza")).json()["code"] == "no_person"
        assert (await owner.post("/api/bots", {"name": "dirk"}, 409))["code"] == "name_taken"
        assert (await owner.post("/api/bots", {"name": "<b>"}, 400))["code"] == "bad_name"
        for method, path in (("GET", "/api/bots"), ("GET", "/api/me/export"), ("DELETE", "/api/me")):
            assert (await eliza.request(method, path)).json()["code"] == "signed_out"
        assert (await eliza.post("/api/bots", json={"name": "Child"})).json()["code"] == "signed_out"
        assert (await eliza.post("/api/guest", json={"name": "Other"})).json()["code"] == "not_allowed"
        stranger = await eliza.get("/api/me", headers={"authorization": "Bearer wrong"})
        assert (stranger.status_code, stranger.json()["code"]) == (401, "signed_out")
    await owner.leave()


async def test_invalid_requests_of_a_bot_change_nothing(url: str) -> None:
    async def scene() -> None:
        owner = await account(url, "Edgar")
        token = (await owner.post("/api/bots", {"name": "Deep Thought"}, 201))["token"]
        table = await open_table(owner, bots=1, visibility="invite")
        invite = (await owner.get(f"/api/tables/{table}"))["invite"]
        await owner.watch(table)
        async with program(url, token) as bot:

            async def code(what: str, body: Any = None) -> str:
                answer = await bot.post(f"/api/tables/{table}/{what}", json=body or {})
                return str(answer.json().get("code", answer.json()))

            assert (await bot.get(f"/api/tables/{table}/stream")).json()["code"] == "no_table"
            assert await code("join") == "no_table"
            assert (await bot.post(f"/api/tables/{table}/join", json={"token": invite})).json()["seat"] == 1
            assert await code("choose", {"version": 1, "option": "pass"}) == "not_started"
            await bot.post(f"/api/tables/{table}/ready", json={})
            await owner.post(f"/api/tables/{table}/start")
            decision = await until_asked(bot, owner, table)
            version = decision["version"]
            assert await code("choose", {"version": version - 1, "option": "pass"}) == "stale"
            assert await code("choose", {"version": version, "option": "fly:3"}) == "not_offered"
            assert await code("choose", {"option": "pass"}) == "malformed"
            answer = await bot.post(f"/api/tables/{table}/choose", json={"version": version, "option": "bid:999"})
            assert (answer.status_code, answer.json()["code"]) == (400, "refused")
            assert (answer.json()["have"], answer.json()["reason"]) == (999, "bid-at-most")
            option = decision["options"][0]["id"]
            answer = await bot.post(f"/api/tables/{table}/choose", json={"version": version, "option": option})
            assert answer.json()["number"] > version
        await owner.leave()

    await scene()


async def until_asked(bot: httpx.AsyncClient, owner: Person, table: str) -> dict[str, Any]:
    """The bot's first decision; its owner plays until then."""
    async with bot.stream("GET", f"/api/tables/{table}/stream") as stream:
        async for line in stream.aiter_lines():
            event = json.loads(line or "{}")
            if event.get("decision"):
                decision: dict[str, Any] = event["decision"]
                return decision
            if owner.tables[table]["seat"] in event.get("pending", []):
                mine = await asked(owner, table)
                assert mine is not None
                await owner.say("act", table=table, version=mine["version"], option=mine["options"][0]["id"])
                await owner.until("update")
    raise AssertionError("the stream ended")


def test_choosing_takes_the_seat_back_from_a_deputy() -> None:
    table, _ = begun(head())
    seat = table.pending[0]
    player = table.seats[seat].player
    assert player is not None
    deputies.deputise(table, seat, "landlubber", table.time)
    body = Choose(table.versions[seat], "bid:1")
    entries = choose_option(table, player.id, body, table.time)
    assert [entry.what for entry in entries[:2]] == [GaveBack(), "bid:1"]
    with pytest.raises(NotSeated):
        choose_option(table, "nobody", body, table.time)


async def test_stopping_the_server_ends_its_streams(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        async with people(server.url, "Ann") as (ann,):
            table = await open_table(ann)
            async with ann.http.stream("GET", f"/api/tables/{table}/stream") as stream:
                lines = stream.aiter_lines()
                assert json.loads(await anext(lines))["type"] == "snapshot"
                server.process.terminate()
                async for line in lines:
                    assert json.loads(line)["type"] == "presence"

    with ServerProcess(sqlite(tmp_path)) as server:
        await scene(server)
        _, errors = server.process.communicate(timeout=20)
        assert server.process.returncode == 0
        assert "error" not in errors.lower(), errors

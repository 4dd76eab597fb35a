"""Invalid messages: each gets an error code, changes nothing, and does not disturb the game."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.support.manila_players import act, first_asked, open_table, play_on, sit_together
from tests.support.server_process import Person, ServerProcess, people, sqlite

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "7", '{"type":"fly"}', '{"type":"act","table":1}', '{"type":"act"}', "\u0000", "[" * 5000,
     '{"type":"chat","table":"x","text":""}', b"\xff\xfe", '{"type":"subscribe","table":"x","after":-3}'],
)  # fmt: skip
async def test_malformed_frames_get_an_error(url: str, frame: str | bytes) -> None:
    person = Person(url, "")
    await person.look()
    assert person.socket is not None
    await person.socket.send(frame)
    assert (await person.hear())["code"] == "malformed"
    assert (await person.ask("ping"))["type"] == "pong"
    await person.leave()


async def test_the_ref_of_a_malformed_message_is_echoed(url: str) -> None:
    person = Person(url, "")
    answer = await person.ask("fly", table="x")
    assert answer["code"] == "malformed"
    await person.leave()


async def test_an_oversized_frame_closes_the_connection(url: str) -> None:
    person = Person(url, "")
    for size, heard in ((20_000, True), (200_000, False)):
        await person.look()
        assert person.socket is not None
        await person.socket.send(json.dumps({"type": "chat", "table": "x", "text": "a" * size}))
        if heard:
            assert (await person.hear())["code"] == "oversize"
        assert await person.closed() == 1009
    await person.leave()


async def test_a_flood_closes_the_connection(url: str) -> None:
    person = Person(url, "")
    for _ in range(400):
        await person.say("ping")
    assert await person.closed() == 1008
    assert json.loads(person.frames[-1])["code"] == "flood"
    await person.leave()


async def test_unauthorized_messages_are_refused(url: str) -> None:
    async def scene() -> None:
        async with people(url, "Mia", "Noah", "Olga", "Paul") as crowd:
            players, stranger = crowd[:3], crowd[3]
            table = await sit_together(players)
            await stranger.watch(table)
            person = await first_asked(players, table)
            others = [player for player in players if player is not person]
            decision = person.tables[table]["decision"]
            option, version = decision["options"][0]["id"], decision["version"]

            async def code(who: Person, kind: str, **fields: Any) -> str:
                answer = await who.ask(kind, **{"table": table, **fields})
                assert answer["type"] == "error", answer
                return str(answer["code"])

            assert await code(stranger, "act", version=version, option=option) == "not_seated"
            assert await code(others[0], "act", version=version, option=option) == "not_pending"
            assert await code(person, "act", version=version - 1, option=option) == "stale"
            assert await code(person, "act", version=version, option="fly:3") == "not_offered"
            assert await code(person, "act", version=version, option="bid") == "not_offered"
            assert await code(person, "act", version=version, option="x" * 150) == "not_offered"
            assert await code(person, "act", version=version, option=option, table="nowhere") == "no_table"
            assert await code(person, "subscribe", table="nowhere") == "no_table"
            assert await code(person, "acts", version=version, options=[option, "bid:999"]) in (
                "refused",
                "not_pending",
            )
            assert await code(person, "commit", hash="00" * 32) == "started"
            assert await code(person, "deputy", level=None) == "not_allowed"
            assert await code(stranger, "stop", stop=True) == "not_seated"
            anybody = Person(url, "")
            assert await code(anybody, "act", version=version, option=option) == "signed_out"
            await anybody.leave()
            assert (await act(person, table, option))["type"] == "update"
            assert await code(person, "act", version=version, option=option) in ("stale", "not_pending")

    await scene()


async def test_a_refusal_names_its_rule_and_the_bound(url: str) -> None:
    async with people(url, "Quinn", "Rosa", "Sven") as crowd:
        table = await sit_together(crowd)
        person = await first_asked(crowd, table)
        version = person.tables[table]["decision"]["version"]
        answer = await person.ask("act", table=table, version=version, option="bid:999")
        assert (answer["code"], answer["rule"][:2]) == ("refused", "M3")
        assert (answer["have"], answer["reason"]) == (999, "bid-at-most")
        assert answer["need"] < 999


async def test_chat_reaches_all_viewers_until_the_host_mutes(url: str) -> None:
    async with people(url, "Tom", "Uma", "Vera") as crowd:
        host, uma, vera = crowd
        table = await open_table(host)
        for person in crowd:
            await person.watch(table)
        heard = await uma.ask("chat", table=table, text="  Ahoy,\n all! ")
        assert heard["line"]["text"] == "Ahoy, all!"
        assert (await vera.until("chat"))["line"]["name"] == "Uma"
        assert (await uma.post(f"/api/tables/{table}/mute", {"name": "Uma"}, 403))["code"] == "not_host"
        await host.post(f"/api/tables/{table}/mute", {"name": "Uma"})
        assert (await uma.ask("chat", table=table, text="Anybody?"))["code"] == "not_allowed"
        assert (await vera.watch(table))["chat"] == []
        await host.post(f"/api/tables/{table}/mute", {"name": "Uma", "muted": False})
        assert [line["text"] for line in (await vera.watch(table))["chat"]] == ["Ahoy, all!"]
        codes = [(await uma.ask("chat", table=table, text=f"{i}")).get("code") for i in range(40)]
        assert codes[0] is None
        assert "limited" in codes


async def test_pages_of_other_origins_are_refused(url: str) -> None:
    person = Person(url, "Walter")
    person.origin = "http://elsewhere.example"
    await person.look()
    assert (await person.hear())["code"] == "bad_origin"
    assert await person.closed() == 1008
    person.http.headers["origin"] = "http://elsewhere.example"
    assert (await person.post("/api/guest", {"name": "Walter"}, 403))["code"] == "bad_origin"
    await person.leave()


async def test_presence_is_sent(url: str) -> None:
    async with people(url, "Xenia", "Yan") as (xenia, yan):
        table = await open_table(xenia)
        await xenia.watch(table)
        await yan.watch(table)
        await xenia.until("presence", watchers=1)
        await yan.post(f"/api/tables/{table}/join")
        snapshot = await yan.until("snapshot")
        assert snapshot["seat"] == 1
        while not xenia.tables[table]["seats"][1]["online"]:
            await xenia.hear()
        await yan.say("unsubscribe", table=table)
        message = await xenia.until("presence", online=[True, False, False])
        assert message["watchers"] == 0


async def test_random_frames_during_a_game_change_nothing(tmp_path: Path) -> None:
    """A fuzzer sends broken and unauthorized messages while three people play a game to its end."""
    with ServerProcess(sqlite(tmp_path), "--unlimited") as server:
        await fuzz(server.url)
        logged = server.stop()
        assert "error" not in logged.lower(), logged


async def fuzz(url: str) -> None:
    async with people(url, "Ann", "Ben", "Cleo", "Mallory") as crowd:
        players, mallory = crowd[:3], crowd[3]
        table = await sit_together(players)
        await mallory.watch(table)
        rng, done = random.Random(5), asyncio.Event()
        noise = asyncio.create_task(make_noise(mallory, table, rng, done))
        await asyncio.gather(*(play_on(person, table, random.Random(person.name)) for person in players))
        done.set()
        noise.cancel()
        await asyncio.gather(noise, return_exceptions=True)
        assert all(person.tables[table]["result"] for person in players)


async def make_noise(person: Person, table: str, rng: random.Random, done: asyncio.Event) -> None:
    valid = [
        {"type": "act", "table": table, "version": 9, "option": "bid:1"},
        {"type": "acts", "table": table, "version": 9, "options": ["bid:1", "pass"]},
        {"type": "undo", "table": table, "version": 9},
        {"type": "deputy", "table": table, "level": "sailor"},
        {"type": "stop", "table": table, "stop": True},
        {"type": "subscribe", "table": table, "after": 3},
        {"type": "commit", "table": table, "hash": "00" * 32},
        {"type": "reveal", "table": table, "bytes": "00" * 16},
        {"type": "lobby", "on": True},
        {"type": "ping"},
    ]
    assert person.socket is not None
    while not done.is_set():
        for _ in range(5):
            await person.socket.send(damaged(json.dumps(rng.choice(valid)), rng))
        await person.ask("ping")
        await person.until("update")


def damaged(frame: str, rng: random.Random) -> str | bytes:
    """The frame unchanged, or truncated, repeated, replaced or as bytes."""
    cut = rng.randrange(len(frame))
    ways: list[str | bytes] = [
        frame, frame[:cut], frame[cut:], frame[:cut] + frame, frame.replace('"', "'"), frame.encode()[::-1],
        frame.replace("9", str(rng.choice([-1, 10**30, "null", "[]", 1.5]))), frame[:cut] + "\ud7ff" + frame[cut:],
    ]  # fmt: skip
    return rng.choice(ways)

"""Whole games with real clients, a real server process and a real database file."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from nassau import games
from nassau.kernel import read_record
from tests.support.manila_players import act, asked, first_asked, play_all, play_on, sit_together, take_turns
from tests.support.server_process import people

pytestmark = pytest.mark.slow


async def test_a_whole_game_with_a_spectator(url: str) -> None:
    async with people(url, "Ann", "Ben", "Cleo", "Dora") as crowd:
        players, spectator = crowd[:3], crowd[3]
        table = await sit_together(players)
        await spectator.watch(table)
        await asyncio.gather(*(play_on(person, table, random.Random(person.name)) for person in players))
        await asked(spectator, table)
        shown = [person.tables[table] for person in crowd]
        assert all(screen["view"] == shown[0]["view"] for screen in shown)  # no secrets after the end
        assert all(screen["result"] == shown[0]["result"] for screen in shown)
        result = shown[0]["result"]
        for seat, tallies in enumerate(result["tallies"]):
            assert sum(row["number"] * row["worth"] for row in tallies) == result["scores"][seat]
        assert result["course"][-1][1:] == result["scores"]
        await replays_agree(spectator.http, table, result)


async def replays_agree(http: httpx.AsyncClient, table: str, result: dict[str, object]) -> None:
    record = read_record(games.load("manila"), (await http.get(f"/api/tables/{table}/record")).json())
    assert record.verify() > 0
    assert record.final().scores() == result["scores"]
    replay = (await http.get(f"/api/tables/{table}/replay", params={"seat": 1, "everything": True})).json()
    assert replay["seal"]["secret"] is not None
    merged = {name: part for frame in replay["frames"] for name, part in frame["view"].items()}
    assert merged["scores"] == result["scores"]


async def test_a_person_plays_against_bots(url: str) -> None:
    async with people(url, "Emil") as (emil,):
        table = await sit_together([emil], seats=4)
        await play_on(emil, table, random.Random(1))
        assert emil.tables[table]["result"]["ranks"]
        profile = await emil.get("/api/people/emil")
        assert [(row["game"], row["played"]) for row in profile["games"]] == [("manila", 1)]
        assert profile["recent"][0]["id"] == table


async def test_one_connection_plays_at_two_tables(url: str) -> None:
    async with people(url, "Fritz", "Gerda") as crowd:
        tables = [await sit_together(crowd) for _ in range(2)]
        await asyncio.gather(*(play_all(person, tables, random.Random(person.name)) for person in crowd))
        fritz, gerda = crowd
        for table in tables:
            assert fritz.tables[table]["result"] == gerda.tables[table]["result"]


async def test_a_reconnecting_client_misses_no_event(url: str) -> None:
    async with people(url, "Hans", "Inge") as crowd:
        table = await sit_together(crowd)
        hans, inge = crowd
        await take_turns(crowd, table, random.Random(3), most=20)
        while (await first_asked(crowd, table)) is not inge:
            await take_turns([hans], table, random.Random(3), most=1)
        await hans.catch_up()
        before, known = hans.tables[table]["number"], list(hans.tables[table]["events"])
        assert hans.socket is not None
        await hans.socket.close()
        hans.socket = None
        await take_turns([inge], table, random.Random(4), most=1)
        snapshot = await hans.watch(table, after=before)
        new, now = snapshot["events"], snapshot["number"]
        assert all(event["number"] > before for event in new)
        whole = (await hans.watch(table))["events"]  # the bot may have moved since
        assert up_to(known, before) + new == up_to(whole, now)


def up_to(events: list[dict[str, Any]], number: int) -> list[dict[str, Any]]:
    return [event for event in events if event["number"] <= number]


async def test_a_decision_can_be_undone(url: str) -> None:
    async with people(url, "Jan", "Kira", "Lea") as crowd:
        table = await sit_together(crowd)
        while True:
            person = await first_asked(crowd, table)
            decision = person.tables[table]["decision"]
            if decision["step"] == "LoadPunts":
                break
            await act(person, table, decision["options"][-1]["id"])
        before = person.tables[table]["view"]
        await act(person, table, decision["options"][0]["id"])
        assert person.tables[table]["undo"]
        answer = await person.ask("undo", table=table, version=person.tables[table]["number"])
        assert answer["type"] == "update"
        assert ["acts_undone", "", person.tables[table]["seat"], answer["number"] - 1] in answer["events"][-1]["facts"]
        assert person.tables[table]["view"] == before
        other = crowd[crowd.index(person) - 1]
        assert (await other.ask("undo", table=table, version=answer["number"]))["code"] == "no_undo"

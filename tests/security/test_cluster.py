"""What ends at one process ends at all of them: sessions, invites, and the names of the forgotten."""

from __future__ import annotations

import asyncio

import pytest

from nassau.server.access.auth import neighbourhood
from tests.support.manila_players import open_table
from tests.support.postgres import new_database
from tests.support.server_process import House, Person


async def moved(person: Person, url: str) -> Person:
    """The same person with the same cookie at another process."""
    twin = Person(url, person.name)
    twin.http.cookies = person.http.cookies
    return twin


async def across(one: str, two: str) -> None:
    ann, ben, cleo = (Person(url, name) for url, name in ((one, "Ann"), (two, "Ben"), (two, "Cleo")))
    for person in (ann, ben, cleo):
        await person.enter()
    table = await open_table(ann, visibility="invite")
    token = (await ann.get(f"/api/tables/{table}"))["invite"]
    await ben.post(f"/api/tables/{table}/join", {"token": token})
    await ben.watch(table)
    await cleo.watch(table, token=token)
    await ann.post(f"/api/tables/{table}/invite")
    assert (await cleo.until("gone"))["table"] == table
    assert (await cleo.ask("subscribe", table=table, token=token))["code"] == "no_table"
    twin = await moved(ann, two)
    assert (await twin.watch(table))["hosting"]
    await ann.post("/api/logout", status=204)
    assert await twin.closed() == 1000
    for person in (ann, ben, cleo, twin):
        await person.leave()


async def forgotten(one: str, two: str) -> None:
    erna, falk = Person(one, "Erna"), Person(two, "Falk")
    for person in (erna, falk):
        await person.enter()
    table = await open_table(erna)
    await falk.post(f"/api/tables/{table}/join")
    assert (await falk.watch(table))["host"] == "Erna"
    assert (await erna.http.delete("/api/me")).status_code == 204
    while "Erna" in str([falk.tables[table][part] for part in ("seats", "host")]):
        await falk.hear()
    assert "Erna" not in str(await falk.watch(table))
    await erna.leave()
    await falk.leave()


@pytest.mark.slow
@pytest.mark.postgres
def test_what_ends_here_ends_everywhere() -> None:
    database = new_database()
    with House(database) as one, House(database) as two:
        asyncio.run(across(one.url, two.url))
        asyncio.run(forgotten(one.url, two.url))
        for house in (one, two):
            assert "[error" not in house.stop().lower()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::1", "::1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted

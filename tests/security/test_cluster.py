"""Sessions, invites and erased names end on every process of a cluster."""

from __future__ import annotations

import pytest

from nassau.server.access.auth import rate_limit_address
from tests.support.manila_players import open_table
from tests.support.server_process import Person, ServerProcess


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
async def test_sessions_invites_and_erased_names_end_on_every_process(database: str) -> None:
    with ServerProcess(database) as one, ServerProcess(database) as two:
        await across(one.url, two.url)
        await forgotten(one.url, two.url)
        for server in (one, two):
            assert "[error" not in server.stop().lower()


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
def test_rate_limits_count_an_ipv6_network_as_one_address(address: str, counted: str) -> None:
    assert rate_limit_address(address) == counted

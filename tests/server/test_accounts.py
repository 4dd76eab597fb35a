"""Guests, accounts, sessions, rate limits, security headers, erasure."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from nassau import games
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.schemas import NewTable, SeatWish
from nassau.server.rate_limits import Limit, RateLimits
from nassau.store import Listed, Store, Unavailable
from nassau.store import Person as StoredPerson
from nassau.tables import hosting
from tests.support.manila_players import open_table, sit_together
from tests.support.offline_server import OfflineServer
from tests.support.server_process import Person, ServerProcess, people, sqlite

pytestmark = pytest.mark.slow


async def test_a_guest_becomes_an_account_and_keeps_its_games(url: str) -> None:
    async with people(url, "Ada") as (ada,):
        table = await open_table(ada)
        before = ada.http.cookies["nassau"]
        me = await ada.post("/api/signup", {"name": "Ada L.", "password": "pieces of eight"})
        assert (me["name"], me["guest"], me["tables"]) == ("Ada L.", False, [table])
        assert ada.http.cookies["nassau"] != before  # the old session is closed
        await ada.post("/api/logout", status=204)
        assert (await ada.get("/api/me"))["name"] is None
        assert (await ada.post("/api/login", {"name": "ada l.", "password": "wrong"}, 401))["code"] == "bad_login"
        assert (await ada.post("/api/login", {"name": "nobody", "password": "wrong"}, 401))["code"] == "bad_login"
        me = await ada.post("/api/login", {"name": "ada l.", "password": "pieces of eight"})
        assert me["tables"] == [table]
        assert (await ada.watch(table))["seat"] == 0


async def test_personal_data_can_be_exported_and_erased(url: str) -> None:
    async with people(url, "Erna", "Falk") as (erna, falk):
        table = await sit_together([erna, falk])
        await erna.ask("chat", table=table, text="Farewell")
        data = await erna.get("/api/me/export")
        assert data["person"]["name"] == "Erna"
        assert [line["text"] for line in data["chat"]] == ["Farewell"]
        assert (await erna.http.delete("/api/me")).status_code == 204
        assert (await erna.get("/api/me"))["name"] is None
        assert (await erna.get("/api/me/export", 401))["code"] == "signed_out"
        snapshot = await falk.watch(table)
        assert [seat["name"] for seat in snapshot["seats"][:2]] == ["deleted player", "Falk"]
        assert snapshot["seats"][0]["deputy"]
        assert snapshot["chat"] == []
        assert "Erna" not in json.dumps(snapshot)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("guest", {"name": "Bob"}, 409, "name_taken"),
        ("guest", {"name": "BOB"}, 409, "name_taken"),
        ("guest", {"name": "   "}, 400, "bad_name"),
        ("guest", {"name": "<b>"}, 400, "bad_name"),
        ("guest", {"name": "x" * 30}, 400, "malformed"),
        ("guest", {}, 400, "malformed"),
        ("guest", [], 400, "malformed"),
        ("signup", {"name": "Zoe", "password": "short"}, 400, "malformed"),
        ("login", {"name": "Bob", "password": ""}, 401, "bad_login"),  # a guest has no password
        ("tables", {"game": "manila", "seats": [{"kind": "person"}]}, 401, "signed_out"),
    ],
)
async def test_invalid_requests_get_an_error_code(url: str, path: str, body: object, status: int, code: str) -> None:
    bob = Person(url, "Bob")
    await bob.http.post("/api/guest", json={"name": "Bob"})
    stranger = Person(url, "")
    assert (await stranger.post(f"/api/{path}", body, status))["code"] == code
    await bob.leave()
    await stranger.leave()


def test_the_cookie_is_http_only_and_same_site(url: str) -> None:
    answer = httpx.post(f"{url}/api/guest", json={"name": "Cem"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/schema/openapi.json", "/t/whatever"])
def test_every_response_has_the_security_headers(url: str, path: str) -> None:
    headers = httpx.get(url + path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


async def test_sign_in_is_limited(tmp_path: Path) -> None:
    async def guess(url: str) -> list[httpx.Response]:
        """Concurrently, so that no token is refilled on a slow machine."""
        body = {"name": "Dan", "password": "guess"}
        async with httpx.AsyncClient(timeout=60) as http:
            return await asyncio.gather(*(http.post(f"{url}/api/login", json=body) for _ in range(30)))

    with ServerProcess(sqlite(tmp_path)) as server:
        answers = await guess(server.url)
        limited = [answer for answer in answers if answer.status_code == 429]
        assert [answer.status_code for answer in answers].count(401) >= 10
        assert limited
        assert limited[0].json()["code"] == "limited"
        assert int(limited[0].headers["retry-after"]) > 0


def test_a_token_bucket_is_refilled() -> None:
    now = 0.0
    limits = RateLimits({"chat": Limit(2, 10)}, clock=lambda: now)
    limits.check("chat", "ann")
    limits.check("chat", "ann")
    limits.check("chat", "ben")
    with pytest.raises(RequestError, match="try again"):
        limits.check("chat", "ann")
    now = 5.0
    limits.check("chat", "ann")
    assert limits.wait("chat", "ann") == pytest.approx(5.0)
    limits.check("anything else", "ann")


def test_games_rules_and_words_are_served(url: str) -> None:
    games = {game["id"]: game for game in httpx.get(f"{url}/api/games").json()}
    assert games["manila"]["available"]
    assert games["manila"]["seats"] == [3, 5]
    assert [level["id"] for level in games["manila"]["levels"]][:2] == ["landlubber", "sailor"]
    rules = httpx.get(f"{url}/api/games/manila/rules").json()
    ids = [rule["id"] for section in rules["sections"] for rule in section["rules"]]
    assert {"M1.1", "K1.1"} <= set(ids)
    assert "actions" in httpx.get(f"{url}/api/games/manila/texts/de").json()["layout"]
    assert httpx.get(f"{url}/api/games/chess/rules").json()["code"] == "no_game"


# -- erasing an account


async def with_table(server: OfflineServer) -> StoredPerson:
    """A guest who is the host of an open table."""
    person = await server.services.store.accounts.guest("Ann", server.time)
    wish = NewTable("manila", [SeatWish("person"), SeatWish("open"), SeatWish("open")])
    await server.services.creation.create(games.load("manila"), wish, person)
    return person


async def test_an_account_stays_while_its_tables_cannot_be_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(*_: object) -> None:
        raise Unavailable("The database is away.")

    server = OfflineServer(await Store.open(tmp_path / "erase.sqlite3"))
    person, people = await with_table(server), server.services.store.accounts
    with monkeypatch.context() as outage:
        outage.setattr(server.services.store.database, "append", unavailable)
        with pytest.raises(RequestError) as refused:
            await server.services.accounts.erase(person)
    assert refused.value.code == "unavailable"
    assert await people.named("Ann") is not None
    await server.services.accounts.erase(person)
    assert await people.named("Ann") is None
    await server.close()


async def test_a_table_that_was_closed_meanwhile_does_not_keep_an_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = OfflineServer(await Store.open(tmp_path / "erase.sqlite3"))
    person, store = await with_table(server), server.services.store
    rows = await store.table_index.of(person.id)

    async def stale(_: str, lessons: bool) -> list[Listed]:
        return rows

    await server.services.tables.change(rows[0].id, lambda table: hosting.close(table, person.id, server.time))
    monkeypatch.setattr(store.table_index, "of", stale)
    await server.services.accounts.erase(person)
    assert await store.accounts.named("Ann") is None
    await server.close()

"""Sessions, origins, limits, invites, caching and logging, as promised in docs/security.md."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters

from nassau.server.access.security_headers import same_origin
from nassau.server.http.passwords import HASHER
from nassau.server.rate_limits import LIMITS, Limit
from nassau.store import Store
from tests.support.manila_players import open_table, sit_together
from tests.support.server_process import Person, ServerProcess, people, sqlite

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PASSWORD = "pieces of eight"
EVIL = "http://evil.example"


def ask(method: str, address: str, **more: Any) -> httpx.Response:
    """A request with a long timeout: hashing passwords is slow on a busy machine."""
    return httpx.request(method, address, timeout=60, verify=False, **more)


def assert_limited(limit: Limit, usual: str, question: Callable[[], httpx.Response]) -> None:
    """Expect the usual answer `burst` times, plus the tokens refilled meanwhile on a slow machine, then `limited`."""
    answers, began = 0, time.monotonic()
    while (code := question().json()["code"]) != "limited":
        assert code == usual
        answers += 1
        assert answers <= limit.burst + (time.monotonic() - began) * limit.burst / limit.seconds
    assert answers >= limit.burst


# -- sessions


def test_session_fixation_is_prevented(url: str) -> None:
    """A session that was planted in the browser is not the one that signing in opens."""

    def post(path: str, body: dict[str, str], token: str) -> str:
        answer = ask("POST", url + path, json=body, headers={"cookie": f"nassau={token}"})
        return answer.cookies["nassau"]

    def name(token: str) -> object:
        return ask("GET", f"{url}/api/me", headers={"cookie": f"nassau={token}"}).json()["name"]

    planted = post("/api/guest", {"name": "Thief"}, "")
    account = {"name": "Victim", "password": PASSWORD}
    first = post("/api/signup", account, planted)
    assert (name(planted), name(first)) == (None, "Victim")
    made_up = post("/api/login", account, "a value of my own")
    assert (name("a value of my own"), name(made_up)) == (None, "Victim")
    assert name(post("/api/login", account, first)) == "Victim"
    assert name(first) is None


async def test_a_new_password_needs_the_old_one_and_ends_other_sessions(url: str) -> None:
    here, there = Person(url, "Nele"), Person(url, "Nele")
    for person in (here, there):
        person.http.headers["x-forwarded-for"] = "203.0.113.98"  # separate rate limits from other tests
    await here.post("/api/signup", {"name": "Nele", "password": PASSWORD})
    await there.post("/api/login", {"name": "Nele", "password": PASSWORD})
    for person in (here, there):
        await person.ask("ping")
    wrong = {"old": "not the password", "new": "another password"}
    assert (await here.post("/api/me/password", wrong, 401))["code"] == "bad_login"
    assert (await here.post("/api/me/password", {"old": PASSWORD, "new": "short"}, 400))["code"] == "malformed"
    assert (await there.get("/api/me"))["name"] == "Nele"
    await here.post("/api/me/password", {"old": PASSWORD, "new": "another password"}, 204)
    assert await there.closed() == 1000
    assert [(await person.get("/api/me"))["name"] for person in (here, there)] == ["Nele", None]
    assert (await here.ask("ping"))["type"] == "pong"
    assert (await there.post("/api/login", {"name": "Nele", "password": PASSWORD}, 401))["code"] == "bad_login"
    await there.post("/api/login", {"name": "Nele", "password": "another password"})
    for person in (here, there):
        await person.leave()


def test_guessing_the_old_password_is_limited(url: str) -> None:
    body = {"old": "not the password", "new": "another password"}
    with httpx.Client(base_url=url, headers={"x-forwarded-for": "203.0.113.99"}, timeout=60) as pia:
        pia.post("/api/signup", json={"name": "Pia the Patient", "password": PASSWORD})
        assert_limited(LIMITS["login"], "bad_login", lambda: pia.post("/api/me/password", json=body))


async def test_signing_out_closes_the_connections_of_the_session(url: str) -> None:
    async with people(url, "Lea", "Max") as (lea, max_):
        table = await sit_together([lea, max_])
        await lea.post("/api/logout", status=204)
        assert await lea.closed() == 1000
        lea.socket = None
        assert (await lea.ask("undo", table=table, version=1))["code"] == "signed_out"
        assert (await max_.ask("ping"))["type"] == "pong"


def test_password_hashing_parameters_are_strong() -> None:
    used = extract_parameters(HASHER.hash(PASSWORD))
    assert used.type.name == "ID"
    assert (used.memory_cost >= 19 * 1024, used.time_cost >= 2, used.salt_len >= 16, used.hash_len >= 32) == (True,) * 4


async def test_a_weak_hash_is_renewed_at_sign_in(tmp_path: Path) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

    async def stored() -> str:
        store = await Store.open(sqlite(tmp_path))
        found = await store.accounts.credentials("Old")
        if found is None:
            await store.accounts.account("Old", weak.hash(PASSWORD), 1)
        await store.close()
        return found[1] if found else ""

    await stored()
    with ServerProcess(sqlite(tmp_path)) as server:
        for _ in range(2):
            answer = ask("POST", f"{server.url}/api/login", json={"name": "Old", "password": PASSWORD})
            assert answer.status_code == 200
    assert not HASHER.check_needs_rehash(await stored())


def test_the_placeholder_of_erased_people_is_no_valid_name(url: str) -> None:
    answer = ask("POST", f"{url}/api/guest", json={"name": "Deleted  Player"})
    assert answer.json()["code"] == "bad_name"


# -- other sites


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "allowed"),
    [
        ("http://club.example", "club.example", "http", True),
        ("https://club.example", "club.example", "http", True),  # a TLS proxy without X-Forwarded-Proto
        ("https://club.example", "club.example", "https", True),
        ("http://club.example", "club.example", "https", False),
        ("http://club.example:81", "club.example", "http", False),
        ("http://evil.example", "club.example", "http", False),
        ("http://club.example.evil.example", "club.example", "http", False),
        ("null", "club.example", "http", False),
        ("null", "", "http", False),
        ("http://[", "club.example", "http", False),
        ("https://other.example", "club.example", "wss", True),
    ],
)
def test_same_origin(origin: str, host: str, scheme: str, allowed: bool) -> None:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    scope: dict[str, object] = {"type": "http", "scheme": scheme, "headers": headers}
    assert same_origin(scope, ("https://other.example",)) is allowed  # type: ignore[arg-type]


async def test_other_origins_cannot_change_anything(url: str) -> None:
    """Every state-changing route, called from another origin with valid cookies."""

    from nassau.server.app import openapi_document

    routes = openapi_document()["paths"].items()
    changes = [(method, path) for path, methods in routes for method in methods if method in ("post", "delete")]
    assert len(changes) > 20
    async with people(url, "Nora") as (nora,):
        table = await open_table(nora)
        for method, path in changes:
            place = path.replace("{id}", table).replace("{name}", "Nora")
            for headers in ({"origin": EVIL}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
                nora.http.headers.pop("origin", None)
                answer = await nora.http.request(method, place, json={}, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin"), (method, path)
        nora.http.headers["origin"] = url
        assert (await nora.get("/api/me"))["tables"] == [table]


# -- files, sizes


def raw(url: str, request: bytes) -> bytes:
    """Send raw bytes that no client library would send."""
    place = urlsplit(url)
    with socket.create_connection((place.hostname or "", place.port or 0), timeout=20) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while data := connection.recv(65_536):
            answer += data
    return answer


@pytest.mark.parametrize(
    "path",
    ["/../../../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fpyproject.toml",
     "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd", "/assets/....//....//app.py", "/static/../app.py", "/%00/etc",
     "/assets/..\\..\\app.py", "/api/tables/..%2f..%2fapp.py/record", "/api/games/..%2f..%2f..%2fpyproject/texts/en"],
)  # fmt: skip
def test_paths_cannot_escape_the_static_folder(url: str, path: str) -> None:
    answer = raw(url, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert b"root:" not in answer
    assert b"litestar" not in answer.lower()
    assert b"[project]" not in answer
    assert answer.split(b" ", 2)[1] in (b"200", b"400", b"404"), answer[:200]


@pytest.mark.parametrize("coding", ["identity", "gzip", "deflate", "br"])
def test_large_and_compressed_bodies_are_refused(url: str, coding: str) -> None:
    """Bodies are not decompressed, which prevents decompression bombs."""
    import gzip

    bomb = gzip.compress(b'{"name": "' + b"x" * 5_000_000 + b'"}')
    body = b'{"name": "' + b"x" * 70_000 + b'"}' if coding == "identity" else bomb
    answer = ask("POST", f"{url}/api/guest", content=body, headers={"content-encoding": coding})
    assert answer.status_code in (400, 413), answer.text
    chunked = ask("POST", f"{url}/api/guest", content=iter([b"x" * 10_000] * 10))
    assert chunked.status_code in (400, 413)


def test_frames_are_not_decompressed(url: str) -> None:
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    want = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
    head = f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}{want}\r\n"
    answer = raw(url, head.encode()).partition(b"\r\n\r\n")[0].lower()
    assert b"101 switching" in answer
    assert b"permessage-deflate" not in answer


async def test_invalid_utf8_is_not_logged_as_an_error(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        person = Person(url, "")
        await person.look()
        assert person.socket is not None
        person.socket.transport.write(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
        assert await person.closed() == 1007
        await person.leave()

    with ServerProcess(sqlite(tmp_path)) as server:
        await scene(server.url)
        assert "error" not in server.stop().lower()


# -- private tables


async def test_renewing_an_invite_revokes_the_old_one(url: str) -> None:
    async with people(url, "Emil", "Finja", "Gerd", "Hans") as (emil, finja, gerd, hans):
        table = await open_table(emil, visibility="invite")
        old = (await emil.get(f"/api/tables/{table}"))["invite"]
        assert len(old) >= 16
        assert (await finja.post(f"/api/tables/{table}/join", {"token": old}))["seat"] == 1
        await finja.watch(table)
        await gerd.watch(table, token=old)
        assert (await finja.post(f"/api/tables/{table}/invite", status=403))["code"] == "not_host"
        new = (await emil.post(f"/api/tables/{table}/invite"))["invite"]
        assert new != old
        assert (await gerd.until("gone"))["table"] == table
        assert (await finja.until("snapshot"))["invite"] == new
        assert (await gerd.ask("subscribe", table=table, token=old))["code"] == "no_table"
        assert (await gerd.get(f"/api/invites/{old}", 404))["code"] == "no_invite"
        assert (await hans.post(f"/api/tables/{table}/join", {"token": old}, 404))["code"] == "no_table"
        assert (await hans.post(f"/api/tables/{table}/join", {"token": new}))["seat"] == 2


async def test_the_lobby_omits_private_tables(url: str) -> None:
    async with people(url, "Ines", "Jan") as (ines, jan):
        await jan.ask("lobby", on=True)
        hidden = await open_table(ines, visibility="invite")
        await ines.post(f"/api/tables/{hidden}/bots", {"seat": 1})
        await ines.post(f"/api/tables/{hidden}/close", status=204)
        shown = await open_table(ines)
        await jan.until("lobby", full=False)
        assert hidden not in "".join(jan.frames)
        assert shown in "".join(jan.frames)


async def test_spectators_are_removed_at_the_start_of_a_table_without_spectators(url: str) -> None:
    async with people(url, "Klara", "Leon") as (klara, leon):
        table = await open_table(klara, bots=2, spectators=False)
        await leon.watch(table)
        await klara.post(f"/api/tables/{table}/start")
        assert (await leon.until("gone"))["table"] == table
        assert not any(json.loads(frame).get("view") for frame in leon.frames)


# -- what is kept and logged


def test_api_responses_are_not_cached(url: str) -> None:
    for path in ("/api/me", "/api/tables", "/api/nothing"):
        assert ask("GET", url + path).headers["cache-control"] == "no-store"
    assert "max-age" in ask("GET", f"{url}/api/games/manila/rules").headers["cache-control"]


async def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    """Not even after invalid requests, a full disk and a damaged table."""
    secrets: list[str] = [PASSWORD]

    async def scene(server: ServerProcess) -> None:
        import resource

        async with people(server.url, "Mara", "Nils") as (mara, nils):
            table = await sit_together([mara, nils], visibility="invite")
            secrets.append((await mara.get(f"/api/tables/{table}"))["invite"])
            secrets.extend(person.http.cookies["nassau"] for person in (mara, nils))
            await nils.post("/api/signup", {"name": "Nils", "password": PASSWORD})
            await nils.post("/api/login", {"name": "Nils", "password": PASSWORD + "!"}, 401)
            await nils.post("/api/login", {"name": 7, "password": PASSWORD}, 400)
            secrets.append(nils.http.cookies["nassau"])
            secrets.append((await nils.post("/api/bots", {"name": "Nilsbot"}, 201))["token"])
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            failed = await mara.http.post("/api/tables", json={"game": "rum", "seats": [{"kind": "person"}] * 2})
            assert (failed.status_code, failed.json()["code"]) == (503, "unavailable")
            heard = await mara.ask("chat", table=table, text="a line that cannot be stored")
            assert heard["code"] == "unavailable"
            for text in (failed.text, json.dumps(heard)):
                assert str(tmp_path) not in text
                assert "sqlite" not in text.lower()
            store = await Store.open(sqlite(tmp_path))
            secrets.append((await store.table(table)).head.secret)
            await store.close()

    with ServerProcess(sqlite(tmp_path)) as server:
        await scene(server)
        logged = server.stop()
    assert "full" in logged or "does not take writes" in logged
    assert [secret for secret in secrets if secret in logged] == []
    assert "a line that cannot be stored" not in logged


def test_the_documented_limits_are_correct() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    table = page.partition("## Limits")[2].partition("##")[0]
    bursts = [int(found) for found in re.findall(r"^\| [^|]+ \| (\d+) \|", table, re.MULTILINE)]
    assert sorted(bursts) == sorted(limit.burst for limit in LIMITS.values())


def test_expensive_requests_are_limited(tmp_path: Path) -> None:
    with ServerProcess(sqlite(tmp_path)) as server, httpx.Client(base_url=server.url, timeout=60) as client:
        assert_limited(LIMITS["replay"], "no_table", lambda: client.get("/api/tables/nowhere/replay"))


def test_metrics_are_for_local_requests(url: str) -> None:
    assert "nassau_moves" in ask("GET", f"{url}/metrics").text
    assert ask("GET", f"{url}/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 403


def test_metrics_open_with_a_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NASSAU_METRICS_TOKEN", "a long token")
    far = {"x-forwarded-for": "203.0.113.7"}
    with ServerProcess(sqlite(tmp_path)) as server:
        for token, status in (("a long token", 200), ("another", 403)):
            headers = {**far, "authorization": f"Bearer {token}"}
            assert ask("GET", f"{server.url}/metrics", headers=headers).status_code == status

"""Input that attackers sent to a test server: disguised names, nested JSON, guests at rated tables."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from nassau.server.http.account_routes import check_credentials, require_name
from nassau.server.protocol.request_error import RequestError
from nassau.store import Store
from tests.support.offline_server import OfflineServer
from tests.support.server_process import people

DEPTH = 30_000


@pytest.mark.parametrize(
    "name", ["\u3164", "Ann\u3164", "\uffa0", "\u115f\u1160", ".", "_ _", "-'-", "\u200b", "A\u200dB"]
)
def test_names_without_visible_letters_are_refused(name: str) -> None:
    with pytest.raises(RequestError, match="letters"):
        require_name(name)


@pytest.mark.parametrize("name", ["Ann", "J.", "7", "Zoë", "O'Neill", "김 민수", "Анна"])
def test_visible_names_are_accepted(name: str) -> None:
    assert require_name(name) == name


async def test_the_sign_in_limit_counts_all_spellings_of_a_name(tmp_path: Path) -> None:
    """Each spelling finds the same account, so together they have ten attempts, from any number of addresses."""
    offline = OfflineServer(await Store.open(tmp_path / "names.sqlite3"))
    offline.services.limits.clock = lambda: 0.0
    spellings = ["limited", " Limited", "LIMITED ", "\uff2cimited", "limited\t", "\u2003limiteD"]
    app = SimpleNamespace(state=SimpleNamespace(services=offline.services))
    codes = []
    for attempt in range(12):
        request: Any = SimpleNamespace(app=app, client=SimpleNamespace(host=f"10.0.0.{attempt}"))
        with pytest.raises(RequestError) as refused:
            await check_credentials(request, spellings[attempt % len(spellings)], "wrong password")
        codes.append(refused.value.code)
    assert codes == ["bad_login"] * 10 + ["limited"] * 2
    await offline.close()


@pytest.mark.parametrize("opening", ["[", '{"a":'])
async def test_nested_json_is_malformed(url: str, opening: str) -> None:
    nested = '{"name": "Ann", "more": ' + opening * (DEPTH if opening == "[" else DEPTH // 3)
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as client:
        answer = await client.post("/api/guest", content=nested, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_nested_frames_are_malformed(url: str) -> None:
    async with people(url, "Nested") as (person,):
        await person.look()
        assert person.socket is not None
        await person.socket.send('{"type": "ping", "more": ' + "[" * 16_000)
        assert (await person.hear())["code"] == "malformed"


async def test_a_guest_cannot_open_or_join_a_rated_table(url: str) -> None:
    async with people(url, "Member", "Visitor") as (member, visitor):
        await member.post("/api/signup", {"name": "Member", "password": "pieces of eight"})
        wish = {"game": "manila", "seats": [{"kind": "person"}] * 3, "rated": True}
        assert (await visitor.post("/api/tables", wish, 403))["code"] == "not_allowed"
        table = (await member.post("/api/tables", wish, 201))["id"]
        assert (await visitor.post(f"/api/tables/{table}/join", {}, 403))["code"] == "not_allowed"

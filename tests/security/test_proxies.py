"""The proxy configurations of deploy/ in front of a real server with TLS, as docs/hosting.md describes them."""

from __future__ import annotations

import os
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import httpx
import pytest

from nassau.server.rate_limits import LIMITS
from tests.chaos.server_processes import free_port
from tests.security.test_sessions import assert_limited
from tests.support.manila_players import open_table
from tests.support.server_process import Person, ServerProcess, sqlite
from tests.support.system_tools import require_program

pytestmark = pytest.mark.slow

PROXY = Path(__file__).parents[2] / "deploy" / "proxy"
NAMED = "play.example.org"
CERTIFY = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout privkey.pem -out fullchain.pem"


def nginx(folder: Path, server: int, port: int) -> list[str]:
    """The command for the site as deployed, except ports, the paths of certificates, and what needs root."""
    subprocess.run(CERTIFY.split(), cwd=folder, check=True, capture_output=True)
    site = (PROXY / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        f"/etc/letsencrypt/live/{NAMED}": str(folder), NAMED: "localhost", "127.0.0.1:8420": f"127.0.0.1:{server}",
        "listen 443": f"listen 127.0.0.1:{port}", "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "    listen [::]:443 ssl http2;\n": "", "    listen [::]:80;\n": "",
    }  # fmt: skip
    for old, new in changes.items():
        assert old in site
        site = site.replace(old, new)
    places = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    inside = "\n".join(["access_log off;", *places, site])
    whole = f"daemon off;\npid {folder}/pid;\nevents {{}}\nhttp {{\n{inside}\n}}\n"
    (folder / "whole.conf").write_text(whole, encoding="utf-8")
    return ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "whole.conf")]


def caddy(folder: Path, server: int, port: int) -> list[str]:
    """The command for the site as deployed, except the server's port, with a self-signed certificate."""
    ours = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    site = (PROXY / "Caddyfile").read_text(encoding="utf-8").replace("nassau} 8420", f"nassau}} {server}")
    (folder / "Caddyfile").write_text(ours + site, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxied(kind: str, folder: Path, server: int) -> Iterator[str]:
    """The address of a proxy in front of the server at this port."""
    port = free_port()
    env = {"NASSAU_NAME": f"https://localhost:{port}", "NASSAU_SERVER": "127.0.0.1", "HOME": str(folder)}
    with (folder / "log").open("w") as log:
        command = PROXIES[kind](folder, server, port)
        process = subprocess.Popen(command, env={**os.environ, **env}, stdout=log, stderr=log)
    try:
        wait_for(f"https://localhost:{port}/health", process, folder / "log")
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait()


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until and process.poll() is None:
        try:
            if httpx.get(address, verify=False).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(log.read_text(encoding="utf-8"))


def trusting() -> ssl.SSLContext:
    """A context that accepts self-signed certificates."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@pytest.fixture(params=sorted(PROXIES))
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    require_program(request.param)
    require_program("openssl")
    with ServerProcess(sqlite(tmp_path)) as server, proxied(request.param, tmp_path, server.port) as url:
        yield url
        assert "[error" not in server.stop().lower()


async def test_a_game_starts_through_the_proxy(proxy: str) -> None:
    """Cookies are `Secure`, other origins are refused, the WebSocket is upgraded, /metrics is not public."""

    ann = Person(proxy, "Ann")
    ann.trust = trusting()
    entered = await ann.http.post("/api/guest", json={"name": "Ann"})
    assert "secure" in entered.headers["set-cookie"].lower()
    assert "max-age" in entered.headers["strict-transport-security"]
    evil = await ann.http.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
    assert evil.json()["code"] == "bad_origin"
    assert (await ann.http.get("/metrics")).status_code == 404
    table = await open_table(ann, bots=2)
    assert (await ann.watch(table))["hosting"]
    await ann.post(f"/api/tables/{table}/start")
    assert (await ann.until("update"))["table"] == table
    await ann.leave()


def test_a_forged_x_forwarded_for_does_not_evade_rate_limits(proxy: str) -> None:
    """Limits count the address that the proxy saw."""
    made_up = (f"203.0.113.{number}" for number in cycle(range(250)))
    with httpx.Client(base_url=proxy, timeout=60, verify=False) as client:
        assert_limited(
            LIMITS["replay"],
            "no_table",
            lambda: client.get("/api/tables/nowhere/replay", headers={"x-forwarded-for": next(made_up)}),
        )

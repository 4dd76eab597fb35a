"""Starting and stopping: operator errors are one sentence with exit code 2; shutdown is graceful."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from nassau.cli.serve_command import shown_host
from nassau.server.settings import data_folder
from tests.support.manila_players import open_table
from tests.support.server_process import ServerProcess, people, sqlite

pytestmark = pytest.mark.slow


def refused(*arguments: str, without: str = "") -> str:
    """The error of a server that does not start, optionally without an installed package."""
    code = f"import sys; sys.modules[{without!r}] = None; from nassau.cli.main import main; sys.exit(main())"
    command = [sys.executable, *(["-c", code] if without else ["-m", "nassau"]), "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in refused("--port", port, "--database", sqlite(tmp_path))
    assert list(tmp_path.iterdir()) == []
    assert "port 99999" in refused("--port", "99999", "--database", sqlite(tmp_path))


def test_a_file_that_is_no_database_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("This is no database, and must stay as it is.\n" * 100)
    before = file.read_bytes()
    assert "is not a database" in refused("--port", "0", "--database", str(file))
    assert file.read_bytes() == before
    assert "not in mysql" in refused("--port", "0", "--database", "mysql://localhost/nassau")
    assert "does not answer" in refused("--port", "0", "--database", "postgresql://localhost:1/nassau")


def test_missing_requirements_of_a_cluster_are_reported(tmp_path: Path) -> None:
    here = ("--port", "0", "--database")
    assert "nassau[cluster]" in refused(*here, "postgresql://localhost/nassau", without="asyncpg")
    assert "nassau[cluster]" in refused(*here, sqlite(tmp_path), "--redis", "redis://localhost", without="redis")
    for address in ("nonsense", "redis://localhost:harbour"):
        assert "not the address of a Redis" in refused(*here, sqlite(tmp_path), "--redis", address)


async def test_stopping_closes_connections_as_going_away(tmp_path: Path) -> None:
    """Acknowledged changes are there after the next start."""

    async def scene(server: ServerProcess) -> str:
        async with people(server.url, "Ann") as (ann,):
            table = await open_table(ann)
            await ann.watch(table)
            server.process.terminate()
            assert await ann.closed() in (1001, 1012)
            return table

    with ServerProcess(sqlite(tmp_path)) as server:
        table = await scene(server)
        server.process.communicate(timeout=20)
        assert server.process.returncode == 0
    with ServerProcess(sqlite(tmp_path)) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get(f"/api/tables/{table}")).json()["host"] == "Ann"
            assert (await http.get("/health")).json()["status"] == "ok"
            assert "nassau_connections 0.0" in (await http.get("/metrics")).text


def test_idle_connections_outlive_those_of_proxies(tmp_path: Path) -> None:
    """A request on a closing connection is lost; uvicorn closes after 5 s. Idle connections do not delay shutdown."""
    with ServerProcess(sqlite(tmp_path)) as server:
        kept = HTTPConnection(urlsplit(server.url).netloc, timeout=7)
        kept.request("GET", "/health")
        assert json.load(kept.getresponse())["status"] == "ok"
        with pytest.raises(TimeoutError):
            kept.sock.recv(1)
        server.process.terminate()
        server.process.communicate(timeout=20)
        assert server.process.returncode == 0
        kept.close()


def test_the_data_folder_follows_the_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "nassau"


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::1", "[::1]")])
def test_the_printed_address_works_in_a_browser(host: str, shown: str) -> None:
    assert shown_host(host) == shown

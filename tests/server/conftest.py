"""Fixtures: a running server for a module of tests, and empty PostgreSQL databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.postgres import new_database
from tests.support.server_process import ServerProcess, sqlite


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server, which must log no error until it stops."""
    with ServerProcess(sqlite(tmp_path_factory.mktemp("server")), "--patience", "2") as server:
        yield server.url
        logged = server.stop()
        assert "error" not in logged.lower(), logged


@pytest.fixture
def database() -> str:
    """The URL of an empty PostgreSQL database. A fixture, because creating one runs an event loop."""
    return new_database()

"""A server for a whole module of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.server_process import House, sqlite


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server. When it stops it has logged nothing that is an error."""
    with House(sqlite(tmp_path_factory.mktemp("house")), "--patience", "0.3") as house:
        yield house.url
        logged = house.stop()
        assert "error" not in logged.lower(), logged

"""Fixtures: each test of a store runs against a new SQLite file and against a new PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from nassau.store import Store
from tests.support.postgres import new_database
from tests.support.stored_games import opened


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return str(tmp_path / "nassau.sqlite3") if request.param == "sqlite" else new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return str(tmp_path / "nassau.sqlite3")


@pytest.fixture
def postgres_url() -> str:
    return new_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with opened(url) as store:
        yield store

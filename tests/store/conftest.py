"""Stores to test with: each test runs against a new SQLite file and against a new PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.postgres import new_database


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return str(tmp_path / "nassau.sqlite3") if request.param == "sqlite" else new_database()

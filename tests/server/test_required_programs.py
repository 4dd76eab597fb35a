"""Tests that need programs of the system are skipped without them, except in CI, where they fail."""

from __future__ import annotations

import pytest

from tests.support.system_tools import require_program


def test_an_installed_program_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    require_program("sh")


def test_a_missing_program_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="make services"):
        require_program("no-such-program")


def test_a_missing_program_skips_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="make services"):
        require_program("no-such-program")

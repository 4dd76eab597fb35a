"""The dependency audit reports vulnerabilities, and never reports success without an answer."""

from __future__ import annotations

import importlib.util
import json
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HOLE = {"id": "PYSEC-1", "fix_versions": ["2.1"]}
SOUND = {"name": "sound", "version": "1.0", "vulns": []}
HOLED = {"name": "holed", "version": "2.0", "vulns": [HOLE]}
SKIPPED = {"name": "unknown", "skip_reason": "Dependency not found on PyPI and could not be audited"}


@pytest.fixture
def audit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, in a checkout whose client is installed."""
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "client" / "node_modules").mkdir(parents=True)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module.shutil, "which", lambda name: name)
    return module


def answers(monkeypatch: pytest.MonkeyPatch, packages: list[dict[str, Any]], npm: dict[str, Any]) -> list[list[str]]:
    """Fake the output of the tools; returns the commands that were run."""
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        report = {"dependencies": packages} if "pip_audit" in command else npm
        return subprocess.CompletedProcess(command, 1, json.dumps(report), "")

    monkeypatch.setattr(subprocess, "run", run)
    return asked


def test_vulnerabilities_fail_the_audit(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {"svelte": {"severity": "high"}, "vite": {"severity": "low"}}
    answers(monkeypatch, [SOUND, HOLED, SKIPPED], {"vulnerabilities": found})
    assert audit.main() == 1
    said = capsys.readouterr().out
    assert "holed 2.0: PYSEC-1, fixed in 2.1" in said
    assert "no answer for 1 of 3 packages" in said
    assert "svelte: high" in said
    assert "vite" not in said


def test_build_dependencies_of_the_client_are_audited(audit: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """All packages of the client are development dependencies, but their code is in the page."""
    asked = answers(monkeypatch, [SOUND], {"vulnerabilities": {}})
    assert audit.main() == 0
    assert not [word for command in asked for word in command if "omit" in word]


def test_without_an_answer_the_audit_does_not_report_success(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, [SKIPPED], {"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}})
    assert audit.main() == 0
    said = capsys.readouterr().out
    assert "PyPI: skipped: no answer for any of 1 packages" in said
    assert "npm: skipped: 405 Method Not Allowed" in said
    assert "no serious" not in said

"""The build of the web client: what goes into the wheel, and what must not stand in the lock file."""

import json
from pathlib import Path

import pytest

from hatch_build import require_client

CLIENT = Path(__file__).parents[2] / "client"


def test_the_lock_file_names_no_registry() -> None:
    packages = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_the_lock_file_serves_every_platform() -> None:
    """npm drops the packages of other platforms when it updates a lock file beside an installed node_modules."""
    names = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = ("linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc")
    assert not [platform for platform in wanted if f"node_modules/@rolldown/binding-{platform}" not in names]


def test_a_wheel_without_the_client_is_built_only_on_purpose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NASSAU_NO_CLIENT", raising=False)
    with pytest.raises(SystemExit, match="make client"):
        require_client(tmp_path)
    monkeypatch.setenv("NASSAU_NO_CLIENT", "1")
    require_client(tmp_path)
    monkeypatch.delenv("NASSAU_NO_CLIENT")
    page = tmp_path / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    require_client(tmp_path)

"""`nassau backup`, `nassau restore` and `nassau doctor`."""

from pathlib import Path

import pytest

from nassau.cli.main import main
from nassau.store.admin import maintenance
from nassau.store.store import Store


def empty_database(path: Path) -> str:
    async def nothing(_: Store) -> None:
        return None

    maintenance.run(str(path), nothing)
    return str(path)


def test_a_backup_is_restored_and_healthy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, saved, other = (
        empty_database(tmp_path / "a.sqlite3"),
        str(tmp_path / "saved"),
        str(tmp_path / "b.sqlite3"),
    )
    assert main(["backup", saved, "--database", database]) == 0
    assert main(["restore", saved, "--database", other]) == 0
    assert main(["doctor", "--database", other]) == 0
    assert "no problems" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["backup", "x"], ["doctor"], ["restore", "missing"]])
def test_missing_files_are_reported_in_one_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--database", str(tmp_path / "none.sqlite3")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("nassau: ")
    assert said.count("\n") == 1

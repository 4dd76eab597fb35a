"""`nassau backup`, `restore` and `doctor` as a host types them."""

from pathlib import Path

import pytest

from nassau.cli.main import main
from nassau.store.admin import maintenance as store
from nassau.store.store import Store


def empty_database(path: Path) -> str:
    async def nothing(_: Store) -> None:
        return None

    store.run(str(path), nothing)
    return str(path)


def test_a_database_travels_through_a_backup_and_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    harbour, saved, other = empty_database(tmp_path / "a.sqlite3"), str(tmp_path / "saved"), str(tmp_path / "b.sqlite3")
    assert main(["backup", saved, "--database", harbour]) == 0
    assert main(["restore", saved, "--database", other]) == 0
    assert main(["doctor", "--database", other]) == 0
    assert "no problems" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["backup", "x"], ["doctor"], ["restore", "missing"]])
def test_what_is_not_there_is_named_in_one_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--database", str(tmp_path / "none.sqlite3")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("nassau: ")
    assert said.count("\n") == 1

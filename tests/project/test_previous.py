"""tools/previous.py finds the commit of the previous release and builds its wheel."""

import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import previous

COMMIT = "0123456789abcdef0123456789abcdef01234567"


def test_the_pinned_commit_is_the_only_line_that_is_no_comment() -> None:
    assert previous.pinned_commit(f"# a release\n\n{COMMIT}\n") == COMMIT


@pytest.mark.parametrize("text", ["", "# nothing\n", "v0.1.0\n", COMMIT[:12], f"{COMMIT}\n{COMMIT}\n", COMMIT.upper()])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(SystemExit, match="one commit id of 40 hexadecimal digits"):
        previous.pinned_commit(text)


def test_the_committed_file_is_valid() -> None:
    assert len(previous.pinned_commit(previous.FALLBACK.read_text(encoding="utf-8"))) == 40


def test_the_newest_tag_precedes_the_pinned_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def git(*arguments: str) -> bytes:
        asked.append(arguments[-1])
        return b"v0.10.0\nv0.9.0\n" if arguments[0] == "tag" else f"{COMMIT}\n".encode()

    monkeypatch.setattr(previous, "git", git)
    assert previous.release_commit() == COMMIT
    assert asked[-1] == "v0.10.0^{commit}"


def test_a_shallow_clone_is_told_what_to_fetch(monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> bytes:
        if arguments[0] == "tag":
            return b""
        raise subprocess.CalledProcessError(1, "git")

    monkeypatch.setattr(previous, "git", git)
    with pytest.raises(SystemExit, match="git fetch --unshallow --tags"):
        previous.release_commit()


@pytest.mark.slow
def test_the_wheel_is_built_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        previous.release_commit()
    except (OSError, subprocess.CalledProcessError, SystemExit):
        pytest.skip("the history of the previous release is not available: no git repository, or a shallow clone")
    monkeypatch.setattr(previous, "OUT", tmp_path)
    monkeypatch.setenv("NASSAU_PURE", "1")  # compiling takes minutes and is tested by make compiled
    assert previous.main() == 0
    (wheel,) = tmp_path.glob("nassau-*.whl")
    assert "nassau/kernel/state.py" in ZipFile(wheel).namelist()
    assert previous.main() == 0
    assert "up to date" in capsys.readouterr().out

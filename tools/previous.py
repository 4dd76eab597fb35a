"""Builds the wheel of the previous release in build/previous, so that new bots can play against old ones.

The release is the newest version tag. Clones without tags fall back to the commit in tools/previous_release.txt.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build" / "previous"
FALLBACK = ROOT / "tools" / "previous_release.txt"


def main() -> int:
    commit = release_commit()
    if (OUT / "commit").exists() and (OUT / "commit").read_text() == commit:
        print(f"previous: {wheel().name} is up to date")
        return 0
    with TemporaryDirectory(prefix="nassau-previous-") as folder:
        export(commit, Path(folder))
        build(Path(folder))
    (OUT / "commit").write_text(commit)
    print(f"previous: built {wheel()} from {commit[:12]}")
    return 0


def release_commit() -> str:
    """The commit of the newest version tag, or the one in `FALLBACK` where the clone has no tags."""
    tags = git("tag", "--list", "v*", "--sort=-version:refname").decode().split()
    name = tags[0] if tags else pinned_commit(FALLBACK.read_text(encoding="utf-8"))
    try:
        return git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}").decode().strip()
    except subprocess.CalledProcessError:
        sys.exit(f"previous: this clone does not contain {name}; run git fetch --unshallow --tags")


def pinned_commit(text: str) -> str:
    """The only line of the file that is no comment. Exits with an error if it is no complete commit id."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    if len(lines) != 1 or not re.fullmatch(r"[0-9a-f]{40}", lines[0]):
        sys.exit(f"previous: {FALLBACK.name} must contain one commit id of 40 hexadecimal digits")
    return lines[0]


def export(commit: str, folder: Path) -> None:
    """Writes the files of the commit into the folder."""
    with tarfile.open(fileobj=BytesIO(git("archive", commit))) as archive:
        archive.extractall(folder, filter="data")


def build(source: Path) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.whl"):
        old.unlink()
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-build-isolation", "--no-deps"]
    environment = {**os.environ, "NASSAU_NO_CLIENT": "1"}
    subprocess.run([*pip, "-w", str(OUT), str(source)], env=environment, check=True)


def wheel() -> Path:
    return next(OUT.glob("*.whl"))


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=True).stdout  # noqa: S607


if __name__ == "__main__":
    sys.exit(main())

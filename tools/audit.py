"""Ask the advisories of PyPI and npm about the pinned versions: `python tools/audit.py`.

Known holes of serious kind fail it. Where an advisory cannot be reached, or its tool is not installed, it says so and
passes: a club without internet can build Nassau too.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
SERIOUS: Final = ("high", "critical")
MINUTES: Final = 3

Finding = str


class Unreachable(Exception):
    """There was no answer, for this reason."""


def main() -> int:
    found = [*ask("PyPI", python_packages), *ask("npm", client_packages)]
    for finding in found:
        print(finding)
    return 1 if found else 0


def ask(name: str, audit: Callable[[], list[Finding]]) -> list[Finding]:
    try:
        found = audit()
    except Unreachable as reason:
        print(f"{name}: not asked, {reason}")
        return []
    print(f"{name}: {len(found) or 'no'} serious advisories")
    return found


def python_packages() -> list[Finding]:
    """Every advisory counts: PyPI's have no severity."""
    audit = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--format", "json"]
    packages = answer([*audit, "--requirement", str(ROOT / "requirements" / "dev.txt")])["dependencies"]
    asked = [package for package in packages if "skip_reason" not in package]
    if not asked:
        raise Unreachable(f"it told nothing about any of {len(packages)} packages")
    if len(asked) < len(packages):
        print(f"PyPI: told nothing about {len(packages) - len(asked)} of {len(packages)} packages")
    return [
        f"{package['name']} {package['version']}: {advisory['id']}, fixed in {', '.join(advisory['fix_versions'])}"
        for package in asked
        for advisory in package["vulns"]
    ]


def client_packages() -> list[Finding]:
    """Everything: what ends up in the page is among what it is built with."""
    npm = shutil.which("npm")
    if npm is None:
        raise Unreachable("npm is not installed")
    if not (ROOT / "client" / "node_modules").exists():
        raise Unreachable("the client's packages are not installed; `make client` does it")
    lock = ["--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]
    made = not (ROOT / "client" / "package-lock.json").exists()
    try:
        if made:
            answer([npm, "install", *lock, "--json"], ROOT / "client")
        report = answer([npm, "audit", "--json"], ROOT / "client")
    finally:
        if made:  # it would hold the address of a registry
            (ROOT / "client" / "package-lock.json").unlink(missing_ok=True)
    return [
        f"{name}: {advisory['severity']}"
        for name, advisory in report.get("vulnerabilities", {}).items()
        if advisory["severity"] in SERIOUS
    ]


def answer(command: list[str], folder: Path = ROOT) -> Any:
    """The JSON that a tool prints, whatever its exit code says."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60 * MINUTES, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unreachable(f"{command[0]} does not answer ({type(error).__name__})") from error
    try:
        report = json.loads(done.stdout)
    except ValueError:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Unreachable(said[-1][:200] if said else "it said nothing") from None
    if isinstance(report, dict) and "error" in report:
        raise Unreachable(str(report["error"].get("summary") or report.get("message") or "it failed")[:200])
    return report


if __name__ == "__main__":
    sys.exit(main())

"""Looks up the pinned versions in the vulnerability databases of PyPI and npm: `make audit`.

Exits with 1 if a serious vulnerability is known. If a database cannot be reached or its tool is not installed, it
prints the reason and passes, so that the project can be built offline.
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
TIMEOUT_SECONDS: Final = 180

Finding = str


class Unreachable(Exception):
    """The database gave no answer; the message is the reason."""


def main() -> int:
    found = [*query("PyPI", python_packages), *query("npm", client_packages)]
    for finding in found:
        print(finding)
    return 1 if found else 0


def query(name: str, audit: Callable[[], list[Finding]]) -> list[Finding]:
    try:
        found = audit()
    except Unreachable as reason:
        print(f"{name}: skipped: {reason}")
        return []
    print(f"{name}: {len(found) or 'no'} serious advisories")
    return found


def python_packages() -> list[Finding]:
    """All advisories of PyPI, because they have no severity."""
    audit = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--format", "json"]
    packages = run_json([*audit, "--requirement", str(ROOT / "requirements" / "dev.txt")])["dependencies"]
    asked = [package for package in packages if "skip_reason" not in package]
    if not asked:
        raise Unreachable(f"no answer for any of {len(packages)} packages")
    if len(asked) < len(packages):
        print(f"PyPI: no answer for {len(packages) - len(asked)} of {len(packages)} packages")
    return [
        f"{package['name']} {package['version']}: {advisory['id']}, fixed in {', '.join(advisory['fix_versions'])}"
        for package in asked
        for advisory in package["vulns"]
    ]


def client_packages() -> list[Finding]:
    """Serious advisories for all packages, since build dependencies end up in the page."""
    npm = shutil.which("npm")
    if npm is None:
        raise Unreachable("npm is not installed")
    if not (ROOT / "client" / "node_modules").exists():
        raise Unreachable("the packages of the client are not installed; run make client")
    lock = ["--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]
    made = not (ROOT / "client" / "package-lock.json").exists()
    try:
        if made:
            run_json([npm, "install", *lock, "--json"], ROOT / "client")
        report = run_json([npm, "audit", "--json"], ROOT / "client")
    finally:
        if made:  # it contains registry addresses
            (ROOT / "client" / "package-lock.json").unlink(missing_ok=True)
    return [
        f"{name}: {advisory['severity']}"
        for name, advisory in report.get("vulnerabilities", {}).items()
        if advisory["severity"] in SERIOUS
    ]


def run_json(command: list[str], folder: Path = ROOT) -> Any:
    """The JSON output of a command. The exit code is ignored, because it reports findings."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unreachable(f"{command[0]} failed ({type(error).__name__})") from error
    try:
        report = json.loads(done.stdout)
    except ValueError:
        output = (done.stderr or done.stdout).strip().splitlines()
        raise Unreachable(output[-1][:200] if output else "no output") from None
    if isinstance(report, dict) and "error" in report:
        raise Unreachable(str(report["error"].get("summary") or report.get("message") or "unknown error")[:200])
    return report


if __name__ == "__main__":
    sys.exit(main())

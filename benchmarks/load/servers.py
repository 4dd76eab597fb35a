"""The servers under test, each in its own process on a free port of the loopback interface."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from benchmarks.harness.engines import Engine
from benchmarks.harness.install import Unavailable, prepare
from benchmarks.harness.paths import PEERS, ROOT

COMPILED = ROOT / "build" / "compiled" / "site"


class Server:
    """A running server process and its address."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self.process = process
        self.url = url

    def memory(self) -> int:
        """Resident memory in bytes; 0 on platforms without /proc."""
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8").splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS")), 0)

    def cpu_seconds(self) -> float:
        """CPU time of the process; 0 on platforms without /proc."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str], folder: Path, env: dict[str, str] | None = None) -> Iterator[Server]:
    """Starts a server that prints its address once it listens. Stops it on exit."""
    process = subprocess.Popen(
        command, cwd=folder, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = next((word for line in process.stdout for word in line.split() if word.startswith("http://")), None)
        if found is None:
            raise Unavailable("the server did not start")
        yield Server(process, found.rstrip("/"))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def nassau(database: Path, compiled: bool = True) -> Iterator[Server]:
    """Our server, with the compiled engine if `make compiled` has built it."""
    env = {"PYTHONPATH": str(COMPILED)} if compiled and COMPILED.exists() else {}
    command = [sys.executable, "-m", "nassau", "serve", "--port", "0", "--database", str(database), "--unlimited"]
    with running(command, ROOT, env) as server:
        yield server


interpreted = partial(nassau, compiled=False)
"""Our server without the compiled engine."""


def granian() -> Engine:
    return Engine("granian", "granian", "pip", "granian_server.py", "granian==2.8.7")


@contextmanager
def nassau_on_granian(database: Path) -> Iterator[Server]:
    """Our server on granian, which is installed in its own folder and added to the path of our environment."""
    folder = prepare(granian(), install_missing=True).folder
    packages = next(folder.glob("[Ll]ib/**/site-packages"))
    paths = [*([COMPILED] if COMPILED.exists() else []), packages]
    command = [sys.executable, str(granian().script_path), str(database)]
    with running(command, ROOT, {"PYTHONPATH": os.pathsep.join(map(str, paths))}) as server:
        yield server


def boardgameio() -> Engine:
    return Engine("boardgame.io", "boardgame.io", "npm", "boardgameio_server.mjs", "boardgame.io@0.50.2")


@contextmanager
def boardgameio_server() -> Iterator[tuple[Server, list[str], Path]]:
    """boardgame.io's server, the command of its load generator, and the working directory of both."""
    runner = prepare(boardgameio(), install_missing=True)
    with running(list(runner.command), runner.folder, {"NODE_ENV": "production"}) as server:
        yield server, [runner.command[0], str(PEERS / "boardgameio_load.mjs"), server.url], runner.folder

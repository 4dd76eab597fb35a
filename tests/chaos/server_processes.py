"""Server processes that can be killed, stopped, limited in disk space, and given a wrong clock."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
UNLIMITED: Final = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Server:
    """`nassau serve` on a fixed port, with an adjustable clock (skewed_clock.py)."""

    def __init__(self, folder: Path, name: str, database: str, *arguments: str) -> None:
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self.clock = folder / f"{name}.clock"
        self.clock.write_bytes(bytes(8))
        serve = [sys.executable, "-m", "tests.chaos.skewed_clock", str(self.clock), "--port", str(self.port)]
        self.command = [*serve, "--database", database, "--delay", "0", "--unlimited", *arguments]
        self.process: subprocess.Popen[str] | None = None
        self.kills = 0

    async def start(self) -> float:
        """Start the process; returns the seconds until it served."""
        began = time.monotonic()
        line = await asyncio.to_thread(self.launch)
        assert "http://" in line, self.log.read_text()[-2000:]
        return time.monotonic() - began

    def launch(self) -> str:
        """Start the process; returns the first line of its output, which holds its address."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ
            )
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def end(self, number: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.send(number)
            await asyncio.to_thread(self.process.communicate)
            self.process = None

    def fill_disk(self, size: int) -> None:
        """Limit the size of files that the process writes, in bytes."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def empty_disk(self) -> None:
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)

    def turn_clock(self, seconds: float) -> None:
        """Shift the clock of the process."""
        with self.clock.open("r+b") as file:  # in place: the process has mapped the file into memory
            file.write(struct.pack("<q", int(seconds * 1e9)))

    def errors(self) -> list[str]:
        """The logged errors and tracebacks."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if "[error" in line.lower() or "Traceback" in line]

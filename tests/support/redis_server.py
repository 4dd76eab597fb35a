"""A real Redis server."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.chaos.server_processes import free_port
from tests.support.system_tools import require_program


class Redis:
    """Keeps its port when it is killed and started again. Skips the test if Redis is not installed."""

    def __init__(self, folder: Path) -> None:
        require_program("redis-server")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        self.command = ["redis-server", *options]
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server; returns when it accepts connections."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert any("Ready to accept connections" in line for line in self.process.stdout)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

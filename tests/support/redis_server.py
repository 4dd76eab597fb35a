"""A real Redis server, where one is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.chaos.server_processes import free_port

INSTALLED: Final = shutil.which("redis-server") is not None

needs_redis: Final = pytest.mark.skipif(not INSTALLED, reason="there is no redis-server here")


class Redis:
    """Keeps its port when it goes away and comes back."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        self.command = ["redis-server", *options]
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when it takes connections."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert any("Ready to accept connections" in line for line in self.process.stdout)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

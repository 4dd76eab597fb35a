"""What a server is started with."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from msgspec import Struct

PORT: Final = 8420


class Settings(Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""  # an address of SQLAlchemy's kind, or a path; "" is the file in the user's data folder
    redis: str | None = None  # fan-out between several processes
    origins: tuple[str, ...] = ()  # other addresses under which browsers know this server
    delay: float = 0.7  # seconds a bot waits before it acts, so that people can follow
    patience: float = 20.0  # seconds quick play waits for people before bots sit down
    limited: bool = True  # rate limits; off for load tests on loopback
    tables: int = 2000  # folded tables kept in memory
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think; one core is left for the loop
    json_logs: bool = False
    metrics: str = ""  # the token that opens /metrics to others than this machine


def data_folder() -> Path:
    """Where this user's data lives, by the custom of the platform."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "nassau"

"""The settings of one server process."""

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
    database: str = ""  # SQLAlchemy URL or file path; "": the default file in the user's data folder
    redis: str | None = None  # URL of the message bus between processes
    origins: tuple[str, ...] = ()  # allowed origins besides the one in the Host header
    delay: float = 0.7  # seconds from a bot's turn to its action, so that people can follow
    patience: float = 20.0  # seconds until bots take the open seats of a quick-play table
    limited: bool = True  # rate limits; off for load tests on loopback
    tables: int = 2000  # size of the table cache
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # bot worker processes; one core is left for the event loop
    json_logs: bool = False
    metrics: str = ""  # bearer token for /metrics from other machines


def data_folder() -> Path:
    """The platform's folder for this user's application data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "nassau"

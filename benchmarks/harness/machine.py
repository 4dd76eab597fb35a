"""A description of the machine and the date, for the pages of docs/results."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def describe() -> str:
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or platform.machine())

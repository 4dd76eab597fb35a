"""Programs of the system that some tests need: Redis, Caddy, nginx, OpenSSL."""

from __future__ import annotations

import os
import shutil

import pytest


def require_program(name: str) -> None:
    """Fail the test in CI, and skip it elsewhere, if a program is not installed."""
    if shutil.which(name) is not None:
        return
    reason = f"{name} is not installed: `make services` installs it (as root, with apt-get)"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)

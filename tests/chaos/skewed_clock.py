"""`python -m tests.chaos.skewed_clock FILE ARGUMENTS…`: the server with a clock skewed by the nanoseconds in FILE."""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path

from nassau.cli.main import main


def skew(path: Path) -> None:
    """Let `time.time_ns` and `time.time` be off by the current offset in the file."""
    with path.open("r+b") as file:
        shared = mmap.mmap(file.fileno(), 8)
    right = time.time_ns

    def wrong() -> int:
        off: int = struct.unpack("<q", shared[:8])[0]
        return right() + off

    time.time_ns = wrong
    time.time = lambda: wrong() / 1e9


if __name__ == "__main__":
    skew(Path(sys.argv[1]))
    sys.exit(main(["serve", *sys.argv[2:]]))

"""Break the server on purpose, thirty times, and see that nothing acknowledged is lost: `make faults`."""

import os
import subprocess
import sys

from contenders import ROOT

KILLS = "30"
TESTS = ("tests/server/test_kills.py", "tests/store/test_processes.py", "tests/store/test_trouble.py")


def main() -> int:
    command = [sys.executable, "-m", "pytest", "-q", *TESTS]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "NASSAU_KILLS": KILLS}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

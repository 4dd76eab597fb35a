"""The process pool, with real processes."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from nassau.bots.evaluation.executors import process_pool
from nassau.kernel import BadSetup

TWO_ENDLESS_TASKS = """
from nassau.bots.evaluation.executors import process_pool
endless = "import os, threading; os.write(1, b'.'); threading.Event().wait()"
list(process_pool(2)(exec, [endless, endless]))
"""


def test_no_worker_outlives_the_process_that_started_it() -> None:
    """Workers hold the pipe open: it ends when the last of them does."""
    process = subprocess.Popen(
        [sys.executable, "-c", TWO_ENDLESS_TASKS], stdout=subprocess.PIPE, start_new_session=True
    )
    assert process.stdout is not None
    try:
        assert process.stdout.read(2) == b".."
        process.kill()
        assert process.communicate(timeout=60)[0] == b""
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def test_a_negative_number_of_processes_is_refused() -> None:
    with pytest.raises(BadSetup, match="at least 1, not -1"):
        process_pool(-1)

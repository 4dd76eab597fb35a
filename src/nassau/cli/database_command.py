"""`nassau backup`, `nassau restore` and `nassau doctor`: administration of a server's database."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from nassau.server.settings import data_folder

UNHEALTHY: Final = 1
BAD_INPUT: Final = 2


def add(commands: Any) -> None:
    backup = command(commands, "backup", "save the database to one file, without stopping the server", run_backup)
    backup.add_argument("file", type=Path, help="file to write")
    restore = command(commands, "restore", "fill an empty database from a backup", run_restore)
    restore.add_argument("file", type=Path, help="file written by `nassau backup`")
    doctor = command(commands, "doctor", "replay every table and report the first invalid entry", run_doctor)
    doctor.add_argument("--repair", action="store_true", help="rebuild what is derived from the logs: lobby, ratings")


def command(
    commands: Any, name: str, summary: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """A subcommand with the option --database."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=summary, description=summary[0].upper() + summary[1:] + "."
    )
    parser.add_argument(
        "--database", default="", help="SQLite file or postgresql://… (default: a file in your data folder)"
    )
    parser.set_defaults(run=lambda args: run_guarded(run, args))
    return parser


def run_guarded(run: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    """Run a command; a StoreError becomes one line on stderr and exit code BAD_INPUT."""
    from nassau.store import StoreError

    args.database = args.database or str(data_folder() / "nassau.sqlite3")
    try:
        return run(args)
    except StoreError as error:
        sys.stderr.write(f"nassau: {error}\n")
        return BAD_INPUT


def run_backup(args: argparse.Namespace) -> int:
    from nassau.store.admin import maintenance

    sys.stdout.write(maintenance.backup(args.database, args.file) + "\n")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    from nassau.store.admin import maintenance

    sys.stdout.write(maintenance.restore(args.database, args.file) + "\n")
    return 0


def run_doctor(args: argparse.Namespace) -> int:
    from nassau.store.admin import maintenance

    healthy, lines = maintenance.doctor(args.database, args.repair)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if healthy else UNHEALTHY

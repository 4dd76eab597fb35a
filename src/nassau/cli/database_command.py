"""`nassau backup`, `nassau restore` and `nassau doctor`: looking after the database of a server."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from nassau.server.settings import data_folder

UNWELL: Final = 1
BAD_INPUT: Final = 2


def add(commands: Any) -> None:
    backup = command(commands, "backup", "save the whole database in one file, while play goes on", run_backup)
    backup.add_argument("file", type=Path, help="the file to write")
    restore = command(commands, "restore", "fill an empty or new database from a backup", run_restore)
    restore.add_argument("file", type=Path, help="what `nassau backup` wrote")
    doctor = command(commands, "doctor", "play every table again and report the first entry that is wrong", run_doctor)
    doctor.add_argument("--repair", action="store_true", help="build anew what follows from the logs: lobby, ratings")


def command(commands: Any, name: str, does: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=does, description=does.capitalize() + ".")
    parser.add_argument("--database", default="", help="an SQLite file or postgresql://…; by default a file of yours")
    parser.set_defaults(run=lambda args: guarded(run, args))
    return parser


def guarded(run: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    from nassau.store import StoreError

    args.database = args.database or str(data_folder() / "nassau.sqlite3")
    try:
        return run(args)
    except StoreError as error:
        sys.stderr.write(f"nassau: {error}\n")
        return BAD_INPUT


def run_backup(args: argparse.Namespace) -> int:
    from nassau.store.admin import maintenance as store

    sys.stdout.write(store.backup(args.database, args.file) + "\n")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    from nassau.store.admin import maintenance as store

    sys.stdout.write(store.restore(args.database, args.file) + "\n")
    return 0


def run_doctor(args: argparse.Namespace) -> int:
    from nassau.store.admin import maintenance as store

    well, lines = store.doctor(args.database, args.repair)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if well else UNWELL

"""The lock of an SQLite file: one server at a time. The operating system releases it when the process ends, however."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from nassau.store.store_errors import StoreError

LOCKED_BYTE: Final = 1 << 20
"""The byte that Windows locks: beyond the process number, which must stay readable."""


class FileLock:
    """Held from `take` to `release`, on a file beside the database: opening and closing the database file would drop
    SQLite's own locks."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self.file: int | None = None

    def take(self) -> None:
        """Lock the database; StoreError if another server uses it. A folder that cannot be written is reported when
        the database is opened."""
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return
        try:
            lock(file)
        except OSError as error:
            number = os.pread(file, 20, 0).decode("ascii", "replace") if sys.platform != "win32" else ""
            os.close(file)
            holder = f" (process {number})" if number.isdigit() else ""
            raise StoreError(
                f"The database {self.database} is used by another server{holder}; stop it first, or use PostgreSQL."
            ) from error
        self.file = file
        with suppress(OSError):  # the number is only for the message; the disk may be full
            os.ftruncate(file, 0)
            os.write(file, str(os.getpid()).encode())

    def release(self) -> None:
        """Release the lock. The file stays: removing it would let two servers lock two files of one name."""
        if self.file is not None:
            os.close(self.file)
            self.file = None


def lock(file: int) -> None:
    """Lock the file without waiting; OSError if another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

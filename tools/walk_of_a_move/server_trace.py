"""The server's part of a move: every function of the package that runs while one of three guests bids."""

from __future__ import annotations

import ast
import asyncio
import inspect
import json
import signal
import socket
import sys
import textwrap
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Final

import nassau
from nassau.server.serve import serve_until_stopped
from nassau.server.settings import Settings
from tests.support.manila_players import sit_together
from tests.support.server_process import Person, people

PACKAGE: Final = Path(nassau.__file__).parent
GUESTS: Final = ("Ann", "Ben", "Cy")
BID: Final = "bid:5"
TABLES: Final = 60
TIMEOUT_SECONDS: Final = 20


class Call:
    """The first call of a function during the move."""

    def __init__(self, code: CodeType, depth: int, thread: str) -> None:
        self.file = Path(code.co_filename).relative_to(PACKAGE).as_posix()
        self.function = code.co_qualname.replace(".<locals>", "")
        self.depth = depth
        self.thread = thread
        self.summary = first_line(code)


def first_line(code: CodeType) -> str:
    """The first line of a function's docstring, or ""."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(code)))
    node = tree.body[0]
    doc = ast.get_docstring(node) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else None
    return (doc or "").partition("\n")[0]


class Recorder:
    """Records the functions of the package that are entered while `active`, in all threads started after it."""

    def __init__(self) -> None:
        self.active = False
        self.calls: list[Call] = []
        self.depths: dict[CodeType, int] = {}

    def install(self) -> None:
        threading.setprofile(self.profile)
        sys.setprofile(self.profile)

    def uninstall(self) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if not self.active or event != "call" or code in self.depths or not is_function(code):
            return
        caller = frame.f_back
        while caller is not None and caller.f_code not in self.depths:
            caller = caller.f_back
        depth = 0 if caller is None else self.depths[caller.f_code] + 1
        self.depths[code] = depth
        self.calls.append(Call(code, depth, threading.current_thread().name))


def is_function(code: CodeType) -> bool:
    """Whether `code` is a named function of the package, not a comprehension, lambda or class body."""
    return code.co_filename.startswith(str(PACKAGE)) and not code.co_name.startswith("<")


async def trace() -> list[Call]:
    """The calls of one bid, from the WebSocket frame of the bidder to the updates of all three guests."""
    recorder = Recorder()
    recorder.install()
    try:
        with TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listener:
            settings = Settings(database=str(Path(folder) / "walk.sqlite3"), limited=False)
            started = asyncio.Event()
            server = asyncio.create_task(serve_until_stopped(settings, listener, started.set))
            await asyncio.wait_for(started.wait(), TIMEOUT_SECONDS)
            try:
                await play(f"http://127.0.0.1:{listener.getsockname()[1]}", recorder)
            finally:
                signal.raise_signal(signal.SIGTERM)  # as a host stops it
                await server
    finally:
        recorder.uninstall()
    return recorder.calls


async def play(url: str, recorder: Recorder) -> None:
    async with people(url, *GUESTS) as guests:
        table = await table_where_first_guest_bids(guests)
        bidder, version = guests[0], guests[0].tables[table]["decision"]["version"]
        recorder.active = True
        await bidder.say("act", table=table, version=version, option=BID)
        await asyncio.gather(*[guest.until("update") for guest in guests])
        recorder.active = False


async def table_where_first_guest_bids(guests: list[Person]) -> str:
    """The order of viewers relative to the bidder changes the order of calls: the trace always has the same bidder."""
    for _ in range(TABLES):
        table = await sit_together(guests)
        for guest in guests:
            await guest.catch_up()
        if guests[0].tables[table]["decision"]:
            return table
    raise AssertionError(f"the first guest never began in {TABLES} games")


if __name__ == "__main__":  # in a process of its own: caches that are warm already would hide calls
    print(json.dumps([[call.file, call.function] for call in asyncio.run(trace())]))

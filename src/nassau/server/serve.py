"""The running server: uvicorn on a socket that is already ours, with logs that machines can read."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO, cast

import structlog
import uvicorn

from nassau.server.access.security_headers import Guard
from nassau.server.app import build
from nassau.server.settings import Settings
from nassau.server.ws.endpoint import LARGEST
from nassau.server.ws.fast_socket import Wire
from nassau.store import Store

KEPT: Final = 130
"""Seconds that an idle connection stays open: longer than proxies keep theirs (Caddy: 120), for what a proxy sends
while its connection is being closed is lost."""
TIDY: Final = 600.0
"""Seconds between two searches for old garbage."""


class Server(uvicorn.Server):
    """Says when it listens, lets everybody go before it stops, and ends without the signal that stopped it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], farewell: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.farewell()  # a stream of events would otherwise go on until its time is up
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


async def keep_running(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes. StoreError if the database cannot be used."""
    set_up_logs(settings.json_logs)
    sys.setswitchinterval(0.001)  # a thinking bot or a finished commit must not hold up the loop for long
    store = await Store.open(settings.database, cached=settings.tables)
    app = build(settings, store)
    config = uvicorn.Config(
        Guard(app), loop="none", http="auto", ws=Wire, ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False, log_config=None, access_log=False, server_header=False,
        timeout_graceful_shutdown=5, timeout_keep_alive=KEPT,
    )  # fmt: skip
    tidying = asyncio.create_task(tidy())
    try:
        await Server(config, ready, app.state.house.farewell).serve([listener])
    finally:
        tidying.cancel()


async def tidy() -> None:
    """Look for garbage only now and then: with a thousand tables that takes half a second. Play makes none that must be
    looked for, but each move replaces objects by new ones, and Python would look through all these every few seconds.
    A closed connection leaves 15 KB; the threshold is for whoever opens very many."""
    gc.freeze()
    gc.set_threshold(1_000_000)
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


def set_up_logs(as_json: bool) -> None:
    """One line an event, on standard error; tracebacks without the values of variables, which may be secrets."""
    console = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )
    renderer: structlog.types.Processor = structlog.processors.JSONRenderer() if as_json else console
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info if as_json else structlog.processors.StackInfoRenderer(),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Patient(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    logging.getLogger("uvicorn.error").addFilter(ours)
    logging.basicConfig(
        stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )


class Patient:
    """A log that cannot be written is no reason to leave anybody without an answer: its disk may be full too."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError):
            self.stream.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.stream.flush()


def ours(record: logging.LogRecord) -> bool:
    """Whether a line is about us: a client that sends broken UTF-8 is cut off, and no error of the server's."""
    return not record.getMessage().startswith("Invalid UTF-8")

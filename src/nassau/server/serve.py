"""Runs the application: uvicorn on an open socket, structured logs, graceful shutdown."""

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

from nassau.server.access.security_headers import SecurityHeaders
from nassau.server.app import build
from nassau.server.composition import Server
from nassau.server.settings import Settings
from nassau.server.ws.client_session import MAX_FRAME_BYTES
from nassau.server.ws.fast_socket import FastWebSocket
from nassau.store import Store
from nassau.store.database.connect import server_lock

KEEP_ALIVE_SECONDS: Final = 130
"""Longer than proxies keep idle connections (Caddy: 120): a request that a proxy sends on a closing connection is
lost."""
SHUTDOWN_SECONDS: Final = 5
SWITCH_SECONDS: Final = 0.001
"""The interpreter's thread switch interval: bot and database threads must not delay the event loop."""
GC_SECONDS: Final = 600.0
"""Interval of full garbage collections."""
GC_THRESHOLD: Final = 1_000_000


class UvicornServer(uvicorn.Server):
    """Calls `ready` when it listens and `stop_accepting` before it shuts down, and handles signals itself."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], stop_accepting: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.stop_accepting = stop_accepting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stop_accepting()  # ends event streams, which would otherwise last until the shutdown timeout
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Like uvicorn's, without raising the signal again after the shutdown."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


async def serve_until_stopped(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM. StoreError if the database cannot be used, or another server uses its file."""
    set_up_logs(settings.json_logs)
    sys.setswitchinterval(SWITCH_SECONDS)
    lock = server_lock(settings.database)
    if lock is not None:
        lock.take()
    try:
        await serve_store(settings, await Store.open(settings.database, cached=settings.tables), listener, ready)
    finally:
        if lock is not None:
            lock.release()


async def serve_store(settings: Settings, store: Store, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve an open store until SIGINT or SIGTERM."""
    app = build(settings, store)
    server: Server = app.state.server
    config = uvicorn.Config(
        SecurityHeaders(app), loop="none", http="auto", ws=FastWebSocket, ws_max_size=4 * MAX_FRAME_BYTES,
        ws_per_message_deflate=False, log_config=None, access_log=False, server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS, timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )  # fmt: skip
    collecting = asyncio.create_task(collect_garbage())
    try:
        await UvicornServer(config, ready, server.lifecycle.stop_accepting).serve([listener])
    finally:
        collecting.cancel()


async def collect_garbage() -> None:
    """Run full collections rarely: one takes half a second with a thousand tables.

    Moves replace many objects but create no cycles, so the default thresholds would scan all tables every few seconds.
    A closed connection leaves 15 KB in cycles; the threshold bounds that when very many connect.
    """
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
    while True:
        await asyncio.sleep(GC_SECONDS)
        gc.collect()


def set_up_logs(as_json: bool) -> None:
    """One line per event on standard error. Tracebacks omit local variables, which may hold secrets."""
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
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", LogStream(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    logging.getLogger("uvicorn.error").addFilter(is_server_error)
    logging.basicConfig(
        stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )


class LogStream:
    """A stream that drops what it cannot write: a full disk under the log must not fail requests."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError):
            self.stream.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.stream.flush()


def is_server_error(record: logging.LogRecord) -> bool:
    """Log filter: False for invalid UTF-8 from clients, which uvicorn logs as an error."""
    return not record.getMessage().startswith("Invalid UTF-8")

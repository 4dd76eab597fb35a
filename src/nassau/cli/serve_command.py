"""`nassau serve`: bind the port, run the server and print its address."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from nassau.server.settings import PORT, Settings, data_folder

if TYPE_CHECKING:
    import socket

BAD_INPUT: Final = 2
"""Exit code for errors that the host must fix, such as a port in use."""


def add(commands: Any) -> None:
    parser = commands.add_parser("serve", help="run the web server", description="Run the web server.")
    add_arguments(parser)
    parser.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    defaults = Settings()
    parser.add_argument("--host", default=defaults.host, help="address to listen on (0.0.0.0: all interfaces)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port (default: {PORT}; 0: any free port)")
    parser.add_argument(
        "--database", default="", help="SQLite file or postgresql://… (default: a file in your data folder)"
    )
    parser.add_argument(
        "--redis", help="redis://…: message bus between server processes that share a PostgreSQL database"
    )
    parser.add_argument(
        "--origin", action="append", default=[], help="additional origin that browsers use, https://…; repeatable"
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument(
        "--delay", type=float, default=defaults.delay, help="seconds before a bot acts (default: %(default)s)"
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=defaults.patience,
        help="seconds that quick play waits for people (default: %(default)s)",
    )
    parser.add_argument("--unlimited", action="store_true", help="disable rate limits, for load tests")
    parser.add_argument("--json-logs", action="store_true", help="log as JSON")


def settings_of(arguments: argparse.Namespace) -> Settings:
    return Settings(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database or str(data_folder() / "nassau.sqlite3"),
        redis=arguments.redis,
        origins=tuple(arguments.origin),
        delay=arguments.delay,
        patience=arguments.patience,
        limited=not arguments.unlimited,
        json_logs=arguments.json_logs,
        metrics=os.environ.get("NASSAU_METRICS_TOKEN", ""),  # no argument: command lines are visible to all users
    )


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    try:
        listener = bind(settings)
    except OSError as error:
        return fail(f"port {settings.port} on {settings.host} cannot be used: {error.strerror or error}")
    if "://" not in settings.database:
        Path(settings.database).expanduser().absolute().parent.mkdir(parents=True, exist_ok=True)
    with listener:
        return serve(settings, listener, arguments.open)


def serve(settings: Settings, listener: socket.socket, browser: bool) -> int:
    # Imported late here and below: the other commands start faster without the server.
    from nassau.server.serve import serve_until_stopped
    from nassau.store import StoreError

    address = f"http://{shown_host(settings.host)}:{listener.getsockname()[1]}/"
    with suppress(KeyboardInterrupt):
        try:
            run_loop(serve_until_stopped(settings, listener, lambda: announce(address, browser)))
        except StoreError as error:
            return fail(str(error))
    return 0


def run_loop(main: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop if it is installed."""
    try:
        from uvloop import run as fast_run
    except ImportError:
        from asyncio import run

        run(main)
    else:
        fast_run(main)


def bind(settings: Settings) -> socket.socket:
    import socket

    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        raise error if isinstance(error, OSError) else OSError(str(error)) from error
    return listener


def shown_host(host: str) -> str:
    """The host part of the address for a browser on this machine."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104
        return "localhost"
    return f"[{host}]" if ":" in host else host


def announce(address: str, browser: bool) -> None:
    sys.stdout.write(f"Nassau is at {address}  (stop with Ctrl+C)\n")
    sys.stdout.flush()
    if browser:
        import webbrowser

        webbrowser.open(address)


def fail(message: str) -> int:
    """Report an error on stderr and return the exit code."""
    sys.stderr.write(f"nassau: {message}\n")
    return BAD_INPUT

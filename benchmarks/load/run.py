"""Measures the server under load, on uvicorn and on granian, and boardgame.io's server for comparison: `make load`.

A thousand tables with three seats, one WebSocket for each seat. First a fixed rate, to measure the latency from a move
until all viewers have it; then capacity. Every move is durable before it is sent, and afterwards the event logs are
compared with the acknowledged moves.
"""

import argparse
import asyncio
import json
import platform
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from benchmarks.harness import machine
from benchmarks.harness.install import Unavailable, run
from benchmarks.harness.paths import RESULTS, ROOT
from benchmarks.load.clients import SEATS, LoadGenerator, load_generator, percentile
from benchmarks.load.servers import Server, boardgameio_server, interpreted, nassau, nassau_on_granian
from nassau.store import Store

BOT_TABLES = 10
PAGE = RESULTS / "load.md"
Numbers = dict[str, float]
Start = Callable[[Path], AbstractContextManager[Server]]
Columns = dict[str, "Numbers | Unavailable"]

ROWS = {
    "moves": ("moves per second at capacity", "{:,.0f}"),
    "work": ("server CPU time per move", "{:.2f} ms"),
    "clients": ("client CPU time per move", "{:.2f} ms"),
    "p50": ("fixed rate: latency to the last viewer, median", "{:.1f} ms"),
    "p99": ("fixed rate: latency to the last viewer, 99th percentile", "{:.1f} ms"),
    "thinking": ("the same while ten Admirals search", "{:.1f} ms"),
    "bytes": ("bytes per move and viewer", "{:,.0f}"),
    "memory": ("memory per live table with its connections", "{:,.0f} KB"),
    "held": ("memory per table without connections", "{:,.0f} KB"),
    "fold": ("loading a table from its log, 99th percentile", "{:.1f} ms"),
    "start": ("start until the first response", "{:.2f} s"),
    "lost": ("acknowledged moves lost", "{:.0f}"),
}


def main() -> None:
    arguments = parse_arguments()
    console = Console()
    columns: Columns = {}
    with console.status("Nassau"):
        columns["Nassau"] = run_loop(load_nassau(interpreted if arguments.interpreted else nassau, arguments))
    if not arguments.alone:
        with console.status("Nassau on granian"):
            columns["Nassau on granian"] = load_granian(arguments)
        with console.status("boardgame.io"):
            columns["boardgame.io 0.50.2"] = load_boardgameio(arguments)
    show(console, columns)
    if arguments.tables >= 1000 and not arguments.alone:
        PAGE.write_text(document(arguments, columns), encoding="utf-8")
        print(f"Wrote {PAGE.relative_to(ROOT)}")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300, help="moves per second at the fixed rate")
    parser.add_argument("--seconds", type=float, default=20, help="duration of each of the two measurements")
    parser.add_argument("--alone", action="store_true", help="measure only Nassau; do not write the page")
    parser.add_argument("--interpreted", action="store_true", help="do not use the compiled engine")
    return parser.parse_args()


# -- Nassau


def run_loop(work: Coroutine[Any, Any, Numbers]) -> Numbers:
    """Runs the clients on uvloop if available, like the server, because both share the cores."""
    try:
        from uvloop import run as run_fast
    except ImportError:
        return asyncio.run(work)
    return run_fast(work)


async def load_nassau(
    start: Callable[[Path], AbstractContextManager[Server]], arguments: argparse.Namespace
) -> Numbers:
    with tempfile.TemporaryDirectory() as folder:
        return await load_server(start, Path(folder) / "nassau.sqlite3", arguments)


async def load_server(start: Start, database: Path, arguments: argparse.Namespace) -> Numbers:
    started = time.perf_counter()
    with start(database) as server:
        async with httpx.AsyncClient() as http:
            health = (await http.get(f"{server.url}/health")).json()
        numbers: Numbers = {"start": time.perf_counter() - started, "compiled": health["compiled"]}
        async with load_generator(server.url) as generator:
            numbers |= await measure(server, generator, arguments)
            acknowledged = {table.id: table.acknowledged for table in generator.tables}
            if generator.meter.errors:
                print("refused:", sorted(set(generator.meter.errors)))
    return numbers | await check(database, acknowledged)


async def measure(server: Server, generator: LoadGenerator, arguments: argparse.Namespace) -> Numbers:
    before = server.memory()
    await generator.open_tables(arguments.tables)
    await asyncio.sleep(2)
    await generator.run_at_rate(arguments.rate, 2)  # warm-up
    generator.meter.clear()
    await generator.run_at_rate(arguments.rate, arguments.seconds)
    await asyncio.sleep(1)
    meter = generator.meter
    numbers = {
        "p50": percentile(meter.latencies, 0.5),
        "p99": percentile(meter.latencies, 0.99),
        "paced": meter.moves,
        "bytes": meter.bytes / max(1, meter.updates),
    }
    numbers["thinking"] = await latency_beside_bots(server, generator, arguments)
    meter.clear()
    worked, played = server.cpu_seconds(), time.process_time()
    numbers["moves"] = await generator.run_at_capacity(arguments.seconds)
    await asyncio.sleep(1)
    numbers["work"] = 1000 * (server.cpu_seconds() - worked) / max(1, meter.moves)
    numbers["clients"] = 1000 * (time.process_time() - played) / max(1, meter.moves)
    return numbers | {"memory": (server.memory() - before) / arguments.tables / 1024}


async def latency_beside_bots(server: Server, generator: LoadGenerator, arguments: argparse.Namespace) -> float:
    """The 99th percentile of the latency at the fixed rate, while bots at other tables search all the time."""
    async with load_generator(server.url, ["Dora"]) as others:
        await others.open_bot_tables("admiral", BOT_TABLES)
        answering = asyncio.create_task(others.run_at_capacity(arguments.seconds + 10))
        await generator.run_at_rate(arguments.rate, 5)  # warm-up: worker processes start on demand
        generator.meter.clear()
        await generator.run_at_rate(arguments.rate, arguments.seconds)
        await answering
    return percentile(generator.meter.latencies, 0.99)


async def check(database: Path, acknowledged: dict[str, int]) -> Numbers:
    """Loads every table from its log and counts acknowledged moves that are missing."""
    store = await Store.open(database)
    times, lost = [], 0
    for id, number in acknowledged.items():
        started = time.perf_counter()
        table = await store.table(id)
        times.append(time.perf_counter() - started)
        lost += max(0, number - table.number)
    held = store.cache.used / max(1, len(store.cache)) / 1024
    await store.close()
    return {"fold": percentile(times, 0.99), "lost": lost, "held": held}


# -- servers for comparison


def load_granian(arguments: argparse.Namespace) -> Numbers | Unavailable:
    try:
        return run_loop(load_nassau(nassau_on_granian, arguments))
    except Unavailable as reason:
        return reason


def load_boardgameio(arguments: argparse.Namespace) -> Numbers | Unavailable:
    try:
        with boardgameio_server() as (server, command, folder):
            before = server.memory()
            sizes = [str(arguments.tables), str(arguments.rate), str(arguments.seconds), str(arguments.seconds)]
            numbers: Numbers = json.loads(run([*command, *sizes], folder, minutes=10))
            return numbers | {"memory": (server.memory() - before) / arguments.tables / 1024}
    except Unavailable as reason:
        return reason


# -- the report


def cell(numbers: Numbers | Unavailable, row: str) -> str:
    if isinstance(numbers, Unavailable) or row not in numbers:
        return "–"
    return ROWS[row][1].format(numbers[row])


def missing(columns: Columns) -> list[str]:
    return [f"{title} was not measured: {why}." for title, why in columns.items() if isinstance(why, Unavailable)]


def engine(columns: Columns) -> str:
    ours = columns["Nassau"]
    return "compiled" if not isinstance(ours, Unavailable) and ours["compiled"] else "interpreted"


def show(console: Console, columns: Columns) -> None:
    table = Table("", *columns)
    for row, (title, _) in ROWS.items():
        table.add_row(title, *(cell(numbers, row) for numbers in columns.values()))
    console.print(table)
    console.print(f"Engine {engine(columns)}.")
    for sentence in missing(columns):
        console.print(sentence)


def document(arguments: argparse.Namespace, columns: Columns) -> str:
    cells = {row: [cell(numbers, row) for numbers in columns.values()] for row in ROWS}
    rows = "\n".join(f"| {title} | {' | '.join(cells[row])} |" for row, (title, _) in ROWS.items())
    note = "".join(f"\n{sentence}\n" for sentence in missing(columns))
    return f"""# The server under load

Measured by `make load` on {machine.today()}: {machine.describe()}, SQLite on {platform.system()}.
The engine was {engine(columns)}. Server and clients share the machine's cores.

{arguments.tables:,} tables of {SEATS}, one WebSocket for each seat ({arguments.tables * SEATS:,} connections).
Fixed rate: {arguments.rate:.0f} moves per second for {arguments.seconds:.0f} s.

| | {" | ".join(columns)} |
|---|{"---|" * len(columns)}
{rows}
{note}
The servers do different work per move. Nassau validates a move of Manila, writes it to disk (SQLite,
`synchronous=FULL`) and sends each viewer the changes of their view. boardgame.io runs a trivial move of a game with
about as much state, keeps it in memory (its default storage) and sends the whole state to everybody; its bytes are
counted as JSON without framing. Its clients use socket.io on Node, ours the protocol of Python's websockets on an
asyncio transport; each load generator is one process. Latency ends when the last of the three viewers has the move.
"""


if __name__ == "__main__":
    main()

"""Measure the server under load, on uvicorn and on granian, and boardgame.io's server beside it in the same run:
`make load`.

A thousand tables of three, one real WebSocket for every seat. First a steady rate, to see how long a move takes until
the last screen shows it; then as fast as the tables can. Every move is durable before it is shown, and afterwards the
logs are compared with what was acknowledged.
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
from benchmarks.harness.contenders import ROOT
from benchmarks.harness.install import Unavailable, run
from benchmarks.load.clients import SEATS, Company, company, percentile
from benchmarks.load.servers import Server, interpreted, nassau, nassau_on_granian, peer
from nassau.store import Store

THINKING = 10
RESULTS = ROOT / "docs" / "results" / "load.md"
Numbers = dict[str, float]
Columns = dict[str, "Numbers | Unavailable"]

ROWS = {
    "moves": ("moves a second, as fast as possible", "{:,.0f}"),
    "work": ("processor time of the server for each move", "{:.2f} ms"),
    "clients": ("processor time of the clients for each move", "{:.2f} ms"),
    "p50": ("steady rate: half of the moves on all screens within", "{:.1f} ms"),
    "p99": ("steady rate: 99 % of the moves on all screens within", "{:.1f} ms"),
    "thinking": ("the same while ten Admirals think", "{:.1f} ms"),
    "bytes": ("bytes for each move and viewer", "{:,.0f}"),
    "memory": ("memory for each live table and its connections", "{:,.0f} KB"),
    "held": ("memory for each table without its connections", "{:,.0f} KB"),
    "fold": ("a cold table is folded in (99 %)", "{:.1f} ms"),
    "start": ("from start to the first answered request", "{:.2f} s"),
    "lost": ("acknowledged moves lost", "{:.0f}"),
}


def main() -> None:
    wishes = arguments()
    console = Console()
    columns: Columns = {}
    with console.status("Nassau under load"):
        columns["Nassau"] = run_loop(load_nassau(interpreted if wishes.interpreted else nassau, wishes))
    if not wishes.alone:
        with console.status("Nassau on granian under the same load"):
            columns["Nassau on granian"] = load_granian(wishes)
        with console.status("boardgame.io under the same load"):
            columns["boardgame.io 0.50.2"] = load_peer(wishes)
    show(console, columns)
    if wishes.tables >= 1000 and not wishes.alone:
        RESULTS.write_text(document(wishes, columns), encoding="utf-8")
        print(f"Written to {RESULTS.relative_to(ROOT)}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300, help="moves a second at the steady rate")
    parser.add_argument("--seconds", type=float, default=20, help="for each of the two measurements")
    parser.add_argument("--alone", action="store_true", help="only Nassau; writes nothing")
    parser.add_argument("--interpreted", action="store_true", help="without the compiled engine, if there is one")
    return parser.parse_args()


# -- Nassau


def run_loop(work: Coroutine[Any, Any, Numbers]) -> Numbers:
    """The clients' loop: as fast as the server's, for they share the machine."""
    try:
        from uvloop import run as run_fast
    except ImportError:
        return asyncio.run(work)
    return run_fast(work)


async def load_nassau(start: Callable[[Path], AbstractContextManager[Server]], wishes: argparse.Namespace) -> Numbers:
    with tempfile.TemporaryDirectory() as folder:
        return await load_server(start, Path(folder) / "nassau.sqlite3", wishes)


async def load_server(
    start: Callable[[Path], AbstractContextManager[Server]], database: Path, wishes: argparse.Namespace
) -> Numbers:
    started = time.perf_counter()
    with start(database) as server:
        async with httpx.AsyncClient() as http:
            health = (await http.get(f"{server.url}/health")).json()
        numbers: Numbers = {"start": time.perf_counter() - started, "compiled": health["compiled"]}
        async with company(server.url) as guests:
            numbers |= await measure(server, guests, wishes)
            acknowledged = {table.id: table.acknowledged for table in guests.tables}
            if guests.meter.faults:
                print("refused:", sorted(set(guests.meter.faults)))
    return numbers | await check(database, acknowledged)


async def measure(server: Server, guests: Company, wishes: argparse.Namespace) -> Numbers:
    before = server.memory()
    await guests.sit_down(wishes.tables)
    await asyncio.sleep(2)
    await guests.pace(wishes.rate, 2)  # warm up
    guests.meter.clear()
    await guests.pace(wishes.rate, wishes.seconds)
    await asyncio.sleep(1)
    meter = guests.meter
    numbers = {
        "p50": percentile(meter.latencies, 0.5),
        "p99": percentile(meter.latencies, 0.99),
        "paced": meter.moves,
        "bytes": meter.bytes / max(1, meter.updates),
    }
    numbers["thinking"] = await beside_bots(server, guests, wishes)
    meter.clear()
    worked, played = server.seconds(), time.process_time()
    numbers["moves"] = await guests.rush(wishes.seconds)
    await asyncio.sleep(1)
    numbers["work"] = 1000 * (server.seconds() - worked) / max(1, meter.moves)
    numbers["clients"] = 1000 * (time.process_time() - played) / max(1, meter.moves)
    return numbers | {"memory": (server.memory() - before) / wishes.tables / 1024}


async def beside_bots(server: Server, guests: Company, wishes: argparse.Namespace) -> float:
    """The time of 99 % of the moves at the steady rate, while bots at other tables search all the time."""
    async with company(server.url, ["Dora"]) as others:
        await others.challenge("admiral", THINKING)
        answering = asyncio.create_task(others.rush(wishes.seconds + 10))
        await guests.pace(wishes.rate, 5)  # a process that thinks must first be started
        guests.meter.clear()
        await guests.pace(wishes.rate, wishes.seconds)
        await answering
    return percentile(guests.meter.latencies, 0.99)


async def check(database: Path, acknowledged: dict[str, int]) -> Numbers:
    """Fold every table from the disk, and count what was acknowledged but is not there."""
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


# -- others


def load_granian(wishes: argparse.Namespace) -> Numbers | Unavailable:
    try:
        return run_loop(load_nassau(nassau_on_granian, wishes))
    except Unavailable as reason:
        return reason


def load_peer(wishes: argparse.Namespace) -> Numbers | Unavailable:
    try:
        with peer() as (server, command, folder):
            before = server.memory()
            sizes = [str(wishes.tables), str(wishes.rate), str(wishes.seconds), str(wishes.seconds)]
            numbers: Numbers = json.loads(run([*command, *sizes], folder, minutes=10))
            return numbers | {"memory": (server.memory() - before) / wishes.tables / 1024}
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


def document(wishes: argparse.Namespace, columns: Columns) -> str:
    cells = {row: [cell(numbers, row) for numbers in columns.values()] for row in ROWS}
    rows = "\n".join(f"| {title} | {' | '.join(cells[row])} |" for row, (title, _) in ROWS.items())
    note = "".join(f"\n{sentence}\n" for sentence in missing(columns))
    return f"""# The server under load

Measured by `make load` on {machine.today()}: {machine.describe()}, SQLite on {platform.system()}.
The engine was {engine(columns)}. Server and clients share the machine's cores.

{wishes.tables:,} tables of {SEATS}, one WebSocket for every seat ({wishes.tables * SEATS:,} connections).
Steady rate: {wishes.rate:.0f} moves a second for {wishes.seconds:.0f} s.

| | {" | ".join(columns)} |
|---|{"---|" * len(columns)}
{rows}
{note}
The two do not do the same work for a move. Nassau checks a move of Manila by its rules, writes it to the disk (SQLite,
`synchronous=FULL`) and sends each viewer what changed for them. boardgame.io runs a trivial move of a made-up game with
about as much state, keeps it in memory (its storage by default) and sends everybody the whole state; its bytes are
counted as JSON without the frames around it. Its clients are Node's socket.io, ours are the protocol of Python's
websockets on a bare transport; each kind is one process. A move counts as shown when the last of its three screens
has it.
"""


if __name__ == "__main__":
    main()

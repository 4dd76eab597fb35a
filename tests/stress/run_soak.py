"""Play for an hour and check that nothing grows: `python -m tests.stress.run_soak --minutes 60 --write`.

Scripted people make 300 moves a second at three hundred tables over real WebSockets, and bots play every game beside
them; whenever a game ends, another one begins. The server's memory is read every second. In the first half caches
fill; after it memory should be flat: the slope is that of a straight line through the second half. The page says what
was really run.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx

from benchmarks.harness import machine
from benchmarks.harness.paths import ROOT
from benchmarks.load import servers
from benchmarks.load.clients import LoadGenerator, load_generator, percentile

sys.path.insert(0, str(ROOT))  # the tests' own tools

from nassau import games
from nassau.store import Store
from nassau.store.admin.check import doctor
from tests.chaos.server_processes import Server

PAGE = ROOT / "docs" / "results" / "soak.md"
SLICE = 10.0
"""Seconds of play between two checks of latencies and finished games."""


class Sample(NamedTuple):
    at: float  # seconds since the start
    memory: int  # bytes of the server


class Soak:
    """The measurements of a soak test."""

    def __init__(self) -> None:
        self.samples: list[Sample] = []
        self.latencies: list[float] = []  # 99 % of each slice, in milliseconds
        self.moves = 0
        self.seconds = 0.0
        self.faults: list[str] = []
        self.finished = 0
        self.bots = 0  # moves of bots
        self.lost = 0
        self.problems = 0
        self.errors: list[str] = []

    @property
    def settled(self) -> list[Sample]:
        return self.samples[len(self.samples) // 2 :]

    @property
    def slope(self) -> float:
        """Memory growth in bytes per minute, by least squares."""
        points = self.settled
        at = sum(point.at for point in points) / len(points)
        memory = sum(point.memory for point in points) / len(points)
        below = sum((point.at - at) ** 2 for point in points)
        return 60 * sum((point.at - at) * (point.memory - memory) for point in points) / max(below, 1e-9)


def main() -> None:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that servers are stopped
    wishes = arguments()
    with tempfile.TemporaryDirectory() as folder:
        soak = asyncio.run(play(Path(folder), wishes))
    text = document(wishes, soak)
    print(text)
    if wishes.write:
        PAGE.write_text(text, encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rate", type=float, default=300, help="moves of people a second")
    parser.add_argument("--tables", type=int, default=300, help="of people")
    parser.add_argument("--bots", type=int, default=5, help="tables of bots begun every 10 s")
    parser.add_argument("--write", action="store_true", help="write docs/results/soak.md")
    return parser.parse_args()


async def play(folder: Path, wishes: argparse.Namespace) -> Soak:
    soak, database = Soak(), str(folder / "nassau.sqlite3")
    server = Server(folder, "soak", database)
    await server.start()
    try:
        async with load_generator(f"http://127.0.0.1:{server.port}") as guests:
            await guests.open_tables(wishes.tables)
            await keep_going(soak, server, guests, wishes)
            soak.bots = await moves_stored(guests) - soak.moves
            promised = {table.id: table.acknowledged for table in guests.tables}
    finally:
        await server.end()
    soak.errors = server.errors()
    await check(soak, database, promised)
    return soak


async def keep_going(soak: Soak, server: Server, guests: LoadGenerator, wishes: argparse.Namespace) -> None:
    began = time.monotonic()
    watching = asyncio.create_task(watch(server, soak.samples))
    while (left := began + 60 * wishes.minutes - time.monotonic()) > 0:
        await let_bots_play(guests, wishes.bots)
        guests.meter.clear()
        await guests.run_at_rate(wishes.rate, min(SLICE, max(1.0, left)))
        soak.moves += guests.meter.moves
        soak.latencies.append(percentile(guests.meter.latencies, 0.99))
        soak.faults += guests.meter.errors
        soak.finished += await replace(guests)
    soak.seconds = time.monotonic() - began
    watching.cancel()


async def watch(server: Server, samples: list[Sample]) -> None:
    assert server.process is not None
    process, began = servers.Server(server.process, ""), time.monotonic()
    while True:
        samples.append(Sample(time.monotonic() - began, process.memory()))
        await asyncio.sleep(1)


async def replace(guests: LoadGenerator) -> int:
    """Open a new table for each that is over; returns their number."""
    over = [table for table in guests.tables if table.over]
    guests.tables = [table for table in guests.tables if not table.over]
    for table in over:
        for viewer in table.viewers:
            viewer.socket.close()
    await guests.open_tables(len(over))
    return len(over)


async def let_bots_play(guests: LoadGenerator, tables: int) -> None:
    """Open tables of every game with bots only."""
    host = guests.https[0]
    for number in range(tables):
        game = games.load(games.ALL[number % len(games.ALL)])
        seats = [{"kind": "bot", "level": "sailor"}] * game.seats[0]
        id = (await host.post("/api/tables", json={"game": game.id, "seats": seats})).raise_for_status().json()["id"]
        (await host.post(f"/api/tables/{id}/start", json={})).raise_for_status()


async def moves_stored(guests: LoadGenerator) -> int:
    """The server's own count of stored moves."""
    async with httpx.AsyncClient(base_url=guests.url) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("nassau_moves_total"))


async def check(soak: Soak, database: str, promised: dict[str, int]) -> None:
    """Check that every acknowledged move is stored, and every log can be reduced."""
    store = await Store.open(database)
    for id, number in promised.items():
        soak.lost += max(0, number - (await store.table(id)).number)
    soak.problems = len((await doctor(store)).problems)
    await store.close()


def document(wishes: argparse.Namespace, soak: Soak) -> str:
    first, last = soak.settled[0].memory / 1e6, soak.settled[-1].memory / 1e6
    worst = sorted(soak.latencies)
    command = (
        f"python -m tests.stress.run_soak --minutes {wishes.minutes:g} --rate {wishes.rate:g} --tables {wishes.tables}"
    )
    short = f"""
**This was a run of {wishes.minutes:g} minutes, not of an hour**: it shows what happens while caches fill, not what
happens after that.
"""
    note = short if wishes.minutes < 60 else ""
    paces = f"{worst[len(worst) // 2]:.1f} ms, {worst[-1]:.1f} ms"
    return f"""# Soak

Run by `{command}` on {machine.today()}: {machine.describe()}; server and clients share its cores.
{note}
| | |
|---|---|
| ran for | {soak.seconds / 60:.1f} minutes |
| moves of people | {soak.moves:,}, {soak.moves / soak.seconds:.0f} a second (wanted: {wishes.rate:g}) |
| moves of bots beside them | {soak.bots:,} |
| tables of people at once, games that ended | {wishes.tables}, {soak.finished} |
| memory of the server after the first half, and at the end | {first:.0f} MB, {last:.0f} MB |
| slope of the memory in between | {soak.slope / 1e6:+.2f} MB a minute |
| 99 % of the moves on all screens within: median of all {SLICE:.0f} s, worst | {paces} |
| refusals | {len(soak.faults)} |
| errors in the log | {len(soak.errors)} |
| acknowledged moves lost, tables that do not fold | {soak.lost}, {soak.problems} |

Up to 2,000 folded tables are kept in memory, those of finished games too; the first half of the run fills that cache.
"""


if __name__ == "__main__":
    main()

"""Inject faults into running servers and check that no acknowledged move is lost: `make faults`.

Players play every game over real WebSockets while servers are killed and stopped, disks fill up, databases fail, clocks
jump and clients misbehave. After each fault: every acknowledged move is in the log exactly once, every log can be
reduced with its dice verified, every client shows the state of the log, and play has resumed. The results of all runs
are summed up in docs/results/faults.md.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.harness import machine
from benchmarks.harness.paths import ROOT

sys.path.insert(0, str(ROOT))  # the tests' own tools

from tests.chaos.faults import CLUB, CLUSTER, Fault
from tests.chaos.recovery import Recovery, recover
from tests.chaos.scenario import Scenario, club, cluster

PAGE = ROOT / "docs" / "results" / "faults.md"
TALLY = ROOT / "build" / "faults.json"
FAULTS = {"club": CLUB, "cluster": CLUSTER}
LONG = ("SIGKILL", "SIGTERM and restart", "database killed and recovered", "one of two servers killed")
"""Faults that mostly wait for a process to start: injected in every third round only."""


def main() -> None:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that servers are stopped
    wishes = arguments()
    for where in wishes.where or [*FAULTS, "recovery"]:
        if where == "recovery":
            run: dict[str, Any] = {"where": where, **asyncio.run(measure_recovery(wishes.tables))}
        else:
            run = asyncio.run(run_faults(where, wishes))
        print(run)
        add_up(run)
    PAGE.write_text(document(), encoding="utf-8")
    print(f"Written to {PAGE.relative_to(ROOT)}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("where", nargs="*", choices=[[], *FAULTS, "recovery"], help="where to run; default: all")
    parser.add_argument("--minutes", type=float, default=4, help="duration of each run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=sorted(CLUB | CLUSTER), help="only this fault (repeatable)")
    parser.add_argument("--tables", type=int, default=10_000, help="stored tables for the recovery measurement")
    wishes = parser.parse_args()
    for where in FAULTS.keys() & set(wishes.where or FAULTS):
        if missing := set(wishes.only or ()) - FAULTS[where].keys():
            parser.error(f"there is no such fault in a {where}: {', '.join(sorted(missing))}")
    return wishes


def open_scenario(where: str, folder: Path, seed: int) -> AbstractAsyncContextManager[Scenario]:
    return club(folder, seed) if where == "club" else cluster(folder, seed)


async def run_faults(where: str, wishes: argparse.Namespace) -> dict[str, Any]:
    """Inject faults in random order until the time is over."""
    until = time.monotonic() + 60 * wishes.minutes
    with tempfile.TemporaryDirectory() as folder:
        async with open_scenario(where, Path(folder), wishes.seed) as here:
            for name, fault in schedule(FAULTS[where], wishes.only, random.Random(wishes.seed)):
                await here.inject(name, fault, moves=5)
                if time.monotonic() >= until:
                    break
            await here.close()
            return summary(where, wishes.seed, wishes.minutes, here)


def schedule(faults: dict[str, Fault], only: list[str] | None, rng: random.Random) -> Iterator[tuple[str, Fault]]:
    """The selected faults, or all of them, in random order; the long ones less often."""
    for turn in count():
        names = only or [name for name in faults if turn % 3 == 0 or name not in LONG]
        yield from ((name, faults[name]) for name in rng.sample(names, len(names)))


def summary(where: str, seed: int, minutes: float, here: Scenario) -> dict[str, Any]:
    return {
        "where": where,
        "seed": seed,
        "minutes": minutes,
        "date": machine.today(),
        "faults": here.faults,
        "acknowledged": here.promises.acknowledged,
        "lost": len(here.promises.lost),
        "twice": here.promises.twice,
        "refused": dict(here.promises.refused),
        "tables": len(here.promises.tables),
        "entries": sum(table.number for table, _ in here.promises.tables.values()),
        "waits": here.waits,
        "starts": here.starts,
        "errors": sum(len(server.errors()) for server in here.servers),
    }


async def measure_recovery(tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        measured: Recovery = await recover(Path(folder), tables)
        return {"date": machine.today(), "seed": tables, "tables": tables, "seconds": measured.seconds}


# -- the report


def tally() -> list[dict[str, Any]]:
    runs: list[dict[str, Any]] = json.loads(TALLY.read_text(encoding="utf-8")) if TALLY.exists() else []
    return runs


def add_up(run: dict[str, Any]) -> None:
    others = [known for known in tally() if (known["where"], known["seed"]) != (run["where"], run["seed"])]
    TALLY.parent.mkdir(exist_ok=True)
    TALLY.write_text(json.dumps([*others, run], indent=1), encoding="utf-8")


def document() -> str:
    runs = [run for run in tally() if run["where"] in FAULTS]
    sums = {name: sum(run[name] for run in runs) for name in ("acknowledged", "lost", "twice", "tables", "entries")}
    faults = sum((Counter(run["faults"]) for run in runs), Counter[str]())
    minutes = sum(run["minutes"] for run in runs)
    seeds = ", ".join(f"{run['where']} {run['seed']}" for run in runs)
    return f"""# Faults

Run by `python -m tests.chaos.run` (`make faults`) on {machine.today()}: {machine.describe()}; servers, databases and
players share its cores. Runs, with their seeds: {seeds}; {minutes:.0f} minutes in all. The load average at the end was
{os.getloadavg()[2]:.1f}: if it exceeds the number of cores, the times below are too long.

| | |
|---|---|
| faults injected | {sum(faults.values()):,} |
| moves acknowledged | {sums["acknowledged"]:,} |
| acknowledged moves lost | {sums["lost"]} |
| moves carried out twice | {sums["twice"]} |
| tables played / entries folded | {sums["tables"]:,} / {sums["entries"]:,} |

After each fault every acknowledged move was in the log exactly once, every log could be reduced with its dice verified,
and every client showed the state of the log: position, decision, every event. Clients reconnect automatically. "Again
within" is the time from the end of the fault (for a kill: when the new process serves) to the next acknowledged move of
any player; clients wait two seconds for an answer before they reconnect.

| fault | club: one server, SQLite | cluster: two servers, PostgreSQL, Redis | again within, median | at most |
|---|---|---|---|---|
{rows(runs, faults)}

{others(runs)}
"""


def rows(runs: list[dict[str, Any]], faults: Counter[str]) -> str:
    return "\n".join(row(name, runs) for name in faults)


def row(name: str, runs: list[dict[str, Any]]) -> str:
    counts = [sum(run["faults"].get(name, 0) for run in runs if run["where"] == where) for where in FAULTS]
    waits = sorted(wait for run in runs for wait in run["waits"].get(name, []))
    cells = [str(count or "–") for count in counts]
    return f"| {name} | {cells[0]} | {cells[1]} | {waits[len(waits) // 2]:.2f} s | {waits[-1]:.2f} s |"


def others(runs: list[dict[str, Any]]) -> str:
    """Further measurements."""
    lines = []
    apart = sorted(wait for run in runs for wait in run["waits"].get("all players continue at the other server", []))
    if apart:
        lines.append(
            f"One of two servers killed, until a move of *every player* was acknowledged by the other: median"
            f" {apart[len(apart) // 2]:.2f} s, at most {apart[-1]:.2f} s, {len(apart)} times."
        )
    starts = sorted(start for run in runs for start in run["starts"])
    if starts:
        lines.append(
            f"A server process serves after {starts[len(starts) // 2]:.2f} s (median), {starts[-1]:.2f} s (at most),"
            f" {len(starts)} starts under this load."
        )
    for run in tally():
        if run["where"] == "recovery":
            shown = ", ".join(f"{second:.2f} s" for second in run["seconds"])
            lines.append(
                f"After SIGKILL with {run['tables']:,} stored tables, from the start of the new process until a player"
                f" who came back had a move acknowledged: {shown}."
            )
    return "\n\n".join(lines)


if __name__ == "__main__":
    main()

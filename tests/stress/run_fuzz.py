"""Generate millions of inputs, and compare a hundred thousand pairs of worlds: `python -m tests.stress.run_fuzz`.

Nothing may crash, refused input must change nothing, and no byte sent to a viewer may depend on secrets of others.
Counts go to docs/results/fuzz.md; runs with different seeds are summed up there.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from benchmarks.harness import machine
from benchmarks.harness.paths import ROOT

sys.path.insert(0, str(ROOT))  # the tests' own tools

from nassau import games
from tests.security.noninterference import Comparison
from tests.stress.random_actions import RulesFuzzer, begun_record
from tests.stress.random_frames import disturb
from tests.stress.random_requests import ask, operations
from tests.support.postgres import new_database
from tests.support.server_process import ServerProcess

PAGE = ROOT / "docs" / "results" / "fuzz.md"
TALLY = ROOT / "build" / "fuzz.json"
Work = Callable[[int, int], Counter[str]]


def main() -> None:
    wishes = arguments()
    for name in wishes.what or WORKS:
        amount = wishes.count or WORKS[name][1]
        began = time.perf_counter()
        counted = WORKS[name][0](amount, wishes.seed)
        print(f"{name}: {dict(counted)} in {time.perf_counter() - began:.0f} s")
        add_up(name, counted, time.perf_counter() - began, wishes.seed)
    PAGE.write_text(document(), encoding="utf-8")
    print(f"Written to {PAGE.relative_to(ROOT)}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=[[], *WORKS], help="everything, if nothing is named")
    parser.add_argument("--count", type=int, help="inputs or positions, instead of the usual number")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


# -- the work


def secrets(positions: int, seed: int) -> Counter[str]:
    comparison = Comparison(seed)
    for game in games.ALL:
        comparison.play(game, positions // len(games.ALL))
    return comparison.counted


def actions(inputs: int, seed: int) -> Counter[str]:
    nonsense = RulesFuzzer(seed)
    for game in games.ALL:
        nonsense.play(game, inputs // len(games.ALL))
    return nonsense.counted


def records(inputs: int, seed: int) -> Counter[str]:
    nonsense = RulesFuzzer(seed)
    for game in games.ALL:
        for number in range(20):
            document = begun_record(game, f"{seed} {number}", 10 + 5 * number)
            nonsense.read(games.load(game), document, inputs // len(games.ALL) // 20)
    return nonsense.counted


def frames(inputs: int, seed: int) -> Counter[str]:
    counted: Counter[str] = Counter()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(str(Path(folder) / "n.sqlite3"), "--unlimited") as server,
    ):
        while counted["frames"] < inputs:
            seed += 2
            counted += asyncio.run(disturb(server.url, min(4000, inputs), seed))
        quiet(server)
    return counted


def requests(inputs: int, seed: int) -> Counter[str]:
    """Send half of the requests to SQLite, half to PostgreSQL, which is stricter."""
    every = operations()
    counted: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for kind, database in (("SQLite", str(Path(folder) / "n.sqlite3")), ("PostgreSQL", new_database())):
            with ServerProcess(database, "--unlimited") as server:
                for number, operation in enumerate(every):
                    sent = ask(server.url, operation, max(1, inputs // 2 // len(every)), 1000 * seed + number)
                    counted["requests"] += sent
                    counted[f"on {kind}"] += sent
                quiet(server)
    return counted


def quiet(server: ServerProcess) -> None:
    """Stop the server; it must have logged no error."""
    logged = server.stop()
    assert "[error" not in logged.lower(), logged


WORKS: dict[str, tuple[Work, int]] = {
    "secrets": (secrets, 100_000),
    "actions": (actions, 2_000_000),
    "records": (records, 100_000),
    "frames": (frames, 100_000),
    "requests": (requests, 10_000),
}

# -- the report


def tally() -> list[dict[str, object]]:
    runs: list[dict[str, object]] = json.loads(TALLY.read_text(encoding="utf-8")) if TALLY.exists() else []
    return runs


def add_up(name: str, counted: Counter[str], seconds: float, seed: int) -> None:
    runs = [run for run in tally() if (run["what"], run["seed"]) != (name, seed)]
    run = {"what": name, "seed": seed, "seconds": seconds, "date": machine.today(), "counted": dict(counted)}
    TALLY.parent.mkdir(exist_ok=True)
    TALLY.write_text(json.dumps([*runs, run], indent=1), encoding="utf-8")


def total(name: str) -> tuple[Counter[str], list[dict[str, object]]]:
    runs = [run for run in tally() if run["what"] == name]
    counted: Counter[str] = Counter()
    for run in runs:
        assert isinstance(run["counted"], dict)
        counted += Counter(run["counted"])
    return counted, runs


def document() -> str:
    rows = "\n".join(row(name) for name in WORKS if total(name)[1])
    worlds = total("secrets")[0]
    by_game = ", ".join(f"{game} {worlds[game]:,}" for game in games.ALL)
    return f"""# Fuzzing and secrets

Run by `make fuzz` on {machine.today()}: {machine.describe()}. A run stops at the first crash, server error,
change by refused input, or differing byte; all counted inputs passed. What is described but has no row has been run
in its short form only, by `make test`.

| what | inputs | seeds | seconds | of them |
|---|---|---|---|---|
{rows}

**secrets**: positions of random games (by game: {by_game}), each seen by a seat or a spectator, in the true world
and in one that is indistinguishable to them. Compared byte for byte: snapshots, the update of the next move (unless it
reveals a secret or is illegal in the other world), refusals, and the decision of a bot at that seat.

**actions**: tuples for the rules, and texts for a table, from nearly valid to noise, along random games. Each is legal,
or refused by a rule of the rulebook without a change of the position key.

**records**: damaged JSON and damaged documents; each is refused as a bad record, or replays and verifies.

**frames**: over real WebSockets from an anonymous client and from a player at another table, valid, nearly valid and
broken, while three people play whole games to their end. No error was logged.

**requests**: generated by schemathesis from the OpenAPI description, for a server on SQLite and one on PostgreSQL. No
response was a server error, and each matched the description.
"""


def row(name: str) -> str:
    counted, runs = total(name)
    main = {"secrets": "positions", "actions": "", "records": "records", "frames": "frames", "requests": "requests"}[
        name
    ]
    inputs = counted[main] if main else counted["actions"] + counted["texts"]
    hidden = {main, *games.ALL}
    rest = ", ".join(f"{key} {value:,}" for key, value in counted.most_common() if key not in hidden and value)
    seconds = sum(float(str(run["seconds"])) for run in runs)
    return f"| {name} | {inputs:,} | {', '.join(str(run['seed']) for run in runs)} | {seconds:,.0f} | {rest} |"


if __name__ == "__main__":
    main()

"""Counts the machine instructions per decision of this tree and of the previous release, both compiled.

    make previous
    python -m benchmarks.engine.instructions [--games 40] [--write] [game …]

Both play the same seeded random games, with the options that stand for the rules of the release. Instructions are
counted by valgrind (cachegrind without cache simulation), so a busy machine changes nothing. Start-up is subtracted: a
run of twice as many games minus a run of as many. `--write` publishes docs/results/instructions.md.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from benchmarks.harness.machine import describe, today
from benchmarks.harness.paths import RESULTS
from nassau import games

ROOT = Path(__file__).parents[2]
PREVIOUS = ROOT / "build/previous"
FOLDER = ROOT / "build/instructions"
PLAYER = Path(__file__).with_name("instructions_player.py")
PAGE = RESULTS / "instructions.md"
MOST_GROWTH = 0.05
HEAD = """\
# Instructions per decision, compared with the previous release

Machine instructions of the compiled engine per decision in random games, counted by valgrind, so that a busy machine
changes nothing. Both versions play the same games: new options have the values that stand for the older rules. Facts
with causes and the checks of later options are part of the new counts.

| game | previous release | this tree | ratio |
|---|---|---|---|
"""


class Counted(NamedTuple):
    game: str
    previous: float
    current: float

    def line(self) -> str:
        return f"| {self.game} | {self.previous:,.0f} | {self.current:,.0f} | {self.current / self.previous:.3f} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games.ALL, help="ids of games (default: all)")
    parser.add_argument("--games", type=int, default=40, help="games of each title (default: 40)")
    parser.add_argument("--wheel", type=Path, help="wheel of this tree (default: built now)")
    parser.add_argument("--write", action="store_true", help="publish docs/results/instructions.md")
    args = parser.parse_args()
    previous = installed(next(PREVIOUS.glob("*.whl")), "previous")
    current = installed(args.wheel or built(), "current")
    rows = [counted(game, args.games, previous, current) for game in args.game]
    if args.write:
        command = f"make previous && python -m benchmarks.engine.instructions --games {args.games} --write"
        foot = f"\nRun by `{command}` on {today()}: {describe()}.\n"
        PAGE.write_text(HEAD + "\n".join(row.line() for row in rows) + "\n" + foot, encoding="utf-8")
    return int(any(row.current > row.previous * (1 + MOST_GROWTH) for row in rows))


def built() -> Path:
    """The compiled wheel of this tree."""
    for old in FOLDER.glob("*.whl"):
        old.unlink()
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-build-isolation", "--no-deps", "-w", str(FOLDER)]
    subprocess.run([*pip, str(ROOT)], env={**os.environ, "NASSAU_NO_CLIENT": "1", "NASSAU_PURE": "0"}, check=True)
    return next(FOLDER.glob("*.whl"))


def installed(wheel: Path, name: str) -> Path:
    """A folder with the unpacked wheel; dependencies come from the running environment."""
    folder = FOLDER / name
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--upgrade", "--target", str(folder)]
    subprocess.run([*pip, str(wheel)], check=True)
    return folder


def counted(game: str, count: int, previous: Path, current: Path) -> Counted:
    """Prints and returns the instructions per decision. Exits with an error if the versions play different games."""
    digests = [run(["--digest"], game, count, folder) for folder in (previous, current)]
    if digests[0] != digests[1]:
        sys.exit(f"instructions: {game}: the versions play different games: {digests}")
    row = Counted(game, *(per_decision(game, count, folder) for folder in (previous, current)))
    print(row.line(), flush=True)
    return row


def per_decision(game: str, count: int, folder: Path) -> float:
    once, twice = (instructions(game, games, folder) for games in (count, 2 * count))
    return (twice[0] - once[0]) / (twice[1] - once[1])


def instructions(game: str, count: int, folder: Path) -> tuple[int, int]:
    """The instructions of a run, and its decisions."""
    log = FOLDER / "valgrind.log"
    tool = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", f"--log-file={log}"]
    played = int(run([], game, count, folder, tool))
    found = re.search(r"I +refs: +([\d,]+)", log.read_text(encoding="utf-8"))
    assert found
    return int(found[1].replace(",", "")), played


def run(flags: list[str], game: str, count: int, folder: Path, tool: list[str] | None = None) -> str:
    """The output of the player with the engine in `folder`."""
    command = [*(tool or []), sys.executable, str(PLAYER), game, str(count), *flags]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=environment, cwd=FOLDER, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())

"""Plays for the bots of the previous release over the line protocol of `nassau bots engine`, which 0.1 does not have.

    make previous
    nassau bots match --engine old="python tools/previous_engine.py" --players sailor,old:sailor,old:sailor,old:sailor

The wheel is unpacked beside itself in build/previous/site. Positions must use the rules of 0.1: an option that 0.1 does
not know is refused (play Port Royal with `--option orange_wheels=any`).
"""

from __future__ import annotations

import random
import sys
import zipfile
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent.parent / "build" / "previous"
PROTOCOL: Final = "nassau-engine/1"


def main() -> int:
    unpack()
    sys.path.insert(0, str(HERE / "site"))
    engine = PreviousEngine()
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        print(engine.answer(line.strip()), flush=True)
    return 0


def unpack() -> None:
    """Unpack the wheel, unless it was unpacked since it was built."""
    wheel = next(HERE.glob("*.whl"), None)
    if wheel is None:
        sys.exit("previous_engine: there is no wheel; run make previous")
    done = HERE / "site" / wheel.name
    if not done.exists() or done.stat().st_mtime < wheel.stat().st_mtime:
        zipfile.ZipFile(wheel).extractall(HERE / "site")
        done.touch()


class PreviousEngine:
    """Answers the commands with the modules of 0.1; types are those of another release and so unknown here."""

    def __init__(self) -> None:
        self.level = "sailor"
        self.state: Any = None

    def answer(self, line: str) -> str:
        verb, _, rest = line.partition(" ")
        try:
            return self.carry_out(verb, rest)
        except ValueError as error:
            return "error " + " ".join(str(error).split())

    def carry_out(self, verb: str, rest: str) -> str:
        import nassau
        from nassau import games
        from nassau.kernel.notation import read_position

        if verb == "hello":
            return f"{PROTOCOL} {nassau.__version__}"
        if verb == "level":
            self.level = rest
            return "ok"
        if verb == "position":
            self.state = read_position(rest, games.load)
            return "ok"
        if verb == "decide":
            return self.decide(*rest.split())
        raise ValueError(f"unknown command {verb[:40]!r}")

    def decide(self, seat: str, seed: str) -> str:
        from nassau import bots
        from nassau.kernel import text

        bot = bots.load(self.level, self.state.game)
        return "action " + text(bots.ask(bot, self.state, int(seat), random.Random(int(seed))))


if __name__ == "__main__":
    sys.exit(main())

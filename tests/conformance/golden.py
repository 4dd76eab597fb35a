"""Fingerprints of seeded games in committed files: interpreted and compiled rules must both reproduce them.

Run `python -m tests.conformance.golden [game …]` after an intended change of the rules, and increase the game's version
then; never to make a test pass.
"""

import json
import sys
from pathlib import Path

from nassau import games
from nassau.testing.cases import cases
from nassau.testing.playthrough import playthrough

GAMES = Path(__file__).parent.parent / "games"


def golden_file(id: str) -> Path:
    return GAMES / id / "golden.json"


def write(id: str) -> None:
    rows = [(str(case), playthrough(case).fingerprint()) for case in cases(games.load(id))]
    lines = [f"  {json.dumps(name)}: {json.dumps(fingerprint)}" for name, fingerprint in rows]
    golden_file(id).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    for id in sys.argv[1:] or games.ALL:
        write(id)

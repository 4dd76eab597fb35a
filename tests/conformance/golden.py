"""How seeded games go, as committed numbers: the interpreted and the compiled rules must both agree with them.

Run `python -m tests.conformance.golden [game …]` after a change of the rules that is meant to change games (and give
the game a new version then); never to make a test pass.
"""

import hashlib
import json
import sys
from pathlib import Path

from nassau import games
from tests.conformance.cases import Case, cases_of
from tests.conformance.journey import journey

GAMES = Path(__file__).parent.parent / "games"


def golden_file(id: str) -> Path:
    return GAMES / id / "golden.json"


def outcome(case: Case) -> list[object]:
    """The number of entries, a digest over the keys of all positions, and the scores."""
    path = journey(case)
    digest = hashlib.blake2b(" ".join(path.keys).encode(), digest_size=8)
    return [len(path.moments), digest.hexdigest(), path.final.scores()]


def write(id: str) -> None:
    lines = [f"  {json.dumps(str(case))}: {json.dumps(outcome(case))}" for case in dict.fromkeys(cases_of(id))]
    golden_file(id).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    for id in sys.argv[1:] or games.ALL:
        write(id)

"""The browser draws sealed dice exactly as the server does: both are tested against the same numbers.

`python -m tests.client.test_vectors` writes client/src/seal/vectors.json anew.
"""

import json
from pathlib import Path
from typing import Any

from nassau.kernel.chance import SealedNumbers, commitment, seal_key

FILE = Path(__file__).parents[2] / "client" / "src" / "seal" / "vectors.json"
SECRET = bytes(range(32))
CONTRIBUTIONS = [bytes(range(seat, seat + 16)) for seat in range(4)]
BOUNDS = [6] * 10 + [2, 52, 1, 1000, (1 << 31) + 1, (1 << 31) + 1, 3_000_000_000, 1 << 32, 7]
DRAWS = [("t1", "dice/jade", 0), ("t1", "dice/jade", 1), ("t1", "start", 0), ("Tisch-ä", "deck/shares", 1 << 33)]


def vectors() -> dict[str, Any]:
    return {
        "secret": SECRET.hex(),
        "commitment": commitment(SECRET),
        "contributions": [part.hex() for part in CONTRIBUTIONS],
        "bounds": BOUNDS,
        "draws": [
            {"table": table, "stream": stream, "number": number, "numbers": numbers(table, stream, number)}
            for table, stream, number in DRAWS
        ],
    }


def numbers(table: str, stream: str, number: int) -> list[int]:
    source = SealedNumbers(seal_key(SECRET, CONTRIBUTIONS, table), stream, number)
    return [source.below(bound) for bound in BOUNDS]


def test_the_client_is_tested_against_the_dice_of_the_server() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == vectors()


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")

"""Writes docs/results/blunders.md."""

from __future__ import annotations

import random

from nassau import bots, games
from nassau.kernel import text
from tests.bots.blunders import GAMES, LEVELS, PAGE, errors, load

HEAD = """# Blunders

Positions with proven answers (`tests/bots/blunders/<game>.toml`): a win by own moves that another option misses, or a
loss that another option avoids. Where something is hidden, proven means proven in 150 sampled worlds. The table counts
wrong answers. `python -m tests.bots.blunders` writes this page; `tests/bots/test_blunders.py` fails if a level makes
more errors than stated here.

The positions were found in games of Sailors with the exact solver that Sailors and Captains ask
(`bots/search/exact.py`), so they show that the solver is asked, not how strong a bot is elsewhere. "rules only" is the
Sailor without the solver. Um Rum & Ehre has no position yet, and other games have fewer than the 25 that are planned.
"""


def rules_only(name: str) -> int:
    """Wrong answers of the Sailor without the exact solver."""
    bot = games.load(name).sailor
    assert bot is not None
    return sum(
        text(bots.ask(bot, one.state, one.seat, random.Random(one.id))) not in one.right for one in load(name)
    )  # fmt: skip


def main() -> None:
    rows = [HEAD, f"| game | positions | rules only | {' | '.join(LEVELS)} |", "|---" * (len(LEVELS) + 3) + "|"]
    for name in GAMES:
        counts = [rules_only(name), *(len(errors(name, level)) for level in LEVELS)]
        rows.append(f"| {name} | {len(load(name))} | {' | '.join(map(str, counts))} |")
    PAGE.write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

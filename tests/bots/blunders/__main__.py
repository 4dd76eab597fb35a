"""Writes docs/results/blunders.md."""

from __future__ import annotations

from tests.bots.blunders import GAMES, LEVELS, PAGE, errors, load

HEAD = """# Blunders

Positions with proven answers (`tests/bots/blunders/<game>.toml`): a win by own moves that another option misses, a
loss that another option avoids, or the rest of the game solved exactly, with a share of the win at least 0.1 above
that of every wrong answer. Where something is hidden, proven means proven in sampled worlds: 150 for wins and losses,
2 for shares. The table counts wrong answers. `python -m tests.bots.blunders` writes this page;
`tests/bots/test_blunders.py` fails if a level makes more errors than stated here.

The positions were found in games of Sailors with the exact solver that Captains and Admirals ask
(`bots/search/exact.py`), so they show that the solver is asked, not how strong a bot is elsewhere. Sailors decide by
rules of thumb alone: the solver would make them five to ten times slower. Die Piraten alone has the 25 positions that
are planned for each game. Three positions of Manila are gone: every answer to them lost, and the one called right was
a loan.
"""


def main() -> None:
    rows = [HEAD, f"| game | positions | {' | '.join(LEVELS)} |", "|---" * (len(LEVELS) + 2) + "|"]
    for name in GAMES:
        counts = [len(errors(name, level)) for level in LEVELS]
        rows.append(f"| {name} | {len(load(name))} | {' | '.join(map(str, counts))} |")
    PAGE.write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

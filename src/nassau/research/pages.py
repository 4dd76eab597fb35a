"""The reference pages of docs/research: what every number of an action and of an observation means, from the code.

python -m nassau.research.pages docs/research
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from nassau import games
from nassau.kernel import Game
from nassau.research.coding import Coding, code
from nassau.research.fast.tray import KIND, SEAT
from nassau.research.harbour import name_of

HEAD = """\
# {title}: actions and observations

Written by `python -m nassau.research.pages docs/research` from the code; do not edit.

- PettingZoo: `nassau.research.pettingzoo.env("{id}", seats)` is `{name}`; seats: {seats}
- Gymnasium: `nassau.research.gym.Learner("{id}", players)`, or `gymnasium.make("{gym}")` after `register()`
- Many games at once: `nassau.research.fleet.Fleet("{id}", seats, count)`
- OpenSpiel: `nassau.research.spiel.load_game("{id}", seats)`

"""

ACTIONS = """\
## Actions

{count} numbers, the same for every number of seats. Moves are written as in [notation.md](notation.md); the last part
of a move counts fastest. A move that is not allowed is refused by the rule that forbids it; the rule in the table
says when the move is due (`nassau rules {id} RULE`).

"""

OBSERVATIONS = """\
## Observations

A vector of int16: {lengths}.
Seats are counted from the observer: 0 is oneself, 1 the next clockwise; lists by seat begin with oneself. -1 is nobody,
nothing, or a place that is empty. A kind is one of as many; `Coding.features` makes it one-hot, and divides a number by
what stands beside it.

"""


def page(game: Game) -> str:
    """The page of one game."""
    codings = [code(game.id, seats) for seats in game.seats]
    head = HEAD.format(
        title=game.title["en"],
        id=game.id,
        name=name_of(game),
        gym=name_of(game).replace("_v", "-v"),
        seats=", ".join(map(str, game.seats)),
    )
    lengths = ", ".join(f"{coding.length} for {coding.seats} seats" for coding in codings)
    parts = [
        head,
        ACTIONS.format(count=codings[0].actions, id=game.id),
        table(("numbers", "move", "from", "to", "rule"), action_rows(codings[0])),
        OBSERVATIONS.format(lengths=lengths),
        table(("part", "what", *(f"first ({coding.seats} seats)" for coding in codings), "size"), part_rows(codings)),
    ]
    return "".join(parts)


def table(header: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    rule = ["---"] * len(header)
    return "".join(f"| {' | '.join(row)} |\n" for row in (header, rule, *rows)) + "\n"


def action_rows(coding: Coding) -> Iterator[Sequence[str]]:
    verbs = groupby(range(coding.actions), key=lambda number: str(coding.codes.actions[number][0]))
    for verb, group in verbs:
        numbers = list(group)
        first, last = numbers[0], numbers[-1]
        span = str(first) if first == last else f"{first}–{last}"
        shape = f"{verb}#N" if verb in coding.codes.ranked else verb + ":N" * coding.game.verbs[verb].numbers
        yield span, f"`{shape}`", f"`{coding.text(first)}`", f"`{coding.text(last)}`", coding.game.verbs[verb].rule


def part_rows(codings: Sequence[Coding]) -> Iterator[Sequence[str]]:
    for parts in zip(*(coding.parts for coding in codings), strict=True):
        part = parts[0]
        what = {SEAT: "seat", KIND: f"kind of {part.most}"}.get(part.what, f"number, /{part.most}")
        sizes = [str(one.size) for one in parts]
        size = sizes[0] if len(set(sizes)) == 1 else " / ".join(sizes)
        yield part.name, what, *(str(one.start) for one in parts), size


def main(folder: str) -> None:
    """Write all pages."""
    for id in games.ALL:
        Path(folder, f"{id}.md").write_text(page(games.load(id)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "docs/research")

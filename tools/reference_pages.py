"""The reference pages of docs/research: what every number of an action and of an observation means, from the code.

python -m tools.reference_pages docs/research
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from nassau import games
from nassau.games.rum.components import FIRST_CROSSING, TILES
from nassau.games.rum.town import CROSSINGS, Town
from nassau.i18n.game_texts import NOBODY, PLACEHOLDER, Scope, Words, texts, viewed
from nassau.kernel import Game
from nassau.kernel.observation_schema import KIND, SEAT
from nassau.research.encoding.codec import Coding, code
from nassau.research.envs.conventions import name_of

HEAD = """\
# {title}: actions and observations

Written by `python -m tools.reference_pages docs/research` from the code; do not edit.

- PettingZoo: `nassau.research.envs.pettingzoo.env("{id}", seats)` is `{name}`; seats: {seats}
- Gymnasium: `nassau.research.envs.gymnasium.Learner("{id}", players)`, or `gymnasium.make("{gym}")` after `register()`
- Many games at once: `nassau.research.vector.vector_env.VectorEnv("{id}", seats, count)`
- OpenSpiel: `nassau.research.envs.openspiel_state.load_game("{id}", seats)`

"""

ACTIONS = """\
## Actions

{count} numbers, the same for every number of seats. Moves are written as in [notation.md](notation.md); the last part
of a move counts fastest. A move that is not allowed is refused by the rule that forbids it; the rule in the table
says when the move is due (`nassau rules {id} RULE`). In words, N is a number of the move, a word in italics one of the
names below, and … what depends on the position. A *seat* in a move is counted from the first seat of the table.

"""

NAMES = """\
Names of the numbers in moves; parts of observations that speak of the same things count them in the same way:

"""

OBSERVATIONS = """\
## Observations

A vector of int16: {lengths}.
Seats are counted from the observer: 0 is oneself, 1 the next clockwise; lists by seat begin with oneself. -1 is nobody,
nothing, or a place that is empty. A kind is one of as many; `Coding.features` makes it one-hot, and divides a number by
what stands beside it. “What you are asked” is a step of the rules: {steps}.

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
        table(("numbers", "move", "from", "to", "in words", "rule"), action_rows(codings[0])),
        NAMES,
        table(("name", "numbers"), name_rows(codings[0])),
        OBSERVATIONS.format(lengths=lengths, steps=" · ".join(f"`{at}` {name}" for at, name in enumerate(game.steps))),
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
        ends = f"`{coding.text(first)}`", f"`{coding.text(last)}`"
        yield (
            span,
            f"`{shape}`",
            *ends,
            in_words(coding.game, texts(coding.game.id)["verbs"][verb]["en"]),
            coding.game.verbs[verb].rule,
        )


def in_words(game: Game, template: str) -> str:
    """What people read when they choose it."""
    found = PLACEHOLDER.sub(lambda part: placeholder(game, part[1], part[2] or ""), template)
    return re.sub(r"…[… ,]*…", "…", found)


def placeholder(game: Game, key: str, kind: str) -> str:
    known = texts(game.id)
    if not key.isdecimal() and key != "it":
        return "…"
    if kind in known.get("counts", ()):
        return f"N {known['counts'][kind]['en'][1]}"
    if spelled_out(known["names"].get(kind)):
        return in_words(game, known["names"][kind]["en"]["*"])
    return f"*{kind}*" if kind else "N"


def spelled_out(names: Any) -> bool:
    """Names that say no more than the number, or that depend on the position."""
    if not names or not isinstance(names["en"], dict):
        return False
    return any((key == "it" and not kind) or "." in key for key, kind in PLACEHOLDER.findall(names["en"].get("*", "")))


def name_rows(coding: Coding) -> Iterator[Sequence[str]]:
    """The kinds of names that moves use, each with the names of all numbers that occur in them."""
    words = Words(coding.game, "en", [f"seat {seat}" for seat in range(coding.game.seats[-1])])
    numbers: dict[str, set[int]] = {}
    for verb, *values in coding.codes.actions:
        if verb not in coding.codes.ranked:
            for key, kind in PLACEHOLDER.findall(texts(coding.game.id)["verbs"][verb]["en"]):
                if key.isdecimal() and kind in words.texts["names"] and not spelled_out(words.texts["names"][kind]):
                    numbers.setdefault(kind, set()).add(values[int(key)])
    for kind, found in numbers.items():
        named = ((number, words.named(number, kind, Scope()).replace(NOBODY, "…")) for number in sorted(found))
        yield f"*{kind}*", " · ".join(f"`{number}` {name}" for number, name in named)
    for title, places in map_rows(coding.game, words):
        yield title, " · ".join(f"`{number}` {name}" for number, name in enumerate(places))


def map_rows(game: Game, words: Words) -> Iterator[tuple[str, list[str]]]:
    """The places of boards that moves name by what lies there; which number is which place never changes."""
    if game.id == "rum":
        title = "alley of `move` and `retake`: its ends (and pirates), or the two places of the town that it joins"
        yield f"{title}, counted from 1 in reading order; dark ones: *rim*", alleys(words)
    if game.id == "port_royal":
        for chapter in game.options["chapter"].values:
            yield f"field of `mark`, `cross`, `pay` and `fill`, chapter {chapter}", fields(game, words, chapter)


def alleys(words: Words) -> list[str]:
    town = Town([4 * tile for tile in range(TILES)])  # inside tiles it is the same in every town
    ends = [[words.named(end, "field", Scope()) for end in side[:FIRST_CROSSING]] for side in (town.near, town.far)]
    inner = [f"{near} – {far} ({length})" for near, far, length in zip(*ends, town.length, strict=False)]
    return inner + [f"{one + 1}, {other + 1}: {'second' if lane % 2 else 'first'}" for one, lane, other, _ in CROSSINGS]


def fields(game: Game, words: Words, chapter: str) -> list[str]:
    scope = viewed(game.start(game.seats[0], {"chapter": chapter}), None)
    count = len(scope.view["chart"]["what"])
    return [words.label("Crossing", ("cross", field), scope).removeprefix("Cross ") for field in range(count)]


def part_rows(codings: Sequence[Coding]) -> Iterator[Sequence[str]]:
    for parts in zip(*(coding.parts for coding in codings), strict=True):
        part = parts[0]
        most = by_seats([one.most for one in parts])
        what = {SEAT: "seat", KIND: f"kind of {most}"}.get(part.what, f"number, /{most}")
        yield part.name, what, *(str(one.start) for one in parts), by_seats([one.size for one in parts])


def by_seats(numbers: Sequence[int]) -> str:
    """One number if it is the same for every number of seats."""
    return " / ".join(map(str, numbers if len(set(numbers)) > 1 else numbers[:1]))


def main(folder: str) -> None:
    """Write all pages."""
    for id in games.ALL:
        Path(folder, f"{id}.md").write_text(page(games.load(id)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "docs/research")

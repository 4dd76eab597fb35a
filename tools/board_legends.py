"""Names of the places on boards whose numbers moves use, for the reference pages.

They are here and not in the games' encodings because they need the English texts of `nassau.i18n`, which games must
not import.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from nassau.games.rum.components import FIRST_CROSSING, TILES
from nassau.games.rum.town import CROSSINGS, Town
from nassau.i18n.game_texts import GameTexts, scope_for

Legend = Callable[[GameTexts], Iterator[tuple[str, list[str]]]]
"""Yields a title with the names of the numbers from 0."""


def rum_alleys(texts: GameTexts) -> Iterator[tuple[str, list[str]]]:
    town = Town([4 * tile for tile in range(TILES)])  # alleys inside tiles are the same in every town
    sides = (town.near[:FIRST_CROSSING], town.far[:FIRST_CROSSING])
    ends = [[texts.name("square", end) for end in side] for side in sides]
    inner = [f"{near} – {far} ({length})" for near, far, length in zip(*ends, town.length, strict=False)]
    crossings = [f"{one + 1}, {other + 1}: {'second' if lane % 2 else 'first'}" for one, lane, other, _ in CROSSINGS]
    title = "alley of `move` and `retake`: its ends (and pirates), or the two places of the town that it joins"
    yield f"{title}, counted from 1 in reading order; dark ones: *rim*", inner + crossings


def port_royal_fields(texts: GameTexts) -> Iterator[tuple[str, list[str]]]:
    game = texts.game
    for chapter in game.options["chapter"].values:
        scope = scope_for(game.start(game.seats[0], {"chapter": chapter}), None)
        count = len(scope.view["chart"]["what"])
        names = [texts.label("Crossing", ("cross", field), scope).removeprefix("Cross ") for field in range(count)]
        yield f"field of `mark`, `cross`, `pay` and `fill`, chapter {chapter}", names


BOARD_LEGENDS: Final[dict[str, Legend]] = {"rum": rum_alleys, "port_royal": port_royal_fields}

"""The registry of games: those of this package, and those that other installed packages offer. Imported on first use.

Another package offers a game by an entry point of the group `nassau.games`, whose name is the game's id:

    [project.entry-points."nassau.games"]
    pig = "pig:GAME"
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from nassau.kernel import BadSetup, Game

GROUP: Final = "nassau.games"
OWN: Final = ("manila", "rum", "grog", "seas", "port_royal")
"""The ids of the games of this package."""


def offered() -> dict[str, EntryPoint]:
    """The games of other packages by id. An id of our own, and a second offer of the same id, are ignored."""
    found: dict[str, EntryPoint] = {}
    for offer in sorted(entry_points(group=GROUP), key=lambda offer: (offer.name, offer.value)):
        if offer.name not in OWN:
            found.setdefault(offer.name, offer)
    return found


OFFERED: Final = offered()
ALL: Final = (*OWN, *OFFERED)
"""The ids of all games."""


def load(name: str) -> Game:
    """The game with this id. Raises BadSetup with a suggestion for an unknown id, and for a package that fails."""
    if name in OWN:
        game: Game = import_module(f"nassau.games.{name}").GAME
        return game
    if name in OFFERED:
        return load_offered(OFFERED[name])
    near = get_close_matches(name, ALL, 1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; there are: {', '.join(ALL)}"
    raise BadSetup(f"there is no game {name!r}{hint}")


def load_offered(offer: EntryPoint) -> Game:
    """The game of another package. Raises BadSetup with the name of the package and the cause."""
    package = offer.dist.name if offer.dist is not None else offer.module
    try:
        game = offer.load()
    except Exception as error:  # the code of a stranger may raise anything
        raise BadSetup(f"the game {offer.name!r} of the package {package} cannot be loaded: {error}") from error
    if not isinstance(game, Game) or game.id != offer.name:
        raise BadSetup(f"{offer.value} of the package {package} is not a game with the id {offer.name!r}")
    return game

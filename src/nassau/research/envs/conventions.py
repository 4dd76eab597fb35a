"""What the environments share: names with versions, errors that name the rule, the table as text."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex

from nassau import games
from nassau.i18n.game_texts import Words, viewed
from nassau.kernel import CHANCE, BadSetup, Game, Refusal, State, text
from nassau.research.encoding.codec import Coding

SPACE: Final = "nassau"


def name_of(game: Game) -> str:
    """The versioned name: nassau/manila_v1. The version is that of the rules: see `Game.version`."""
    return f"{SPACE}/{game.id}_v{game.version}"


def names() -> dict[str, str]:
    """The names of all environments, and the game of each."""
    return {name_of(games.load(id)): id for id in games.ALL}


def game_of(name: str) -> Game:
    """The game of "manila", "manila_v1" or "nassau/manila_v1"; BadSetup for one that is not here."""
    short = name.removeprefix(f"{SPACE}/")
    known = {full.removeprefix(f"{SPACE}/"): id for full, id in names().items()}
    if short in known:
        return games.load(known[short])
    id, _, version = short.rpartition("_v")
    if id in games.ALL and version.isdecimal():
        raise BadSetup(f"{id} is here in version {games.load(id).version}, not {version}")
    return games.load(short)


def usual_seats(game: Game) -> int:
    return max(game.seats[0], min(4, game.seats[-1]))


def wanted_seats(game: Game, seats: SupportsIndex | None) -> int:
    """As many as were asked for, in a whole number of any kind, or the usual ones."""
    return usual_seats(game) if seats is None else index(seats)


def whole(action: Any, error: type[Exception]) -> int:
    """The number of an action, in a whole number of any kind. 2.7 is no action, not even 2."""
    try:
        return index(action)
    except TypeError as wrong:
        raise error(f"an action is a whole number, not {action!r}") from wrong


def complaint(coding: Coding, seat: int, number: int | None, refusal: Refusal) -> str:
    """Why an action is refused: the rule by its number and in its words."""
    what = f"action {number}"
    if number is not None and 0 <= number < coding.actions:
        what += f" ({coding.text(number)})"
    words = Words(coding.game, "en", [f"player_{other}" for other in range(coding.seats)])
    return f"{what} of player_{seat} is refused by rule {words.refusal(refusal)}"


def drawn(state: State, viewer: int | None) -> str:
    """The table as text, as `viewer` sees it."""
    words = Words(state.game, "en", [f"player_{seat}" for seat in range(state.seats)])
    lines = [words.game.title["en"]]
    for line in words.board(viewed(state, viewer)):
        if line.table:
            lines += ["  ".join(row) for row in line.rows]
        else:
            lines.append(f"{line.label}  {' · '.join(line.rows[0])}".strip())
    if state.over:
        lines.append(words.winners(state.scores(), state.ranking()))
    elif state.pending[0] != CHANCE:
        seat = state.pending[0]
        choices = " ".join(text(action) for action in state.legal(seat))
        lines.append(f"player_{seat} decides: {choices}" if viewer in (None, seat) else f"player_{seat} decides")
    return "\n".join(lines)


def checked(game: Game, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
    """The options, if the game can be played so."""
    game.blank(seats, options or {})
    return dict(options or {})

"""Conventions of all environments: versioned names, errors that name the rule, text rendering."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex

from nassau import games
from nassau.i18n.game_texts import GameTexts, scope_for
from nassau.kernel import CHANCE, BadSetup, Game, Refusal, State, full_game, text
from nassau.research.encoding.codec import Codec

NAMESPACE: Final = "nassau"
DEFAULT_SEATS: Final = 4


def env_name(game: Game) -> str:
    """The versioned name: nassau/manila_v1. The version is that of the rules (`Game.version`)."""
    return f"{NAMESPACE}/{game.id}_v{game.version}"


def env_names() -> dict[str, str]:
    """The ids of all games by the names of their environments."""
    return {env_name(games.load(id)): id for id in games.ALL}


def game_of(name: str) -> Game:
    """The game of "manila", "manila_v1" or "nassau/manila_v1". Raises BadSetup for an unknown game or version."""
    short = name.removeprefix(f"{NAMESPACE}/")
    known = {full.removeprefix(f"{NAMESPACE}/"): id for full, id in env_names().items()}
    if short in known:
        return games.load(known[short])
    id, _, version = short.rpartition("_v")
    if id in games.ALL and version.isdecimal():
        raise BadSetup(f"{id} has version {games.load(id).version} here, not {version}")
    return games.load(short)


def default_seats(game: Game) -> int:
    return max(game.seats[0], min(DEFAULT_SEATS, game.seats[-1]))


def seat_count(game: Game, seats: SupportsIndex | None) -> int:
    """`seats` as an int, or the default. Raises TypeError for anything but an integer."""
    return default_seats(game) if seats is None else index(seats)


def checked_options(game: Game, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
    """The options. Raises BadSetup if the game cannot be played with them."""
    game.blank(seats, options or {})
    return dict(options or {})


def action_number(action: Any, error: type[Exception]) -> int:
    """An action as an int; `error` for anything but an integer, such as 2.7."""
    try:
        return index(action)
    except TypeError as wrong:
        raise error(f"an action is an integer, not {action!r}") from wrong


def refusal_message(codec: Codec, seat: int, number: int | None, refusal: Refusal) -> str:
    """Why an action is refused: the id and the text of the rule."""
    action = f"action {number}"
    if number is not None and 0 <= number < codec.action_count:
        action += f" ({codec.text(number)})"
    texts = english_texts(codec.game, codec.seats)
    return f"{action} of player_{seat} is refused by rule {texts.refusal(refusal)}"


def render_text(state: State, viewer: int | None) -> str:
    """The table as text, as `viewer` sees it."""
    texts = english_texts(full_game(state), state.seats)
    lines = [state.game.title]
    for line in texts.board(scope_for(state, viewer)):
        if line.table:
            lines += ["  ".join(row) for row in line.rows]
        else:
            lines.append(f"{line.label}  {' · '.join(line.rows[0])}".strip())
    if state.over:
        lines.append(texts.winners(state.scores(), state.ranking()))
    elif state.pending[0] != CHANCE:
        lines.append(decision_line(state, viewer))
    return "\n".join(lines)


def decision_line(state: State, viewer: int | None) -> str:
    """Who decides, with the legal actions if the viewer may know them."""
    seat = state.pending[0]
    if viewer not in (None, seat):
        return f"player_{seat} decides"
    return f"player_{seat} decides: {' '.join(text(action) for action in state.legal(seat))}"


def english_texts(game: Game, seats: int) -> GameTexts:
    return GameTexts(game, "en", [f"player_{seat}" for seat in range(seats)])

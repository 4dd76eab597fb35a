"""A position on one line of text: exact, readable, for bug reports, datasets and language models.

    manila.1 seats=3 +declining=skip_once cash=30,25,12 … out=0*3 > Voyages > Voyage(4) > Placement(1,0)

The game with its version, the seats, every option that is not the default (+), every field of the table, and after
the first > the stack of steps, the deepest first. `v*n` is n times v; lists of lists are in brackets. A game that
is over has no steps. A move is written as `kernel.text` writes it: bid:5.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from nassau.kernel.action import CHANCE, Action, parse
from nassau.kernel.game import BadSetup, Game
from nassau.kernel.state import State

LONGEST: Final = 20_000
"""Characters; the longest position of any game has a tenth of them."""
MOST: Final = 2_000
"""Numbers in one list."""

HEAD: Final = re.compile(r"([a-z_]{1,24})\.([0-9]{1,4}) +seats=([0-9]{1,2})")
FIELD: Final = re.compile(r"(\+?)([a-z_]{1,40})=(\S*)")
STEP: Final = re.compile(r"([A-Za-z]{1,40})(?:\(([-0-9,()*]*)\))?")
ITEM: Final = re.compile(r"(-?[0-9]{1,19})(?:\*([0-9]{1,4}))?")


class BadNotation(BadSetup):
    """This text is no position, or no move; the message says where it goes wrong."""


# -- writing


def position(state: State) -> str:
    """The whole position, secrets included."""
    data, game = state.picture(), state.game
    options = [f"+{name}={value}" for name, value in state.options.items() if value != game.options[name].default]
    fields = [f"{name}={written(value)}" for name, value in data["table"].items()]
    steps = [f"> {name}{arguments(local)}" for name, *local in data["stack"]]
    return " ".join([f"{game.id}.{game.version}", f"seats={state.seats}", *options, *fields, *steps])


def written(value: Any) -> str:
    if not isinstance(value, (list, tuple)):
        return str(value)
    if any(isinstance(item, (list, tuple)) for item in value):
        return "".join([f"[{written(item)}]" for item in value])
    return ",".join(runs(value))


def runs(numbers: list[int] | tuple[int, ...]) -> list[str]:
    """Numbers that follow each other are counted: 0,0,0 is 0*3."""
    found: list[str] = []
    start = 0
    for place in range(1, len(numbers) + 1):
        if place == len(numbers) or numbers[place] != numbers[start]:
            count = place - start
            found += [f"{numbers[start]}*{count}"] if count > 2 else [str(numbers[start])] * count
            start = place
    return found


def arguments(local: list[Any]) -> str:
    if not local:
        return ""
    return "(" + ",".join([f"({written(one)})" if isinstance(one, tuple) else str(one) for one in local]) + ")"


# -- reading


def read_position(text: str, load: Callable[[str], Game]) -> State:
    """The position that `position` wrote; `load` finds a game by its id."""
    if len(text) > LONGEST:
        raise BadNotation(f"a position has at most {LONGEST} characters")
    table, *steps = [part.strip() for part in text.strip().split(">")]
    head = HEAD.match(table)
    if head is None:
        raise BadNotation("a position begins with the game, its version and the seats, like: manila.1 seats=4")
    game = load(head[1])
    data: dict[str, Any] = {"game": game.id, "version": int(head[2]), "seats": int(head[3])}
    data["options"], data["table"] = read_fields(table[head.end() :].split(), game.blank(int(head[3]), {}))
    data["stack"] = [read_step(step, game) for step in steps]
    return sound(game, data)


def read_fields(words: list[str], blank: State) -> tuple[dict[str, str], dict[str, Any]]:
    options: dict[str, str] = {}
    table: dict[str, Any] = {}
    blank.setup()
    for word in words:
        found = FIELD.fullmatch(word)
        if found is None:
            raise BadNotation(f"a field is written as name=numbers, not as {word[:40]!r}")
        name, value = found[2], found[3]
        if name in (options if found[1] else table):
            raise BadNotation(f"{found[1]}{name} is given twice")
        if found[1]:
            options[name] = value
        elif name not in blank.fields():
            raise BadNotation(f"{blank.game.id} has no field {name!r}; its fields: {', '.join(blank.fields())}")
        else:
            table[name] = read_field(name, value, blank)
    for name in blank.fields():
        if name not in table:
            raise BadNotation(f"the field {name!r} is missing")
    return options, table


def read_field(name: str, text: str, blank: State) -> Any:
    """A field as it may be in this game: as long as at the start, if it is a list that begins with something."""
    model = getattr(blank, name)
    value = read_value(name, text, model)
    if isinstance(model, list) and model and len(value) != len(model):
        raise BadNotation(f"the field {name!r} is a list of {len(model)}, not of {len(value)}")
    if name in blank.limits():
        low, high = blank.limits()[name]
        for number in value if isinstance(value, list) else [value]:
            if not low <= number <= high:
                raise BadNotation(f"the field {name!r} goes from {low} to {high}; {number} is beyond")
    return value


def read_value(name: str, text: str, model: Any) -> Any:
    """`model` is the field as it is at the start: a number, a list, or a list of lists."""
    if not isinstance(model, list):
        numbers = read_numbers(name, text)
        if len(numbers) != 1:
            raise BadNotation(f"the field {name!r} is one number, not {text[:40]!r}")
        return numbers[0]
    if not model or not isinstance(model[0], list):
        return read_numbers(name, text)
    if not re.fullmatch(r"(\[[^\[\]]*\])*", text):
        raise BadNotation(f"the field {name!r} is lists in brackets, not {text[:40]!r}")
    return [read_numbers(name, part) for part in re.findall(r"\[([^\[\]]*)\]", text)]


def read_numbers(name: str, text: str) -> list[int]:
    numbers: list[int] = []
    for item in text.split(",") if text else []:
        found = ITEM.fullmatch(item)
        count = int(found[2] or 1) if found else 0
        if found is None or len(numbers) + count > MOST:
            raise BadNotation(f"{item[:40]!r} in {name!r} is neither a number nor a repeated number like 0*3")
        numbers += [int(found[1])] * count
    return numbers


def read_step(text: str, game: Game) -> list[Any]:
    found = STEP.fullmatch(text)
    if found is None or found[1] not in game.steps:
        raise BadNotation(f"{text[:40]!r} is no step of {game.id}; its steps: {', '.join(game.steps)}")
    inner = [part for part in re.split(r"(\([^()]*\))|,", found[2] or "") if part]
    return [found[1], *[read_local(found[1], part) for part in inner]]


def read_local(step: str, text: str) -> Any:
    if text.startswith("("):
        return read_numbers(step, text[1:-1])
    numbers = read_numbers(step, text)
    return numbers[0]


def sound(game: Game, data: dict[str, Any]) -> State:
    """The position, if everything can be asked of it that is asked of every position."""
    try:
        state = game.load(data)
        ask_everything(state)
    except BadSetup as refused:  # mypyc gives a name one type in a function: the two need two names
        raise BadNotation(str(refused)) from refused
    except (IndexError, KeyError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError) as error:
        raise BadNotation(f"such a position of {game.id} cannot be: {error}") from error
    return state


def ask_everything(state: State) -> None:
    state.scores()
    for seat in range(state.seats):
        state.view(seat)
    if not state.over and not state.pending:
        raise ValueError("nobody has to decide")
    for seat in state.pending:
        if seat != CHANCE and not (0 <= seat < state.seats and state.legal(seat)):
            raise ValueError(f"seat {seat} cannot decide anything")


def read_move(text: str, state: State, seat: int) -> Action:
    """The move that `text` means for `seat` here; one that is not allowed is told with its rule."""
    try:
        action = parse(text.strip())
    except ValueError as error:
        raise BadNotation(f"{text[:40]!r} is no move; one looks like bid:5") from error
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise BadNotation(f"{text[:40]} is refused by rule {refusal.rule}")
    return action

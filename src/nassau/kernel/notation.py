"""Text notation of a position: one exact, readable line for bug reports, datasets and language models.

    manila.1 seats=3 +declining=skip_once cash=30,25,12 … out=0*3 > Voyages > Voyage(4) > Placement(1,0)

It contains the game with its version, the seats, the options that are not as usual (+), all fields of the table, and
after the first > the stack of steps, bottom first. `v*n` is v repeated n times; lists of lists are in brackets. A
finished game has no steps. A move has the form of `kernel.text`: bid:5.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from nassau.kernel.action import CHANCE, Action, parse
from nassau.kernel.game import BadSetup, Game
from nassau.kernel.rulebook import Option
from nassau.kernel.state import State

MAX_CHARACTERS: Final = 20_000
"""Ten times the length of the longest position of our games."""
MAX_LIST_ITEMS: Final = 2_000

HEAD: Final = re.compile(r"([a-z_]{1,24})\.([0-9]{1,4}) +seats=([0-9]{1,2})")
FIELD: Final = re.compile(r"(\+?)([a-z_]{1,40})=(\S*)")
STEP: Final = re.compile(r"([A-Za-z]{1,40})(?:\(([-0-9,()*]*)\))?")
ITEM: Final = re.compile(r"(-?[0-9]{1,19})(?:\*([0-9]{1,4}))?")


class BadNotation(BadSetup):
    """A text is not a valid position or move. The message names the invalid part."""


# -- writing


def position(state: State) -> str:
    """The text of a position, hidden information included."""
    data, game = state.shared_dump(), state.game
    options = [f"+{name}={value}" for name, value in state.options.items() if value != unwritten(game.options[name])]
    fields = [f"{name}={written(value)}" for name, value in data["table"].items()]
    steps = [f"> {name}{arguments(local)}" for name, *local in data["stack"]]
    return " ".join([f"{game.id}.{game.version}", f"seats={state.seats}", *options, *fields, *steps])


def unwritten(option: Option) -> str:
    """The value that a text means if it does not name the option."""
    return option.default if option.before is None else option.before


def written(value: Any) -> str:
    if not isinstance(value, (list, tuple)):
        return str(value)
    if any(isinstance(item, (list, tuple)) for item in value):
        return "".join([f"[{written(item)}]" for item in value])
    return ",".join(runs(value))


def runs(numbers: list[int] | tuple[int, ...]) -> list[str]:
    """Run-length encoding: 0,0,0 is 0*3."""
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
    """The inverse of `position`. `load` returns a game by its id. Raises BadNotation."""
    if len(text) > MAX_CHARACTERS:
        raise BadNotation(f"a position has at most {MAX_CHARACTERS} characters")
    table, *steps = [part.strip() for part in text.strip().split(">")]
    head = HEAD.match(table)
    if head is None:
        raise BadNotation("a position begins with the game, its version and the seats, like: manila.1 seats=4")
    game = load(head[1])
    data: dict[str, Any] = {"game": game.id, "version": int(head[2]), "seats": int(head[3])}
    data["options"], data["table"] = read_fields(table[head.end() :].split(), game.blank(int(head[3]), {}))
    data["stack"] = [read_step(step, game) for step in steps]
    return validated(game, data)


def read_fields(words: list[str], blank: State) -> tuple[dict[str, str], dict[str, Any]]:
    """The options and the table of a position. Raises BadNotation for missing, unknown and repeated fields."""
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
    """The value of a field. Raises BadNotation if its length or a number is outside what the game allows."""
    model = getattr(blank, name)  # the value at the start; only lists that start empty vary in length
    value = read_value(name, text, model)
    if isinstance(model, list) and model and len(value) != len(model):
        raise BadNotation(f"the field {name!r} is a list of {len(model)}, not of {len(value)}")
    if name in blank.limits():
        low, high = blank.limits()[name]
        for number in value if isinstance(value, list) else [value]:
            if not low <= number <= high:
                raise BadNotation(f"the field {name!r} goes from {low} to {high}; {number} is out of range")
    return value


def read_value(name: str, text: str, model: Any) -> Any:
    """A value with the form of `model`: a number, a list, or a list of lists."""
    if not isinstance(model, list):
        numbers = read_numbers(name, text)
        if len(numbers) != 1:
            raise BadNotation(f"the field {name!r} is one number, not {text[:40]!r}")
        return numbers[0]
    if not model or not isinstance(model[0], list):
        return read_numbers(name, text)
    if not re.fullmatch(r"(\[[^\[\]]*\])*", text):
        raise BadNotation(f"the field {name!r} is a sequence of lists in brackets, not {text[:40]!r}")
    return [read_numbers(name, part) for part in re.findall(r"\[([^\[\]]*)\]", text)]


def read_numbers(name: str, text: str) -> list[int]:
    numbers: list[int] = []
    for item in text.split(",") if text else []:
        found = ITEM.fullmatch(item)
        count = int(found[2] or 1) if found else 0
        if found is None or len(numbers) + count > MAX_LIST_ITEMS:
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


def validated(game: Game, data: dict[str, Any]) -> State:
    """The position of `data`. Raises BadNotation if a query of the state fails."""
    try:
        state = game.load(data)
        run_queries(state)
    except BadSetup as refused:  # not `error`: mypyc gives each name of a function one type
        raise BadNotation(str(refused)) from refused
    except (IndexError, KeyError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError) as error:
        raise BadNotation(f"this position of {game.id} is impossible: {error}") from error
    return state


def run_queries(state: State) -> None:
    """Run the queries that every position answers. Raises ValueError if no pending seat can decide."""
    state.scores()
    for seat in range(state.seats):
        state.view(seat)
    if not state.over and not state.pending:
        raise ValueError("no seat has to decide")
    for seat in state.pending:
        if seat != CHANCE and not (0 <= seat < state.seats and state.legal(seat)):
            raise ValueError(f"seat {seat} has no legal action")


def read_move(text: str, state: State, seat: int) -> Action:
    """The move of `seat` that `text` denotes. Raises BadNotation, with the rule if the move is illegal."""
    try:
        action = parse(text.strip())
    except ValueError as error:
        raise BadNotation(f"{text[:40]!r} is no move; one looks like bid:5") from error
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise BadNotation(f"{text[:40]} is refused by rule {refusal.rule}")
    return action

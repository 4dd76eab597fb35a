"""A position of a game: the fields of its table, and the stack of steps that determines what happens next."""

from __future__ import annotations

import hashlib
import json
import random
from functools import cache
from typing import Any, Self

import msgspec

from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.action import CHANCE, Action
from nassau.kernel.definition import Definition, Setup
from nassau.kernel.fact import Fact
from nassau.kernel.refusal import Illegal, Refusal
from nassau.kernel.source import Source
from nassau.kernel.step import Chance, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Setup):
    """Base class of every game's state. A game annotates its fields in the class and sets them in `setup`.

    Overrides of `fields` and `copy` are optional: they make a hot game faster, and the conformance suite compares.
    """

    def __init__(self, game: Definition, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.stack: list[Step[Any]] = []
        self.emitted: list[
            Any
        ] = []  # the source of `facts`: Fact objects, and plain tuples for facts that hide nothing

    # -- implemented by each game

    def fields(self) -> tuple[str, ...]:
        """The names of the game's own fields: ints and (nested) lists of ints. By default all annotated ones."""
        kind: Any = type(self)
        return annotated_fields(kind)

    def limits(self) -> dict[str, tuple[int, int]]:
        """By field: the lowest and the highest valid number, for fields that hold seats or components, not amounts.

        `nassau.kernel.notation` validates positions from outside against them.
        """
        return {}

    def setup(self) -> None:
        """Set all fields to their values before the first chance outcome."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent state with equal fields, stack and facts. Steps are immutable, so they are shared."""
        twin = type(self)(self.game, self.seats, self.options)
        twin.stack = self.stack.copy()
        twin.emitted = self.emitted.copy()
        for name in self.fields():
            setattr(twin, name, independent(getattr(self, name)))
        return twin

    def scores(self) -> list[int]:
        """The score by seat, at any time of the game."""
        raise NotImplementedError

    def standings(self) -> list[tuple[int, ...]]:
        """By seat, the values that the ranking compares: the score, then tie-breakers. Higher is better."""
        return [(score,) for score in self.scores()]

    # -- queries

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must decide now; (CHANCE,) before a chance outcome; () when the game is over."""
        return self.stack[-1].pending(self) if self.stack else ()

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of `seat`: never empty for a pending seat, always empty for others."""
        if not self.stack:
            return []
        step = self.stack[-1]
        return step.legal(self, seat) if among(step.pending(self), seat) else []

    def candidates(self, seat: int) -> list[Action]:
        """The actions that the client shows to `seat`; refused ones are shown with their rule."""
        if seat not in self.pending:
            return []
        return self.stack[-1].candidates(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not do `action` now, or None. Accepts any value as `action`; changes nothing."""
        if not self.stack:
            return Refusal("K1.3")
        if not self.well_formed(action):
            return Refusal("K1.2")
        step = self.stack[-1]
        if not among(step.pending(self), seat):
            return Refusal("K1.1")
        return step.refusal(self, seat, action)

    def well_formed(self, action: Action) -> bool:
        """Whether `action` is a verb of this game with the right number of small integers."""
        if type(action) is not tuple or not action or type(action[0]) is not str:
            return False
        verb = self.game.verbs.get(action[0])
        if verb is None or len(action) != verb.numbers + 1:
            return False
        for index in range(1, len(action)):
            number: object = action[index]
            if type(number) is not int or not -1_000_000 < number < 1_000_000:
                return False
        return True

    @property
    def facts(self) -> list[Fact]:
        """The events of the last action, in a new list. Built on demand, because simulations do not need them."""
        return [
            event if isinstance(event, Fact) else Fact(event[0], event[2:], rule=event[1]) for event in self.emitted
        ]

    def question(self) -> Chance[Any]:
        """The chance step on top of the stack. Raises LookupError if a seat must decide or the game is over."""
        step = self.stack[-1] if self.stack else None
        if not isinstance(step, Chance):
            raise LookupError("no chance step is pending")
        return step

    def ranking(self) -> list[int]:
        """The rank by seat: 1 is the winner; ties share a rank."""
        standings = self.standings()
        return [1 + sum(other > own for other in standings) for own in standings]

    def view(self, seat: int | None) -> msgspec.Struct:
        """What `seat` (None: a spectator) may know. Nothing else of a state is sent to players."""
        return self.game.view(self, seat)

    def imagine(self, seat: int | None, rng: random.Random) -> Self:
        """A determinization: a full state drawn from those consistent with the knowledge of `seat`."""
        world: Self = self.game.imagine(self, seat, rng)
        return world

    # -- changes

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action. Raises Illegal and changes nothing if it is refused."""
        self.check(seat, action)
        self.apply_trusted(seat, action)

    def apply_trusted(self, seat: int, action: Action) -> None:
        """Carry out an action without checking it.

        For actions from `legal`, checked by `check`, or drawn by the chance step itself. With any other action the
        state becomes invalid without an error.
        """
        self.emitted = []
        self.stack[-1].take(self, seat, action)

    def check(self, seat: int, action: Action) -> None:
        """Raises Illegal if `seat` may not do `action` now."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Illegal(refusal)

    def chance(self, source: Source) -> Action:
        """Apply an outcome of the pending chance step and return it. Raises LookupError if none is pending."""
        action = source.reply(self, self.question())
        self.apply_trusted(CHANCE, action)
        return action

    def settle(self, source: Source) -> list[Action]:
        """Apply chance outcomes until a seat must decide or the game is over, and return them in order.

        Afterwards `facts` contains the events of the last outcome only.
        """
        answers: list[Action] = []
        while self.stack:
            step = self.stack[-1]
            if not isinstance(step, Chance):
                break
            action = source.reply(self, step)
            self.apply_trusted(CHANCE, action)
            answers.append(action)
        return answers

    # -- the three stack operations and the emission of facts, called by steps only

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)
        step.enter(self)

    def become(self, step: Step[Any]) -> None:
        self.stack[-1] = step
        step.enter(self)

    def done(self, result: int = 0) -> None:
        self.stack.pop()
        if self.stack:
            self.stack[-1].resume(self, result)

    def end(self) -> None:
        """End the game."""
        self.stack = []

    def emit(self, *fact: str | int) -> None:
        """Record a public fact: its name, the rule that causes it, then its arguments."""
        self.emitted.append(fact)

    def emit_with(self, fact: list[str | int], numbers: list[int]) -> None:
        """The same as `emit(*fact, *numbers)`, which mypyc would call through the interpreter."""
        fact += numbers
        self.emitted.append(tuple(fact))

    def emit_constant(self, fact: Action) -> None:
        """The same as `emit(*fact)`, for a frequent fact that is built once at import."""
        self.emitted.append(fact)

    def emit_private(self, owner: int, hidden: int, name: str, rule: str, *args: int) -> None:
        """Record a fact whose last `hidden` arguments only `owner` may know."""
        self.emitted.append(Fact(name, args, owner, hidden, rule))

    # -- values

    def dump(self) -> dict[str, Any]:
        """The position as JSON-compatible data that shares nothing with the state. The inverse is `Game.load`."""
        data = self.shared_dump()
        data["stack"] = plain(data["stack"])
        data["table"] = {name: plain(value) for name, value in data["table"].items()}
        return data

    def shared_dump(self) -> dict[str, Any]:
        """The contents of `dump`, sharing lists with the state: for callers that only read them."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.game.stored_options(self.options),
            "stack": [[type(step).__name__, *step.local()] for step in self.stack],
            "table": {name: getattr(self, name) for name in self.fields()},
        }

    def key(self) -> str:
        """A digest of the dump: equal for equal positions, in every process."""
        data = json.dumps(self.shared_dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(data.encode(), digest_size=16).hexdigest()


def among(seats: tuple[int, ...], seat: int) -> bool:
    """`seat in seats`, which mypyc compiles without boxing the number; called twice per decision."""
    for other in seats:  # noqa: SIM110 - a generator costs twice as much when interpreted
        if other == seat:
            return True
    return False


def with_added(row: list[int], place: int, amount: int) -> list[int]:
    """A copy of `row` with `amount` added to one item: for lists that copies of a state share."""
    row = row.copy()
    row[place] += amount
    return row


def with_item(row: list[int], place: int, value: int) -> list[int]:
    """A copy of `row` with one item replaced: for lists that copies of a state share."""
    row = row.copy()
    row[place] = value
    return row


@cache
def annotated_fields(kind: type[State]) -> tuple[str, ...]:
    """The names that the class of a game and its bases below `State` annotate, in this order."""
    from inspect import get_annotations  # late: no game of this package needs it

    bases = kind.__mro__[: kind.__mro__.index(State)]
    return tuple([name for base in reversed(bases) for name in get_annotations(base)])


def independent(value: Any) -> Any:
    """`value` with lists copied, recursively."""
    return [independent(item) for item in value] if isinstance(value, list) else value


def plain(value: Any) -> Any:
    """`value` with sequences replaced by new lists, recursively."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value

"""A position of a game: what lies on the table, and the stack of steps that says what happens next."""

from __future__ import annotations

import hashlib
import json
import random
from typing import TYPE_CHECKING, Any, Self

from nassau.kernel.action import CHANCE, Action
from nassau.kernel.chance import Source
from nassau.kernel.fact import Fact
from nassau.kernel.refusal import Illegal, Refusal
from nassau.kernel.step import Chance, Step

if TYPE_CHECKING:
    import msgspec

    from nassau.kernel.game import Game


class State:
    """Base of every game's state. A game adds its fields, names them in `fields`, and copies them in `copy`."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.stack: list[Step[Any]] = []
        self.told: list[Any] = []  # what `facts` is made of: facts, and plain tuples of those that hide nothing

    # -- what a game fills in

    def fields(self) -> tuple[str, ...]:
        """The names of the game's own fields: ints and (nested) lists of ints."""
        raise NotImplementedError

    def limits(self) -> dict[str, tuple[int, int]]:
        """The lowest and the highest number of each field that stands for a seat or a thing, not for an amount.

        Positions that people write are held to them: `nassau.kernel.notation`.
        """
        return {}

    def setup(self) -> None:
        """Lay out the table before any chance has been answered."""
        raise NotImplementedError

    def copy(self) -> Self:
        """A value copy. Steps never change, so the stack is copied flat."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def standings(self) -> list[tuple[int, ...]]:
        """What the ranking compares, best highest: the score, then whatever breaks a tie."""
        return [(score,) for score in self.scores()]

    # -- questions

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must decide now; (CHANCE,) when chance must answer; () when the game is over."""
        return self.stack[-1].pending(self) if self.stack else ()

    def legal(self, seat: int) -> list[Action]:
        """What `seat` may do now; never empty for a pending seat, always empty for the others."""
        if not self.stack:
            return []
        step = self.stack[-1]
        return step.legal(self, seat) if among(step.pending(self), seat) else []

    def candidates(self, seat: int) -> list[Action]:
        """What lies on the table for `seat`, refused or not: the screen shows the refused ones with their rule."""
        if seat not in self.pending:
            return []
        return self.stack[-1].candidates(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not do `action` now. Whatever `action` is, this answers and changes nothing."""
        if not self.stack:
            return Refusal("K1.3")
        if not self.shaped(action):
            return Refusal("K1.2")
        step = self.stack[-1]
        if not among(step.pending(self), seat):
            return Refusal("K1.1")
        return step.refusal(self, seat, action)

    def shaped(self, action: Action) -> bool:
        """Whether `action` is a verb of this game with the right count of small whole numbers."""
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
        """What the last action did, for the log and the screen. Made when somebody asks: simulations never do."""
        return [thing if isinstance(thing, Fact) else Fact(thing[0], thing[1:]) for thing in self.told]

    @facts.setter
    def facts(self, facts: list[Fact]) -> None:
        self.told = list(facts)

    def question(self) -> Chance[Any]:
        """The chance step that waits for an answer."""
        step = self.stack[-1]
        assert isinstance(step, Chance), "chance is not asked"
        return step

    def ranking(self) -> list[int]:
        """1 is the winner; ties share a rank."""
        standings = self.standings()
        return [1 + sum(other > own for other in standings) for own in standings]

    def view(self, seat: int | None) -> msgspec.Struct:
        """What `seat` (None: a spectator) may know: the only thing that leaves the engine."""
        return self.game.view(self, seat)

    def imagine(self, seat: int | None, rng: random.Random) -> Self:
        """A full state drawn from those consistent with what `seat` knows."""
        world: Self = self.game.imagine(self, seat, rng)
        return world

    # -- changes

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action; raises Illegal and changes nothing if it is refused."""
        self.check(seat, action)
        self.told = []
        self.stack[-1].take(self, seat, action)

    def check(self, seat: int, action: Action) -> None:
        """Raises Illegal if `seat` may not do `action` now."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Illegal(refusal)

    def chance(self, source: Source) -> Action:
        """Let a source answer the pending chance step; returns the action taken.

        A step is not asked to allow what it has drawn itself; the conformance suite holds it to that.
        """
        return self.ask(self.question(), source)

    def ask(self, question: Chance[Any], source: Source) -> Action:
        """The same for a question that the caller has found on top of the stack."""
        action = source.reply(self, question)
        self.told = []
        question.take(self, CHANCE, action)
        return action

    def settle(self, source: Source) -> list[Action]:
        """Let a source answer until a seat must decide or the game is over; returns its answers in order.

        Afterwards `facts` tells of the last answer only.
        """
        answers: list[Action] = []
        while self.stack:
            step = self.stack[-1]
            if not isinstance(step, Chance):
                break
            answers.append(self.ask(step, source))
        return answers

    # -- the three moves of the flow, and telling what happened: for steps only

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
        """The game is over."""
        self.stack = []

    def tell(self, *fact: str | int) -> None:
        """A fact for everyone: its name, then its numbers."""
        self.told.append(fact)

    def tell_all(self, fact: list[str | int], numbers: list[int]) -> None:
        """The same as `tell(*fact, *numbers)`, which mypyc would call through the interpreter."""
        fact += numbers
        self.told.append(tuple(fact))

    def retell(self, fact: Action) -> None:
        """The same as `tell(*fact)`, for a fact that was made once and for all because it is told often."""
        self.told.append(fact)

    def whisper(self, owner: int, hidden: int, name: str, *args: int) -> None:
        """A fact whose last `hidden` numbers only `owner` may know."""
        self.told.append(Fact(name, args, owner, hidden))

    # -- values

    def dump(self) -> dict[str, Any]:
        """The position as JSON-able data of its own; `game.load` reads it."""
        data = self.picture()
        data["options"] = dict(self.options)
        data["stack"] = plain(data["stack"])
        data["table"] = {name: plain(value) for name, value in data["table"].items()}
        return data

    def picture(self) -> dict[str, Any]:
        """What `dump` tells, still sharing its lists with the state."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "stack": [[type(step).__name__, *step.local()] for step in self.stack],
            "table": {name: getattr(self, name) for name in self.fields()},
        }

    def key(self) -> str:
        """Equal for equal positions, here and in every other process: a digest of the dump."""
        data = json.dumps(self.picture(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(data.encode(), digest_size=16).hexdigest()


def among(seats: tuple[int, ...], seat: int) -> bool:
    """`seat in seats`. Compiled, this makes no Python object of the number, and every decision asks twice."""
    return any(other == seat for other in seats)


def bumped(row: list[int], place: int, by: int) -> list[int]:
    """A list like this one, with one number changed: for lists that copies share."""
    row = row.copy()
    row[place] += by
    return row


def put(row: list[int], place: int, value: int) -> list[int]:
    """A list like this one, with one number replaced: for lists that copies share."""
    row = row.copy()
    row[place] = value
    return row


def plain(value: Any) -> Any:
    """Ints stay, sequences become new lists all the way down."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value

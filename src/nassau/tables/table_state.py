"""What a table consists of: the fields that follow from its log."""

from __future__ import annotations

from typing import Any, Self

from nassau import games
from nassau.kernel import Action, BadSetup, Fact, Game, State
from nassau.kernel.sealed import Sealed
from nassau.tables import events as log
from nassau.tables.clock import Clock
from nassau.tables.events import TABLE, Created, Entry, Player
from nassau.tables.seat import Seat
from nassau.tables.table_errors import BadLog
from nassau.tables.transcript import History


class Point:
    """The position before an act that may still be taken back."""

    def __init__(self, number: int, seat: int, action: Action, state: State, asked: dict[int, int]) -> None:
        self.number = number  # of the act
        self.seat = seat
        self.action = action
        self.state = state
        self.asked = asked


class Base:
    """The fields of a table, copied by value: what two tables share is replaced when it changes, never changed."""

    def __init__(self, first: Entry) -> None:
        head = first.what
        if first.number != 1 or not isinstance(head, Created):
            raise BadLog(first.number, "a log begins with the table's creation as number 1")
        self.head = head
        self.game = game_of(head)
        self.number = 1
        self.time = first.time
        self.created = first.time
        self.host = head.host
        self.seats = [Seat() for _ in range(head.seats)]
        self.muted: dict[str, Player] = {}
        self.stopping: frozenset[int] = frozenset()
        self.state: State | None = None
        self.shared = False  # the position belongs to others too (a copy, a point): it must be copied before it changes
        self.settled = 1  # the number of the last entry that was not an act
        self.dice: Sealed | None = None
        self.clock = Clock(head.clock, head.seats)
        self.asked: dict[int, int] = {}  # by pending seat: the number since which its decision has been as it is
        self.points: list[Point] = []
        self.history = History()
        self.finished: log.Finished | None = None
        self.closed: log.Closed | None = None
        self.rematch = ""
        self.shown: dict[Any, Any] = {}  # what projections have worked out for this position

    def copy(self) -> Self:
        """A value copy: what happens to one does not show in the other."""
        twin = type(self).__new__(type(self))
        self.shared = True
        twin.__dict__.update(self.__dict__)
        twin.clock = self.clock.copy()
        twin.history = self.history.copy()
        twin.shown = {}
        return twin

    def tell(self, name: str, *numbers: int) -> None:
        """Something the table itself did, for the history."""
        self.history.add(self.number, TABLE, self.time, False, [Fact(name, numbers)])

    # -- questions

    @property
    def id(self) -> str:
        return self.head.table

    @property
    def over(self) -> bool:
        return self.finished is not None or self.closed is not None


def game_of(head: Created) -> Game:
    try:
        game = games.load(head.game)
        if game.version != head.version:
            raise BadSetup(f"the table plays {head.game} version {head.version}; this is version {game.version}")
        game.blank(head.seats, head.options)
    except BadSetup as error:
        raise BadLog(1, str(error)) from error
    return game

"""The state of a table: data derived from its event log, and read-only questions about it.

Only the reducer changes a table. Commands (`hosting`, `seating`, `deputies`, `stopping`, `play`, `undo`) check what
is allowed and append entries through the reducer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from nassau.kernel import Action, Game, State
from nassau.kernel.sealed import Sealed
from nassau.tables.clock import Clock
from nassau.tables.dice_audit import DrawChain
from nassau.tables.events import Closed, Created, Finished, Level, Player, Started
from nassau.tables.seat import Seat
from nassau.tables.table_errors import AlreadyStarted, NotHost, NotSeated, NotStarted, Over
from nassau.tables.transcript import Transcript

REVEAL_MS: Final = 5_000
"""How long a start waits for contributions that were committed to."""


class UndoPoint(NamedTuple):
    """The position before an act that may still be undone."""

    number: int  # of the act
    seat: int
    action: Action
    state: State
    versions: dict[int, int]
    clock: Clock  # before the act


@dataclass(eq=False)
class Table:
    """Copies share what the reducer replaces (seats, undo points) and copy what it changes (clock, transcript)."""

    head: Created
    game: Game
    host: Player
    seats: list[Seat]
    clock: Clock
    created: int  # milliseconds since 1970
    time: int  # of the last entry
    number: int = 1  # of the last entry
    last_event: int = 1  # the number of the last entry that is not an act
    muted: dict[str, Player] = field(default_factory=dict)
    stopping: frozenset[int] = frozenset()  # seats that voted to stop
    state: State | None = None  # the game's position; None before the start
    state_shared: bool = False  # a copy or an undo point refers to the same position: copy it before changing it
    sealing_until: int | None = None  # commitments are fixed, and the start waits for contributions until this time
    started: Started | None = None
    dice: Sealed | None = None
    chain: DrawChain | None = None  # over the draws; None before the start, in a lesson, and for seals of version 1
    versions: dict[int, int] = field(default_factory=dict)  # by pending seat: the entry that raised its decision
    undo_points: list[UndoPoint] = field(default_factory=list)
    transcript: Transcript = field(default_factory=Transcript)
    finished: Finished | None = None
    closed: Closed | None = None
    rematch: str = ""
    beat: int = 0  # of the lesson
    projections: dict[Any, Any] = field(default_factory=dict)  # cache of `projection`, valid for this number

    def copy(self) -> Table:
        """An independent value. The position is shared until one of the two changes it."""
        twin = Table.__new__(Table)
        self.state_shared = True
        twin.__dict__.update(self.__dict__)
        twin.clock = self.clock.copy()
        twin.transcript = self.transcript.copy()
        twin.projections = {}
        return twin

    @property
    def id(self) -> str:
        return self.head.table

    @property
    def options(self) -> dict[str, str]:
        """All options of the game. The head of an old log lacks those that did not exist when it was written."""
        return self.game.restored_options(self.head.options) if self.state is None else self.state.options

    @property
    def over(self) -> bool:
        return self.finished is not None or self.closed is not None

    @property
    def phase(self) -> str:
        """open (before the start), running, or over."""
        return "over" if self.over else "open" if self.state is None else "running"

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return () if self.state is None or self.over else self.state.pending

    @property
    def deadline(self) -> int | None:
        """When the table must change without a decision: a clock runs out, or the wait for contributions ends."""
        if self.over:
            return None
        return self.sealing_until if self.state is None else self.clock.deadline()

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def version(self, seat: int) -> int | None:
        """The version of a pending seat's decision, which its answer must name; None if the seat is not pending."""
        return self.versions.get(seat)

    def bots_due(self) -> list[tuple[int, Level, int]]:
        """The pending seats that a bot or deputy plays, with its level and the version of the decision; none in a
        lesson, where the script decides."""
        if self.head.lesson:
            return []
        due = [(seat, self.seats[seat].played_by, version) for seat, version in sorted(self.versions.items())]
        return [(seat, level, version) for seat, level, version in due if level is not None]

    def due(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return self.clock.due(now)

    def undoable(self, seat: int | None) -> bool:
        """Whether the last act is this seat's and has an undo point; `undo` still refuses if it revealed something."""
        return bool(self.undo_points) and self.undo_points[-1].seat == seat and not self.over

    def seat_of(self, person: str) -> int | None:
        """The seat that a person holds."""
        for number, seat in enumerate(self.seats):
            if seat.player is not None and seat.player.id == person:
                return number
        return None

    def require_seat_of(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated("you do not sit at this table")
        return seat

    def require_seat(self, seat: int | None) -> int:
        """The seat if the table has it; NotSeated otherwise, and for None (a spectator)."""
        if seat is None or not 0 <= seat < len(self.seats):
            raise NotSeated("you do not sit at this table")
        return seat

    def require_host(self, person: str) -> None:
        if person != self.host.id:
            raise NotHost("only the host may do this")

    def require_open(self) -> None:
        """Over or AlreadyStarted unless the table still waits for its start."""
        if self.over:
            raise Over("the table is closed" if self.closed else "the game is over")
        if self.state is not None:
            raise AlreadyStarted("the game is running already")
        if self.sealing_until is not None:
            raise AlreadyStarted("the game is just starting")

    def require_running(self) -> None:
        """Over or NotStarted unless the game is running."""
        if self.over:
            raise Over("the game is over")
        if self.state is None:
            raise NotStarted("the game has not begun")

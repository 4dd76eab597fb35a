"""The state of Um Rum & Ehre: town, pirates, coins, tokens and the ship, and queries about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nassau.games.rum.components import (
    ALLEYS,
    BARRELS,
    COPIES,
    DISPLAY,
    FACES,
    FIRST_FACE,
    FIRST_GOOD,
    FIRST_RENDEZVOUS,
    MAP_PLACE,
    MAP_TOKEN,
    NOWHERE,
    OPEN_AT_ONCE,
    PIRATES,
    STACK_OF,
    STARTING_COINS,
    STARTING_PIRATES,
    TILES,
    VALUES_PER_SORT,
)
from nassau.games.rum.scoring import honour
from nassau.games.rum.town import Town, check_laid
from nassau.kernel import NOBODY, NOTHING, State

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_TOWN: Final = Town([])


class Rum(State):
    """A laid tile is 4 * tile + turn, tiles counted from 0."""

    _laid: list[int]
    town: Town  # the graph of the laid tiles; shared by all copies
    alleys: list[int]  # by alley: the seat whose pirates occupy it, or NOBODY
    captain: int  # field
    round: int  # counted from 1
    start: int  # seat that begins the round
    supply: list[int]  # pirates, by seat
    hiring: list[int]  # pirates for hire, by seat
    coins: list[int]  # by seat
    rum: list[int]  # barrels, by seat
    pile: list[int]  # shuffled tokens in the stacks, by face
    under: list[int]  # faces returned to the bottom of their stacks, oldest first
    open: list[int]  # face or NOTHING, by place of the display
    held: list[int]  # tokens under the flags as seat * FACES + face, in ascending order
    known: list[int]  # by good: one bit for each seat that has held it and so knows where it is
    drawn: int  # the good that the current seat is looking at, or NOTHING
    flag_seat: list[int]  # face-down rendez-vous in the order of their draws: the owner,
    flag_face: list[int]  # the face,
    flag_not: list[int]  # and one bit for each symbol that all seats know it does not show (see `fulfil`)
    rows: list[int]  # teams aboard, from the top
    left: list[int]  # pirates left of the mast, by row
    right: list[int]  # pirates right of the mast, by row
    out: list[int]  # teams in the order in which they lost the brawl

    def fields(self) -> tuple[str, ...]:
        return ("laid", "alleys", "captain", "round", "start", "supply", "hiring", "coins", "rum", "pile", "under",
                "open", "held", "known", "drawn", "flag_seat", "flag_face", "flag_not", "rows", "left", "right",
                "out")  # fmt: skip

    def setup(self) -> None:
        """R3.2; tiles and open tokens are drawn later by chance steps."""
        self.laid = []
        self.alleys = [NOBODY] * ALLEYS
        self.captain = NOWHERE
        self.round = 0
        self.start = NOBODY
        self.supply = [STARTING_PIRATES] * self.seats
        self.hiring = [PIRATES - STARTING_PIRATES] * self.seats
        self.coins = [STARTING_COINS] * self.seats
        self.rum = [0] * self.seats
        self.setup_tokens()
        self.clear_ship()

    def setup_tokens(self) -> None:
        self.pile = list(COPIES)
        self.under = []
        self.open = [NOTHING] * len(DISPLAY)
        self.held = []
        self.known = [0] * (FIRST_RENDEZVOUS - FIRST_GOOD)
        self.drawn = NOTHING
        self.flag_seat = []
        self.flag_face = []
        self.flag_not = []

    def clear_ship(self) -> None:
        self.rows = []
        self.left = []
        self.right = []
        self.out = []

    @property
    def laid(self) -> list[int]:
        """The laid tiles in reading order. Setting them builds the town; raises ValueError if they are impossible."""
        return self._laid

    @laid.setter
    def laid(self, laid: list[int]) -> None:
        check_laid(laid)
        self._laid = laid
        self.town = Town(laid) if len(laid) == TILES else NO_TOWN

    def lay(self, code: int) -> None:
        """Add a tile that is known to be valid."""
        self._laid = [*self._laid, code]
        if len(self._laid) == TILES:
            self.town = Town(self._laid)

    def copy(self) -> Rum:
        twin = Rum(self.game, self.seats, self.options)
        twin.stack = self.stack.copy()
        twin.emitted = self.emitted.copy()
        twin._laid = self._laid  # never changed in place
        twin.town = self.town
        twin.alleys = self.alleys.copy()
        twin.captain = self.captain
        twin.round = self.round
        twin.start = self.start
        twin.supply = self.supply.copy()
        twin.hiring = self.hiring.copy()
        twin.coins = self.coins.copy()
        twin.rum = self.rum.copy()
        twin.pile = self.pile.copy()
        twin.under = self.under.copy()
        twin.open = self.open.copy()
        twin.held = self.held.copy()
        twin.known = self.known.copy()
        twin.drawn = self.drawn
        twin.flag_seat = self.flag_seat.copy()
        twin.flag_face = self.flag_face.copy()
        twin.flag_not = self.flag_not.copy()
        twin.rows = self.rows.copy()
        twin.left = self.left.copy()
        twin.right = self.right.copy()
        twin.out = self.out.copy()
        return twin

    # -- points

    def scores(self) -> list[int]:
        return [sum(honour(self.tokens(seat))) for seat in range(self.seats)]

    def standings(self) -> list[tuple[int, ...]]:
        """R20.7–R20.9: ties are broken by pirates hired, rum and coins."""
        scores = self.scores()
        return [(scores[seat], -self.hiring[seat], self.rum[seat], self.coins[seat]) for seat in range(self.seats)]

    # -- pirates

    def alone(self, seat: int) -> bool:
        """R4.3, R4.6: whether all other seats are done; going aboard empties the supply as well."""
        return not any(other != seat and self.supply[other] for other in range(self.seats))

    def next_seat(self, seat: int) -> int:
        """R4.2, R4.3: the next seat clockwise that is not done, or NOBODY."""
        for turn in range(1, self.seats + 1):
            other = (seat + turn) % self.seats
            if self.supply[other]:
                return other
        return NOBODY

    def barrels(self) -> int:
        """R18.2: the barrels left in the common supply."""
        return BARRELS - sum(self.rum)

    # -- tokens

    def shuffled(self, stack: int) -> int:
        """The number of shuffled tokens of a stack."""
        pile = self.pile
        total: i64 = 0
        face: i64
        for face in range(FIRST_FACE[stack], FIRST_FACE[stack + 1]):
            total += pile[face]
        return total

    def any_shuffled(self, stack: int) -> bool:
        """Whether `shuffled` is positive; faster, because the first face usually decides."""
        return any(self.pile[face] for face in range(FIRST_FACE[stack], FIRST_FACE[stack + 1]))

    def any_left(self, stack: int) -> bool:
        """Whether `height` is positive."""
        return self.any_shuffled(stack) or any(STACK_OF[face] == stack for face in self.under)

    def height(self, stack: int) -> int:
        """The number of tokens of a stack, shuffled or returned to its bottom."""
        return self.shuffled(stack) + sum(1 for face in self.under if STACK_OF[face] == stack)

    def matching(self, stack: int, sort: int) -> list[int]:
        """The faces of the open tokens of one tavern or maps of one colour, highest first."""
        first = FIRST_FACE[stack] + VALUES_PER_SORT * sort
        last, place = first + VALUES_PER_SORT - 1, MAP_PLACE if stack == MAP_TOKEN else 0
        faces = [face for face in self.open[place : place + OPEN_AT_ONCE] if first <= face <= last]
        if len(faces) > 1:
            faces.sort(reverse=True)
        return faces

    def tokens(self, seat: int) -> list[int]:
        """The faces under a flag."""
        first = FACES * seat
        return [token - first for token in self.held if first <= token < first + FACES]

    def on_flag(self, seat: int) -> list[int]:
        """The unfulfilled rendez-vous of a seat in the order of their draws."""
        return [face for owner, face in zip(self.flag_seat, self.flag_face, strict=True) if owner == seat]

    # -- the ship

    def pirates_of(self, row: int) -> int:
        return self.left[row] + self.right[row]

"""Heuristic of Port Royal for search: action ratings in crosses, position values in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from nassau.games.port_royal.components import (
    BESIDE,
    CELL_CROSSES,
    CELL_SKULLS,
    COLUMNS,
    GOAL,
    GREEN,
    GREEN_POINTS,
    MOST_PIECES,
    ROW_SIZE,
    SHIP,
    SKULL_TRACK,
    WHEELS,
    YELLOW,
)
from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.discover import FREE, STOP, Answer, Rolling
from nassau.games.port_royal.heuristic_outlook import POINT, Outlook
from nassau.games.port_royal.heuristic_rolls import VICTORY, rolling_value, stopping_value
from nassau.games.port_royal.rolling import Phase, option_values
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import Action, State
from nassau.kernel.heuristic import Heuristic

# In crosses, tuned by self-play (docs/results/ladder.md).
WHEEL_WORTH: Final[tuple[float, ...]] = (1.0, 1.5, 1.6, 2.0, 1.7)
CHEST_WORTH: Final = 2.5
JEST_WORTH: Final = 1.5
GREEN_SKULL_USED: Final = -0.1
NOTHING_TAKEN: Final = -0.75
FAILURE_AVERTED: Final = 2.9  # warding off or repeating a failure
WHEEL_KEPT: Final = 0.22  # warding off or repeating the return of a wheel
PIECE_MISSED: Final = -0.82  # warding off or repeating a new piece
REPEAT_COST: Final = 1.5  # the blue wheel
WARD_COST: Final = 0.88  # per orange wheel
FIELD_OPENED: Final = 0.93  # a ship that opens a field of the border
NEXT_SKULLS: Final = 0.11  # a struck skull brings the costly ones nearer
TOLL_COST: Final = -0.43  # per spare wheel of the colour used as toll
ROUTE_FACTOR: Final = 2.8  # scale of the value of a field
BOOST_FIRST: Final = 20.0  # wheels that add crosses are used first
REST: Final = -1.0

# In points; docs/results/ladder.md describes the fit.
NEAR: Final = 1.55  # a point that is nearly reached
SABRE: Final = 0.6
HIRED: Final = 1.15  # a complete island, whatever its person
GREEN_SKULL: Final = 0.7
SPARE: Final[tuple[float, ...]] = (0.3, 0.75, 0.0, 1.45, 0.75)  # a wheel of each colour
SUDDEN_DEATH_SABRE: Final = 0.26  # a sabre of the active seat, for every point beyond
SUDDEN_DEATH_POINTS: Final = 10  # above which sudden death is possible (P15.3)


MOST_BOARD_GROUPS: Final = 16
"""Size of phase 1 up to which it is solved; larger ones take too long."""
SHIP_COLUMN: Final = 1
WHEEL_COLUMN: Final = 3
FIRST_SUDDEN_DEATH: Final = 11
"""Points from which the number of pieces on the board can end the game (P15.3)."""


class PortRoyalHeuristic(Heuristic):
    def rollout_depth(self) -> int:
        return 320

    def phase(self, state: State) -> int:
        return cast(PortRoyal, state).turn

    def rollout_phases(self, state: State) -> int:
        """One turn of each seat, so that the effect on the others shows."""
        return state.seats

    def decisive_lead(self, state: State) -> float:
        return 4.9  # fitted together with `position_value`

    def may_end_soon(self, state: State) -> bool:
        """Near 20 points, or near a sudden death (P15.1, P15.3)."""
        return max(cast(PortRoyal, state).points) >= FIRST_SUDDEN_DEATH

    def solved_shares(
        self, state: State, seat: int, legal: list[Action], share: Callable[[State], float]
    ) -> list[float] | None:  # fmt: skip
        """Phase 1 where a sudden death is possible: optimal stopping with all 36 rolls, if few boards are left."""
        table, step = cast(PortRoyal, state), state.stack[-1]
        if not isinstance(step, Rolling | Answer) or seat != table.active:
            return None
        if table.points[seat] < FIRST_SUDDEN_DEATH:
            return None
        phase = Phase(table, [0.0] * (MOST_PIECES + 1), 0.0, 1.0)
        if phase.size() > MOST_BOARD_GROUPS:
            return None
        phase.stop = [self.turn_share(table, share, count, 0) for count in range(MOST_PIECES + 1)]
        phase.failed = self.turn_share(table, share, table.pieces(), 1)
        return option_values(table, phase, legal)

    def turn_share(self, table: PortRoyal, share: Callable[[State], float], count: int, failed: int) -> float:
        """The share at the end of the turn if phase 1 ends with `count` pieces and the best rated trades follow.

        Pieces are added to the board of the position, or wheels and ships removed from it, in order of their colours.
        """
        twin = table.copy()
        set_pieces(twin, count)
        twin.failed = failed
        twin.stack[-1] = Rolling(FREE)
        twin.apply_trusted(twin.active, STOP)
        for _ in range(self.rollout_depth()):
            if not twin.stack or twin.turn > table.turn:
                break
            seat = twin.stack[-1].pending(twin)[0]
            legal = twin.stack[-1].legal(twin, seat)
            ratings = self.rate(twin, seat, legal) if len(legal) > 1 else [0.0]
            twin.apply_trusted(seat, legal[ratings.index(max(ratings))])
        return share(twin)

    def evaluate(self, state: State) -> list[float]:
        table = cast(PortRoyal, state)
        return [position_value(table, seat) for seat in range(table.seats)]

    def rating_noise(self) -> float:
        return 0.2

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        table, step = cast(PortRoyal, state), state.stack[-1]
        verb: str = legal[0][0]
        if verb == "roll":
            return [
                rolling_value(table, seat) if action[0] == "roll" else stopping_value(table, seat) for action in legal
            ]
        if isinstance(step, Crossing):
            outlook = Outlook(table, seat, step.pool)
            return [crossing_value(outlook, action) for action in legal]
        if verb == "fill" or verb == "mark" or verb == "island":
            return marking_values(table, seat, legal)
        return [rate_action(table, seat, action) for action in legal]


def set_pieces(table: PortRoyal, count: int) -> None:
    """Add or remove pieces until `count` are on the board; ships lie in column B, wheels in column D."""
    for pieces, column in ((table.ships, SHIP_COLUMN), (table.wheels, WHEEL_COLUMN)):
        for colour in range(len(pieces)):
            if table.pieces() < count and pieces[colour] == BESIDE:
                pieces[colour] = column
            elif table.pieces() > count and pieces[colour] != BESIDE:
                pieces[colour] = BESIDE


def position_value(table: PortRoyal, seat: int) -> float:
    """Expected result in points: current points, near goals, and means to reach more. Fitted to played games."""
    points, sabres = table.points[seat], table.sabres(seat)
    total = points + NEAR * Outlook(table, seat, 0).nearness() / POINT + SABRE * sabres
    total += HIRED * table.crew[seat].bit_count() + GREEN_SKULL * table.greens_left(seat)
    for colour in range(WHEELS):
        total += SPARE[colour] * table.spare(seat, colour)
    if seat == table.active:
        total += SUDDEN_DEATH_SABRE * sabres * max(0, points - SUDDEN_DEATH_POINTS)
    return total


# -- phase 2


def rate_action(table: PortRoyal, seat: int, action: Action) -> float:
    verb: str = action[0]
    if verb == "ship":
        return ship_value(table, seat, action[1])
    if verb == "wheel":
        return wheel_value(table, seat, action[1]) + table.sheet.total(table.sheet.clerk, table.crew[seat])
    if verb == "circle":
        return wheel_value(table, seat, action[1])
    if verb == "chest":
        return CHEST_WORTH
    if verb == "jester":
        return JEST_WORTH - (0.0 if table.greens_left(seat) else skulls_cost(table, seat, 1))
    if verb == "strike":
        return -skulls_cost(table, seat, 1) if action[1] == 0 else GREEN_SKULL_USED
    return answer_value(table, action)


def answer_value(table: PortRoyal, action: Action) -> float:
    """Resolve rolls that help; avert those that hurt, as cheaply as possible."""
    verb: str = action[0]
    colour = table.dice[0]
    if verb == "decline":
        return 0.0
    if verb not in ("resolve", "ward", "repeat"):
        return NOTHING_TAKEN
    if CELL_CROSSES[table.cell()]:
        fails = table.ships[colour] != BESIDE
        return 0.0 if verb == "resolve" else (FAILURE_AVERTED if fails else PIECE_MISSED) - answer_cost(action)
    back = table.wheels[colour] != BESIDE
    return 0.0 if verb == "resolve" else (WHEEL_KEPT if back else PIECE_MISSED) - answer_cost(action)


def answer_cost(action: Action) -> float:
    return REPEAT_COST if action[0] == "repeat" else WARD_COST * cast(int, action[1])


def ship_value(table: PortRoyal, seat: int, colour: int) -> float:
    """Crosses of a ship, the field it opens, and its skulls."""
    cell = COLUMNS * colour + table.ships[colour]
    crosses = float(CELL_CROSSES[cell])
    total = crosses + table.trade_bonus(seat, colour)
    if colour == YELLOW and table.spare(seat, YELLOW) and not table.barred(seat):
        total += crosses
    for field in table.border[seat]:
        if table.sheet.kind[field] == SHIP and table.sheet.colour[field] == colour:
            total += FIELD_OPENED
            break
    return total - (0.0 if table.greens_left(seat) else skulls_cost(table, seat, CELL_SKULLS[cell]))


def wheel_value(table: PortRoyal, seat: int, colour: int) -> float:
    circled = table.circled[WHEELS * seat + colour]
    if circled == ROW_SIZE[colour]:
        return 0.0
    if colour == GREEN:
        points = GREEN_POINTS[circled]
        return VICTORY if table.points[seat] + points >= GOAL else POINT * points
    return WHEEL_WORTH[colour]


def skulls_cost(table: PortRoyal, seat: int, count: int) -> float:
    """The cost of the next skulls."""
    struck, total = table.skulls[seat], 0.0
    for place in range(struck, min(len(SKULL_TRACK), struck + count)):
        total += NEXT_SKULLS - POINT * SKULL_TRACK[place]
    return total


# -- the sheet


def crossing_value(outlook: Outlook, action: Action) -> float:
    """Add crosses first, then go field by field towards the best goal."""
    verb: str = action[0]
    if verb == "double" or verb == "reinforce":
        return BOOST_FIRST
    if verb == "rest":
        return REST
    toll = 0.0
    if verb == "pay":
        toll = TOLL_COST * outlook.table.spare(outlook.seat, action[2])
    return ROUTE_FACTOR * outlook.best_route(action[1]) + toll


def marking_values(table: PortRoyal, seat: int, legal: list[Action]) -> list[float]:
    """Values of islands and fields; for the señorita those that crosses would reach last are best."""
    outlook = Outlook(table, seat, 0)
    found: list[float] = []
    for action in legal:
        number: int = action[1]
        if action[0] == "island":
            place = outlook.goals.index(number) if number in outlook.goals else -1
            found.append(outlook.worth[place] / (1.0 + outlook.more[place]) if place >= 0 else 0.0)
        elif action[0] == "mark":
            found.append(4.0 * outlook.best_route(number))
        else:
            found.append(-2.0 if number in table.border[seat] else 0.0)
    return found


HEURISTIC: Final = PortRoyalHeuristic()

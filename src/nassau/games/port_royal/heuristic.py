"""Rules of thumb of Port Royal for search: everything in crosses, and the score in points."""

from __future__ import annotations

from typing import Final, cast

from nassau.games.port_royal.components import (
    BESIDE,
    BLUE,
    CELL_CROSSES,
    CELL_SKULLS,
    COLOUR_SABRES,
    COLUMNS,
    FACES,
    GOAL,
    GREEN,
    GREEN_POINTS,
    LETTER_SABRES,
    MANY,
    ORANGE,
    ROW,
    SHIP,
    SHIPS,
    SKULL_TRACK,
    SUDDEN_DEATH,
    WHEELS,
    YELLOW,
)
from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.heuristic_outlook import POINT, Course
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import Action, State
from nassau.kernel.heuristic import Heuristic

# In crosses, tuned by games of these rules against themselves (docs/results/ladder.md).
WHEEL_WORTH: Final[tuple[float, ...]] = (1.0, 1.5, 1.6, 2.0, 1.7)
PICK_WORTH: Final[tuple[float, ...]] = (0.6, 0.5, 1.0, 3.8, 4.2, 7.7, 11.4, 11.5, 11.6, 11.7, 11.8, 11.9)
"""What stopping with so many pieces is worth. More than one gets from them: fewer are left to the others."""
FAILED_WORTH: Final = 1.0
JESTING: Final = 0.67  # a cross that a jester brings then
SAVING: Final = 0.79  # how often a wheel saves what would fail
GOING_ON: Final = 0.3  # that phase 1 need not end after the next roll
CHEST_WORTH: Final = 2.5
JEST_WORTH: Final = 1.5
STRIKING_LATER: Final = -0.1
NOTHING_TAKEN: Final = -0.75
FAILING: Final = 2.9  # what warding a failure off is worth,
LOSING_WHEEL: Final = 0.22  # a wheel that would go,
LOSING_PIECE: Final = -0.82  # and a piece that would come
REPEATING: Final = 1.5  # what that costs: a wheel,
WARDING: Final = 0.88  # or each circle
OPENING: Final = 0.93  # a ship that opens a field
NEXT_SKULLS: Final = 0.11  # what a skull brings nearer
PAYING: Final = -0.43  # a wheel, for each of its colour that is left
WAY: Final = 2.8  # how much clearer one way is better than another
VICTORY: Final = 30.0

# In points, what promises a win (docs/results/ladder.md says how it was fitted).
NEAR: Final = 1.55  # a point that is nearly reached
SABRE: Final = 0.6
HIRED: Final = 1.15  # a complete island, whoever lives there
GREEN_SKULL: Final = 0.7
SPARE: Final[tuple[float, ...]] = (0.3, 0.75, 0.0, 1.45, 0.75)  # a wheel of each colour
STRIKE: Final = 0.26  # a sabre on one's turn, for every point beyond
STRIKING: Final = 10  # from where on many pieces win at once (P15.3)


class PortRoyalHeuristic(Heuristic):
    def outranks_sailor(self) -> bool:
        return True

    def rollout_depth(self) -> int:
        return 320

    def phase(self, state: State) -> int:
        return cast(PortRoyal, state).turn

    def rollout_phases(self, state: State) -> int:
        """A turn of everybody: what is taken from others, or left to them, tells by then."""
        return state.seats

    def decisive_lead(self, state: State) -> float:
        return 4.9  # fitted together with `standing`

    def evaluate(self, state: State) -> list[float]:
        table = cast(PortRoyal, state)
        return [standing(table, seat) for seat in range(table.seats)]

    def rating_noise(self) -> float:
        return 0.2

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        table, step = cast(PortRoyal, state), state.stack[-1]
        verb: str = legal[0][0]
        if verb == "roll":
            return [rolling(table, seat) if action[0] == "roll" else stopping(table, seat) for action in legal]
        if isinstance(step, Crossing):
            course = Course(table, seat, step.pool)
            return [crossing(course, action) for action in legal]
        if verb == "fill" or verb == "mark" or verb == "island":
            return marking(table, seat, legal)
        return [rate_one(table, seat, action) for action in legal]


def standing(table: PortRoyal, seat: int) -> float:
    """What wins, in points: those there are, what is near, and the means to reach more. Fitted to games played out."""
    points, sabres = table.points[seat], table.sabres(seat)
    total = points + NEAR * Course(table, seat, 0).nearness() / POINT + SABRE * sabres
    total += HIRED * table.crew[seat].bit_count() + GREEN_SKULL * table.greens_left(seat)
    for colour in range(WHEELS):
        total += SPARE[colour] * table.spare(seat, colour)
    if seat == table.active:
        total += STRIKE * sabres * max(0, points - STRIKING)
    return total


# -- phase 1


def stopping(table: PortRoyal, seat: int) -> float:
    return pick_worth(table, seat, table.pieces())


def pick_worth(table: PortRoyal, seat: int, count: int) -> float:
    count = min(count, len(PICK_WORTH) - 1)  # a twelfth piece there is not
    needed = SUDDEN_DEATH[min(len(SUDDEN_DEATH) - 1, max(0, table.points[seat]))]
    if needed and count >= needed:
        return VICTORY
    many = count >= MANY
    return PICK_WORTH[count] + (table.sheet.total(table.sheet.admiral, table.crew[seat]) if many else 0)


def rolling(table: PortRoyal, seat: int) -> float:
    """What the next roll promises if phase 1 ends after it; it may go on, so a little more."""
    sabres, count, total = table.sabres(seat), table.pieces(), 0.0
    one_more, now = pick_worth(table, seat, count + 1), pick_worth(table, seat, count)
    failed = FAILED_WORTH + JESTING * table.sheet.total(table.sheet.jest, table.crew[seat])
    if table.spare(seat, BLUE) or table.spare(seat, ORANGE):
        failed += SAVING * max(0.0, now - failed)
    for colour in range(SHIPS):
        for letter in FACES:
            wardable = COLOUR_SABRES[colour] + LETTER_SABRES[letter] <= sabres
            if CELL_CROSSES[COLUMNS * colour + letter]:
                total += one_more if table.ships[colour] == BESIDE else now if wardable else failed
            elif table.wheels[colour] == BESIDE:
                total += one_more
            else:
                total += now if wardable else pick_worth(table, seat, max(0, count - 1))
    return total / 36.0 + GOING_ON


# -- phase 2


def rate_one(table: PortRoyal, seat: int, action: Action) -> float:
    verb: str = action[0]
    if verb == "ship":
        return ship(table, seat, action[1])
    if verb == "wheel":
        return wheel(table, seat, action[1]) + table.sheet.total(table.sheet.clerk, table.crew[seat])
    if verb == "circle":
        return wheel(table, seat, action[1])
    if verb == "chest":
        return CHEST_WORTH
    if verb == "jester":
        return JEST_WORTH - (0.0 if table.greens_left(seat) else skulls(table, seat, 1))
    if verb == "strike":
        return -skulls(table, seat, 1) if action[1] == 0 else STRIKING_LATER
    return answer(table, action)


def answer(table: PortRoyal, action: Action) -> float:
    """Let what helps happen; ward off what hurts, as cheaply as possible."""
    verb: str = action[0]
    colour = table.dice[0]
    if verb not in ("resolve", "ward", "repeat"):
        return NOTHING_TAKEN
    if CELL_CROSSES[table.cell()]:
        fails = table.ships[colour] != BESIDE
        return 0.0 if verb == "resolve" else (FAILING if fails else LOSING_PIECE) - price_of(action)
    back = table.wheels[colour] != BESIDE
    return 0.0 if verb == "resolve" else (LOSING_WHEEL if back else LOSING_PIECE) - price_of(action)


def price_of(action: Action) -> float:
    return REPEATING if action[0] == "repeat" else WARDING * cast(int, action[1])


def ship(table: PortRoyal, seat: int, colour: int) -> float:
    """Crosses, with what they open and what they cost."""
    cell = COLUMNS * colour + table.ships[colour]
    crosses = float(CELL_CROSSES[cell])
    total = crosses + table.trade_bonus(seat, colour)
    if colour == YELLOW and table.spare(seat, YELLOW) and not table.barred(seat):
        total += crosses
    for field in table.border[seat]:
        if table.sheet.kind[field] == SHIP and table.sheet.colour[field] == colour:
            total += OPENING
            break
    return total - (0.0 if table.greens_left(seat) else skulls(table, seat, CELL_SKULLS[cell]))


def wheel(table: PortRoyal, seat: int, colour: int) -> float:
    circled = table.circled[WHEELS * seat + colour]
    if circled == ROW[colour]:
        return 0.0
    if colour == GREEN:
        points = GREEN_POINTS[circled]
        return VICTORY if table.points[seat] + points >= GOAL else POINT * points
    return WHEEL_WORTH[colour]


def skulls(table: PortRoyal, seat: int, count: int) -> float:
    """What the next skulls cost, with a little for coming nearer to dear ones."""
    struck, total = table.skulls[seat], 0.0
    for place in range(struck, min(len(SKULL_TRACK), struck + count)):
        total += NEXT_SKULLS - POINT * SKULL_TRACK[place]
    return total


# -- the sheet


def crossing(course: Course, action: Action) -> float:
    """More crosses first, then field by field to the best goal; what is left over is lost."""
    verb: str = action[0]
    if verb == "double" or verb == "reinforce":
        return 20.0
    if verb == "rest":
        return -1.0
    spare = 0.0
    if verb == "pay":
        spare = PAYING * course.table.spare(course.seat, action[2])
    return WAY * course.by_way_of(action[1]) + spare


def marking(table: PortRoyal, seat: int, legal: list[Action]) -> list[float]:
    """Fields of islands: for the señorita those that crosses would reach last."""
    course = Course(table, seat, 0)
    found: list[float] = []
    for action in legal:
        number: int = action[1]
        if action[0] == "island":
            place = course.goals.index(number) if number in course.goals else -1
            found.append(course.worth[place] / (1.0 + course.more[place]) if place >= 0 else 0.0)
        elif action[0] == "mark":
            found.append(4.0 * course.by_way_of(number))
        else:
            found.append(-2.0 if number in table.border[seat] else 0.0)
    return found


HEURISTIC: Final = PortRoyalHeuristic()

"""View of a seat or spectator, the same for all (P2.2), and the board elements of an action."""

from __future__ import annotations

from functools import lru_cache

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import (
    BESIDE,
    BLUE,
    CELL_CROSSES,
    CELL_SKULLS,
    COLOUR_SABRES,
    COLUMNS,
    GOAL,
    LETTER_FACES,
    LETTER_SABRES,
    MISSION,
    ORANGE,
    ORANGE_SABRES,
    RED,
    SHIPS,
    SUDDEN_DEATH,
    WHEELS,
    YELLOW,
)
from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.discover import Rolling
from nassau.games.port_royal.empty_handed import EmptyHanded
from nassau.games.port_royal.persons import Painting
from nassau.games.port_royal.scoring import prizes, tally
from nassau.games.port_royal.setup import MOST_MARKS, ChooseIsland, MarkFields
from nassau.games.port_royal.sheet import WORD_BITS, WORDS, Sheet
from nassau.games.port_royal.state import PHASE_1, PortRoyal
from nassau.games.port_royal.trade import Taking
from nassau.games.port_royal.view_types import Cargo, Chart, Mission, Pick, Player, Risk, Roll, Tally, View
from nassau.kernel import NOBODY, NOTHING, Action

# `outcome` of a Roll: what resolving it does.
SHIP_COMES, WHEEL_COMES, WHEEL_GOES, FAILS = range(4)
# `rolling` of a View.
NOT_ROLLING, MUST_ROLL, MAY_STOP = range(3)


def chart_of(sheet: Sheet) -> Chart:
    return Chart(sheet.what, sheet.place, sheet.origin, sheet.goal, sheet.person, sheet.points)


CHARTS = [chart_of(sheet) for sheet in SHEETS]


def view(state: PortRoyal, _seat: int | None) -> View:
    """What every seat and spectator may know: everything."""
    chapter = int(state.options["chapter"])
    return View(
        chapter=chapter,
        turn=state.turn,
        active=state.active,
        ships=state.ships.copy(),
        wheels=state.wheels.copy(),
        cargo=[cargo(state, colour) for colour in range(SHIPS)],
        pieces=state.pieces(),
        chest=state.chest == 1,
        dice=roll(state),
        failed=state.failed == 1,
        rolling=rolling(state),
        risk=risk(state) if state.turn and state.pick == PHASE_1 and not state.over else None,
        pick=pick(state),
        players=[player(state, other) for other in range(state.seats)],
        treasures=state.treasures.copy(),
        missions=missions(state),
        marks=marks(state),
        painting=painting(state),
        winner=state.winner,
        sudden=state.winner != NOBODY and state.points[state.winner] < GOAL,
        chart=CHARTS[chapter - 1],
    )


# -- a seat


def player(state: PortRoyal, seat: int) -> Player:
    own = slice(WHEELS * seat, WHEELS * seat + WHEELS)
    reached, filled = bit_set(state.reached, seat), bit_set(state.filled, seat)
    return Player(
        points=state.points[seat],
        crossed=members(reached & ~filled & ~1),
        filled=members(filled),
        left=[(mask & ~reached & ~filled).bit_count() for mask in MASKS[int(state.options["chapter"]) - 1]],
        crew=members(state.crew[seat]),
        sabres=state.sabres(seat),
        circled=state.circled[own],
        used=state.used[own],
        spare=[state.spare(seat, colour) for colour in range(WHEELS)],
        skulls=state.skulls[seat],
        green_skulls=state.green[seat],
        greens_left=state.greens_left(seat),
        colours=members(state.colours[seat]),
        treasures=[treasure for treasure, owner in enumerate(state.treasures) if owner == seat],
        missions=[mission for mission, crossed in enumerate(state.missions) if crossed >> seat & 1],
        needed=SUDDEN_DEATH[min(GOAL - 1, max(0, state.points[seat]))],
        tally=Tally(*tally(state, seat)),
    )


def bit_set(words: list[int], index: int) -> int:
    """The words of one bit set as one integer."""
    low, middle, high = words[WORDS * index : WORDS * (index + 1)]
    return low | middle << WORD_BITS | high << 2 * WORD_BITS


def members(bits: int) -> list[int]:
    return list(numbers_in(bits))


@lru_cache(1024)
def numbers_in(bits: int) -> tuple[int, ...]:
    """Cached, because most sheets do not change from one view to the next."""
    found = []
    while bits > 0:  # a loaded position may hold a negative number
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return tuple(found)


MASKS = [[bit_set(sheet.mask, island) for island in range(len(sheet.islands))] for sheet in SHEETS]
"""By chapter and island: bit set of its fields."""


# -- the board


def cargo(state: PortRoyal, colour: int) -> Cargo:
    if state.ships[colour] == BESIDE:
        return Cargo(0, 0)
    cell, now = COLUMNS * colour + state.ships[colour], pick(state)
    seat = now.seat if now else state.active
    return Cargo(CELL_CROSSES[cell] + state.trade_bonus(seat, colour), CELL_SKULLS[cell])


def roll(state: PortRoyal) -> Roll | None:
    colour, letter = state.dice
    return None if colour < 0 else Roll(colour, letter, state.sabres_needed(), outcome(state, colour))


def outcome(state: PortRoyal, colour: int) -> int:
    if CELL_CROSSES[state.cell()]:
        return SHIP_COMES if state.ships[colour] == BESIDE else FAILS
    return WHEEL_COMES if state.wheels[colour] == BESIDE else WHEEL_GOES


def rolling(state: PortRoyal) -> int:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Rolling):
        return NOT_ROLLING
    return MUST_ROLL if step.refuse_stop(state) else MAY_STOP


def risk(state: PortRoyal) -> Risk:
    sabres, oranges = state.sabres(state.active), state.spare(state.active, ORANGE)
    needs = [
        COLOUR_SABRES[colour] + LETTER_SABRES[letter]
        for colour in range(SHIPS)
        for letter in LETTER_FACES
        if state.ships[colour] != BESIDE and CELL_CROSSES[COLUMNS * colour + letter]
    ]
    return Risk(
        rolls=sum(need > sabres for need in needs),
        helpless=sum(need > sabres + ORANGE_SABRES * oranges for need in needs),
    )


def missions(state: PortRoyal) -> list[Mission]:
    sheet = state.sheet
    crossed = [(sheet.prize[field], sheet.worth[field]) for field in prizes(sheet, MISSION)]
    seats = [members(state.missions[mission]) for mission, _ in crossed]
    return [Mission(*row, own, len(own)) for row, own in zip(crossed, seats, strict=True)]


# -- the current decision


def pick(state: PortRoyal) -> Pick | None:
    for step in state.stack:
        if isinstance(step, Taking):
            return Pick(step.seat, step.left, step.pool)
        if isinstance(step, (Crossing, EmptyHanded)):
            return Pick(step.seat, 0, step.pool)
    return None


def marks(state: PortRoyal) -> int:
    step = state.stack[-1] if state.stack else None
    if isinstance(step, MarkFields):
        return step.left
    return min(step.place + 1, MOST_MARKS) if isinstance(step, ChooseIsland) else 0


def painting(state: PortRoyal) -> int:
    step = state.stack[-1] if state.stack else None
    return step.island if isinstance(step, Painting) else NOTHING


# -- board elements

BUTTONS = {
    "roll": "dice",
    "resolve": "cell",
    "chest": "chest",
    "double": f"row/{YELLOW}",
    "repeat": f"row/{BLUE}",
    "reinforce": f"row/{RED}",
    "rest": "rest",
}


def elements(action: Action) -> tuple[str, ...]:
    """The board elements that stand for an action; none if it is a button. Fields and rows are on the seat's sheet."""
    verb = action[0]
    if verb in ("cross", "pay", "fill", "mark"):
        return (f"field/{action[1]}",)
    if verb in ("ship", "wheel", "island"):
        return (f"{verb}/{action[1]}",)
    if verb == "circle":
        return (f"row/{action[1]}",)
    if verb == "strike":
        return (("skulls", "greens")[action[1]],)
    return (BUTTONS[verb],) if verb in BUTTONS else ()

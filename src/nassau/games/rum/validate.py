"""Validation of positions from outside, run once when they are loaded.

Checks what the steps rely on. Pirates need not add up to fifteen and tokens may be missing, because positions are also
written for experiments; there is never more of anything than the box contains.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from nassau.games.rum.brawl import Column, next_row, pirates_on
from nassau.games.rum.chest import Chest, Scorpion, sting
from nassau.games.rum.components import (
    ALLEYS,
    BARRELS,
    CHEST_PLACE,
    COPIES,
    DISPLAY,
    FACES,
    FIELDS,
    FIRST_GOOD,
    FIRST_RENDEZVOUS,
    GOOD_TOKEN,
    LARGE_GUARD,
    MAP_TOKEN,
    NOWHERE,
    PIRATES,
    RENDEZVOUS_TOKEN,
    ROUNDS,
    SCORPION_PLACE,
    SMALL_GUARD,
    STACK_OF,
    SYMBOLS,
    TAVERN_TOKEN,
    THIRD_TEAM,
    TILES,
    VALUE,
)
from nassau.games.rum.dice import Drink, Throw
from nassau.games.rum.maps import TakeMap
from nassau.games.rum.moving import Turn
from nassau.games.rum.state import Rum
from nassau.games.rum.tavern import Bout, Invitation, PickToken, Tavern
from nassau.games.rum.tokens import FromStack, Reveal
from nassau.kernel import NOBODY, NOTHING, Step
from nassau.kernel.validation import Finding, StepLimits, refuse_invalid, step_arguments, within

Findings = Iterator[Finding]

ON_A_FIELD: Final = ("Turn",)
ROLLERS: Final = ("Muster", "Column", "Bout", "Scorpion")
BELOW: Final[dict[str, tuple[str, ...]]] = {
    "Rounds": (),
    **dict.fromkeys(("LayTile", "SetOut", "DrawStart", "ChooseStart", "Round"), ("Rounds",)),
    **dict.fromkeys(("Fill", "Reveal"), ("SetOut", "Round", "Turn")),
    **dict.fromkeys(("Muster", "ActionPhase", "Brawl", "Column"), ("Round",)),
    "Turn": ("ActionPhase",),
    **dict.fromkeys(("Headquarters", "SecondDark", "DrawGood", "KeepOrSell", "DrawRendezvous"), ON_A_FIELD),
    **dict.fromkeys(("TakeMap", "GuardHouse", "Fight", "Chest", "Scorpion"), ON_A_FIELD),
    **dict.fromkeys(("Tavern", "Invitation", "Bout", "PickToken"), ON_A_FIELD),
    **dict.fromkeys(("Throw", "Drink"), ROLLERS),
}
"""By step: the steps that can lie below it."""
PART_BELOW: Final = {"Fill": 0, "Reveal": 0, "Muster": 1, "ActionPhase": 2, "Brawl": 3, "Column": 3}
"""By step above a `Round`: the part of that round."""


def validate(state: Rum) -> None:
    """Raises ValueError with the first invalid field or step argument."""
    refuse_invalid(chain(town(state), people(state), tokens(state), flags(state), ship(state)))
    refuse_invalid(step_arguments(state, step_limits(state.seats)))
    refuse_invalid(chain(stack(state), progress(state), current(state)))


# -- fields


def town(state: Rum) -> Findings:
    """R1.1, R3.5, R4.1: the captain comes when the ninth tile has been laid."""
    yield "captain", state.captain, NOWHERE <= state.captain < FIELDS
    yield "laid", state.laid, (len(state.laid) == TILES) == (state.captain != NOWHERE)
    yield "alleys", state.alleys, len(state.alleys) == ALLEYS and within(state.alleys, NOBODY, state.seats - 1)
    yield "round", state.round, 0 <= state.round <= ROUNDS
    yield "start", state.start, NOBODY <= state.start < state.seats


def people(state: Rum) -> Findings:
    """R3.2, R18.2."""
    seats = state.seats
    yield "supply", state.supply, len(state.supply) == seats and within(state.supply, 0, PIRATES)
    yield "hiring", state.hiring, len(state.hiring) == seats and within(state.hiring, 0, PIRATES)
    yield "coins", state.coins, len(state.coins) == seats and min(state.coins) >= 0
    yield "rum", state.rum, len(state.rum) == seats and min(state.rum) >= 0 and sum(state.rum) <= BARRELS


def tokens(state: Rum) -> Findings:
    """R2.1–R2.7, R3.3, R3.4: no face occurs more often than the box contains it."""
    held, known, seats = state.held, state.known, state.seats
    yield "pile", state.pile, len(state.pile) == FACES and all(map(fits_box, state.pile, COPIES))
    yield "under", state.under, all(0 <= f < FACES and STACK_OF[f] in RETURNED for f in state.under)
    yield "open", state.open, len(state.open) == len(DISPLAY) and all(map(belongs, state.open, DISPLAY))
    yield "held", held, within(held, 0, FACES * seats - 1) and held == sorted(held)
    yield "known", known, len(known) == FIRST_RENDEZVOUS - FIRST_GOOD and within(known, 0, (1 << seats) - 1)
    yield "drawn", state.drawn, state.drawn == NOTHING or FIRST_GOOD <= state.drawn < FIRST_RENDEZVOUS
    for name, faces in (("under", state.under), ("open", state.open), ("drawn", [state.drawn])):
        yield name, getattr(state, name), not any(face != NOTHING and too_many(state, face) for face in faces)
    yield "held", held, not any(too_many(state, token % FACES) for token in held)


RETURNED: Final = (SMALL_GUARD, LARGE_GUARD, GOOD_TOKEN)
"""The stacks to whose bottom tokens return (R13.2, R19.4)."""


def fits_box(left: int, copies: int) -> bool:
    return 0 <= left <= copies


def belongs(face: int, stack: int) -> bool:
    return face == NOTHING or (0 <= face < FACES and STACK_OF[face] == stack)


def too_many(state: Rum, face: int) -> bool:
    """Whether a face occurs more often than the box contains it."""
    owned = sum(1 for token in state.held if token % FACES == face) + (1 if state.drawn == face else 0)
    elsewhere = state.under.count(face) + state.open.count(face) + state.flag_face.count(face)
    return state.pile[face] + elsewhere + owned > COPIES[face]


def flags(state: Rum) -> Findings:
    """R14.1: a flag lies on a rendez-vous token, and the symbols that it excludes are not those of the token."""
    count = len(state.flag_seat)
    yield "flag_seat", state.flag_seat, within(state.flag_seat, 0, state.seats - 1)
    faces = len(state.flag_face) == count and all(map(is_rendezvous, state.flag_face))
    yield "flag_face", state.flag_face, faces and not any(too_many(state, face) for face in state.flag_face)
    excluded = len(state.flag_not) == count and within(state.flag_not, 0, (1 << SYMBOLS) - 1)
    yield "flag_not", state.flag_not, excluded and not any(map(excludes, state.flag_not, state.flag_face))


def is_rendezvous(face: int) -> bool:
    return 0 <= face < FACES and STACK_OF[face] == RENDEZVOUS_TOKEN


def excludes(symbols: int, face: int) -> bool:
    return symbols >> (face - FIRST_RENDEZVOUS) & 1 == 1


def ship(state: Rum) -> Findings:
    """R8.3, R9.1, R21.1: every row has pirates until its team is out."""
    rows, left, right, out = state.rows, state.left, state.right, state.out
    teams = [*range(state.seats), THIRD_TEAM] if state.seats == 2 else list(range(state.seats))
    yield "rows", rows, len(set(rows)) == len(rows) and all(team in teams for team in rows)
    yield "left", left, len(left) == len(rows) and within(left, 0, PIRATES)
    yield "right", right, len(right) == len(rows) and within(right, 0, PIRATES)
    yield "left", left, all(one + other <= PIRATES for one, other in zip(left, right, strict=True))
    yield "out", out, len(set(out)) == len(out) and all(team in rows for team in out)
    lost = [team for row, team in enumerate(rows) if not state.pirates_of(row)]
    yield "out", out, set(out) == set(lost)


# -- steps


def step_limits(seats: int) -> StepLimits:
    """The valid arguments of all steps of a game with this many seats."""
    last, bits = seats - 1, (1 << seats) - 1
    seat = ("seat", 0, last)
    tavern = ("tavern", 0, 2)
    bout = (tavern, ("drinkers", 1, bits), ("roller", 0, last))
    return {
        **dict.fromkeys(("Rounds", "LayTile", "SetOut", "DrawStart", "ChooseStart", "Muster", "Brawl"), ()),
        **dict.fromkeys(("Headquarters", "SecondDark", "DrawGood", "KeepOrSell", "DrawRendezvous"), (seat,)),
        **dict.fromkeys(("ActionPhase", "GuardHouse", "Chest"), (seat,)),
        "Round": (("part", 0, 4),),
        "Fill": (("first", 0, len(DISPLAY)),),
        "Reveal": (("place", 0, len(DISPLAY) - 1),),
        "Turn": (seat, ("moved", 0, 1)),
        "TakeMap": (seat, ("colour", 0, 2)),
        "Fight": (seat, ("stack", SMALL_GUARD, LARGE_GUARD)),
        "Tavern": (seat, tavern),
        "Invitation": (("host", 0, last), tavern, ("guest", 0, last), ("joined", 0, bits)),
        "Bout": bout,
        "PickToken": (*bout, ("roll", 1, 6)),
        "Scorpion": (("roller", 0, last), ("total", 0, 20)),
        "Throw": (("team", 0, THIRD_TEAM), ("repeats", 0, 1)),
        "Drink": (seat, ("roll", 1, 6), ("repeats", 0, 1)),
        "Column": (
            ("side", 0, 1),
            ("column", 1, PIRATES),
            ("row", 0, seats),
            ("leader", NOBODY, seats),
            ("best", 0, 6),
        ),
    }


def stack(state: Rum) -> Findings:
    """R4.1: every step lies on one that can push it, for the same seat; a decision or a draw is on top."""
    names = [type(step).__name__ for step in state.stack]
    yield "stack", names, not names or (names[0] == "Rounds" and names[-1] not in WAITING)
    for place in range(1, len(names)):
        name, step, below = names[place], state.stack[place], state.stack[place - 1]
        kind = names[place - 1]
        yield "stack", names, kind in BELOW[name]
        if kind == "Round":
            yield "Round.part", below.local()[0], below.local()[0] == PART_BELOW[name]
        if name == "Turn" or (kind == "Turn" and name not in OF_OTHERS):
            yield f"{name}.seat", step.local()[0], step.local()[0] == below.local()[0]


OF_OTHERS: Final = ("Fill", "Reveal", "Bout", "PickToken", "Scorpion")
"""Steps above a turn that do not begin with its seat."""
WAITING: Final = ("Rounds", "SetOut", "Round", "Fill", "Muster", "ActionPhase", "Bout", "Scorpion", "Brawl", "Column")
"""Steps that are never on top when a seat decides or chance draws."""


def progress(state: Rum) -> Findings:
    """R3.2, R4.3, R11.4: the game is over after the fifth round, and only the setup comes before the first."""
    names = {type(step).__name__ for step in state.stack}
    setting_out = bool(names & {"LayTile", "SetOut", "DrawStart", "ChooseStart"})
    if state.stack:
        yield "round", state.round, (state.round == 0) == setting_out
        yield "start", state.start, (state.start == NOBODY) == setting_out
        yield "laid", state.laid, (len(state.laid) < TILES) == ("LayTile" in names)
        yield "rows", state.rows, not state.rows or not setting_out
    else:
        yield "round", state.round, state.round == ROUNDS
    if "ActionPhase" in names:
        yield "right", state.right, not any(state.right)
        aboard = [team for team in state.rows if team != THIRD_TEAM]
        yield "rows", state.rows, not any(state.supply[team] for team in aboard)
    yield "drawn", state.drawn, (state.drawn != NOTHING) == ("KeepOrSell" in names)


def current(state: Rum) -> Findings:
    """What the steps on top of the stack rely on."""
    for step in state.stack:
        yield from needs(state, step)


def needs(state: Rum, step: Step[Rum]) -> Findings:
    """The findings of one step."""
    if isinstance(step, Turn):
        yield "supply", state.supply, state.supply[step.seat] > 0 or step is not state.stack[-1]
    elif isinstance(step, FromStack):
        yield from draw(state, step)
    elif isinstance(step, (Tavern, Invitation, Bout)):
        yield from drinking(state, step)
    elif isinstance(step, TakeMap):
        yield "TakeMap.colour", step.colour, bool(state.matching(MAP_TOKEN, step.colour))
    elif isinstance(step, (Chest, Scorpion)):
        yield from chest(state, step)
    elif isinstance(step, Column):
        yield from column(state, step)
    elif isinstance(step, (Throw, Drink)):
        yield from roll(state, step)


def draw(state: Rum, step: FromStack) -> Findings:
    """R3.3, R13.1, R14.1, R19.1: a chance step draws from the shuffled part of a stack, `Reveal` for an empty place."""
    name = f"{type(step).__name__}.{'place' if isinstance(step, Reveal) else 'stack'}"
    yield name, step.stack, state.any_shuffled(step.stack)
    if isinstance(step, Reveal):
        yield name, step.place, state.open[step.place] == NOTHING


def chest(state: Rum, step: Chest | Scorpion) -> Findings:
    """R17.1, R17.4: an open chest has a scorpion, whose number has not been reached."""
    scorpion = state.open[SCORPION_PLACE]
    yield "open", state.open, scorpion != NOTHING
    if isinstance(step, Scorpion):
        yield "Scorpion.total", step.total, step.total < sting(scorpion)
    else:
        yield "open", state.open, state.open[CHEST_PLACE] != NOTHING


def drinking(state: Rum, step: Tavern | Invitation | Bout) -> Findings:
    """R16.1: there is a token at stake."""
    yield f"{type(step).__name__}.tavern", step.tavern, bool(state.matching(TAVERN_TOKEN, step.tavern))
    if isinstance(step, Invitation):
        yield from invitation(state, step)
    elif isinstance(step, Bout):
        yield from bout(state, step)


def invitation(state: Rum, step: Invitation) -> Findings:
    """R16.2: the guests are asked clockwise from the host's left; only those asked can have joined."""
    asked = [(step.host + turn) % state.seats for turn in range(1, (step.guest - step.host) % state.seats)]
    yield "Invitation.guest", step.guest, step.guest != step.host
    yield "Invitation.joined", step.joined, not step.joined & ~sum(1 << seat for seat in asked)


def bout(state: Rum, step: Bout) -> Findings:
    """R16.6, R16.7: a drinker rolls for a token; a choice needs a token of lower value."""
    stake = state.matching(TAVERN_TOKEN, step.tavern)
    yield "Bout.drinkers", step.drinkers, step.drinkers >> step.roller & 1 == 1
    if isinstance(step, PickToken):
        yield "PickToken.roll", step.roll, any(VALUE[face] < step.roll for face in stake)


def column(state: Rum, step: Column) -> Findings:
    """R9.4, R9.5: the rows of a column roll from top to bottom; the leader is above the row that rolls now."""
    rows, pirates = len(state.rows), pirates_on(state, step.side)
    here = step.row < rows and pirates[step.row] >= step.column
    yield "Column.row", step.row, here
    yield "Column.column", step.column, max(pirates) == step.column
    first = next_row(pirates, step.column, 0)
    if step.leader == NOBODY:
        yield "Column.best", step.best, step.best == 0
        yield "Column.row", step.row, first == step.row and next_row(pirates, step.column, first + 1) != NOBODY
    else:
        yield "Column.leader", step.leader, step.leader < step.row and pirates[step.leader] >= step.column
        yield "Column.best", step.best, step.best >= 1
    yield "out", state.out, len(state.out) < rows - 1


def roll(state: Rum, step: Throw | Drink) -> Findings:
    """R18.3, R21.1: the roller is the team whose turn it is to roll; a repeat needs a barrel or the rest of one."""
    below = state.stack[-2]
    team = step.team if isinstance(step, Throw) else step.seat
    if isinstance(below, Column):
        yield f"{type(step).__name__}.team", team, state.rows[below.row] == team
    elif isinstance(below, (Bout, Scorpion)):
        yield f"{type(step).__name__}.team", team, below.roller == team
    else:
        yield f"{type(step).__name__}.team", team, team == THIRD_TEAM and state.seats == 2 and not state.rows
    if isinstance(step, Drink):
        yield "Drink.repeats", step.repeats, step.repeats > 0 or state.rum[team] > 0
    else:
        yield "Throw.repeats", step.repeats, step.repeats == 0 or team != THIRD_TEAM

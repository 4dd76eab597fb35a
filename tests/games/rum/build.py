"""Positions of Um Rum & Ehre for tests: towns, fields and alleys by the names that the rulebook uses."""

from collections.abc import Iterable, Sequence

from nassau.games.rum import GAME
from nassau.games.rum.brawl import Brawl
from nassau.games.rum.components import (
    DISPLAY,
    FACES,
    FIRST_DARK,
    FIRST_FACE,
    KIND_OF_FIELD,
    STACK_OF,
    VALUE,
)
from nassau.games.rum.moving import Turn
from nassau.games.rum.rounds import ActionPhase, Round, Rounds
from nassau.games.rum.state import Rum
from nassau.i18n.game_texts import GameTexts
from nassau.kernel import NOTHING, Action, Fact, Refusal, parse
from nassau.kernel.chance import fast

PLAIN = "1 2 3 4 5 6 7 8 9"
"""The plain board of the rulebook; "8r90" is a tile turned a quarter clockwise."""

TURNS = {"": 0, "90": 1, "180": 2, "270": 3}
KINDS = {
    "Coin": 0, "HQ": 1, "Pirate": 2, "Shop": 3, "RendezVous": 4, "PinkMap": 5, "GreenMap": 6, "YellowMap": 7,
    "Swan": 8, "EsCruce": 9, "FrereJacques": 10, "Chest": 11, "Rum": 12, "Guard": 13,
}  # fmt: skip
SIDES = {"N": (0, (0, 1, 2)), "E": (1, (2, 5, 8)), "S": (2, (6, 7, 8)), "W": (3, (0, 3, 6))}


WORDS = GameTexts(GAME, "en", ["A", "B", "C", "D", "E"])

# -- places


def laid(board: str) -> list[int]:
    """The codes of the tiles of a board such as "1 3r90 2 / 4 …"."""
    codes = []
    for name in board.replace("/", " ").split():
        tile, _, turned = name.partition("r")
        codes.append(4 * (int(tile) - 1) + TURNS[turned])
    return codes


def field(name: str) -> int:
    """ "Rum 6" is the rum field on tile 6."""
    kind, tile = name.split()
    first = 4 * (int(tile) - 1)
    return first + KIND_OF_FIELD[first : first + 4].index(KINDS[kind])


def alley(state: Rum, near: str, far: str) -> int:
    """The ordinary alley between two fields."""
    ends = {field(near), field(far)}
    found = [a for a in range(FIRST_DARK) if {state.town.near[a], state.town.far[a]} == ends]
    assert len(found) == 1, f"{near} and {far} are joined by {len(found)} alleys"
    return found[0]


def dark(state: Rum, name: str) -> int:
    """ "1N0" is the left dark alley at the top of tile 1, where that tile lies at the rim."""
    tiles = [code // 4 + 1 for code in state.laid]
    side, places = SIDES[name[1]]
    return FIRST_DARK + 6 * side + 2 * places.index(tiles.index(int(name[0]))) + int(name[2])


def move(state: Rum, target: str) -> Action:
    """The move from the captain's field to a neighbour."""
    here = state.captain
    found = [a for a in state.town.streets[here] if field(target) in (state.town.near[a], state.town.far[a])]
    assert len(found) == 1, f"{len(found)} alleys lead to {target}"
    return ("move", found[0])


def dark_move(state: Rum, out: str, into: str) -> Action:
    return ("dark", dark(state, out), dark(state, into))


# -- tokens


def face(stack: int, value: int, sort: int = 0) -> int:
    """The face of a stack with this value, of the given tavern, colour or good."""
    faces = range(FIRST_FACE[stack], FIRST_FACE[stack + 1])
    return [face for face in faces if VALUE[face] == value][sort]


def display(state: Rum, *faces: int) -> None:
    """Lay these tokens open instead of the present ones of their stacks."""
    stacks = {STACK_OF[face] for face in faces}
    for place, stack in enumerate(DISPLAY):
        if stack in stacks and state.open[place] != NOTHING:
            state.pile[state.open[place]] += 1
            state.open[place] = NOTHING
    for face in faces:
        free = [p for p, stack in enumerate(DISPLAY) if stack == STACK_OF[face] and state.open[p] == NOTHING]
        state.open[free[0]] = face
        state.pile[face] -= 1


def use_up(state: Rum, stack: int, holder: int = 0) -> None:
    """All shuffled tokens of a stack lie under a flag."""
    for face in range(FIRST_FACE[stack], FIRST_FACE[stack + 1]):
        state.held = sorted(state.held + [FACES * holder + face] * state.pile[face])
        state.pile[face] = 0


def give_rendezvous(state: Rum, seat: int, face: int) -> None:
    state.pile[face] -= 1
    state.flag_seat.append(seat)
    state.flag_face.append(face)
    state.flag_not.append(0)


# -- positions


def game(seats: int = 4, board: str = PLAIN, **options: str) -> Rum:
    """A game after setting out: seat 0 begins, the town as given, the third team of two pirates."""
    state = GAME.start(seats, options)
    assert isinstance(state, Rum)
    source = fast(1)
    for code in laid(board):
        state.apply(-1, ("tile", code // 4 + 1, code % 4))
    while state.round == 0 or state.pending == (-1,):
        kind = type(state.stack[-1]).__name__
        if kind in ("DrawStart", "ChooseStart"):
            state.apply(state.pending[0], ("start", 0))
        elif kind == "Throw":
            state.apply(-1, ("roll", 2))
        else:
            state.chance(source)
    return state


def turn(
    board: str = PLAIN,
    seats: int = 4,
    captain: str = "HQ 1",
    supply: int = 10,
    coins: int = 2,
    moved: int = 0,
    **options: str,
) -> Rum:
    """Seat 0 is on turn, the captain on the named field; hired pirates make up for a larger supply."""
    state = game(seats, board, **options)
    state.captain = field(captain)
    set_supply(state, 0, supply)
    state.coins[0] = coins
    state.stack = [Rounds(), Round(2), ActionPhase(0), Turn(0, moved)]
    return state


def set_supply(state: Rum, seat: int, supply: int) -> None:
    state.hiring[seat] += state.supply[seat] - supply
    state.supply[seat] = supply


def occupy(state: Rum, alleys: Iterable[int], seat: int = 1) -> None:
    """Pirates of a seat in these alleys; where they come from is of no interest."""
    for alley in alleys:
        state.alleys[alley] = seat


def finish(state: Rum, *seats: int) -> None:
    """These seats have no pirates left in their supply."""
    for seat in seats:
        set_supply(state, seat, 0)


def brawl(rows: Sequence[tuple[int, int]], seats: int = 4, rum: dict[int, int] | None = None) -> Rum:
    """The brawl begins with these (team, pirates) from the top."""
    state = game(seats)
    state.clear_ship()
    for team, pirates in rows:
        state.rows.append(team)
        state.left.append(pirates)
        state.right.append(0)
    for seat in range(seats):
        state.supply[seat] = 15 - state.hiring[seat] - sum(count for team, count in rows if team == seat)
    for seat, barrels in (rum or {}).items():
        state.rum[seat] = barrels
    state.stack = [Rounds(), Round(3)]
    state.push(Brawl())
    return state


# -- playing


def play(state: Rum, script: str) -> list[Fact]:
    """Carry out actions such as "roll:4 rum stand" by the pending seat. Returns all facts of them."""
    facts: list[Fact] = []
    for word in script.split():
        action = parse(word if ":" in word or not word.isdigit() else f"roll:{word}")
        state.apply(state.pending[0], action)
        facts += state.facts
    return facts


def do(state: Rum, *actions: Action) -> list[Fact]:
    """Carry out actions by the pending seat. Returns all facts of them."""
    facts: list[Fact] = []
    for action in actions:
        state.apply(state.pending[0], action)
        facts += state.facts
    return facts


def reveals(state: Rum, seed: int = 0) -> list[Fact]:
    """Let chance turn tokens over until somebody must decide or the die rolls."""
    facts, source = [], fast(seed)
    while state.pending == (-1,) and state.question().stream(state) != "die":
        state.chance(source)
        facts += state.facts
    return facts


def refused(state: Rum, action: Action, seat: int | None = None) -> Refusal | None:
    return state.refusal(state.pending[0] if seat is None else seat, action)


def rule_of(state: Rum, action: Action) -> str | None:
    refusal = refused(state, action)
    return refusal.rule if refusal else None


def step(state: Rum) -> str:
    return type(state.stack[-1]).__name__


def told(facts: Iterable[Fact], name: str) -> list[tuple[int, ...]]:
    return [fact.args for fact in facts if fact.name == name]


def targets(state: Rum) -> set[int]:
    """The fields that ordinary moves on offer lead to."""
    found = set()
    for action in state.legal(state.pending[0]):
        if action[0] == "move":
            ends = (state.town.near[action[1]], state.town.far[action[1]])
            found.add(ends[1] if ends[0] == state.captain else ends[0])
    return found


def fields(*names: str) -> set[int]:
    return {field(name) for name in names}

"""Builders of positions of Grog Island in the rulebook's terms."""

from typing import Any

import pytest

from nassau.games.grog import GAME
from nassau.games.grog.auction import UNTURNED, Auction, Bid
from nassau.games.grog.components import (
    CHEST_VALUES,
    CLOUDS,
    FREE,
    GHOST,
    GOALS,
    GOODS_GOAL,
    LOCK,
    PARROT_GOAL,
    PARROTS,
    PENINSULA_GOAL,
)
from nassau.games.grog.passing import ChooseShip
from nassau.games.grog.rewards import Payment, Rewards
from nassau.games.grog.rounds import AUCTION, PAYMENT, Round, Rounds
from nassau.games.grog.sites import COLOURS, building
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import Trade
from nassau.kernel import CHANCE, NOBODY, Action, Fact, Illegal, Step
from nassau.kernel.chance import fast

ANA, BEN, CORA, DINO = range(4)
COLOUR = ("green", "blue", "orange", "yellow", "grey")
CLOUD = ("point", "parrot", "goal", "blank", "black")
SHIP = ("coin2", "coin3", "coin4", "chest", "parrot", "goal", "ghost")
TYPE = (
    "hat", "sword", "peg-leg", "anchor", "coffin", "hook", "figurehead", "cannonball", "eyepatch", "voodoo",
    "fortune-teller", "bar",
)  # fmt: skip
EXAMPLE_ROLL = (1, 5, 1, 4, 3)
DONE: Action = ("done",)
PASS: Action = ("pass",)
HOLD: Action = ("hold",)
REFUSE: Action = ("refuse",)


# -- laying out


def table(seats: int = 3, dice: tuple[int, ...] = EXAMPLE_ROLL, start: int = ANA, **options: str) -> Grog:
    """The first round after the roll, the start player to bid: 8 coins each, no cards, no tiles, an empty island.

    Clouds from green to grey: parrot, goal, blank, point, black. Ships: coin2, chest, goal, parrot, coin4 and, at open
    sea, coin3.
    """
    state = GAME.start(seats, options)
    assert isinstance(state, Grog)
    clouds(state, "parrot goal blank point black")
    ships(state, "coin2 chest goal parrot coin4 coin3")
    state.round, state.start = 1, start
    state.dice = list(dice)
    state.stack = [Rounds(), Round(AUCTION)]
    state.push(Auction(start))
    return state


def clouds(state: Grog, names: str) -> None:
    state.clouds = [CLOUD.index(name) for name in names.split()]
    assert len(set(state.clouds)) == CLOUDS


def ships(state: Grog, names: str) -> None:
    """From the left; with two seats the 3-coin ship is the ghost ship."""
    if state.seats == 2:
        names = names.replace("coin3", "ghost")
    state.ships = [SHIP.index(name) for name in names.split()]


def at(place: str) -> int:
    """ "yellow sword" is a building."""
    colour, _, kind = place.partition(" ")
    return building(COLOUR.index(colour), TYPE.index(kind))


def occupy(state: Grog, who: int, *places: str) -> None:
    """Place crew of a seat, GHOST or LOCK on buildings, taken from its supply."""
    for place in places:
        assert state.sites[at(place)] == FREE
        state.sites[at(place)] = who
        if who == LOCK:
            state.locks -= 1
        elif who == GHOST:
            state.ghosts -= 1
        else:
            state.crew[who] -= 1


def fill(state: Grog, colour: str, but: str = "") -> None:
    """Place crew on every building of a peninsula except the named types, without taking it from a supply."""
    first = 7 * COLOUR.index(colour)
    for number in range(first, first + 7):
        if state.sites[number] == FREE and number not in [at(f"{colour} {kind}") for kind in but.split()]:
            state.sites[number] = (state.pending[0] + 1) % state.seats if state.pending else BEN


def tiles(state: Grog, seat: int, **counts: int) -> None:
    """Set the tiles of a seat."""
    state.goods[COLOURS * seat : COLOURS * (seat + 1)] = [counts.get(colour, 0) for colour in COLOUR]


def tiles_of(state: Grog, seat: int) -> dict[str, int]:
    own = state.goods[COLOURS * seat : COLOURS * (seat + 1)]
    return {colour: count for colour, count in zip(COLOUR, own, strict=True) if count}


def chests(state: Grog, seat: int, *values: int) -> None:
    for value in values:
        state.chest_pile[value - 1] -= 1
        state.chests[CHEST_VALUES * seat + value - 1] += 1


def parrots(state: Grog, seat: int, names: str) -> None:
    """ "hold blue" is a hold card and a card that turns the blue die."""
    for name in names.split():
        kind = 5 if name == "hold" else COLOUR.index(name)
        state.parrot_pile[kind] -= 1
        state.parrots[PARROTS * seat + kind] += 1


def goal(name: str) -> int:
    """ "anchor" is a building goal, "green peninsula", "green goods" and "parrot" the others."""
    if name == "parrot":
        return PARROT_GOAL
    first, _, rest = name.partition(" ")
    if rest in ("peninsula", "goods"):
        return COLOUR.index(first) + (PENINSULA_GOAL if rest == "peninsula" else GOODS_GOAL)
    return TYPE.index(first)


def goals(state: Grog, seat: int, *names: str) -> None:
    for name in names:
        state.goal_pile[goal(name)] -= 1
        state.goals[GOALS * seat + goal(name)] += 1
    assert min(state.goal_pile) >= 0


def empty_decks(state: Grog, *decks: str) -> None:
    """Empty the deck."""
    for deck in decks:
        pile: list[int] = getattr(state, f"{deck}_pile")
        pile[:] = [0] * len(pile)


# -- going somewhere


def standing(state: Grog, leader: int, row: str) -> None:
    """Set the standing bid; the seat after the leader is pending."""
    state.row = [COLOUR.index(colour) for colour in row.split()]
    state.bid = sum(state.dice[colour] for colour in state.row)
    state.leader = leader
    ask(state, (leader + 1) % state.seats)


def ask(state: Grog, seat: int) -> None:
    state.stack = [Rounds(), Round(AUCTION), Auction(seat), Bid(seat, 0, UNTURNED)]


def visiting(state: Grog, seat: int, ship: str = "") -> None:
    """A seat has passed and taken its goods; it chooses a ship, or visits the given one."""
    if seat not in state.passed:
        state.passed.append(seat)
    state.stack = [Rounds(), Round(AUCTION), Auction(seat), ChooseShip(seat)]
    if ship:
        state.markers[seat] = SHIP.index(ship)
        state.stack[-1] = Trade(seat, SHIP.index(ship), 0, 0)


def won(state: Grog, seat: int, row: str) -> None:
    """All others have passed; the winner must pay."""
    standing(state, seat, row)
    state.passed = [other for other in range(state.seats) if other != seat]
    state.stack = [Rounds(), Round(PAYMENT), Payment(seat)]


def paid(state: Grog, seat: int, row: str) -> None:
    """The winner has paid and takes the rewards."""
    won(state, seat, row)
    state.emitted = []
    state.stack = [Rounds(), Round(PAYMENT)]
    state.push(Rewards(seat, 0))


def enter(state: Grog, part: int) -> None:
    """Start a part of the round."""
    state.emitted = []
    state.stack = [Rounds(), Round(part)]
    state.stack[-1].enter(state)


# -- playing


def bid(row: str) -> Action:
    """ "yellow green" is a bid; a dash leaves a space empty."""
    colours = [-1 if colour == "-" else COLOUR.index(colour) for colour in row.split()]
    return ("bid", *colours, *[-1] * (COLOURS - len(colours)))


def turn(colour: str, value: int) -> Action:
    return ("turn", COLOUR.index(colour), value)


def ship(name: str) -> Action:
    return ("ship", SHIP.index(name))


def do(state: Grog, *actions: Action) -> list[Fact]:
    """Apply actions of the pending seat; returns all facts."""
    facts: list[Fact] = []
    for action in actions:
        state.apply(state.pending[0], action)
        facts += state.facts
    return facts


def draw(state: Grog, seed: int = 1) -> list[Fact]:
    """Resolve chance until a seat is pending."""
    facts, source = [], fast(seed)
    while state.pending == (CHANCE,):
        state.chance(source)
        facts += state.facts
    return facts


def visit(state: Grog) -> None:
    """The seat that has passed does as little as possible at a ship."""
    source = fast(2)
    while asked(state) not in ("Bid", "Payment", "Roll", "PlaceGhost", ""):
        if state.pending == (CHANCE,):
            state.chance(source)
        else:
            legal = state.legal(state.pending[0])
            state.apply(state.pending[0], DONE if DONE in legal else legal[0])


def pass_on(state: Grog) -> None:
    do(state, PASS)
    visit(state)


def next_roll(state: Grog, dice: tuple[int, ...] = EXAMPLE_ROLL) -> None:
    for colour, value in enumerate(dice):
        state.apply(CHANCE, ("roll", colour, value))


# -- asking


def asked(state: Grog) -> str:
    return type(state.stack[-1]).__name__ if state.stack else ""


def who(state: Grog) -> int:
    (seat,) = state.pending
    return seat


def offered(state: Grog, verb: str) -> list[tuple[int, ...]]:
    return sorted(action[1:] for action in state.legal(who(state)) if action[0] == verb)


def verbs(state: Grog) -> set[str]:
    return {action[0] for action in state.legal(who(state))}


def buildings(state: Grog) -> set[int]:
    """The buildings named by legal actions."""
    return {action[1] for action in state.legal(who(state)) if action[0] in ("claim", "take", "lock", "haunt")}


def offered_ships(state: Grog) -> set[str]:
    return {SHIP[action[1]] for action in state.legal(who(state)) if action[0] == "ship"}


def refused(state: Grog, *actions: Action, seat: int | None = None) -> str:
    """The rule that refuses the last action, which must change nothing; the actions before it are applied to a copy."""
    twin = state.copy()
    for action in actions[:-1]:
        twin.apply(twin.pending[0] if seat is None else seat, action)
    before = twin.key()
    with pytest.raises(Illegal) as caught:
        twin.apply(twin.pending[0] if seat is None else seat, actions[-1])
    assert twin.key() == before
    return caught.value.refusal.rule


def accepted(state: Grog, *actions: Action) -> Grog:
    """A copy after these actions of the pending seat."""
    twin = state.copy()
    do(twin, *actions)
    return twin


def told(facts: list[Fact], *names: str) -> list[Action]:
    return [fact.open() for fact in facts if not names or fact.name in names]


def names_told(facts: list[Fact]) -> list[str]:
    return [fact.name for fact in facts]


def view(state: Grog, seat: int | None) -> Any:
    return GAME.view(state, seat)


def all_viewers(state: Grog) -> list[int | None]:
    return [None, *range(state.seats)]


def top(state: Grog) -> Step[Any]:
    return state.stack[-1]


def majority_of(state: Grog, colour: str) -> int:
    """Crew of all colours on a peninsula."""
    first = 7 * COLOUR.index(colour)
    return sum(occupant not in (FREE, LOCK, NOBODY) for occupant in state.sites[first : first + 7])

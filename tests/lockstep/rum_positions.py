"""Rare positions of Um Rum & Ehre: nearly empty stacks, crowded alleys, rich and poor seats, late rounds."""

from __future__ import annotations

import random
from typing import Any

from nassau.kernel import CHANCE, Action, State
from nassau.kernel.chance import Fast
from tests.lockstep.rum_pieces import FACES, NUMBER_OF_FIELD, STACKS, Alley, lay_out

CROWDED = ((3, 2), (9, 2), (5, 1), (2, 2), (1, 0), (6, 3), (4, 3), (8, 0), (7, 3))
"""Tiles and turns of a board where 65 pirates block all nine coin fields (R7.7)."""
BARRELS = 12
PIRATES = 15
PLACES = (("tavern", 0, 4), ("map", 4, 8), ("chest", 8, 9), ("scorpion", 9, 10), ("berth", 10, 11),
          ("hammock", 11, 12), ("coil", 12, 13))  # fmt: skip
"""By stack: the places of its open tokens in the engine's display."""
OF_STACK = {stack: [face for face, token in enumerate(FACES) if token.stack == stack] for stack in STACKS}


def prepare(state: State, rng: random.Random) -> State:
    """The start of a game, or a position of an action phase that random play hardly reaches."""
    if rng.random() < 0.4:
        return state
    crowded = state.seats == 5 and rng.random() < 0.2
    deal(state, list(CROWDED) if crowded else [], rng)
    dump = state.dump()
    table: dict[str, Any] = dump["table"]
    if rng.random() < 0.7:
        hand_out_tokens(table, state.seats, rng)
    hand_out_coins(table, state.seats, rng)
    table["hiring"] = [rng.choice((0, 0, 1, 3, 5)) for _ in range(state.seats)]
    if crowded:
        table["hiring"] = [0] * state.seats
    table["supply"] = [PIRATES - hiring for hiring in table["hiring"]]
    if crowded:
        block_coins(table, rng)
    elif rng.random() < 0.7:
        occupy_alleys(table, rng)
    turn = next(seat for seat in rng.sample(range(state.seats), state.seats) if table["supply"][seat])
    for seat in rng.sample(range(state.seats), state.seats):
        if seat != turn and table["supply"][seat] and rng.random() < 0.3:
            table["rows"].append(seat)
            table["left"].append(table["supply"][seat])
            table["right"].append(0)
            table["supply"][seat] = 0
    dump["stack"][-2:] = [["ActionPhase", turn], ["Turn", turn, 0]]
    return state.game.load(dump)


def deal(state: State, tiles: list[Action], rng: random.Random) -> None:
    """Play to the first turn of round 1."""
    source = Fast(rng.getrandbits(64))
    while state.pending == (CHANCE,) or state.legal(state.pending[0])[0][0] == "start":
        if tiles:
            state.apply(CHANCE, ("tile", *tiles.pop(0)))
        elif state.pending == (CHANCE,):
            state.chance(source)
        else:
            state.apply(0, rng.choice(state.legal(0)))


def hand_out_tokens(table: dict[str, Any], seats: int, rng: random.Random) -> None:
    """Begin a later round, and take most tokens out of the stacks."""
    table["round"] = rng.randint(1, 5)
    rounds, chests = 5 - table["round"], rng.choice((0, 1, 3, 9))
    kept = {"chest": chests, "scorpion": chests, "berth": rounds, "hammock": rounds, "coil": rounds}
    if seats < 4:
        kept["coil"] = 5
    for stack, faces in OF_STACK.items():
        shuffled = [face for face in faces for _ in range(table["pile"][face])]
        rng.shuffle(shuffled)
        for face in shuffled[kept.get(stack, rng.choice((0, 1, 3, 8))) :]:
            table["pile"][face] -= 1
            hand_out(table, stack, face, rng)
    for stack, first, end in PLACES[:2]:
        if not any(table["pile"][face] for face in OF_STACK[stack]):
            take_open(table, [place for place in range(first, end) if rng.random() < 0.4], rng)
    if not chests and rng.random() < 0.5:
        take_open(table, [8, 9], rng)
    table["held"].sort()


def hand_out(table: dict[str, Any], stack: str, face: int, rng: random.Random) -> None:
    """Put a token to the bottom of its stack, onto a flag or under a flag."""
    seat = rng.randrange(len(table["supply"]))
    if stack in ("good", "small", "large") and rng.random() < 0.1:
        table["under"].append(face)
    elif stack == "rendezvous" and rng.random() < 0.5:
        table["flag_seat"].append(seat)
        table["flag_face"].append(face)
        table["flag_not"].append(0)
    else:
        table["held"].append(seat * len(FACES) + face)


def take_open(table: dict[str, Any], places: list[int], rng: random.Random) -> None:
    """Give open tokens to seats."""
    for place in places:
        hand_out(table, "", table["open"][place], rng)
        table["open"][place] = -1


def hand_out_coins(table: dict[str, Any], seats: int, rng: random.Random) -> None:
    """Coins and barrels, sometimes all twelve."""
    table["coins"] = [rng.choice((0, 0, 1, 2, 5)) for _ in range(seats)]
    for _ in range(rng.choice((0, 4, 11, BARRELS))):
        table["rum"][rng.randrange(seats)] += 1


def town_of(table: dict[str, Any]) -> list[Alley]:
    return lay_out([(laid // 4 + 1, laid % 4) for laid in table["laid"]])


def occupy(table: dict[str, Any], alley: Alley, rng: random.Random) -> bool:
    """Put pirates of a seat into a free alley. Returns False if no seat has enough of them."""
    able = [seat for seat, supply in enumerate(table["supply"]) if supply >= alley.length]
    if not able or table["alleys"][alley.number] >= 0:
        return False
    seat = rng.choice(able)
    table["alleys"][alley.number] = seat
    table["supply"][seat] -= alley.length
    return True


def occupy_alleys(table: dict[str, Any], rng: random.Random) -> None:
    """Pirates in random alleys, most of them at a few neighbouring fields; one seat keeps some."""
    town = town_of(table)
    spared = rng.choice(range(len(table["supply"])))
    supply, table["supply"][spared] = table["supply"][spared], 0
    dark = rng.random() < 0.3
    alleys = sorted(town, key=lambda alley: (alley.far is not None) is dark or rng.random() < 0.3)
    for alley in alleys[: rng.randint(5, 60)]:
        occupy(table, alley, rng)
    table["supply"][spared] += supply
    free = [a for a in town if table["alleys"][a.number] < 0 and a.far is not None]
    if free:
        alley = rng.choice(free)
        table["captain"] = NUMBER_OF_FIELD[rng.choice((alley.near, alley.far or alley.near))]


def block_coins(table: dict[str, Any], rng: random.Random) -> None:
    """Pirates in all alleys of coin fields but one, which the captain is about to use."""
    town = [alley for alley in town_of(table) if "Coin" in (alley.near.kind, alley.far and alley.far.kind)]
    last = rng.choice([alley for alley in town if alley.far is not None and alley.length <= 3])
    for alley in sorted(town, key=lambda alley: -alley.length):
        if alley is not last:
            occupy(table, alley, rng)
    ends = [last.near, last.far or last.near]
    ends.sort(key=lambda place: place.kind == "Coin")
    table["captain"] = NUMBER_OF_FIELD[ends[0]]

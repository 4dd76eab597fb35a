"""Rare positions of Um Rum & Ehre: nearly empty stacks, crowded alleys, rich and poor seats, late rounds."""

from __future__ import annotations

import random
from typing import Any

from nassau.kernel import CHANCE, Action, State, full_game
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
    scenes = ["start", "start", "tokens", "tokens", "alleys", "alleys", "last round"]
    if state.seats >= 4:
        scenes += ["rim"]
    if state.seats == 5:
        scenes += ["coins"]
    scene = rng.choice(scenes)
    if scene == "start":
        return state
    deal(state, list(CROWDED) if scene == "coins" else [], rng)
    dump = state.dump()
    table: dict[str, Any] = dump["table"]
    if scene == "tokens":
        hand_out_tokens(table, state.seats, rng)
    hand_out_coins(table, state.seats, rng)
    hire(table, [0] * 5 if scene in ("rim", "coins", "last round") else [rng.choice((0, 1, 3, 5)) for _ in range(5)])
    if scene == "last round":
        enter_last_round(table, state.seats)
    if scene == "alleys":
        occupy_alleys(table, rng)
    if scene == "rim":
        block_rim(table, rng)
    if scene == "coins":
        block_coins(table, rng)
    turn = max(range(state.seats), key=lambda seat: table["supply"][seat])
    go_aboard(table, [seat for seat in range(state.seats) if seat != turn], rng)
    dump["stack"][-2:] = [["ActionPhase", turn], ["Turn", turn, 0]]
    return full_game(state).load(dump)


def hire(table: dict[str, Any], hiring: list[int]) -> None:
    """Leave these pirates in the hiring place, by seat, and the others in the supplies."""
    table["hiring"] = hiring[: len(table["supply"])]
    table["supply"] = [PIRATES - pirates for pirates in table["hiring"]]


def go_aboard(table: dict[str, Any], seats: list[int], rng: random.Random) -> None:
    """Some of `seats` have gone aboard already."""
    for seat in rng.sample(seats, len(seats)):
        if table["supply"][seat] and rng.random() < 0.3:
            table["rows"].append(seat)
            table["left"].append(table["supply"][seat])
            table["right"].append(0)
            table["supply"][seat] = 0


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
    """Pirates in many alleys, sometimes most of them at the rim; the captain has a way out."""
    town = town_of(table)
    spared = rng.randrange(len(table["supply"]))
    supply, table["supply"][spared] = table["supply"][spared], 0
    dark = rng.random() < 0.3
    for alley in sorted(town, key=lambda alley: ((alley.far is None) is not dark, rng.random()))[: rng.randint(5, 60)]:
        occupy(table, alley, rng)
    table["supply"][spared] = supply
    way_out = rng.choice([alley for alley in town if alley.far and table["alleys"][alley.number] < 0])
    table["captain"] = NUMBER_OF_FIELD[way_out.near]


def block_rim(table: dict[str, Any], rng: random.Random) -> None:
    """Pirates in all dark alleys but one to three, and around a field with a dark alley that the captain may enter."""
    town = town_of(table)
    dark = rng.sample([alley for alley in town if alley.far is None], 24)
    target = dark[0].near
    ways = [alley for alley in town if alley.far and alley.touches(target)]
    ways.sort(key=lambda alley: -alley.length)
    free = [alley for alley in dark[1:] if alley.near == target and rng.random() < 0.7]
    free += rng.choice(([], [], dark[-1:]))
    for alley in [*ways[:-1], *dark[1:]]:
        if alley not in free:
            occupy(table, alley, rng)
    table["captain"] = NUMBER_OF_FIELD[ways[-1].other_end(target)]


def block_coins(table: dict[str, Any], rng: random.Random) -> None:
    """Pirates in all alleys of coin fields, and at one more field: the captain is about to take its last free alley."""
    town = town_of(table)
    blocked = {alley.number for alley in town if "Coin" in (alley.near.kind, alley.far and alley.far.kind)}

    def missing(alley: Alley) -> list[Alley]:
        """The alleys to occupy so that `alley` leads into a dead end."""
        ends = blocked | {other.number for other in town if other.touches(alley.near)}
        return [other for other in town if other.number in ends and other is not alley]

    ways = [alley for alley in town if alley.far and alley.length <= 3]
    rng.shuffle(ways)
    last = min(ways[: rng.choice((5, 64))], key=lambda alley: sum(other.length for other in missing(alley)))
    for alley in sorted(missing(last), key=lambda alley: -alley.length):
        occupy(table, alley, rng)
    table["captain"] = NUMBER_OF_FIELD[last.far or last.near]


def enter_last_round(table: dict[str, Any], seats: int) -> None:
    """Round 5 without tokens under the flags, so that few points break no tie."""
    table["round"] = 5
    for stack in ("berth", "hammock", "coil") if seats >= 4 else ("berth", "hammock"):
        for face in OF_STACK[stack]:
            table["pile"][face] = 0

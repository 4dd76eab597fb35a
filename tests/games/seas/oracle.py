"""Reference implementation of a raid with plain records, exact arithmetic and one generator.

It shares nothing with the engine. `battle` is given the dice and yields each question of the captain; the answer is
sent in. It returns the fights in order and who is left.
"""

from collections.abc import Generator
from dataclasses import dataclass
from decimal import Decimal
from math import floor
from typing import NamedTuple


@dataclass
class Ship:
    number: int  # in the throw
    owner: str  # "red" or a player's name
    power: int
    x: Decimal  # millimetres
    y: Decimal
    afloat: bool = True


class Duel(NamedTuple):
    red: int
    pirate: int
    distance: Decimal
    sunk: tuple[int, ...]


class Outcome(NamedTuple):
    duels: list[Duel]
    won: bool
    survivors: dict[str, int]
    sunk: dict[str, int]


Pair = tuple[Ship, Ship]


def battle(ships: list[Ship], smallest: Decimal) -> Generator[list[tuple[int, int]], tuple[int, int], Outcome]:
    """`smallest` is the smallest step of the ruler in millimetres."""
    duels: list[Duel] = []
    while True:
        reds = [ship for ship in ships if ship.afloat and ship.owner == "red"]
        pirates = [ship for ship in ships if ship.afloat and ship.owner != "red"]
        if not reds or not pirates:
            break
        distances = {(red.number, pirate.number): measure(red, pirate, smallest) for red in reds for pirate in pirates}
        shortest = min(distances.values())
        tied = sorted(pair for pair, distance in distances.items() if distance == shortest)
        lonely = [pair for pair in tied if not any(rivals(pair, other) for other in tied)]
        chosen = lonely[0] if lonely else (yield tied)
        duels.append(duel(ships[chosen[0]], ships[chosen[1]], shortest))
    owners = {ship.owner for ship in ships} - {"red"}
    return Outcome(
        duels,
        not any(ship.afloat for ship in ships if ship.owner == "red"),
        {owner: sum(ship.afloat for ship in ships if ship.owner == owner) for owner in owners},
        {owner: sum(not ship.afloat for ship in ships if ship.owner == owner) for owner in owners},
    )


def measure(one: Ship, other: Ship, smallest: Decimal) -> Decimal:
    """The ruler reading: the last mark not beyond the other centre."""
    length = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2).sqrt()
    return floor(length / smallest) * smallest


def rivals(pair: tuple[int, int], other: tuple[int, int]) -> bool:
    return pair != other and (pair[0] == other[0] or pair[1] == other[1])


def duel(red: Ship, pirate: Ship, distance: Decimal) -> Duel:
    losers = [ship for ship, foe in ((red, pirate), (pirate, red)) if ship.power <= foe.power]
    for loser in losers:
        loser.afloat = False
    return Duel(red.number, pirate.number, distance, tuple(sorted(loser.number for loser in losers)))


def fleet_after(ships: int, sent_and_sunk: int, unsinkable: int) -> tuple[int, int]:
    """Ships in play after the raid, and the yin-yang for lost ships."""
    lost = max(0, sent_and_sunk - unsinkable)
    return ships - lost, lost


def sale(goods: tuple[int, ...], prices: tuple[int, ...]) -> int:
    """Chests for goods in a harbour."""
    return sum(number * (price if number > 2 else 1) for number, price in zip(goods, prices, strict=True))


def hits_of_whirlpool(red: Ship, ships: list[Ship], smallest: Decimal) -> tuple[list[int], list[int], int]:
    """Ships that are certainly hit, tied ships, and the number of hits among these."""
    order = sorted(ships, key=lambda ship: measure(red, ship, smallest))
    if len(order) <= red.power:
        return [ship.number for ship in order], [], 0
    edge = measure(red, order[red.power - 1], smallest)
    sure = [ship.number for ship in order if measure(red, ship, smallest) < edge]
    tied = [ship for ship in order if measure(red, ship, smallest) == edge]
    left = red.power - len(sure)
    if len(tied) == left:
        return sure + [ship.number for ship in tied], [], 0
    return sure, [ship.number for ship in tied], left

"""Expected values of a position of Manila for a seat: arrivals, pay-outs and the future of shares.

Dice probabilities are exact. How many accomplices join a punt, whether pirates come, and how often a ware arrives in
later voyages are estimates, defined here.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple, Self

from nassau.games.manila.components import (
    AT_SEA,
    CAPTAIN,
    CREW,
    INSURANCE,
    LAST_WAVE,
    LOAD_VALUE,
    MARKET,
    MATE,
    PORT,
    SHARES_PER_WARE,
    SLOT_PAYOUT,
    TOP,
    YARD,
    YARD_BERTH,
)
from nassau.games.manila.view_types import View
from nassau.kernel import NOBODY

ARRIVAL: Final = 0.42  # probability per voyage that a ware is loaded and arrives
JOINING: Final = 0.35  # fraction of the free seats that others take per placement round
PIRACY: Final = 0.25  # probability per placement round that a first pirate comes
RIVALRY: Final = 0.6  # weight of the others' average gain against the own gain
LOOT_WEIGHT: Final = 1.5  # a pirate is worth more than his loot: he also decides where the punt goes and may board one


class Fate(NamedTuple):
    """Probabilities of a punt: its crew is paid, it ends on wave 13, it reaches the port."""

    paid: float
    rim: float
    port: float


class Outlook:
    """The view of `seat` as plain lists, with hypothetical variants."""

    def __init__(self, seat: int, view: View, rounds: int | None = None) -> None:
        self.seat = seat
        self.rounds = view.rolls if rounds is None else rounds  # placement rounds to come, this one included
        self.seats = len(view.players)
        self.rolls = view.rolls
        self.ware = [punt.ware for punt in view.punts]
        self.wave = [punt.wave for punt in view.punts]
        self.berth = [punt.berth for punt in view.punts]
        self.spaces = view.spaces
        self.steps = steps_of(view)
        self.shares = own_shares(seat, view)
        self.gains = gains(self.steps, self.edges(view.supply))

    def edges(self, supply: list[int]) -> tuple[float, ...]:
        """By ware: the own shares minus a part of the others' average (M1.2: 5 in all)."""
        weight = RIVALRY / (self.seats - 1)
        others = [SHARES_PER_WARE - supply[ware] - self.shares[ware] for ware in range(4)]
        return tuple(self.shares[ware] - weight * others[ware] for ware in range(4))

    # -- hypothetical variants

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__ |= self.__dict__
        return other

    def placed(self, space: int) -> Self:
        other = self.copy()
        other.spaces = [self.seat if at == space else taken for at, taken in enumerate(self.spaces)]
        return other

    def boarded(self, space: int) -> Self:
        """M9.5, M9.6: from the pirate boat to a punt; the second pirate becomes captain."""
        other = self.placed(space)
        if self.spaces[CAPTAIN] == self.seat:
            other.spaces[CAPTAIN] = self.spaces[MATE]
        other.spaces[MATE] = NOBODY
        return other

    def moved(self, route: int, waves: int) -> Self:
        other = self.copy()
        other.wave = self.wave.copy()
        other.wave[route] = max(0, self.wave[route] + waves)
        return other

    def sent(self, route: int, to_yard: int) -> Self:
        """M9.11: in the next slot of the port or of the shipyard."""
        first = YARD_BERTH if to_yard else 0
        other = self.copy()
        other.berth = self.berth.copy()
        other.berth[route] = first + sum(first <= berth < first + YARD_BERTH for berth in self.berth)
        return other

    # -- expectations

    def worth(self) -> float:
        """Expected pesos of the seat in the rest of this voyage, including the change in share values."""
        fates = [self.fate(route) for route in range(3)]
        docked = at_least([fate.port for fate in fates])
        wrecked = at_least([1 - fate.port for fate in fates])
        insurer = self.spaces[INSURANCE] == self.seat
        total = self.slots(PORT, docked) + (-self.repairs(wrecked) if insurer else self.slots(YARD, wrecked))
        for route, fate in enumerate(fates):
            ware = self.ware[route]
            total += self.crew_part(ware, fate.paid) * LOAD_VALUE[ware] * fate.paid
            total += self.pirate_part() * LOAD_VALUE[ware] * fate.rim
            total += self.gains[ware] * fate.port
        return total

    def fate(self, route: int) -> Fate:
        if self.berth[route] != AT_SEA:
            port = float(self.berth[route] < YARD_BERTH)
            return Fate(port, 0, port)
        past, rim = arrival(LAST_WAVE - self.wave[route], self.rolls)
        pirates = self.piracy()
        return Fate(past + rim * (1 - pirates), rim, past + rim * (1 - pirates / 2))

    def piracy(self) -> float:
        """The probability that a pirate is present at the end."""
        return 1.0 if self.spaces[CAPTAIN] != NOBODY else 1 - (1 - PIRACY) ** self.rounds

    def crew_part(self, ware: int, paid: float) -> float:
        """M11.2: the own part of a load, given the expected number of later crew members."""
        crew = [self.spaces[space] for space in CREW[ware]]
        mine, free = crew.count(self.seat), crew.count(NOBODY)
        if not mine:
            return 0
        return mine / (len(crew) - free + free * min(1, JOINING * max(0, self.rounds - 1)) * paid)

    def pirate_part(self) -> float:
        """M9.10: the own part of the loot, weighted by LOOT_WEIGHT; a single pirate may still be joined."""
        pirates = [self.spaces[CAPTAIN], self.spaces[MATE]]
        alone = pirates[1] == NOBODY
        return LOOT_WEIGHT * pirates.count(self.seat) / (1 + PIRACY * self.rounds if alone else 2)

    def slots(self, spaces: tuple[int, ...], filled: list[float]) -> float:
        """M11.4, M11.5: the expected pay-outs of the own slots."""
        return sum(SLOT_PAYOUT[slot] * filled[slot] for slot in range(3) if self.spaces[spaces[slot]] == self.seat)

    def repairs(self, wrecked: list[float]) -> float:
        """M12.1, M12.3: the expected payments of the insurer, except for his own slots."""
        return sum(SLOT_PAYOUT[slot] * wrecked[slot] for slot in range(3) if self.spaces[YARD[slot]] != self.seat)


def steps_of(view: View) -> tuple[int, ...]:
    """By ware: its step on the black market."""
    return tuple(MARKET.index(value) for value in view.values)


def own_shares(seat: int, view: View) -> list[int]:
    hand, pledged = view.players[seat].hand, view.players[seat].pledged
    assert hand is not None
    assert pledged is not None
    return [free + lent for free, lent in zip(hand, pledged, strict=True)]


@cache
def arrival(distance: int, rolls: int) -> tuple[float, float]:
    """The probabilities of passing wave 13 and of ending exactly on it, with `rolls` remaining rolls."""
    totals = [sum(faces) for faces in product(range(1, 7), repeat=rolls)]
    past = sum(total > distance for total in totals)
    return past / len(totals), totals.count(distance) / len(totals)


def at_least(chances: list[float]) -> list[float]:
    """The probabilities that at least 1, 2, 3 of three independent events happen."""
    a, b, c = chances
    return [1 - (1 - a) * (1 - b) * (1 - c), a * b + a * c + b * c - 2 * a * b * c, a * b * c]


@cache
def forecast(steps: tuple[int, ...]) -> tuple[float, ...]:
    """By ware: its expected final value if each ware arrives in each voyage with probability ARRIVAL (M14.1)."""
    if TOP in steps:
        return tuple(float(MARKET[step]) for step in steps)
    total, still = [0.0] * 4, (1 - ARRIVAL) ** 4
    for rise in product((0, 1), repeat=4):
        if any(rise):
            chance = ARRIVAL ** sum(rise) * (1 - ARRIVAL) ** (4 - sum(rise)) / (1 - still)
            later = forecast(tuple(step + one for step, one in zip(steps, rise, strict=True)))
            total = [sofar + chance * value for sofar, value in zip(total, later, strict=True)]
    return tuple(total)


@cache
def gains(steps: tuple[int, ...], edges: tuple[float, ...]) -> tuple[float, ...]:
    """By ware: the value of its arrival to a seat with these share advantages."""
    now = forecast(steps)
    return tuple(
        0.0 if TOP in steps else sum(edges[other] * (risen(steps, ware)[other] - now[other]) for other in range(4))
        for ware in range(4)
    )


def risen(steps: tuple[int, ...], ware: int) -> tuple[float, ...]:
    return forecast(tuple(step + (at == ware) for at, step in enumerate(steps)))

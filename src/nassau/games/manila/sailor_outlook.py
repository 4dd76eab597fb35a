"""What a seat can expect from a position of Manila: arrival odds, pay-outs and the future of shares.

Dice are counted exactly; people are not: how many more will board a punt, whether pirates will come, and how often a
ware arrives in later voyages are rough numbers, written down here once.
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
    LOAD_VALUE,
    MARKET,
    MATE,
    NOBODY,
    PORT,
    RIM,
    SHARES_PER_WARE,
    SLOT_PAYOUT,
    TOP,
    YARD,
    YARD_BERTH,
)
from nassau.games.manila.view_types import View

ARRIVAL: Final = 0.42  # a ware's chance to sail and to arrive, per voyage
JOINING: Final = 0.35  # of the free seats on a sure punt, how many are taken per placement round
PIRACY: Final = 0.25  # the chance that a pirate comes in a placement round, while there is none
RIVALRY: Final = 0.6  # how much a peso for the others' average counts against one's own


class Fate(NamedTuple):
    """The chances of a punt: its crew is paid, it ends on 13, and it comes into the port at all."""

    paid: float
    rim: float
    port: float


class Outlook:
    """What `seat` sees, as plain lists that may be changed to ask "what if"."""

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
        """By ware: one's own shares, less a part of what the others hold on average (M1.2: 5 in all)."""
        weight = RIVALRY / (self.seats - 1)
        others = [SHARES_PER_WARE - supply[ware] - self.shares[ware] for ware in range(4)]
        return tuple(self.shares[ware] - weight * others[ware] for ware in range(4))

    # -- what if

    def twin(self) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__ |= self.__dict__
        return other

    def placed(self, space: int) -> Self:
        other = self.twin()
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
        other = self.twin()
        other.wave = self.wave.copy()
        other.wave[route] = max(0, self.wave[route] + waves)
        return other

    def sent(self, route: int, to_yard: int) -> Self:
        """M9.11: the next slot of the port or of the shipyard; which one does not matter to the others."""
        first = YARD_BERTH if to_yard else 0
        other = self.twin()
        other.berth = self.berth.copy()
        other.berth[route] = first + sum(first <= berth < first + YARD_BERTH for berth in self.berth)
        return other

    # -- expectations

    def worth(self) -> float:
        """Pesos that the rest of this voyage brings to the seat, with what it does to the value of shares."""
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
        past, rim = arrival(RIM - self.wave[route], self.rolls)
        pirates = self.piracy()
        return Fate(past + rim * (1 - pirates), rim, past + rim * (1 - pirates / 2))

    def piracy(self) -> float:
        """The chance that a pirate lies in wait at the end."""
        return 1.0 if self.spaces[CAPTAIN] != NOBODY else 1 - (1 - PIRACY) ** self.rounds

    def crew_part(self, ware: int, paid: float) -> float:
        """M11.2: one's part of a load, allowing for those who will still come aboard."""
        crew = [self.spaces[space] for space in CREW[ware]]
        mine, free = crew.count(self.seat), crew.count(NOBODY)
        if not mine:
            return 0
        return mine / (len(crew) - free + free * min(1, JOINING * max(0, self.rounds - 1)) * paid)

    def pirate_part(self) -> float:
        """M9.10; a pirate who is alone may yet be joined."""
        pirates = [self.spaces[CAPTAIN], self.spaces[MATE]]
        alone = pirates[1] == NOBODY
        return pirates.count(self.seat) / (1 + PIRACY * self.rounds if alone else 2)

    def slots(self, spaces: tuple[int, ...], filled: list[float]) -> float:
        """M11.4, M11.5: the pay-outs of one's own slots."""
        return sum(SLOT_PAYOUT[slot] * filled[slot] for slot in range(3) if self.spaces[spaces[slot]] == self.seat)

    def repairs(self, wrecked: list[float]) -> float:
        """M12.1, M12.3: what the insurer pays, for all slots but his own."""
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
    """The chances to pass 13 and to end exactly on it, with so many rolls to come."""
    totals = [sum(faces) for faces in product(range(1, 7), repeat=rolls)]
    past = sum(total > distance for total in totals)
    return past / len(totals), totals.count(distance) / len(totals)


def at_least(chances: list[float]) -> list[float]:
    """Of three independent things: the chances that at least 1, 2, 3 of them happen."""
    a, b, c = chances
    return [1 - (1 - a) * (1 - b) * (1 - c), a * b + a * c + b * c - 2 * a * b * c, a * b * c]


@cache
def forecast(steps: tuple[int, ...]) -> tuple[float, ...]:
    """By ware: its expected value at the end, if every ware arrives in every voyage with the same chance (M14.1)."""
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
    """By ware: what its arrival is worth to somebody with this edge in shares."""
    now = forecast(steps)
    return tuple(
        0.0 if TOP in steps else sum(edges[other] * (risen(steps, ware)[other] - now[other]) for other in range(4))
        for ware in range(4)
    )


def risen(steps: tuple[int, ...], ware: int) -> tuple[float, ...]:
    return forecast(tuple(step + (at == ware) for at, step in enumerate(steps)))

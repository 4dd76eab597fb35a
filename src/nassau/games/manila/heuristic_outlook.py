"""Odds in Manila: where dice carry a punt, and what shares may be worth at the end."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import MARKET, RIM, TOP

ARRIVAL: Final = 0.42  # a ware's chance to sail and to arrive, per voyage
STEPS: Final = TOP + 1


def totals(rolls: int) -> list[int]:
    """How many ways there are to roll each total."""
    ways = [1]
    for _ in range(rolls):
        longer = [0] * (len(ways) + 6)
        for total, count in enumerate(ways):
            for face in range(1, 7):
                longer[total + face] += count
        ways = longer
    return ways


def chances(rolls: int, past: bool) -> list[float]:
    """By distance to 13 (the last entry: past it): the chance to pass it, or to end exactly there."""
    ways = totals(rolls)
    found: list[float] = []
    for distance in [*range(RIM + 1), -1]:
        hits = [count for total, count in enumerate(ways) if (total > distance if past else total == distance)]
        found.append(sum(hits) / 6.0**rolls)
    return found


PASSES: Final[list[list[float]]] = [chances(rolls, True) for rolls in range(4)]
STAYS: Final[list[list[float]]] = [chances(rolls, False) for rolls in range(4)]
"""By rolls to come and distance; distance -1 is past 13."""

FORECASTS: Final[dict[int, list[float]]] = {}
RISES: Final[dict[int, list[float]]] = {}


def key(steps: list[int]) -> int:
    return ((steps[0] * STEPS + steps[1]) * STEPS + steps[2]) * STEPS + steps[3]


def forecast(steps: list[int]) -> list[float]:
    """By ware: its value at the end, if every ware arrives in every voyage with the same chance."""
    number = key(steps)
    found = FORECASTS.get(number)
    if found is None:
        found = foresee(steps)
        FORECASTS[number] = found
    return found


def foresee(steps: list[int]) -> list[float]:
    if TOP in steps:
        return [float(MARKET[step]) for step in steps]
    total = [0.0] * 4
    for rising in range(1, 16):
        later = [min(TOP, steps[ware] + (rising >> ware & 1)) for ware in range(4)]
        count = rising.bit_count()
        chance: float = ARRIVAL**count * (1.0 - ARRIVAL) ** (4 - count) / (1.0 - (1.0 - ARRIVAL) ** 4)
        values = forecast(later)
        for ware in range(4):
            total[ware] += chance * values[ware]
    return total


def rise(steps: list[int]) -> list[float]:
    """By ware: how much more a share is worth when the ware arrives."""
    number = key(steps)
    found = RISES.get(number)
    if found is None:
        found = [after(steps, ware) for ware in range(4)]
        RISES[number] = found
    return found


def after(steps: list[int], ware: int) -> float:
    later = steps.copy()
    later[ware] = min(TOP, later[ware] + 1)
    return forecast(later)[ware] - forecast(steps)[ware]

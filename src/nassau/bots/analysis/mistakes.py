"""The dearest decisions of a game, and what a Captain would have done, from what the seat knew at that moment.

Rules of thumb say at a glance which decisions may have been dear; search thinks about these. What was played is the
first option of the search, which believes in it until another one is proven better in the same worlds, with the same
dice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from nassau.bots.analysis.win_probability import forecast
from nassau.bots.search.ismcts import Search
from nassau.bots.search.racing import Race, difference
from nassau.kernel import CHANCE, Action, Record, State, text
from nassau.kernel.bot import always
from nassau.kernel.heuristic import Heuristic
from nassau.kernel.record import apply_entry

SUSPECTS: Final = 2
"""Decisions of each seat that are thought about, by each of the two gauges of a doubt."""
CARE: Final = 240
"""Iterations of such a thought."""
DEAR: Final = 0.03
"""The smallest part of a win that is told of,"""
PROVEN: Final = 2.0
"""if it is so many standard errors."""


class Doubt(NamedTuple):
    """How far a decision seems to have fallen behind the best option, at a glance."""

    number: int
    seat: int
    behind: float  # in the chance to win right after it
    below: float  # in rating


class Regret(msgspec.Struct, frozen=True):
    """A decision for which there was something better."""

    number: int
    seat: int
    step: str  # what was decided,
    view: dict[str, Any]  # and what the seat knew
    played: str
    better: str
    loss: float  # the part of a win from 0 to 1 that it cost


def choices(record: Record, first: int, last: int | None) -> Iterator[tuple[int, State, int, Action]]:
    """The entries from `first` to `last` by which a seat chose among several options, each with the state before it."""
    state = record.game.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.entries[:last], 1):
        before = state.copy() if number >= first and len(state.legal(seat)) > 1 and seat != CHANCE else None
        apply_entry(state, number, seat, action)
        if before is not None:
            yield number, before, seat, action


def doubts(record: Record, first: int = 1, last: int | None = None) -> Iterator[Doubt]:
    """A glance at every decision from `first` to `last`."""
    rules = record.game.heuristic
    for number, state, seat, action in choices(record, first, last):
        legal = state.legal(seat)
        played, ratings = legal.index(action), rules.rate(state, seat, legal)
        hopes = [hope(rules, state, seat, option) for option in legal]
        yield Doubt(number, seat, max(hopes) - hopes[played], max(ratings) - ratings[played])


def hope(rules: Heuristic, state: State, seat: int, option: Action) -> float:
    """The chance to win right after an option."""
    world = state.copy()
    world.apply(seat, option)
    return forecast(rules, world)[seat]


def suspects(found: Iterable[Doubt]) -> list[int]:
    """The decisions of each seat that seem to have been dear."""
    chosen: set[int] = set()
    by_seat: dict[int, list[Doubt]] = {}
    for doubt in found:
        by_seat.setdefault(doubt.seat, []).append(doubt)
    for own in by_seat.values():
        for gauge in (2, 3):
            worst = sorted((doubt for doubt in own if doubt[gauge] > 0), key=lambda doubt: -doubt[gauge])
            chosen.update(doubt.number for doubt in worst[:SUSPECTS])
    return sorted(chosen)


def regret(record: Record, number: int, going: Callable[[], bool] = always) -> Regret | None:
    """A thought about a decision; None if nothing better is proven, or not much better."""
    _, state, seat, action = next(choices(record, number, number))
    race = thought(state, seat, action, random.Random(f"regret/{number}"), going)
    best, played = race.best(), race.runners[0]
    mean, error = difference(best, played)
    if best is played or mean < max(DEAR, PROVEN * error):
        return None
    step, view = type(state.stack[-1]).__name__, msgspec.to_builtins(state.view(seat))
    return Regret(number, seat, step, view, text(action), text(best.action), mean)


def thought(state: State, seat: int, played: Action, rng: random.Random, going: Callable[[], bool]) -> Race:
    """The race of the options of a search that begins with what was played."""
    rules = state.game.heuristic
    search = Search(rules, seat, state.legal(seat), lambda: state.imagine(seat, rng), rng, played)
    search.run(CARE, going)
    return search.race or search.line_up(search.imagine())

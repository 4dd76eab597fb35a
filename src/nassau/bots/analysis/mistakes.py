"""The most costly decisions of a game and the better option, judged by what the seat knew at the time.

Two stages: the heuristic screens all decisions and selects candidates; a search examines each candidate. The action
that was played is the incumbent of the search, so another option must prove better in the same determinizations with
the same random numbers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec

from nassau.bots.analysis.win_probability import forecast
from nassau.bots.search.ismcts import Search
from nassau.bots.search.racing import Race, difference
from nassau.kernel import CHANCE, Action, Record, State, full_game, text
from nassau.kernel.bot import always
from nassau.kernel.heuristic import Heuristic
from nassau.kernel.record import apply_entry

CANDIDATES: Final = 2
"""Decisions of each seat that are searched, for each of the two screening criteria."""
ITERATIONS: Final = 240
"""Search iterations for each candidate."""
MIN_LOSS: Final = 0.03
"""Smallest reported loss, as a share of the win."""
MIN_ERRORS: Final = 2.0
"""Smallest reported loss, in standard errors."""


class ScreenedDecision(NamedTuple):
    """The heuristic's estimate of what a decision lost against the best option."""

    number: int
    seat: int
    probability_loss: float  # in win probability right after it
    rating_loss: float  # in points of the heuristic's rating


class Regret(msgspec.Struct, frozen=True):
    """A decision for which a better option is proven. Part of the wire format."""

    number: int
    seat: int
    step: str  # the step that asked for the decision
    view: dict[str, Any]  # what the seat knew
    played: str
    better: str
    loss: float  # share of the win from 0 to 1


def choices(record: Record, first: int, last: int | None) -> Iterator[tuple[int, State, int, Action]]:
    """Yield the decisions with several options from entry `first` to `last`, each with the state before it."""
    state = record.game.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.entries[:last], 1):
        before = state.copy() if number >= first and len(state.legal(seat)) > 1 and seat != CHANCE else None
        apply_entry(state, number, seat, action)
        if before is not None:
            yield number, before, seat, action


def screen_decisions(record: Record, first: int = 1, last: int | None = None) -> Iterator[ScreenedDecision]:
    """Estimate the loss of every decision from entry `first` to `last` by the heuristic alone."""
    heuristic = record.game.heuristic
    for number, state, seat, action in choices(record, first, last):
        legal = state.legal(seat)
        played, ratings = legal.index(action), heuristic.rate(state, seat, legal)
        values = [value_after(heuristic, state, seat, option) for option in legal]
        yield ScreenedDecision(number, seat, max(values) - values[played], max(ratings) - ratings[played])


def value_after(heuristic: Heuristic, state: State, seat: int, option: Action) -> float:
    """The seat's win probability right after an option."""
    world = state.copy()
    world.apply(seat, option)
    return forecast(heuristic, world)[seat]


def candidate_mistakes(decisions: Iterable[ScreenedDecision]) -> list[int]:
    """The entry numbers of each seat's decisions with the largest estimated losses."""
    chosen: set[int] = set()
    by_seat: dict[int, list[ScreenedDecision]] = {}
    for decision in decisions:
        by_seat.setdefault(decision.seat, []).append(decision)
    for own in by_seat.values():
        for loss in (attrgetter("probability_loss"), attrgetter("rating_loss")):
            worst = sorted((decision for decision in own if loss(decision) > 0), key=loss, reverse=True)
            chosen.update(decision.number for decision in worst[:CANDIDATES])
    return sorted(chosen)


def find_regret(record: Record, number: int, going: Callable[[], bool] = always) -> Regret | None:
    """Search the decision of entry `number`; None unless a better option is proven and the loss is large enough."""
    _, state, seat, action = next(choices(record, number, number))
    race = race_against(state, seat, action, random.Random(f"regret/{number}"), going)
    best, played = race.best(), race.runners[0]
    mean, error = difference(best, played)
    if best is played or mean < max(MIN_LOSS, MIN_ERRORS * error):
        return None
    step, view = type(state.stack[-1]).__name__, msgspec.to_builtins(state.view(seat))
    return Regret(number, seat, step, view, text(action), text(best.action), mean)


def race_against(state: State, seat: int, played: Action, rng: random.Random, going: Callable[[], bool]) -> Race:
    """The race of all options after a search with `played` as incumbent."""
    heuristic = full_game(state).heuristic
    search = Search(heuristic, seat, state.legal(seat), lambda: state.imagine(seat, rng), rng, played)
    search.run(ITERATIONS, going)
    return search.race or search.start_race(search.imagine())

"""Play the engine and a second engine in lockstep, and compare them at every decision.

A second engine is a generator. It yields an `Ask` for every decision of seats and every chance outcome, and gets the
answer by `send`: (seat, action), with seat CHANCE for an outcome. It returns a `Result` at the end of the game. A
second engine shares no code with the package: it is plain Python that reads like the rulebook.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, NamedTuple, TypeAlias

from nassau import games
from nassau.kernel import CHANCE, Action, State
from nassau.kernel.chance import Fast


class Ask(NamedTuple):
    """A decision: the legal actions of every seat that must decide now, or {} before a chance outcome.

    `table` is everything that the second engine knows about the position, by name: money, tokens, cards, scores.
    """

    legal: dict[int, set[Action]]
    table: dict[str, Any]


class Result(NamedTuple):
    scores: list[int]
    ranking: list[int]


SecondEngine: TypeAlias = Generator[Ask, tuple[int, Action], Result]


class Pair(NamedTuple):
    """How a game is compared: its id, its second engine, and how the engine's position is read and played."""

    game: str
    play: Callable[..., SecondEngine]  # seats, options, and the second result of `prepare` if there is one
    read: Callable[[State], dict[str, Any]]  # the same names and values as `Ask.table`
    choose: Callable[[State, int, list[Action], random.Random], Action] = lambda state, seat, legal, rng: rng.choice(
        legal
    )  # a choice that reaches rare rules
    outcome: Callable[[State, random.Random], Action | None] = lambda state, rng: None  # loaded dice; None: fair
    prepare: Callable[[State, random.Random], tuple[State, Any]] | None = None  # a changed start, and the change


class Difference(AssertionError):
    """The two engines disagree."""


def play_pair(pair: Pair, seed: int) -> tuple[int, Counter[str]]:
    """Play one game with random seats and options. Raises Difference.

    Returns the number of decisions and outcomes, and how often each fact was emitted.
    """
    rng = random.Random(f"{pair.game} {seed}")
    game = games.load(pair.game)
    seats = rng.choice(list(game.seats))
    options = {option.id: rng.choice(option.values) for option in game.options.values()}
    state, source = game.start(seats, options), Fast(rng.getrandbits(64))
    change: list[Any] = []
    if pair.prepare:
        state, *change = pair.prepare(state, rng)
    second, facts = pair.play(seats, dict(options), *change), Counter[str]()
    where = f"{pair.game} seed {seed}, {seats} seats, {options}"
    moves: list[str] = []
    try:
        ask = next(second)
        while not state.over:
            compare(pair, state, ask, f"{where}, after {moves[-8:]}")
            seat, action = answer(pair, state, source, rng)
            moves.append(f"{seat}:{action}")
            state.apply(seat, action)
            facts.update(fact.name for fact in state.facts)
            ask = second.send((seat, action))
        raise Difference(f"{where}: the engine's game is over, the second engine asks {ask.legal}")
    except StopIteration as end:
        result: Result = end.value
    if not state.over:
        raise Difference(f"{where}, after {moves[-8:]}: the second engine's game is over, the engine asks")
    if (result.scores, result.ranking) != (state.scores(), state.ranking()):
        raise Difference(f"{where}: {result} in the second engine, {state.scores()} {state.ranking()} in the engine")
    return len(moves), facts


def with_fields(state: State, fields: dict[str, Any]) -> State:
    """The same position with some fields replaced. Not loaded: thinned stacks are no positions of a real game."""
    position = state.copy()
    for name, value in fields.items():
        setattr(position, name, value.copy() if isinstance(value, list) else value)
    return position


def answer(pair: Pair, state: State, source: Fast, rng: random.Random) -> tuple[int, Action]:
    """A random decision of a pending seat, or a chance outcome."""
    if state.pending == (CHANCE,):
        return CHANCE, pair.outcome(state, rng) or source.answer(state)
    seat = rng.choice(state.pending)
    return seat, pair.choose(state, seat, state.legal(seat), rng)


def compare(pair: Pair, state: State, ask: Ask, where: str) -> None:
    """Raise Difference unless pending seats, legal actions and tables are equal."""
    seats = () if state.pending == (CHANCE,) else state.pending
    if set(seats) != set(ask.legal):
        raise Difference(f"{where}: the engine asks {seats}, the second engine {sorted(ask.legal)}")
    for seat in seats:
        legal = set(state.legal(seat))
        if legal != ask.legal[seat]:
            raise Difference(
                f"{where}: only the engine allows {sorted(legal - ask.legal[seat])[:6]}, "
                f"only the second engine {sorted(ask.legal[seat] - legal)[:6]}"
            )
    table = pair.read(state)
    wrong = {name: (table.get(name), value) for name, value in ask.table.items() if table.get(name) != value}
    if wrong:
        raise Difference(f"{where}: (engine, second engine) differ in {wrong}")

"""Checks of positions from outside: a changed position is refused with a reason, or plays to its end."""

from __future__ import annotations

import random
from typing import Any, Final

from nassau.kernel import CHANCE, BadSetup, State
from nassau.kernel.chance import Fast
from nassau.testing.cases import Case
from nassau.testing.playthrough import MAX_ENTRIES, playthrough

STRANGE_NUMBERS: Final = (-99, -2, -1, 0, 1, 2, 3, 5, 7, 99)


def changed_positions_are_refused_or_play(case: Case, count: int, seed: int = 0) -> int:
    """Change one to three numbers in random positions. Returns how many of the positions were played to the end."""
    rng, played = random.Random(f"{case} {seed}"), 0
    for moment in (rng.choice(playthrough(case).moments) for _ in range(count)):
        data = moment.state.dump()
        for _ in range(rng.randint(1, 3)):
            change(data, rng)
        played += refused_or_plays(case, data, rng)
    return played


def change(data: dict[str, Any], rng: random.Random) -> None:
    """Replace a number of the table or of a step's arguments, or make a list longer or shorter."""
    if rng.random() < 0.25 and data["stack"]:
        step = rng.choice(data["stack"])
        if len(step) > 1:
            step[rng.randrange(1, len(step))] = rng.choice(STRANGE_NUMBERS)
        return
    name = rng.choice(list(data["table"]))
    value = data["table"][name]
    if not isinstance(value, list):
        data["table"][name] = rng.choice((value + 1, value - 1, rng.choice(STRANGE_NUMBERS)))
    elif not value or rng.random() < 0.2:
        if value and rng.random() < 0.5:
            value.pop()
        else:
            value.append(rng.choice(value) if value else rng.choice(STRANGE_NUMBERS))
    else:
        value[rng.randrange(len(value))] = rng.choice(STRANGE_NUMBERS)


def refused_or_plays(case: Case, data: dict[str, Any], rng: random.Random) -> bool:
    """Whether the position was accepted; then a random game from it ends, with a legal action at every decision."""
    try:
        state = case.game.load(data)
    except BadSetup:
        return False
    try:
        play_on(state, rng)
    except Exception as error:
        error.add_note(f"{case}: accepted, but did not play to its end: {data}")
        raise
    return True


def play_on(state: State, rng: random.Random) -> None:
    source = Fast(rng.getrandbits(64))
    for _ in range(MAX_ENTRIES):
        if state.over:
            break
        if state.pending == (CHANCE,):
            state.chance(source)
            continue
        assert state.pending, "nobody has to decide"
        for seat in state.pending:
            assert state.legal(seat), f"seat {seat} has no legal action"
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert state.over, f"not over after {MAX_ENTRIES} entries"
    state.ranking()
    for viewer in (None, *range(state.seats)):
        state.view(viewer)

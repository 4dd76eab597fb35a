"""Shuffled piles as counts: a pile is a list of the copies left of each kind, and a card is drawn when it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nassau.kernel.action import Action
from nassau.kernel.uniform import UniformIntegers

if TYPE_CHECKING:
    from mypy_extensions import i64


def left_in(pile: list[int]) -> int:
    """The number of cards in a pile. A loop, because compiled it is faster than `sum`."""
    cards: i64 = 0
    copies: i64
    for copies in pile:
        cards += copies
    return cards


def draw_from(pile: list[int], cards: list[Action], numbers: UniformIntegers) -> Action:
    """The outcome of drawing from a pile, each copy equally likely; `cards` are the outcomes by kind."""
    ticket = numbers.below(left_in(pile))
    for kind in range(len(pile)):
        ticket -= pile[kind]
        if ticket < 0:
            return cards[kind]
    raise AssertionError("numbers.below(n) returned n or more")

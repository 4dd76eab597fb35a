"""Sequential probability ratio test (Wald): stop a match as soon as one of two win shares is clearly better supported.

The first player's share of the wins is `fair` or less under the null hypothesis, and `better` under the alternative.
Games count as independent. Rotated games share their dice, so the test is asked only after full rounds of seats.
"""

from __future__ import annotations

from math import log
from typing import Final, NamedTuple

from nassau.kernel import BadSetup

ERROR_RATE: Final = 0.05
"""Probability of accepting the wrong hypothesis, for each of the two."""
UPPER: Final = log((1 - ERROR_RATE) / ERROR_RATE)
LOWER: Final = -UPPER

BETTER: Final = "better"
NOT_BETTER: Final = "not better"
OPEN: Final = "open"


class Sprt(NamedTuple):
    """A test of two win shares between 0 and 1."""

    fair: float
    better: float

    def ratio(self, wins: float, games: int) -> float:
        """The logarithm of the likelihood ratio after `wins` in `games`; a tie is a fraction of a win."""
        losses = games - wins
        return wins * log(self.better / self.fair) + losses * log((1 - self.better) / (1 - self.fair))

    def verdict(self, wins: float, games: int) -> str:
        """BETTER, NOT_BETTER, or OPEN while the ratio lies between the bounds."""
        ratio = self.ratio(wins, games)
        return BETTER if ratio >= UPPER else NOT_BETTER if ratio <= LOWER else OPEN


def read_sprt(text: str) -> Sprt:
    """Read "0.25,0.30". Raises BadSetup unless 0 < first < second < 1."""
    try:
        fair, better = map(float, text.split(","))
    except ValueError as error:
        raise BadSetup(f"--sprt takes two win shares, as in 0.25,0.30; not {text!r}") from error
    if not 0 < fair < better < 1:
        raise BadSetup(f"--sprt takes two increasing win shares between 0 and 1, not {text!r}")
    return Sprt(fair, better)

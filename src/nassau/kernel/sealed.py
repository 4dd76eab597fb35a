"""Sealed dice: outcomes from a committed secret and the players' contributions (docs/sealed-dice.md)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, Final

from nassau.kernel.action import Action
from nassau.kernel.source import Source
from nassau.kernel.step import Chance
from nassau.kernel.uniform import UniformIntegers

WORD_VALUES: Final = 1 << 32
"""The number of values of a 32-bit word."""
CONTRIBUTION_BYTES: Final = 16
"""Length of each player's contribution to the key."""


class Sealed(Source):
    """Outcomes determined by a key that no participant could choose alone.

    The n-th answer of a stream depends only on the key, the stream's name and n, so decisions in one stream do not
    shift another. `answered` counts the answers per stream, to resume a game from its log.
    """

    def __init__(self, key: bytes, answered: dict[str, int] | None = None) -> None:
        self.key = key
        self.answered = answered if answered is not None else {}

    def reply(self, state: Any, question: Chance[Any]) -> Action:
        stream = question.stream(state)
        number = self.answered.get(stream, 0)
        action = question.draw(state, SealedIntegers(self.key, stream, number))
        self.answered[stream] = number + 1
        return action


class SealedIntegers(UniformIntegers):
    """HMAC(key, stream ‖ 0 ‖ number ‖ block) for block 0, 1, …, read as 32-bit words; rejection avoids modulo bias."""

    def __init__(self, key: bytes, stream: str, number: int) -> None:
        self.key = key
        self.label = stream.encode() + b"\0" + number.to_bytes(8, "big")
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        """The next 32-bit word."""
        if not self.words:
            digest = hmac.digest(self.key, self.label + self.block.to_bytes(4, "big"), "sha256")
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
            self.block += 1
        return self.words.pop()

    def below(self, bound: int) -> int:
        if not 0 < bound <= WORD_VALUES:
            raise ValueError(f"cannot draw below {bound}")
        limit = WORD_VALUES - WORD_VALUES % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound


def sealed(secret: bytes, contributions: Sequence[bytes], table: str) -> Sealed:
    """The dice of a table, from the server's secret and the contributions in seat order."""
    return Sealed(seal_key(secret, contributions, table))


def seal_key(secret: bytes, contributions: Sequence[bytes], table: str) -> bytes:
    """The key of a table's dice. Raises ValueError if a contribution has the wrong length."""
    if any(len(part) != CONTRIBUTION_BYTES for part in contributions):
        raise ValueError(f"a contribution has {CONTRIBUTION_BYTES} bytes")
    return hmac.digest(secret, table.encode() + b"\0" + b"".join(contributions), "sha256")


def commitment(secret: bytes) -> str:
    """The hash that the server publishes before the start, so that it cannot replace its secret later."""
    return hashlib.sha256(secret).hexdigest()

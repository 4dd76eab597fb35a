"""Sealed dice: outcomes from a committed secret and the players' contributions; docs/sealed-dice.md has every byte."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from nassau.kernel.action import Action
from nassau.kernel.chance import Numbers, Source

if TYPE_CHECKING:
    from nassau.kernel.state import State
    from nassau.kernel.step import Chance

WORD: Final = 1 << 32
CONTRIBUTION: Final = 16
"""Bytes that each player's browser contributes to the key."""


class Sealed(Source):
    """Outcomes fixed by a secret that nobody could have chosen alone; see docs/sealed-dice.md for every byte.

    The n-th answer in a stream depends only on the key, the stream's name and n, so a different decision elsewhere
    does not shift it. `answered` counts the answers already given, for going on with an old log.
    """

    def __init__(self, key: bytes, answered: dict[str, int] | None = None) -> None:
        self.key = key
        self.answered = answered if answered is not None else {}

    def reply(self, state: State, question: Chance[Any]) -> Action:
        stream = question.stream(state)
        number = self.answered.get(stream, 0)
        action = question.draw(state, SealedNumbers(self.key, stream, number))
        self.answered[stream] = number + 1
        return action


class SealedNumbers(Numbers):
    """The bytes HMAC(key, stream ‖ 0 ‖ number ‖ block) for block 0, 1, …, read as 32-bit words without modulo bias."""

    def __init__(self, key: bytes, stream: str, number: int) -> None:
        self.key = key
        self.label = stream.encode() + b"\0" + number.to_bytes(8, "big")
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            digest = hmac.digest(self.key, self.label + self.block.to_bytes(4, "big"), "sha256")
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
            self.block += 1
        return self.words.pop()

    def below(self, bound: int) -> int:
        if not 0 < bound <= WORD:
            raise ValueError(f"cannot draw below {bound}")
        limit = WORD - WORD % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound


def sealed(secret: bytes, contributions: Sequence[bytes], table: str) -> Sealed:
    """The dice of one table, from the server's secret and every person's contribution in seat order."""
    return Sealed(seal_key(secret, contributions, table))


def seal_key(secret: bytes, contributions: Sequence[bytes], table: str) -> bytes:
    if any(len(part) != CONTRIBUTION for part in contributions):
        raise ValueError(f"a contribution has {CONTRIBUTION} bytes")
    return hmac.digest(secret, table.encode() + b"\0" + b"".join(contributions), "sha256")


def commitment(secret: bytes) -> str:
    """What the server shows before the start, so that it cannot change its secret afterwards."""
    return hashlib.sha256(secret).hexdigest()

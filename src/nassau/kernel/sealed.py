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
KEY_LABEL: Final = b"nassau dice 2\0"
HASH_LABEL: Final = b"nassau contribution 2\0"
CHAIN_LABEL: Final = b"nassau chain 2"
"""Domain separation: no input of one hash is an input of another."""
CHAIN_START: Final = bytes(32)
"""The head of a chain without draws."""


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
    """The dice of a table, from the server's secret and the contributions by seat (empty: none)."""
    return Sealed(seal_key(secret, contributions, table))


def seal_key(secret: bytes, contributions: Sequence[bytes], table: str) -> bytes:
    """The key of a table's dice. Raises ValueError if a contribution that is not empty has the wrong length."""
    if any(part and len(part) != CONTRIBUTION_BYTES for part in contributions):
        raise ValueError(f"a contribution has {CONTRIBUTION_BYTES} bytes")
    parts = b"".join([bytes([1]) + part if part else bytes(1) for part in contributions])
    return hmac.digest(secret, KEY_LABEL + table.encode() + b"\0" + parts, "sha256")


def seal_key_1(secret: bytes, contributions: Sequence[bytes], table: str) -> bytes:
    """The key of a table that started with seals of version 1: contributions of the people only, in seat order."""
    if any(len(part) != CONTRIBUTION_BYTES for part in contributions):
        raise ValueError(f"a contribution has {CONTRIBUTION_BYTES} bytes")
    return hmac.digest(secret, table.encode() + b"\0" + b"".join(contributions), "sha256")


def commitment(secret: bytes) -> str:
    """The hash that the server publishes before the start, so that it cannot replace its secret later."""
    return hashlib.sha256(secret).hexdigest()


def contribution_hash(table: str, part: bytes) -> str:
    """The hash with which a player commits to a contribution, before any contribution is shown."""
    return hashlib.sha256(HASH_LABEL + table.encode() + b"\0" + part).hexdigest()


def chain_key(key: bytes) -> bytes:
    """The key of the chain over a game's draws: without it, a head says nothing about hidden outcomes."""
    return hmac.digest(key, CHAIN_LABEL, "sha256")


def chained(key: bytes, head: bytes, draw: str) -> bytes:
    """The head of the chain after a draw. `key` is the chain's key, `draw` the text of the draw."""
    return hmac.digest(key, head + draw.encode(), "sha256")

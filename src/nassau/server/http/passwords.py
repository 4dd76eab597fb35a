"""Password hashing (argon2id), outside the event loop."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError, VerifyMismatchError

from nassau.server.protocol.request_error import RequestError

HASHER: Final = PasswordHasher()
MIN_CHARACTERS: Final = 8


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def verify_password(hashed: str | None, password: str) -> bool:
    """Whether the password matches. Takes the same time without an account (`hashed` is None)."""
    return await asyncio.to_thread(verify, hashed, password)


def verify(hashed: str | None, password: str) -> bool:
    try:
        HASHER.verify(hashed or dummy_hash(), password)
    except (VerifyMismatchError, VerificationError):
        return False
    return hashed is not None


@cache
def dummy_hash() -> str:
    return HASHER.hash("nobody's password")


def needs_rehash(hashed: str) -> bool:
    """Whether a hash has weaker parameters than today's."""
    return HASHER.check_needs_rehash(hashed)


def require_password(password: str) -> str:
    """The password; RequestError `bad_password` if it is too short."""
    if len(password) < MIN_CHARACTERS:
        raise RequestError("bad_password", f"a password has at least {MIN_CHARACTERS} characters")
    return password

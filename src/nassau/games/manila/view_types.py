"""The shapes in which a viewer gets a game of Manila."""

from __future__ import annotations

import msgspec


class Player(msgspec.Struct, frozen=True):
    """The public side of a seat (M2.1, M2.8)."""

    cash: int
    shares: int
    loans: int
    bought: list[int]
    out: bool
    hand: list[int] | None  # unpledged shares by ware: one's own, and everybody's after the end
    pledged: list[int] | None


class Punt(msgspec.Struct, frozen=True):
    ware: int  # -1: not loaded yet
    wave: int  # -1: not launched yet
    berth: int  # -1: at sea, 0–2: port, 3–5: shipyard


class Bidding(msgspec.Struct, frozen=True):
    high: int
    leader: int
    passed: list[int]


class Due(msgspec.Struct, frozen=True):
    """A payment for which a seat must pledge shares (M2.5). What it is for was told; its size is no secret."""

    seat: int
    amount: int


class View(msgspec.Struct, frozen=True):
    voyage: int
    master: int
    players: list[Player]
    supply: list[int]
    values: list[int]  # black market, in pesos
    punts: list[Punt]
    spaces: list[int]  # seat of the accomplice or -1, by space
    dice: list[int]
    rolls: int  # dice rounds still to come in this voyage
    auction: Bidding | None
    due: Due | None
    scores: list[int] | None  # after the end
